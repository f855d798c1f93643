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
func (ds *dataset) syncPins(gtx layout.Context) {
	s, p := &ds.pinned, &ds.opt.RowPins
	if len(p.Top)+len(p.Bottom) == 0 && len(s.top)+len(s.bottom) == 0 {
		return
	}
	o := &ds.order
	key := pinsKey{rows: o.shownGiven(), lo: o.lo, hi: o.hi}
	if o.now.records != nil {
		key.n = o.now.records.Len()
	}
	lists := s.sameLists(p)
	if lists && key == s.key && !s.waiting && !ds.staleRows {
		return
	}
	if !lists {
		s.takeLists(p)
	}
	s.key = key
	ds.findPins()
	ds.placePins()
	if s.waiting && o.indexing != nil {
		if !o.on {
			ds.step(gtx, o.indexing)
		}
		ds.poll(gtx)
	}
}

// findPins finds the records of the pinned ids.
func (ds *dataset) findPins() {
	s := &ds.pinned
	s.waiting = false
	for _, list := range [...][]string{s.top, s.bottom} {
		for _, id := range list {
			if row, ok := ds.pinnedRecord(id); ok {
				s.known[id] = row
			} else {
				delete(s.known, id)
			}
		}
	}
}

// pinnedRecord is the record of a pinned id: where it was before, else by the table
// of ids, which takes a while to make where there are many rows.
func (ds *dataset) pinnedRecord(id string) (row int, ok bool) {
	o, r := &ds.order, ds.reader()
	switch {
	case r.n == 0:
		return 0, false
	case r.decimal():
		i, err := strconv.Atoi(id)
		return i, err == nil && i >= 0 && i < r.n && strconv.Itoa(i) == id && !r.gone.Has(i)
	}
	if row, ok := ds.pinned.known[id]; ok && row < r.n && !r.left(row) && r.id(row) == id {
		return row, true
	}
	if r.n > maxOrdered || o.now.gen != o.gen {
		return 0, false // of other rows that come the ids are found when they are there
	}
	if !ds.scans() {
		shown, ok := ds.findNearby(id, 0)
		if !ok {
			ds.unscanned("finding a pinned row", "one is pinned while it is on the screen")
			return 0, false
		}
		return ds.sourceOf(shown), true
	}
	if !ds.indexed() {
		ds.pinned.waiting = true
		return 0, false
	}
	row, ok = ds.findRecord(id)
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
func (ds *dataset) placePins() {
	s := &ds.pinned
	if len(s.known)+len(s.records) == 0 {
		return
	}
	next := ds.pinsShown()
	if next.same(&s.pinnedShown) {
		return
	}
	if !ds.staleRows {
		ds.host.HoldOrder(true)
	}
	s.pinnedShown = next
	ds.orderChanged()
}

// pinsShown are the pinned rows that show.
func (ds *dataset) pinsShown() (next pinnedShown) {
	s, o := &ds.pinned, &ds.order
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
	for i, item := range ds.itemsOf(found.records) {
		if !ds.showsPinned(found.records[i], item) {
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
func (ds *dataset) itemsOf(records []int) []int {
	if !ds.order.on {
		return append([]int(nil), records...)
	}
	rows := make([]int32, len(records))
	for i, row := range records {
		rows[i] = int32(row)
	}
	return ds.order.model.Indexes(nil, rows)
}

// showsPinned says whether a pinned row shows that is an item, or none.
func (ds *dataset) showsPinned(row, item int) bool {
	switch {
	case item >= 0:
		return !ds.opt.RowPins.NoKeep || item >= ds.order.lo && item < ds.order.hi
	case ds.opt.RowPins.NoKeep:
		return false
	}
	return !ds.belowClosed(row)
}

// belowClosed says whether a row that is no item is below a closed one. Of a row that
// a filter leaves out those above it count, whether they pass or not.
func (ds *dataset) belowClosed(row int) bool {
	if !ds.outlined() {
		return false
	}
	o, t := ds.order.model.Outline(), ds.order.now.tree
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
		case !ds.opt.Expansion.IsOpen(t.id(row), depthIn(t.tree, row)):
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
func (ds *dataset) noteRecord(rowID string, b layoutx.Band, row int) {
	s := &ds.pinned
	if id, ok := ds.rowKey(b, row); !ok || id != rowID {
		return
	}
	if it, ok := ds.record(b, row); ok && it >= 0 {
		if s.known == nil {
			s.known = map[string]int{}
		}
		s.known[rowID] = it
	}
}
