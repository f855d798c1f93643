// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"
	"runtime"
	"time"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// buttonFace is what a button shows in a frame.
type buttonFace struct {
	// at is where it stands in pixels of the grid.
	at image.Rectangle
	// label names it to assistive technology, and where it shows no text in a
	// tooltip; text is what it shows, icon stands before that, or after with after.
	label, text string
	icon        icon.Icon
	after       bool
	// off greys it out, framed draws its edge.
	off, framed bool
	// fill is the ground it stands on.
	fill color.NRGBA
}

const (
	// buttonLeast is the least height and width of a button, buttonIcon the side of
	// its icon, buttonPad what lies beside its text, buttonRound its corners' radius.
	buttonLeast = unit.Dp(28)
	buttonIcon  = unit.Dp(16)
	buttonPad   = unit.Dp(8)
	buttonGap   = unit.Dp(4)
	buttonRound = unit.Dp(4)
)

// buttonSide is the height of buttons, and the width of those with an icon alone.
func (e *engine) buttonSide(gtx layout.Context, st *style.Resolved) int {
	m := e.draw.Cache.Metrics(st.Face)
	return max(1, gtx.Dp(buttonLeast), m.Ascent+m.Descent+gtx.Dp(buttonPad), st.Scaled(buttonIcon)+gtx.Dp(buttonPad))
}

// buttonLine is the height of a line of buttons.
func (e *engine) buttonLine(gtx layout.Context, st *style.Resolved) int {
	return max(st.RowHeight, e.buttonSide(gtx, st)+2*gtx.Dp(buttonGap))
}

// buttonWidth is the width of a button that shows a text, with an icon or
// without.
func (e *engine) buttonWidth(gtx layout.Context, st *style.Resolved, text string, icon bool) int {
	w := e.draw.Cache.RunString(st.Face, text).Width + 2*gtx.Dp(buttonPad)
	if icon {
		w += st.Scaled(buttonIcon) + gtx.Dp(buttonGap)
	}
	return max(w, e.buttonSide(gtx, st))
}

// button draws a button. One that goes off while it has the keyboard keeps it, so
// that the keyboard does not lose its place.
func (p *painter) button(b *ui.Button, f buttonFace) {
	if f.at.Empty() {
		return
	}
	gtx := p.Gtx
	gtx.Constraints = layout.Exact(f.at.Size())
	focused := gtx.Focused(&b.Clickable)
	if f.off && !focused {
		gtx = gtx.Disabled()
	}
	defer draw.Offset(p.Ops, f.at.Min).Pop()
	b.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		r := image.Rectangle{Max: gtx.Constraints.Max}
		node := draw.Clip(p.Ops, r)
		draw.NodeLabel(p.Ops, f.label)
		if f.text != "" && f.text != f.label {
			draw.NodeAbout(p.Ops, p.spoken.pair(f.label, f.text))
		}
		draw.NodeClass(p.Ops, semantic.Button)
		draw.NodeEnabled(p.Ops, !f.off)
		p.buttonGround(r, f, focused)
		if !f.off {
			p.buttonState(b, r)
		}
		p.buttonContents(r, f)
		node.Pop()
		return layout.Dimensions{Size: r.Max}
	})
	if f.text == "" && !f.off {
		p.tip.over(b, f.at, f.label)
	}
}

// buttonGround draws the edge of a button, or the ring of the keyboard.
func (p *painter) buttonGround(r image.Rectangle, f buttonFace, focused bool) {
	line, ink := p.Style.Line, p.Style.Theme.FieldBorder
	switch {
	case focused:
		line, ink = 2*line, p.Style.Theme.FocusRing
	case !f.framed:
		return
	}
	round := p.Dp(buttonRound)
	p.RoundRect(r, round, ink)
	p.RoundRect(r.Inset(line), max(round-line, 0), f.fill)
}

// buttonState lights a button up under the pointer, and more while it is pressed.
func (p *painter) buttonState(b *ui.Button, r image.Rectangle) {
	if !b.Hovered() && !b.Pressed() {
		return
	}
	p.RoundRect(r, p.Dp(buttonRound), p.Style.Theme.Hover)
	if b.Pressed() {
		p.RoundRect(r, p.Dp(buttonRound), p.Style.Theme.Hover)
	}
}

func (p *painter) buttonContents(r image.Rectangle, f buttonFace) {
	ink := p.Style.Theme.Fg
	if f.off {
		ink = faded(p.Style.Theme.FgMuted)
	}
	side, pad := p.Style.Scaled(buttonIcon), p.Dp(buttonPad)
	at := r.Min.Add(image.Pt((r.Dx()-side)/2, (r.Dy()-side)/2))
	switch {
	case f.icon.IsZero():
	case f.text == "":
	case f.after != p.Style.RTL:
		at.X = r.Max.X - pad - side
		r.Max.X = at.X - p.Dp(buttonGap) + pad
	default:
		at.X = r.Min.X + pad
		r.Min.X = at.X + side + p.Dp(buttonGap) - pad
	}
	if f.text != "" {
		p.SmallText(f.text, p.Style.Face, r, ink)
	}
	t := draw.Offset(p.Ops, at)
	f.icon.Draw(p.Gtx, side, ink, p.DrawGlyph)
	t.Pop()
}

// faded is the ink of what cannot be used.
func faded(c color.NRGBA) color.NRGBA {
	c.A /= 2
	return c
}

// buttonTip is the tooltip of buttons: that of the one under the pointer, once it
// has rested there.
type buttonTip struct {
	of, now *ui.Button
	since   time.Time
	at      image.Rectangle
	text    string
}

// over notes a button that is drawn.
func (t *buttonTip) over(b *ui.Button, at image.Rectangle, text string) {
	if b.Hovered() && !b.Pressed() {
		t.now, t.at, t.text = b, at, text
	}
}

// buttonTip draws the tooltip of the button under the pointer.
func (p *painter) buttonTip() {
	t := &p.tip
	over := t.now
	t.now = nil
	if over != t.of {
		t.of, t.since = over, p.Gtx.Now
	}
	if over == nil || p.ask.Tooltips.Off {
		return
	}
	if due := ui.NotAfter(&t.since, p.Gtx.Now).Add(p.ask.Tooltips.HoverDelay()); p.Gtx.Now.Before(due) {
		p.WakeAt(due)
		return
	}
	p.popTip(t.at, image.Rectangle{Max: p.view.Geometry.Size}, t.text)
}

// takeKeyboard gives the keyboard to a control of the grid. In a browser keys only
// arrive while Gio's hidden text field has the focus.
func (e *engine) takeKeyboard(gtx layout.Context, tag event.Tag) {
	gtx.Execute(key.FocusCmd{Tag: tag})
	if runtime.GOOS == "js" {
		gtx.Execute(key.SoftKeyboardCmd{Show: true})
	}
}

// followControl asks for keys again where the Tab key has led to a button or a list: in a
// browser they end with the focus of the one before. Fields ask for keys themselves.
func (e *engine) followControl(gtx layout.Context) {
	if runtime.GOOS != "js" {
		return
	}
	var now event.Tag
	b, c, f := &e.bar, &e.chooser, &e.filterPanel
	for _, tag := range [...]event.Tag{
		&e.clear.Clickable, &e.columns.Clickable,
		&b.sizes.Button.Clickable, &b.first.Clickable, &b.prev.Clickable, &b.next.Clickable, &b.last.Clickable,
		&c.all.Clickable, &c.none.Clickable, &c.undo.Clickable,
		&f.parts[0].button, &f.parts[1].button, &f.join, &f.clear, &f.close, &f.values.all, &f.values.rows.Tag,
	} {
		if gtx.Focused(tag) {
			now = tag
		}
	}
	if now != nil && now != e.control {
		gtx.Execute(key.SoftKeyboardCmd{Show: true})
	}
	e.control = now
}
