// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// blockRef is a block of a level.
type blockRef[T any] struct {
	level *level[T]
	k     int64
}

// stop cancels the request for the block.
func (r blockRef[T]) stop() {
	if b := r.level.rows.blocks[r.k]; b != nil {
		b.stop()
	}
	if b := r.level.groups.blocks[r.k]; b != nil {
		b.stop()
	}
}

// forget forgets that the block could not be read, so that it is asked for again.
func (r blockRef[T]) forget() {
	if b := r.level.rows.blocks[r.k]; b != nil && b.err != nil {
		r.level.rows.drop(r.k)
	}
	if b := r.level.groups.blocks[r.k]; b != nil && b.err != nil {
		r.level.groups.drop(r.k)
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

// content is the rows or the groups of a level: where they are kept, and how they are read.
type content[T, I any] struct {
	pages *pages[I]
	read  func(rowsource.View[T], context.Context, rowsource.Seek, int) (rowsource.Page[I], error)
	size  func(I) int
	// arrived, if not nil, brings open groups in line with a block.
	arrived func(from int64, items []I)
}

// read reads a block of a level.
func (o *Outline[T]) read(l *level[T], k int64) {
	r := blockRef[T]{l, k}
	o.flights = append(o.flights, r)
	if l.leaf {
		readBlock(o, r, content[T, T]{&l.rows, rowsource.View[T].Read, o.options.size, nil})
	} else {
		readBlock(o, r, content[T, rowsource.Group]{&l.groups, rowsource.View[T].Groups, groupSize, l.replaceGroups})
	}
}

func readBlock[T, I any](o *Outline[T], r blockRef[T], c content[T, I]) {
	b := &block[I]{wanted: o.view.calls}
	c.pages.blocks[r.k] = b
	var page rowsource.Page[I]
	b.cancel = o.start(r.level, func(ctx context.Context, v rowsource.View[T]) (err error) {
		page, err = c.read(v, ctx, rowsource.At(r.k*BlockRows), BlockRows)
		return err
	}, func(err error) {
		o.flights = slices.DeleteFunc(o.flights, func(f blockRef[T]) bool { return f == r })
		if r.level.gone || c.pages.blocks[r.k] != b {
			return
		}
		bytes := c.pages.bytes
		c.keep(r.k, page.Items, err)
		r.level.tree.bytes += c.pages.bytes - bytes
		if b.err != nil {
			o.blockFailed(r, err)
		}
		r.level.resize()
	})
}

// keep takes over a block that was read.
func (c content[T, I]) keep(k int64, items []I, err error) {
	p, b := c.pages, c.pages.blocks[k]
	b.cancel = nil
	switch {
	case err != nil && b.cancelled:
		p.drop(k)
		return
	case err != nil:
		b.err = err
		return
	case len(items) == 0:
		p.drop(k)
	default:
		p.put(k, newBlock(items, c.size, b.wanted))
	}
	p.learnEnd(k*BlockRows, len(items), BlockRows)
	if c.arrived != nil {
		c.arrived(k*BlockRows, items)
	}
}

func groupSize(g rowsource.Group) (n int) {
	const itself = 64
	for _, v := range g.Path {
		n += v.Size()
	}
	for _, v := range g.Aggregates {
		n += v.Size()
	}
	return n + itself
}

// blockFailed notes a block that could not be read. Without the top there is nothing to show.
func (o *Outline[T]) blockFailed(r blockRef[T], err error) {
	t := r.level.tree
	if t == o.next && r.level == t.root {
		t.err = err
		t.close()
		return
	}
	o.failed = append(o.failed, r)
}

// forgetGone forgets blocks that could not be read of levels that are closed.
func (o *Outline[T]) forgetGone() {
	o.failed = slices.DeleteFunc(o.failed, func(r blockRef[T]) bool { return r.level.gone })
}
