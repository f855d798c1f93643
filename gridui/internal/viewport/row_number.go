// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/layoutx"
)

// A row that has an id has a row number, wherever it shows: rows of the body count
// from 0, pinned rows from -2 down, those at the top first. All that works on a row
// takes its number, so that it need not know where the row stands; rowAt and placeRow
// turn addresses into numbers and back. Floating rows, headers and footers have none.

// IsGroup says whether a cell is that of a group in the header.
func (v *Viewport) IsGroup(at Address) bool {
	return at.Band == layoutx.Head && at.Row < len(v.Columns.Leaves[at.Col].Groups)
}

// Address names a cell: a band, the row in it, and a shown column. In the head
// band row is the level from the top.
type Address struct {
	Band layoutx.Band
	Row  int
	Col  int
}

// NoCell is the place of no cell.
var NoCell = Address{Row: -1, Col: -1}

// RowAt is the number of the row at a place, false where there is none.
func (v *Viewport) RowAt(at Address) (row int, ok bool) {
	switch at.Band {
	case layoutx.Body:
		return at.Row, at.Row >= 0 && at.Row < v.Count
	case layoutx.Top, layoutx.Bottom:
		return v.Dataset.PinnedAt(at.Band, at.Row)
	}
	return -1, false
}

// RowIDAt is the id of the row at a place, empty where there is none.
func (v *Viewport) RowIDAt(at Address) string {
	row, ok := v.RowAt(at)
	if !ok {
		return ""
	}
	return v.Dataset.RowID(row)
}

// IsRow says whether a row with a number is at an address.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (v *Viewport) IsRow(at Address) bool {
	_, ok := v.RowAt(at)
	return ok
}

// IsPinned says whether a pinned row is at a place.
func (v *Viewport) IsPinned(at Address) bool { return at.Band != layoutx.Body && v.IsRow(at) }

// AddressOf is where the row with a number stands, in a column. Floating rows come
// before pinned ones in the numbering of a band, whatever stands above.
func (v *Viewport) AddressOf(row, col int) Address {
	if row > dataset.FirstPinned {
		return Address{layoutx.Body, row, col}
	}
	i, top := dataset.PinIndex(row), v.Dataset.PinnedCount(layoutx.Top)
	if i < top {
		return Address{layoutx.Top, i + v.Dataset.FloatingCount(layoutx.Top), col}
	}
	return Address{layoutx.Bottom, i - top + v.Dataset.FloatingCount(layoutx.Bottom), col}
}
