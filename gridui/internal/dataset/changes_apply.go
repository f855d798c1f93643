// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// changeWriter applies the queued changes when no job reads the rows. It writes the rows and
// notifies the model and the host.
type changeWriter struct {
	rows   *shownRows
	index  *idIndex
	jobs   *jobs
	open   *openState
	queue  *changes
	beside *besideRows
	// trees is set by BringTrees.
	trees treeWriter
}

// treeWriter holds the functions that change a tree.
type treeWriter struct {
	// shape returns the layout of the tree, join adds rows to it, and change follows other changes.
	shape  func() rowmodel.Shape
	join   func(rows rowdata.Slice)
	change func(rows *rowmodel.Changes, c treeChange)
	// pathsReady reports whether a tree by Path can be changed.
	pathsReady func() bool
}

// treeChange is a change of the rows of a tree: the tree before it, rows to remove by themselves, and rows to remove with
// all below them.
type treeChange struct {
	old              *rowtree.Rows
	dropped, removed []int32
}

// take applies the queued changes if no job reads the rows, and reports whether it did.
func (wr *changeWriter) take() bool {
	o := &wr.rows.Order
	wr.queue.dropNameless()
	wr.queue.dropSourced()
	if len(wr.queue.Waiting) == 0 || wr.jobs.rowsAreRead() || o.Now.gen != o.gen || wr.queue.looksForRows() && !wr.index.ensure() {
		return false
	}
	if wr.queue.byPath() && !wr.trees.pathsReady() {
		return false
	}
	waiting := wr.queue.Waiting
	wr.queue.Waiting = nil
	wr.open.publish()
	for _, c := range waiting {
		wr.change(c)
		if c.Made != nil {
			c.Made()
		}
	}
	return true
}

// change applies one change and notifies the model.
func (wr *changeWriter) change(c Change) {
	o := &wr.rows.Order
	rows := rowmodel.Changes{Updated: make([]int32, 0, rowdata.Len(c.Update))}
	add := wr.rows.Kind.List(0)
	for k := range rowdata.Len(c.Add) {
		id, row := c.addedID(k, wr.rows.Funcs.RowID), c.Add.At(k)
		if i, ok := wr.index.Find(id); ok && !o.Tree.IsFiller(i) {
			wr.setRecord(i, row)
			rows.Updated = append(rows.Updated, int32(i))
			continue
		}
		if wr.rows.Funcs.RowID(row) == "" && id != "" {
			wr.nameRecord(coord.Record(o.Records.Len()+add.Len()), id)
		}
		add.Add(row)
	}
	tree := o.Tree
	rows.Added = wr.addRows(add)
	dropped := wr.addedBefore(rows.Added)
	if c.At != nil {
		rows.Updated = wr.changeEdited(c)
	} else {
		rows.Updated = wr.changeFound(c, rows.Updated)
	}
	rows.Updated = wr.beside.follow(rows.Updated)
	removed := wr.found(c.Remove)
	if tree == nil {
		rows.Removed = append(dropped, removed...)
	} else {
		wr.trees.change(&rows, treeChange{tree, dropped, removed})
	}
	if o.Tree != tree {
		shape := wr.trees.shape()
		rows.Shape = &shape
		reportTree(&wr.rows.inputs, o.Tree)
	}
	o.Gone = o.Gone.with(rows.Removed, o.Records.Len())
	if !wr.rows.StaleRows {
		wr.rows.Host.HoldOrder(true)
	}
	if err := o.Model.Apply(rows); err != nil {
		wr.rows.Report.Problem("apply"+err.Error(), "changes of rows: %w", err)
	}
	r := wr.rows.Reader()
	before := wr.rows.RowsKey(&r)
	o.Applied++
	wr.rows.Host.RowsChanged(rows, before)
	wr.rows.OrderChanged()
}

// found returns the records of ids.
func (wr *changeWriter) found(ids []string) (records []int32) {
	wr.index.findAll(ids, func(_ int, found []int32) {
		for _, i := range found {
			if i >= 0 {
				records = append(records, i)
			}
		}
	})
	return records
}

// addRows appends rows to the records and returns the number of added records. If several rows have
// the same id, the id finds the last one.
func (wr *changeWriter) addRows(rows rowdata.Slice) int {
	o := &wr.rows.Order
	if rows.Len() == 0 {
		return 0
	}
	before := o.Records.Len()
	if o.Tree != nil {
		wr.trees.join(rows)
	} else {
		o.rows = wr.rows.source.(rowdata.Slice).With(rows)
		wr.rows.source, o.Records.Source, o.n = o.rows, o.rows, o.rows.Len()
	}
	wr.index.ensure()
	return o.Records.Len() - before
}

// addedBefore returns the records among the last n that a later record with the same id replaces.
func (wr *changeWriter) addedBefore(n int) (rows []int32) {
	end := coord.Record(wr.rows.Order.Records.Len())
	for i := end - coord.Record(n); i < end; i++ {
		if id := wr.index.id(i); id != "" {
			if found, ok := wr.index.Find(id); ok && found > i {
				rows = append(rows, int32(i))
			}
		}
	}
	return rows
}

// nameRecord sets the id of a record whose row has none.
func (wr *changeWriter) nameRecord(i coord.Record, id string) {
	wr.nameMade(i, id)
	wr.rows.Order.Records.made = wr.rows.Made
	if t := wr.rows.Order.Tree; t != nil {
		t.NameRows(wr.rows.Made)
	}
}

// nameMade stores the id of a record whose row has none.
func (wr *changeWriter) nameMade(i coord.Record, id string) {
	if wr.rows.Made == nil {
		wr.rows.Made = map[coord.Record]string{}
	}
	wr.rows.Made[i] = id
}
