// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"
	"reflect"
	"strconv"
)

// rowStore keeps rows in place of the slice of SetRows, and has a say in what can
// become of them.
type rowStore[T any] interface {
	// writable says why a row cannot be edited.
	writable(id string) error
	// clone is a copy of a row that can be changed.
	clone(row T) T
	// write takes rows in place of those with the ids. It fails for all or none, and
	// returns the rows as they are then.
	write(ids []string, rows []T) ([]T, error)
}

// recordsGiven tells any two numberings of the rows apart.
type recordsGiven[T any] struct {
	given uint32
	tree  *treeRows[T]
}

func (g *Grid[T]) recordsGiven() recordsGiven[T] {
	return recordsGiven[T]{g.engine.given, g.order.tree}
}

// waitingRow is what a row will be, or that it will be gone.
type waitingRow[T any] struct {
	row  T
	gone bool
}

// waitingRows are the rows of changes that are yet to be made.
func (g *Grid[T]) waitingRows() map[string]waitingRow[T] {
	if len(g.order.changes) == 0 {
		return nil
	}
	rows := map[string]waitingRow[T]{}
	for _, c := range g.order.changes {
		for i, row := range c.Add {
			rows[c.addedID(i, g.RowID)] = waitingRow[T]{row: row}
		}
		for i, row := range c.Update {
			if c.ids != nil {
				rows[c.ids[i]] = waitingRow[T]{row: row}
			} else {
				rows[g.RowID(row)] = waitingRow[T]{row: row}
			}
		}
		for _, id := range c.Remove {
			rows[id] = waitingRow[T]{gone: true}
		}
	}
	return rows
}

// writable says why a row cannot be edited.
func (g *Grid[T]) writable(id string) error {
	if g.edits.store != nil {
		return g.edits.store.writable(id)
	}
	return nil
}

// recordByID is the record with an id, or -1.
func (g *Grid[T]) recordByID(id string) int {
	o := &g.order
	if o.records == nil {
		return -1
	}
	if g.RowID == nil && o.tree == nil {
		i, err := strconv.Atoi(id)
		if err != nil || i < 0 || i >= o.records.Len() || strconv.Itoa(i) != id {
			return -1
		}
		return i
	}
	if i, ok := g.recordShown(id); ok {
		return i
	}
	g.indexNow()
	if i, ok := g.findRecord(id); ok && !o.tree.isFiller(i) {
		return i
	}
	return -1
}

// recordShown is the record of the focused row, or of one that shows near it.
func (g *Grid[T]) recordShown(id string) (record int, ok bool) {
	o, f := &g.order, &g.engine.focus
	if o.now.gen != o.gen || !f.set || f.rowID != id {
		return -1, false
	}
	row, ok := g.numberAt(f.at())
	if !ok || g.rowID(row) != id {
		return -1, false
	}
	record = g.sourceOf(row)
	return record, record >= 0 && !o.tree.isFiller(record)
}

// indexNow makes the table of ids here, if it is not made yet.
func (g *Grid[T]) indexNow() {
	if g.indexed() {
		return
	}
	g.order.dropIndex()
	_ = g.indexJob(g.order.records.Len()).Run() // a panic is RowID's, and leaves the table empty
	g.indexed()
}

// writeRows puts edited rows in the places of those that they were made from, as
// Apply does.
func (g *Grid[T]) writeRows(rows []editedRow[T]) error {
	c := change[T]{at: make([]int, len(rows)), ids: make([]string, len(rows)), given: g.recordsGiven()}
	c.Update = make([]T, len(rows))
	for i := range rows {
		c.at[i], c.ids[i], c.Update[i] = rows[i].record, rows[i].id, rows[i].row
	}
	if s := g.edits.store; s != nil {
		stored, err := s.write(c.ids, c.Update)
		if err != nil {
			return err
		}
		c.Update = stored
	}
	g.order.changes = append(g.order.changes, c)
	return nil
}

// nameRecord gives a record whose row has no id one.
func (g *Grid[T]) nameRecord(i int, id string) {
	if g.edits.made == nil {
		g.edits.made = map[int]string{}
	}
	g.edits.made[i] = id
	g.order.records.made = g.edits.made
}

// looksForRows says whether a change that waits names rows by their ids alone.
func (g *Grid[T]) looksForRows() bool {
	now := g.recordsGiven()
	for i := range g.order.changes {
		c := &g.order.changes[i]
		if c.at == nil || len(c.Add)+len(c.Remove) > 0 || g.RowID != nil && c.given != now {
			return true
		}
		for _, at := range c.at {
			if at < 0 {
				return true
			}
		}
	}
	return false
}

// changeEdited makes the changes of an edit and returns the records.
func (g *Grid[T]) changeEdited(c change[T]) (updated []int32) {
	same := c.given == g.recordsGiven()
	updated = make([]int32, 0, len(c.at))
	for k, i := range c.at {
		ok := i >= 0 && same && !g.order.gone.has(i)
		if !ok && g.RowID != nil {
			i, ok = g.findRecord(c.ids[k])
		} else if !ok {
			ok = i >= 0 && i < g.order.records.Len() && !g.order.gone.has(i)
		}
		if !ok {
			g.refuse(c.ids[k], ErrRowGone)
			continue
		}
		g.writeRecord(i, c.Update[k])
		updated = append(updated, int32(i))
	}
	return updated
}

// writeRecord writes an edited row in the place of a record. What a pointer leads to
// is changed and not the pointer: it is what its owner knows the row by.
func (g *Grid[T]) writeRecord(i int, row T) {
	if g.edits.store == nil && reflect.TypeFor[T]().Kind() == reflect.Pointer {
		to, from := reflect.ValueOf(g.order.records.At(i)), reflect.ValueOf(row)
		if !to.IsNil() && !from.IsNil() {
			to.Elem().Set(from.Elem())
			return
		}
	}
	g.setRecord(i, row)
}

// EditRefused says that an edit could not be made: its row had gone when it was to
// be, its cell does not take what it was to get, or a step of Undo or Redo could not
// be taken.
type EditRefused struct {
	RowID, ColumnID string
	Err             error
}

func (EditRefused) gridEvent() {}

func (g *Grid[T]) refuse(id string, err error) {
	err = fmt.Errorf("gridui: row %s: %w", strconv.Quote(id), err)
	g.engine.queue.push(signal{ev: EditRefused{RowID: id, Err: err}})
}
