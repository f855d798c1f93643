// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "sync"

// Feed takes changes of a grid's rows from any goroutine. What was posted since the
// last frame is made in the next one, in one Apply: of several changes of one row
// only the last is made, so that a feed that is faster than the screen costs no more
// than one that is not.
type Feed[T any] struct {
	rowID func(T) string
	wake  func()

	mu      sync.Mutex
	changes map[string]posted[T]
	order   []string
}

// posted is what is to become of a row.
type posted[T any] struct {
	row  T
	kind postKind
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
	f.mu.Lock()
	for _, row := range c.Add {
		f.put(f.rowID(row), posted[T]{row, postAdd})
	}
	for _, row := range c.Update {
		f.put(f.rowID(row), posted[T]{row, postUpdate})
	}
	for _, id := range c.Remove {
		f.put(id, posted[T]{kind: postRemove})
	}
	f.mu.Unlock()
	if f.wake != nil {
		f.wake()
	}
	return nil
}

// put takes a change in place of an earlier one of the row: a row that is new stays
// so when it is updated, one that is to go is not there to be updated.
func (f *Feed[T]) put(id string, p posted[T]) {
	if f.changes == nil {
		f.changes = map[string]posted[T]{}
	}
	old, ok := f.changes[id]
	switch {
	case !ok:
		f.order = append(f.order, id)
	case p.kind == postUpdate && old.kind == postAdd:
		p.kind = postAdd
	case p.kind == postUpdate && old.kind == postRemove:
		return
	}
	f.changes[id] = p
}

// take returns what was posted.
func (f *Feed[T]) take() (c Changes[T], ok bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, id := range f.order {
		p := f.changes[id]
		switch p.kind {
		case postAdd:
			c.Add = append(c.Add, p.row)
		case postUpdate:
			c.Update = append(c.Update, p.row)
		case postRemove:
			c.Remove = append(c.Remove, id)
		}
	}
	ok = len(f.order) > 0
	clear(f.order)
	f.order = f.order[:0]
	clear(f.changes)
	return c, ok
}

// takePosted applies what was posted, once a frame.
func (g *Grid[T]) takePosted() {
	if g.feed == nil || g.fedAt == g.engine.tiles.frame+1 {
		return
	}
	g.fedAt = g.engine.tiles.frame + 1
	if c, ok := g.feed.take(); ok {
		if err := g.Apply(c); err != nil {
			g.problem("feed"+err.Error(), "changes that were posted are lost: %w", err)
		}
	}
}
