// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"strconv"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/layoutx"
)

// syncPins finds the pinned rows and takes them out of the body, when the lists, the
// rows or their order changed. Nothing between reorder and syncPins reads rows of the
// body by their places.
func (g *Core) syncPins(gtx layout.Context) {
	s, p := &g.pinned, &g.RowPins
	if len(p.Top)+len(p.Bottom) == 0 && len(s.top)+len(s.bottom) == 0 {
		return
	}
	o := &g.order
	key := pinsKey{rows: o.shownGiven(), lo: o.lo, hi: o.hi}
	if o.now.records != nil {
		key.n = o.now.records.Len()
	}
	lists := s.sameLists(p)
	if lists && key == s.key && !s.waiting && !g.staleRows {
		return
	}
	if !lists {
		s.takeLists(p)
	}
	s.key = key
	g.findPins()
	g.placePins()
	if s.waiting && o.indexing != nil {
		if !o.on {
			g.step(gtx, o.indexing)
		}
		g.poll(gtx)
	}
}

// findPins finds the records of the pinned ids.
func (g *Core) findPins() {
	s := &g.pinned
	s.waiting = false
	for _, list := range [...][]string{s.top, s.bottom} {
		for _, id := range list {
			if row, ok := g.pinnedRecord(id); ok {
				s.known[id] = row
			} else {
				delete(s.known, id)
			}
		}
	}
}

// pinnedRecord is the record of a pinned id: where it was before, else by the table
// of ids, which takes a while to make where there are many rows.
func (g *Core) pinnedRecord(id string) (row int, ok bool) {
	o, r := &g.order, g.reader()
	switch {
	case r.n == 0:
		return 0, false
	case r.decimal():
		i, err := strconv.Atoi(id)
		return i, err == nil && i >= 0 && i < r.n && strconv.Itoa(i) == id && !r.gone.Has(i)
	}
	if row, ok := g.pinned.known[id]; ok && row < r.n && !r.left(row) && r.id(row) == id {
		return row, true
	}
	if r.n > maxOrdered || o.now.gen != o.gen {
		return 0, false // of other rows that come the ids are found when they are there
	}
	if !g.scans() {
		shown, ok := g.findNearby(id, 0)
		if !ok {
			g.unscanned("finding a pinned row", "one is pinned while it is on the screen")
			return 0, false
		}
		return g.sourceOf(shown), true
	}
	if !g.indexed() {
		g.pinned.waiting = true
		return 0, false
	}
	row, ok = g.findRecord(id)
	return row, ok && row < r.n && !r.left(row)
}

// left says whether a row was removed, or in a tree one above it.
func (r *rowReader) left(row int) bool {
	for r.tree != nil && row >= 0 && !r.gone.Has(row) {
		row = r.tree.tree.Parent(row)
	}
	return row >= 0 && r.gone.Has(row)
}

// placePins says which of the pinned rows show, and where they leave holes in the
// order. The screen and the focus stay with their rows.
func (g *Core) placePins() {
	s := &g.pinned
	if len(s.known)+len(s.records) == 0 {
		return
	}
	next := g.pinsShown()
	if next.same(&s.pinnedShown) {
		return
	}
	if !g.staleRows {
		g.host.HoldOrder(true)
	}
	s.pinnedShown = next
	g.orderChanged()
}

// pinsShown are the pinned rows that show.
func (g *Core) pinsShown() (next pinnedShown) {
	s, o := &g.pinned, &g.order
	var found pinnedShown
	seen := map[int]bool{}
	for side, list := range [...][]string{s.top, s.bottom} {
		for _, id := range list {
			if row, ok := s.known[id]; ok && !seen[row] && !o.now.tree.isFiller(row) {
				seen[row] = true
				found.records, found.ids = append(found.records, row), append(found.ids, id)
			}
		}
		if side == 0 {
			found.tops = len(found.records)
		}
	}
	var holes []int
	for i, item := range g.itemsOf(found.records) {
		if !g.showsPinned(found.records[i], item) {
			continue
		}
		if item >= 0 {
			holes = append(holes, item)
		}
		next.records, next.ids = append(next.records, found.records[i]), append(next.ids, found.ids[i])
		if i < found.tops {
			next.tops++
		}
	}
	next.setHoles(holes, o.lo, o.hi)
	return next
}

// itemsOf are which of the items that show on all pages records are, or -1.
func (g *Core) itemsOf(records []int) []int {
	if !g.order.on {
		return append([]int(nil), records...)
	}
	rows := make([]int32, len(records))
	for i, row := range records {
		rows[i] = int32(row)
	}
	return g.order.model.Indexes(nil, rows)
}

// showsPinned says whether a pinned row shows that is an item, or none.
func (g *Core) showsPinned(row, item int) bool {
	switch {
	case item >= 0:
		return !g.RowPins.NoKeep || item >= g.order.lo && item < g.order.hi
	case g.RowPins.NoKeep:
		return false
	}
	return !g.belowClosed(row)
}

// belowClosed says whether a row that is no item is below a closed one. Of a row that
// a filter leaves out those above it count, whether they pass or not.
func (g *Core) belowClosed(row int) bool {
	if !g.outlined() {
		return false
	}
	o, t := g.order.model.Outline(), g.order.now.tree
	if o.Place(row) >= 0 {
		return true
	}
	if t == nil {
		return false
	}
	for row = t.tree.Parent(row); row >= 0; row = t.tree.Parent(row) {
		place := o.Place(row)
		switch {
		case place >= 0 && o.Index(place) < 0:
			return true
		case place >= 0 && o.Expandable(place):
			return !o.Open(place)
		case !g.Expansion.IsOpen(t.id(row), depthIn(t.tree, row)):
			return true
		}
	}
	return false
}

// depthIn is how many rows a row of a tree is below.
func depthIn(t *rowmodel.Tree, row int) (depth int) {
	for row = t.Parent(row); row >= 0; row = t.Parent(row) {
		depth++
	}
	return depth
}

// noteRecord remembers the record of a row that is about to be pinned, where that is the one
// at a place of a band: rows that are on the screen are pinned without a table of ids.
func (g *Core) noteRecord(rowID string, b layoutx.Band, row int) {
	s := &g.pinned
	if id, ok := g.rowKey(b, row); !ok || id != rowID {
		return
	}
	if it, ok := g.record(b, row); ok && it >= 0 {
		if s.known == nil {
			s.known = map[string]int{}
		}
		s.known[rowID] = it
	}
}
