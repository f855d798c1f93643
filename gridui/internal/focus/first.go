// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package focus

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// MoveToFirst focuses the first cell on the screen: in the body, else in the pinned rows, else
// in the header.
func (f *Focus) MoveToFirst() {
	if len(f.Columns.Leaves) == 0 {
		return
	}
	col := f.firstColumn()
	switch {
	case len(f.Viewport.Sheet.Rows[layoutx.Body]) > 0:
		f.Move(viewport.Address{Band: layoutx.Body, Row: f.firstWhole(), Col: col}, Stay)
	case f.Dataset.NavCount() > f.Viewport.Count:
		f.Move(f.Viewport.NavAddress(0, col), Show)
	default:
		f.Move(viewport.Address{Band: layoutx.Head, Row: coord.Slot(f.Columns.Levels - 1), Col: col}, Stay)
	}
}

// firstWhole returns the first body row that is completely on the screen. At least one row must be
// visible.
func (f *Focus) firstWhole() coord.Slot {
	rows := f.Viewport.Sheet.Rows[layoutx.Body]
	top := f.Viewport.ScrolledBody().Min.Y
	if rows[0].Start < top && len(rows) > 1 {
		return coord.Slot(rows[1].Index)
	}
	return coord.Slot(rows[0].Index)
}

// firstColumn returns the first visible column with data.
func (f *Focus) firstColumn() int {
	for _, cols := range f.Viewport.Sheet.Cols {
		for _, col := range cols {
			if !f.Columns.Leaves[col.Index].Utility {
				return col.Index
			}
		}
	}
	return 0
}
