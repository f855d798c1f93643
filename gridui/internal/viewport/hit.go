// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"

	"gioui.org/f32"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
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

// HitTest returns the cell at a position of the sheet.
func (f *Frame) HitTest(pos image.Point) (celllayout.Cell, bool) {
	c, ok := f.Sheet.Hit(pos)
	body := f.Sheet.Panes.Band(layoutx.Body)
	if f.Sticky.Height == 0 || !pos.In(body) || pos.In(f.ScrolledBody()) {
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
