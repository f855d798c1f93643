// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/layoutx"
)

// itemKind says what a row of the body stands for.
type itemKind uint8

const (
	itemRow itemKind = iota
	// itemGroup stands for rows with equal values.
	itemGroup
	// itemFiller is a node of a tree that no row was given for.
	itemFiller
	// itemLoading stands in place of children on their way, itemFailed of such as
	// could not be had.
	itemLoading
	itemFailed
)

// item is what the engine knows of a row of the body beside its texts.
type item struct {
	kind itemKind
	// depth is how many rows it is below others.
	depth            int
	expandable, open bool
}

// shownCount is how many rows the body shows.
func (ds *dataset) shownCount() int { return ds.order.hi - ds.order.lo - len(ds.pinned.page) }

// sourceOf is the item that a row of the body, or a pinned one, stands for.
func (ds *dataset) sourceOf(row int) int {
	if row <= firstPinned {
		return ds.pinned.records[pinIndex(row)]
	}
	at := ds.pinned.open(row, ds.order.lo)
	if !ds.order.on {
		return at
	}
	return int(ds.order.model.Item(at))
}

// shownOf is where a row of records shows, or -1.
func (ds *dataset) shownOf(item int) int {
	at := item
	if ds.order.on {
		at = ds.order.model.Index(item)
	}
	return ds.bodyPlace(at)
}

// bodyPlace is where an item shows in the body, or -1.
func (ds *dataset) bodyPlace(item int) int {
	if item < ds.order.lo || item >= ds.order.hi {
		return -1
	}
	at, ok := ds.pinned.place(item, ds.order.lo)
	if !ok {
		return -1
	}
	return at
}

// nearestOf is where a row of records shows, or the nearest row above it in the
// outline that does, or of a pinned row the one after it, or -1.
func (ds *dataset) nearestOf(item int) int {
	if at := ds.shownOf(item); at >= 0 || item < 0 {
		return at
	}
	if i := ds.pinned.pinOf(item); i >= 0 {
		return ds.afterHole(ds.itemsOf(ds.pinned.records[i : i+1])[0])
	}
	if !ds.outlined() {
		return -1
	}
	o := ds.order.model.Outline()
	for place := o.Place(item); place >= 0; place = o.Parent(place) {
		if at := ds.bodyPlace(o.Index(place)); at >= 0 {
			return at
		}
	}
	return -1
}

// afterHole is the row of the body after an item that is pinned, or the last one, or
// -1.
func (ds *dataset) afterHole(item int) int {
	if item < ds.order.lo || item >= ds.order.hi {
		return -1
	}
	at, _ := ds.pinned.place(item, ds.order.lo)
	return min(at, ds.shownCount()-1)
}

// item describes a row. Pinned ones stand below no other.
func (ds *dataset) item(row int) item {
	if !ds.outlined() || !ds.hasRow(row) {
		return item{}
	}
	o, place := ds.order.model.Outline(), ds.placeOf(row)
	if row <= firstPinned {
		return item{expandable: place >= 0 && o.Expandable(place), open: place >= 0 && o.Open(place)}
	}
	return item{
		kind: ds.kindOf(int(o.Item(place))), depth: o.Depth(place),
		expandable: o.Expandable(place), open: o.Open(place),
	}
}

// kindOf says what an item stands for.
func (ds *dataset) kindOf(it int) itemKind {
	switch {
	case it >= 0 && ds.order.now.tree.isFiller(it):
		return itemFiller
	case it >= 0:
		return itemRow
	case ds.order.now.tree == nil:
		return itemGroup
	case ds.order.now.tree.lazy.failed(ds.itemID(^it)) != nil:
		return itemFailed
	}
	return itemLoading
}

// itemID is the id of an item, unique among all items of the body.
func (ds *dataset) itemID(it int) string {
	switch {
	case it < 0 && ds.order.now.tree == nil:
		return ds.groupID(ds.order.model.Groups(), ^it)
	case it < 0:
		return lazyPrefix + ds.itemID(^it)
	case ds.order.now.tree != nil:
		return ds.order.now.tree.id(it)
	}
	return ds.order.now.records.id(ds.funcs.rowID, it)
}

// row is the data of a row of a band, and whether there is one: groups have none.
func (ds *dataset) row(b layoutx.Band, i int) (row rowdata.Row, ok bool) {
	if it, ok := ds.record(b, i); ok {
		if it < 0 || ds.order.now.tree.isFiller(it) {
			return row, false
		}
		if ds.overlaid != nil {
			if o, ok := ds.overlaid[ds.itemID(it)]; ok {
				return o.row, true
			}
		}
		return ds.order.now.records.At(it), true
	}
	if b != layoutx.Top && b != layoutx.Bottom {
		return rowdata.Row{}, false
	}
	if i = ds.floatingRow(b, i); i >= 0 && i < ds.caller.FloatingLen(b) {
		return ds.caller.FloatingAt(b, i), true
	}
	return rowdata.Row{}, false
}

// findRow finds a body row by id, beginning at a place. Without RowID the id of a
// row that is in no tree is its number.
func (ds *dataset) findRow(id string, near int) (shown int, ok bool) {
	if ds.funcs.rowID == nil && !ds.outlined() {
		i, err := strconv.Atoi(id)
		if err != nil || i < 0 || i >= ds.givenCount() {
			return 0, false
		}
		i = ds.shownOf(i)
		return i, i >= 0
	}
	if strings.HasPrefix(id, groupPrefix) {
		return ds.findGroup(id, near)
	}
	return ds.findNearby(id, near)
}
