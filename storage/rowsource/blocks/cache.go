// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import "github.com/giogrid/giogrid/storage/rowsource"

// Cache keeps the rows of a query that are looked at. All methods are called on one goroutine,
// that of the frames; none of them waits. It is made by New; Close it.
type Cache[T any] struct {
	options Options[T]
	// shown has the rows that show, nil before the first ones are there; next is the query
	// that replaces it, nil if there is none.
	shown, next *generation[T]
	view        window
	pool        pool
}

// New makes a cache without a query.
func New[T any](o Options[T]) *Cache[T] {
	return &Cache[T]{options: o, pool: pool{wake: o.Wake}}
}

// SetQuery replaces the query. Until the first rows of the new one are there, those of the old
// one stay. keep is the id of a row that the owner wants to stay at: Update.Anchor says where it
// is then; it is empty for the first row. Without Features.Index it is found among the first rows
// alone. A query that is equal to the last one changes nothing.
func (c *Cache[T]) SetQuery(q rowsource.Query, keep string) {
	if last := c.last(); last != nil && last.err == nil && last.query.Equal(q) {
		return
	}
	c.replace(&generation[T]{query: q, keep: keep})
}

// Reload reads the rows of the query again, for instance because they have changed. The old ones
// stay until the first new ones are there. keep is the id of a row to stay at; if it is gone,
// Update.Anchor is where it was.
func (c *Cache[T]) Reload(keep string) {
	last := c.last()
	if last == nil {
		return
	}
	g := &generation[T]{query: last.query, keep: keep, fallback: c.view.first}
	if last == c.shown && last.chain != nil {
		g.resume(last.chain, c.view.first)
	}
	c.replace(g)
}

// last is the generation that was asked for last.
func (c *Cache[T]) last() *generation[T] {
	if c.next != nil {
		return c.next
	}
	return c.shown
}

// replace makes a generation the next one. What others wait for is cancelled.
func (c *Cache[T]) replace(g *generation[T]) {
	if c.pool.closed {
		return
	}
	if c.next != nil {
		c.next.close()
	}
	if c.shown != nil {
		c.shown.cancelReads()
	}
	c.next = g
}

// Pending reports whether the rows that show are those of an old query, and the new one is read.
// They are painted dimmed.
func (c *Cache[T]) Pending() bool { return c.next != nil && c.next.err == nil }

// QueryErr is why the query could not be opened, nil if it was not tried or went well. Retry
// tries again.
func (c *Cache[T]) QueryErr() error {
	if c.next == nil {
		return nil
	}
	return c.next.err
}

// Count is the number of rows as far as it is known.
func (c *Cache[T]) Count() rowsource.Count {
	if c.shown == nil {
		return rowsource.Count{}
	}
	return c.shown.count
}

// Row is the i-th row, if it is Loaded.
func (c *Cache[T]) Row(i int64) (row T, state State) {
	if c.shown == nil || i < 0 {
		return row, Loading
	}
	return c.shown.row(i)
}

// Err is why the i-th row could not be read, nil if it is not Failed.
func (c *Cache[T]) Err(i int64) error {
	if c.shown == nil || i < 0 {
		return nil
	}
	return c.shown.rowErr(i)
}

// ID is the id of the i-th row, and "" if it is not Loaded.
func (c *Cache[T]) ID(i int64) string {
	row, state := c.Row(i)
	if state != Loaded {
		return ""
	}
	return c.options.Source.ID(row)
}

// CountErr is why rows are not counted and read as the source usually does, nil if nothing is wrong. Retry
// counts them in another way.
func (c *Cache[T]) CountErr() error {
	if c.shown == nil {
		return nil
	}
	return c.shown.countErr
}

// Retry tries again what has failed: the query, the number of rows, and all blocks.
func (c *Cache[T]) Retry() {
	if c.next != nil && c.next.err != nil {
		n := c.next
		c.replace(&generation[T]{
			query: n.query, keep: n.keep, fallback: n.fallback, from: n.from, fromIndex: n.fromIndex, seekUpTo: n.seekUpTo,
		})
	}
	if c.shown != nil {
		c.shown.forgetFailed()
		c.shown.countErr, c.shown.counts = nil, recount{asking: c.shown.counts.asking}
		if c.shown.chain != nil {
			c.shown.chain.err = nil
		}
	}
}

// Close cancels what is being read and closes the views. The cache has no rows then.
func (c *Cache[T]) Close() {
	c.pool.close(func() {
		for _, g := range []*generation[T]{c.shown, c.next} {
			if g != nil {
				g.close()
			}
		}
		c.shown, c.next = nil, nil
	})
}

// Bytes is about how much memory the rows take that are kept.
func (c *Cache[T]) Bytes() int {
	if c.shown == nil {
		return 0
	}
	return c.shown.bytes
}
