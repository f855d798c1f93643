// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package feed collects changes of rows that other goroutines post, until a frame applies them, and
// wakes the window for that frame. It imports dataset and rowdata, and no grid.
package feed

import (
	"slices"
	"sync"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Posts holds the changes of rows that were posted since the last frame. Only the last of several
// changes of one row counts, and when many changes wait, the earlier ones are dropped: a program
// that posts faster than the screen shows needs no more memory than others. Rows have type T,
// because programs may post millions of them per second. A Posts is the dataset.Poster of its grid.
// The zero value refuses all changes.
type Posts[T any] struct {
	rowID func(T) string
	wake  func()

	mu     sync.Mutex
	posted posted[T]
	// spare keeps the memory of applied changes.
	spare posted[T]
	again wakeAgain
	// squeezeAt is the number of waiting changes at which earlier changes of the same row are
	// dropped.
	squeezeAt int
}

// Begin accepts changes from now on; rowID returns the id of a row. wake wakes the window; it may
// be nil.
func (f *Posts[T]) Begin(rowID func(T) string, wake func()) { f.rowID, f.wake = rowID, wake }

// leastSqueezed is the least number of waiting changes before any are dropped: looking a change up
// takes longer than applying it.
const leastSqueezed = 1 << 15

// posted holds the posted changes, one by one.
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

// Post adds new rows, replaces rows, and removes rows by id. It does not retain the slices.
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

// wakeUp wakes the window again if posted changes still wait.
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

// note records changes, or none of them if RowID panics.
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

// add appends a change.
func (p *posted[T]) add(id string, row T, kind postKind) {
	p.rows, p.ids, p.kinds = append(p.rows, row), append(p.ids, id), append(p.kinds, kind)
}

// update appends updates of rows.
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

// squeeze keeps one change for each row.
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

// replace replaces an earlier change of the row: an update of a new row leaves it new, and an
// update of a removed row is ignored.
func (p *posted[T]) replace(i int, row T, kind postKind) {
	switch {
	case kind == postUpdate && p.kinds[i] == postAdd:
		kind = postAdd
	case kind == postUpdate && p.kinds[i] == postRemove:
		return
	}
	p.rows[i], p.kinds[i] = row, kind
}

// Take returns the changes that were posted since the last call, false if there are none.
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

// reuse keeps the memory of applied changes, since the next batch often has the same length. It
// drops memory that is much larger than its batch.
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

// changes splits the posted changes by kind. Updates without other changes keep their order and
// their repetitions.
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
