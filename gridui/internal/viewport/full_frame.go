// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
)

// ShowFull makes the viewport show full rows over all columns.
func (v *Viewport) ShowFull(rows FullRows) {
	d := &v.Details
	v.full.from = rows
	v.full.laid = &Details{addresses: d.addresses, settings: d.settings, data: d.data, options: d.options, painter: d.painter, contents: rows, whole: true}
	v.Heights.full, v.Sizes.full, v.Bands.full = &v.full, &v.full, &v.full
}

// HasFull reports whether rows can be full rows.
func (f *Frame) HasFull() bool { return f.full.laid != nil && f.columns.Full.Any() }

// IsFull reports whether the row at an address is a full row.
func (f *Frame) IsFull(at Address) bool {
	return f.full.laid != nil && HasRows(at.Band) && f.full.laid.data.IsFull(at.Band, at.Row)
}

// FullWidget returns the widget of a full row, laid out in this frame, for a row of a height in pixels.
func (f *Frame) FullWidget(gtx layout.Context, row coord.Pos, height int) ShownDetail {
	return f.full.laid.exactly(gtx, row, height)
}

// FullRect returns the place of a row on the screen across all panes, in pixels of the sheet.
func (f *Frame) FullRect(at Address) (image.Rectangle, bool) {
	row, ok := f.shownRow(at)
	band := f.Sheet.Panes.Band(at.Band)
	return image.Rect(band.Min.X, row.Start, band.Max.X, row.End()), ok
}

// shownRow returns the place of a row on the screen: of a sticky row, the place where it is held.
func (f *Frame) shownRow(at Address) (celllayout.Span, bool) {
	if at.Band == layoutx.Body {
		if i := f.Sticky.stuckAt(at.Row.BodyPos()); i >= 0 {
			return f.Sticky.Rows[i], true
		}
	}
	rows := f.Sheet.Rows[at.Band]
	if len(rows) == 0 {
		return celllayout.Span{}, false
	}
	if i := int(at.Row) - rows[0].Index; i >= 0 && i < len(rows) && rows[i].Index == int(at.Row) {
		return rows[i], true
	}
	return celllayout.Span{}, false
}

// wholeRow returns a full row as a merged cell, without its place.
func (f *Frame) wholeRow(at Address) Merged {
	at.Col = 0
	return Merged{At: at, Rows: 1, Cols: len(f.columns.Leaves)}
}

// drawnRow returns a full row on the screen as a merged cell.
func (f *Frame) drawnRow(at Address) (m Merged, ok bool) {
	m = f.wholeRow(at)
	if m.Rect, ok = f.FullRect(at); ok {
		m.Line = m.Rect.Dy()
	}
	return m, ok
}

// fullCell returns the cell of a full row at an address, as large as the row.
func (f *Frame) fullCell(at Address) (c celllayout.Cell, ok bool) {
	if at.Col < 0 || at.Col >= len(f.columns.Leaves) {
		return c, false
	}
	c = celllayout.Cell{Pane: f.columns.Leaves[at.Col].Pane, Band: at.Band, Row: int(at.Row), Col: at.Col}
	c.Rect, ok = f.FullRect(at)
	return c, ok
}

// hitFull returns the cell of the full row at a position beside the columns, in which the nearest column counts.
func (f *Frame) hitFull(pos image.Point) (c celllayout.Cell, ok bool) {
	_, b, in := f.Sheet.Panes.At(pos)
	if !in || !HasRows(b) {
		return c, false
	}
	for _, row := range f.Sheet.Rows[b] {
		at := Address{Band: b, Row: coord.Slot(row.Index), Col: len(f.columns.Leaves) - 1}
		if pos.Y >= row.Start && pos.Y < row.End() && f.IsFull(at) {
			return f.fullCell(at)
		}
	}
	return c, false
}
