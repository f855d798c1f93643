// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewmenu

import (
	"image"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// fieldMost is the greatest width of the field for a name.
const fieldMost = unit.Dp(280)

// TopHeight returns the height of the line below the toolbar in pixels, 0 without a line. An error about a name
// takes a second row.
func (f *Feature) TopHeight(gtx layout.Context) int {
	l := &f.line
	l.height = 0
	if l.mode == modeOff || !f.Painter.Styled() {
		return 0
	}
	l.row, l.rows = f.Buttons.Side(gtx, &f.Painter.Style)+2*gtx.Dp(ui.ButtonGap), 1
	if l.mode.asksName() && l.text != "" {
		l.rows = 2
	}
	l.height = l.row*l.rows + f.Painter.Style.Line
	return l.height
}

// PaintTop draws the line at a place in pixels of the grid.
func (f *Feature) PaintTop(bar image.Rectangle) {
	p, l := f.Painter, &f.line
	if l.height == 0 {
		return
	}
	defer draw.Clip(p.Ops, bar).Pop()
	ui.BarGround(p, bar, p.Style.Theme.FooterBg)
	plan := f.plan(bar)
	if l.mode.asksName() {
		ui.EditorBox{Hint: f.texts().Name, Wrong: f.line.wrong}.Layout(f.Painter, plan.body, &f.line.editor)
		f.paintText(plan.below)
	} else {
		f.paintText(plan.body)
	}
	t := f.texts()
	switch l.mode {
	case modeTell:
		f.Buttons.Draw(&l.exit, ui.ButtonFace{At: plan.exit, Label: p.Style.Texts.Close, Icon: p.Style.Icons.Close, Fill: p.Style.Theme.FooterBg})
	default:
		f.Buttons.Draw(&l.ok, ui.ButtonFace{At: plan.ok, Label: f.okText(), Text: f.okText(), Framed: true, Fill: p.Style.Theme.FooterBg})
		f.Buttons.Draw(&l.exit, ui.ButtonFace{At: plan.exit, Label: t.Cancel, Text: t.Cancel, Framed: true, Fill: p.Style.Theme.FooterBg})
	}
}

// okText returns the text of the button that does what the line is for.
func (f *Feature) okText() string {
	if f.line.mode == modeDelete {
		return f.texts().Remove
	}
	return f.texts().OK
}

// A linePlan holds the bounds of the parts of the line.
type linePlan struct{ body, ok, exit, below image.Rectangle }

// plan divides the line: the buttons are at the reading end of a text, and right after a field.
func (f *Feature) plan(bar image.Rectangle) (plan linePlan) {
	p, l := f.Painter, &f.line
	side, gap := f.Buttons.Side(p.Gtx, &p.Style), p.Dp(ui.ButtonGap)
	y := bar.Min.Y + gap
	place := func(from, width int) image.Rectangle {
		r := image.Rect(from, y, from+max(width, 0), y+side)
		if p.Style.RTL {
			return layoutx.Mirror(r, bar)
		}
		return r
	}
	x, end := bar.Min.X+p.Style.Padding, bar.Max.X-p.Style.Padding
	exit, ok := side, 0
	if l.mode != modeTell {
		exit = f.Buttons.Width(p.Gtx, &p.Style, f.texts().Cancel, false)
		ok = f.Buttons.Width(p.Gtx, &p.Style, f.okText(), false)
	}
	body := max(end-x-exit-gap-ok-gap, 0)
	if l.mode.asksName() {
		body = min(body, p.Dp(fieldMost))
	}
	plan.body = place(x, body)
	if l.mode == modeTell {
		plan.exit = place(end-exit, exit)
		return plan
	}
	if !l.mode.asksName() {
		x = end - exit - gap - ok - gap - body
	}
	plan.ok = place(x+body+gap, ok)
	plan.exit = place(x+body+gap+ok+gap, exit)
	y += l.row - gap
	plan.below = place(bar.Min.X+p.Style.Padding, end-bar.Min.X-p.Style.Padding)
	return plan
}

// paintText draws the message or the question of the line.
func (f *Feature) paintText(at image.Rectangle) {
	p, text, ink := f.Painter, f.line.text, f.Painter.Style.Theme.Fg
	switch {
	case f.line.mode == modeDelete:
		text = f.line.question
	case f.line.wrong:
		ink = p.Style.Theme.Danger
	}
	if text == "" || at.Empty() {
		return
	}
	p.Text(text, at, option.AlignStart, ink)
	p.Node(at, text, "")
}
