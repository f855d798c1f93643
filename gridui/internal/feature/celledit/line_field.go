// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/column"
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
	return pc.kind == column.EditorTime || pc.kind == column.EditorChoice || pc.own != editors.NoButton
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
		if pc.own != editors.SpinButtons {
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
	if pc.own == editors.SpinButtons {
		pc.drawSpin(button)
		return txt, button
	}
	node := draw.Clip(p.Ops, button)
	pointer.CursorPointer.Add(p.Ops)
	name := pc.name
	if pc.kind == column.EditorTime {
		name = p.Style.Texts.Editing.Calendar
	}
	if name != "" {
		draw.NodeClass(p.Ops, semantic.Button)
		draw.NodeLabel(p.Ops, name)
	}
	node.Pop()
	p.Icon(p.Style.Icons.Collapse, button, p.Style.Theme.FgMuted)
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

// drawSpin draws the two buttons that change a value.
func (pc *picture) drawSpin(button image.Rectangle) {
	p := pc.Painter
	middle := (button.Min.Y + button.Max.Y) / 2
	texts := &p.Style.Texts.Editing
	pc.drawHalf(image.Rect(button.Min.X, button.Min.Y, button.Max.X, middle), -1, texts.Increase)
	pc.drawHalf(image.Rect(button.Min.X, middle, button.Max.X, button.Max.Y), 1, texts.Decrease)
}

// spinLeg is half the width of the arrow of a spin button, and its height.
const spinLeg = unit.Dp(4)

// drawHalf draws a spin button with an arrow: upwards if down is -1, downwards if it is 1.
func (pc *picture) drawHalf(r image.Rectangle, down int, name string) {
	p := pc.Painter
	node := draw.Clip(p.Ops, r)
	pointer.CursorPointer.Add(p.Ops)
	draw.NodeClass(p.Ops, semantic.Button)
	draw.NodeLabel(p.Ops, name)
	node.Pop()
	leg := p.Dp(spinLeg)
	at := r.Min.Add(r.Size().Div(2)).Sub(image.Pt(0, down*(leg/2+p.Dp(2))))
	p.Triangle(at, image.Pt(leg, down*leg), p.Style.Theme.FgMuted)
	p.Triangle(at, image.Pt(-leg, down*leg), p.Style.Theme.FgMuted)
}

// drawHint draws a text behind that of the field, unless the field is read from the right and has a text.
func (pc *picture) drawHint(r image.Rectangle) {
	p, text := pc.Painter, pc.Input.Editor.Text()
	if pc.hint == "" || p.Style.RTL && text != "" || pc.Input.Composes() {
		return
	}
	if text != "" {
		r.Min.X += pc.length.px
	}
	p.Text(pc.hint, r, option.AlignStart, p.Style.Theme.FgMuted)
}
