// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// change is a change that waits to be made.
type change struct {
	// add, update and remove are those of Changes; nil: none.
	add, update rowdata.Slice
	remove      []string
	// ids are those of the updated rows; nil: RowID's. at are the records of the updated
	// rows of an edit, of the rows that were given then: -1 where only the id is known.
	// nil: all are looked for.
	ids   []string
	at    []int
	given recordsGiven
	// addIDs are the ids of added rows; nil: RowID's.
	addIDs []string
	// made is called once the change is made, when nothing needs its rows any more; nil:
	// somebody may hold on to them.
	made func()
}

// addedID is the id of an added row.
func (c *change) addedID(i int, rowID func(rowdata.Row) string) string {
	if c.addIDs != nil {
		return c.addIDs[i]
	}
	return rowID(c.add.At(i))
}

// updatedID is the id of an updated row.
func (c *change) updatedID(i int, rowID func(rowdata.Row) string) string {
	if c.ids != nil {
		return c.ids[i]
	}
	return rowID(c.update.At(i))
}

// namesRows says whether a change names rows by what RowID says of them.
func (c *change) namesRows() bool {
	return len(c.remove) > 0 || rowdata.Len(c.add) > 0 && c.addIDs == nil || rowdata.Len(c.update) > 0 && c.ids == nil
}

// apply is Apply for changes that are the grid's.
func (ds *dataset) apply(c change) error {
	if ds.funcs.rowID == nil {
		return errNoRowID
	}
	if ds.rows == nil {
		ds.give(ds.kind.List(0))
	}
	rows, ok := ds.rows.(rowdata.Slice)
	if !ok {
		return errNotASlice
	}
	if n := rows.Len() + rowdata.Len(c.add); n > maxOrdered {
		return fmt.Errorf("gridui: changes make %d rows, the limit being %d", n, maxOrdered)
	}
	ds.order.changes = append(ds.order.changes, c)
	return nil
}

// takeChanges makes the changes that wait, once no job reads the rows.
func (ds *dataset) takeChanges() bool {
	o := &ds.order
	ds.dropNameless()
	ds.dropSourced()
	if len(o.changes) == 0 || ds.rowsAreRead() || o.now.gen != o.gen || ds.looksForRows() && !ds.indexed() {
		return false
	}
	waiting := o.changes
	o.changes = nil
	rebuild := ds.renumbers() && !ds.pathsStay(waiting)
	ds.publishExpansion()
	if rebuild {
		ds.changeAnew(waiting)
	}
	for _, c := range waiting {
		if !rebuild {
			ds.change(c)
		}
		if c.made != nil {
			c.made()
		}
	}
	return true
}

// pathsStay reports whether all changes update rows of a tree by Path without changing a path.
func (ds *dataset) pathsStay(changes []change) bool {
	t, path := ds.order.tree, ds.funcs.tree.path
	for i := range changes {
		c := &changes[i]
		if rowdata.Len(c.add)+len(c.remove) > 0 || c.at != nil {
			return false
		}
		stay := true
		ds.findUpdated(c, func(from int, rows []int32) {
			for k, row := range rows {
				stay = stay && (row < 0 || !t.isFiller(int(row)) && slices.Equal(path(t.At(int(row))), path(c.update.At(from+k))))
			}
		})
		if !stay {
			return false
		}
	}
	return true
}

// change makes changes and tells the model.
func (ds *dataset) change(c change) {
	o := &ds.order
	rows := rowmodel.Changes{Updated: make([]int32, 0, rowdata.Len(c.update))}
	add := ds.kind.List(0)
	for k := range rowdata.Len(c.add) {
		id, row := c.addedID(k, ds.funcs.rowID), c.add.At(k)
		if i, ok := ds.findRecord(id); ok {
			ds.setRecord(i, row)
			rows.Updated = append(rows.Updated, int32(i))
			continue
		}
		if ds.funcs.rowID(row) == "" && id != "" {
			ds.nameRecord(o.records.Len()+add.Len(), id)
		}
		add.Add(row)
	}
	rows.Added = ds.addRows(add)
	rows.Removed = ds.addedBefore(rows.Added)
	if c.at != nil {
		rows.Updated = ds.changeEdited(c)
	} else {
		rows.Updated = ds.changeFound(c, rows.Updated)
	}
	ds.findByID(c.remove, func(_ int, found []int32) {
		for _, i := range found {
			if i >= 0 {
				rows.Removed = append(rows.Removed, i)
			}
		}
	})
	if o.tree != nil {
		rows.Removed = o.tree.tree.WithBelow(rows.Removed)
	}
	o.gone = o.gone.with(rows.Removed, o.records.Len())
	if !ds.staleRows {
		ds.host.HoldOrder(true)
	}
	if err := o.model.Apply(rows); err != nil {
		ds.report.Problem("apply"+err.Error(), "changes of rows: %w", err)
	}
	r := ds.reader()
	before := ds.rowsKey(&r)
	o.applied++
	ds.host.RowsChanged(rows, before)
	ds.orderChanged()
}

// addRows appends rows to the records and returns how many records there are more. Of
// rows with one id the last is found by it.
func (ds *dataset) addRows(rows rowdata.Slice) int {
	o := &ds.order
	if rows.Len() == 0 {
		return 0
	}
	before := o.records.Len()
	if o.tree != nil {
		ds.growTree(o.tree.joined(ds.funcs.tree, rows, ds.findRecord))
	} else {
		o.rows = ds.rows.(rowdata.Slice).With(rows)
		ds.rows, o.records.Source, o.n = o.rows, o.rows, o.rows.Len()
	}
	ds.indexed()
	return o.records.Len() - before
}

// addedBefore are those of the last n records that a later one with their id takes the
// place of.
func (ds *dataset) addedBefore(n int) (rows []int32) {
	end := ds.order.records.Len()
	for i := end - n; i < end; i++ {
		if id := ds.recordID(i); id != "" {
			if found, ok := ds.findRecord(id); ok && found > i {
				rows = append(rows, int32(i))
			}
		}
	}
	return rows
}

// dropNameless leaves out changes whose rows have no ids any more.
func (ds *dataset) dropNameless() {
	if ds.funcs.rowID != nil {
		return
	}
	ds.order.changes = slices.DeleteFunc(ds.order.changes, func(c change) bool {
		if !c.namesRows() {
			return false
		}
		ds.report.Problem("nameless", "there is no RowID any more; changes that were to be made by it are left out")
		if c.made != nil {
			c.made()
		}
		return true
	})
}

// dropSourced leaves out changes whose rows are a source's now, which changes by itself.
func (ds *dataset) dropSourced() {
	o := &ds.order
	if _, slice := ds.rows.(rowdata.Slice); slice || len(o.changes) == 0 {
		return
	}
	o.changes = slices.DeleteFunc(o.changes, func(c change) bool {
		if ds.writesThrough(&c) {
			return false
		}
		ds.report.Problem("sourced", "the rows are a source's now; changes that waited are left out: %w", errNotASlice)
		if c.at != nil {
			for _, id := range c.ids {
				ds.refuse(id, errNotASlice)
			}
		}
		if c.made != nil {
			c.made()
		}
		return true
	})
}

// writesThrough says whether a change is an edit of rows of the present source, whose
// values pointers lead to.
func (ds *dataset) writesThrough(c *change) bool {
	return c.at != nil && !ds.stored && c.given == ds.recordsGiven() && !ds.renumbers()
}

// renumbers reports whether a change rebuilds the tree, so that all rows get other numbers.
func (ds *dataset) renumbers() bool {
	return ds.order.tree != nil && ds.funcs.tree.byPath()
}

// rowsAreRead says whether anything in the background may be reading the rows.
func (ds *dataset) rowsAreRead() bool {
	o := &ds.order
	return o.treeBuild != nil || o.job != nil || o.model.Busy() || o.read() || ds.host.ReadsRows()
}
