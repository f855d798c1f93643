// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

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
	before := c.shown
	changed := c.pool.take()
	u := Update{Changed: changed, Swapped: c.shown != before && c.shown != nil}
	if s := c.shown; s != nil && s.chain != nil && !u.Swapped {
		u.Shift = max(s.chain.shift, -c.view.first)
		c.view.shift(u.Shift)
	}
	if s := c.shown; s != nil && s.chain != nil {
		s.chain.shift = 0
	}
	if u.Swapped {
		u.Anchor = c.shown.anchor
		if c.shown.kept {
			u.Kept = c.shown.keep
		}
	}
	return u
}
