// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Change is a change that waits to be made.
type Change struct {
	// Add, update and remove are those of Changes; nil: none.
	Add, Update rowdata.Slice
	Remove      []string
	// IDs are those of the updated rows; nil: RowID's. at are the records of the updated
	// rows of an edit, of the rows that were given then: -1 where only the id is known.
	// nil: all are looked for.
	IDs   []string
	At    []int
	Given RecordsGiven
	// AddIDs are the ids of added rows; nil: RowID's.
	AddIDs []string
	// Made is called once the change is made, when nothing needs its rows any more; nil:
	// somebody may hold on to them.
	Made func()
}

// addedID is the id of an added row.
func (c *Change) addedID(i int, rowID func(rowdata.Row) string) string {
	if c.AddIDs != nil {
		return c.AddIDs[i]
	}
	return rowID(c.Add.At(i))
}

// updatedID is the id of an updated row.
func (c *Change) updatedID(i int, rowID func(rowdata.Row) string) string {
	if c.IDs != nil {
		return c.IDs[i]
	}
	return rowID(c.Update.At(i))
}

// namesRows says whether a change names rows by what RowID says of them.
func (c *Change) namesRows() bool {
	return len(c.Remove) > 0 || rowdata.Len(c.Add) > 0 && c.AddIDs == nil || rowdata.Len(c.Update) > 0 && c.IDs == nil
}

// Apply is Apply for changes that are the grid's.
func (ds *Set) Apply(c Change) error {
	if ds.Funcs.RowID == nil {
		return ErrNoRowID
	}
	if ds.rows == nil {
		ds.Give(ds.Kind.List(0))
	}
	rows, ok := ds.rows.(rowdata.Slice)
	if !ok {
		return ErrNotASlice
	}
	if n := rows.Len() + rowdata.Len(c.Add); n > MaxOrdered {
		return fmt.Errorf("gridui: changes make %d rows, the limit being %d", n, MaxOrdered)
	}
	ds.Order.Changes = append(ds.Order.Changes, c)
	return nil
}

// takeChanges makes the changes that wait, once no job reads the rows.
func (ds *Set) takeChanges() bool {
	o := &ds.Order
	ds.dropNameless()
	ds.dropSourced()
	if len(o.Changes) == 0 || ds.rowsAreRead() || o.Now.gen != o.gen || ds.looksForRows() && !ds.indexed() {
		return false
	}
	waiting := o.Changes
	o.Changes = nil
	rebuild := ds.renumbers() && !ds.pathsStay(waiting)
	ds.publishExpansion()
	if rebuild {
		ds.changeAnew(waiting)
	}
	for _, c := range waiting {
		if !rebuild {
			ds.change(c)
		}
		if c.Made != nil {
			c.Made()
		}
	}
	return true
}

// pathsStay reports whether all changes update rows of a tree by Path without changing a path.
func (ds *Set) pathsStay(changes []Change) bool {
	t, path := ds.Order.Tree, ds.Funcs.Tree.Path
	for i := range changes {
		c := &changes[i]
		if rowdata.Len(c.Add)+len(c.Remove) > 0 || c.At != nil {
			return false
		}
		stay := true
		ds.findUpdated(c, func(from int, rows []int32) {
			for k, row := range rows {
				stay = stay && (row < 0 || !t.IsFiller(int(row)) && slices.Equal(path(t.At(int(row))), path(c.Update.At(from+k))))
			}
		})
		if !stay {
			return false
		}
	}
	return true
}

// change makes changes and tells the model.
func (ds *Set) change(c Change) {
	o := &ds.Order
	rows := rowmodel.Changes{Updated: make([]int32, 0, rowdata.Len(c.Update))}
	add := ds.Kind.List(0)
	for k := range rowdata.Len(c.Add) {
		id, row := c.addedID(k, ds.Funcs.RowID), c.Add.At(k)
		if i, ok := ds.FindRecord(id); ok {
			ds.setRecord(i, row)
			rows.Updated = append(rows.Updated, int32(i))
			continue
		}
		if ds.Funcs.RowID(row) == "" && id != "" {
			ds.nameRecord(o.Records.Len()+add.Len(), id)
		}
		add.Add(row)
	}
	rows.Added = ds.addRows(add)
	rows.Removed = ds.addedBefore(rows.Added)
	if c.At != nil {
		rows.Updated = ds.changeEdited(c)
	} else {
		rows.Updated = ds.changeFound(c, rows.Updated)
	}
	ds.findByID(c.Remove, func(_ int, found []int32) {
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
	if !ds.StaleRows {
		ds.Host.HoldOrder(true)
	}
	if err := o.Model.Apply(rows); err != nil {
		ds.Report.Problem("apply"+err.Error(), "changes of rows: %w", err)
	}
	r := ds.Reader()
	before := ds.RowsKey(&r)
	o.Applied++
	ds.Host.RowsChanged(rows, before)
	ds.OrderChanged()
}

// addRows appends rows to the records and returns how many records there are more. Of
// rows with one id the last is found by it.
func (ds *Set) addRows(rows rowdata.Slice) int {
	o := &ds.Order
	if rows.Len() == 0 {
		return 0
	}
	before := o.Records.Len()
	if o.Tree != nil {
		ds.growTree(o.Tree.joined(ds.Funcs.Tree, rows, ds.FindRecord))
	} else {
		o.rows = ds.rows.(rowdata.Slice).With(rows)
		ds.rows, o.Records.Source, o.n = o.rows, o.rows, o.rows.Len()
	}
	ds.indexed()
	return o.Records.Len() - before
}

// addedBefore are those of the last n records that a later one with their id takes the
// place of.
func (ds *Set) addedBefore(n int) (rows []int32) {
	end := ds.Order.Records.Len()
	for i := end - n; i < end; i++ {
		if id := ds.recordID(i); id != "" {
			if found, ok := ds.FindRecord(id); ok && found > i {
				rows = append(rows, int32(i))
			}
		}
	}
	return rows
}

// dropNameless leaves out changes whose rows have no ids any more.
func (ds *Set) dropNameless() {
	if ds.Funcs.RowID != nil {
		return
	}
	ds.Order.Changes = slices.DeleteFunc(ds.Order.Changes, func(c Change) bool {
		if !c.namesRows() {
			return false
		}
		ds.Report.Problem("nameless", "there is no RowID any more; changes that were to be made by it are left out")
		if c.Made != nil {
			c.Made()
		}
		return true
	})
}

// dropSourced leaves out changes whose rows are a source's now, which changes by itself.
func (ds *Set) dropSourced() {
	o := &ds.Order
	if _, slice := ds.rows.(rowdata.Slice); slice || len(o.Changes) == 0 {
		return
	}
	o.Changes = slices.DeleteFunc(o.Changes, func(c Change) bool {
		if ds.writesThrough(&c) {
			return false
		}
		ds.Report.Problem("sourced", "the rows are a source's now; changes that waited are left out: %w", ErrNotASlice)
		if c.At != nil {
			for _, id := range c.IDs {
				ds.Refuse(id, ErrNotASlice)
			}
		}
		if c.Made != nil {
			c.Made()
		}
		return true
	})
}

// writesThrough says whether a change is an edit of rows of the present source, whose
// values pointers lead to.
func (ds *Set) writesThrough(c *Change) bool {
	return c.At != nil && !ds.Stored && c.Given == ds.RecordsGiven() && !ds.renumbers()
}

// renumbers reports whether a change rebuilds the tree, so that all rows get other numbers.
func (ds *Set) renumbers() bool {
	return ds.Order.Tree != nil && ds.Funcs.Tree.byPath()
}

// rowsAreRead says whether anything in the background may be reading the rows.
func (ds *Set) rowsAreRead() bool {
	o := &ds.Order
	return o.TreeBuild != nil || o.Job != nil || o.Model.Busy() || o.Read() || ds.Host.ReadsRows()
}
