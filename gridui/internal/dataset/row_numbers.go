// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
)

// RowNumber is the number of the row at a slot of a band, counted from 1: of its place in the view,
// or in the source. ok is false for rows without one: those that the grid makes, floating rows, and
// in the view pinned rows that a filter leaves out.
func (ds *Set) RowNumber(b layoutx.Band, row coord.Slot, source bool) (n int, ok bool) {
	pos, ok := ds.PosIn(b, row)
	if !ok || ds.OwnRow(b, row) {
		return 0, false
	}
	if source {
		record := ds.SourceOf(pos).Record()
		return int(record) + 1 - ds.Order.Gone.before(record), true
	}
	if ds.Outlined() {
		place := ds.PlaceOf(pos)
		if place < 0 {
			return 0, false
		}
		return ds.pageOffset() + ds.Order.Model.Outline().RowsUpTo(place), true
	}
	i := ds.indexOf(pos)
	return ds.pageOffset() + int(i) + 1, i >= 0
}

// indexOf is the index of a row among the items of all pages, -1 if it is none of them.
func (sr *shownRows) indexOf(pos coord.Pos) coord.Index {
	if pos.IsPinned() {
		return sr.Pinned.items[pos.PinIndex()]
	}
	return sr.Pinned.Open(pos, sr.Order.Lo)
}

// pageOffset is the number of rows on the pages before the one that the program gives, 0 where
// the grid has the rows of all pages.
func (ds *Set) pageOffset() int {
	p := &ds.Options.Paging
	if !p.IsOn() || !p.Manual {
		return 0
	}
	page := ds.Page()
	return page.Index * page.Size
}

// NumberedCount is the highest number that RowNumber may return, or a little more.
func (ds *Set) NumberedCount() int {
	n := ds.sourceLen()
	if t := ds.Order.Now.Tree; t != nil && ds.Outlined() {
		n = max(n, t.Len(), ds.Order.Model.Outline().Places())
	}
	if p := &ds.Options.Paging; p.IsOn() && p.Manual {
		n = max(n+ds.pageOffset(), ds.Page().Total)
	}
	return n
}
