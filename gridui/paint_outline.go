// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/f32"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// outlineStep is how far a row stands in from the one above it in a tree.
	outlineStep = unit.Dp(18)
	// outlineMost bounds the indent of deep rows in shares of their column, so that
	// their text still has room.
	outlineMost = 2.0 / 3
)

// outlinedAt reports whether a cell shows what is below what.
func (e *engine) outlinedAt(at viewport.Address) bool {
	return at.Col == e.cols.Outline && e.ask.data.Outlined() && e.view.IsRow(at)
}

// itemAt describes the row at a place.
func (e *engine) itemAt(at viewport.Address) dataset.Item {
	row, _ := e.view.RowAt(at)
	return e.ask.data.Item(row)
}

// indent is how many pixels the text of a cell of a width stands in.
func (e *engine) indent(st *style.Resolved, at viewport.Address, width int) int {
	room := e.detailRoom(st, at)
	if !e.outlinedAt(at) {
		return room
	}
	return room + e.markStart(st, e.itemAt(at).Depth, width) + st.MarkSize + st.MarkGap
}

// markStart is where the mark of a row begins, in pixels from the cell's padding.
func (e *engine) markStart(st *style.Resolved, depth, width int) int {
	most := max(int(float64(width)*outlineMost)-st.Padding-st.MarkSize-st.MarkGap, 0)
	return min(depth*st.Indent, most)
}

// outlineMarks draws the marks of the rows that can be opened.
func (p *painter) outlineMarks(pane layoutx.Pane, b layoutx.Band) {
	col, ok := p.outlineSpan(pane, b)
	if !ok {
		return
	}
	for _, row := range p.view.Sheet.Rows[b] {
		if it := p.itemAt(viewport.Address{Band: b, Row: row.Index, Col: col.Index}); it.Expandable {
			p.outlineMark(p.markRect(b, row, col, it.Depth), it.Open)
		}
	}
}

// markRect is where the mark of a row is, in pixels of the sheet.
func (e *engine) markRect(b layoutx.Band, row, col layoutx.Span, depth int) image.Rectangle {
	st := &e.draw.Style
	in := st.Padding + e.markStart(st, depth, col.Size) + e.detailRoom(st, viewport.Address{Band: b, Row: row.Index, Col: col.Index})
	x := col.Start + in
	if st.RTL {
		x = col.Start + col.Size - in - st.MarkSize
	}
	row = e.view.FirstLine(row)
	y := row.Start + (row.Size-st.MarkSize)/2
	return image.Rect(x, y, x+st.MarkSize, y+st.MarkSize)
}

// outlineMark draws the mark of a row: it points where reading goes, or down.
func (p *painter) outlineMark(r image.Rectangle, open bool) {
	defer draw.Offset(p.Ops, r.Min).Pop()
	icon := p.Style.Icons.Expand
	if open {
		icon = p.Style.Icons.Collapse
	} else if p.Style.RTL {
		middle := f32.Pt(float32(r.Dx())/2, 0)
		defer op.Affine(f32.Affine2D{}.Scale(middle, f32.Pt(-1, 1))).Push(p.Ops).Pop()
	}
	icon.Draw(p.Gtx, r.Dx(), p.Style.Theme.FgMuted, p.DrawGlyph)
}

// onMark reports whether a position in a cell is on the mark that opens its row, or
// so near that it is meant.
func (e *engine) onMark(pos image.Point, at viewport.Address) bool {
	if !e.outlinedAt(at) || !e.itemAt(at).Expandable {
		return false
	}
	c, ok := e.view.FindCell(at)
	if !ok {
		return false
	}
	col := layoutx.Span{Index: at.Col, Start: c.Rect.Min.X, Size: c.Rect.Dx()}
	row := layoutx.Span{Index: at.Row, Start: c.Rect.Min.Y, Size: c.Rect.Dy()}
	mark := e.markRect(at.Band, row, col, e.itemAt(at).Depth)
	before, after := e.draw.Style.Padding, e.draw.Style.MarkGap
	if e.draw.Style.RTL {
		before, after = after, before
	}
	mark.Min.X -= before
	mark.Max.X += after
	return pos.X >= mark.Min.X && pos.X < mark.Max.X
}

// expandClick does what a click on a row of a tree or group does to what is below
// it, and says whether the click is spent.
func (e *engine) expandClick(pos image.Point, at viewport.Address) bool {
	row, ok := e.view.RowAt(at)
	if !ok || !e.ask.data.Outlined() {
		return false
	}
	if e.ask.data.Item(row).Kind == dataset.ItemFailed || e.onMark(pos, at) {
		return e.toggleRow(row)
	}
	return false
}

// expandAct does what a key asks for in an outline and says whether it did.
func (e *engine) expandAct(a option.Action) bool {
	at := e.focus.at()
	row, ok := e.view.RowAt(at)
	if !ok || !e.ask.data.Outlined() || a == option.ActionActivate && e.isBox(at.Col) {
		return false
	}
	it := e.ask.data.Item(row)
	switch a {
	case option.ActionActivate:
		return e.toggleRow(row)
	case option.ActionSelect:
		return e.opensBySpace(at) && e.toggleRow(row)
	case option.ActionExpand, option.ActionCollapse:
		if it.Expandable && it.Open != (a == option.ActionExpand) {
			e.toggleRow(row)
		}
		return true
	case option.ActionExpandSiblings:
		if at.Band == layoutx.Body {
			e.ask.data.Expansion.ExpandRows(e.ask.data.Outline.Siblings(row), true)
		}
		return true
	case option.ActionLeft, option.ActionRight:
		return at.Col == e.cols.Outline && e.walkOutline(at, it, (a == option.ActionRight) != e.draw.Style.RTL)
	}
	return false
}

// opensBySpace reports whether a place is in a group, or a node without a row, of a grid
// that selects nothing: Space has nothing else to do there.
func (e *engine) opensBySpace(at viewport.Address) bool {
	row, ok := e.view.RowAt(at)
	return ok && e.ask.Selection.Mode == option.SelectOff && e.ask.data.Outlined() && e.ask.data.Item(row).Kind != dataset.ItemRow
}

// walkOutline is what an arrow does in the column of a tree: forward opens a row or
// goes to the first one below it, backward closes it or goes to the one above.
func (e *engine) walkOutline(at viewport.Address, it dataset.Item, forward bool) bool {
	switch {
	case forward && it.Expandable && !it.Open, !forward && it.Open:
		row, _ := e.view.RowAt(at)
		return e.toggleRow(row)
	case at.Band != layoutx.Body:
		return false
	case forward && it.Open:
		at.Row++
	case !forward && it.Depth > 0:
		at.Row = e.ask.data.Outline.ParentRow(at.Row)
	default:
		return false
	}
	if at.Row >= 0 {
		e.moveFocus(at, showCell)
	}
	return true
}
