// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

// Update says what Sync has changed.
type Update struct {
	// Changed reports whether anything is not as it was: rows, their number, or errors.
	Changed bool
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
	before := c.shown
	changed := c.pool.take()
	u := Update{Changed: changed, Swapped: c.shown != before && c.shown != nil}
	if u.Swapped {
		u.Anchor = c.shown.anchor
		if c.shown.kept {
			u.Kept = c.shown.keep
		}
	}
	return u
}
