// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package placeholder

import (
	"image"
	"image/color"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// iconSide is the side of the icon of a state, partGap the distance between icon, text and button.
	iconSide = unit.Dp(32)
	partGap  = unit.Dp(8)
	// textMost is the greatest width of the text, linesMost its greatest number of lines.
	textMost  = unit.Dp(420)
	linesMost = 4
)

// paintState draws why there are no rows: the widget of the program, otherwise an icon, the text of the state and
// a button.
func (f *Feature) paintState(body image.Rectangle) {
	p, state := f.Painter, f.State()
	if w := f.custom(state); w != nil {
		p.Centered(body, w)
		return
	}
	if !p.Styled() {
		return
	}
	f.syncWords(state)
	defer draw.Clip(p.Ops, body).Pop()
	ink := p.Style.Theme.FgMuted
	if state == option.PlaceholderFailed {
		ink = p.Style.Theme.Danger
	}
	width := max(min(body.Dx()-2*p.Style.Padding, p.Dp(textMost)), 1)
	f.lines.sync(p, f.words.text, width, ink)
	l := f.layoutState(body, width)
	if !l.icon.Empty() {
		p.LargeIcon(f.words.icon, l.icon, p.Style.Theme.FgMuted)
	}
	f.lines.paint(p, l.text)
	p.Node(l.text, f.words.text, "")
	if f.words.button != "" && !f.Options.Loading.Overlay {
		f.Buttons.Draw(&f.action, ui.ButtonFace{At: l.button, Label: f.words.button, Text: f.words.button, Framed: true, Fill: p.Style.Theme.Bg})
	}
}

// A stateLayout holds the bounds of the parts of a state, in pixels of the sheet.
type stateLayout struct{ icon, text, button image.Rectangle }

// layoutState places the parts below each other in the middle of the body. If the body is too low it leaves out
// the icon, then lines of the text. width is the width of the lines in pixels.
func (f *Feature) layoutState(body image.Rectangle, width int) (l stateLayout) {
	p := f.Painter
	gap, pitch := p.Dp(partGap), p.Pitch(p.Style.Face)
	side := p.Style.Scaled(iconSide)
	button := 0
	if f.words.button != "" {
		button = f.Buttons.Side(p.Gtx, &p.Style) + gap
	}
	n := f.lines.n
	if side+gap+n*pitch+button > body.Dy() {
		side = -gap
		n = min(n, max((body.Dy()-button)/max(pitch, 1), 1))
	}
	y := body.Min.Y + max((body.Dy()-(side+gap+n*pitch+button))/2, 0)
	middle := body.Min.X + body.Dx()/2
	column := func(width, from, height int) image.Rectangle {
		return image.Rect(middle-width/2, from, middle-width/2+width, from+height)
	}
	if side > 0 {
		l.icon = column(side, y, side)
	}
	l.text = column(width, y+side+gap, n*pitch)
	if button > 0 {
		w := min(f.Buttons.Width(p.Gtx, &p.Style, f.words.button, false), width)
		l.button = column(w, l.text.Max.Y+gap, button-gap)
	}
	return l
}

// lines holds the lines that a text was broken into.
type lines struct {
	of   linesOf
	line textrun.Line
	n    int
}

// linesOf holds what lines depend on.
type linesOf struct {
	text  string
	width int
	style uint32
	ink   color.NRGBA
}

// sync breaks a text into lines of a width in pixels, unless it was already broken so.
func (l *lines) sync(p *draw.Painter, text string, width int, ink color.NRGBA) {
	of := linesOf{text, width, p.StyleRev, ink}
	if of == l.of {
		return
	}
	l.of = of
	l.line.Reset()
	pitch := p.Pitch(p.Style.Face)
	paragraph := p.Cache.Wrap(p.Style.Face, []byte(text), width, linesMost)
	l.n = paragraph.Len()
	for i := range l.n {
		run := paragraph.Line(i)
		l.line.AddBelow(run, (width-run.Width)/2, i*pitch, ink)
	}
	l.line.Record(&p.Cache)
}

// paint draws the lines in a rectangle as wide as they were made for.
func (l *lines) paint(p *draw.Painter, r image.Rectangle) {
	defer draw.Clip(p.Ops, r).Pop()
	defer draw.Offset(p.Ops, image.Pt(r.Min.X, r.Min.Y+p.Baseline(p.Style.Face, p.Pitch(p.Style.Face)))).Pop()
	l.line.Paint(p.Ops)
}
