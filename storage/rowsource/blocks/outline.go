// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"
	"time"
	"unsafe"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// BlockRows is the number of rows in a block.
const BlockRows = 256

const (
	// defaultBytes leaves room below 64 MB for what a grid keeps besides its rows: texts that are
	// laid out, and the places of rows.
	defaultBytes = 48 << 20
	// maxInFlight is how many requests run at once, cancelled ones included until they return.
	maxInFlight = 2
	// rest is how long after a jump rows are asked for, if no other jump follows.
	rest = 40 * time.Millisecond
	// farScreens is how many screens away from what is shown a request is cancelled.
	farScreens = 2
	// firstRecount and lastRecount are the shortest and the longest pause before the number of
	// rows is asked for again while it is an estimate.
	firstRecount = time.Second
	lastRecount  = time.Minute
)

// Options are what a Cache works with. Source is needed.
type Options[T any] struct {
	Source rowsource.Source[T]
	// Size is about how many bytes of memory a row takes; nil: the size of a T, without what
	// it refers to.
	Size func(row T) int
	// MaxBytes bounds the size of the rows that are kept, but for those up to one screen away;
	// 0 is 48 MB.
	MaxBytes int
	// Wake, if not nil, is called on other goroutines when Sync has something to do. It must
	// not wait, nor call the cache: the window is invalidated, and the next frame calls Sync.
	Wake func()
}

// State is what the cache knows of a row.
type State uint8

// The states.
const (
	// Loading is a row that has not arrived: a skeleton shows in its place.
	Loading State = iota
	// Loaded is a row that is there.
	Loaded
	// Failed is a row of a block that could not be read: Err says why.
	Failed
)

// String returns "loading", "loaded" or "failed".
func (s State) String() string { return []string{"loading", "loaded", "failed"}[s] }

// Outline keeps the groups and rows of a query that are looked at: a list of lines, in which each
// open group is followed by the groups or rows inside it. Without Query.Group its lines are rows.
// The source groups, one level at a time, and reads at indexes (Features.Groups and Index); rows without
// groups are those of any source, as in a Cache.
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
	flat    bool // lists rows whatever they are grouped by
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
	flights     []*block[T] // that are being read
	failed      []*block[T] // that could not be read

	screen, near, far, ahead, found []span[T] // used again in each frame
}

// anchor is a line by the item on it.
type anchor[T any] struct {
	level *level[T]
	item  int64
	line  int64
}

// NewOutline makes an outline without a query. All groups are closed.
func NewOutline[T any](o Options[T]) *Outline[T] {
	if o.Size == nil {
		o.Size = func(row T) int { return int(unsafe.Sizeof(row)) }
	}
	if o.MaxBytes <= 0 {
		o.MaxBytes = defaultBytes
	}
	return &Outline[T]{options: o, open: &openGroups{}, pool: pool{wake: o.Wake}}
}

// SetQuery replaces the query; its Path restricts nothing here and must be empty. Until the first
// lines of the new one are there, those of the old one stay. Groups that are open stay open, as far
// as rows are grouped by the same columns. keep is the line that the owner wants to stay at:
// OutlineUpdate.Anchor says where it is then; it is empty for the first line. A query that is equal
// to the last one changes nothing.
func (o *Outline[T]) SetQuery(q rowsource.Query, keep Place) {
	q.Path = nil
	o.list(q, keep)
}

// list replaces the query.
func (o *Outline[T]) list(q rowsource.Query, keep Place) {
	last := o.last()
	if last != nil && last.err == nil && last.query.Equal(q) {
		return
	}
	if last != nil {
		o.open = o.open.upTo(common(last.query.Group, q.Group))
	}
	o.replace(q, keep, 0, chainStart{})
}

// common returns how many columns two groupings begin with together.
func common(a, b []string) (n int) {
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// Reload reads the lines of the query again, for instance because rows have changed. The old ones
// stay until the first new ones are there. keep is the line to stay at.
func (o *Outline[T]) Reload(keep Place) {
	last := o.last()
	if last == nil {
		return
	}
	o.open = o.open.upTo(len(last.query.Group))
	var chained chainStart
	if last == o.shown && last.root.chain != nil {
		chained = last.root.chain.resume(o.view.first)
	}
	o.replace(last.query, keep, o.view.first, chained)
}

// last returns the tree that was asked for last.
func (o *Outline[T]) last() *tree[T] {
	if o.next != nil {
		return o.next
	}
	return o.shown
}

// replace makes a tree the next one. What others wait for is cancelled.
func (o *Outline[T]) replace(q rowsource.Query, keep Place, fallback int64, chained chainStart) {
	if o.pool.closed {
		return
	}
	if o.next != nil {
		o.next.close()
	}
	for _, b := range o.flights {
		b.stop()
	}
	t := &tree[T]{query: q, keep: keep, fallback: fallback, chained: chained, open: o.open}
	t.ctx, t.cancel = context.WithCancel(context.Background())
	t.ruled(o.rule)
	t.root = newLevel(t, nil, 0, rowsource.Group{Path: q.Path}, o.flat)
	t.seek.level = t.root
	o.next = t
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

// OpenWhere makes a rule say which groups are open, in place of OpenGroup and CloseGroup; nil: these
// again. It opens and closes the groups that are there at once, and others when they are read. Call it
// again when the rule gives other answers, or OpenGroup or CloseGroup if it does so for one group
// alone: they ask the rule then. The rule is called on the goroutine of the frames.
func (o *Outline[T]) OpenWhere(rule func(path rowsource.Path) bool) {
	o.rule = rule
	for _, t := range []*tree[T]{o.shown, o.next} {
		if t != nil {
			t.ruled(rule)
			t.root.reopen()
		}
	}
}

// IsOpen reports whether the group at a path is open, or will be when it is read.
func (o *Outline[T]) IsOpen(path rowsource.Path) bool {
	return len(path) > 0 && (o.rule == nil && o.open.has(path) || o.rule != nil && o.rule(path))
}

// ExpandedPaths returns the paths of all open groups, those inside closed ones included, outer ones
// first: what a program stores, and passes to OpenGroup the next time.
func (o *Outline[T]) ExpandedPaths() []rowsource.Path { return o.open.paths() }

// Pending reports whether the lines that show are those of an old query, and the new one is read.
func (o *Outline[T]) Pending() bool { return o.next != nil && o.next.err == nil }

// Reading reports whether anything is being read.
func (o *Outline[T]) Reading() bool { return o.pool.inFlight > 0 }

// QueryErr returns why the query could not be read, nil if it was not tried or went well. Retry tries
// again.
func (o *Outline[T]) QueryErr() error {
	if o.next == nil {
		return nil
	}
	return o.next.err
}

// CountErr returns why lines are not counted and read as the source usually does, nil if nothing is wrong.
// Retry counts them in another way.
func (o *Outline[T]) CountErr() error {
	if o.shown == nil {
		return nil
	}
	return o.shown.root.countErr
}

// Retry tries again what has failed: the query, the number of lines, and all blocks.
func (o *Outline[T]) Retry() {
	if t := o.next; t != nil && t.err != nil {
		o.replace(t.query, t.keep, t.fallback, t.chained)
	}
	for _, b := range o.failed {
		if b.there() {
			b.level.drop(b.k)
		}
	}
	o.failed = o.failed[:0]
	if o.shown == nil {
		return
	}
	root := o.shown.root
	root.countErr, root.counts = nil, recount{asking: root.counts.asking}
	if root.chain != nil {
		root.chain.err = nil
	}
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

// Bytes returns about how much memory the groups and rows take that are kept.
func (o *Outline[T]) Bytes() int {
	if o.shown == nil {
		return 0
	}
	return o.shown.bytes
}
