// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package giveway

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
)

// order is the order in which columns leave, with the widths that the others need.
type order struct {
	// leaving holds the columns that give way, by their indexes in column.Set.Wanted, the first to leave first.
	leaving []int
	// needs holds the width of the columns that remain after n have left, in pixels, at index n.
	needs []int
}

// orderOf returns the order for least widths of the wanted columns, in pixels.
func orderOf(c *column.Set, least []int) (o order) {
	sum, others := 0, false
	for i := range c.Wanted {
		sum += least[i]
		l := &c.Wanted[i]
		switch {
		case priority(c, i) > 0:
			o.leaving = append(o.leaving, i)
		case !l.Own && !l.Utility:
			others = true
		}
	}
	slices.SortStableFunc(o.leaving, func(a, b int) int {
		if p, q := priority(c, a), priority(c, b); p != q {
			return q - p
		}
		return b - a
	})
	if !others && len(o.leaving) > 0 {
		o.leaving = o.leaving[:len(o.leaving)-1]
	}
	o.needs = append(o.needs, sum)
	for _, i := range o.leaving {
		sum -= least[i]
		o.needs = append(o.needs, sum)
	}
	return o
}

// priority returns the priority of a wanted column, or 0 if the column stays on the screen.
func priority(c *column.Set, wanted int) int {
	if c.KeepsOnScreen(c.Wanted[wanted].ID) {
		return 0
	}
	if d := c.Defs[c.Wanted[wanted].Def]; d.GiveWay != nil {
		return max(d.GiveWay.Priority, 0)
	}
	return 0
}

// count returns how many columns have to leave for the others to fit a width in pixels.
func (o *order) count(space int) int {
	for n, need := range o.needs {
		if need <= space {
			return n
		}
	}
	return len(o.leaving)
}

// settle returns how many columns leave for a width if n have left: as few more as possible, and as many back as
// fit with a number of pixels to spare.
func (o *order) settle(n, space, spare int) int {
	return min(max(n, o.count(space)), o.count(space-spare))
}
