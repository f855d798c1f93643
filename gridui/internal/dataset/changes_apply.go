// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
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
	waiting := wr.queue.Waiting
	wr.queue.Waiting = nil
	rebuild := wr.queue.renumbers() && !wr.pathsStay(waiting)
	wr.open.publish()
	if rebuild {
		wr.renumber(waiting)
	}
	for _, c := range waiting {
		if !rebuild {
			wr.change(c)
		}
		if c.Made != nil {
			c.Made()
		}
	}
	return true
}

// pathsStay reports whether all changes update rows of a tree by Path without changing a path.
func (wr *changeWriter) pathsStay(changes []Change) bool {
	t, path := wr.rows.Order.Tree, wr.rows.Funcs.Tree.Path
	for i := range changes {
		c := &changes[i]
		if rowdata.Len(c.Add)+len(c.Remove) > 0 || c.At != nil {
			return false
		}
		stay := true
		wr.findUpdated(c, func(from int, rows []int32) {
			for k, row := range rows {
				stay = stay && (row < 0 || !t.IsFiller(coord.Record(row)) && slices.Equal(path(t.At(int(row))), path(c.Update.At(from+k))))
			}
		})
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
		if i, ok := wr.index.Find(id); ok {
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
	rows.Removed = wr.addedBefore(rows.Added)
	if c.At != nil {
		rows.Updated = wr.changeEdited(c)
	} else {
		rows.Updated = wr.changeFound(c, rows.Updated)
	}
	rows.Updated = wr.beside.follow(rows.Updated)
	if rows.Moved = wr.moved(rows.Updated); o.Tree != tree {
		shape := wr.shape()
		rows.Shape = &shape
	}
	wr.index.findAll(c.Remove, func(_ int, found []int32) {
		for _, i := range found {
			if i >= 0 {
				rows.Removed = append(rows.Removed, i)
			}
		}
	})
	if o.Tree != nil {
		rows.Removed = o.Tree.Tree.WithBelow(rows.Removed)
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

// moved gives rows of a tree by Parent the parents that they name now, and returns the rows whose parent changed.
func (wr *changeWriter) moved(updated []int32) (moved []int32) {
	o, by := &wr.rows.Order, &wr.rows.Funcs.Tree
	if o.Tree == nil || by.Children != nil || by.Parent == nil || wr.rows.Funcs.RowID == nil {
		return nil
	}
	var parents map[coord.Record]coord.Record
	for _, i := range updated {
		row, up := coord.Record(i), coord.NoRecord
		id, now := by.Parent(o.Records.At(int(i))), o.Tree.Tree.Parent(row)
		if now < 0 && id == "" || now >= 0 && id == wr.index.id(now) {
			continue
		}
		if id != "" {
			wr.index.buildNow()
			if at, ok := wr.index.Find(id); ok {
				up = at
			}
		}
		if up == now {
			continue
		}
		if parents == nil {
			parents = map[coord.Record]coord.Record{}
		}
		parents[row], moved = up, append(moved, i)
	}
	if len(moved) > 0 {
		o.grow(o.Tree.Moved(parents))
	}
	return moved
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
