// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/editors"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// caretRoom is the free room after the text of a field.
const caretRoom = unit.Dp(4)

// drawLine draws a field of one line exactly over the cell. A longer text extends it up to the end of its
// pane. It returns the place of the field.
func (pc *picture) drawLine(cell, within image.Rectangle) image.Rectangle {
	at := pc.at
	r, align := pc.grown(cell, within, at)
	pc.drawGround(r)
	txt := pc.inner(pc.firstLine(r, at), at)
	pc.button = image.Rectangle{}
	if pc.drops() {
		txt, pc.button = pc.drawButton(r, txt)
	}
	spoken := pc.Input.Editor.Text()
	if spoken == "" {
		spoken = pc.hint
	}
	pc.describe(r.Intersect(within), spoken)
	pc.drawHint(txt)
	pc.drawField(txt, r, align)
	pc.drawRing(r)
	return r
}

// drops reports whether a list or calendar drops down from the field.
func (pc *picture) drops() bool {
	return pc.sign != editors.NoButton
}

// grown returns the rectangle of a field over a cell, wide enough for its text as far as the pane has room,
// and the alignment of the text.
func (pc *picture) grown(cell, within image.Rectangle, at viewport.Address) (r image.Rectangle, a option.Align) {
	p := pc.Painter
	if l := &pc.length; !l.known || l.style != p.StyleRev {
		*l = textLength{known: true, style: p.StyleRev, px: p.Cache.RunString(p.Style.Face, pc.Input.Editor.Text()).Width}
	}
	r, a = cell, pc.Columns.Leaves[at.Col].Align
	need := pc.length.px + 2*p.Style.Padding + p.Dp(caretRoom) + pc.indent(at)
	if pc.drops() {
		if pc.sign != editors.SpinButtons {
			a = option.AlignStart
		}
		need += pc.buttonWidth(cell)
	}
	more := max(need-r.Dx(), 0)
	if (a == option.AlignEnd) != p.Style.RTL {
		r.Min.X = max(r.Min.X-more, min(within.Min.X, r.Min.X))
	} else {
		r.Max.X = min(r.Max.X+more, max(within.Max.X, r.Max.X))
	}
	return r, a
}

// firstLine returns the part of a rectangle over a cell that contains the first line of its text.
func (pc *picture) firstLine(r image.Rectangle, at viewport.Address) image.Rectangle {
	if at.Band == layoutx.Body {
		line := pc.Viewport.FirstLine(celllayout.Span{Start: r.Min.Y, Size: r.Dy() + pc.Painter.Style.Line})
		r.Max.Y = line.End() - pc.Painter.Style.Line
	}
	return r
}

// indent returns the indentation of a cell's text in pixels.
func (pc *picture) indent(at viewport.Address) int {
	return pc.Viewport.Indents.Of(at, pc.Viewport.Widths.Of(at.Col))
}

// inner returns the place of the text of a cell in a rectangle over it.
func (pc *picture) inner(r image.Rectangle, at viewport.Address) image.Rectangle {
	st := &pc.Painter.Style
	indent := pc.indent(at)
	r.Min.X, r.Max.X = r.Min.X+st.Padding, r.Max.X-st.Padding
	if st.RTL {
		r.Max.X -= indent
	} else {
		r.Min.X += indent
	}
	return r
}

// buttonWidth returns the width of a field's button.
func (pc *picture) buttonWidth(r image.Rectangle) int { return min(r.Dy(), pc.Painter.Style.RowHeight) }

// drawButton draws the button at the end of a field that opens the list or calendar, and divides the room of
// the text.
func (pc *picture) drawButton(r, txt image.Rectangle) (rest, button image.Rectangle) {
	p := pc.Painter
	button = image.Rect(r.Min.X, txt.Min.Y, r.Max.X, txt.Max.Y)
	if p.Style.RTL {
		button.Max.X = r.Min.X + pc.buttonWidth(r)
		txt.Min.X = max(txt.Min.X, button.Max.X)
	} else {
		button.Min.X = r.Max.X - pc.buttonWidth(r)
		txt.Max.X = min(txt.Max.X, button.Min.X)
	}
	editors.PaintButton(p, button, pc.sign, pc.name)
	return txt, button
}

// drawField lays out the field of one line in the place of the cell's text.
func (pc *picture) drawField(r, cell image.Rectangle, a option.Align) {
	p := pc.Painter
	if r.Dx() <= 0 {
		r.Max.X = r.Min.X + 1
	}
	pc.Input.Editor.Alignment = pc.alignment(a)
	gtx := p.Gtx
	gtx.Constraints = layout.Constraints{Min: image.Pt(r.Dx(), 0), Max: image.Pt(r.Dx(), draw.Unbounded)}
	defer draw.Clip(p.Ops, cell).Pop()
	m := op.Record(p.Ops)
	dims := ui.LayoutEditor(gtx, p, &pc.Input.Editor)
	call := m.Stop()
	y := p.Baseline(p.Style.Face, r.Dy()+p.Style.Line) - (dims.Size.Y - dims.Baseline)
	pc.placeCaret(r.Min.Add(image.Pt(0, y)).Sub(pc.corner))
	defer draw.Offset(p.Ops, r.Min.Add(image.Pt(0, y))).Pop()
	pc.addField(call, dims.Size)
	pc.Input.Underline(p)
}

// drawHint draws the hint behind the text of the field.
func (pc *picture) drawHint(r image.Rectangle) {
	if pc.Input.Composes() {
		return
	}
	width := 0
	if pc.Input.Editor.Len() > 0 {
		width = pc.length.px
	}
	editors.PaintHint(pc.Painter, r, pc.hint, width)
}
