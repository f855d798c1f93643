// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "github.com/giogrid/giogrid/gridui/internal/coord"

// outline returns an outline of groups with their rows, all below n. Group 0 has no item.
func (g *Groups) outline(n int, open func(item coord.Item, depth int) bool) *Outline {
	g.seat(n)
	o := g.arranged(nil)
	o.SetAllOpen(open)
	return o
}

// arranged returns an outline in which nothing shows yet. It reuses the memory of spare, which may
// be nil and must not be read any more.
func (g *Groups) arranged(spare *Outline) *Outline {
	o := &Outline{groups: g}
	o.arrange(spare)
	return o
}

// arrange stores the places of the groups and empties the sets of closed and shown places. It
// reuses the memory of spare, which may be nil or the outline itself.
func (o *Outline) arrange(spare *Outline) {
	if spare != nil {
		o.heads = spare.heads
	}
	o.sets(spare)
	o.heads.clear(o.Places())
	for i := 1; i < len(o.groups.List); i++ {
		o.heads.places.Set(o.groups.place(i))
	}
	o.heads.count()
}

// closedGroups appends the numbers of the closed groups.
func (o *Outline) closedGroups(groups []int32) []int32 {
	o.groups.eachHead(func(group, place int) {
		if o.closed.Has(place) {
			groups = append(groups, int32(group))
		}
	})
	return groups
}
