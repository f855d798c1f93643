// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import "slices"

// ConflictKind is the kind of a conflict between the changes of two sides.
type ConflictKind uint8

const (
	// BothEdited is a row in which both sides changed the same fields.
	BothEdited ConflictKind = iota
	// EditedRemoved is an edited row that the server has removed. Undo and Delete both end the conflict.
	EditedRemoved
	// DeletedEdited is a deleted row that the server changed.
	DeletedEdited
	// BothAdded is an added row whose key the server now has, with other values. The row becomes an edited
	// row.
	BothAdded
)

// String returns the name of a kind, empty for invalid kinds.
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

// Conflict is a changed row that the server changed differently. It exists until the row is undone, accepted
// or rebased again.
type Conflict struct {
	Key  string
	Kind ConflictKind
	// Fields lists the fields in which the sides differ, or only parts of fields where possible. It is empty
	// for EditedRemoved.
	Fields []string
}

// Rebase replaces the data with newer data and keeps the changes, which become changes of the newer data.
//
// Rows without changes are replaced. An edited row keeps its edited fields and gets the others from the newer
// data; a field that the server changed too keeps the local value and is reported as a conflict. If a field
// cannot be set, the row keeps its local state. A deleted row stays deleted and an added one added; if both
// sides made the same change, it is no change any more. An edited row that is missing in the newer data is
// displayed before the row that followed it, or at the end.
//
// Rebase fails like New, and then changes nothing.
func (t *Tracker[T]) Rebase(data []T) ([]Conflict, error) {
	if t.config.RowKey == nil {
		return nil, errNoRowKey
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
		t.Refuse(e) // of rows that still exist
	}
	return t.Conflicts(), nil
}

// Conflicts returns the conflicts of all rows.
func (t *Tracker[T]) Conflicts() []Conflict {
	var all []Conflict
	for _, e := range t.changes() {
		if e.clash != nil {
			all = append(all, e.clash.copy(e.key))
		}
	}
	return all
}

// Conflict returns the conflict of the row with a key; ok is false if it has none.
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
	t, old *Tracker[T] // old has the data, index and order before
	// from is the position in the old data up to which slotAfter has searched. Its calls come in the order of
	// rows.
	from int
}

// moveAll moves rows outside the data in display order, then the others in the order of the data.
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

// move takes over a row if it is in the newer data or has changes to keep.
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

// collisions returns the fields that both sides changed, to different values.
func (s *schema[T]) collisions(was, local, server *T) (names []string) {
	fields := s.of(was, local, server)
	for i := range fields {
		names = fields[i].colliding(names, was, local, server)
	}
	return names
}

// merge returns the server's row with the fields that were changed locally.
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

// slotAfter returns the position in the newer data of the first remaining row from slot on, or the end if
// there is none.
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
