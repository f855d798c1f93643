// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

// accept makes what was sent what the server knows.
func (p *Pending[T]) accept() error {
	if p.set.IsEmpty() {
		return nil
	}
	var known []*T
	var err error
	if p.options.Merge {
		known, err = p.merged()
	}
	for i, c := range p.sent {
		row := c.row
		if i < len(known) {
			row = known[i]
		}
		switch c.status {
		case Added:
			was := c.entry.key
			if key := p.t.acceptAdded(c, row); key != was {
				p.keys = append(p.keys, KeyChange{From: was, To: key})
			}
		case Edited:
			p.t.acceptEdited(c, row)
		case Deleted:
			p.t.acceptDeleted(c.entry)
		}
	}
	return err
}

// acceptEdited takes over what the server now has of an edited row.
func (t *Tracker[T]) acceptEdited(c capture[T], known *T) {
	e := c.entry
	newer := e.rebased > c.epoch // newer data came meanwhile: it is the server's word
	switch {
	case e.dropped:
	case newer && (e.edits != c.edits || e.status != Edited):
	case newer:
		e.row = t.merge(c.row, e.row, known)
		e.base = e.row
		t.clean(e)
	default:
		t.takeOver(e, c, known)
	}
}

// takeOver makes known what the server knows of a row. What was changed since it
// was sent stays changed.
func (t *Tracker[T]) takeOver(e *entry[T], c capture[T], known *T) {
	e.row = t.merge(c.row, e.row, known)
	e.base, e.orphan = known, false
	if e.status == Deleted {
		t.setStatus(e, Deleted)
		return
	}
	t.settle(e)
}

// acceptAdded takes over what the server now has of a row that was added, and returns
// the key that it is among the rows by now.
func (t *Tracker[T]) acceptAdded(c capture[T], known *T) string {
	e := c.entry
	key := t.keyOr(known, e.key)
	switch {
	case e.dropped && e.base == nil:
		t.disown(key, known, e)
	case e.status != Added:
		// Newer data holds it, or held it.
	case t.otherKey(e.row, c.row):
		t.disown(key, known, e)
	case key != e.key && !t.free(key):
		if e.edits == c.edits {
			t.drop(e) // newer data holds it under its real key
			return key
		}
		t.takeOver(e, c, known)
	default:
		t.takeOver(e, c, known)
		t.rekey(e, key)
	}
	return e.key
}

func (t *Tracker[T]) free(key string) bool {
	_, _, taken := t.find(key)
	return !taken
}

// keyOr is the key of a row, or another where it has none.
func (t *Tracker[T]) keyOr(row *T, other string) string {
	if key, err := t.keyOf(row); err == nil && key != "" {
		return key
	}
	return other
}

// otherKey says whether two versions of a row have different keys.
func (t *Tracker[T]) otherKey(a, b *T) bool {
	x, _ := t.keyOf(a)
	y, _ := t.keyOf(b)
	return x != y
}

// disown handles a row that the server now has, and that is not wanted any more:
// it is one to delete. Where another row was added under its key meanwhile, that
// one is an edit of it.
func (t *Tracker[T]) disown(key string, known *T, was *entry[T]) {
	e, slot, taken := t.find(key)
	if !taken {
		e = &entry[T]{key: key, made: was.made, slot: -1, row: known, base: known}
		t.entries[key] = e
		t.display.insert(e, min(was.place.item.slot, t.display.n))
		t.setStatus(e, Deleted)
		return
	}
	if slot < 0 && e.status == Added {
		e.base = known
		t.settle(e)
	}
}

// acceptDeleted takes over that the server has a row no more.
func (t *Tracker[T]) acceptDeleted(e *entry[T]) {
	switch {
	case e.dropped:
	case e.status == Deleted:
		t.drop(e)
	default: // it was taken back: the server has to get it anew
		if slot := e.slot; slot >= 0 {
			t.hide(e)
			t.display.insert(e, slot)
			t.entries[e.key] = e
		}
		e.base, e.orphan = nil, false
		t.setStatus(e, Added)
	}
}
