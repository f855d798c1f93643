// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

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
	// shape returns the layout of the tree.
	shape func() rowmodel.Shape
}

// take applies the queued changes if no job reads the rows, and reports whether it did.
func (wr *changeWriter) take() bool {
	o := &wr.rows.Order
	wr.queue.dropNameless()
	wr.queue.dropSourced()
	if len(wr.queue.Waiting) == 0 || wr.jobs.rowsAreRead() || o.Now.gen != o.gen || wr.queue.looksForRows() && !wr.index.ensure() {
		return false
	}
	if wr.queue.byPath() && !wr.pathsReady() {
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

// pathsReady reports whether the waiting changes can be applied to a tree by Path. The first change of a path makes an
// index of all paths, in a job.
func (wr *changeWriter) pathsReady() bool {
	t := wr.rows.Order.Tree
	if t.Wasteful() {
		t.SetPaths(nil)
	}
	return t.HasPaths() || wr.pathsStay(wr.queue.Waiting) || wr.index.ensurePaths()
}

// pathsStay reports whether all changes update rows of a tree by Path without changing a path.
func (wr *changeWriter) pathsStay(changes []Change) bool {
	o, path := &wr.rows.Order, wr.rows.Funcs.Tree.Path
	stays := func(i coord.Record, row rowdata.Row) bool {
		return o.Tree.IsFiller(i) || slices.Equal(path(o.Records.At(int(i))), path(row))
	}
	for i := range changes {
		c := &changes[i]
		if rowdata.Len(c.Add)+len(c.Remove) > 0 {
			return false
		}
		stay := true
		for k := range c.At {
			at, ok := wr.editedRecord(c, k)
			stay = stay && (!ok || stays(at, c.Update.At(k)))
		}
		if c.At == nil {
			wr.findUpdated(c, func(from int, rows []int32) {
				for k, row := range rows {
					stay = stay && (row < 0 || stays(coord.Record(row), c.Update.At(from+k)))
				}
			})
		}
		if !stay {
			return false
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
	switch {
	case o.Tree == nil:
		rows.Removed = append(dropped, removed...)
	case wr.queue.byPath():
		wr.repath(&rows, dropped, removed)
	default:
		wr.nest(&rows, append(dropped, removed...), tree)
	}
	if o.Tree != tree {
		shape := wr.shape()
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

// repath updates a tree by Path. dropped holds rows to remove by themselves, removed rows to remove with all below them.
func (wr *changeWriter) repath(rows *rowmodel.Changes, dropped, removed []int32) {
	o := &wr.rows.Order
	if !o.Tree.HasPaths() { // no path changes
		return
	}
	next := o.Tree.Repathed(rowtree.Repath{By: wr.rows.Funcs.Tree, Gone: o.Gone.set, Drop: dropped, Remove: removed, Updated: rows.Updated})
	rows.Added, rows.Removed, rows.Moved = rows.Added+next.Added, next.Removed, next.Moved
	o.grow(next.Tree)
	wr.index.ensure()
}

// nest updates a tree by Parent or Children, which was old before. removed holds rows to remove with all below them.
func (wr *changeWriter) nest(rows *rowmodel.Changes, removed []int32, old *rowtree.Rows) {
	o := &wr.rows.Order
	wr.move(rows.Updated)
	rows.Removed = o.Tree.Tree.WithBelow(removed)
	if len(rows.Removed) > 0 {
		gone := o.Gone.with(rows.Removed, o.Records.Len())
		if next := o.Tree.Orphaned(wr.rows.Funcs.Tree, gone.Has); next != o.Tree {
			o.grow(next)
		}
	}
	rows.Moved = o.Tree.Tree.MovedFrom(old.Tree)
}

// move gives updated rows of a tree by Parent the parents that they name.
func (wr *changeWriter) move(updated []int32) {
	o, by := &wr.rows.Order, &wr.rows.Funcs.Tree
	if by.Children != nil || by.Parent == nil || wr.rows.Funcs.RowID == nil {
		return
	}
	var parents map[coord.Record]coord.Record
	var missing map[coord.Record]string
	for _, i := range updated {
		row, up := coord.Record(i), coord.NoRecord
		id, now := by.Parent(o.Records.At(int(i))), o.Tree.ParentOf(row)
		if now < 0 && id == "" || now >= 0 && id == wr.index.id(now) {
			continue
		}
		if parents == nil {
			parents, missing = map[coord.Record]coord.Record{}, map[coord.Record]string{}
		}
		if id != "" {
			wr.index.buildNow()
			if at, ok := wr.index.Find(id); ok {
				up = at
			} else {
				missing[row] = id
			}
		}
		parents[row] = up
	}
	if len(parents) > 0 {
		o.grow(o.Tree.Moved(parents, missing))
	}
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
		wr.rows.Order.grow(o.Tree.Joined(wr.rows.Funcs.Tree, rows, wr.index.Find))
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
