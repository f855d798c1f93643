// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"strconv"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/layoutx"
)

// SyncPins finds the pinned rows and takes them out of the body, when the lists, the
// rows or their order changed. Nothing between reorder and syncPins reads rows of the
// body by their places.
func (ds *Set) SyncPins(gtx layout.Context) {
	s, p := &ds.Pinned, &ds.Options.RowPins
	if len(p.Top)+len(p.Bottom) == 0 && len(s.top)+len(s.bottom) == 0 {
		return
	}
	o := &ds.Order
	key := pinsKey{rows: o.shownGiven(), lo: o.Lo, hi: o.Hi}
	if o.Now.Records != nil {
		key.n = o.Now.Records.Len()
	}
	lists := s.sameLists(p)
	if lists && key == s.key && !s.waiting && !ds.StaleRows {
		return
	}
	if !lists {
		s.takeLists(p)
	}
	s.key = key
	ds.findPins()
	ds.placePins()
	if s.waiting && o.indexing != nil {
		if !o.On {
			ds.Step(gtx, o.indexing)
		}
		ds.Poll(gtx)
	}
}

// findPins finds the records of the pinned ids.
func (ds *Set) findPins() {
	s := &ds.Pinned
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
func (ds *Set) pinnedRecord(id string) (row int, ok bool) {
	o, r := &ds.Order, ds.Reader()
	switch {
	case r.N == 0:
		return 0, false
	case r.Decimal():
		i, err := strconv.Atoi(id)
		return i, err == nil && i >= 0 && i < r.N && strconv.Itoa(i) == id && !r.gone.Has(i)
	}
	if row, ok := ds.Pinned.known[id]; ok && row < r.N && !r.left(row) && r.ID(row) == id {
		return row, true
	}
	if r.N > MaxOrdered || o.Now.gen != o.gen {
		return 0, false // of other rows that come the ids are found when they are there
	}
	if !ds.Scans() {
		shown, ok := ds.FindNearby(id, 0)
		if !ok {
			ds.Unscanned("finding a pinned row", "one is pinned while it is on the screen")
			return 0, false
		}
		return ds.SourceOf(shown), true
	}
	if !ds.indexed() {
		ds.Pinned.waiting = true
		return 0, false
	}
	row, ok = ds.FindRecord(id)
	return row, ok && row < r.N && !r.left(row)
}

// left says whether a row was removed, or in a tree one above it.
func (r *Reader) left(row int) bool {
	for r.Tree != nil && row >= 0 && !r.gone.Has(row) {
		row = r.Tree.Tree.Parent(row)
	}
	return row >= 0 && r.gone.Has(row)
}

// placePins says which of the pinned rows show, and where they leave holes in the
// order. The screen and the focus stay with their rows.
func (ds *Set) placePins() {
	s := &ds.Pinned
	if len(s.known)+len(s.Records) == 0 {
		return
	}
	next := ds.pinsShown()
	if next.same(&s.pinnedShown) {
		return
	}
	if !ds.StaleRows {
		ds.Host.HoldOrder(true)
	}
	s.pinnedShown = next
	ds.OrderChanged()
}

// pinsShown are the pinned rows that show.
func (ds *Set) pinsShown() (next pinnedShown) {
	s, o := &ds.Pinned, &ds.Order
	var found pinnedShown
	seen := map[int]bool{}
	for side, list := range [...][]string{s.top, s.bottom} {
		for _, id := range list {
			if row, ok := s.known[id]; ok && !seen[row] && !o.Now.Tree.IsFiller(row) {
				seen[row] = true
				found.Records, found.ids = append(found.Records, row), append(found.ids, id)
			}
		}
		if side == 0 {
			found.Tops = len(found.Records)
		}
	}
	var holes []int
	for i, item := range ds.itemsOf(found.Records) {
		if !ds.showsPinned(found.Records[i], item) {
			continue
		}
		if item >= 0 {
			holes = append(holes, item)
		}
		next.Records, next.ids = append(next.Records, found.Records[i]), append(next.ids, found.ids[i])
		if i < found.Tops {
			next.Tops++
		}
	}
	next.setHoles(holes, o.Lo, o.Hi)
	return next
}

// itemsOf are which of the items that show on all pages records are, or -1.
func (ds *Set) itemsOf(records []int) []int {
	if !ds.Order.On {
		return append([]int(nil), records...)
	}
	rows := make([]int32, len(records))
	for i, row := range records {
		rows[i] = int32(row)
	}
	return ds.Order.Model.Indexes(nil, rows)
}

// showsPinned says whether a pinned row shows that is an item, or none.
func (ds *Set) showsPinned(row, item int) bool {
	switch {
	case item >= 0:
		return !ds.Options.RowPins.NoKeep || item >= ds.Order.Lo && item < ds.Order.Hi
	case ds.Options.RowPins.NoKeep:
		return false
	}
	return !ds.belowClosed(row)
}

// belowClosed says whether a row that is no item is below a closed one. Of a row that
// a filter leaves out those above it count, whether they pass or not.
func (ds *Set) belowClosed(row int) bool {
	if !ds.Outlined() {
		return false
	}
	o, t := ds.Order.Model.Outline(), ds.Order.Now.Tree
	if o.Place(row) >= 0 {
		return true
	}
	if t == nil {
		return false
	}
	for row = t.Tree.Parent(row); row >= 0; row = t.Tree.Parent(row) {
		place := o.Place(row)
		switch {
		case place >= 0 && o.Index(place) < 0:
			return true
		case place >= 0 && o.Expandable(place):
			return !o.Open(place)
		case !ds.Options.Expansion.IsOpen(t.id(row), depthIn(t.Tree, row)):
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

// NoteRecord remembers the record of a row that is about to be pinned, where that is the one
// at a place of a band: rows that are on the screen are pinned without a table of ids.
func (ds *Set) NoteRecord(rowID string, b layoutx.Band, row int) {
	s := &ds.Pinned
	if id, ok := ds.RowKey(b, row); !ok || id != rowID {
		return
	}
	if it, ok := ds.Record(b, row); ok && it >= 0 {
		if s.known == nil {
			s.known = map[string]int{}
		}
		s.known[rowID] = it
	}
}
