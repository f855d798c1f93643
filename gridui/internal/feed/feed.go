// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package feed collects changes of rows that other goroutines post, until a frame makes them, and wakes
// the window for that frame. It imports dataset and rowdata, and no grid.
package feed

import (
	"slices"
	"sync"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Posts are the changes of rows that were posted since the last frame: of several changes of one row only
// the last counts, and only the last waits where many do, so that whoever posts faster than the screen
// shows needs no more room than others. Rows are of type T, because millions of them may be posted in a
// second. A Posts is the dataset.Poster of its grid. The zero value refuses all changes.
type Posts[T any] struct {
	rowID func(T) string
	wake  func()

	mu     sync.Mutex
	posted posted[T]
	// spare has the memory of changes that were made.
	spare posted[T]
	again wakeAgain
	// squeezeAt is how many changes may wait before those that others of the same row
	// follow are dropped.
	squeezeAt int
}

// Begin takes changes of rows that rowID names from now on. wake wakes the window; nil: nothing does.
func (f *Posts[T]) Begin(rowID func(T) string, wake func()) { f.rowID, f.wake = rowID, wake }

// leastSqueezed is how many changes wait at least before any are dropped: to look each
// up takes longer than to make it.
const leastSqueezed = 1 << 15

// posted is what is to become of rows, one by one.
type posted[T any] struct {
	rows  []T
	ids   []string
	kinds []postKind
}

type postKind uint8

const (
	postUpdate postKind = iota
	postAdd
	postRemove
)

// Post adds rows that are new, rows in place of others, and ids of rows that go. It keeps nothing of
// the slices.
func (f *Posts[T]) Post(add, update []T, remove []string) error {
	if f.rowID == nil {
		return dataset.ErrNoRowID
	}
	f.note(add, update, remove)
	if f.wake != nil {
		f.wake()
		f.again.start(&f.mu, f.wakeUp)
	}
	return nil
}

// wakeUp wakes the window once more if what was posted still waits.
func (f *Posts[T]) wakeUp() {
	f.mu.Lock()
	due := f.again.due(len(f.posted.ids) > 0)
	f.mu.Unlock()
	if due {
		f.wake()
	}
}

// Close ends the wake-ups of the window.
func (f *Posts[T]) Close() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.again.close()
}

// note takes up changes, or none of them where RowID panics.
func (f *Posts[T]) note(add, update []T, remove []string) {
	f.mu.Lock()
	p, sound := &f.posted, false
	defer func(n int) {
		if !sound {
			p.rows, p.ids, p.kinds = p.rows[:n], p.ids[:n], p.kinds[:n]
		}
		f.mu.Unlock()
	}(len(p.ids))
	var none T
	for _, row := range add {
		p.add(f.rowID(row), row, postAdd)
	}
	p.update(update, f.rowID)
	for _, id := range remove {
		p.add(id, none, postRemove)
	}
	sound = true
	if len(p.ids) > max(f.squeezeAt, leastSqueezed) {
		p.squeeze()
		f.squeezeAt = 2 * len(p.ids)
	}
}

// add notes a change after all others.
func (p *posted[T]) add(id string, row T, kind postKind) {
	p.rows, p.ids, p.kinds = append(p.rows, row), append(p.ids, id), append(p.kinds, kind)
}

// update notes that rows are updated after all other changes.
func (p *posted[T]) update(rows []T, rowID func(T) string) {
	n := len(p.ids)
	p.rows = append(p.rows, rows...)
	p.ids = slices.Grow(p.ids, len(rows))[:n+len(rows)]
	p.kinds = slices.Grow(p.kinds, len(rows))[:n+len(rows)]
	for i := range rows {
		p.ids[n+i] = rowID(p.rows[n+i])
	}
	clear(p.kinds[n:]) // postUpdate
}

// squeeze leaves one change of each row.
func (p *posted[T]) squeeze() {
	var one posted[T]
	at := make(map[string]int, len(p.ids))
	for i, id := range p.ids {
		k, ok := at[id]
		if !ok {
			at[id] = len(one.ids)
			one.add(id, p.rows[i], p.kinds[i])
			continue
		}
		one.replace(k, p.rows[i], p.kinds[i])
	}
	*p = one
}

// replace takes a change in place of an earlier one of the row: a row that is new
// stays so when it is updated, one that is to go is not there to be updated.
func (p *posted[T]) replace(i int, row T, kind postKind) {
	switch {
	case kind == postUpdate && p.kinds[i] == postAdd:
		kind = postAdd
	case kind == postUpdate && p.kinds[i] == postRemove:
		return
	}
	p.rows[i], p.kinds[i] = row, kind
}

// Take returns what was posted since the last call, false if that is nothing.
func (f *Posts[T]) Take() (c dataset.Change, ok bool) {
	f.mu.Lock()
	p := f.posted
	f.posted, f.spare, f.squeezeAt = f.spare, posted[T]{}, 0
	f.again.tries = 0
	f.mu.Unlock()
	if len(p.ids) == 0 {
		return c, false
	}
	c = p.changes()
	c.Made = func() { f.reuse(p) }
	return c, true
}

// reuse takes back the memory of changes that were made: the next batch is often as
// long. Of one that was much longer it is too much to keep.
func (f *Posts[T]) reuse(p posted[T]) {
	if cap(p.ids) > 2*len(p.ids)+leastSqueezed {
		return
	}
	clear(p.rows)
	clear(p.ids)
	f.mu.Lock()
	f.spare = posted[T]{p.rows[:0], p.ids[:0], p.kinds[:0]}
	f.mu.Unlock()
}

// changes parts what was posted by kind. Updates alone are made one after the other.
func (p *posted[T]) changes() (c dataset.Change) {
	if !slices.ContainsFunc(p.kinds, func(k postKind) bool { return k != postUpdate }) {
		c.Update, c.IDs = &rowdata.SliceOf[T]{Rows: p.rows}, p.ids
		return c
	}
	p.squeeze()
	var add, update []T
	for i, id := range p.ids {
		switch p.kinds[i] {
		case postAdd:
			add = append(add, p.rows[i])
		case postUpdate:
			update, c.IDs = append(update, p.rows[i]), append(c.IDs, id)
		case postRemove:
			c.Remove = append(c.Remove, id)
		}
	}
	c.Add, c.Update = &rowdata.SliceOf[T]{Rows: add}, &rowdata.SliceOf[T]{Rows: update}
	return c
}
