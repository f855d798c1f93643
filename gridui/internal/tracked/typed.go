// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/tracking"
)

// ledger lists the methods of a tracking.Tracker without the type of its rows.
type ledger interface {
	FieldNames() []string
	HasChanges() bool
	ChangeSet() tracking.ChangeSet
	Status(key string) tracking.RowStatus
	ChangeOrder(key string) uint64
	CellEdited(key, field string) bool
	Delete(key string) bool
	Undo(key string) bool
	Reset()
	Accept()
	AcceptRow(key string) bool
	Refuse(refused ...tracking.RowError) (rows int)
	Reject(rejected ...tracking.RowError) (rows int)
	RowError(key string) (e tracking.RowError, ok bool)
	RowErrorCount() int
	RowErrors() []tracking.RowError
}

// typed does the typed work with a tracker. Rows that it returns are copies.
type typed interface {
	has(key string) bool
	// row returns a row with its changes, original without them.
	row(key string) (row rowdata.Row, ok bool)
	original(key string) (row rowdata.Row, ok bool)
	// states returns n states with a zero row each, read copies a row into one. appendRow appends a
	// row to others of its type, the zero value if no row has the key.
	states(n int) []rowState
	read(key string, into rowdata.Row) (ok bool)
	appendRow(dst rowdata.Growing, key string)
	// slice returns all rows in their order, unnamed the keys of the rows without a RowID; without
	// deleted rows if left is set.
	slice(left bool) rowdata.Slice
	unnamed(left bool) map[coord.Record]string
	deletedBefore(at int) int

	// key is RowKey. blank returns a new row, clone a deep copy.
	key(row rowdata.Row) string
	blank() rowdata.Row
	clone(row rowdata.Row) rowdata.Row

	// add adds a row at a place, at that of the options if it is nil.
	add(row rowdata.Row, at *tracking.Place) (key string, err error)
	// update lets change, a func(row *T), edit a row. put replaces a row; the new row gets the key
	// as unless that is empty.
	update(key string, change any) (changed bool, err error)
	put(key, as string, row rowdata.Row) error
	restore(key string, row rowdata.Row, at tracking.Place) error
	begin(url string, o tracking.CommitOptions) (pending, error)
}

// view is a tracking.Rows without the type of its rows.
type view interface {
	Len() int
	Key(i int) string
	Index(key string) int
	Version() uint64
}

// views holds the view of each status, and the view of all rows for Unchanged. Views cost nothing
// to keep, since they read from their tracker.
type views [tracking.Deleted + 1]view

// Typed is a tracker with the program's functions for its rows.
type Typed[T any] struct {
	Tracker *tracking.Tracker[T]
	RowKey  func(row T) string
	// RowID points to the RowID of the grid, which is set before the first use.
	RowID *func(row T) string
	// NewRow points to the NewRow of the grid. If that is nil, new rows are the zero value, or for
	// pointer types a pointer to one.
	NewRow *func(beside *T) T
}

func (t *Typed[T]) has(key string) bool {
	_, ok := t.Tracker.Row(key)
	return ok
}

func (t *Typed[T]) row(key string) (rowdata.Row, bool) {
	row, ok := t.Tracker.Row(key)
	return rowdata.To(&row), ok
}

func (t *Typed[T]) original(key string) (rowdata.Row, bool) {
	row, ok := t.Tracker.Original(key)
	return rowdata.To(&row), ok
}

func (t *Typed[T]) states(n int) []rowState {
	if n == 1 { // most changes affect one row
		one := new(struct {
			state [1]rowState
			row   T
		})
		one.state[0].row = rowdata.To(&one.row)
		return one.state[:]
	}
	states, rows := make([]rowState, n), make([]T, n)
	for i := range rows {
		states[i].row = rowdata.To(&rows[i])
	}
	return states
}

func (t *Typed[T]) read(key string, into rowdata.Row) (ok bool) {
	*rowdata.Ptr[T](into), ok = t.Tracker.Row(key)
	return ok
}

func (t *Typed[T]) appendRow(dst rowdata.Growing, key string) {
	row, _ := t.Tracker.Row(key)
	to := dst.(*rowdata.SliceOf[T])
	to.Rows = append(to.Rows, row)
}

func (t *Typed[T]) slice(left bool) rowdata.Slice {
	if !left || t.Tracker.Deleted().Len() == 0 {
		return &rowdata.SliceOf[T]{Rows: t.Tracker.Rows().Slice()}
	}
	rows := make([]T, 0, t.Tracker.Rows().Len())
	for key, row := range t.Tracker.Rows().All() {
		if t.Tracker.Status(key) != tracking.Deleted {
			rows = append(rows, row)
		}
	}
	return &rowdata.SliceOf[T]{Rows: rows}
}

func (t *Typed[T]) unnamed(left bool) (keys map[coord.Record]string) {
	view := t.Tracker.Rows()
	for key, row := range t.Tracker.Added().All() {
		if (*t.RowID)(row) == "" {
			if keys == nil {
				keys = map[coord.Record]string{}
			}
			at := view.Index(key)
			if left {
				at -= t.deletedBefore(at)
			}
			keys[coord.Record(at)] = key
		}
	}
	return keys
}

// deletedBefore returns the number of deleted rows before an index.
func (t *Typed[T]) deletedBefore(at int) (n int) {
	view := t.Tracker.Rows()
	for key := range t.Tracker.Deleted().All() {
		if view.Index(key) < at {
			n++
		}
	}
	return n
}

func (t *Typed[T]) key(row rowdata.Row) string { return t.RowKey(*rowdata.Ptr[T](row)) }

func (t *Typed[T]) blank() rowdata.Row {
	if *t.NewRow != nil {
		return rowdata.Of((*t.NewRow)(nil))
	}
	return rowdata.KindOf[T]{}.Blank()
}

func (t *Typed[T]) clone(row rowdata.Row) rowdata.Row {
	return rowdata.Of(t.Tracker.Clone(*rowdata.Ptr[T](row)))
}

func (t *Typed[T]) add(row rowdata.Row, at *tracking.Place) (key string, err error) {
	if at == nil {
		return t.Tracker.Add(*rowdata.Ptr[T](row))
	}
	return t.Tracker.AddAt(*rowdata.Ptr[T](row), *at)
}

func (t *Typed[T]) update(key string, change any) (changed bool, err error) {
	return t.Tracker.Update(key, change.(func(row *T)))
}

func (t *Typed[T]) put(key, as string, row rowdata.Row) (err error) {
	set := func(to *T) { *to = *rowdata.Ptr[T](row) }
	if as == "" {
		_, err = t.Tracker.Update(key, set)
	} else {
		_, err = t.Tracker.UpdateAs(key, as, set)
	}
	return err
}

func (t *Typed[T]) restore(key string, row rowdata.Row, at tracking.Place) error {
	return t.Tracker.Restore(key, *rowdata.Ptr[T](row), at)
}

func (t *Typed[T]) begin(url string, o tracking.CommitOptions) (pending, error) {
	p, err := t.Tracker.Begin(url, o)
	if err != nil {
		return nil, err
	}
	return p, nil
}

// TrackerOf returns the tracker of rows of type T, nil if nothing is tracked.
func TrackerOf[T any](t *Rows) *tracking.Tracker[T] {
	if t == nil {
		return nil
	}
	return t.log.(*tracking.Tracker[T])
}
