// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"errors"
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
	ErrNoRowID = errors.New("gridui: changes by id need Grid.RowID")
	// ErrNotASlice is the error of Apply where the rows are no slice of SetRows: a
	// source changes by itself, and Refresh tells of it.
	ErrNotASlice = errors.New("gridui: changes need rows given by SetRows")
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
	return g.apply(change{
		add: &rowdata.SliceOf[T]{Rows: slices.Clone(c.Add)}, update: &rowdata.SliceOf[T]{Rows: slices.Clone(c.Update)}, remove: slices.Clone(c.Remove),
	})
}

// apply is Apply for changes that are the grid's.
func (g *Core) apply(c change) error {
	if g.funcs.rowID == nil {
		return ErrNoRowID
	}
	if g.rows == nil {
		g.give(g.kind.List(0))
	}
	rows, ok := g.rows.(rowdata.Slice)
	if !ok {
		return ErrNotASlice
	}
	if n := rows.Len() + rowdata.Len(c.add); n > maxOrdered {
		return fmt.Errorf("gridui: changes make %d rows, the limit being %d", n, maxOrdered)
	}
	g.order.changes = append(g.order.changes, c)
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
func (g *Core) recordID(i int) string {
	if g.order.tree != nil {
		return g.order.tree.id(i)
	}
	return g.order.records.id(g.funcs.rowID, i)
}

// findRecord finds a record by its id; indexed has been asked before.
func (g *Core) findRecord(id string) (record int, ok bool) {
	if g.order.idOf == nil {
		g.order.idOf = g.recordID
	}
	i, ok := g.order.ids.Find(id, g.order.idOf)
	return i, ok && !g.order.gone.has(i)
}

// indexed says whether records can be found by id now, and makes the table, here or
// in the background.
func (g *Core) indexed() bool {
	o := &g.order
	if !g.scans() {
		return false
	}
	n := o.records.Len()
	if o.indexed.gen == o.gen && o.indexing == nil {
		for ; o.indexed.n < n; o.indexed.n++ {
			o.ids.Add(o.indexed.n, g.recordID)
		}
		return true
	}
	if o.indexing == nil {
		g.index(n)
	}
	if !o.indexing.Finished() {
		return false
	}
	o.indexing, o.ids = nil, *o.table
	for _, i := range o.ids.Duplicates() {
		g.report.problem("dupid", "more than one row has the id %s; changes by id are made to the first", strconv.Quote(g.recordID(i)))
	}
	return true
}

// index starts to make the table of ids.
func (g *Core) index(n int) { g.launch(g.indexJob(n), n) }

// indexJob makes the table of ids.
func (g *Core) indexJob(n int) *rowmodel.Job {
	o := &g.order
	o.indexed, o.table = indexed{o.gen, n}, new(rowmodel.IDs)
	table, id := o.table, g.idReader()
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
func (g *Core) idReader() func(record int) string {
	if g.order.tree != nil {
		return g.order.tree.id
	}
	rows, rowID := &heldRows{g.order.records.Lease(), g.order.records.made}, g.funcs.rowID
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
func (g *Core) rowsAreRead() bool {
	o := &g.order
	return o.treeBuild != nil || o.job != nil || o.model.Busy() || o.read() || g.host.ReadsRows()
}

// namesRows says whether a change names rows by what RowID says of them.
func (c *change) namesRows() bool {
	return len(c.remove) > 0 || rowdata.Len(c.add) > 0 && c.addIDs == nil || rowdata.Len(c.update) > 0 && c.ids == nil
}

// dropNameless leaves out changes whose rows have no ids any more.
func (g *Core) dropNameless() {
	if g.funcs.rowID != nil {
		return
	}
	g.order.changes = slices.DeleteFunc(g.order.changes, func(c change) bool {
		if !c.namesRows() {
			return false
		}
		g.report.problem("nameless", "there is no RowID any more; changes that were to be made by it are left out")
		if c.made != nil {
			c.made()
		}
		return true
	})
}

// dropSourced leaves out changes whose rows are a source's now, which changes by itself.
func (g *Core) dropSourced() {
	o := &g.order
	if _, slice := g.rows.(rowdata.Slice); slice || len(o.changes) == 0 {
		return
	}
	o.changes = slices.DeleteFunc(o.changes, func(c change) bool {
		if g.writesThrough(&c) {
			return false
		}
		g.report.problem("sourced", "the rows are a source's now; changes that waited are left out: %w", ErrNotASlice)
		if c.at != nil {
			for _, id := range c.ids {
				g.refuse(id, ErrNotASlice)
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
func (g *Core) writesThrough(c *change) bool {
	return c.at != nil && !g.stored && c.given == g.recordsGiven() && !g.renumbers()
}

// renumbers reports whether a change rebuilds the tree, so that all rows get other numbers.
func (g *Core) renumbers() bool {
	return g.order.tree != nil && g.funcs.tree.byPath()
}

// takeChanges makes the changes that wait, once no job reads the rows.
func (g *Core) takeChanges() bool {
	o := &g.order
	g.dropNameless()
	g.dropSourced()
	if len(o.changes) == 0 || g.rowsAreRead() || o.now.gen != o.gen || g.looksForRows() && !g.indexed() {
		return false
	}
	waiting := o.changes
	o.changes = nil
	rebuild := g.renumbers() && !g.pathsStay(waiting)
	g.publishExpansion()
	if rebuild {
		g.changeAnew(waiting)
	}
	for _, c := range waiting {
		if !rebuild {
			g.change(c)
		}
		if c.made != nil {
			c.made()
		}
	}
	return true
}

// pathsStay reports whether all changes update rows of a tree by Path without changing a path.
func (g *Core) pathsStay(changes []change) bool {
	t, path := g.order.tree, g.funcs.tree.path
	for i := range changes {
		c := &changes[i]
		if rowdata.Len(c.add)+len(c.remove) > 0 || c.at != nil {
			return false
		}
		stay := true
		g.findUpdated(c, func(from int, rows []int32) {
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
func (g *Core) change(c change) {
	o := &g.order
	rows := rowmodel.Changes{Updated: make([]int32, 0, rowdata.Len(c.update))}
	add := g.kind.List(0)
	for k := range rowdata.Len(c.add) {
		id, row := c.addedID(k, g.funcs.rowID), c.add.At(k)
		if i, ok := g.findRecord(id); ok {
			g.setRecord(i, row)
			rows.Updated = append(rows.Updated, int32(i))
			continue
		}
		if g.funcs.rowID(row) == "" && id != "" {
			g.nameRecord(o.records.Len()+add.Len(), id)
		}
		add.Add(row)
	}
	rows.Added = g.addRows(add)
	rows.Removed = g.addedBefore(rows.Added)
	if c.at != nil {
		rows.Updated = g.changeEdited(c)
	} else {
		rows.Updated = g.changeFound(c, rows.Updated)
	}
	g.findByID(c.remove, func(_ int, found []int32) {
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
	if !g.staleRows {
		g.host.HoldOrder(true)
	}
	if err := o.model.Apply(rows); err != nil {
		g.report.problem("apply"+err.Error(), "changes of rows: %w", err)
	}
	r := g.reader()
	before := g.rowsKey(&r)
	o.applied++
	g.host.RowsChanged(rows, before)
	g.orderChanged()
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
func (g *Core) addRows(rows rowdata.Slice) int {
	o := &g.order
	if rows.Len() == 0 {
		return 0
	}
	before := o.records.Len()
	if o.tree != nil {
		g.growTree(o.tree.joined(g.funcs.tree, rows, g.findRecord))
	} else {
		o.rows = g.rows.(rowdata.Slice).With(rows)
		g.rows, o.records.Source, o.n = o.rows, o.rows, o.rows.Len()
	}
	g.indexed()
	return o.records.Len() - before
}

// addedBefore are those of the last n records that a later one with their id takes the
// place of.
func (g *Core) addedBefore(n int) (rows []int32) {
	end := g.order.records.Len()
	for i := end - n; i < end; i++ {
		if id := g.recordID(i); id != "" {
			if found, ok := g.findRecord(id); ok && found > i {
				rows = append(rows, int32(i))
			}
		}
	}
	return rows
}
