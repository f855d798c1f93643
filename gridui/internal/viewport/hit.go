// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"

	"gioui.org/f32"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/layoutx"
)

// ScrollsAt returns the band that scrolls at a position of the sheet.
func (f *Frame) ScrollsAt(pos f32.Point) layoutx.Band {
	_, b, ok := f.Sheet.Panes.At(pos.Round())
	if ok && (b == layoutx.Top || b == layoutx.Bottom) && f.bands.Most(b) > 0 {
		return b
	}
	return layoutx.Body
}

// ScrolledBody returns the part of the body below the sticky rows, in pixels of the sheet.
func (f *Frame) ScrolledBody() image.Rectangle {
	r := f.Sheet.Panes.Band(layoutx.Body)
	r.Min.Y = min(r.Min.Y+f.Sticky.Height, r.Max.Y)
	return r
}

// Scrolled returns the room of the rows of a band that scroll, without bounds for bands whose rows all show.
func (f *Frame) Scrolled(b layoutx.Band) image.Rectangle {
	if b != layoutx.Body {
		return image.Rect(0, -1<<30, 0, 1<<30)
	}
	return f.ScrolledBody()
}

// HitTest returns the cell at a position of the sheet.
func (f *Frame) HitTest(pos image.Point) (celllayout.Cell, bool) {
	c, ok := f.Sheet.Hit(pos)
	body := f.Sheet.Panes.Band(layoutx.Body)
	if f.Sticky.Height == 0 || !pos.In(body) || pos.In(f.ScrolledBody()) {
		if !ok && f.HasFull() {
			return f.full.from.Hit(pos)
		}
		return c, ok
	}
	for i := range f.Sticky.Rows {
		if row := f.Sticky.Rows[i]; pos.Y < row.End() {
			return f.acrossCell(row, pos.X)
		}
	}
	return celllayout.Cell{}, false
}

// AddressAt returns the address of the cell or the header at a position of the sheet.
func (f *Frame) AddressAt(pos image.Point) (at Address, ok bool) {
	c, ok := f.HitTest(pos)
	if !ok {
		return NoCell, false
	}
	return f.Heads.Place(Address{Band: c.Band, Row: coord.Slot(c.Row), Col: c.Col}), true
}

// acrossCell returns the cell of a body row at an x coordinate of the sheet.
func (f *Frame) acrossCell(row celllayout.Span, x int) (celllayout.Cell, bool) {
	for pane := range f.Sheet.Cols {
		if col, ok := f.Sheet.Col(layoutx.Pane(pane), x); ok {
			r := image.Rect(col.Start, row.Start, col.End(), row.End())
			return celllayout.Cell{Pane: layoutx.Pane(pane), Band: layoutx.Body, Row: row.Index, Col: col.Index, Rect: r}, true
		}
	}
	return celllayout.Cell{}, false
}

// FindCell returns the visible cell at an address. The cells of a sticky row are found where it
// is held. Those of a merged cell are as large as the cell.
func (f *Frame) FindCell(at Address) (celllayout.Cell, bool) {
	c, ok := f.findCell(at)
	if f.IsFull(at) {
		return f.full.from.Cell(at)
	}
	if m, merged := f.DrawnMerged(at); merged {
		if !ok {
			c, ok = f.findCell(Address{at.Band, m.At.Row, f.firstShown(m)})
		}
		c.Rect = m.Rect
	}
	return c, ok
}

// firstShown returns the first column on the screen of a merged cell.
func (f *Frame) firstShown(m Merged) int {
	return firstIn(f.Sheet.Cols[f.columns.Leaves[m.At.Col].Pane], m).Index
}

func (f *Frame) findCell(at Address) (celllayout.Cell, bool) {
	i := -1
	if at.Band == layoutx.Body {
		i = f.Sticky.stuckAt(at.Row.BodyPos())
	}
	if i < 0 {
		return f.Sheet.Find(at.Band, int(at.Row), at.Col)
	}
	return f.Sticky.cell(i, at.Col)
}

// RowBody returns the part of the body in which a row is visible, in pixels of the sheet. For a
// sticky row that is its slot, less what the row above covers.
func (f *Frame) RowBody(row coord.Pos) image.Rectangle {
	i := f.Sticky.stuckAt(row)
	if i < 0 {
		return f.ScrolledBody()
	}
	r := f.Sheet.Panes.Band(layoutx.Body)
	if i > 0 {
		r.Min.Y = max(r.Min.Y, f.Sticky.Rows[i-1].End())
	}
	r.Max.Y = min(r.Max.Y, f.Sticky.Rows[i].End())
	return r
}

// CellRect returns where a cell above its line or a header is, in pixels of the sheet, and false if
// it is not on the screen.
func (f *Frame) CellRect(at Address) (image.Rectangle, bool) {
	if at.Col < 0 || at.Col >= len(f.columns.Leaves) {
		return image.Rectangle{}, false
	}
	if at.Band == layoutx.Head {
		return f.HeadRect(at), true
	}
	c, ok := f.FindCell(at)
	c.Rect.Max.Y -= f.painter.Style.Line
	return c.Rect, ok
}

// Join sets the provider of merged cells.
func (v *Viewport) Join(s Spans) { v.spans, v.Wraps.spans = s, s }

// Joins reports whether cells can be merged now, also to full rows.
func (f *Frame) Joins() bool { return f.HasFull() || f.spans != nil && f.spans.On() }

// spanned reports whether cells can be merged now, apart from full rows.
func (f *Frame) spanned() bool { return f.spans != nil && f.spans.On() }

// SpansRev returns the state of the merged cells.
func (f *Frame) SpansRev() SpansRev {
	rev := SpansRev{Rows: f.Addresses.data.RowsRev, Columns: f.columns.Rev}
	if f.spans != nil {
		rev = f.spans.Rev()
	}
	rev.Full = f.columns.Full.Rev
	return rev
}

// IsMerged reports whether the cell at an address is part of a merged cell on the screen.
func (f *Frame) IsMerged(at Address) bool {
	return f.IsFull(at) || f.spans != nil && HasRows(at.Band) && f.spans.Is(at)
}

// MergedKey returns a hash of which cells of a row on the screen are merged with others, in the pane of a column, 0 if
// none are.
func (f *Frame) MergedKey(at Address) uint64 {
	if f.IsFull(at) {
		return fullKey
	}
	if f.spans == nil || !HasRows(at.Band) {
		return 0
	}
	return f.spans.Key(at)
}

// DrawnMerged returns the part on the screen of the merged cell at an address, false for a cell by itself.
func (f *Frame) DrawnMerged(at Address) (Merged, bool) {
	if f.IsFull(at) {
		return f.full.from.Drawn(at)
	}
	if f.spans == nil || !HasRows(at.Band) {
		return Merged{}, false
	}
	return f.spans.Drawn(at)
}

// MergedAt returns the merged cell at an address, or the cell by itself.
func (f *Frame) MergedAt(at Address) Merged {
	if !f.Joins() || !f.IsRow(at) || at.Col < 0 || at.Col >= len(f.columns.Leaves) {
		return Merged{At: at, Rows: 1, Cols: 1}
	}
	if f.IsFull(at) {
		return f.wholeRow(at)
	}
	if f.spanned() {
		return f.spans.Whole(at)
	}
	return Merged{At: at, Rows: 1, Cols: 1}
}

// Begins reports whether a merged cell, or a cell by itself, begins at an address.
func (f *Frame) Begins(at Address) bool {
	if f.IsFull(at) {
		return at.Col == 0
	}
	return !f.spanned() || !f.IsRow(at) || f.spans.Begins(at)
}

// fullKey is the key of a full row, in which no cell shows.
const fullKey = 1<<63 - 1

// AnchorOf returns the address of the cell whose value shows at an address: in the same row, and the first column
// of a merged cell.
func (f *Frame) AnchorOf(at Address) Address {
	if f.Joins() {
		at.Col = f.MergedAt(at).At.Col
	}
	return at
}

// GrowRect returns the smallest rectangle that holds a rectangle of cells and cuts no merged cell.
func (f *Frame) GrowRect(r ranges.Rect) ranges.Rect {
	if !f.spanned() || r.Empty() {
		return r
	}
	return f.spans.Grow(r)
}

// Place returns where a cell of a part is drawn: a cell by itself in its place, and a merged cell over all of its
// rows and columns at the first of them on the screen. ok is false for the others of its cells, which are not drawn.
func (f *Frame) Place(part *Part, row, col celllayout.Span) (inRow, inCol celllayout.Span, ok bool) {
	at := part.At(row, col)
	m, merged := f.DrawnMerged(at)
	if !merged || part.Sticky >= 0 {
		return row, col, true
	}
	if at != f.FirstDrawn(part.Cols, m) {
		return row, col, false
	}
	row.Start, row.Size = m.Rect.Min.Y, m.Rect.Dy()
	return row, celllayout.Span{Index: m.At.Col, Start: m.Rect.Min.X, Size: m.Rect.Dx()}, true
}

// MergedLine returns the line of a merged cell on the screen at which its text begins: that of its first row, but not
// above the edge under which rows scroll, as far as the cell reaches. below is the height of its other lines in pixels.
func (f *Frame) MergedLine(m Merged, below int) celllayout.Span {
	top := f.Sheet.Panes.Band(m.At.Band).Min.Y
	if m.At.Band == layoutx.Body {
		top = f.ScrolledBody().Min.Y
	}
	y := max(min(max(m.Rect.Min.Y, top), m.Rect.Max.Y-m.Line-below), m.Rect.Min.Y)
	return celllayout.Span{Index: int(m.At.Row), Start: y, Size: m.Line}
}

// FirstDrawn returns the first cell of a merged cell in the columns on the screen.
func (f *Frame) FirstDrawn(cols []celllayout.Span, m Merged) Address {
	m.At.Col = firstIn(cols, m).Index
	return m.At
}

// firstIn returns the first of the columns that belongs to a merged cell.
func firstIn(cols []celllayout.Span, m Merged) celllayout.Span {
	for _, c := range cols {
		if c.Index >= m.At.Col {
			return c
		}
	}
	return celllayout.Span{}
}
