// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
)

// The navigation index of a row counts the rows that the keyboard reaches, from the top of
// the grid to its bottom: pinned rows of the top band, rows of the body, pinned rows of the
// bottom band.

// NavCount is the number of rows that the keyboard reaches.
func (ds *Set) NavCount() int { return ds.ShownCount() + len(ds.Pinned.Records) }

// NavIndex is the navigation index of a row.
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

// NavRow is the row at a navigation index.
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

// NavEnd is the navigation index behind the last row of the band that a row is in.
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
