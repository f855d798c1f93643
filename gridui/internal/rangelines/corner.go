// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangelines

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Corner is a corner of a range that has a handle.
type Corner uint8

const (
	// TopStart and BottomEnd are the corners that fingers drag.
	TopStart Corner = iota
	BottomEnd
	// BottomStart is the corner of the fill handle while fingers have handles at the other two.
	BottomStart
	corners
)

// spot is the position of a corner in pixels of the sheet, with the part of the sheet that shows
// the cells there.
type spot struct {
	at     image.Point
	within image.Rectangle
}

// CellSquare returns the square around a corner of cells, moved into the pane and the band of the
// cell there; side is in pixels. It is empty if the corner is not visible.
func (l *Lines) CellSquare(cells ranges.Rect, c Corner, side int) image.Rectangle {
	s, ok := l.cellSpot(cells, c)
	if !ok {
		return image.Rectangle{}
	}
	return inside(around(s.at, side), s.within)
}

// Square returns the square of the handle at a corner of a range; side is in pixels. Whole columns
// have their handles halfway up the body, whole rows halfway across it, all cells none. It is empty
// if no handle is visible.
func (l *Lines) Square(r ranges.Range, c Corner, side int) image.Rectangle {
	s, ok := l.spot(r, c)
	if !ok {
		return image.Rectangle{}
	}
	return inside(around(s.at, side), s.within)
}

// spot finds a corner of a range.
func (l *Lines) spot(r ranges.Range, c Corner) (s spot, ok bool) {
	cells := l.Ranges.RectOf(r)
	switch {
	case cells.Empty() || r.Kind == ranges.All:
		return s, false
	case r.Kind == ranges.Columns:
		return l.columnSpot(cells.Cols, c)
	case r.Kind == ranges.Rows && c != BottomStart:
		return l.rowSpot(cells.Rows, c)
	}
	return l.cellSpot(cells, c)
}

// columnSpot returns the spot halfway up the side of whole columns, which have no third corner.
func (l *Lines) columnSpot(cols ranges.Span, c Corner) (s spot, ok bool) {
	if cols = l.Ranges.DataSpan(cols); cols.Empty() || c == BottomStart {
		return s, false
	}
	v, col := l.Viewport, cols.First
	if c == BottomEnd {
		col = cols.End - 1
	}
	pane := l.Ranges.Pane(col)
	for _, span := range v.Sheet.Cols[pane] {
		if span.Index == col {
			s.within = v.Sheet.Panes.Rect(pane, layoutx.Body)
			s.at = image.Pt(span.Start, (s.within.Min.Y+s.within.Max.Y)/2)
			if (c == BottomEnd) != l.Painter.Style.RTL {
				s.at.X = span.End()
			}
			return s, shows(s)
		}
	}
	return s, false
}

// rowSpot returns the spot halfway across the top or the bottom of whole rows.
func (l *Lines) rowSpot(rows ranges.Span, c Corner) (s spot, ok bool) {
	nav := rows.First
	if c == BottomEnd {
		nav = rows.End - 1
	}
	for _, cols := range l.Viewport.Sheet.Cols {
		if len(cols) == 0 {
			continue
		}
		at := l.Ranges.Address(ranges.Corner{Row: nav, Col: cols[0].Index})
		cell, shown := l.Viewport.CellRect(at)
		if !shown {
			return s, false
		}
		s.within = l.rowsShown(at, l.Viewport.Sheet.Panes.Band(at.Band))
		s.at = image.Pt((s.within.Min.X+s.within.Max.X)/2, cell.Min.Y)
		if c == BottomEnd {
			s.at.Y = cell.Max.Y
		}
		return s, shows(s)
	}
	return s, false
}

// cellSpot returns the spot of a corner of cells.
func (l *Lines) cellSpot(cells ranges.Rect, c Corner) (s spot, ok bool) {
	cols := l.Ranges.DataSpan(cells.Cols)
	if cols.Empty() {
		return s, false
	}
	to := ranges.Corner{Row: cells.Rows.First, Col: cols.First}
	if c != TopStart {
		to.Row = cells.Rows.End - 1
	}
	if c == BottomEnd {
		to.Col = cols.End - 1
	}
	cell, within, shown := l.Cell(to)
	if !shown {
		return s, false
	}
	s.within = within
	s.at = cell.Min
	if c != TopStart {
		s.at.Y = cell.Max.Y
	}
	if (c == BottomEnd) != l.Painter.Style.RTL {
		s.at.X = cell.Max.X
	}
	return s, shows(s)
}

// Cell returns the rectangle of a cell in pixels of the sheet, and the part of the sheet that shows
// cells of its pane and band. ok is false if the cell is not visible.
func (l *Lines) Cell(c ranges.Corner) (cell, within image.Rectangle, ok bool) {
	at := l.Ranges.Address(c)
	cell, ok = l.Viewport.CellRect(at)
	if !ok {
		return cell, within, false
	}
	return cell, l.rowsShown(at, l.Viewport.Sheet.Panes.Rect(l.Ranges.Pane(c.Col), at.Band)), true
}

// rowsShown returns the part of the band of a row that sticky rows do not cover.
func (l *Lines) rowsShown(at viewport.Address, part image.Rectangle) image.Rectangle {
	if at.Band != layoutx.Body {
		return part
	}
	return part.Intersect(l.Viewport.RowBody(at.Row.BodyPos()))
}

// shows reports whether a corner is visible, including the edges of its part.
func shows(s spot) bool {
	return s.at.X >= s.within.Min.X && s.at.X <= s.within.Max.X && s.at.Y >= s.within.Min.Y && s.at.Y <= s.within.Max.Y
}

// around returns the square with a side around a point.
func around(middle image.Point, side int) image.Rectangle {
	least := middle.Sub(image.Pt(side/2, side/2))
	return image.Rectangle{Min: least, Max: least.Add(image.Pt(side, side))}
}

// inside moves a rectangle into another one, by the least distance.
func inside(r, within image.Rectangle) image.Rectangle {
	by := image.Pt(min(within.Max.X-r.Max.X, 0), min(within.Max.Y-r.Max.Y, 0))
	by = image.Pt(max(by.X, within.Min.X-r.Min.X), max(by.Y, within.Min.Y-r.Min.Y))
	return r.Add(by)
}
