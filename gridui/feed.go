// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"sync"
)

// Feed takes changes of a grid's rows from any goroutine. What was posted since the
// last frame is made in the next one, in one Apply: of several changes of one row
// only the last is made, so that a feed that is faster than the screen costs no more
// than one that is not.
type Feed[T any] struct {
	rowID func(T) string
	wake  func()

	mu sync.Mutex
	// at is where in what was posted a row is, by its id.
	at     map[string]int
	posted posted[T]
}

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

// Feed is what other goroutines change the rows with. It is the same one at each
// call. Set RowID, and Invalidate to the window's, before the first call, which is
// made on the goroutine of the frames: without RowID nothing can be posted, and
// without Invalidate what is posted waits for a frame that something else asks for.
//
// RowID is called on the goroutines that post.
func (g *Grid[T]) Feed() *Feed[T] {
	if g.feed == nil {
		g.feed = &Feed[T]{rowID: g.RowID, wake: g.Invalidate}
	}
	return g.feed
}

// Post has changes made as Apply makes them, in the next frame. It fails with
// ErrNoRowID and keeps nothing of the slices.
func (f *Feed[T]) Post(c Changes[T]) error {
	if f.rowID == nil {
		return ErrNoRowID
	}
	var none T
	f.mu.Lock()
	for _, row := range c.Add {
		f.put(f.rowID(row), row, postAdd)
	}
	for _, row := range c.Update {
		f.put(f.rowID(row), row, postUpdate)
	}
	for _, id := range c.Remove {
		f.put(id, none, postRemove)
	}
	f.mu.Unlock()
	if f.wake != nil {
		f.wake()
	}
	return nil
}

// put takes a change in place of an earlier one of the row: a row that is new stays
// so when it is updated, one that is to go is not there to be updated.
func (f *Feed[T]) put(id string, row T, kind postKind) {
	p := &f.posted
	i, ok := f.at[id]
	switch {
	case !ok:
		if f.at == nil {
			f.at = map[string]int{}
		}
		f.at[id] = len(p.ids)
		p.rows, p.ids, p.kinds = append(p.rows, row), append(p.ids, id), append(p.kinds, kind)
		return
	case kind == postUpdate && p.kinds[i] == postAdd:
		kind = postAdd
	case kind == postUpdate && p.kinds[i] == postRemove:
		return
	}
	p.rows[i], p.kinds[i] = row, kind
}

// take returns what was posted.
func (f *Feed[T]) take() (c change[T], ok bool) {
	f.mu.Lock()
	p := f.posted
	n := len(p.ids)
	if n > 0 {
		// The next batch is often as long.
		f.posted = posted[T]{make([]T, 0, n), make([]string, 0, n), make([]postKind, 0, n)}
		clear(f.at)
	}
	f.mu.Unlock()
	return p.changes(), n > 0
}

// changes parts what was posted by kind.
func (p *posted[T]) changes() (c change[T]) {
	if !slices.ContainsFunc(p.kinds, func(k postKind) bool { return k != postUpdate }) {
		c.Update, c.ids = p.rows, p.ids
		return c
	}
	for i, id := range p.ids {
		switch p.kinds[i] {
		case postAdd:
			c.Add = append(c.Add, p.rows[i])
		case postUpdate:
			c.Update, c.ids = append(c.Update, p.rows[i]), append(c.ids, id)
		case postRemove:
			c.Remove = append(c.Remove, id)
		}
	}
	return c
}

// takePosted applies what was posted, once a frame.
func (g *Grid[T]) takePosted() {
	if g.feed == nil || g.fedAt == g.engine.tiles.frame+1 {
		return
	}
	g.fedAt = g.engine.tiles.frame + 1
	if c, ok := g.feed.take(); ok {
		if err := g.apply(c); err != nil {
			g.problem("feed"+err.Error(), "changes that were posted are lost: %w", err)
		}
	}
}
