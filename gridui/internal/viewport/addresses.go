// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/layoutx"
)

// A row with an id has a position, wherever it shows. Code that works on a row takes its position
// and so does not depend on the row's band; RowAt and AddressOf convert between the two. Floating
// rows, headers and footers have no position.

// Addresses converts between addresses of cells and positions of rows.
type Addresses struct {
	data    *dataset.Set
	columns *column.Set

	// Count is the number of body rows as last seen.
	Count int
}

// HasRowIDs reports whether rows have permanent ids other than their index.
func (a *Addresses) HasRowIDs() bool { return a.data.Funcs.RowID != nil || a.data.Outlined() }

// IsGroup reports whether a group header is at an address.
func (a *Addresses) IsGroup(at Address) bool {
	return at.Band == layoutx.Head && at.Row < coord.Slot(len(a.columns.Leaves[at.Col].Groups))
}

// RowAt returns the position of the row at an address, false if it has none.
func (a *Addresses) RowAt(at Address) (row coord.Pos, ok bool) {
	switch at.Band {
	case layoutx.Body:
		return coord.Pos(at.Row), at.Row >= 0 && int(at.Row) < a.Count
	case layoutx.Top, layoutx.Bottom:
		return a.data.PinnedAt(at.Band, at.Row)
	}
	return -1, false
}

// RowIDAt returns the id of the row at an address, empty if it has none.
func (a *Addresses) RowIDAt(at Address) string {
	row, ok := a.RowAt(at)
	if !ok {
		return ""
	}
	return a.data.RowID(row)
}

// IsRow reports whether the row at an address has a position.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (a *Addresses) IsRow(at Address) bool {
	_, ok := a.RowAt(at)
	return ok
}

// IsPinned reports whether the row at an address is pinned.
func (a *Addresses) IsPinned(at Address) bool { return at.Band != layoutx.Body && a.IsRow(at) }

// AddressOf returns the address of the cell of a row in a column. The numbering
// of a band begins with its floating rows, even where the pinned rows are above them.
func (a *Addresses) AddressOf(row coord.Pos, col int) Address {
	if !row.IsPinned() {
		return Address{layoutx.Body, coord.Slot(row), col}
	}
	i, top := row.PinIndex(), a.data.PinnedCount(layoutx.Top)
	if i < top {
		return Address{layoutx.Top, coord.Slot(i + a.data.FloatingCount(layoutx.Top)), col}
	}
	return Address{layoutx.Bottom, coord.Slot(i - top + a.data.FloatingCount(layoutx.Bottom)), col}
}

// NavAddress returns the address of the row at a navigation index, in a column. The rows that keys
// walk through are counted from 0: the pinned ones at the top, the body's, and those at the
// bottom.
func (a *Addresses) NavAddress(i coord.Nav, col int) Address {
	return a.AddressOf(a.data.NavRow(i), col)
}

// RowBelow returns the address by rows below another one, or above it if by is negative, in the
// same column. It returns false past the first and the last row.
func (a *Addresses) RowBelow(at Address, by int) (Address, bool) {
	row, ok := a.RowAt(at)
	if !ok {
		return at, false
	}
	i := a.data.NavIndex(row) + coord.Nav(by)
	if i < 0 || int(i) >= a.data.NavCount() {
		return at, false
	}
	return a.NavAddress(i, at.Col), true
}
