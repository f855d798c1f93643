// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// mostViews is how many views are open at once, but for those up to one screen away. The others are
// opened again when they are needed.
const mostViews = 16

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
		o.look(o.shown.root)
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

// look finds what is on the screen and near it, notes that it is wanted, and cancels what is far.
func (o *Outline[T]) look(root *level[T]) {
	find := func(to []span[T], screens int64) []span[T] {
		lo, hi := o.view.lines(screens)
		return root.spans(to[:0], lo, hi)
	}
	o.screen, o.near, o.far = find(o.screen, 0), find(o.near, 1), find(o.far, farScreens)
	for _, s := range o.near {
		s.touch(o.view.calls)
	}
	for _, r := range o.flights {
		if r.level.tree == o.shown && !r.in(o.far) {
			r.stop()
		}
	}
	o.failed = slices.DeleteFunc(o.failed, func(r blockRef[T]) bool {
		if r.level.gone || r.in(o.far) || r.level.tree != o.shown {
			return r.level.gone
		}
		r.forget()
		return true
	})
}

// touch notes that the items of a span are wanted.
func (s span[T]) touch(calls uint64) {
	s.level.wanted = calls
	lo, hi := s.blocks()
	for k := lo; k < hi; k++ {
		if b := s.level.rows.blocks[k]; b != nil {
			b.wanted = calls
		}
		if b := s.level.groups.blocks[k]; b != nil {
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
	return o.askBlock(o.screen) || o.askCount(now) || o.askBlock(o.near)
}

// askNext begins a request for the query that replaces the one that shows.
func (o *Outline[T]) askNext() bool {
	t := o.next
	if o.seekOn(t) {
		return true
	}
	return t.seek.done && o.askBlock(o.around(t))
}

// around is what may be on the screen when a tree is shown.
func (o *Outline[T]) around(t *tree[T]) []span[T] {
	anchor, screen := t.anchorLine(), o.view.screen()
	o.ahead = t.root.spans(o.ahead[:0], anchor-screen, anchor+screen)
	return o.ahead
}

// ready reports whether the next tree can take the place of the one that shows.
func (o *Outline[T]) ready() bool {
	t := o.next
	return t != nil && t.err == nil && t.seek.done && o.arrived(t)
}

// arrived reports whether all is there that may be on the screen when a tree is shown.
func (o *Outline[T]) arrived(t *tree[T]) bool {
	for _, s := range o.around(t) {
		lo, hi := s.blocks()
		for k := lo; k < hi; k++ {
			if !s.level.settled(k) {
				return false
			}
		}
	}
	return true
}

// settled reports whether a block is there, or could not be read.
func (l *level[T]) settled(k int64) bool {
	if l.leaf {
		return l.rows.settled(k)
	}
	return l.groups.settled(k)
}

func (p *pages[I]) settled(k int64) bool {
	b := p.blocks[k]
	return b != nil && b.cancel == nil
}

// missing reports whether a block may be there and was not asked for.
func (l *level[T]) missing(k int64) bool {
	if l.leaf {
		return l.rows.blocks[k] == nil && l.rows.has(k, false)
	}
	return l.groups.blocks[k] == nil && l.groups.has(k, false)
}

// askBlock begins to read the first block of some spans that is missing.
func (o *Outline[T]) askBlock(spans []span[T]) bool {
	for _, s := range spans {
		lo, hi := s.blocks()
		for k := lo; k < hi && !s.level.opening; k++ {
			if s.level.missing(k) {
				o.read(s.level, k)
				return true
			}
		}
	}
	return false
}

// askCount asks for the number of items of a level on the screen, if it is time to.
func (o *Outline[T]) askCount(now time.Time) bool {
	for _, s := range o.screen {
		if l := s.level; !l.count().Exact && !l.opening && l.recounts().due(now) {
			o.recount(l)
			return true
		}
	}
	return false
}

// recount asks for the number of items.
func (o *Outline[T]) recount(l *level[T]) {
	l.recounts().asking = true
	var count rowsource.Count
	o.start(l, func(ctx context.Context, v rowsource.View[T]) (err error) {
		if l.leaf {
			count, err = v.Count(ctx)
		} else {
			count, err = v.CountGroups(ctx)
		}
		return err
	}, func(err error) {
		if l.leaf {
			l.rows.counted(count, err)
		} else {
			l.groups.counted(count, err)
		}
		if !l.gone {
			l.resize()
		}
	})
}

// again is when the first thing happens that only time brings about.
func (o *Outline[T]) again(now time.Time) (at time.Time) {
	if o.Pending() && o.next.seek.done && o.arrived(o.next) {
		return now // Sync swaps lines, though nothing arrives
	}
	if o.view.flying {
		at = o.view.quiet
	}
	if o.shown == nil || o.Pending() {
		return at
	}
	for _, s := range o.screen {
		r := s.level.recounts()
		if !s.level.count().Exact && !r.asking && r.at.After(now) && (at.IsZero() || r.at.Before(at)) {
			at = r.at
		}
	}
	return at
}

// oldBlock is a block that may be dropped.
type oldBlock[T any] struct {
	blockRef[T]
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
	t.all(func(l *level[T]) {
		collectOld(&old, l, &l.rows, o.view.calls)
		collectOld(&old, l, &l.groups, o.view.calls)
	})
	slices.SortFunc(old, func(a, b oldBlock[T]) int {
		return cmp.Or(cmp.Compare(a.wanted, b.wanted), cmp.Compare(a.k, b.k))
	})
	for _, b := range old {
		if t.bytes <= limit {
			return
		}
		bytes := b.level.rows.bytes + b.level.groups.bytes
		b.level.rows.drop(b.k)
		b.level.groups.drop(b.k)
		t.bytes += b.level.rows.bytes + b.level.groups.bytes - bytes
	}
}

func collectOld[T, I any](to *[]oldBlock[T], l *level[T], p *pages[I], calls uint64) {
	for k, b := range p.blocks {
		if b.wanted != calls && b.rows != nil {
			*to = append(*to, oldBlock[T]{blockRef[T]{l, k}, b.wanted})
		}
	}
}

// closeViews closes views that were not used for longest while too many are open.
func (o *Outline[T]) closeViews() {
	if o.shown.views <= mostViews {
		return
	}
	var idle []*level[T]
	o.shown.all(func(l *level[T]) {
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
