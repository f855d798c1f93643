// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
)

// FullWidgets are the widgets of full rows.
type FullWidgets interface {
	Below
	// HasWidget reports whether full rows are widgets of the program.
	HasWidget() bool
}

// FullPlaces measures full rows and finds their places.
type FullPlaces struct {
	frame *Frame
	laid  *Details
	draw  FullWidgets
}

// Height returns the height of a full row: the program's, else that of its widget, else that of the style.
func (f *FullPlaces) Height(row coord.Pos, estimate bool) (px int, ok bool) {
	at := f.frame.AddressOf(row, 0)
	if !f.frame.IsFull(at) {
		return 0, false
	}
	if h := f.frame.Heights.called(row); h > 0 {
		return h, true
	}
	switch {
	case !f.draw.HasWidget():
		return f.frame.painter.Style.RowHeight, true
	case estimate:
		return f.laid.expected(row), true
	}
	return f.laid.height(row), true
}

// Widget returns the widget of a full row, laid out in this frame, for a row of a height in pixels.
func (f *FullPlaces) Widget(gtx layout.Context, row coord.Pos, height int) ShownDetail {
	return f.laid.exactly(gtx, row, height)
}

// Rect returns the place of a row on the screen across all panes, in pixels of the sheet.
func (f *FullPlaces) Rect(at Address) (image.Rectangle, bool) {
	row, ok := f.row(at)
	band := f.frame.Sheet.Panes.Band(at.Band)
	return image.Rect(band.Min.X, row.Start, band.Max.X, row.End()), ok
}

// row returns the place of a row on the screen: of a sticky row, the place where it is held.
func (f *FullPlaces) row(at Address) (celllayout.Span, bool) {
	if at.Band == layoutx.Body {
		if i := f.frame.Sticky.stuckAt(at.Row.BodyPos()); i >= 0 {
			return f.frame.Sticky.Rows[i], true
		}
	}
	rows := f.frame.Sheet.Rows[at.Band]
	if len(rows) == 0 {
		return celllayout.Span{}, false
	}
	if i := int(at.Row) - rows[0].Index; i >= 0 && i < len(rows) && rows[i].Index == int(at.Row) {
		return rows[i], true
	}
	return celllayout.Span{}, false
}

// Drawn implements FullRows.
func (f *FullPlaces) Drawn(at Address) (m Merged, ok bool) {
	m = f.frame.wholeRow(at)
	if m.Rect, ok = f.Rect(at); ok {
		m.Line = m.Rect.Dy()
	}
	return m, ok
}

// Cell implements FullRows.
func (f *FullPlaces) Cell(at Address) (c celllayout.Cell, ok bool) {
	columns := f.frame.columns
	if at.Col < 0 || at.Col >= len(columns.Leaves) {
		return c, false
	}
	c = celllayout.Cell{Pane: columns.Leaves[at.Col].Pane, Band: at.Band, Row: int(at.Row), Col: at.Col}
	c.Rect, ok = f.Rect(at)
	return c, ok
}

// Hit implements FullRows.
func (f *FullPlaces) Hit(pos image.Point) (c celllayout.Cell, ok bool) {
	_, b, in := f.frame.Sheet.Panes.At(pos)
	if !in || !HasRows(b) {
		return c, false
	}
	for _, row := range f.frame.Sheet.Rows[b] {
		at := Address{Band: b, Row: coord.Slot(row.Index), Col: len(f.frame.columns.Leaves) - 1}
		if pos.Y >= row.Start && pos.Y < row.End() && f.frame.IsFull(at) {
			return f.Cell(at)
		}
	}
	return c, false
}
