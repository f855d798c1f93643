// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"cmp"
	"fmt"
	"strconv"
)

// accept takes over the sent changes as the state of the server, except for the rows in refused.
func (p *Pending[T]) accept(refused map[int]RowError) error {
	if p.set.IsEmpty() {
		return nil
	}
	var known []*T
	var err error
	if p.options.Merge {
		known, err = p.merged(refused)
	}
	for i, c := range p.sent {
		if _, no := refused[i]; no {
			continue
		}
		row := c.row
		if i < len(known) {
			row = known[i]
		}
		switch c.status {
		case Added:
			err = cmp.Or(err, p.acceptAdded(c, row))
		case Edited:
			p.t.acceptEdited(c, row)
		case Deleted:
			p.t.acceptDeleted(c.entry)
		}
	}
	return err
}

// acceptEdited takes over the server's version of an edited row.
func (t *Tracker[T]) acceptEdited(c capture[T], known *T) {
	e := c.entry
	newer := e.rebased > c.epoch // Rebase brought newer data since: that is the state of the server
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

// takeOver makes known the server's version of a row and ends its conflict. What was changed since the row
// was sent stays changed.
func (t *Tracker[T]) takeOver(e *entry[T], c capture[T], known *T) {
	e.row = t.merge(c.row, e.row, known)
	e.base, e.orphan, e.clash = known, false, nil
	if e.status == Deleted {
		t.setStatus(e, Deleted)
		return
	}
	t.settle(e)
}

// acceptAdded takes over the server's version of an added row. If the answer names a key that the row cannot
// have, the row is accepted as it was sent.
func (p *Pending[T]) acceptAdded(c capture[T], known *T) (err error) {
	t, e := p.t, c.entry
	was, key := e.key, t.keyOr(known, e.key)
	meets := p.meet(c, key)
	if meets == anotherRow {
		err = fmt.Errorf("%w: the key of another row: %s", ErrNotMerged, strconv.Quote(key))
		known, key, meets = c.row, t.keyOr(c.row, e.key), noRow
	}
	switch {
	case e.dropped && e.base == nil:
		t.disown(key, known, e)
	case e.status != Added:
		// Newer data holds the row, or held it.
	case t.otherKey(e.row, c.row):
		t.disown(key, known, e)
	case meets == itself:
		t.join(c, key)
		p.renamed(was, key)
	default:
		t.takeOver(e, c, known)
		t.rekey(e, key)
		p.renamed(was, e.key)
	}
	return err
}

func (p *Pending[T]) renamed(from, to string) {
	if from != to {
		p.keys = append(p.keys, KeyChange{From: from, To: to})
	}
}

// meeting is the row that already has the key named by an answer.
type meeting uint8

const (
	noRow meeting = iota
	// itself is the added row, brought by newer data after the commit began.
	itself
	anotherRow
)

// meet returns what an added row meets under its key. Two rows never become one.
func (p *Pending[T]) meet(c capture[T], key string) meeting {
	t, e := p.t, c.entry
	if sent := t.keyOr(c.row, e.key); key == sent || key == e.key {
		return noRow // its own key
	}
	other, slot, taken := t.find(key)
	switch {
	case !taken:
		return noRow
	case p.named[key]:
		return anotherRow
	case slot >= 0 && p.brought(key):
		if p.named == nil {
			p.named = map[string]bool{}
		}
		p.named[key] = true
		return itself
	case e.dropped && other != nil && other.status == Added && !other.held:
		return noRow // added since in its place
	}
	return anotherRow
}

// brought reports whether Rebase brought the row with a key since the commit began.
func (p *Pending[T]) brought(key string) bool {
	if p.rebased == nil {
		return false
	}
	_, _, taken := p.rebased.find(key)
	return !taken
}

// join removes an added row whose row in newer data, under its real key, replaces it. Edits made since the
// added row was sent are moved to that row.
func (t *Tracker[T]) join(c capture[T], key string) {
	e := c.entry
	if e.edits != c.edits {
		other, slot, _ := t.find(key)
		if row := t.merge(c.row, e.row, t.current(other, slot)); t.keyOr(row, "") == key {
			other = t.entryOf(key, other, slot)
			other.edits++
			other.row = row
			t.settle(other)
		}
	}
	t.drop(e)
}

// keyOr returns the key of a row, or other if it has none.
func (t *Tracker[T]) keyOr(row *T, other string) string {
	if key, err := t.keyOf(row); err == nil && key != "" {
		return key
	}
	return other
}

// otherKey reports whether two versions of a row have different keys.
func (t *Tracker[T]) otherKey(a, b *T) bool {
	x, _ := t.keyOf(a)
	y, _ := t.keyOf(b)
	return x != y
}

// disown handles a row that the server now has but the user took back: it becomes a deleted row. If another
// row was added under its key meanwhile, that row becomes an edit of it.
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

// acceptDeleted takes over that the server has deleted a row.
func (t *Tracker[T]) acceptDeleted(e *entry[T]) {
	switch {
	case e.dropped:
	case e.status == Deleted:
		t.drop(e)
	default: // it was taken back: the server must insert it again
		t.disconnect(e)
	}
}
