// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"fmt"
	"iter"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// childLoads loads the children of tree rows when these are opened.
type childLoads struct {
	rows  *shownRows
	index *idIndex
	open  *openState
	// shape returns the layout of the tree, and adopt is adoptRows. They are set by BringTrees.
	shape func() rowmodel.Shape
	adopt func(parent coord.Record, rows rowdata.Slice)
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
			cl.rows.OrderChanged()
			continue
		}
		parent, ok := cl.index.Find(r.ID)
		if !ok {
			continue
		}
		cl.adopt(parent, r.Rows)
	}
	return changed
}

// adoptRows adds rows that were loaded below a row.
func (cl *childLoads) adoptRows(parent coord.Record, rows rowdata.Slice) {
	o := &cl.rows.Order
	next := o.Tree.Grown(cl.rows.Funcs.Tree, parent, rows, &cl.index.IDs)
	added := next.Len() - o.Tree.Len()
	reportTree(&cl.rows.inputs, next)
	o.grow(next)
	cl.index.covers(next.Len())
	cl.open.publish()
	shape := cl.shape()
	if !cl.rows.StaleRows {
		cl.rows.Host.HoldOrder(true)
	}
	change := rowmodel.Changes{Added: added, Updated: []int32{int32(parent)}, Shape: &shape}
	if err := o.Model.Apply(change); err != nil {
		cl.rows.Report.Problem("load", "rows that were loaded do not show: %w", err)
	}
	if next.Doubles { // other rows with the id of the parent have no children to be loaded any more
		o.Model.SetTree(shape)
	}
	r := cl.rows.Reader()
	before := cl.rows.RowsKey(&r)
	o.Applied++
	cl.rows.Host.RowsChanged(change, before)
	cl.rows.OrderChanged()
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
