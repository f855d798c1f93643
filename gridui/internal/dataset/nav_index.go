// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/layoutx"
)

// The navigation index of a row counts the rows reachable by keyboard, from the top of the grid to
// its bottom: pinned rows of the top band, rows of the body, pinned rows of the bottom band.

// NavCount returns the number of rows reachable by keyboard.
func (sr *shownRows) NavCount() int { return sr.ShownCount() + len(sr.Pinned.Records) }

// NavIndex returns the navigation index of a row.
func (sr *shownRows) NavIndex(row coord.Pos) coord.Nav {
	top := sr.PinnedCount(layoutx.Top)
	switch {
	case !row.IsPinned():
		return coord.Nav(top + int(row))
	case row.PinIndex() < top:
		return coord.Nav(row.PinIndex())
	}
	return coord.Nav(sr.ShownCount() + row.PinIndex())
}

// NavRow returns the row at a navigation index.
func (sr *shownRows) NavRow(nav coord.Nav) coord.Pos {
	i, top, n := int(nav), sr.PinnedCount(layoutx.Top), sr.ShownCount()
	switch {
	case i < top:
		return coord.Pinned(i)
	case i < top+n:
		return coord.Pos(i - top)
	}
	return coord.Pinned(i - n)
}

// NavEnd returns the navigation index after the last row of a row's band.
func (sr *shownRows) NavEnd(row coord.Pos) coord.Nav {
	top := sr.PinnedCount(layoutx.Top)
	switch {
	case !row.IsPinned():
		return coord.Nav(top + sr.ShownCount())
	case row.PinIndex() < top:
		return coord.Nav(top)
	}
	return coord.Nav(sr.NavCount())
}

// screenLines returns the navigation indexes of the body rows drawn in the last frame.
func (sr *shownRows) screenLines() ranges.Span {
	first, end := sr.Host.Visible()
	at := int(sr.NavIndex(first))
	return ranges.Span{First: at, End: at + max(min(int(end), sr.ShownCount())-int(first), 0)}
}
