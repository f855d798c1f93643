// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

// Ref points to the i-th row, nil if it is not Loaded. What it points to does not change, but for
// what the owner of the rows writes.
func (c *Cache[T]) Ref(i int64) *T {
	if c.shown == nil || i < 0 {
		return nil
	}
	k, at := blockOf(c.shown.inBlocks(i))
	if b := c.shown.blocks[k]; b != nil && at < int64(len(b.rows)) {
		return &b.rows[at]
	}
	return nil
}

// inBlocks is the index of the i-th row of the view among those of the blocks.
func (g *generation[T]) inBlocks(i int64) int64 {
	if g.chain != nil {
		i -= g.chain.offset
	}
	return i
}

// Find is the index of a row with an id, if it is Loaded and in one of the blocks up to one
// screen away from those on the screen, or in the block of near.
func (c *Cache[T]) Find(id string, near int64) (i int64, ok bool) {
	if c.shown == nil {
		return 0, false
	}
	if i, ok = c.findIn(near, near, id); ok {
		return i, true
	}
	lo, hi := c.view.lines(1)
	if i, ok = c.findIn(lo, hi, id); ok {
		return i, true
	}
	return c.findIn(c.shown.anchor, c.shown.anchor, id)
}

// findIn is the index of a row with an id in the blocks of the rows from one to another.
func (c *Cache[T]) findIn(first, last int64, id string) (i int64, ok bool) {
	g := c.shown
	lo, _ := blockOf(g.inBlocks(first))
	hi, _ := blockOf(g.inBlocks(last))
	for k := lo; k <= hi; k++ {
		b := g.blocks[k]
		if b == nil {
			continue
		}
		for at := range b.rows {
			if c.options.Source.ID(b.rows[at]) == id {
				return k*BlockRows + int64(at) + first - g.inBlocks(first), true
			}
		}
	}
	return 0, false
}

// Reading reports whether anything is being read.
func (c *Cache[T]) Reading() bool { return c.pool.inFlight > 0 }

// Failed is the error of a row on the screen that could not be read, nil if there is none.
func (c *Cache[T]) Failed() error {
	if c.shown == nil {
		return nil
	}
	for i := c.view.first; i < c.view.last; i = (i/BlockRows + 1) * BlockRows {
		if err := c.Err(i); err != nil {
			return err
		}
	}
	return c.Err(max(c.view.last-1, 0))
}
