// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"image"
	"time"

	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/text"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/option"
)

// MaxTyped is the maximum number of runes in a line editor of the grid: it would take too long
// to shape more. A longer text that comes from the program is cut when it is edited.
const MaxTyped = 1000

// LayoutEditor lays out an editor in the grid's font and colours.
func LayoutEditor(gtx layout.Context, p *draw.Painter, ed *widget.Editor) layout.Dimensions {
	clipread.TakePaste(gtx, ed)
	if p.Style.ReducedMotion {
		gtx = restingCaret(gtx, ed)
	}
	return ed.Layout(gtx, p.Style.Shaper, p.Style.Face.Font, p.TextSize(gtx), p.Material(p.Style.Theme.Fg), p.Material(p.Style.Theme.RangeFill))
}

// caretRest is more than the time after which the caret of an editor that nobody types
// into stays.
const caretRest = time.Minute

// restingCaret has an editor read its input now, and returns the context of a time by
// which its caret stays: an editor that is laid out then draws it, and asks for no frame
// to blink in. What a swipe would have glide on is at its end by then.
func restingCaret(gtx layout.Context, ed *widget.Editor) layout.Context {
	for {
		if _, ok := ed.Update(gtx); !ok {
			break
		}
	}
	gtx.Now = gtx.Now.Add(caretRest)
	return gtx
}

// EditorIn lays out an editor of one line in the grid's font, on the baseline that other text
// in the rectangle has. A hint shows while it is empty. It returns where the editor begins.
func EditorIn(p *draw.Painter, r image.Rectangle, ed *widget.Editor, hint string) (origin image.Point) {
	if r.Dx() <= 0 {
		return r.Min
	}
	if ed.Len() == 0 {
		p.Text(hint, r, option.AlignStart, p.Style.Theme.FgMuted)
	}
	ed.Alignment = text.Start
	if p.Style.RTL != (p.Gtx.Locale.Direction == system.RTL) {
		ed.Alignment = text.End
	}
	defer draw.Clip(p.Ops, r).Pop()
	p.FieldNode(hint)
	gtx := p.Gtx
	gtx.Constraints = layout.Constraints{Min: image.Pt(r.Dx(), 0), Max: image.Pt(r.Dx(), draw.Unbounded)}
	m := op.Record(p.Ops)
	dims := LayoutEditor(gtx, p, ed)
	call := m.Stop()
	y := p.Baseline(p.Style.Face, r.Dy()) - (dims.Size.Y - dims.Baseline)
	origin = r.Min.Add(image.Pt(0, y))
	defer draw.Offset(p.Ops, origin).Pop()
	call.Add(p.Ops)
	return origin
}

// EditorBox is what stands in the box of an editor of one line.
type EditorBox struct {
	// Hint shows while the editor is empty, Wrong outlines it as wrong.
	Hint  string
	Wrong bool
}

// Layout draws the box in a rectangle, with a ring while the editor has the keyboard, and lays out the
// editor in it.
func (b EditorBox) Layout(p *draw.Painter, at image.Rectangle, ed *widget.Editor) {
	if at.Empty() {
		return
	}
	round, line, edge := p.Dp(ButtonRound), 2*p.Style.Line, p.Style.Theme.FocusRing
	if !p.Gtx.Focused(ed) {
		line, edge = p.Style.Line, p.Style.Theme.FieldBorder
	}
	if b.Wrong {
		edge = p.Style.Theme.Danger
	}
	p.RoundRect(at, round, edge)
	p.RoundRect(at.Inset(line), max(round-line, 0), p.Style.Theme.Bg)
	inner := at.Inset(2 * p.Style.Line)
	inner.Min.X += p.Dp(ButtonPad)
	inner.Max.X -= p.Dp(ButtonPad)
	EditorIn(p, inner, ed, b.Hint)
}
