// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
)

// Numbers are the numbers of rows, counted from 1.
type Numbers struct{ rows *Set }

// Numbers are the numbers of the rows.
func (ds *Set) Numbers() Numbers { return Numbers{ds} }

// Of is the number of the row at a slot of a band: of its place in the view, or in the source. ok
// is false for rows without one: those that the grid makes, floating rows, and in the view pinned
// rows that a filter leaves out.
func (n Numbers) Of(b layoutx.Band, row coord.Slot, source bool) (number int, ok bool) {
	ds := n.rows
	pos, ok := ds.PosIn(b, row)
	if !ok || ds.OwnRow(b, row) {
		return 0, false
	}
	if source {
		record := ds.SourceOf(pos).Record()
		return int(record) + 1 - ds.Order.Gone.before(record), true
	}
	if lines := ds.grouped.lines(); lines != nil { // a number in its group
		return lines.Line(ds.SourceOf(pos).Record()).Number, true
	}
	if ds.Outlined() {
		place := ds.PlaceOf(pos)
		if place < 0 {
			return 0, false
		}
		return n.before() + ds.Order.Model.Outline().RowsUpTo(place), true
	}
	i := n.index(pos)
	return n.before() + int(i) + 1, i >= 0
}

// index is the index of a row among the items of all pages, -1 if it is none of them.
func (n Numbers) index(pos coord.Pos) coord.Index {
	p := &n.rows.Pinned
	if pos.IsPinned() {
		return p.items[pos.PinIndex()]
	}
	return p.Open(pos, n.rows.Order.Lo)
}

// before is the number of rows on the pages before the one that the program gives, 0 where the grid
// has the rows of all pages.
func (n Numbers) before() int {
	p := &n.rows.Options.Paging
	if !p.IsOn() || !p.Manual {
		return 0
	}
	page := n.rows.Page()
	return page.Index * page.Size
}

// Most is the highest number that Of may return, or a little more.
func (n Numbers) Most() int {
	ds := n.rows
	most := ds.sourceLen()
	if t := ds.Order.Now.Tree; t != nil && ds.Order.Outline() != nil {
		most = max(most, t.Len(), ds.Order.Model.Outline().Places())
	}
	if p := &ds.Options.Paging; p.IsOn() && p.Manual {
		most = max(most+n.before(), ds.Page().Total)
	}
	return most
}
