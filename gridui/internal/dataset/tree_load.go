// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"fmt"
	"iter"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// childLoads loads the children of tree rows when these are opened.
type childLoads struct {
	rows  *shownRows
	index *idIndex
}

// take adds loaded rows, and reports whether any load has ended.
func (cl *childLoads) take() (changed bool) {
	o := &cl.rows.Order
	if o.Tree == nil || o.Lazy == nil || o.Now.gen != o.gen || o.Now.Tree == nil || o.Model.Busy() || cl.rows.Host.ReadsRows() {
		return false
	}
	if o.Lazy.Waiting == 0 || !cl.index.ensure() {
		return false
	}
	for _, r := range o.Lazy.Take() {
		changed = true
		if r.Err != nil {
			continue
		}
		parent, ok := cl.index.Find(r.ID)
		if !ok {
			continue
		}
		next := o.Tree.Grown(cl.rows.Funcs.Tree, parent, r.Rows, &cl.index.IDs)
		added := next.Len() - o.Tree.Len()
		reportTree(&cl.rows.inputs, next)
		cl.rows.Order.grow(next)
		cl.index.covers(next.Len())
		if err := o.Model.Apply(rowmodel.Changes{Added: added}); err != nil {
			cl.rows.Report.Problem("load", "rows that were loaded do not show: %w", err)
		}
	}
	if changed {
		cl.rows.OrderChanged()
	}
	return changed
}

// waits returns a function that reports whether a row has children to be loaded; nil means that no
// row has.
func (cl *childLoads) waits(t *rowtree.Rows) func(row coord.Record) bool {
	if t.Lazy == nil || cl.rows.Funcs.RowID == nil {
		return nil
	}
	has := cl.rows.Funcs.Tree.HasChildren
	done := t.Lazy.DoneIDs()
	return func(row coord.Record) bool {
		if t.IsFiller(row) {
			return false
		}
		rows := t.Lease()
		defer rows.Release()
		return has(rows.At(int(row))) && !done[t.ID(row)]
	}
}

// loadOpened loads the children of opened rows, by their places in the outline.
func (cl *childLoads) loadOpened(places []coord.Place) {
	if cl.rows.Order.Now.Tree == nil || cl.rows.Order.Lazy == nil {
		return
	}
	o := cl.rows.Order.Model.Outline()
	for _, place := range places {
		if at := place + 1; o.Open(place) && at < coord.Place(o.Places()) && o.Item(at) < 0 {
			cl.load(coord.Record(^o.Item(at)))
		}
	}
}

// load loads the children of a row of the tree.
func (cl *childLoads) load(row coord.Record) {
	t := cl.rows.Order.Now.Tree
	if t == nil || t.Lazy == nil || row < 0 || row >= coord.Record(t.Len()) {
		return
	}
	t.Lazy.Start(t.ID(row), cl.rows.Kind.Clone(t.At(int(row))), cl.rows.Funcs.Tree.Load)
	cl.rows.OrderChanged()
}

// LoadShown loads the children of open rows on the screen, which may have been opened by means
// other than a click.
func (cl *childLoads) LoadShown() {
	for row := range cl.yetToLoad() {
		cl.load(row)
	}
}

// WakeToLoad requests another frame if open rows on the screen have children to be loaded.
func (cl *childLoads) WakeToLoad(gtx layout.Context) {
	for range cl.yetToLoad() {
		gtx.Execute(op.InvalidateCmd{})
		return
	}
}

// yetToLoad returns the open tree rows on the screen whose children are neither loaded nor loading.
func (cl *childLoads) yetToLoad() iter.Seq[coord.Record] {
	return func(yield func(coord.Record) bool) {
		if cl.rows.Order.Now.Tree == nil || cl.rows.Order.Lazy == nil {
			return
		}
		first, end := cl.rows.Host.Visible()
		for row := first; row < min(end, coord.Pos(cl.rows.ShownCount())); row++ {
			it := cl.rows.SourceOf(row)
			if it < 0 && cl.rows.Order.Lazy.Idle(cl.rows.Order.Now.Tree.ID(it.Owner())) && !yield(it.Owner()) {
				return
			}
		}
	}
}

// Failure returns the text of the error of a failed load.
func (cl *childLoads) Failure(it coord.Item) string {
	err := cl.rows.Order.Lazy.Failed(cl.rows.Order.Now.Tree.ID(it.Owner()))
	if err == nil {
		return ""
	}
	return fmt.Sprint(err)
}
