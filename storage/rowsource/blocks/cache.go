// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// Cache keeps the rows of a query that are looked at. All methods are called on one goroutine,
// that of the frames; none of them waits. It is made by New; Close it.
//
// It is an Outline without groups, of sources of all kinds.
type Cache[T any] struct{ lines *Outline[T] }

// New makes a cache without a query.
func New[T any](o Options[T]) *Cache[T] {
	c := &Cache[T]{NewOutline(o)}
	c.lines.flat = true
	return c
}

// SetQuery replaces the query. Until the first rows of the new one are there, those of the old
// one stay. keep is the id of a row that the owner wants to stay at: Update.Anchor says where it
// is then; it is empty for the first row. Without Features.Index it is found among the first rows
// alone. A query that is equal to the last one changes nothing.
func (c *Cache[T]) SetQuery(q rowsource.Query, keep string) { c.lines.list(q, Place{ID: keep}) }

// Reload reads the rows of the query again, for instance because they have changed. The old ones
// stay until the first new ones are there. keep is the id of a row to stay at; if it is gone,
// Update.Anchor is where it was.
func (c *Cache[T]) Reload(keep string) { c.lines.Reload(Place{ID: keep}) }

// Pending reports whether the rows that show are those of an old query, and the new one is read.
// They are painted dimmed.
func (c *Cache[T]) Pending() bool { return c.lines.Pending() }

// QueryErr returns why the query could not be opened, nil if it was not tried or went well. Retry
// tries again.
func (c *Cache[T]) QueryErr() error { return c.lines.QueryErr() }

// Count returns the number of rows as far as it is known.
func (c *Cache[T]) Count() rowsource.Count { return c.lines.Count() }

// CountErr returns why rows are not counted and read as the source usually does, nil if nothing is wrong.
// Retry counts them in another way.
func (c *Cache[T]) CountErr() error { return c.lines.CountErr() }

// Row returns the i-th row, if it is Loaded.
func (c *Cache[T]) Row(i int64) (row T, state State) {
	if ref := c.lines.Ref(i); ref != nil {
		return *ref, Loaded
	}
	return row, c.lines.Line(i).State
}

// Ref points to the i-th row, nil if it is not Loaded. What it points to does not change, but for
// what the owner of the rows writes.
func (c *Cache[T]) Ref(i int64) *T { return c.lines.Ref(i) }

// Err returns why the i-th row could not be read, nil if it is not Failed.
func (c *Cache[T]) Err(i int64) error { return c.lines.Err(i) }

// ID returns the id of the i-th row, and "" if it is not Loaded.
func (c *Cache[T]) ID(i int64) string { return c.lines.Place(i).ID }

// Find returns the index of a row with an id, if it is Loaded and in one of the blocks up to one
// screen away from those on the screen, or in the block of near.
func (c *Cache[T]) Find(id string, near int64) (i int64, ok bool) { return c.lines.FindRow(id, near) }

// Reading reports whether anything is being read.
func (c *Cache[T]) Reading() bool { return c.lines.Reading() }

// Failed returns the error of a row on the screen that could not be read, nil if there is none.
func (c *Cache[T]) Failed() error { return c.lines.Failed() }

// Retry tries again what has failed: the query, the number of rows, and all blocks.
func (c *Cache[T]) Retry() { c.lines.Retry() }

// Close cancels what is being read and closes the views. The cache has no rows then.
func (c *Cache[T]) Close() { c.lines.Close() }

// Bytes returns about how much memory the rows take that are kept.
func (c *Cache[T]) Bytes() int { return c.lines.Bytes() }

// Want notes which rows are on the screen in this frame: first up to the one before last. It
// asks for those that are missing, then for those up to one screen away. again is when it wants
// to be called again though nothing arrives; it is zero if it does not matter.
func (c *Cache[T]) Want(now time.Time, first, last int64) (again time.Time) {
	return c.lines.Want(now, first, last)
}

// Update says what Sync has changed.
type Update struct {
	// Changed reports whether anything is not as it was: rows, their number, or errors.
	Changed bool
	// Shift is by how much the indexes of all rows have changed, because a better one is known of
	// them or more rows are known before them; it is 0 if Features.Index is set, and if rows were
	// swapped. The owner scrolls by as many rows, so that nothing moves on the screen. It never
	// leads above row 0.
	Shift int64
	// Swapped reports whether other rows show now: those of the new query.
	Swapped bool
	// Anchor is, if Swapped, where to stay: the index of the row Kept. If Kept is empty, there
	// was no row to stay at or it is gone, and Anchor is the row to show first.
	Anchor int64
	Kept   string
}

// Sync takes over what has arrived since the last call. If rows are swapped, the owner scrolls
// so that the row Kept is where it was on the screen, in the same frame.
func (c *Cache[T]) Sync() Update {
	u := c.lines.Sync()
	out := Update{Changed: u.Changed, Shift: u.Shift, Swapped: u.Swapped, Anchor: u.Anchor}
	if u.Kept {
		out.Kept = c.lines.shown.keep.ID
	}
	return out
}
