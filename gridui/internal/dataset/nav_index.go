// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
)

// The navigation index of a row counts the rows reachable by keyboard, from the top of the grid to
// its bottom: pinned rows of the top band, rows of the body, pinned rows of the bottom band.

// NavCount returns the number of rows reachable by keyboard.
func (ds *Set) NavCount() int { return ds.ShownCount() + len(ds.Pinned.Records) }

// NavIndex returns the navigation index of a row.
func (ds *Set) NavIndex(row coord.Pos) coord.Nav {
	top := ds.PinnedCount(layoutx.Top)
	switch {
	case !row.IsPinned():
		return coord.Nav(top + int(row))
	case row.PinIndex() < top:
		return coord.Nav(row.PinIndex())
	}
	return coord.Nav(ds.ShownCount() + row.PinIndex())
}

// NavRow returns the row at a navigation index.
func (ds *Set) NavRow(nav coord.Nav) coord.Pos {
	i, top, n := int(nav), ds.PinnedCount(layoutx.Top), ds.ShownCount()
	switch {
	case i < top:
		return coord.Pinned(i)
	case i < top+n:
		return coord.Pos(i - top)
	}
	return coord.Pinned(i - n)
}

// NavEnd returns the navigation index after the last row of a row's band.
func (ds *Set) NavEnd(row coord.Pos) coord.Nav {
	top := ds.PinnedCount(layoutx.Top)
	switch {
	case !row.IsPinned():
		return coord.Nav(top + ds.ShownCount())
	case row.PinIndex() < top:
		return coord.Nav(top)
	}
	return coord.Nav(ds.NavCount())
}
