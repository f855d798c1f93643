// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"fmt"
	"strconv"
)

// Know records the current state of a row at the server. It is for rows that are read in parts, so that
// Config.Data does not hold them all. A row that the tracker lacks becomes an unchanged row under key,
// whatever RowKey returns. A row that it has is replaced, and keeps its changes as in Rebase; the conflicts
// of other rows remain.
//
// The row is kept, not copied. For an empty key Know returns an error and changes nothing.
func (t *Tracker[T]) Know(key string, row T) error {
	if key == "" {
		return errEmptyKey
	}
	e, slot, ok := t.find(key)
	if !ok {
		e = &entry[T]{key: key, slot: -1, row: &row, base: &row, rebased: t.epoch}
		t.entries[key] = e
		t.show(e, Place{})
		t.changed(Unchanged)
		return nil
	}
	e = t.entryOf(key, e, slot)
	t.renew(e, &row)
	t.changed(Unchanged)
	return nil
}

// renew takes over the current state of a row at the server.
func (t *Tracker[T]) renew(e *entry[T], base *T) {
	was := e.base
	e.base, e.orphan, e.clash, e.made = base, false, nil, false
	switch e.status {
	case Unchanged:
		e.row = base
		t.forget(e)
	case Added:
		if fields := t.schema.differing(e.row, base); len(fields) > 0 {
			e.clash = &Conflict{Kind: BothAdded, Fields: fields}
		}
		t.settle(e)
	case Edited:
		e.clash = conflictOf(BothEdited, t.schema.collisions(was, e.row, base))
		e.row = t.merge(was, e.row, base)
		t.settle(e)
	case Deleted:
		e.clash = conflictOf(DeletedEdited, t.schema.differing(was, base))
		e.row = t.merge(was, e.row, base)
		t.setStatus(e, Deleted)
	}
}

// KnowGone records that a row is gone from the server. An unchanged or deleted row is removed. An edited row
// is removed too, unless keep is set: it then becomes an added row. KnowGone reports whether there was such a
// row.
func (t *Tracker[T]) KnowGone(key string, keep bool) bool {
	e, slot, ok := t.find(key)
	if !ok || e != nil && e.status == Added {
		return false
	}
	e = t.entryOf(key, e, slot)
	if keep && e.status == Edited {
		t.disconnect(e)
		return true
	}
	t.drop(e)
	t.changed(Unchanged)
	return true
}

// disconnect makes a row an added row, which the server does not have.
func (t *Tracker[T]) disconnect(e *entry[T]) {
	if slot := e.slot; slot >= 0 {
		t.hide(e)
		t.display.insert(e, slot)
		t.entries[e.key] = e
	}
	e.base, e.orphan, e.clash = nil, false, nil
	t.setStatus(e, Added)
}

// KnowAs records what a row received from the server when its changes were accepted: its new key, and by set
// other values, such as a version. A row that was changed since keeps its changes. KnowAs returns
// ErrKeyChanged for another key of a row of Config.Data, ErrDuplicateKey for a key of another row that has
// changes or is in Config.Data, and ErrNoRow for a row that the server does not have. After an error nothing
// has changed.
func (t *Tracker[T]) KnowAs(key, to string, set func(row *T) error) error {
	e, slot, ok := t.find(key)
	switch {
	case !ok, e != nil && e.base == nil:
		return fmt.Errorf("%w: %s", ErrNoRow, strconv.Quote(key))
	case slot >= 0 && to != key:
		return fmt.Errorf("%w: %s", ErrKeyChanged, strconv.Quote(key))
	}
	e = t.entryOf(key, e, slot)
	base, row := t.draft(e.base), t.draft(e.row)
	if err := set(base); err != nil {
		return err
	}
	if err := set(row); err != nil {
		return err
	}
	if err := t.vacate(e, to); err != nil {
		return err
	}
	e.row, e.base = row, base
	t.rekey(e, to)
	if e.status == Edited {
		t.settle(e)
	}
	t.changed(e.status)
	return nil
}

// vacate makes a key free for a row. An unmodified entry with the same key is an earlier read of the same
// row, and is removed.
func (t *Tracker[T]) vacate(e *entry[T], key string) error {
	other, slot, taken := t.find(key)
	switch {
	case !taken || other == e:
		return nil
	case slot >= 0 || other.status != Unchanged:
		return fmt.Errorf("%w: %s", ErrDuplicateKey, strconv.Quote(key))
	}
	t.drop(other)
	return nil
}
