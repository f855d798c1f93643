// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// pool runs the requests of one owner on separate goroutines, and delivers their results on the goroutine of
// the frames.
type pool struct {
	wake     func()
	inFlight int // running requests; used only by the goroutine of the frames

	// mu guards what other goroutines access too: arrived, and changes of closed.
	mu      sync.Mutex
	arrived []func()
	closed  bool
}

// full reports whether no other request may begin.
func (p *pool) full() bool { return p.inFlight >= maxInFlight }

// request runs work on a new goroutine, and queues the function that it returns for take.
func (p *pool) request(work func() (arrive func())) {
	p.inFlight++
	go func() {
		arrive := work()
		p.mu.Lock()
		if p.closed { // the owner has released everything
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

// take delivers what has arrived, and reports whether there was anything.
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

// close calls release, in which the owner drops everything, and then delivers what has arrived.
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

// start runs work with the view of a level, which it opens if needed, and arrive in Sync. The request ends
// early if the returned function is called.
func (o *Outline[T]) start(l *level[T], work func(context.Context, rowsource.Result[T]) error, arrive func(error)) context.CancelFunc {
	first := l.view == nil
	if first {
		l.ctx, l.cancel = context.WithCancel(l.tree.ctx)
		l.opening = true
	}
	l.running++
	ctx, cancel := context.WithCancel(l.ctx)
	view, opening, query := l.view, l.ctx, l.query()
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

// opened takes over a view, and closes it if the request failed or the level is gone.
func (l *level[T]) opened(view rowsource.Result[T], err error) {
	l.opening = false
	if l.view = view; view != nil {
		l.tree.views++
	}
	if view == nil || err != nil || l.gone {
		l.closeView()
	}
}

// read reads a block of a level at a place.
func (o *Outline[T]) read(l *level[T], k int64, at rowsource.Seek, jump bool) {
	b := &block[T]{level: l, k: k, wanted: o.view.calls, jump: jump}
	l.blocks[k] = b
	o.flights = append(o.flights, b)
	var rows rowsource.Page[T]
	var groups rowsource.Page[rowsource.Group]
	b.cancel = o.start(l, func(ctx context.Context, v rowsource.Result[T]) (err error) {
		if l.leaf {
			rows, err = v.Read(ctx, at, BlockRows)
		} else {
			groups, err = v.Groups(ctx, at, BlockRows)
		}
		return err
	}, func(err error) {
		o.flights = slices.DeleteFunc(o.flights, func(f *block[T]) bool { return f == b })
		if !b.there() {
			return
		}
		b.cancel = nil
		l.drop(k)
		switch {
		case l.chain != nil:
			o.keepLink(b, at, rows, err)
		case err == nil:
			o.keep(l, k, rows.Items, groups.Items)
		case !b.cancelled:
			o.fail(b, err)
		}
		l.resize()
	})
}

// keep takes over the items of a block that was read at an index.
func (o *Outline[T]) keep(l *level[T], k int64, rows []T, groups []rowsource.Group) {
	got := len(rows) + len(groups)
	if got > 0 {
		o.put(l, k, rows, groups)
	}
	l.learnEnd(k*BlockRows, got, BlockRows)
	if l.nests() {
		l.replace(k)
	}
	if l.leaf && l.parent != nil && l.nests() {
		l.tree.empty[l.group.Value().String()] = l.count == rowsource.Count{Exact: true}
	}
}

// fail records why a block could not be read. Without the top there is nothing to show.
func (o *Outline[T]) fail(b *block[T], err error) {
	if b.level.tree == o.next && b.level.parent == nil {
		o.next.fail(err)
		return
	}
	b.err, b.level.blocks[b.k] = err, b
	o.failed = append(o.failed, b)
}

// recount requests the number of items.
func (o *Outline[T]) recount(l *level[T]) {
	l.counts.asking = true
	var count rowsource.Count
	o.start(l, func(ctx context.Context, v rowsource.Result[T]) (err error) {
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

// firstRows is the initial read of rows without groups.
type firstRows[T any] struct {
	source rowsource.Source[T]
	view   rowsource.Result[T]
	screen int64
	// pages holds the rows from index from on: asked rows read at an index, or the pages of a chain.
	pages   []rowsource.Page[T]
	chained bool
	from    int64
	asked   int
	// anchor is the index to stay at; kept reports whether it is the row to stay at.
	anchor int64
	kept   bool
}

// openRows opens the view of rows without groups, and reads the rows around the one to stay at.
func (o *Outline[T]) openRows(t *tree[T]) bool {
	if t.seek.locating {
		return false
	}
	t.seek.locating = true
	f := firstRows[T]{source: o.options.Source, screen: o.view.screen()}
	o.start(t.root, func(ctx context.Context, v rowsource.Result[T]) error {
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

// read finds the row to stay at, and reads the rows around it.
func (f *firstRows[T]) read(ctx context.Context, t *tree[T]) error {
	if f.chained = !f.source.Features().Index; f.chained {
		return f.follow(ctx, t)
	}
	f.anchor = t.fallback
	if t.keep.ID != "" {
		switch i, err := f.view.Locate(ctx, t.keep.ID); {
		case err == nil:
			f.anchor, f.kept = i, true
		case !errors.Is(err, rowsource.ErrNoRow):
			return err
		}
	}
	if err := f.around(ctx); err != nil || len(f.pages[0].Items) > 0 || f.anchor == 0 {
		return err
	}
	count, err := f.view.Count(ctx) // there are fewer rows than before
	if err != nil {
		return err
	}
	f.anchor = max(count.N-1, 0)
	return f.around(ctx)
}

// around reads the blocks up to a screen away from the anchor.
func (f *firstRows[T]) around(ctx context.Context) error {
	f.from = max(f.anchor-f.screen, 0) / BlockRows * BlockRows
	f.asked = int((f.anchor+f.screen+BlockRows)/BlockRows*BlockRows - f.from)
	page, err := f.view.Read(ctx, rowsource.Seek{Index: f.from}, f.asked)
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
			o.put(l, k, slices.Clone(rows), nil)
			k++
		}
		l.learnEnd(f.from, len(f.pages[0].Items), f.asked)
	}
	t.seek = seek[T]{at: l, item: f.anchor, done: true, kept: f.kept}
	l.resize()
}
