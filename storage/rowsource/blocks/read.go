// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// pool runs the requests of one owner on goroutines of their own, and hands over what they bring
// on the goroutine of the frames.
type pool struct {
	wake     func()
	inFlight int // requests that run; of the goroutine of the frames

	// mu guards what other goroutines see too: arrived, and changes of closed.
	mu      sync.Mutex
	arrived []func()
	closed  bool
}

// full reports whether no other request may begin.
func (p *pool) full() bool { return p.inFlight >= maxInFlight }

// request runs work on a goroutine of its own, and what it returns when it is taken.
func (p *pool) request(work func() (arrive func())) {
	p.inFlight++
	go func() {
		arrive := work()
		p.mu.Lock()
		if p.closed { // nobody else has what it is about any more
			arrive()
		} else {
			p.arrived = append(p.arrived, arrive)
		}
		p.mu.Unlock()
		if p.wake != nil {
			p.wake()
		}
	}()
}

// take takes over what has arrived, and reports whether that was anything.
func (p *pool) take() bool {
	p.mu.Lock()
	arrived := p.arrived
	p.arrived = nil
	p.mu.Unlock()
	for _, arrive := range arrived {
		p.inFlight--
		arrive()
	}
	return len(arrived) > 0
}

// close takes over what has arrived after the owner let go of everything in release.
func (p *pool) close(release func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	release()
	p.closed = true
	for _, arrive := range p.arrived {
		arrive()
	}
	p.arrived = nil
}

// blockRef is a block of a level.
type blockRef[T any] struct {
	level *level[T]
	k     int64
	*block[T]
}

// there reports whether the block was neither dropped nor replaced.
func (r blockRef[T]) there() bool { return !r.level.gone && r.level.blocks[r.k] == r.block }

// forget forgets a block that could not be read, so that it is asked for again.
func (r blockRef[T]) forget() {
	if r.there() {
		r.level.drop(r.k)
	}
}

// in reports whether the block has an item in one of some spans.
func (r blockRef[T]) in(spans []span[T]) bool {
	return slices.ContainsFunc(spans, func(s span[T]) bool {
		lo, hi := s.blocks()
		return s.level == r.level && r.k >= lo && r.k < hi
	})
}

// start asks the view of a level, which is opened if it is not, and calls arrive in Sync. The
// request ends early with what it returns.
func (o *Outline[T]) start(l *level[T], work func(context.Context, rowsource.View[T]) error, arrive func(error)) context.CancelFunc {
	first := l.view == nil
	if first {
		l.ctx, l.cancel = context.WithCancel(l.tree.ctx)
		l.opening = true
	}
	l.running++
	ctx, cancel := context.WithCancel(l.ctx)
	view, opening, query := l.view, l.ctx, l.tree.query
	query.Path = l.group.Path
	o.pool.request(func() func() {
		defer cancel()
		var err error
		if first {
			view, err = o.options.Source.Open(opening, query)
		}
		if err == nil {
			err = work(ctx, view)
		} else {
			view = nil
		}
		return func() {
			l.running--
			if first {
				l.opened(view, err)
			}
			arrive(err)
		}
	})
	if first {
		return l.cancel
	}
	return cancel
}

// opened takes over a view, unless what it was opened for has failed or nobody needs it any more.
func (l *level[T]) opened(view rowsource.View[T], err error) {
	l.opening = false
	if view != nil && err == nil && !l.gone {
		l.view = view
		l.tree.views++
		return
	}
	if view != nil {
		go view.Close() // it may wait for the server
	}
	if l.cancel != nil {
		l.cancel()
	}
	l.ctx, l.cancel = nil, nil
}

// newBlock returns a block of items that have arrived.
func (o *Outline[T]) newBlock(got items[T]) *block[T] {
	return &block[T]{items: got, size: got.bytes(&o.options), wanted: o.view.calls}
}

// read reads a block of a level at a place.
func (o *Outline[T]) read(l *level[T], k int64, at rowsource.Seek, jump bool) {
	r := blockRef[T]{l, k, &block[T]{wanted: o.view.calls, jump: jump}}
	l.blocks[k] = r.block
	o.flights = append(o.flights, r)
	var rows rowsource.Page[T]
	var groups rowsource.Page[rowsource.Group]
	r.cancel = o.start(l, func(ctx context.Context, v rowsource.View[T]) (err error) {
		if l.leaf {
			rows, err = v.Read(ctx, at, BlockRows)
		} else {
			groups, err = v.Groups(ctx, at, BlockRows)
		}
		return err
	}, func(err error) {
		o.flights = slices.DeleteFunc(o.flights, func(f blockRef[T]) bool { return f.block == r.block })
		if !r.there() {
			return
		}
		r.cancel = nil
		switch {
		case l.chain != nil:
			o.keepLink(r, at, rows, err)
		case err == nil:
			got := items[T]{rows.Items, groups.Items}
			l.keep(k, got, o.newBlock(got))
		case r.cancelled:
			l.drop(k)
		default:
			o.fail(r, err)
		}
		l.resize()
	})
}

// fail notes why a block could not be read. Without the top there is nothing to show.
func (o *Outline[T]) fail(r blockRef[T], err error) {
	if r.err = err; r.level.tree == o.next && r.level.parent == nil {
		o.next.fail(err)
		return
	}
	o.failed = append(o.failed, r)
}

// recount asks for the number of items.
func (o *Outline[T]) recount(l *level[T]) {
	l.counts.asking = true
	var count rowsource.Count
	o.start(l, func(ctx context.Context, v rowsource.View[T]) (err error) {
		if l.leaf {
			count, err = v.Count(ctx)
		} else {
			count, err = v.CountGroups(ctx)
		}
		return err
	}, func(err error) {
		l.counts.asking = false
		if l.chain == nil || err != nil {
			l.counted(count, err)
		} else if !l.count.Exact {
			l.count = l.chain.recounted(l.count, count, o.view.first)
		}
		if !l.gone {
			l.resize()
		}
	})
}

// firstRows are what is read of rows without groups before they show.
type firstRows[T any] struct {
	source rowsource.Source[T]
	view   rowsource.View[T]
	screen int64
	// pages are the rows from the index from on: asked rows at an index, or those of a chain.
	pages   []rowsource.Page[T]
	chained bool
	from    int64
	asked   int
	// anchor is where to stay, kept says that this is the row to stay at.
	anchor int64
	kept   bool
}

// openRows opens the view of rows without groups, and reads those around the one to stay at.
func (o *Outline[T]) openRows(t *tree[T]) bool {
	if t.seek.locating {
		return false
	}
	t.seek.locating = true
	f := firstRows[T]{source: o.options.Source, screen: o.view.screen()}
	o.start(t.root, func(ctx context.Context, v rowsource.View[T]) error {
		f.view = v
		return f.read(ctx, t)
	}, func(err error) {
		switch {
		case t.root.gone:
		case err != nil:
			t.fail(err)
		default:
			o.adopt(t, &f)
		}
	})
	return true
}

func (f *firstRows[T]) read(ctx context.Context, t *tree[T]) (err error) {
	if f.chained = !f.source.Features().Index; f.chained {
		return f.follow(ctx, t)
	}
	if err = f.locate(ctx, t); err != nil {
		return err
	}
	if err = f.around(ctx); err != nil || len(f.pages[0].Items) > 0 || f.anchor == 0 {
		return err
	}
	count, err := f.view.Count(ctx) // fewer rows than there were
	if err != nil {
		return err
	}
	f.anchor = max(count.N-1, 0)
	return f.around(ctx)
}

// locate finds the row to stay at.
func (f *firstRows[T]) locate(ctx context.Context, t *tree[T]) error {
	f.anchor = t.fallback
	if t.keep.ID == "" {
		return nil
	}
	i, err := f.view.Locate(ctx, t.keep.ID)
	switch {
	case errors.Is(err, rowsource.ErrNoRow):
		return nil
	case err != nil:
		return err
	}
	f.anchor, f.kept = i, true
	return nil
}

// around reads the blocks up to a screen away from the anchor.
func (f *firstRows[T]) around(ctx context.Context) error {
	f.from = max(f.anchor-f.screen, 0) / BlockRows * BlockRows
	to := (f.anchor + f.screen + BlockRows) / BlockRows * BlockRows
	f.asked = int(to - f.from)
	page, err := f.view.Read(ctx, rowsource.At(f.from), f.asked)
	f.pages = []rowsource.Page[T]{page}
	return err
}

// adopt takes over the first rows of a tree without groups.
func (o *Outline[T]) adopt(t *tree[T], f *firstRows[T]) {
	l := t.root
	if f.chained {
		o.adoptChain(t, f)
	} else {
		k := f.from / BlockRows
		for rows := range slices.Chunk(f.pages[0].Items, BlockRows) {
			l.put(k, o.newBlock(items[T]{rows: slices.Clone(rows)}))
			k++
		}
		l.learnEnd(f.from, len(f.pages[0].Items), f.asked)
	}
	t.seek.found(l, f.anchor)
	t.seek.end(f.kept)
	l.resize()
}
