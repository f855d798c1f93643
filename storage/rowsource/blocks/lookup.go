// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

// Ref points to the i-th row, nil if it is not Loaded. What it points to does not change, but for
// what the owner of the rows writes.
func (c *Cache[T]) Ref(i int64) *T {
	b := c.block(i)
	if b == nil {
		return nil
	}
	if at := i % BlockRows; at < int64(len(b.rows)) {
		return &b.rows[at]
	}
	return nil
}

// Find is the index of a row with an id, if it is Loaded and in one of the blocks up to one
// screen away from those on the screen, or in the block of near.
func (c *Cache[T]) Find(id string, near int64) (i int64, ok bool) {
	if c.shown == nil {
		return 0, false
	}
	if i, ok = c.findIn(near/BlockRows, id); ok {
		return i, true
	}
	lo, hi := c.view.blocks(1)
	for k := lo; k < hi; k++ {
		if i, ok = c.findIn(k, id); ok {
			return i, true
		}
	}
	return c.findIn(c.shown.anchor/BlockRows, id)
}

// findIn is the index of a row with an id in a block.
func (c *Cache[T]) findIn(k int64, id string) (i int64, ok bool) {
	b := c.shown.blocks[k]
	if b == nil {
		return 0, false
	}
	for at := range b.rows {
		if c.options.Source.ID(b.rows[at]) == id {
			return k*BlockRows + int64(at), true
		}
	}
	return 0, false
}

// Reading reports whether anything is being read.
func (c *Cache[T]) Reading() bool { return c.inFlight > 0 }

// Failed is the error of a block on the screen that could not be read, nil if there is none.
func (c *Cache[T]) Failed() error {
	if c.shown == nil {
		return nil
	}
	lo, hi := c.view.blocks(0)
	for k := lo; k < hi; k++ {
		if b := c.shown.blocks[k]; b != nil && b.err != nil {
			return b.err
		}
	}
	return nil
}
