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

// Add adds a copy of a row where Config.AddAt says, and returns its key: RowKey's,
// or where that is empty, a generated one. A key that a row has already is an error
// (ErrDuplicateKey), and nothing is added.
func (t *Tracker[T]) Add(seed T) (key string, err error) {
	return t.AddAt(seed, t.config.AddAt)
}

// AddAt is Add with a place.
func (t *Tracker[T]) AddAt(seed T, at Place) (key string, err error) {
	if t.config.RowKey == nil {
		return "", ErrNoRowKey
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

// revive makes a deleted row an edited one with other values, or an unchanged one where
// they are what the server knows.
func (t *Tracker[T]) revive(e *entry[T], row *T) {
	e.edits++
	e.row = row
	t.settle(e)
}

// show puts an added row in its place.
func (t *Tracker[T]) show(e *entry[T], at Place) {
	if at.top {
		t.display.insertFirst(e)
		return
	}
	other, slot, ok := t.find(at.before)
	switch {
	case at.before == "" || !ok || other == e:
		t.display.insert(e, t.display.n)
	case slot >= 0:
		t.display.insert(e, slot)
	default:
		t.display.insertBefore(e, other)
	}
}

// draft is a copy of a row to be changed. A nil map becomes one that can be.
func (t *Tracker[T]) draft(row *T) *T {
	c := t.copy(row)
	if t.schema.keys != nil {
		if m := reflect.ValueOf(c).Elem(); m.IsNil() {
			m.Set(reflect.MakeMap(m.Type()))
		}
	}
	return c
}

// Update lets edit change a row, and reports whether a field of it has changed. A row
// that gets the values it came with is unchanged again.
//
// edit gets a copy: if it panics, nothing has changed. The errors are ErrNoRow,
// ErrDeleted, and where edit changes the key, ErrKeyChanged for rows that came with
// the data and ErrDuplicateKey for an added row that would get one that is taken.
// They change nothing.
func (t *Tracker[T]) Update(key string, edit func(row *T)) (changed bool, err error) {
	return t.update(key, "", func(row *T) error { edit(row); return nil })
}

// UpdateAs is Update of an added row that is to have a certain key then, whatever RowKey
// says: to take back an Update that gave it another. A key that another row has is an
// error (ErrDuplicateKey), and so is another key than its own for a row that came with
// the data (ErrKeyChanged).
func (t *Tracker[T]) UpdateAs(key, newKey string, edit func(row *T)) (changed bool, err error) {
	return t.update(key, newKey, func(row *T) error { edit(row); return nil })
}

// Patch is Update with values for some fields, by name.
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

// update lets edit change a row, whose key is then as, or where that is empty what the row
// says.
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
		t.setStatus(e, Edited) // it differs from what it was just now
	case e.base == nil:
		t.rekey(e, newKey)
		t.setStatus(e, Added)
	default:
		t.settle(e)
	}
	return true, nil
}

// editable is find for rows that may be edited.
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

// keyAfter is the key of a row after an edit: as, or where that is empty what it says.
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

// rekey gives a row another key, which is free.
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

// Delete marks a row as deleted: it stays where it is until the change is
// accepted. An added row is gone at once, since no server knows it. It says
// whether it did anything: not for deleted rows and for keys that no row has.
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

// Undo takes back all changes of a row: what was edited or deleted is as it came,
// what was added is gone. It reports whether there were any.
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

// Reset takes back the changes of all rows.
func (t *Tracker[T]) Reset() {
	for _, e := range t.changes() {
		t.Undo(e.key)
	}
}

// Accept makes the rows as they are now what Undo and Reset return to: added and
// edited rows are unchanged, deleted rows leave.
func (t *Tracker[T]) Accept() {
	for _, e := range t.changes() {
		t.accept(e)
	}
	clear(t.errors)
}

// AcceptRow is Accept for the row with a key, and reports whether it had changes.
func (t *Tracker[T]) AcceptRow(key string) bool {
	e, _, _ := t.find(key)
	if e == nil || e.status == Unchanged {
		delete(t.errors, key)
		return false
	}
	t.accept(e)
	return true
}

// accept makes a changed row as it is now what the server knows.
func (t *Tracker[T]) accept(e *entry[T]) {
	e.edits++
	if e.status == Deleted {
		t.drop(e)
		return
	}
	e.base, e.orphan = e.row, false
	t.clean(e)
}

// changes are all changed rows: added, then edited, then deleted ones, each in the
// order of first change.
func (t *Tracker[T]) changes() []*entry[T] {
	var all []*entry[T]
	for s := Added; s <= Deleted; s++ {
		all = t.lists[s].appendItems(all)
	}
	return all
}

// Restore puts back a row that was added and then taken away by Delete or Undo: under
// its key, whatever RowKey says, as an added row. A row that is marked as deleted is so no
// more, and has the given values; it keeps its place in the order of changes. The key of
// any other row is an error (ErrDuplicateKey), and so is an empty one.
func (t *Tracker[T]) Restore(key string, row T, at Place) error {
	if key == "" {
		return ErrEmptyKey
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

// Clone is a deep copy of a row, as Config.Clone makes it.
func (t *Tracker[T]) Clone(row T) T { return *t.draft(&row) }
