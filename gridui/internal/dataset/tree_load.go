// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"fmt"
	"iter"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// childLoads loads the children of rows of a tree when these are opened.
type childLoads struct {
	rows  *shownRows
	index *idIndex
}

// take puts rows that were loaded below their parents.
func (cl *childLoads) take() (changed bool) {
	o := &cl.rows.Order
	if o.Tree == nil || o.Lazy == nil || o.Now.gen != o.gen || o.Now.Tree == nil || o.Model.Busy() || cl.rows.Host.ReadsRows() {
		return false
	}
	if o.Lazy.waiting == 0 || !cl.index.ensure() {
		return false
	}
	for _, r := range o.Lazy.take() {
		changed = true
		if r.err != nil {
			continue
		}
		parent, ok := cl.index.Find(r.id)
		if !ok {
			continue
		}
		next := o.Tree.grown(cl.rows.Funcs.Tree, parent, r.rows, &cl.index.IDs)
		added := next.Len() - o.Tree.Len()
		cl.rows.reportTree(next)
		cl.rows.Order.grow(next)
		cl.index.known.n = next.Len()
		if err := o.Model.Apply(rowmodel.Changes{Added: added}); err != nil {
			cl.rows.Report.Problem("load", "rows that were loaded do not show: %w", err)
		}
	}
	if changed {
		cl.rows.OrderChanged()
	}
	return changed
}

// waits says whether the children of a row are yet to be loaded.
func (cl *childLoads) waits(t *treeRows) func(row int32) bool {
	if t.lazy == nil || cl.rows.Funcs.RowID == nil {
		return nil
	}
	has := cl.rows.Funcs.Tree.HasChildren
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
func (cl *childLoads) loadOpened(places []int) {
	if cl.rows.Order.Now.Tree == nil || cl.rows.Order.Lazy == nil {
		return
	}
	o := cl.rows.Order.Model.Outline()
	for _, place := range places {
		if at := place + 1; o.Open(place) && at < o.Places() && o.Item(at) < 0 {
			cl.load(int(^o.Item(at)))
		}
	}
}

// load loads the children of a row of the tree.
func (cl *childLoads) load(row int) {
	t := cl.rows.Order.Now.Tree
	if t == nil || t.lazy == nil || row < 0 || row >= t.Len() {
		return
	}
	t.lazy.start(t.id(row), cl.rows.Kind.Clone(t.At(row)), cl.rows.Funcs.Tree.Load)
	cl.rows.OrderChanged()
}

// LoadShown loads what rows on the screen wait for: a tree may be opened by other
// means than a click.
func (cl *childLoads) LoadShown() {
	for row := range cl.yetToLoad() {
		cl.load(row)
	}
}

// WakeToLoad asks for the frame that loads what rows wait for that have come onto the screen
// in this one.
func (cl *childLoads) WakeToLoad(gtx layout.Context) {
	for range cl.yetToLoad() {
		gtx.Execute(op.InvalidateCmd{})
		return
	}
}

// yetToLoad are the rows of the tree whose children are to show on the screen, but are
// neither there nor on their way.
func (cl *childLoads) yetToLoad() iter.Seq[int] {
	return func(yield func(int) bool) {
		if cl.rows.Order.Now.Tree == nil || cl.rows.Order.Lazy == nil {
			return
		}
		first, end := cl.rows.Host.Visible()
		for row := first; row < min(end, cl.rows.ShownCount()); row++ {
			it := cl.rows.SourceOf(row)
			if it < 0 && cl.rows.Order.Lazy.idle(cl.rows.Order.Now.Tree.id(^it)) && !yield(^it) {
				return
			}
		}
	}
}

// Failure is why the children of a row are missing, as a row in their place says.
func (cl *childLoads) Failure(it int) string {
	err := cl.rows.Order.Lazy.failed(cl.rows.Order.Now.Tree.id(^it))
	if err == nil {
		return ""
	}
	return fmt.Sprint(err)
}
