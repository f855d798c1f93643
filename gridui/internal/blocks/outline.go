// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"
	"math"
	"time"
	"unsafe"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// BlockRows is the number of rows in a block.
const BlockRows = 256

const (
	// defaultBytes leaves room below 64 MB for the other data of a grid: shaped texts and positions of rows.
	defaultBytes = 48 << 20
	// maxInFlight is the number of concurrent requests, including cancelled ones until they return.
	maxInFlight = 2
	// rest is the time after a jump until rows are requested, if no other jump follows.
	rest = 40 * time.Millisecond
	// farScreens is the distance in screens from which a request is cancelled.
	farScreens = 2
	// firstRecount and lastRecount are the shortest and the longest pause before an estimated number of rows
	// is requested again.
	firstRecount = time.Second
	lastRecount  = time.Minute
)

// Options configures a Cache or an Outline. Source is required.
type Options[T any] struct {
	Source rowsource.Source[T]
	// Size returns the approximate memory of a row in bytes; nil means the size of a T, without what it
	// refers to.
	Size func(row T) int
	// MaxBytes bounds the size of the kept rows, apart from rows up to one screen away; 0 means 48 MB.
	MaxBytes int
	// Wake, if not nil, is called on other goroutines when Sync has something to do. It must not block or
	// call the cache: it invalidates the window, and the next frame calls Sync.
	Wake func()
}

// State is the state of a row in the cache.
type State uint8

// The states.
const (
	// Loading is a row that has not arrived; a skeleton is shown instead.
	Loading State = iota
	// Loaded is a row that has arrived.
	Loaded
	// Failed is a row of a block that could not be read: Err returns why.
	Failed
)

// String returns "loading", "loaded" or "failed".
func (s State) String() string { return []string{"loading", "loaded", "failed"}[s] }

// Outline keeps the visible groups and rows of a query and the ones near them: a list of lines, in which each
// open group is followed by the groups or rows inside it. Without Query.Group its lines are rows. For groups
// the source must group, one level at a time, and read at indexes (Features.Groups and Index); rows without
// groups may come from any source, as in a Cache. With Query.Tree the lines are the rows of a tree, in which each
// open row is followed by the rows below it; a row is opened and closed by the path of the ids of the rows above it
// and its own, as a group is by its values. The source must then read at indexes too (Features.Tree and Index).
//
// All methods are called on one goroutine, the goroutine of the frames, and never block. In each frame the
// owner calls Sync, then Want, then Line for each line on the screen. NewOutline makes an Outline; the owner
// closes it with Close.
//
// Groups are closed until OpenGroup. An open group of rows immediately has as many lines as it has rows,
// which are Loading until they arrive; an open group of groups has one line until their number is known.
// Groups to be opened that are not loaded yet open when they are read, which adds their lines. In all these
// cases the first line on the screen stays (see OutlineUpdate.Shift).
type Outline[T any] struct {
	options Options[T]
	flat    bool // lists rows whatever they are grouped by
	// open is the set of groups to open in the latest query; rule, if not nil, decides instead.
	open *openGroups
	rule func(path rowsource.Path) bool
	// shown is the visible query, nil before its first lines arrive; next is the query that will replace it,
	// nil if there is none.
	shown, next *tree[T]
	view        window
	first       anchor[T] // the first line on the screen
	pool        pool
	flights     []*block[T] // being read
	failed      []*block[T] // could not be read

	screen, near, far, ahead, found []span[T] // reused in each frame
}

// anchor identifies a line by the item on it.
type anchor[T any] struct {
	level *level[T]
	item  int64
	line  int64
}

// NewOutline returns an outline without a query. All groups are closed.
func NewOutline[T any](o Options[T]) *Outline[T] {
	if o.Size == nil {
		o.Size = func(row T) int { return int(unsafe.Sizeof(row)) }
	}
	if o.MaxBytes <= 0 {
		o.MaxBytes = defaultBytes
	}
	return &Outline[T]{options: o, open: &openGroups{}, pool: pool{wake: o.Wake}}
}

// SetQuery replaces the query; its Path is ignored. The old lines stay until the first new lines have
// arrived. Open groups stay open as far as the new query groups by the same columns. keep is the line to stay
// at, empty for the first line; OutlineUpdate.Anchor then holds its new index. SetQuery does nothing if the
// query equals the last one.
func (o *Outline[T]) SetQuery(q rowsource.Query, keep Place) {
	q.Path, q.Parent = nil, ""
	o.list(q, keep)
}

// list replaces the query.
func (o *Outline[T]) list(q rowsource.Query, keep Place) {
	last := o.last()
	if last != nil && last.err == nil && last.query.Equal(q) {
		return
	}
	if last != nil {
		o.open = o.open.upTo(commonLevels(last.query, q))
	}
	o.replace(q, keep, 0, chainStart{})
}

// anyLevels is the number of levels of a tree.
const anyLevels = math.MaxInt

// commonLevels returns the number of levels of groups that two queries have in common.
func commonLevels(a, b rowsource.Query) int {
	if a.Tree && b.Tree {
		return anyLevels
	}
	return CommonColumns(a.Group, b.Group)
}

// CommonColumns returns the number of columns that two groupings have in common at their beginnings.
func CommonColumns(a, b []string) (n int) {
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// Reload reads the lines of the query again, for instance because rows have changed. The old lines stay until
// the first new lines have arrived. keep is the line to stay at.
func (o *Outline[T]) Reload(keep Place) {
	last := o.last()
	if last == nil {
		return
	}
	o.open = o.open.upTo(commonLevels(last.query, last.query))
	var chained chainStart
	if last == o.shown && last.root.chain != nil {
		chained = last.root.chain.resume(o.view.first)
	}
	o.replace(last.query, keep, o.view.first, chained)
}

// last returns the tree of the latest query.
func (o *Outline[T]) last() *tree[T] {
	if o.next != nil {
		return o.next
	}
	return o.shown
}

// replace makes a new tree the next one, and cancels all current requests.
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
	t := &tree[T]{query: q, keep: keep, fallback: fallback, chained: chained, open: o.open, source: o.options.Source, empty: map[string]bool{}}
	t.ctx, t.cancel = context.WithCancel(context.Background())
	t.ruled(o.rule)
	t.root = newLevel(t, nil, 0, rowsource.Group{Path: q.Path}, o.flat)
	t.seek.level = t.root
	o.next = t
}

// OpenGroup opens the group at a path: at once if it is loaded, otherwise when it is read. It does not open
// the groups around it.
func (o *Outline[T]) OpenGroup(path rowsource.Path) { o.toggle(path, true) }

// CloseGroup closes the group at a path. Groups inside it keep their state for when it is opened again.
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
	if s := o.shown; s != nil && (o.next == nil || commonLevels(s.query, o.next.query) >= len(path)) {
		if s.open != o.open && o.rule == nil {
			s.open.set(path, open)
		}
		s.toggle(path)
	}
}

// OpenWhere sets a rule that decides which groups are open, instead of OpenGroup and CloseGroup; nil removes
// it. It opens and closes the loaded groups at once, and others when they are read. When the results of the
// rule change, the owner calls OpenWhere again, or OpenGroup or CloseGroup if they change for only one group:
// these then apply the rule. The rule is called on the goroutine of the frames.
func (o *Outline[T]) OpenWhere(rule func(path rowsource.Path) bool) {
	o.rule = rule
	for _, t := range []*tree[T]{o.shown, o.next} {
		if t != nil {
			t.ruled(rule)
			t.root.reopen()
		}
	}
}

// OpenNextWhere sets a rule as OpenWhere does, for the next query alone: the visible one keeps its own until it is
// replaced.
func (o *Outline[T]) OpenNextWhere(rule func(path rowsource.Path) bool) { o.rule = rule }

// Reopen evaluates the rules again.
func (o *Outline[T]) Reopen() {
	for _, t := range []*tree[T]{o.shown, o.next} {
		if t != nil {
			t.root.reopen()
		}
	}
}

// IsOpen reports whether the group at a path is open, or will be when it is read.
func (o *Outline[T]) IsOpen(path rowsource.Path) bool {
	return len(path) > 0 && (o.rule == nil && o.open.has(path) || o.rule != nil && o.rule(path))
}

// ExpandedPaths returns the paths of all open groups, including groups inside closed ones, outer groups
// first. A program can store them and pass them to OpenGroup later.
func (o *Outline[T]) ExpandedPaths() []rowsource.Path { return o.open.paths() }

// Pending reports whether the visible lines belong to an older query while the new one is being read.
func (o *Outline[T]) Pending() bool { return o.next != nil && o.next.err == nil }

// Reading reports whether anything is being read.
func (o *Outline[T]) Reading() bool { return o.pool.inFlight > 0 }

// QueryErr returns why the query could not be read, nil if it succeeded or was not tried yet. Retry tries
// again.
func (o *Outline[T]) QueryErr() error {
	if o.next == nil {
		return nil
	}
	return o.next.err
}

// CountErr returns why the source cannot count and read lines in its usual way, nil if it can. Retry counts
// them in another way.
func (o *Outline[T]) CountErr() error {
	if o.shown == nil {
		return nil
	}
	return o.shown.root.countErr
}

// Retry tries again whatever has failed: the query, the number of lines, and all blocks.
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
	root.all(func(l *level[T]) { l.countErr, l.counts = nil, recount{asking: l.counts.asking} })
	if root.chain != nil {
		root.chain.err = nil
	}
}

// Close cancels all reading and closes the views. The outline then has no lines.
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

// Bytes returns the approximate memory of the kept groups and rows.
func (o *Outline[T]) Bytes() int {
	if o.shown == nil {
		return 0
	}
	return o.shown.bytes
}
