// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package focus

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// maxEdgeScan is the maximum number of cells scanned for the edge of a region. A longer region is
// assumed to extend to the edge of the grid.
const maxEdgeScan = 200_000

// direction is one step of an arrow, in rows and columns.
type direction struct{ rows, cols int }

// next returns the adjacent cell in the direction.
func (d direction) next(at viewport.Address) viewport.Address {
	at.Row, at.Col = at.Row+coord.Slot(d.rows), at.Col+d.cols
	return at
}

// edge returns the target of Ctrl with an arrow: the edge of the region, or with Keys.GridEdge the
// edge of the grid. In the header it stays on the level, except that down leads into the rows. In
// pinned rows up and down lead to the end of their side.
func (f *Focus) edge(at viewport.Address, a option.Action) (viewport.Address, bool) {
	var d direction
	switch a {
	case option.ActionEdgeLeft:
		d.cols = -1
	case option.ActionEdgeRight:
		d.cols = 1
	case option.ActionEdgeUp:
		d.rows = -1
	case option.ActionEdgeDown:
		d.rows = 1
	}
	if at.Band == layoutx.Head {
		if d.rows > 0 {
			return f.vertical(at, option.ActionDown)
		}
		at.Col = f.gridEdge(at, d).Col
		return at, d.rows == 0
	}
	if d.rows != 0 && at.Band != layoutx.Body {
		return f.pinnedEdge(at, d.rows), true
	}
	if f.Keys.GridEdge {
		return f.gridEdge(at, d), true
	}
	return f.regionEdge(at, d), true
}

// gridEdge returns the last cell of the grid in a direction.
func (f *Focus) gridEdge(at viewport.Address, d direction) viewport.Address {
	switch {
	case d.cols < 0:
		at.Col = 0
	case d.cols > 0:
		at.Col = len(f.Columns.Leaves) - 1
	case d.rows < 0:
		at.Row = 0
	case d.rows > 0:
		at.Row = coord.Slot(f.Viewport.Count - 1)
	}
	return at
}

// regionEdge returns the edge of a region as in spreadsheets: from a filled cell with a filled
// neighbour the last cell of the run, else the next filled cell, else the edge of the grid.
func (f *Focus) regionEdge(at viewport.Address, d direction) viewport.Address {
	end := f.gridEdge(at, d)
	if at == end {
		return at
	}
	inRun := !f.Cells.IsEmpty(at) && !f.Cells.IsEmpty(d.next(at))
	for range maxEdgeScan {
		if at == end {
			return at
		}
		to := d.next(at)
		filled := !f.Cells.IsEmpty(to)
		if inRun && !filled {
			return at
		}
		at = to
		if !inRun && filled {
			return at
		}
	}
	return end
}

// pinnedEdge returns the target of Ctrl with an arrow up or down in the pinned rows of a side: the
// end of these rows, and from there the next row.
func (f *Focus) pinnedEdge(at viewport.Address, dir int) viewport.Address {
	row := coord.Slot(f.Dataset.FloatingCount(at.Band))
	if dir > 0 {
		row += coord.Slot(f.Dataset.PinnedCount(at.Band) - 1)
	}
	if at.Row != row {
		at.Row = row
		return at
	}
	return f.stepFrom(at, dir)
}
