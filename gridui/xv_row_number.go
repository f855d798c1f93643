// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/layoutx"
)

// A row that has an id has a row number, wherever it shows: rows of the body count
// from 0, pinned rows from -2 down, those at the top first. All that works on a row
// takes its number, so that it need not know where the row stands; rowAt and placeRow
// turn addresses into numbers and back. Floating rows, headers and footers have none.

// isGroup says whether a cell is that of a group in the header.
func (v *Viewport) isGroup(at cellAddress) bool {
	return at.band == layoutx.Head && at.row < len(v.cols.Leaves[at.col].Groups)
}

// cellAddress names a cell: a band, the row in it, and a shown column. In the head
// band row is the level from the top.
type cellAddress struct {
	band layoutx.Band
	row  int
	col  int
}

// noCell is the place of no cell.
var noCell = cellAddress{row: -1, col: -1}

// rowAt is the number of the row at a place, false where there is none.
func (v *Viewport) rowAt(at cellAddress) (row int, ok bool) {
	switch at.band {
	case layoutx.Body:
		return at.row, at.row >= 0 && at.row < v.n
	case layoutx.Top, layoutx.Bottom:
		return v.data.PinnedAt(at.band, at.row)
	}
	return -1, false
}

// rowIDAt is the id of the row at a place, empty where there is none.
func (v *Viewport) rowIDAt(at cellAddress) string {
	row, ok := v.rowAt(at)
	if !ok {
		return ""
	}
	return v.data.RowID(row)
}

// isRow says whether a row with a number is at an address.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (v *Viewport) isRow(at cellAddress) bool {
	_, ok := v.rowAt(at)
	return ok
}

// isPinned says whether a pinned row is at a place.
func (v *Viewport) isPinned(at cellAddress) bool { return at.band != layoutx.Body && v.isRow(at) }

// placeRow is where the row with a number stands, in a column. Floating rows come
// before pinned ones in the numbering of a band, whatever stands above.
func (v *Viewport) placeRow(row, col int) cellAddress {
	if row > dataset.FirstPinned {
		return cellAddress{layoutx.Body, row, col}
	}
	i, top := dataset.PinIndex(row), v.data.PinnedCount(layoutx.Top)
	if i < top {
		return cellAddress{layoutx.Top, i + v.data.FloatingCount(layoutx.Top), col}
	}
	return cellAddress{layoutx.Bottom, i - top + v.data.FloatingCount(layoutx.Bottom), col}
}
