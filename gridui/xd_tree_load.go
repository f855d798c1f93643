// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"
	"iter"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// takeLoaded puts rows that were loaded below their parents.
func (ds *dataset) takeLoaded() (changed bool) {
	o := &ds.order
	if o.tree == nil || o.lazy == nil || o.now.gen != o.gen || o.now.tree == nil || o.model.Busy() || ds.host.ReadsRows() {
		return false
	}
	if o.lazy.waiting == 0 || !ds.indexed() {
		return false
	}
	for _, r := range o.lazy.take() {
		changed = true
		if r.err != nil {
			continue
		}
		parent, ok := ds.findRecord(r.id)
		if !ok {
			continue
		}
		next := o.tree.grown(ds.funcs.tree, parent, r.rows, &o.ids)
		added := next.Len() - o.tree.Len()
		ds.reportTree(next)
		ds.growTree(next)
		o.indexed.n = next.Len()
		if err := o.model.Apply(rowmodel.Changes{Added: added}); err != nil {
			ds.report.Problem("load", "rows that were loaded do not show: %w", err)
		}
	}
	if changed {
		ds.orderChanged()
	}
	return changed
}

// waits says whether the children of a row are yet to be loaded.
func (ds *dataset) waits(t *treeRows) func(row int32) bool {
	if t.lazy == nil || ds.funcs.rowID == nil {
		return nil
	}
	has := ds.funcs.tree.hasChildren
	done := t.lazy.doneIDs()
	return func(row int32) bool {
		if t.isFiller(int(row)) {
			return false
		}
		rows := t.Lease()
		defer rows.Release()
		return has(rows.At(int(row))) && !done[t.id(int(row))]
	}
}

// loadOpened loads the children of rows that were opened, by their places.
func (ds *dataset) loadOpened(places []int) {
	if ds.order.now.tree == nil || ds.order.lazy == nil {
		return
	}
	o := ds.order.model.Outline()
	for _, place := range places {
		if at := place + 1; o.Open(place) && at < o.Places() && o.Item(at) < 0 {
			ds.load(int(^o.Item(at)))
		}
	}
}

// load loads the children of a row of the tree.
func (ds *dataset) load(row int) {
	t := ds.order.now.tree
	if t == nil || t.lazy == nil || row < 0 || row >= t.Len() {
		return
	}
	t.lazy.start(t.id(row), ds.kind.Clone(t.At(row)), ds.funcs.tree.load)
	ds.orderChanged()
}

// loadShown loads what rows on the screen wait for: a tree may be opened by other
// means than a click.
func (ds *dataset) loadShown() {
	for row := range ds.yetToLoad() {
		ds.load(row)
	}
}

// wakeToLoad asks for the frame that loads what rows wait for that have come onto the screen
// in this one.
func (ds *dataset) wakeToLoad(gtx layout.Context) {
	for range ds.yetToLoad() {
		gtx.Execute(op.InvalidateCmd{})
		return
	}
}

// yetToLoad are the rows of the tree whose children are to show on the screen, but are
// neither there nor on their way.
func (ds *dataset) yetToLoad() iter.Seq[int] {
	return func(yield func(int) bool) {
		if ds.order.now.tree == nil || ds.order.lazy == nil {
			return
		}
		first, end := ds.host.Visible()
		for row := first; row < min(end, ds.shownCount()); row++ {
			it := ds.sourceOf(row)
			if it < 0 && ds.order.lazy.idle(ds.order.now.tree.id(^it)) && !yield(^it) {
				return
			}
		}
	}
}

// failure is why the children of a row are missing, as a row in their place says.
func (ds *dataset) failure(it int) string {
	err := ds.order.lazy.failed(ds.order.now.tree.id(^it))
	if err == nil {
		return ""
	}
	return fmt.Sprint(err)
}
