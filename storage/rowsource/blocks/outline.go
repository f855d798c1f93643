// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import "github.com/giogrid/giogrid/storage/rowsource"

// Outline keeps the groups and rows of a query that are looked at: a list of lines, in which each
// open group is followed by the groups or rows inside it. Without Query.Group its lines are rows.
// The source groups, one level at a time, and reads at indexes (Features.Groups and Index).
//
// All methods are called on one goroutine, that of the frames; none of them waits. In each frame
// the owner calls Sync, then Want, then Line for each line on the screen. It is made by NewOutline;
// Close it.
//
// Groups are closed until OpenGroup. An open group takes up as many lines as it has rows at once,
// which are Loading until they arrive; one whose children are groups takes up one line until their
// number is known. Groups that were not read yet open when they are: their lines count from then
// on. In all these cases the first line on the screen stays (see Shift in OutlineUpdate).
type Outline[T any] struct {
	options Options[T]
	// open are the groups that were asked to be open, of the query that was asked for last; rule,
	// if not nil, says it in their place.
	open *openGroups
	rule func(path rowsource.Path) bool
	// shown has the lines that show, nil before the first ones are there; next is the query that
	// replaces it, nil if there is none.
	shown, next *tree[T]
	view        window
	first       anchor[T] // the first line on the screen
	pool        pool
	flights     []blockRef[T] // blocks that are being read
	failed      []blockRef[T] // blocks that could not be read

	screen, near, far, ahead []span[T] // used again in each frame
}

// Place is a line that stays the same whatever comes before it.
type Place struct {
	// Path is that of a group; ID, if not empty, is a row in it.
	Path rowsource.Path
	ID   string
}

// anchor is a line by the item on it.
type anchor[T any] struct {
	level *level[T]
	item  int64
	line  int64
}

// NewOutline makes an outline without a query. All groups are closed.
func NewOutline[T any](o Options[T]) *Outline[T] {
	return &Outline[T]{options: o, open: &openGroups{}, pool: pool{wake: o.Wake}}
}

// SetQuery replaces the query; its Path restricts nothing here and must be empty. Until the first
// lines of the new one are there, those of the old one stay. Groups that are open stay open, as far
// as rows are grouped by the same columns. keep is the line that the owner wants to stay at:
// OutlineUpdate.Anchor says where it is then; it is empty for the first line. A query that is equal
// to the last one changes nothing.
func (o *Outline[T]) SetQuery(q rowsource.Query, keep Place) {
	last := o.last()
	if last != nil && last.err == nil && last.query.Equal(q) {
		return
	}
	if last != nil {
		o.open = o.open.upTo(common(last.query.Group, q.Group))
	}
	o.replace(q, keep, 0)
}

// common is how many columns two groupings begin with together.
func common(a, b []string) (n int) {
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// Reload reads the lines of the query again, for instance because rows have changed. The old ones
// stay until the first new ones are there. keep is the line to stay at.
func (o *Outline[T]) Reload(keep Place) {
	if last := o.last(); last != nil {
		o.open = o.open.upTo(len(last.query.Group))
		o.replace(last.query, keep, o.view.first)
	}
}

// last is the tree that was asked for last.
func (o *Outline[T]) last() *tree[T] {
	if o.next != nil {
		return o.next
	}
	return o.shown
}

// replace makes a tree the next one. What others wait for is cancelled.
func (o *Outline[T]) replace(q rowsource.Query, keep Place, fallback int64) {
	if o.pool.closed {
		return
	}
	if o.next != nil {
		o.next.close()
	}
	if o.shown != nil {
		o.shown.cancelReads()
	}
	o.next = newTree[T](q, o.open, o.rule)
	o.next.keep, o.next.fallback = keep, fallback
}

// OpenGroup opens the group at a path, at once where it is there, else when it is read. The groups
// that it is in are not opened.
func (o *Outline[T]) OpenGroup(path rowsource.Path) { o.toggle(path, true) }

// CloseGroup closes the group at a path. Groups inside it are as they were when it is opened again.
func (o *Outline[T]) CloseGroup(path rowsource.Path) { o.toggle(path, false) }

func (o *Outline[T]) toggle(path rowsource.Path, open bool) {
	if len(path) == 0 {
		return
	}
	if o.rule == nil {
		o.open.set(path, open)
	}
	if o.next != nil {
		o.next.toggle(path)
	}
	if s := o.shown; s != nil && (o.next == nil || common(s.query.Group, o.next.query.Group) >= len(path)) {
		if s.open != o.open && o.rule == nil {
			s.open.set(path, open)
		}
		s.toggle(path)
	}
}

// IsOpen reports whether the group at a path is open, or will be when it is read.
func (o *Outline[T]) IsOpen(path rowsource.Path) bool {
	if len(path) == 0 || o.rule == nil {
		return len(path) > 0 && o.open.has(path)
	}
	return o.rule(path)
}

// ExpandedPaths are the paths of all open groups, those inside closed ones included, outer ones
// first: what a program stores, and passes to OpenGroup the next time.
func (o *Outline[T]) ExpandedPaths() []rowsource.Path { return o.open.paths() }

// Pending reports whether the lines that show are those of an old query, and the new one is read.
func (o *Outline[T]) Pending() bool { return o.next != nil && o.next.err == nil }

// QueryErr is why the query could not be read, nil if it was not tried or went well. Retry tries
// again.
func (o *Outline[T]) QueryErr() error {
	if o.next == nil {
		return nil
	}
	return o.next.err
}

// Retry tries again what has failed: the query, and all blocks.
func (o *Outline[T]) Retry() {
	if o.next != nil && o.next.err != nil {
		o.replace(o.next.query, o.next.keep, o.next.fallback)
	}
	for _, r := range o.failed {
		r.forget()
	}
	o.failed = o.failed[:0]
}

// Close cancels what is being read and closes the views. The outline has no lines then.
func (o *Outline[T]) Close() {
	o.pool.close(func() {
		for _, t := range []*tree[T]{o.shown, o.next} {
			if t != nil {
				t.close()
			}
		}
		o.shown, o.next, o.failed = nil, nil, nil
		o.first = anchor[T]{}
	})
}

// Bytes is about how much memory the groups and rows take that are kept.
func (o *Outline[T]) Bytes() int {
	if o.shown == nil {
		return 0
	}
	return o.shown.bytes
}
