// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
)

// Numbers returns row numbers, counted from 1.
type Numbers struct{ rows *Set }

// Numbers returns the numbers of the rows.
func (ds *Set) Numbers() Numbers { return Numbers{ds} }

// Of returns the number of the row at a slot of a band: its number in the source if source is set,
// else its number in the view. ok is false for rows without a number: rows made by the grid,
// floating rows, and in the view filtered-out pinned rows.
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
	if lines := ds.grouped.lines(); lines != nil { // a number within its group
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

// index returns the index of a row among the items of all pages, -1 if it is no item.
func (n Numbers) index(pos coord.Pos) coord.Index {
	p := &n.rows.Pinned
	if pos.IsPinned() {
		return p.items[pos.PinIndex()]
	}
	return p.Open(pos, n.rows.Order.Lo)
}

// before returns the number of rows on the pages before the present one if the program gives only
// one page, else 0.
func (n Numbers) before() int {
	p := &n.rows.Options.Paging
	if !p.IsOn() || !p.Manual {
		return 0
	}
	page := n.rows.Page()
	return page.Index * page.Size
}

// Most returns an upper bound of the numbers that Of returns.
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
