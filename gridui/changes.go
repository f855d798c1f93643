// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Changes are rows that changed, by their ids. Added rows come first, then updated
// ones, then those to remove: an id that is in several of the lists meets them in
// this order.
type Changes[T any] struct {
	// Add are new rows: after the others where nothing sorts them. One whose id a
	// row has already takes the place of that row.
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
// it. They are made in the slice that SetRows was given: updated rows in place,
// added ones after the last, removed ones left where they are until the next
// SetRows, which the grid then passes over. So the slice is the grid's until then.
//
// In a tree by Parent or Children, rows that are added without a parent in the tree
// stand at the top, and an updated row keeps its place. In one by Path all rows are
// numbered anew.
//
// It fails with ErrNoRowID or ErrNotASlice, and then changes nothing.
func (g *Grid[T]) Apply(c Changes[T]) error {
	return g.apply(change[T]{Changes: Changes[T]{
		Add: slices.Clone(c.Add), Update: slices.Clone(c.Update), Remove: slices.Clone(c.Remove),
	}})
}

// apply is Apply for changes that are the grid's.
func (g *Grid[T]) apply(c change[T]) error {
	if g.RowID == nil {
		return ErrNoRowID
	}
	if g.rows == nil {
		g.SetRows(nil)
	}
	rows, ok := g.rows.(sliceRows[T])
	if !ok {
		return ErrNotASlice
	}
	if n := len(rows) + len(c.Add); n > maxOrdered {
		return fmt.Errorf("gridui: changes make %d rows, the limit being %d", n, maxOrdered)
	}
	g.order.changes = append(g.order.changes, c)
	return nil
}

// change is a change that waits to be made.
type change[T any] struct {
	Changes[T]
	// ids are those of the updated rows; nil: RowID's. at are the records of the updated
	// rows of an edit, of the rows that were given then: -1 where only the id is known.
	// nil: all are looked for.
	ids   []string
	at    []int
	given recordsGiven[T]
	// addIDs are the ids of added rows; nil: RowID's.
	addIDs []string
}

// addedID is the id of an added row.
func (c *change[T]) addedID(i int, rowID func(T) string) string {
	if c.addIDs != nil {
		return c.addIDs[i]
	}
	return rowID(c.Add[i])
}

// updatedID is the id of an updated row.
func (c *change[T]) updatedID(i int, rowID func(T) string) string {
	if c.ids != nil {
		return c.ids[i]
	}
	return rowID(c.Update[i])
}

// indexed is how much of the records the table of ids knows.
type indexed struct {
	gen uint64
	n   int
}

// recordID is the id of a record.
func (g *Grid[T]) recordID(i int) string {
	if g.order.tree != nil {
		return g.order.tree.id(i)
	}
	return g.order.records.id(g.RowID, i)
}

// findRecord finds a record by its id; indexed has been asked before.
func (g *Grid[T]) findRecord(id string) (record int, ok bool) {
	if g.order.idOf == nil {
		g.order.idOf = g.recordID
	}
	i, ok := g.order.ids.Find(id, g.order.idOf)
	return i, ok && !g.order.gone.has(i)
}

// findUpdated are the records of updated rows, -1 for those that are not there;
// indexed has been asked before.
func (g *Grid[T]) findUpdated(c *change[T]) []int32 {
	o := &g.order
	if o.idOf == nil {
		o.idOf = g.recordID
	}
	ids := c.ids
	if ids == nil {
		ids = make([]string, len(c.Update))
		for i := range ids {
			ids[i] = g.RowID(c.Update[i])
		}
	}
	found := make([]int32, len(c.Update))
	o.ids.FindAll(ids[:len(found)], found, o.idOf)
	return found
}

// indexed says whether records can be found by id now, and makes the table, here or
// beside the frames.
func (g *Grid[T]) indexed() bool {
	o := &g.order
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
		g.problem("dupid", "more than one row has the id %s; changes by id are made to the first", strconv.Quote(g.recordID(i)))
	}
	return true
}

// index starts to make the table of ids.
func (g *Grid[T]) index(n int) { g.launch(g.indexJob(n), n) }

// indexJob makes the table of ids.
func (g *Grid[T]) indexJob(n int) *rowmodel.Job {
	o := &g.order
	o.indexed, o.table = indexed{o.gen, n}, new(rowmodel.IDs)
	table, tree, rowID := o.table, o.tree, g.RowID
	rows := &heldRows[T]{o.records.Rows, o.records.made}
	o.indexing = rowmodel.NewJob(n, func(check func(int)) error {
		table.Build(n, func(i int) string {
			check(0)
			if tree != nil {
				return tree.id(i)
			}
			return rows.id(rowID, i)
		})
		return nil
	})
	return o.indexing
}

// dropIndex forgets the table of ids.
func (o *rowOrder[T]) dropIndex() {
	if o.indexing != nil {
		o.indexing.Cancel()
	}
	o.indexed, o.indexing, o.table = indexed{}, nil, nil
}

// rowsAreRead says whether anything beside the frames may be reading the rows.
func (g *Grid[T]) rowsAreRead() bool {
	o := &g.order
	return o.planting != nil || o.job != nil || o.model.Busy() || o.read() || g.fitReads() || g.beside.export != nil
}

// takeChanges makes the changes that wait, once no job reads the rows.
func (g *Grid[T]) takeChanges() bool {
	o := &g.order
	if len(o.changes) == 0 || g.rowsAreRead() || o.now.gen != o.gen || g.looksForRows() && !g.indexed() {
		return false
	}
	waiting := o.changes
	o.changes = nil
	for _, c := range waiting {
		if o.tree != nil && g.Tree.Children == nil && g.Tree.Parent == nil {
			g.changeAnew(c)
			continue
		}
		g.change(c)
	}
	return o.tree != nil || o.by.groups() || len(o.by.sums) > 0
}

// change makes changes and tells the model.
func (g *Grid[T]) change(c change[T]) {
	o := &g.order
	rows := rowmodel.Changes{Updated: make([]int32, 0, len(c.Update))}
	var add []T
	for k, row := range c.Add {
		if i, ok := g.findRecord(c.addedID(k, g.RowID)); ok {
			g.setRecord(i, row)
			rows.Updated = append(rows.Updated, int32(i))
			continue
		}
		if id := c.addedID(k, g.RowID); g.RowID(row) == "" && id != "" {
			g.nameRecord(o.records.Len()+len(add), id)
		}
		add = append(add, row)
	}
	rows.Added = g.addRows(add)
	if c.at != nil {
		rows.Updated = g.changeEdited(c)
		c.Update = nil
	}
	found := g.findUpdated(&c)
	for k, row := range c.Update {
		i := int(found[k])
		if i < 0 || o.gone.has(i) {
			g.problem("update", "no row has the id %s to be changed; the change is left out", strconv.Quote(c.updatedID(k, g.RowID)))
			continue
		}
		g.setRecord(i, row)
		rows.Updated = append(rows.Updated, int32(i))
	}
	for _, id := range c.Remove {
		if i, ok := g.findRecord(id); ok {
			rows.Removed = append(rows.Removed, int32(i))
		}
	}
	if o.tree != nil {
		rows.Removed = o.tree.tree.WithBelow(rows.Removed)
	}
	o.gone = o.gone.with(rows.Removed, o.records.Len())
	if !g.engine.staleRows {
		g.engine.holdOrder()
	}
	if err := o.model.Apply(rows); err != nil {
		g.problem("apply"+err.Error(), "changes of rows: %w", err)
	}
	g.recount(rows)
	g.engine.orderChanged()
}

// setRecord writes a row in the place of a record.
func (g *Grid[T]) setRecord(i int, row T) {
	if t := g.order.tree; t != nil && i >= t.n {
		t.extra[i-t.n] = row
		return
	}
	g.rows.(sliceRows[T])[i] = row
}

// removed are records that are no more. A job may read what it had when it began.
type removed struct {
	set   rowmodel.Bits
	count int
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

// addRows appends rows to the records and returns how many records there are more.
// Some of a batch may have the id of another.
func (g *Grid[T]) addRows(rows []T) int {
	o := &g.order
	if len(rows) == 0 {
		return 0
	}
	before := o.records.Len()
	if o.tree != nil {
		g.growTree(o.tree.joined(g.Tree, rows, g.findRecord))
	} else {
		o.rows = append(g.rows.(sliceRows[T]), rows...)
		g.rows, o.records.Rows, o.n = o.rows, o.rows, o.rows.Len()
	}
	g.indexed()
	return o.records.Len() - before
}

// changeAnew makes changes where all rows are numbered anew after them.
func (g *Grid[T]) changeAnew(c change[T]) {
	g.change(change[T]{Changes: Changes[T]{Update: c.Update}, at: c.at, ids: c.ids, given: c.given})
	gone := map[int]bool{}
	for _, id := range c.Remove {
		if i, ok := g.findRecord(id); ok {
			gone[i] = true
		}
	}
	var rows []T
	for i, row := range g.rows.(sliceRows[T]) {
		if !gone[i] {
			rows = append(rows, row)
		}
	}
	g.SetRows(append(rows, c.Add...))
}
