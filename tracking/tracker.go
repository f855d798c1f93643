// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"errors"
	"fmt"
	"strconv"
)

var (
	// ErrNoRowKey is the error of a tracker without Config.RowKey.
	ErrNoRowKey = errors.New("tracking: Config.RowKey is needed")
	// ErrEmptyKey is the error of a row of the data whose key is empty.
	ErrEmptyKey = errors.New("tracking: empty key")
	// ErrDuplicateKey is the error of a row whose key another row has.
	ErrDuplicateKey = errors.New("tracking: duplicate key")
	// ErrNoRow is the error for a key that no row has.
	ErrNoRow = errors.New("tracking: no such row")
	// ErrDeleted is the error of an update of a deleted row.
	ErrDeleted = errors.New("tracking: the row is deleted")
	// ErrKeyChanged is the error of an update that changes the key of a row that
	// came with the data.
	ErrKeyChanged = errors.New("tracking: only an added row may get another key")
)

// Config says what a Tracker tracks. Only RowKey is needed.
type Config[T any] struct {
	// Data are the rows as they came. The slice is kept, not copied, never changed,
	// and must not be changed by others until Rebase replaces it.
	Data []T
	// RowKey is the key of a row. Each row of the data has one of its own; that of
	// a new row may be empty, and the row then gets a generated one.
	RowKey func(row T) string
	// SetKey writes a generated key into a new row. nil: rows are left alone, and
	// what is sent holds the row's own fields only.
	SetKey func(row *T, key string)
	// Fields are what a row consists of. nil: what DeriveFields finds.
	Fields []Field[T]
	// EditedCells also tells which cells of edited rows were edited.
	EditedCells bool
	// Mapping turns rows into what the backend knows. The zero value sends the
	// fields as they are.
	Mapping Mapping[T]
	// Validator says which rows may be sent. nil: all.
	Validator Validator[T]
	// Optimistic resets all changes when a commit fails.
	Optimistic bool
	// Clone is a deep copy of a row: edits are made to copies. What it shares with
	// the row is changed in both, and no change is seen there. nil: exported data
	// is copied, through pointers, slices, maps and interfaces. Shared stay channels,
	// functions, unexported fields, pointers to structs that export no field, and
	// what is more than 1,000 levels down or beyond 65,536 values.
	Clone func(row T) T
	// AddAt is where Add puts new rows.
	AddAt Place
	// Revive lets Add take the key of a deleted row: the row is then edited. By
	// default it is an error.
	Revive bool
	// OnSnapshotInit is called when the tracker is ready.
	OnSnapshotInit func()
}

// Tracker tells what became of rows: added, edited or deleted. It keeps copies of
// changed rows alone, and an index of some ten bytes for each row.
//
// A tracker belongs to one goroutine, but for Pending.Send. Rows that it gives out
// are not to be changed but by Update: it holds them.
type Tracker[T any] struct {
	config Config[T]
	schema *schema[T]
	plan   plan[T]
	copy   func(*T) *T

	index   keyIndex
	slots   slots[T]             // of rows of the data that are not as there
	entries map[string]*entry[T] // of rows that are not in the data, by key
	gone    map[int]bool         // rows of the data that were deleted for good
	display displayOrder[T]

	lists     [Deleted + 1]changeList[T] // by status, in the order of first change
	versions  [Deleted + 1]uint64        // Unchanged: of all rows
	clock     uint64                     // counts first changes
	generated uint64                     // counts generated keys
	epoch     uint64                     // counts Rebase
	flight    *Pending[T]
	cells     cellMap
	errors    map[string]RowError // of rows that were refused, by key
}

// entry is a row that is, or was, not as in the data. Rows behind its pointers are
// never changed: an edit puts another one in their place.
type entry[T any] struct {
	key     string
	made    bool // key is a generated one
	status  RowStatus
	slot    int // in the data, or −1
	row     *T  // as it is now
	base    *T  // as the server knows it; nil: it does not
	order   uint64
	edits   uint64 // counts what the user did to it
	rebased uint64 // epoch in which base came with the data
	held    bool   // by the commit in flight: not to be forgotten
	dropped bool   // not in the tracker any more
	orphan  bool   // base is gone from the server
	clash   *Conflict

	node  node[*entry[T]]     // in the list of its status
	place *node[deviation[T]] // where it shows, if it is not in the data
}

// New makes a tracker of the data as it is now. It fails for data in which a key
// is empty or there twice, and for a configuration that cannot work.
func New[T any](c Config[T]) (*Tracker[T], error) {
	if c.RowKey == nil {
		return nil, ErrNoRowKey
	}
	s, err := newSchema(c.Fields)
	if err != nil {
		return nil, err
	}
	t := &Tracker[T]{config: c, schema: s, plan: newPlan(s, c.Mapping), copy: cloner[T]()}
	if t.plan.err != nil {
		return nil, t.plan.err
	}
	if c.Clone != nil {
		t.copy = func(row *T) *T { cloned := c.Clone(*row); return &cloned }
	}
	if err := t.setData(c.Data); err != nil {
		return nil, err
	}
	if c.OnSnapshotInit != nil {
		c.OnSnapshotInit()
	}
	return t, nil
}

// setData begins anew with some data, or fails and changes nothing.
func (t *Tracker[T]) setData(data []T) error {
	index, err := newKeyIndex(len(data), func(i int) (string, error) { return t.keyOf(&data[i]) })
	if err != nil {
		return err
	}
	t.config.Data, t.index = data, index
	t.slots, t.entries, t.gone = newSlots[T](len(data)), map[string]*entry[T]{}, map[int]bool{}
	t.display = displayOrder[T]{n: len(data)}
	return nil
}

// keyOf asks for the key of a row that may be one RowKey cannot do with.
func (t *Tracker[T]) keyOf(row *T) (key string, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("tracking: no key: %v", p)
		}
	}()
	return t.config.RowKey(*row), nil
}

func (t *Tracker[T]) keyAt(slot int) string { return t.config.RowKey(t.config.Data[slot]) }

// find is the row of a key: an entry, or else the slot of a row that is as in the
// data.
func (t *Tracker[T]) find(key string) (e *entry[T], slot int, ok bool) {
	if slot = t.index.find(key, t.keyAt); slot >= 0 && !t.gone[slot] {
		return t.slots.at(slot), slot, true
	}
	e, ok = t.entries[key]
	return e, -1, ok
}

// current is a row as it is now.
func (t *Tracker[T]) current(e *entry[T], slot int) *T {
	if e != nil {
		return e.row
	}
	return &t.config.Data[slot]
}

// Status is what became of the row with a key; Unchanged where there is none.
func (t *Tracker[T]) Status(key string) RowStatus {
	if e, _, _ := t.find(key); e != nil {
		return e.status
	}
	return Unchanged
}

// FieldNames are the names of all fields, parts after the whole. There are none where rows
// are maps: any key is a field then.
func (t *Tracker[T]) FieldNames() []string { return t.schema.names() }

// ChangeOrder tells which of two changed rows was changed first: its number is the lower
// one. It is 0 for rows that are unchanged or not there.
func (t *Tracker[T]) ChangeOrder(key string) uint64 {
	if e, _, _ := t.find(key); e != nil {
		return e.order
	}
	return 0
}

// Row is the row with a key, as it is now.
func (t *Tracker[T]) Row(key string) (row T, ok bool) {
	e, slot, ok := t.find(key)
	if !ok {
		return row, false
	}
	return *t.current(e, slot), true
}

// Original is the row with a key as it was before it was changed; ok is false for
// added rows.
func (t *Tracker[T]) Original(key string) (row T, ok bool) {
	e, slot, ok := t.find(key)
	switch {
	case !ok || e != nil && e.base == nil:
		return row, false
	case e != nil:
		return *e.base, true
	}
	return t.config.Data[slot], true
}

// HasChanges reports whether any row is added, edited or deleted.
func (t *Tracker[T]) HasChanges() bool {
	for s := Added; s <= Deleted; s++ {
		if t.lists[s].root != nil {
			return true
		}
	}
	return false
}

// entryOf is the entry of a row, a new one for a row that is as in the data.
func (t *Tracker[T]) entryOf(key string, e *entry[T], slot int) *entry[T] {
	if e != nil {
		return e
	}
	base := &t.config.Data[slot]
	e = &entry[T]{key: key, slot: slot, row: base, base: base, rebased: t.epoch}
	t.slots.set(slot, e)
	return e
}

// leaveSlot says that a row is no row of the data.
func (t *Tracker[T]) leaveSlot(e *entry[T]) {
	t.slots.set(e.slot, nil)
	e.slot = -1
}

// setStatus moves a row between the lists of changed rows. What was said against the row
// as it was is not said any more.
func (t *Tracker[T]) setStatus(e *entry[T], to RowStatus) {
	delete(t.errors, e.key)
	t.changed(e.status)
	t.changed(to)
	if e.status == to {
		return
	}
	if e.status != Unchanged {
		t.lists[e.status].remove(&e.node)
	} else if e.order == 0 {
		t.clock++
		e.order = t.clock
	}
	e.status = to
	if to == Unchanged {
		e.order, e.clash = 0, nil
		return
	}
	list := &t.lists[to]
	e.node = node[*entry[T]]{item: e, weight: 1}
	list.insert(&e.node, list.after(e.order))
}

// changed counts a change in a list of rows, and in that of all rows.
func (t *Tracker[T]) changed(list RowStatus) {
	t.versions[Unchanged]++
	if list != Unchanged {
		t.versions[list]++
	}
}

// clean makes a row what the server knows, and forgets it where the data has it.
func (t *Tracker[T]) clean(e *entry[T]) {
	e.row = e.base
	t.setStatus(e, Unchanged)
	t.forget(e)
}

// forget drops the entry of a row that is as in the data.
func (t *Tracker[T]) forget(e *entry[T]) {
	if !e.held && e.status == Unchanged && e.slot >= 0 && e.row == &t.config.Data[e.slot] {
		t.leaveSlot(e)
	}
}

// drop takes a row out of the tracker for good.
func (t *Tracker[T]) drop(e *entry[T]) {
	t.setStatus(e, Unchanged)
	e.dropped = true
	if e.slot >= 0 {
		t.hide(e)
		return
	}
	delete(t.entries, e.key)
	t.display.remove(e)
}

// hide takes a row out of the data.
func (t *Tracker[T]) hide(e *entry[T]) {
	t.gone[e.slot] = true
	t.display.hide(e.slot)
	t.leaveSlot(e)
}

// settle gives a row the status that its values say: edited, or as the server
// knows it. A row that the server has removed stays edited with any values: it would
// not be sent otherwise.
func (t *Tracker[T]) settle(e *entry[T]) {
	if !e.orphan && t.schema.same(e.row, e.base) {
		t.clean(e)
	} else {
		t.setStatus(e, Edited)
	}
}

// newKey is a generated key. None is given twice.
func (t *Tracker[T]) newKey() string {
	for {
		t.generated++
		key := "__new_" + strconv.FormatUint(t.generated, 10)
		if _, _, taken := t.find(key); !taken {
			return key
		}
	}
}
