// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"cmp"
	"slices"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// mostViews is the number of views that are kept open, apart from views up to one screen away. Other views
// are opened again when needed.
const mostViews = 16

// window is the range of lines on the screen, and how it moves.
type window struct {
	first, last int64 // last is the line after the last one
	calls       uint64
	known       bool
	// flying reports that lines jump; quiet is the time at which they have rested long enough after the last
	// jump. Scrolling by less than a screen is not a jump.
	flying bool
	quiet  time.Time
}

// move records which lines are on the screen now.
func (w *window) move(now time.Time, first, last int64) {
	first = max(first, 0)
	last = max(last, first)
	jumped := w.known && (first >= w.last || last <= w.first) && w.last > w.first
	switch {
	case jumped:
		w.flying, w.quiet = true, now.Add(rest)
	case w.flying && !now.Before(w.quiet):
		w.flying = false
	}
	w.first, w.last, w.known = first, last, true
	w.calls++
}

// jump resets the tracking of movement after the lines were replaced.
func (w *window) jump() { w.known, w.flying = false, false }

// screen returns the number of lines on the screen, at least one.
func (w *window) screen() int64 { return max(w.last-w.first, 1) }

// lines returns the first line on the screen and the line after the last, extended by some screens on both
// sides.
func (w *window) lines(screens int64) (lo, hi int64) {
	more := screens * w.screen()
	return max(w.first-more, 0), w.last + more
}

// OutlineUpdate reports what Outline.Sync has changed.
type OutlineUpdate struct {
	// Changed reports whether anything has changed: lines, their number, or errors.
	Changed bool
	// Shift is the number of lines by which the first line on the screen has moved since the last call of
	// Want: above 0 for lines inserted before it, below 0 for removed ones. The owner scrolls by the same
	// number, so that the screen does not move. It is 0 if the lines were swapped.
	Shift int64
	// Swapped reports whether the lines of the new query have replaced the visible ones.
	Swapped bool
	// Anchor is, if Swapped, the line to stay at. Kept reports whether it is the line that was to be kept;
	// otherwise it is the nearest enclosing group that still exists, or the first line to show.
	Anchor int64
	Kept   bool
}

// Sync takes over what has arrived since the last call. If lines are swapped, the owner scrolls in the same
// frame so that the line Anchor keeps its position on the screen.
func (o *Outline[T]) Sync() OutlineUpdate {
	u := OutlineUpdate{Changed: o.pool.take()}
	if t := o.next; o.ready() {
		u.Changed, u.Swapped = true, true
		u.Anchor, u.Kept = t.anchorLine(), t.seek.kept
		if o.shown != nil {
			o.shown.close()
		}
		o.shown, o.next = t, nil
		o.first = anchor[T]{}
		o.failed = slices.DeleteFunc(o.failed, func(b *block[T]) bool { return !b.there() })
		o.view.jump()
		return u
	}
	if u.Shift = o.drift(); u.Shift != 0 {
		u.Changed = true
		o.view.first, o.view.last = o.view.first+u.Shift, o.view.last+u.Shift
	}
	return u
}

// drift returns the number of lines by which the first line on the screen has moved. Rows without groups move
// only in a chain, all by the same number.
func (o *Outline[T]) drift() (by int64) {
	a := &o.first
	if a.level == nil {
		return 0
	}
	if !a.level.nests() && a.level.parent == nil {
		if c := a.level.chain; c != nil {
			by, c.shift = max(c.shift, -o.view.first), 0
		}
		return by
	}
	for a.level.gone && a.level.parent != nil { // its group was closed
		a.level, a.item = a.level.parent, a.level.at
	}
	was := a.line
	a.line = max(min(a.level.lineOf(a.item), o.shown.root.lines-1), 0)
	return a.line - was
}

// noteFirst records the item on the first line of the screen.
func (o *Outline[T]) noteFirst() {
	o.first = anchor[T]{line: o.view.first}
	o.first.level, o.first.item = o.at(o.view.first)
}

// Want records which lines are on the screen in this frame: from first to the line before last. It requests
// missing lines on the screen, then lines up to one screen away. again is the time at which Want must be
// called again even if nothing arrives; it is zero if there is no such time.
func (o *Outline[T]) Want(now time.Time, first, last int64) (again time.Time) {
	o.view.move(now, first, last)
	if o.pool.closed {
		return again
	}
	o.noteFirst()
	if o.shown != nil {
		o.look()
	}
	for !o.pool.full() && o.ask(now) {
	}
	if o.ready() && o.pool.wake != nil { // without a request: nothing arrives that wakes
		o.pool.wake()
	}
	if o.shown != nil {
		o.evict()
		o.closeViews()
	}
	return o.again(now)
}

// spans returns the items on the screen and up to some screens away.
func (o *Outline[T]) spans(to []span[T], screens int64) []span[T] {
	lo, hi := o.view.lines(screens)
	return o.shown.spans(to[:0], lo, hi)
}

// look finds the items on the screen and near it, marks them as wanted, and cancels requests far away. In a
// chain, blocks on the way to the screen may be far from it.
func (o *Outline[T]) look() {
	o.screen, o.near, o.far = o.spans(o.screen, 0), o.spans(o.near, 1), o.spans(o.far, farScreens)
	for _, s := range o.near {
		s.level.wanted = o.view.calls
		lo, hi := s.blocks()
		for k := lo; k < hi; k++ {
			if b := s.level.blocks[k]; b != nil {
				b.wanted = o.view.calls
			}
		}
	}
	for _, b := range o.flights {
		if b.level.tree == o.shown && (b.level.chain == nil || b.jump) && !b.in(o.far) {
			b.stop()
		}
	}
	o.failed = slices.DeleteFunc(o.failed, func(b *block[T]) bool {
		if b.there() && b.level.tree == o.shown && !b.in(o.far) {
			b.level.drop(b.k)
		}
		return !b.there()
	})
	if root := o.shown.root; root.chain != nil {
		root.mend(o.far[0])
	}
}

// ask begins the most urgent request, and reports whether there was one.
func (o *Outline[T]) ask(now time.Time) bool {
	switch {
	case o.Pending():
		return o.askNext()
	case o.shown == nil, o.view.flying:
		return false
	}
	return o.askBlock(o.screen, true) || o.askCount(now) || o.askBlock(o.near, false)
}

// askNext begins a request for the query that replaces the visible one.
func (o *Outline[T]) askNext() bool {
	t := o.next
	if !t.root.nests() {
		return o.openRows(t)
	}
	return o.seekOn(t) || t.seek.done && o.askBlock(o.around(t), false)
}

// around returns the items that may be on the screen when a tree is shown.
func (o *Outline[T]) around(t *tree[T]) []span[T] {
	anchor, screen := t.anchorLine(), o.view.screen()
	o.ahead = t.spans(o.ahead[:0], anchor-screen, anchor+screen)
	return o.ahead
}

// ready reports whether the next tree can replace the visible one. Rows without groups arrive together with
// everything on the screen.
func (o *Outline[T]) ready() bool {
	t := o.next
	return t != nil && t.err == nil && t.seek.done && (!t.root.nests() || o.arrived(t))
}

// arrived reports whether everything that may be on the screen when a tree is shown has arrived or failed.
func (o *Outline[T]) arrived(t *tree[T]) bool {
	for _, s := range o.around(t) {
		lo, hi := s.blocks()
		for k := lo; k < hi; k++ {
			if b := s.level.blocks[k]; b == nil || b.cancel != nil {
				return false
			}
		}
	}
	return true
}

// askBlock begins to read the first missing block of some spans that was not requested yet.
func (o *Outline[T]) askBlock(spans []span[T], onScreen bool) bool {
	for _, s := range spans {
		if s.level.chain != nil {
			return o.askLink(s, onScreen)
		}
		lo, hi := s.blocks()
		for k := lo; k < hi && !s.level.opening; k++ {
			if s.level.blocks[k] == nil && s.level.has(k, onScreen) {
				o.read(s.level, k, rowsource.Seek{Index: k * BlockRows}, false)
				return true
			}
		}
	}
	return false
}

// askCount requests the number of items of a level on the screen, if that is due.
func (o *Outline[T]) askCount(now time.Time) bool {
	for _, s := range o.screen {
		if l := s.level; l.counting() && !l.opening && l.counts.due(now) {
			o.recount(l)
			return true
		}
	}
	return false
}

// counting reports whether the number of items is requested until it is exact. For a level of a tree that is not
// before its first block has arrived, because most levels have no other.
func (l *level[T]) counting() bool {
	return !l.count.Exact && l.countErr == nil && (!l.tree.query.Tree || l.count.N > 1)
}

// again returns the time of the first action that depends only on time.
func (o *Outline[T]) again(now time.Time) (at time.Time) {
	if o.ready() {
		return now // Sync swaps lines, though nothing arrives
	}
	if o.view.flying {
		at = o.view.quiet
	}
	if o.shown == nil || o.Pending() {
		return at
	}
	for _, s := range o.screen {
		r := &s.level.counts
		if s.level.counting() && !r.asking && r.at.After(now) && (at.IsZero() || r.at.Before(at)) {
			at = r.at
		}
	}
	return at
}

// evict drops the blocks that were unused for longest, until the others fit. Blocks up to one screen away
// stay.
func (o *Outline[T]) evict() {
	t, limit := o.shown, o.options.MaxBytes
	if t.bytes <= limit {
		return
	}
	var old []*block[T]
	t.root.all(func(l *level[T]) {
		for _, b := range l.blocks {
			if b.wanted != o.view.calls && b.len() > 0 {
				old = append(old, b)
			}
		}
	})
	slices.SortFunc(old, func(a, b *block[T]) int {
		return cmp.Or(cmp.Compare(a.wanted, b.wanted), cmp.Compare(a.k, b.k))
	})
	for _, b := range old {
		if t.bytes > limit {
			b.level.drop(b.k)
		}
	}
}

// closeViews closes the views that were unused for longest while too many are open.
func (o *Outline[T]) closeViews() {
	if o.shown.views <= mostViews {
		return
	}
	var idle []*level[T]
	o.shown.root.all(func(l *level[T]) {
		if l.view != nil && l.running == 0 && l.wanted != o.view.calls {
			idle = append(idle, l)
		}
	})
	slices.SortFunc(idle, func(a, b *level[T]) int { return cmp.Compare(a.wanted, b.wanted) })
	for _, l := range idle {
		if o.shown.views > mostViews {
			l.closeView()
		}
	}
}
