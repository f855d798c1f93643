// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"cmp"
	"slices"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// mostViews is how many views are open at once, but for those up to one screen away. The others are
// opened again when they are needed.
const mostViews = 16

// window is which lines are on the screen, and how they move.
type window struct {
	first, last int64 // last is the line after the last one
	calls       uint64
	known       bool
	// flying says that lines jump; quiet is when the last jump will be long enough ago. Lines that
	// are scrolled by less than a screen do not fly.
	flying bool
	quiet  time.Time
}

// move notes which lines are on the screen now.
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

// jump resets how lines move after others took their place.
func (w *window) jump() { w.known, w.flying = false, false }

// screen returns the number of lines on the screen, at least one.
func (w *window) screen() int64 { return max(w.last-w.first, 1) }

// lines returns the first line on the screen and the one after the last, with some screens more on both
// sides.
func (w *window) lines(screens int64) (lo, hi int64) {
	more := screens * w.screen()
	return max(w.first-more, 0), w.last + more
}

// shift gives the lines on the screen other indexes.
func (w *window) shift(by int64) {
	w.first += by
	w.last += by
}

// Want says which lines are on the screen in this frame: first up to the one before last. It asks
// for those that are missing, then for those up to one screen away. again is when it wants to be
// called again though nothing arrives; it is zero if it does not matter.
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

// spans returns what is on the screen and up to some screens away.
func (o *Outline[T]) spans(to []span[T], screens int64) []span[T] {
	lo, hi := o.view.lines(screens)
	return o.shown.spans(to[:0], lo, hi)
}

// look finds what is on the screen and near it, notes that it is wanted, and cancels what is far. What
// leads to the screen in a chain may be far from it.
func (o *Outline[T]) look() {
	o.screen, o.near, o.far = o.spans(o.screen, 0), o.spans(o.near, 1), o.spans(o.far, farScreens)
	for _, s := range o.near {
		s.touch(o.view.calls)
	}
	for _, r := range o.flights {
		if r.level.tree == o.shown && (r.level.chain == nil || r.jump) && !r.in(o.far) {
			r.stop()
		}
	}
	o.failed = slices.DeleteFunc(o.failed, func(r blockRef[T]) bool {
		if !r.there() || r.in(o.far) || r.level.tree != o.shown {
			return !r.there()
		}
		r.forget()
		return true
	})
	if root := o.shown.root; root.chain != nil {
		root.mend(o.far[0])
	}
}

// touch notes that the items of a span are wanted.
func (s span[T]) touch(calls uint64) {
	s.level.wanted = calls
	lo, hi := s.blocks()
	for k := lo; k < hi; k++ {
		if b := s.level.blocks[k]; b != nil {
			b.wanted = calls
		}
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

// askNext begins a request for the query that replaces the one that shows.
func (o *Outline[T]) askNext() bool {
	t := o.next
	if t.root.leaf {
		return o.openRows(t)
	}
	return o.seekOn(t) || t.seek.done && o.askBlock(o.around(t), false)
}

// around returns what may be on the screen when a tree is shown.
func (o *Outline[T]) around(t *tree[T]) []span[T] {
	anchor, screen := t.anchorLine(), o.view.screen()
	o.ahead = t.spans(o.ahead[:0], anchor-screen, anchor+screen)
	return o.ahead
}

// ready reports whether the next tree can take the place of the one that shows: rows without groups came
// with all that is on the screen.
func (o *Outline[T]) ready() bool {
	t := o.next
	return t != nil && t.err == nil && t.seek.done && (t.root.leaf || o.arrived(t))
}

// arrived reports whether all is there, or could not be read, that may be on the screen when a tree is shown.
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

// askBlock begins to read the first block of some spans that may be there and was not asked for.
func (o *Outline[T]) askBlock(spans []span[T], onScreen bool) bool {
	for _, s := range spans {
		if s.level.chain != nil {
			return o.askLink(s, onScreen)
		}
		lo, hi := s.blocks()
		for k := lo; k < hi && !s.level.opening; k++ {
			if s.level.blocks[k] == nil && s.level.has(k, onScreen) {
				o.read(s.level, k, rowsource.At(k*BlockRows), false)
				return true
			}
		}
	}
	return false
}

// askCount asks for the number of items of a level on the screen, if it is time to.
func (o *Outline[T]) askCount(now time.Time) bool {
	for _, s := range o.screen {
		if l := s.level; l.counting() && !l.opening && l.counts.due(now) {
			o.recount(l)
			return true
		}
	}
	return false
}

// counting reports whether the number of items is asked for until it is known.
func (l *level[T]) counting() bool { return !l.count.Exact && l.countErr == nil }

// again is when the first thing happens that only time brings about.
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

// oldBlock is a block that may be dropped.
type oldBlock[T any] struct {
	level  *level[T]
	k      int64
	wanted uint64
}

// evict drops the blocks that were not wanted for longest, until the others fit. Those up to one
// screen away stay.
func (o *Outline[T]) evict() {
	t, limit := o.shown, o.options.maxBytes()
	if t.bytes <= limit {
		return
	}
	var old []oldBlock[T]
	t.root.all(func(l *level[T]) {
		for k, b := range l.blocks {
			if b.wanted != o.view.calls && b.len() > 0 {
				old = append(old, oldBlock[T]{l, k, b.wanted})
			}
		}
	})
	slices.SortFunc(old, func(a, b oldBlock[T]) int {
		return cmp.Or(cmp.Compare(a.wanted, b.wanted), cmp.Compare(a.k, b.k))
	})
	for _, b := range old {
		if t.bytes <= limit {
			return
		}
		b.level.drop(b.k)
	}
}

// closeViews closes views that were not used for longest while too many are open.
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
		if o.shown.views <= mostViews {
			return
		}
		l.closeView()
	}
}
