// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import "iter"

// View shows rows of a tracker as they are: all of them, or those of a status. It
// costs nothing to make, is as new as the tracker, and gives the same answers for
// as long as its Version is the same. An index that is out of range, and the zero
// View, give zero values.
//
// Reading a row takes the logarithm of the number of changes at most.
type View[T any] struct {
	t  *Tracker[T]
	of RowStatus // Unchanged: all
}

// Rows are all rows: those of the data in its order, deleted ones in their place,
// added ones where they were put.
func (t *Tracker[T]) Rows() View[T] { return View[T]{t, Unchanged} }

// Added are the added rows, in the order of first change, as are the rows of the
// other views of changes.
func (t *Tracker[T]) Added() View[T] { return View[T]{t, Added} }

// Edited are the edited rows. View.Original is what they were.
func (t *Tracker[T]) Edited() View[T] { return View[T]{t, Edited} }

// Deleted are the deleted rows, with the values that came with the data, or were
// accepted last. In Rows they show what they held when they were deleted.
func (t *Tracker[T]) Deleted() View[T] { return View[T]{t, Deleted} }

// Len is the number of rows.
func (v View[T]) Len() int {
	switch {
	case v.t == nil:
		return 0
	case v.of == Unchanged:
		return v.t.display.len()
	}
	return v.t.lists[v.of].root.total()
}

// Version differs from what it was before if the view may show anything else.
func (v View[T]) Version() uint64 {
	if v.t == nil {
		return 0
	}
	return v.t.versions[v.of]
}

// entry is the row at an index, an entry or else a slot.
func (v View[T]) entry(i int) (e *entry[T], slot int, ok bool) {
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

// At is the row at an index.
func (v View[T]) At(i int) (row T) {
	if t := v.t; t != nil && v.of == Unchanged && t.display.deviating.root == nil && uint(i) < uint(t.display.n) {
		// The short way, for most reads there are.
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

// Key is the key of the row at an index. It is not always what RowKey says: a
// generated key is in the row only where Config.SetKey put it there.
func (v View[T]) Key(i int) string {
	e, slot, ok := v.entry(i)
	switch {
	case !ok:
		return ""
	case e == nil:
		return v.t.keyAt(slot)
	}
	return e.key
}

// Status is what became of the row at an index.
func (v View[T]) Status(i int) RowStatus {
	if e, _, _ := v.entry(i); e != nil {
		return e.status
	}
	return Unchanged
}

// Original is what the row at an index was before it was changed; ok is false for
// added rows.
func (v View[T]) Original(i int) (row T, ok bool) {
	e, slot, ok := v.entry(i)
	switch {
	case !ok || e != nil && e.base == nil:
		return row, false
	case e != nil:
		return *e.base, true
	}
	return v.t.config.Data[slot], true
}

// Index is where the row with a key is in the view, or −1.
func (v View[T]) Index(key string) int {
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

// All are the keys and rows of the view as they are when it begins, so that the
// loop may change them. All rows, though, are read as the loop goes.
func (v View[T]) All() iter.Seq2[string, T] {
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

// changes are the rows of a view of changes.
func (v View[T]) changes() []change[T] {
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

// Slice is a copy of the rows.
func (v View[T]) Slice() []T {
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
