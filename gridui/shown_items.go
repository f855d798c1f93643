// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/layoutx"
)

// What the body shows is a page of the items that the row model lays out. An item
// is a row of records by its number; below zero it is something that no row was
// given for: ^item is a group, or in a tree a row whose children are yet to be
// loaded.

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
func (g *Core) shownCount() int { return g.order.hi - g.order.lo - len(g.pinned.page) }

// sourceOf is the item that a row of the body, or a pinned one, stands for.
func (g *Core) sourceOf(row int) int {
	if row <= firstPinned {
		return g.pinned.records[pinIndex(row)]
	}
	at := g.pinned.open(row, g.order.lo)
	if !g.order.on {
		return at
	}
	return int(g.order.model.Item(at))
}

// shownOf is where a row of records shows, or -1.
func (g *Core) shownOf(item int) int {
	at := item
	if g.order.on {
		at = g.order.model.Index(item)
	}
	return g.bodyPlace(at)
}

// bodyPlace is where an item shows in the body, or -1.
func (g *Core) bodyPlace(item int) int {
	if item < g.order.lo || item >= g.order.hi {
		return -1
	}
	at, ok := g.pinned.place(item, g.order.lo)
	if !ok {
		return -1
	}
	return at
}

// nearestOf is where a row of records shows, or the nearest row above it in the
// outline that does, or of a pinned row the one after it, or -1.
func (g *Core) nearestOf(item int) int {
	if at := g.shownOf(item); at >= 0 || item < 0 {
		return at
	}
	if i := g.pinned.pinOf(item); i >= 0 {
		return g.afterHole(g.itemsOf(g.pinned.records[i : i+1])[0])
	}
	if !g.outlined() {
		return -1
	}
	o := g.order.model.Outline()
	for place := o.Place(item); place >= 0; place = o.Parent(place) {
		if at := g.bodyPlace(o.Index(place)); at >= 0 {
			return at
		}
	}
	return -1
}

// afterHole is the row of the body after an item that is pinned, or the last one, or
// -1.
func (g *Core) afterHole(item int) int {
	if item < g.order.lo || item >= g.order.hi {
		return -1
	}
	at, _ := g.pinned.place(item, g.order.lo)
	return min(at, g.shownCount()-1)
}

// outlined says whether rows show below other rows.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (g *Core) outlined() bool { return g.order.on && g.order.model.Outline() != nil }

// placeOf is the place in the outline of a row, -1 of a pinned one that a filter
// leaves out.
func (g *Core) placeOf(row int) int {
	if row <= firstPinned {
		return g.order.model.Outline().Place(g.sourceOf(row))
	}
	return g.order.model.Outline().At(g.pinned.open(row, g.order.lo))
}

// item describes a row. Pinned ones stand below no other.
func (g *Core) item(row int) item {
	if !g.outlined() || !g.hasRow(row) {
		return item{}
	}
	o, place := g.order.model.Outline(), g.placeOf(row)
	if row <= firstPinned {
		return item{expandable: place >= 0 && o.Expandable(place), open: place >= 0 && o.Open(place)}
	}
	return item{
		kind: g.kindOf(int(o.Item(place))), depth: o.Depth(place),
		expandable: o.Expandable(place), open: o.Open(place),
	}
}

// kindOf says what an item stands for.
func (g *Core) kindOf(it int) itemKind {
	switch {
	case it >= 0 && g.order.now.tree.isFiller(it):
		return itemFiller
	case it >= 0:
		return itemRow
	case g.order.now.tree == nil:
		return itemGroup
	case g.order.now.tree.lazy.failed(g.itemID(^it)) != nil:
		return itemFailed
	}
	return itemLoading
}

// itemID is the id of an item, unique among all items of the body.
func (g *Core) itemID(it int) string {
	switch {
	case it < 0 && g.order.now.tree == nil:
		return g.groupID(g.order.model.Groups(), ^it)
	case it < 0:
		return lazyPrefix + g.itemID(^it)
	case g.order.now.tree != nil:
		return g.order.now.tree.id(it)
	}
	return g.order.now.records.id(g.funcs.rowID, it)
}

// row is the data of a row of a band, and whether there is one: groups have none.
func (g *Core) row(b layoutx.Band, i int) (row rowdata.Row, ok bool) {
	if it, ok := g.record(b, i); ok {
		if it < 0 || g.order.now.tree.isFiller(it) {
			return row, false
		}
		if g.overlaid != nil {
			if o, ok := g.overlaid[g.itemID(it)]; ok {
				return o.row, true
			}
		}
		return g.order.now.records.At(it), true
	}
	if b != layoutx.Top && b != layoutx.Bottom {
		return rowdata.Row{}, false
	}
	if i = g.floatingRow(b, i); i >= 0 && i < g.caller.FloatingLen(b) {
		return g.caller.FloatingAt(b, i), true
	}
	return rowdata.Row{}, false
}

// findRow finds a body row by id, beginning at a place. Without RowID the id of a
// row that is in no tree is its number.
func (g *Core) findRow(id string, near int) (shown int, ok bool) {
	if g.funcs.rowID == nil && !g.outlined() {
		i, err := strconv.Atoi(id)
		if err != nil || i < 0 || i >= g.givenCount() {
			return 0, false
		}
		i = g.shownOf(i)
		return i, i >= 0
	}
	if strings.HasPrefix(id, groupPrefix) {
		return g.findGroup(id, near)
	}
	return g.findNearby(id, near)
}

// Shown is the number of rows that the body shows, groups among them, those on the
// screen and those to be scrolled to.
func (g *Core) Shown() int { return g.shownCount() }
