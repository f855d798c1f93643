// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import "slices"

// ConflictKind says how the changes of two sides meet.
type ConflictKind uint8

const (
	// BothEdited is a row of which both sides changed the same fields.
	BothEdited ConflictKind = iota
	// EditedRemoved is an edited row that the server has no more. Undo and Delete
	// both end it.
	EditedRemoved
	// DeletedEdited is a deleted row that the server changed.
	DeletedEdited
	// BothAdded is an added row whose key the server now has, with other values. It
	// is an edited row from now on.
	BothAdded
)

// String is the name of a kind, empty for values that are none.
func (k ConflictKind) String() string {
	switch k {
	case BothEdited:
		return "both edited"
	case EditedRemoved:
		return "edited, removed"
	case DeletedEdited:
		return "deleted, edited"
	case BothAdded:
		return "both added"
	}
	return ""
}

// Conflict is a changed row that the server changed otherwise. It stands until the
// row is undone, accepted or rebased again.
type Conflict struct {
	Key  string
	Kind ConflictKind
	// Fields are those in which the sides differ, parts of fields where that is all; none
	// for EditedRemoved.
	Fields []string
}

// Rebase takes newer data, and keeps the changes: they are now changes to that.
//
// Rows without changes are replaced. An edited row keeps the fields that were
// edited and gets the others anew; a field that the server changed too keeps the
// local value and is told as a conflict. Where a field cannot be set, the row stays
// as it is locally. A deleted row stays deleted, an added one added, and both sides
// having made the same change is no change any more. An edited row that is not in
// the data shows before the row that followed it, or at the end.
//
// It fails like New, and then changes nothing.
func (t *Tracker[T]) Rebase(data []T) ([]Conflict, error) {
	if t.config.RowKey == nil {
		return nil, ErrNoRowKey
	}
	old := *t
	if err := t.setData(data); err != nil {
		return nil, err
	}
	if p := t.flight; p != nil && p.rebased == nil {
		p.rebased = &old
	}
	t.epoch++
	said := t.errors
	t.errors = nil
	r := rebasing[T]{t: t, old: &old}
	r.moveAll()
	for _, e := range said {
		t.Refuse(e) // of rows that are still there
	}
	return t.Conflicts(), nil
}

// Conflicts are those of all rows.
func (t *Tracker[T]) Conflicts() []Conflict {
	var all []Conflict
	for _, e := range t.changes() {
		if e.clash != nil {
			all = append(all, e.clash.copy(e.key))
		}
	}
	return all
}

// Conflict is that of the row with a key.
func (t *Tracker[T]) Conflict(key string) (c Conflict, ok bool) {
	e, _, _ := t.find(key)
	if e == nil || e.clash == nil {
		return c, false
	}
	return e.clash.copy(key), true
}

func (c *Conflict) copy(key string) Conflict {
	return Conflict{key, c.Kind, slices.Clone(c.Fields)}
}

// rebasing moves the rows of a tracker from older data to newer.
type rebasing[T any] struct {
	t, old *Tracker[T] // old's data, index and order
	// from is how far down the old data slotAfter has looked: it is asked for rows
	// in their order.
	from int
}

// moveAll moves those that are not in the data in the order they show in, then
// the others in the order of first change.
func (r *rebasing[T]) moveAll() {
	t := r.t
	for n := r.old.display.deviating.root.first(); n != nil; n = n.next() {
		if e := n.item.row; e != nil {
			r.move(e)
		}
	}
	r.from = 0
	for _, e := range r.old.slots.all() {
		r.move(e)
	}
	for s := range t.versions {
		t.versions[s]++
	}
}

// move takes a row over, if anything is to be told of it.
func (r *rebasing[T]) move(e *entry[T]) {
	t := r.t
	anchor := e.slot
	if e.place != nil && e.slot < 0 {
		anchor = e.place.item.slot
	}
	e.slot, e.place = -1, nil
	slot := t.index.find(e.key, t.keyAt)
	switch {
	case slot >= 0:
		r.moveTo(e, slot)
	case e.status == Added || e.status == Edited:
		if e.status == Edited {
			e.orphan, e.clash = true, &Conflict{Kind: EditedRemoved}
		}
		t.entries[e.key] = e
		t.display.insert(e, r.slotAfter(anchor))
	default:
		t.setStatus(e, Unchanged)
		e.dropped = true
	}
}

// moveTo takes over a row that the newer data has at slot.
func (r *rebasing[T]) moveTo(e *entry[T], slot int) {
	t := r.t
	e.rebased, e.slot = t.epoch, slot
	t.slots.set(slot, e)
	t.renew(e, &t.config.Data[slot])
}

func conflictOf(kind ConflictKind, fields []string) *Conflict {
	if len(fields) == 0 {
		return nil
	}
	return &Conflict{Kind: kind, Fields: fields}
}

// collisions are the fields that both sides changed, to different values.
func (s *schema[T]) collisions(was, local, server *T) (names []string) {
	fields := s.of(was, local, server)
	for i := range fields {
		names = fields[i].colliding(names, was, local, server)
	}
	return names
}

// merge is the server's row with the fields that were changed locally.
func (t *Tracker[T]) merge(was, local, server *T) *T {
	if t.schema.same(was, server) {
		return local
	}
	edits := t.schema.differing(was, local, server)
	if len(edits) == 0 {
		return server
	}
	row, from := t.draft(server), t.copy(local)
	for _, name := range edits {
		f, _ := t.schema.field(name)
		if err := f.carry(row, from); err != nil {
			return local
		}
	}
	return row
}

// slotAfter is where in the newer data the first row is that was at a slot or
// after it; the end, if all are gone.
func (r *rebasing[T]) slotAfter(slot int) int {
	if slot == 0 && len(r.old.config.Data) > 0 {
		return 0 // at the top
	}
	for r.from = max(r.from, slot); r.from < len(r.old.config.Data); r.from++ {
		if to := r.t.index.find(r.old.keyAt(r.from), r.t.keyAt); to >= 0 {
			return to
		}
	}
	return len(r.t.config.Data)
}
