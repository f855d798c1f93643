// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"fmt"
	"strconv"
)

// Config configures a Tracker. Only RowKey is required.
type Config[T any] struct {
	// Data holds the original rows. The tracker keeps the slice without copying or changing it; others must
	// not change it until Rebase replaces it.
	Data []T
	// RowKey returns the key of a row. Keys of the data are unique and not empty; the key of a new row may be
	// empty, and the row then gets a generated key.
	RowKey func(row T) string
	// SetKey writes a generated key into a new row. nil leaves rows unchanged: the generated key is then not
	// sent.
	SetKey func(row *T, key string)
	// Fields lists the fields of a row. nil means the result of DeriveFields.
	Fields []Field[T]
	// EditedCells makes the tracker report which cells of edited rows were edited.
	EditedCells bool
	// Mapping converts rows to the form of the backend. The zero value sends the fields unchanged.
	Mapping Mapping[T]
	// Validator decides which rows may be sent. nil allows all.
	Validator Validator[T]
	// Optimistic resets all changes when a commit fails.
	Optimistic bool
	// Clone returns a deep copy of a row: edits are made to copies. Data that the copy shares with the row
	// changes in both, and such a change is not detected. nil copies exported data, through pointers, slices,
	// maps and interfaces. Channels, functions, unexported fields, pointers to structs without exported
	// fields, and everything more than 1,000 levels down or beyond 65,536 values stay shared.
	Clone func(row T) T
	// AddAt is the place where Add puts new rows.
	AddAt Place
	// Revive lets Add reuse the key of a deleted row: the row is then edited. By default Add returns an
	// error.
	Revive bool
	// OnSnapshotInit is called when the tracker is ready.
	OnSnapshotInit func()
}

// Tracker records which rows were added, edited or deleted. It keeps copies only of changed rows, and an
// index of about ten bytes for each row.
//
// A tracker belongs to one goroutine, except for Pending.Send. The caller must not change rows that it
// returns except by Update: the tracker still holds them.
type Tracker[T any] struct {
	config Config[T]
	schema *schema[T]
	plan   plan[T]
	copy   func(*T) *T

	index   keyIndex
	slots   slots[T]             // of the rows of the data that have an entry
	entries map[string]*entry[T] // of rows outside the data, by key
	gone    map[int]bool         // rows of the data that were deleted for good
	display displayOrder[T]

	lists     [Deleted + 1]changeList[T] // by status, in the order of first change
	versions  [Deleted + 1]uint64        // Unchanged: of all rows
	clock     uint64                     // counts first changes
	generated uint64                     // counts generated keys
	epoch     uint64                     // counts calls of Rebase
	flight    *Pending[T]
	cells     cellMap
	errors    map[string]RowError // of refused rows, by key
}

// entry is a row that differs, or has differed, from the data. The rows behind its pointers are never
// changed: an edit replaces the pointer.
type entry[T any] struct {
	key     string
	made    bool // key is generated
	status  RowStatus
	slot    int // in the data, or −1
	row     *T  // the current row
	base    *T  // the row at the server; nil: the server does not have it
	order   uint64
	edits   uint64 // counts changes by the user
	rebased uint64 // the epoch in which base came with the data
	held    bool   // by the commit in flight: forget must keep it
	dropped bool   // removed from the tracker
	orphan  bool   // the server has removed base
	clash   *Conflict

	node  node[*entry[T]]     // in the list of its status
	place *node[deviation[T]] // its place in the display order, if it is not in the data
}

// New returns a tracker of the current data. It fails for data with empty or duplicate keys, and for an
// invalid configuration.
func New[T any](c Config[T]) (*Tracker[T], error) {
	if c.RowKey == nil {
		return nil, errNoRowKey
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

// setData resets the tracker to data. After an error nothing has changed.
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

// keyOf returns the key of a row; a panic of RowKey becomes an error.
func (t *Tracker[T]) keyOf(row *T) (key string, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("tracking: no key: %v", p)
		}
	}()
	return t.config.RowKey(*row), nil
}

func (t *Tracker[T]) keyAt(slot int) string { return t.config.RowKey(t.config.Data[slot]) }

// find returns the row with a key: its entry, or its slot if it is unmodified data, or both.
func (t *Tracker[T]) find(key string) (e *entry[T], slot int, ok bool) {
	if slot = t.index.find(key, t.keyAt); slot >= 0 && !t.gone[slot] {
		return t.slots.at(slot), slot, true
	}
	e, ok = t.entries[key]
	return e, -1, ok
}

// current returns the current row of an entry or slot.
func (t *Tracker[T]) current(e *entry[T], slot int) *T {
	if e != nil {
		return e.row
	}
	return &t.config.Data[slot]
}

// Status returns the status of the row with a key, Unchanged if there is no such row.
func (t *Tracker[T]) Status(key string) RowStatus {
	if e, _, _ := t.find(key); e != nil {
		return e.status
	}
	return Unchanged
}

// FieldNames returns the names of all fields, parts after their whole. It returns none if rows are maps, in
// which any key is a field.
func (t *Tracker[T]) FieldNames() []string { return t.schema.names() }

// ChangeOrder returns the position of a row in the order of first changes: it is lower for rows that were
// changed earlier. It is 0 for rows that are unchanged or do not exist.
func (t *Tracker[T]) ChangeOrder(key string) uint64 {
	if e, _, _ := t.find(key); e != nil {
		return e.order
	}
	return 0
}

// Row returns the current row with a key.
func (t *Tracker[T]) Row(key string) (row T, ok bool) {
	e, slot, ok := t.find(key)
	if !ok {
		return row, false
	}
	return *t.current(e, slot), true
}

// Original returns the row with a key as it was before its changes; ok is false for added rows.
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

// entryOf returns the entry of a row, and makes one for an unmodified row.
func (t *Tracker[T]) entryOf(key string, e *entry[T], slot int) *entry[T] {
	if e != nil {
		return e
	}
	base := &t.config.Data[slot]
	e = &entry[T]{key: key, slot: slot, row: base, base: base, rebased: t.epoch}
	t.slots.set(slot, e)
	return e
}

// leaveSlot removes a row from the slots of the data.
func (t *Tracker[T]) leaveSlot(e *entry[T]) {
	t.slots.set(e.slot, nil)
	e.slot = -1
}

// setStatus moves a row between the lists of changed rows. It removes the error of the row, which was about
// its former state.
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

// changed increments the versions of a list of rows and of all rows.
func (t *Tracker[T]) changed(list RowStatus) {
	t.versions[Unchanged]++
	if list != Unchanged {
		t.versions[list]++
	}
}

// clean resets a row to the state of the server, and forgets it if the data has it.
func (t *Tracker[T]) clean(e *entry[T]) {
	e.row = e.base
	t.setStatus(e, Unchanged)
	t.forget(e)
}

// forget removes the entry of a row that equals the data.
func (t *Tracker[T]) forget(e *entry[T]) {
	if !e.held && e.status == Unchanged && e.slot >= 0 && e.row == &t.config.Data[e.slot] {
		t.leaveSlot(e)
	}
}

// drop removes a row from the tracker for good.
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

// hide removes a row of the data from the display.
func (t *Tracker[T]) hide(e *entry[T]) {
	t.gone[e.slot] = true
	t.display.hide(e.slot)
	t.leaveSlot(e)
}

// settle sets the status of a row by its values: Edited, or Unchanged if the server has the same values. A
// row that the server has removed stays edited with any values, because it would not be sent otherwise.
func (t *Tracker[T]) settle(e *entry[T]) {
	if !e.orphan && t.schema.same(e.row, e.base) {
		t.clean(e)
	} else {
		t.setStatus(e, Edited)
	}
}

// newKey returns a generated key. It never returns a key twice.
func (t *Tracker[T]) newKey() string {
	for {
		t.generated++
		key := "__new_" + strconv.FormatUint(t.generated, 10)
		if _, _, taken := t.find(key); !taken {
			return key
		}
	}
}
