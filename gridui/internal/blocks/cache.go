// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// Cache keeps the visible rows of a query and the rows near them. All methods are called on one goroutine,
// the goroutine of the frames, and never block. New makes a Cache; the owner closes it with Close.
//
// A Cache is an Outline without groups, for all kinds of sources.
type Cache[T any] struct{ lines *Outline[T] }

// New returns a cache without a query.
func New[T any](o Options[T]) *Cache[T] {
	c := &Cache[T]{NewOutline(o)}
	c.lines.flat = true
	return c
}

// SetQuery replaces the query. The old rows stay until the first new rows have arrived. keep is the id of the
// row to stay at, empty for the first row; Update.Anchor then holds its new index. Without Features.Index
// only the first rows are searched for it. SetQuery does nothing if the query equals the last one.
func (c *Cache[T]) SetQuery(q rowsource.Query, keep string) { c.lines.list(q, Place{ID: keep}) }

// Reload reads the rows of the query again, for instance because they have changed. The old rows stay until
// the first new rows have arrived. keep is the id of the row to stay at; if it is gone, Update.Anchor is its
// former index.
func (c *Cache[T]) Reload(keep string) { c.lines.Reload(Place{ID: keep}) }

// Pending reports whether the visible rows belong to an older query while the new one is being read. The
// owner paints them dimmed.
func (c *Cache[T]) Pending() bool { return c.lines.Pending() }

// QueryErr returns why the query could not be opened, nil if it succeeded or was not tried yet. Retry tries
// again.
func (c *Cache[T]) QueryErr() error { return c.lines.QueryErr() }

// Count returns the number of rows as far as it is known.
func (c *Cache[T]) Count() rowsource.Count { return c.lines.Count() }

// CountErr returns why the source cannot count and read rows in its usual way, nil if it can. Retry counts
// them in another way.
func (c *Cache[T]) CountErr() error { return c.lines.CountErr() }

// Row returns the i-th row, if it is Loaded.
func (c *Cache[T]) Row(i int64) (row T, state State) {
	if ref := c.lines.Ref(i); ref != nil {
		return *ref, Loaded
	}
	return row, c.lines.Line(i).State
}

// Ref returns a pointer to the i-th row, nil if it is not Loaded. Only the owner of the rows may change the
// row.
func (c *Cache[T]) Ref(i int64) *T { return c.lines.Ref(i) }

// Err returns why the i-th row could not be read, nil if it is not Failed.
func (c *Cache[T]) Err(i int64) error { return c.lines.Err(i) }

// ID returns the id of the i-th row, and "" if it is not Loaded.
func (c *Cache[T]) ID(i int64) string { return c.lines.Place(i).ID }

// Find returns the index of the row with an id, if it is Loaded and in a block at most one screen away from
// the screen, or in the block of near.
func (c *Cache[T]) Find(id string, near int64) (i int64, ok bool) { return c.lines.FindRow(id, near) }

// Reading reports whether anything is being read.
func (c *Cache[T]) Reading() bool { return c.lines.Reading() }

// Failed returns the error of a row on the screen that could not be read, nil if there is none.
func (c *Cache[T]) Failed() error { return c.lines.Failed() }

// Retry tries again whatever has failed: the query, the number of rows, and all blocks.
func (c *Cache[T]) Retry() { c.lines.Retry() }

// Close cancels all reading and closes the views. The cache then has no rows.
func (c *Cache[T]) Close() { c.lines.Close() }

// Bytes returns the approximate memory of the kept rows.
func (c *Cache[T]) Bytes() int { return c.lines.Bytes() }

// Want records which rows are on the screen in this frame: from first to the row before last. It requests
// missing rows on the screen, then rows up to one screen away. again is the time at which Want must be called
// again even if nothing arrives; it is zero if there is no such time.
func (c *Cache[T]) Want(now time.Time, first, last int64) (again time.Time) {
	return c.lines.Want(now, first, last)
}

// Update reports what Sync has changed.
type Update struct {
	// Changed reports whether anything has changed: rows, their number, or errors.
	Changed bool
	// Shift is the change of the indexes of all rows, because a better index became known or rows before them
	// were found. It is 0 if Features.Index is set, and if rows were swapped. The owner scrolls by the same
	// number of rows, so that the screen does not move. It never leads above row 0.
	Shift int64
	// Swapped reports whether the rows of the new query have replaced the visible ones.
	Swapped bool
	// Anchor is, if Swapped, the index to stay at: the index of the row Kept. If Kept is empty, there was no
	// row to stay at or it is gone, and Anchor is the first row to show.
	Anchor int64
	Kept   string
}

// Sync takes over what has arrived since the last call. If rows are swapped, the owner scrolls in the same
// frame so that the row Kept keeps its position on the screen.
func (c *Cache[T]) Sync() Update {
	u := c.lines.Sync()
	out := Update{Changed: u.Changed, Shift: u.Shift, Swapped: u.Swapped, Anchor: u.Anchor}
	if u.Kept {
		out.Kept = c.lines.shown.keep.ID
	}
	return out
}
