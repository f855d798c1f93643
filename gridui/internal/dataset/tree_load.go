// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"fmt"
	"iter"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// takeLoaded puts rows that were loaded below their parents.
func (ds *Set) takeLoaded() (changed bool) {
	o := &ds.Order
	if o.Tree == nil || o.Lazy == nil || o.Now.gen != o.gen || o.Now.Tree == nil || o.Model.Busy() || ds.Host.ReadsRows() {
		return false
	}
	if o.Lazy.waiting == 0 || !ds.indexed() {
		return false
	}
	for _, r := range o.Lazy.take() {
		changed = true
		if r.err != nil {
			continue
		}
		parent, ok := ds.FindRecord(r.id)
		if !ok {
			continue
		}
		next := o.Tree.grown(ds.Funcs.Tree, parent, r.rows, &o.IDs)
		added := next.Len() - o.Tree.Len()
		ds.reportTree(next)
		ds.growTree(next)
		o.indexed.n = next.Len()
		if err := o.Model.Apply(rowmodel.Changes{Added: added}); err != nil {
			ds.Report.Problem("load", "rows that were loaded do not show: %w", err)
		}
	}
	if changed {
		ds.OrderChanged()
	}
	return changed
}

// waits says whether the children of a row are yet to be loaded.
func (ds *Set) waits(t *treeRows) func(row int32) bool {
	if t.lazy == nil || ds.Funcs.RowID == nil {
		return nil
	}
	has := ds.Funcs.Tree.HasChildren
	done := t.lazy.doneIDs()
	return func(row int32) bool {
		if t.IsFiller(int(row)) {
			return false
		}
		rows := t.Lease()
		defer rows.Release()
		return has(rows.At(int(row))) && !done[t.id(int(row))]
	}
}

// loadOpened loads the children of rows that were opened, by their places.
func (ds *Set) loadOpened(places []int) {
	if ds.Order.Now.Tree == nil || ds.Order.Lazy == nil {
		return
	}
	o := ds.Order.Model.Outline()
	for _, place := range places {
		if at := place + 1; o.Open(place) && at < o.Places() && o.Item(at) < 0 {
			ds.load(int(^o.Item(at)))
		}
	}
}

// load loads the children of a row of the tree.
func (ds *Set) load(row int) {
	t := ds.Order.Now.Tree
	if t == nil || t.lazy == nil || row < 0 || row >= t.Len() {
		return
	}
	t.lazy.start(t.id(row), ds.Kind.Clone(t.At(row)), ds.Funcs.Tree.Load)
	ds.OrderChanged()
}

// LoadShown loads what rows on the screen wait for: a tree may be opened by other
// means than a click.
func (ds *Set) LoadShown() {
	for row := range ds.yetToLoad() {
		ds.load(row)
	}
}

// WakeToLoad asks for the frame that loads what rows wait for that have come onto the screen
// in this one.
func (ds *Set) WakeToLoad(gtx layout.Context) {
	for range ds.yetToLoad() {
		gtx.Execute(op.InvalidateCmd{})
		return
	}
}

// yetToLoad are the rows of the tree whose children are to show on the screen, but are
// neither there nor on their way.
func (ds *Set) yetToLoad() iter.Seq[int] {
	return func(yield func(int) bool) {
		if ds.Order.Now.Tree == nil || ds.Order.Lazy == nil {
			return
		}
		first, end := ds.Host.Visible()
		for row := first; row < min(end, ds.ShownCount()); row++ {
			it := ds.SourceOf(row)
			if it < 0 && ds.Order.Lazy.idle(ds.Order.Now.Tree.id(^it)) && !yield(^it) {
				return
			}
		}
	}
}

// Failure is why the children of a row are missing, as a row in their place says.
func (ds *Set) Failure(it int) string {
	err := ds.Order.Lazy.failed(ds.Order.Now.Tree.id(^it))
	if err == nil {
		return ""
	}
	return fmt.Sprint(err)
}
