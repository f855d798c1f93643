// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"encoding/json"
	"strings"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/layoutx"
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

// SetExpanded opens or closes a row or a group by its id; it need not show. With a Depth
// it has to know the row of a tree: until the first frame all count as those at the top.
func (g *Core) SetExpanded(id string, open bool) {
	depth := 0
	if g.Expansion.Depth > 0 {
		depth = g.data.depthOf(id)
	}
	g.Expansion.Put(id, depth, open)
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

// ExpandAll opens all rows, also those yet to come. Children that are yet to be
// loaded stay so until their row is opened by hand.
func (g *Core) ExpandAll() { g.ExpandTo(0); g.Expansion.Rows.PutAll(true) }

// CollapseAll closes all rows.
func (g *Core) CollapseAll() { g.ExpandTo(0) }

// ExpandTo opens the rows that have fewer than depth above them and closes the
// others: 1 opens those at the top.
func (g *Core) ExpandTo(depth int) {
	g.Expansion.Rows.PutAll(false)
	g.Expansion.Depth = max(depth, 0)
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

// siblings are the rows of the body beside a row, itself included, that can be
// opened.
func (ds *dataset) siblings(shown int) []int {
	o, place := ds.order.model.Outline(), ds.placeOf(shown)
	up := o.Parent(place)
	at, end := 0, o.Places()
	if up >= 0 {
		at, end = up+1, o.End(up)
	}
	var rows []int
	for ; at < end && len(rows) < maxSiblings; at = o.End(at) {
		if row := ds.bodyPlace(o.Index(at)); o.Expandable(at) && row >= 0 {
			rows = append(rows, row)
		}
	}
	return rows
}

// maxSiblings bounds how many rows one key opens.
const maxSiblings = 100_000

// parentRow is where the row above a row in the outline shows, or -1.
func (ds *dataset) parentRow(shown int) int {
	if !ds.outlined() {
		return -1
	}
	o := ds.order.model.Outline()
	up := o.Parent(ds.placeOf(shown))
	if up < 0 {
		return -1
	}
	return ds.bodyPlace(o.Index(up))
}

// endBelow is the first row of the body after those below a row.
func (ds *dataset) endBelow(shown int) int {
	o := ds.order.model.Outline()
	return min(o.Before(o.End(ds.placeOf(shown))), ds.order.hi) - ds.order.lo
}

// outlineDef is the column that shows what is below what, or nil.
func (ds *dataset) outlineDef() *column.Def {
	if at := ds.cols.OutlineOf(); at >= 0 {
		return ds.cols.Def(at)
	}
	return nil
}

// group is the group that an item stands for, or nil.
func (ds *dataset) group(it int) *rowmodel.Group {
	groups := ds.order.model.Groups()
	if it >= 0 || groups == nil || !ds.order.now.by.groups() || ^it >= len(groups.List) {
		return nil
	}
	return &groups.List[^it]
}

// ownRow says whether a row of a band is none of the caller's.
func (ds *dataset) ownRow(b layoutx.Band, row int) bool {
	return b == layoutx.Body && ds.outlined() && ds.item(row).kind != itemRow
}
