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

	"github.com/giogrid/giogrid/gridui/internal/bidi"
	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/option"
)

// MaxTyped is the maximum number of runes in a single-line editor of the grid: shaping more would
// take too long. Longer texts of the program are cut for editing.
const MaxTyped = 1000

// LayoutEditor lays out an editor in the grid's font and colours.
func LayoutEditor(gtx layout.Context, p *draw.Painter, ed *widget.Editor) layout.Dimensions {
	clipread.TakePaste(gtx, ed)
	if of := bidi.Editing(gtx, ed); of.Locale != gtx.Locale {
		gtx = of
		align := ed.Alignment
		defer func() { ed.Alignment = align }()
		ed.Alignment = mirrored(align)
	}
	if p.Style.ReducedMotion {
		gtx = restingCaret(gtx, ed)
	}
	return ed.Layout(gtx, p.Style.Shaper, p.Style.Face.Font, p.TextSize(gtx), p.Material(p.Style.Theme.Fg), p.Material(p.Style.Theme.RangeFill))
}

// mirrored returns the alignment at the same side in the other direction.
func mirrored(a text.Alignment) text.Alignment {
	switch a {
	case text.Start:
		return text.End
	case text.End:
		return text.Start
	}
	return a
}

// caretRest exceeds the time after which the caret of an idle editor stops blinking.
const caretRest = time.Minute

// restingCaret makes an editor read its input now, and returns a context whose time is late enough
// that the caret has stopped blinking. The editor then draws the caret and requests no frames for
// it. The momentum of a swipe has ended by that time too.
func restingCaret(gtx layout.Context, ed *widget.Editor) layout.Context {
	for {
		if _, ok := ed.Update(gtx); !ok {
			break
		}
	}
	gtx.Now = gtx.Now.Add(caretRest)
	return gtx
}

// EditorIn lays out a single-line editor in the grid's font, on the baseline of other text in the
// rectangle. The hint shows while the editor is empty. EditorIn returns the origin of the editor.
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

// EditorBox is the box around a single-line editor.
type EditorBox struct {
	// Hint shows while the editor is empty. Wrong draws the outline of an invalid value.
	Hint  string
	Wrong bool
}

// Layout draws the box in a rectangle, with a ring while the editor has the keyboard, and lays out
// the editor in it.
func (b EditorBox) Layout(p *draw.Painter, at image.Rectangle, ed *widget.Editor) {
	if at.Empty() {
		return
	}
	EditorIn(p, FieldBox{Focused: p.Gtx.Focused(ed), Wrong: b.Wrong}.Paint(p, at), ed, b.Hint)
}
