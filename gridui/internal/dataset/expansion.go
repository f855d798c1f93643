// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"encoding/json"
	"strings"

	"github.com/giogrid/giogrid/gridui/events"
)

// publishExpansion lets jobs, and the model as it makes changes, know of the expansion.
func (ds *Set) publishExpansion() {
	e := ds.Order.opened.Load()
	if e == nil || e.Rows.Rev() != ds.Options.Expansion.Rows.Rev() || e.Depth != ds.Options.Expansion.Depth {
		ds.Order.opened.Store(ds.Options.Expansion.Snapshot())
	}
}

// expansionState is what of the expansion the outline shows.
type expansionState struct {
	rows  uint64
	depth int
}

// DepthOf is how many rows of a tree, or groups, a row or a group is below, shown or not;
// 0 of one that is not there.
func (ds *Set) DepthOf(id string) (depth int) {
	if path, ok := strings.CutPrefix(id, groupPrefix); ok {
		var texts []string
		if json.Unmarshal([]byte(path), &texts) != nil {
			return 0
		}
		return max(len(texts)-1, 0)
	}
	t := ds.Order.Tree
	if t == nil {
		return 0
	}
	ds.indexNow()
	row, ok := ds.FindRecord(id)
	if !ok {
		return 0
	}
	for up := t.Tree.Parent(row); up >= 0; up = t.Tree.Parent(up) {
		depth++
	}
	return depth
}

// openNow opens and closes in the outline what the caller changed.
func (ds *Set) openNow() {
	o := &ds.Order
	want := expansionState{ds.Options.Expansion.Rows.Rev(), ds.Options.Expansion.Depth}
	if o.open == want || !ds.Outlined() {
		return
	}
	o.open = want
	ds.Host.HoldOrder(true)
	outline := o.Model.Outline()
	filtered := ds.filtersTree()
	outline.SetAllOpen(func(it int32, depth int) bool {
		return filtered != nil && filtered(int(it)) || ds.Options.Expansion.IsOpen(ds.ItemID(int(it)), depth)
	})
	ds.OrderChanged()
}

// filtersTree tells which rows of a tree a filter holds open, nil if none.
func (ds *Set) filtersTree() func(it int) bool {
	if ds.Order.Now.Tree == nil {
		return nil
	}
	above := ds.Order.Model.Above()
	if above == nil {
		return nil
	}
	return func(it int) bool { return it >= 0 && above.Has(it) }
}

// ToggleRow opens a closed row and closes an open one, and says whether there is
// anything to open.
func (ds *Set) ToggleRow(shown int) bool {
	it := ds.Item(shown)
	switch {
	case it.Kind == ItemFailed:
		ds.load(^ds.SourceOf(shown))
		return true
	case !it.Expandable:
		return false
	}
	ds.ExpandRows([]int{shown}, !it.Open)
	return true
}

// ExpandRows opens or closes rows of the body as a user does.
func (ds *Set) ExpandRows(shown []int, open bool) {
	ev := events.ExpansionChanged{Open: open}
	for _, row := range shown {
		if it := ds.Item(row); it.Expandable && it.Open != open {
			ev.RowIDs = append(ev.RowIDs, ds.RowID(row))
			ev.Depths = append(ev.Depths, it.Depth)
		}
	}
	if len(ev.RowIDs) == 0 {
		return
	}
	if !ds.Options.Expansion.Controlled {
		ds.applyExpansion(ev, shown)
	}
	ds.Report.Emit(ev)
}

// applyExpansion opens or closes a few rows in place: the others stay where they
// are in the outline.
func (ds *Set) applyExpansion(ev events.ExpansionChanged, shown []int) {
	settled := ds.Order.open == expansionState{ds.Options.Expansion.Rows.Rev(), ds.Options.Expansion.Depth}
	ev.Apply(&ds.Options.Expansion)
	if !settled {
		return
	}
	ds.Host.HoldOrder(true)
	o := ds.Order.Model.Outline()
	places := make([]int, len(shown))
	for i, row := range shown {
		places[i] = ds.PlaceOf(row)
	}
	for _, place := range places {
		o.SetOpen(place, ev.Open)
	}
	ds.Order.open = expansionState{ds.Options.Expansion.Rows.Rev(), ds.Options.Expansion.Depth}
	ds.OrderChanged()
	ds.placePins()
	ds.loadOpened(places)
	// Events that follow in this frame find as many rows as there are now.
	ds.turnPage(ds.Order.Model.Len())
	ds.Host.SyncRows()
}
