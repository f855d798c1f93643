// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"
	"errors"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// askLink begins to read a block on the way to the first one that is missing, up to some screens
// away.
func (c *Cache[T]) askLink(screens int64) bool {
	g := c.shown
	if g.chain.err != nil || g.chain.jumping {
		return false
	}
	lo, hi := c.around(screens)
	mayJump := screens == 0
	for k := lo; k < hi; k++ {
		if g.blocks[k] != nil || !g.chain.has(k, g.count.N, screens == 0) {
			continue
		}
		next, at, jump := g.chain.link(k)
		switch {
		case jump && !mayJump:
			return false // the first row on the screen decides where a chain begins
		case g.blocks[next] == nil:
			c.readLink(g, next, at, jump)
			return true
		}
		mayJump = false
	}
	return false
}

// readLink reads a block of a chain.
func (c *Cache[T]) readLink(g *generation[T], k int64, at rowsource.Seek, jump bool) {
	ctx, cancel := context.WithCancel(g.ctx)
	b := &block[T]{cancel: cancel, jump: jump, wanted: c.view.calls}
	g.blocks[k] = b
	g.chain.jumping = jump
	view := g.view
	c.pool.request(func() func() {
		page, err := view.Read(ctx, at, BlockRows)
		cancel()
		return func() {
			if g == c.shown && g.blocks[k] == b {
				c.keepLink(g, k, at, page, err)
			}
		}
	})
}

// keepLink takes over a block of a chain.
func (c *Cache[T]) keepLink(g *generation[T], k int64, at rowsource.Seek, page rowsource.Page[T], err error) {
	b := g.blocks[k]
	b.cancel = nil
	if b.jump {
		g.chain.jumping = false
	}
	switch {
	case err != nil && b.cancelled, b.jump && (b.cancelled || c.seesRows()):
		g.drop(k)
	case !g.chain.ahead && errors.Is(err, rowsource.ErrUnsupported):
		g.drop(k)
		g.chain.ahead = true
	case err != nil && b.jump:
		b.err = err
	case err != nil:
		g.drop(k)
		g.chain.err = err
	case b.jump && len(page.Items) == 0:
		g.drop(k)
		g.count = rowsource.Count{N: min(g.count.N, at.Index)}
	case b.jump:
		c.rebase(g, at.Index, page)
	default:
		g.drop(k)
		c.putLink(g, k, at.Kind == rowsource.SeekBefore, page)
		g.count = g.chain.settle(g.count)
	}
}

// seesRows reports whether rows of the chain are on the screen.
func (c *Cache[T]) seesRows() bool {
	lo, hi := c.around(0)
	for k := lo; k < hi; k++ {
		if b := c.shown.blocks[k]; b != nil && b.rows != nil {
			return true
		}
	}
	return false
}

// rebase begins another chain with a page that was read at an estimated index. No row of the old
// chain is near the screen.
func (c *Cache[T]) rebase(g *generation[T], asked int64, page rowsource.Page[T]) {
	old := g.chain
	g.blocks, g.bytes, g.chain = map[int64]*block[T]{}, 0, newChain()
	g.chain.shift, g.chain.offset, g.chain.ahead = old.shift, asked, old.ahead
	g.chain.hasStart = asked == 0
	c.begin(g, page)
}

// begin takes over the first page of a chain.
func (c *Cache[T]) begin(g *generation[T], page rowsource.Page[T]) {
	if page.Index >= 0 {
		g.chain.move(page.Index)
	}
	c.putLink(g, 0, false, page)
	g.count = g.chain.settle(g.count)
}

// putLink keeps the rows of a block. A short page is the end of the view, or its start if it was
// read backwards.
func (c *Cache[T]) putLink(g *generation[T], k int64, back bool, page rowsource.Page[T]) {
	n := len(page.Items)
	first := k * BlockRows
	if back {
		first += BlockRows - int64(n)
	}
	if n > 0 {
		g.chain.before[k], g.chain.after[k] = page.First, page.Last
		rows := page.Items
		if back && n < BlockRows { // rows stand at the end of the block
			rows = append(make([]T, BlockRows-n, BlockRows), rows...)
		}
		g.put(k, newBlock(rows, c.options.size, c.view.calls))
	}
	if page.Exact && page.Index >= 0 && !g.chain.exact {
		g.chain.exact = true
		g.chain.move(page.Index - first)
	}
	switch {
	case n == BlockRows:
	case back:
		g.chain.start, g.chain.hasStart = (k+1)*BlockRows-int64(n), true
	default:
		g.chain.end, g.chain.hasEnd = k*BlockRows+int64(n), true
	}
}

// around are the first block of the rows up to some screens away and the one after the last.
func (c *Cache[T]) around(screens int64) (lo, hi int64) {
	if c.shown.chain == nil {
		return c.view.blocks(screens)
	}
	first, last := c.view.lines(screens)
	lo, _ = blockOf(first - c.shown.chain.offset)
	hi, _ = blockOf(last - c.shown.chain.offset + BlockRows - 1)
	return lo, hi
}

// mend forgets that a block of the chain could not be read, once nothing is missing near the
// screen.
func (c *Cache[T]) mend() {
	g := c.shown
	if g.chain == nil || g.chain.err == nil {
		return
	}
	lo, hi := c.around(farScreens)
	for k := lo; k < hi; k++ {
		if g.blocks[k] == nil && g.chain.has(k, g.count.N, false) {
			return
		}
	}
	g.chain.err = nil
}

// follow reads the first rows of a chain, page by page, up to a number of rows after the one to
// stay at.
func (o *opened[T]) follow(g *generation[T], source rowsource.Source[T], screen int64) error {
	at, enough := g.from, screen+BlockRows
	for {
		page, err := o.view.Read(g.ctx, at, BlockRows)
		if err != nil {
			return err
		}
		o.pages = append(o.pages, page)
		if g.keep != "" && !o.kept {
			i := slices.IndexFunc(page.Items, func(row T) bool { return source.ID(row) == g.keep })
			if o.kept = i >= 0; o.kept {
				o.anchor = int64(len(o.pages)-1)*BlockRows + int64(i)
			}
		}
		read := int64(len(o.pages)) * BlockRows
		if len(page.Items) < BlockRows || read >= g.seekUpTo+enough || o.kept && read >= o.anchor+enough {
			return nil
		}
		at = rowsource.After(page.Last)
	}
}

// adoptChain takes over the first rows of a chain.
func (c *Cache[T]) adoptChain(g *generation[T], o opened[T]) {
	g.chain = newChain()
	g.chain.offset = g.fromIndex
	for k, page := range o.pages {
		if k == 0 {
			g.chain.hasStart = g.from.Kind == rowsource.SeekIndex
			c.begin(g, page)
		} else {
			c.putLink(g, int64(k), false, page)
		}
	}
	g.count = g.chain.settle(g.count)
	g.chain.shift = 0
	if !o.kept {
		o.anchor = g.seekUpTo
	}
	g.anchor, g.kept = max(min(o.anchor+g.chain.offset, g.count.N-1), 0), o.kept
}

// resume says where the rows of a query are read again, so that the row at an index is among them.
func (g *generation[T]) resume(old *chain, i int64) {
	k, _ := blockOf(i - old.offset)
	if from, ok := old.after[k-1]; ok && (i > longestChain*BlockRows || !old.exact) {
		g.from, g.fromIndex = rowsource.After(from), k*BlockRows+old.offset
	}
	g.seekUpTo = i - g.fromIndex
}
