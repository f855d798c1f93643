// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import "iter"

// Rows gives access to the current rows of a tracker: all of them, or the rows of one status. It costs
// nothing to make and always shows the current state; it returns the same results as long as its Version is
// the same. An index out of range, and the zero Rows, return zero values.
//
// Reading a row takes at most logarithmic time in the number of changes.
type Rows[T any] struct {
	t  *Tracker[T]
	of RowStatus // Unchanged: all
}

// Rows returns all rows: the rows of the data in their order, including deleted ones, and added ones at their
// places.
func (t *Tracker[T]) Rows() Rows[T] { return Rows[T]{t, Unchanged} }

// Added returns the added rows, in the order of first change, as do Edited and Deleted.
func (t *Tracker[T]) Added() Rows[T] { return Rows[T]{t, Added} }

// Edited returns the edited rows. Rows.Original returns their original state.
func (t *Tracker[T]) Edited() Rows[T] { return Rows[T]{t, Edited} }

// Deleted returns the deleted rows, with the values that came with the data or were accepted last. Rows
// returns them with the values that they had when they were deleted.
func (t *Tracker[T]) Deleted() Rows[T] { return Rows[T]{t, Deleted} }

// Len returns the number of rows.
func (v Rows[T]) Len() int {
	switch {
	case v.t == nil:
		return 0
	case v.of == Unchanged:
		return v.t.display.len()
	}
	return v.t.lists[v.of].root.total()
}

// Version returns a number that changes whenever the rows of the rows may have changed.
func (v Rows[T]) Version() uint64 {
	if v.t == nil {
		return 0
	}
	return v.t.versions[v.of]
}

// entry returns the row at an index, as an entry or a slot.
func (v Rows[T]) entry(i int) (e *entry[T], slot int, ok bool) {
	if i < 0 || i >= v.Len() {
		return nil, -1, false
	}
	if v.of != Unchanged {
		return v.t.lists[v.of].at(i).item, -1, true
	}
	if e, slot = v.t.display.at(i); e != nil {
		return e, -1, true
	}
	return v.t.slots.at(slot), slot, true
}

// At returns the row at an index.
func (v Rows[T]) At(i int) (row T) {
	if t := v.t; t != nil && v.of == Unchanged && t.display.deviating.root == nil && uint(i) < uint(t.display.n) {
		// Most reads take this fast path.
		if e := t.slots.at(i); e != nil {
			return *e.row
		}
		return t.config.Data[i]
	}
	e, slot, ok := v.entry(i)
	switch {
	case !ok:
		return row
	case e == nil:
		return v.t.config.Data[slot]
	case v.of == Deleted:
		return *e.base
	}
	return *e.row
}

// Key returns the key of the row at an index. It may differ from RowKey: a generated key is in the row only
// if Config.SetKey wrote it there.
func (v Rows[T]) Key(i int) string {
	e, slot, ok := v.entry(i)
	switch {
	case !ok:
		return ""
	case e == nil:
		return v.t.keyAt(slot)
	}
	return e.key
}

// Status returns the status of the row at an index.
func (v Rows[T]) Status(i int) RowStatus {
	if e, _, _ := v.entry(i); e != nil {
		return e.status
	}
	return Unchanged
}

// Original returns the row at an index as it was before its changes; ok is false for added rows.
func (v Rows[T]) Original(i int) (row T, ok bool) {
	e, slot, ok := v.entry(i)
	switch {
	case !ok || e != nil && e.base == nil:
		return row, false
	case e != nil:
		return *e.base, true
	}
	return v.t.config.Data[slot], true
}

// Index returns the index of the row with a key in the view, or −1.
func (v Rows[T]) Index(key string) int {
	if v.t == nil {
		return -1
	}
	e, slot, ok := v.t.find(key)
	switch {
	case !ok:
		return -1
	case v.of != Unchanged:
		if e == nil || e.status != v.of {
			return -1
		}
		return e.node.before()
	case slot >= 0:
		return v.t.display.position(slot)
	}
	return e.place.item.slot + e.place.before()
}

// All returns an iterator over keys and rows. A view of one status iterates over the state at the start, so
// that the loop may change rows; the view of all rows is read during the loop.
func (v Rows[T]) All() iter.Seq2[string, T] {
	return func(yield func(string, T) bool) {
		if v.t == nil {
			return
		}
		if v.of == Unchanged {
			for i := 0; i < v.Len(); i++ {
				if !yield(v.Key(i), v.At(i)) {
					return
				}
			}
			return
		}
		for _, c := range v.changes() {
			if !yield(c.key, *c.row) {
				return
			}
		}
	}
}

// changes returns the rows of a view of changes.
func (v Rows[T]) changes() []change[T] {
	all := make([]change[T], 0, v.Len())
	for _, e := range v.t.lists[v.of].appendItems(nil) {
		c := change[T]{e.key, e.status, e.row}
		if v.of == Deleted {
			c.row = e.base
		}
		all = append(all, c)
	}
	return all
}

// Slice returns a copy of the rows.
func (v Rows[T]) Slice() []T {
	rows := make([]T, 0, v.Len())
	if v.of != Unchanged {
		for _, row := range v.All() {
			rows = append(rows, row)
		}
		return rows
	}
	if v.t == nil {
		return rows
	}
	v.t.display.walk(func(e *entry[T], slot int) {
		if slot >= 0 {
			e = v.t.slots.at(slot)
		}
		if e != nil {
			rows = append(rows, *e.row)
		} else {
			rows = append(rows, v.t.config.Data[slot])
		}
	})
	return rows
}
