// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package focus

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// target returns the cell to which an action leads from a cell; ok is false if there is none.
func (f *Focus) target(at viewport.Address, a option.Action) (viewport.Address, bool) {
	if f.Painter.Style.RTL {
		a = mirrored(a)
	}
	last := len(f.Columns.Leaves) - 1
	switch a {
	case option.ActionLeft:
		first, _ := f.columnsOf(at)
		at.Col = first - 1
	case option.ActionRight:
		_, end := f.columnsOf(at)
		at.Col = end
	case option.ActionRowStart:
		at.Col = 0
	case option.ActionRowEnd:
		at.Col = last
	case option.ActionEdgeLeft, option.ActionEdgeRight, option.ActionEdgeUp, option.ActionEdgeDown:
		return f.edge(at, a)
	default:
		return f.vertical(at, a)
	}
	if at.Col < 0 || at.Col > last {
		return at, false
	}
	return f.Viewport.Heads.Place(at), true
}

// columnsOf returns the columns [first, end) of a header or of a merged cell.
func (f *Focus) columnsOf(at viewport.Address) (first, end int) {
	if f.Viewport.Joins() && f.Viewport.IsRow(at) {
		m := f.Viewport.MergedAt(at)
		return m.At.Col, m.At.Col + m.Cols
	}
	return f.Viewport.Heads.Columns(at)
}

// rowBeside returns the address of the row above the merged cell at an address, or below it if by is 1, in the column
// of the address.
func (f *Focus) rowBeside(at viewport.Address, by int) (viewport.Address, bool) {
	if m := f.Viewport.MergedAt(at); m.Rows > 1 {
		if at.Row = m.At.Row; by > 0 {
			at.Row = m.Last().Row
		}
	}
	return f.Viewport.RowBelow(at, by)
}

// mirrored swaps the actions of the left and right arrows.
func mirrored(a option.Action) option.Action {
	switch a {
	case option.ActionLeft:
		return option.ActionRight
	case option.ActionRight:
		return option.ActionLeft
	case option.ActionEdgeLeft:
		return option.ActionEdgeRight
	case option.ActionEdgeRight:
		return option.ActionEdgeLeft
	}
	return a
}

// vertical returns the target of actions that stay in a column, or move to a corner of the grid. Up
// leads from the first row to the header, except for actions that extend the selection.
func (f *Focus) vertical(at viewport.Address, a option.Action) (viewport.Address, bool) {
	if at.Band == layoutx.Head && (a == option.ActionUp || a == option.ActionDown) {
		return f.headLevel(at, a)
	}
	switch a {
	case option.ActionUp:
		if to, ok := f.rowBeside(at, -1); ok {
			return to, true
		}
		return viewport.Address{Band: layoutx.Head, Row: coord.Slot(f.Columns.Levels - 1), Col: at.Col}, true
	case option.ActionDown:
		return f.rowBeside(at, 1)
	case option.ActionGridStart, option.ActionGridEnd:
		return f.gridCorner(at, a == option.ActionGridEnd)
	case option.ActionExtendUp:
		return f.stepFrom(at, -1), true
	case option.ActionExtendDown:
		return f.stepFrom(at, 1), true
	case option.ActionExtendStart:
		return f.Viewport.NavAddress(0, at.Col), true
	case option.ActionExtendEnd:
		return f.Viewport.NavAddress(coord.Nav(f.Dataset.NavCount()-1), at.Col), true
	}
	return at, f.Viewport.IsRow(at)
}

// headLevel returns the target of up and down in a header: the group above it, its columns, or the
// rows.
func (f *Focus) headLevel(at viewport.Address, a option.Action) (viewport.Address, bool) {
	groups := len(f.Columns.Leaves[at.Col].Groups)
	level := min(at.Row, coord.Slot(groups))
	if a == option.ActionUp {
		at.Row = level - 1
		return at, level > 0
	}
	if level == coord.Slot(groups) {
		return f.Viewport.NavAddress(0, at.Col), f.Dataset.NavCount() > 0
	}
	at.Row++
	return f.Viewport.Heads.Place(at), true
}

// stepFrom returns the address by rows below another one, or above it, limited to the first and the
// last row.
func (f *Focus) stepFrom(at viewport.Address, by int) viewport.Address {
	row, ok := f.Viewport.RowAt(at)
	if !ok {
		return at
	}
	return f.Viewport.NavAddress(min(max(f.Dataset.NavIndex(row)+coord.Nav(by), 0), coord.Nav(f.Dataset.NavCount()-1)), at.Col)
}

// gridCorner returns the target of the keys for the first and the last cell of the grid: the corner
// of the body, and from there the corner of the pinned rows beyond it.
func (f *Focus) gridCorner(at viewport.Address, end bool) (viewport.Address, bool) {
	to, beyond := viewport.Address{Band: layoutx.Body}, f.Viewport.NavAddress(0, 0)
	if end {
		col := len(f.Columns.Leaves) - 1
		to = viewport.Address{Band: layoutx.Body, Row: coord.Slot(f.Viewport.Count - 1), Col: col}
		beyond = f.Viewport.NavAddress(coord.Nav(f.Dataset.NavCount()-1), col)
	}
	if f.Viewport.Count == 0 || at == to || at.Band == beyond.Band {
		to = beyond
	}
	return to, f.Dataset.NavCount() > 0
}
