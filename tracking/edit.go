// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
)

// Add adds a copy of seed at Config.AddAt and returns its key: the key from RowKey, or a generated key if
// that is empty. If another row has the key, Add returns ErrDuplicateKey and adds nothing.
func (t *Tracker[T]) Add(seed T) (key string, err error) {
	return t.AddAt(seed, t.config.AddAt)
}

// AddAt adds a row as Add does, at a given place.
func (t *Tracker[T]) AddAt(seed T, at Place) (key string, err error) {
	if t.config.RowKey == nil {
		return "", errNoRowKey
	}
	row := t.draft(&seed)
	if key, err = t.keyOf(row); err != nil {
		return "", err
	}
	made := key == ""
	if made {
		key = t.newKey()
		if t.config.SetKey != nil {
			t.config.SetKey(row, key)
		}
	}
	if e, _, taken := t.find(key); taken {
		if t.config.Revive && e != nil && e.status == Deleted {
			t.revive(e, row)
			return key, nil
		}
		return "", fmt.Errorf("%w: %s", ErrDuplicateKey, strconv.Quote(key))
	}
	e := &entry[T]{key: key, made: made, slot: -1, row: row}
	t.entries[key] = e
	t.show(e, at)
	t.setStatus(e, Added)
	return key, nil
}

// revive makes a deleted row an edited row with other values, or an unchanged row if the server has the same
// values.
func (t *Tracker[T]) revive(e *entry[T], row *T) {
	e.edits++
	e.row = row
	t.settle(e)
}

// show inserts an added row at a place.
func (t *Tracker[T]) show(e *entry[T], at Place) {
	if at.Top {
		t.display.insertFirst(e)
		return
	}
	other, slot, ok := t.find(at.Before)
	switch {
	case at.Before == "" || !ok || other == e:
		t.display.insert(e, t.display.n)
	case slot >= 0:
		t.display.insert(e, slot)
	default:
		t.display.insertBefore(e, other)
	}
}

// draft returns a copy of a row to be changed. A nil map becomes an empty one.
func (t *Tracker[T]) draft(row *T) *T {
	c := t.copy(row)
	if t.schema.keys != nil {
		if m := reflect.ValueOf(c).Elem(); m.IsNil() {
			m.Set(reflect.MakeMap(m.Type()))
		}
	}
	return c
}

// Update calls edit to change a row, and reports whether a field has changed. A row that gets its original
// values is unchanged again.
//
// edit receives a copy: if it panics, nothing changes. Update returns ErrNoRow, ErrDeleted, ErrKeyChanged if
// edit changes the key of a row that came with the data, and ErrDuplicateKey if an added row would get the
// key of another row. After an error nothing has changed.
func (t *Tracker[T]) Update(key string, edit func(row *T)) (changed bool, err error) {
	return t.update(key, "", func(row *T) error { edit(row); return nil })
}

// UpdateAs updates a row as Update does, and gives an added row the key newKey, whatever RowKey returns. It can
// revert an Update that changed the key. It returns ErrDuplicateKey if another row has the key, and
// ErrKeyChanged for a row that came with the data, unless newKey is its own key.
func (t *Tracker[T]) UpdateAs(key, newKey string, edit func(row *T)) (changed bool, err error) {
	return t.update(key, newKey, func(row *T) error { edit(row); return nil })
}

// Patch changes a row as Update does, by setting the fields named in values.
func (t *Tracker[T]) Patch(key string, values map[string]any) (changed bool, err error) {
	return t.update(key, "", func(row *T) error {
		var errs []error
		for _, name := range slices.Sorted(maps.Keys(values)) {
			f, ok := t.schema.field(name)
			if !ok {
				errs = append(errs, fmt.Errorf("tracking: no field %s", strconv.Quote(name)))
				continue
			}
			errs = append(errs, f.set(row, values[name]))
		}
		return errors.Join(errs...)
	})
}

// update calls edit to change a row. The new key is as, or the key that the row returns if as is empty.
func (t *Tracker[T]) update(key, as string, edit func(row *T) error) (changed bool, err error) {
	e, slot, err := t.editable(key)
	if err != nil {
		return false, err
	}
	now := t.versions[Unchanged]
	row := t.draft(t.current(e, slot))
	if err := edit(row); err != nil {
		return false, err
	}
	if now != t.versions[Unchanged] { // edit used the tracker itself
		if e, slot, err = t.editable(key); err != nil {
			return false, err
		}
	}
	newKey, err := t.keyAfter(key, as, e, row)
	if err != nil || t.schema.same(row, t.current(e, slot)) {
		return false, err
	}
	first := e == nil
	e = t.entryOf(key, e, slot)
	e.edits++
	e.row = row
	switch {
	case first:
		t.setStatus(e, Edited) // it differs from its state before the edit
	case e.base == nil:
		t.rekey(e, newKey)
		t.setStatus(e, Added)
	default:
		t.settle(e)
	}
	return true, nil
}

// editable returns the result of find for a row that may be edited, or an error.
func (t *Tracker[T]) editable(key string) (e *entry[T], slot int, err error) {
	e, slot, ok := t.find(key)
	switch {
	case !ok:
		return nil, -1, fmt.Errorf("%w: %s", ErrNoRow, strconv.Quote(key))
	case e != nil && e.status == Deleted:
		return nil, -1, fmt.Errorf("%w: %s", ErrDeleted, strconv.Quote(key))
	}
	return e, slot, nil
}

// keyAfter returns the key of a row after an edit: as, or the key that the row returns if as is empty.
func (t *Tracker[T]) keyAfter(key, as string, e *entry[T], row *T) (string, error) {
	after, err := t.keyOf(row)
	if as != "" && as != key {
		after = as
	}
	switch {
	case err != nil:
		return "", err
	case after == key || after == "" && e != nil && e.made:
		return key, nil
	case e == nil || e.base != nil:
		return "", fmt.Errorf("%w: %s", ErrKeyChanged, strconv.Quote(key))
	case after == "":
		return t.newKey(), nil
	}
	if _, _, taken := t.find(after); taken {
		return "", fmt.Errorf("%w: %s", ErrDuplicateKey, strconv.Quote(after))
	}
	return after, nil
}

// rekey gives a row another key, which must be free.
func (t *Tracker[T]) rekey(e *entry[T], key string) {
	if key == e.key {
		return
	}
	delete(t.entries, e.key)
	delete(t.errors, e.key)
	own, _ := t.keyOf(e.row)
	e.key, e.made = key, own == ""
	t.entries[key] = e
}

// Delete marks a row as deleted: it stays in place until the change is accepted. An added row is removed at
// once, since no server has it. Delete returns false for deleted rows and unknown keys.
func (t *Tracker[T]) Delete(key string) bool {
	e, slot, ok := t.find(key)
	if !ok || e != nil && e.status == Deleted {
		return false
	}
	e = t.entryOf(key, e, slot)
	e.edits++
	if e.base == nil || e.orphan {
		t.drop(e)
	} else {
		t.setStatus(e, Deleted)
	}
	return true
}

// Undo reverts all changes of a row: an edited or deleted row gets its original state, an added row is
// removed. It reports whether there were changes.
func (t *Tracker[T]) Undo(key string) bool {
	e, _, _ := t.find(key)
	if e == nil || e.status == Unchanged {
		delete(t.errors, key)
		return false
	}
	e.edits++
	if e.base == nil || e.orphan {
		t.drop(e)
	} else {
		t.clean(e)
	}
	return true
}

// Reset reverts the changes of all rows.
func (t *Tracker[T]) Reset() {
	for _, e := range t.changes() {
		t.Undo(e.key)
	}
}

// Accept makes the current rows the state that Undo and Reset return to: added and edited rows become
// unchanged, deleted rows are removed.
func (t *Tracker[T]) Accept() {
	for _, e := range t.changes() {
		t.accept(e)
	}
	clear(t.errors)
}

// AcceptRow does what Accept does for the row with a key, and reports whether the row had changes.
func (t *Tracker[T]) AcceptRow(key string) bool {
	e, _, _ := t.find(key)
	if e == nil || e.status == Unchanged {
		delete(t.errors, key)
		return false
	}
	t.accept(e)
	return true
}

// accept makes the current state of a changed row the state of the server.
func (t *Tracker[T]) accept(e *entry[T]) {
	e.edits++
	if e.status == Deleted {
		t.drop(e)
		return
	}
	e.base, e.orphan = e.row, false
	t.clean(e)
}

// changes returns all changed rows: added, then edited, then deleted ones, each in the order of first change.
func (t *Tracker[T]) changes() []*entry[T] {
	var all []*entry[T]
	for s := Added; s <= Deleted; s++ {
		all = t.lists[s].appendItems(all)
	}
	return all
}

// Restore adds a row again that was added and then removed by Delete or Undo, under its old key whatever
// RowKey returns. A row that is marked as deleted is edited instead to the given values; it keeps its place
// in the order of changes. Restore returns ErrDuplicateKey for the key of any other row, and an error for
// an empty key.
func (t *Tracker[T]) Restore(key string, row T, at Place) error {
	if key == "" {
		return errEmptyKey
	}
	put := t.draft(&row)
	own, err := t.keyOf(put)
	if err != nil {
		return err
	}
	if e, _, taken := t.find(key); taken {
		if e == nil || e.status != Deleted {
			return fmt.Errorf("%w: %s", ErrDuplicateKey, strconv.Quote(key))
		}
		t.revive(e, put)
		return nil
	}
	e := &entry[T]{key: key, made: own == "", slot: -1, row: put}
	t.entries[key] = e
	t.show(e, at)
	t.setStatus(e, Added)
	return nil
}

// Clone returns a deep copy of a row, as made by Config.Clone.
func (t *Tracker[T]) Clone(row T) T { return *t.draft(&row) }
