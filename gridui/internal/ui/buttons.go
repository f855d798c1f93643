// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"image"
	"image/color"
	"time"

	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/option"
)

// ButtonFace holds what a button shows in a frame.
type ButtonFace struct {
	// At is the rectangle of the button in pixels of the grid.
	At image.Rectangle
	// Label is the name for assistive technology, and the tooltip of a button without text. Text is
	// the visible text. Icon is drawn before the text, or after it if After is set.
	Label, Text string
	Icon        icon.Icon
	After       bool
	// Off greys the button out. On marks a switch that is on.
	Off, On bool
	// Framed draws an edge. Field draws the edge of a field, for a button that opens a list of values. Primary marks the
	// button that finishes a task. Without them, a button has no edge.
	Framed, Field, Primary bool
	// Reason is why the button is off, for its tooltip and assistive technology. A disabled button
	// with a reason can get the keyboard, so that users can read the reason.
	Reason string
	// Fill is the background of the button. Pill makes its ends round.
	Fill color.NRGBA
	Pill bool
}

// Buttons draws the buttons of a grid, and follows the one under the pointer.
type Buttons struct {
	Painter *draw.Painter
	tip     buttonTip
	drawn   drawnButton
	// face and glyph are layoutFace and Painter.DrawGlyph.
	face  layout.Widget
	glyph func(gtx layout.Context, glyph string, px int, c color.NRGBA)
}

// Use sets the painter that draws the buttons.
func (b *Buttons) Use(p *draw.Painter) { b.Painter, b.face = p, nil }

const (
	// buttonLeast is the least height and width of a button, ButtonIcon the side of its icon,
	// ButtonPad the space at both sides of its text, ButtonGap the space between icon and text,
	// ButtonRound the radius of its corners.
	buttonLeast = unit.Dp(28)
	ButtonIcon  = unit.Dp(16)
	ButtonPad   = unit.Dp(8)
	ButtonGap   = unit.Dp(4)
	ButtonRound = unit.Dp(4)
)

// Side returns the height of buttons in pixels, which is also the width of buttons without text.
func (bs *Buttons) Side(gtx layout.Context, st *style.Resolved) int {
	m := bs.Painter.Cache.Metrics(st.Face)
	return max(1, gtx.Dp(buttonLeast), m.Ascent+m.Descent+gtx.Dp(ButtonPad), st.Scaled(ButtonIcon)+gtx.Dp(ButtonPad))
}

// Line returns the height of a line of buttons in pixels.
func (bs *Buttons) Line(gtx layout.Context, st *style.Resolved) int {
	return max(st.RowHeight, bs.Side(gtx, st)+2*gtx.Dp(ButtonGap))
}

// Width returns the width in pixels of a button with a text, with or without an icon.
func (bs *Buttons) Width(gtx layout.Context, st *style.Resolved, text string, icon bool) int {
	w := bs.Painter.Cache.RunString(st.Face, text).Width + 2*gtx.Dp(ButtonPad)
	if icon {
		w += st.Scaled(ButtonIcon) + gtx.Dp(ButtonGap)
	}
	return max(w, bs.Side(gtx, st))
}

// Draw draws a button. A button that is disabled while it has the keyboard keeps the keyboard, so
// that users keep their place.
func (bs *Buttons) Draw(b *Button, f ButtonFace) {
	p := bs.Painter
	if f.At.Empty() {
		return
	}
	gtx := p.Gtx
	gtx.Constraints = layout.Exact(f.At.Size())
	focused := gtx.Focused(&b.Clickable)
	if f.Off && !focused && f.Reason == "" {
		gtx = gtx.Disabled()
	}
	defer draw.Offset(p.Ops, f.At.Min).Pop()
	if bs.face == nil {
		bs.face, bs.glyph = bs.layoutFace, p.DrawGlyph
	}
	bs.drawn = drawnButton{face: f, state: ButtonState{Focused: focused}}
	bs.drawn.of = b
	b.Layout(gtx, bs.face)
	switch {
	case f.Off && f.Reason != "":
		bs.tip.over(b, f.At, p.Phrase(f.Label, f.Reason))
	case f.Text != f.Label && !f.Off:
		bs.tip.over(b, f.At, f.Label)
	}
}

// ButtonState is the state of a button as it is drawn.
type ButtonState struct{ Focused, Hovered, Pressed bool }

// drawnButton is the button that is being drawn. Functions that are made once draw it, so that a frame makes none.
type drawnButton struct {
	of    *Button
	face  ButtonFace
	state ButtonState
}

// layoutFace draws the button that is being drawn.
func (bs *Buttons) layoutFace(gtx layout.Context) layout.Dimensions {
	d := &bs.drawn
	d.state.Hovered, d.state.Pressed = d.of.Hovered(), d.of.Pressed()
	bs.paint(image.Rectangle{Max: gtx.Constraints.Max}, &d.face, d.state)
	return layout.Dimensions{Size: gtx.Constraints.Max}
}

// Paint draws a button whose owner reads its input.
func (bs *Buttons) Paint(f ButtonFace, s ButtonState) {
	if f.At.Empty() {
		return
	}
	if bs.face == nil {
		bs.face, bs.glyph = bs.layoutFace, bs.Painter.DrawGlyph
	}
	defer draw.Offset(bs.Painter.Ops, f.At.Min).Pop()
	bs.paint(image.Rectangle{Max: f.At.Size()}, &f, s)
}

// paint draws a button in a rectangle, and describes it.
func (bs *Buttons) paint(r image.Rectangle, f *ButtonFace, s ButtonState) {
	p := bs.Painter
	node := draw.Clip(p.Ops, r)
	draw.NodeLabel(p.Ops, f.Label)
	switch {
	case f.Off && f.Reason != "":
		draw.NodeAbout(p.Ops, p.Phrase(f.Label, f.Reason))
	case f.Text != "" && f.Text != f.Label:
		draw.NodeAbout(p.Ops, p.Phrase(f.Label, f.Text))
	}
	draw.NodeClass(p.Ops, semantic.Button)
	draw.NodeEnabled(p.Ops, !f.Off)
	if f.On {
		draw.NodeSelected(p.Ops, true)
	}
	bs.ground(r, *f, s.Focused)
	if !f.Off {
		bs.state(s, r, *f)
	}
	bs.contents(r, *f)
	node.Pop()
}

// ground draws the edge of a button, or the focus ring, and its background.
func (bs *Buttons) ground(r image.Rectangle, f ButtonFace, focused bool) {
	p := bs.Painter
	line, ink := p.Style.Line, p.Style.Theme.MenuBorder
	switch {
	case f.On:
		f.Fill, ink = p.Style.Theme.Selected, p.Style.Theme.Accent
	case f.primary():
		f.Fill, ink = p.Style.Theme.Accent, p.Style.Theme.Accent
	case f.Field:
		ink = p.Style.Theme.FieldBorder
	}
	switch {
	case focused && f.primary():
		// The ring has nearly the colour of the button: a line of the background separates them.
		round := bs.round(r, f)
		p.RoundRect(r, round, p.Style.Theme.FocusRing)
		r, f.Framed = r.Inset(2*line), true
		p.RoundRect(r, max(round-2*line, 0), p.Style.Theme.MenuBg)
		r = r.Inset(line)
	case focused:
		line, ink = 2*line, p.Style.Theme.FocusRing
	case !f.Framed && !f.Field && !f.On && !f.primary():
		return
	}
	round := bs.round(r, f)
	p.RoundRect(r, round, ink)
	p.RoundRect(r.Inset(line), max(round-line, 0), f.Fill)
}

// primary reports whether a button is drawn as one that finishes a task. Disabled ones are not.
func (f *ButtonFace) primary() bool { return f.Primary && !f.Off }

// round returns the radius of the corners of a button.
func (bs *Buttons) round(r image.Rectangle, f ButtonFace) int {
	if f.Pill {
		return r.Dy() / 2
	}
	return bs.Painter.Dp(ButtonRound)
}

// state lights a button up under the pointer, and more while it is pressed.
func (bs *Buttons) state(s ButtonState, r image.Rectangle, f ButtonFace) {
	p := bs.Painter
	if !s.Hovered && !s.Pressed {
		return
	}
	tint, round := p.Style.Theme.Hover, bs.round(r, f)
	if f.primary() {
		tint = awayFrom(p.Style.Theme.AccentFg)
	}
	p.RoundRect(r, round, tint)
	if s.Pressed {
		p.RoundRect(r, round, tint)
	}
}

// awayFrom returns the tint of a ground that makes a text on it more readable.
func awayFrom(ink color.NRGBA) color.NRGBA {
	if style.IsDark(ink) {
		return color.NRGBA{R: 255, G: 255, B: 255, A: 32}
	}
	return color.NRGBA{A: 32}
}

func (bs *Buttons) contents(r image.Rectangle, f ButtonFace) {
	p := bs.Painter
	ink := p.Style.Theme.Fg
	switch {
	case f.Off:
		ink = Faded(p.Style.Theme.FgMuted)
	case f.primary():
		ink = p.Style.Theme.AccentFg
	}
	side, pad := p.Style.Scaled(ButtonIcon), p.Dp(ButtonPad)
	at := r.Min.Add(image.Pt((r.Dx()-side)/2, (r.Dy()-side)/2))
	switch {
	case f.Icon.IsZero():
	case f.Text == "":
	case f.After != p.Style.RTL:
		at.X = r.Max.X - pad - side
		r.Max.X = at.X - p.Dp(ButtonGap) + pad
	default:
		at.X = r.Min.X + pad
		r.Min.X = at.X + side + p.Dp(ButtonGap) - pad
	}
	if f.Text != "" {
		p.SmallText(f.Text, p.Style.Face, r, ink)
	}
	t := draw.Offset(p.Ops, at)
	f.Icon.Draw(p.Gtx, side, ink, bs.glyph)
	t.Pop()
}

// Faded returns the ink of disabled controls: c at half its opacity.
func Faded(c color.NRGBA) color.NRGBA {
	c.A /= 2
	return c
}

// buttonTip is the tooltip of the button under the pointer. It shows after the pointer has rested
// there.
type buttonTip struct {
	of, now *Button
	since   time.Time
	at      image.Rectangle
	text    string
}

// over records a drawn button and its tooltip if the pointer is over it.
func (t *buttonTip) over(b *Button, at image.Rectangle, text string) {
	if b.Hovered() && !b.Pressed() {
		t.now, t.at, t.text = b, at, text
	}
}

// Hint sets the tooltip of an element under the pointer that is not drawn as a Button.
func (bs *Buttons) Hint(of *Button, at image.Rectangle, text string) {
	bs.tip.now, bs.tip.at, bs.tip.text = of, at, text
}

// PaintTip draws the tooltip of the button under the pointer, inside window, after the pointer has
// rested there. It is called once, at the end of a frame.
func (bs *Buttons) PaintTip(o option.Tooltips, window image.Rectangle) {
	t, p := &bs.tip, bs.Painter
	over := t.now
	t.now = nil
	if over != t.of {
		t.of, t.since = over, p.Gtx.Now
	}
	if over == nil || o.Disabled {
		return
	}
	if due := NotAfter(&t.since, p.Gtx.Now).Add(settings.HoverDelay(o)); p.Gtx.Now.Before(due) {
		p.WakeAt(due)
		return
	}
	DrawTip(p, t.at, window, t.text)
}
