// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"cmp"
	"slices"
	"time"
)

// Want says which rows are on the screen in this frame: first up to the one before last. It
// asks for those that are missing, then for those up to one screen away. again is when it wants
// to be called again though nothing arrives; it is zero if it does not matter.
func (c *Cache[T]) Want(now time.Time, first, last int64) (again time.Time) {
	c.view.move(now, first, last)
	if c.pool.closed {
		return again
	}
	if c.shown != nil {
		c.cancelFar()
		c.mend()
		c.touch()
	}
	for !c.pool.full() && c.ask(now) {
	}
	if c.shown != nil {
		c.evict()
	}
	return c.again(now)
}

// cancelFar cancels the requests for blocks that are far from the screen, and forgets that some
// of them have failed, so that they are asked for again when they are near.
func (c *Cache[T]) cancelFar() {
	lo, hi := c.around(farScreens)
	for k, b := range c.shown.blocks {
		switch {
		case k >= lo && k < hi:
		case b.err != nil:
			c.shown.drop(k)
		case c.shown.chain == nil || b.jump: // what leads to the screen may be far from it
			b.stop()
		}
	}
}

// touch notes that the blocks up to one screen away are wanted.
func (c *Cache[T]) touch() {
	lo, hi := c.around(1)
	for k := lo; k < hi; k++ {
		if b := c.shown.blocks[k]; b != nil {
			b.wanted = c.view.calls
		}
	}
}

// ask begins the most urgent request, and reports whether there was one.
func (c *Cache[T]) ask(now time.Time) bool {
	switch {
	case c.next != nil && !c.next.started:
		c.open(c.next)
		return true
	case c.Pending(), c.shown == nil, c.view.flying:
		return false
	}
	return c.askBlock(0) || c.askCount(now) || c.askBlock(1)
}

// askBlock begins to read the first block that is missing, up to some screens away.
func (c *Cache[T]) askBlock(screens int64) bool {
	if c.shown.chain != nil {
		return c.askLink(screens)
	}
	lo, hi := c.view.blocks(screens)
	for k := lo; k < hi && c.shown.has(k, screens == 0); k++ {
		if c.shown.blocks[k] == nil {
			c.read(c.shown, k)
			return true
		}
	}
	return false
}

// askCount asks for the number of rows if it is time to.
func (c *Cache[T]) askCount(now time.Time) bool {
	if c.shown.count.Exact || c.shown.countErr != nil || !c.shown.counts.due(now) {
		return false
	}
	c.recount(c.shown)
	return true
}

// again is when the first thing happens that only time brings about.
func (c *Cache[T]) again(now time.Time) (at time.Time) {
	if c.view.flying {
		at = c.view.quiet
	}
	if c.shown == nil || c.Pending() || c.shown.count.Exact || c.shown.countErr != nil || c.shown.counts.asking {
		return at
	}
	if r := c.shown.counts.at; r.After(now) && (at.IsZero() || r.Before(at)) {
		at = r
	}
	return at
}

// evict drops the blocks that were not wanted for longest, until the others fit. Those up
// to one screen away stay.
func (c *Cache[T]) evict() {
	g, limit := c.shown, c.options.maxBytes()
	if g.bytes <= limit {
		return
	}
	var old []int64
	for k, b := range g.blocks {
		if b.wanted != c.view.calls && b.rows != nil {
			old = append(old, k)
		}
	}
	slices.SortFunc(old, func(a, b int64) int {
		return cmp.Or(cmp.Compare(g.blocks[a].wanted, g.blocks[b].wanted), cmp.Compare(a, b))
	})
	for _, k := range old {
		if g.bytes <= limit {
			return
		}
		g.drop(k)
	}
}
