// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"
	"errors"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// opened is the view of a generation with its first rows.
type opened[T any] struct {
	view   rowsource.View[T]
	page   rowsource.Page[T]
	from   int64 // the index of the first row of the page
	asked  int
	anchor int64
	kept   bool                // the row to stay at is at anchor
	pages  []rowsource.Page[T] // of a chain
}

// open opens the view of a generation and reads the rows around the one to stay at.
func (c *Cache[T]) open(g *generation[T]) {
	g.started = true
	g.ctx, g.cancel = context.WithCancel(context.Background())
	source, screen := c.options.Source, c.view.screen()
	c.pool.request(func() func() {
		var o opened[T]
		err := o.open(g, source, screen)
		return func() { c.adopt(g, o, err) }
	})
}

func (o *opened[T]) open(g *generation[T], source rowsource.Source[T], screen int64) (err error) {
	if o.view, err = source.Open(g.ctx, g.query); err != nil {
		o.view = nil
		return err
	}
	if !source.Features().Index {
		return o.follow(g, source, screen)
	}
	if err := o.locate(g); err != nil {
		return err
	}
	if err := o.read(g.ctx, screen); err != nil || len(o.page.Items) > 0 || o.anchor == 0 {
		return err
	}
	count, err := o.view.Count(g.ctx) // fewer rows than there were
	if err != nil {
		return err
	}
	o.anchor = max(count.N-1, 0)
	return o.read(g.ctx, screen)
}

// locate finds the row to stay at.
func (o *opened[T]) locate(g *generation[T]) (err error) {
	o.anchor = g.fallback
	if g.keep == "" {
		return nil
	}
	i, err := o.view.Locate(g.ctx, g.keep)
	switch {
	case errors.Is(err, rowsource.ErrNoRow):
		return nil
	case err != nil:
		return err
	}
	o.anchor, o.kept = i, true
	return nil
}

// read reads the blocks up to a screen away from the anchor.
func (o *opened[T]) read(ctx context.Context, screen int64) (err error) {
	o.from = max(o.anchor-screen, 0) / BlockRows * BlockRows
	to := (o.anchor + screen + BlockRows) / BlockRows * BlockRows
	o.asked = int(to - o.from)
	o.page, err = o.view.Read(ctx, rowsource.At(o.from), o.asked)
	return err
}

// read reads a block.
func (c *Cache[T]) read(g *generation[T], k int64) {
	ctx, cancel := context.WithCancel(g.ctx)
	b := &block[T]{cancel: cancel, wanted: c.view.calls}
	g.blocks[k] = b
	view := g.view
	c.pool.request(func() func() {
		page, err := view.Read(ctx, rowsource.At(k*BlockRows), BlockRows)
		cancel()
		return func() { c.keep(g, k, page, err) }
	})
}

// recount asks for the number of rows.
func (c *Cache[T]) recount(g *generation[T]) {
	g.counts.asking = true
	view := g.view
	c.pool.request(func() func() {
		count, err := view.Count(g.ctx)
		return func() { g.recounted(count, err, c.view.first) }
	})
}

// keep takes over a block that was read.
func (c *Cache[T]) keep(g *generation[T], k int64, page rowsource.Page[T], err error) {
	b := g.blocks[k]
	if g != c.shown || b == nil {
		return
	}
	b.cancel = nil
	switch {
	case err != nil && b.cancelled:
		g.drop(k)
	case err != nil:
		b.err = err
	case len(page.Items) == 0:
		g.drop(k)
		g.learnEnd(k*BlockRows, 0, BlockRows)
	default:
		g.put(k, newBlock(page.Items, c.options.size, b.wanted))
		g.learnEnd(k*BlockRows, len(page.Items), BlockRows)
	}
}

// adopt shows a generation whose first rows have arrived.
func (c *Cache[T]) adopt(g *generation[T], o opened[T], err error) {
	g.view = o.view
	if g != c.next {
		g.close()
		return
	}
	if err != nil {
		g.err = err
		g.close()
		return
	}
	g.blocks = map[int64]*block[T]{}
	if o.pages != nil {
		c.adoptChain(g, o)
	} else {
		c.adoptPage(g, o)
	}
	if c.shown != nil {
		c.shown.close()
	}
	c.shown, c.next = g, nil
	c.view.jump()
}

// adoptPage takes over the first rows of a source that reads at exact indexes.
func (c *Cache[T]) adoptPage(g *generation[T], o opened[T]) {
	k := o.from / BlockRows
	for rows := range slices.Chunk(o.page.Items, BlockRows) {
		g.put(k, newBlock(slices.Clone(rows), c.options.size, c.view.calls))
		k++
	}
	g.learnEnd(o.from, len(o.page.Items), o.asked)
	g.anchor, g.kept = o.anchor, o.kept
}
