// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"slices"

	"github.com/giogrid/giogrid/layoutx"
)

// SetGone takes columns off the screen, by their indexes in Wanted, and arranges the others. nil brings all back.
func (c *Set) SetGone(gone []bool) {
	c.Gone = gone
	c.Settle()
}

// isGone reports whether a wanted column gave way.
func (c *Set) isGone(wanted int) bool { return wanted < len(c.Gone) && c.Gone[wanted] }

// AnyGone reports whether a column gave way.
func (c *Set) AnyGone() bool { return slices.Contains(c.Gone, true) }

// GaveWay reports whether the column with an id gave way.
func (c *Set) GaveWay(id string) bool {
	for i := range c.Gone {
		if c.Gone[i] && c.Wanted[i].ID == id {
			return true
		}
	}
	return false
}

// KeepOnScreen keeps the column with an id on the screen: it does not give way until another column is kept. The empty
// id keeps none.
func (c *Set) KeepOnScreen(id string) {
	if c.onScreen != id {
		c.onScreen = id
		c.Placed++
	}
}

// KeepsOnScreen reports whether the column with an id does not give way.
func (c *Set) KeepsOnScreen(id string) bool { return id != "" && c.onScreen == id }

// Kept returns the visible columns and the columns that gave way, in the order of a grid that shows all of them.
func (c *Set) Kept() []Leaf {
	if !c.AnyGone() {
		return c.Leaves
	}
	kept := make([]Leaf, 0, len(c.Wanted))
	c.eachPane(false, func(l Leaf, _ layoutx.Pane) { kept = append(kept, l) })
	return kept
}

// Away returns the number of columns that yield their pins.
func (c *Set) Away() (n int) {
	for i, yields := range c.Yields {
		if yields && !c.isGone(i) && c.Wanted[i].Home != layoutx.Center {
			n++
		}
	}
	return n
}
