// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/layoutx"

// The navigation index of a row counts the rows that the keyboard reaches, from the top of
// the grid to its bottom: pinned rows of the top band, rows of the body, pinned rows of the
// bottom band.

// NavCount is the number of rows that the keyboard reaches.
func (ds *Set) NavCount() int { return ds.ShownCount() + len(ds.Pinned.Records) }

// NavIndex is the navigation index of a row number.
func (ds *Set) NavIndex(row int) int {
	top := ds.PinnedCount(layoutx.Top)
	switch {
	case row > FirstPinned:
		return top + row
	case PinIndex(row) < top:
		return PinIndex(row)
	}
	return ds.ShownCount() + PinIndex(row)
}

// NavRow is the row number at a navigation index.
func (ds *Set) NavRow(i int) int {
	top, n := ds.PinnedCount(layoutx.Top), ds.ShownCount()
	switch {
	case i < top:
		return PinNumber(i)
	case i < top+n:
		return i - top
	}
	return PinNumber(i - n)
}

// NavEnd is the navigation index behind the last row of the band that a row is in.
func (ds *Set) NavEnd(row int) int {
	top := ds.PinnedCount(layoutx.Top)
	switch {
	case row > FirstPinned:
		return top + ds.ShownCount()
	case PinIndex(row) < top:
		return top
	}
	return ds.NavCount()
}
