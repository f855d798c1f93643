// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"encoding/json"
	"strings"

	"github.com/giogrid/giogrid/gridui/events"
)

// publishExpansion lets jobs, and the model as it makes changes, know of the expansion.
func (ds *dataset) publishExpansion() {
	e := ds.order.opened.Load()
	if e == nil || e.Rows.Rev() != ds.opt.Expansion.Rows.Rev() || e.Depth != ds.opt.Expansion.Depth {
		ds.order.opened.Store(ds.opt.Expansion.Snapshot())
	}
}

// expansionState is what of the expansion the outline shows.
type expansionState struct {
	rows  uint64
	depth int
}

// depthOf is how many rows of a tree, or groups, a row or a group is below, shown or not;
// 0 of one that is not there.
func (ds *dataset) depthOf(id string) (depth int) {
	if path, ok := strings.CutPrefix(id, groupPrefix); ok {
		var texts []string
		if json.Unmarshal([]byte(path), &texts) != nil {
			return 0
		}
		return max(len(texts)-1, 0)
	}
	t := ds.order.tree
	if t == nil {
		return 0
	}
	ds.indexNow()
	row, ok := ds.findRecord(id)
	if !ok {
		return 0
	}
	for up := t.tree.Parent(row); up >= 0; up = t.tree.Parent(up) {
		depth++
	}
	return depth
}

// openNow opens and closes in the outline what the caller changed.
func (ds *dataset) openNow() {
	o := &ds.order
	want := expansionState{ds.opt.Expansion.Rows.Rev(), ds.opt.Expansion.Depth}
	if o.open == want || !ds.outlined() {
		return
	}
	o.open = want
	ds.host.HoldOrder(true)
	outline := o.model.Outline()
	filtered := ds.filtersTree()
	outline.SetAllOpen(func(it int32, depth int) bool {
		return filtered != nil && filtered(int(it)) || ds.opt.Expansion.IsOpen(ds.itemID(int(it)), depth)
	})
	ds.orderChanged()
}

// filtersTree tells which rows of a tree a filter holds open, nil if none.
func (ds *dataset) filtersTree() func(it int) bool {
	if ds.order.now.tree == nil {
		return nil
	}
	above := ds.order.model.Above()
	if above == nil {
		return nil
	}
	return func(it int) bool { return it >= 0 && above.Has(it) }
}

// toggleRow opens a closed row and closes an open one, and says whether there is
// anything to open.
func (ds *dataset) toggleRow(shown int) bool {
	it := ds.item(shown)
	switch {
	case it.kind == itemFailed:
		ds.load(^ds.sourceOf(shown))
		return true
	case !it.expandable:
		return false
	}
	ds.expandRows([]int{shown}, !it.open)
	return true
}

// expandRows opens or closes rows of the body as a user does.
func (ds *dataset) expandRows(shown []int, open bool) {
	ev := events.ExpansionChanged{Open: open}
	for _, row := range shown {
		if it := ds.item(row); it.expandable && it.open != open {
			ev.RowIDs = append(ev.RowIDs, ds.rowID(row))
			ev.Depths = append(ev.Depths, it.depth)
		}
	}
	if len(ev.RowIDs) == 0 {
		return
	}
	if !ds.opt.Expansion.Controlled {
		ds.applyExpansion(ev, shown)
	}
	ds.report.Emit(ev)
}

// applyExpansion opens or closes a few rows in place: the others stay where they
// are in the outline.
func (ds *dataset) applyExpansion(ev events.ExpansionChanged, shown []int) {
	settled := ds.order.open == expansionState{ds.opt.Expansion.Rows.Rev(), ds.opt.Expansion.Depth}
	ev.Apply(&ds.opt.Expansion)
	if !settled {
		return
	}
	ds.host.HoldOrder(true)
	o := ds.order.model.Outline()
	places := make([]int, len(shown))
	for i, row := range shown {
		places[i] = ds.placeOf(row)
	}
	for _, place := range places {
		o.SetOpen(place, ev.Open)
	}
	ds.order.open = expansionState{ds.opt.Expansion.Rows.Rev(), ds.opt.Expansion.Depth}
	ds.orderChanged()
	ds.placePins()
	ds.loadOpened(places)
	// Events that follow in this frame find as many rows as there are now.
	ds.turnPage(ds.order.model.Len())
	ds.host.SyncRows()
}
