// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Changes are rows that changed, by their ids. Added rows come first, then updated
// ones, then those to remove: an id that is in several of the lists meets them in
// this order.
type Changes[T any] struct {
	// Add are new rows: after the others where nothing sorts them. One whose id a
	// row has already takes the place of that row. Of several with one id the last counts.
	Add []T
	// Update are rows in place of those with the same id. One that is not there is
	// left out and reported once.
	Update []T
	// Remove are the ids of rows that go, in a tree with all that is below them. Ids
	// of rows that are not there are passed over.
	Remove []string
}

var (
	// ErrNoRowID is the error of Apply in a grid without RowID.
	ErrNoRowID = errNoRowID
	// ErrNotASlice is the error of Apply where the rows are no slice of SetRows: a
	// source changes by itself, and Refresh tells of it.
	ErrNotASlice = errNotASlice
)

// Apply changes some rows at a cost that depends on how many there are: what
// changed leaves the order and is put where it now belongs. Scroll position, focus,
// selection and expansion stay with their rows.
//
// The changes show in the next frame; while a job puts rows in order they wait for
// it. Rows that SetRows gives meanwhile are changed like those before; SetSource drops
// what waits, which is reported once.
//
// Updated rows are written into the slice that SetRows was given, which is the grid's until
// the next SetRows. Removed ones are left in it and passed over. Added ones are kept beside
// it, and those removed again make room for others: rows that come and go at the same rate
// take no more and more memory.
//
// In a tree by Parent or Children, rows that are added without a parent in the tree
// stand at the top, and an updated row keeps its place. One by Path is rebuilt, and
// its rows renumbered, unless all changes are updates of rows that keep their paths.
//
// It fails with ErrNoRowID or ErrNotASlice, and then changes nothing.
func (g *Grid[T]) Apply(c Changes[T]) error {
	g.bind()
	return g.data.apply(change{
		add: &rowdata.SliceOf[T]{Rows: slices.Clone(c.Add)}, update: &rowdata.SliceOf[T]{Rows: slices.Clone(c.Update)}, remove: slices.Clone(c.Remove),
	})
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

// indexed is how much of the records the table of ids knows.
type indexed struct {
	gen uint64
	n   int
}

// recordID is the id of a record.
func (ds *dataset) recordID(i int) string {
	if ds.order.tree != nil {
		return ds.order.tree.id(i)
	}
	return ds.order.records.id(ds.funcs.rowID, i)
}

// findRecord finds a record by its id; indexed has been asked before.
func (ds *dataset) findRecord(id string) (record int, ok bool) {
	if ds.order.idOf == nil {
		ds.order.idOf = ds.recordID
	}
	i, ok := ds.order.ids.Find(id, ds.order.idOf)
	return i, ok && !ds.order.gone.has(i)
}

// indexed says whether records can be found by id now, and makes the table, here or
// in the background.
func (ds *dataset) indexed() bool {
	o := &ds.order
	if !ds.scans() {
		return false
	}
	n := o.records.Len()
	if o.indexed.gen == o.gen && o.indexing == nil {
		for ; o.indexed.n < n; o.indexed.n++ {
			o.ids.Add(o.indexed.n, ds.recordID)
		}
		return true
	}
	if o.indexing == nil {
		ds.index(n)
	}
	if !o.indexing.Finished() {
		return false
	}
	o.indexing, o.ids = nil, *o.table
	for _, i := range o.ids.Duplicates() {
		ds.report.Problem("dupid", "more than one row has the id %s; changes by id are made to the first", strconv.Quote(ds.recordID(i)))
	}
	return true
}

// index starts to make the table of ids.
func (ds *dataset) index(n int) { ds.launch(ds.indexJob(n), n) }

// indexJob makes the table of ids.
func (ds *dataset) indexJob(n int) *rowmodel.Job {
	o := &ds.order
	o.indexed, o.table = indexed{o.gen, n}, new(rowmodel.IDs)
	table, id := o.table, ds.idReader()
	o.indexing = rowmodel.NewJob(n, func(check func(int)) error {
		table.Build(n, func(i int) string {
			check(0)
			return id(i)
		})
		return nil
	})
	return o.indexing
}

// idReader is recordID for a background job.
func (ds *dataset) idReader() func(record int) string {
	if ds.order.tree != nil {
		return ds.order.tree.id
	}
	rows, rowID := &heldRows{ds.order.records.Lease(), ds.order.records.made}, ds.funcs.rowID
	return func(i int) string { return rows.id(rowID, i) }
}

// dropIndex forgets the table of ids.
func (o *rowOrder) dropIndex() {
	if o.indexing != nil {
		o.indexing.Cancel()
	}
	o.indexed, o.indexing, o.table = indexed{}, nil, nil
}

// rowsAreRead says whether anything in the background may be reading the rows.
func (ds *dataset) rowsAreRead() bool {
	o := &ds.order
	return o.treeBuild != nil || o.job != nil || o.model.Busy() || o.read() || ds.host.ReadsRows()
}

// namesRows says whether a change names rows by what RowID says of them.
func (c *change) namesRows() bool {
	return len(c.remove) > 0 || rowdata.Len(c.add) > 0 && c.addIDs == nil || rowdata.Len(c.update) > 0 && c.ids == nil
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

// removed are records that are no more. A job may read what it had when it began.
type removed struct {
	set   rowmodel.Bits
	count int
	// tried is the count from which on another compaction is worth it.
	tried int
}

func (r *removed) has(i int) bool { return r.set.Has(i) }

// with is the removed records with more of them, below n.
func (r removed) with(rows []int32, n int) removed {
	if len(rows) == 0 {
		return r
	}
	set := rowmodel.NewBits(n)
	copy(set, r.set)
	for _, i := range rows {
		if !set.Has(int(i)) {
			r.count++
		}
		set.Set(int(i))
	}
	r.set = set
	return r
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
