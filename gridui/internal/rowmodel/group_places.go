// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/bits"
	"slices"
	"sort"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// seat finds the places of the rows, all below n.
func (g *Groups) seat(n int) {
	g.seats = newSeats(n, len(g.List))
	for i, group := range g.List {
		if g.isLeaf(i) {
			g.seats.put(int32(i), g.Rows[group.Lo:group.Hi], 0)
		}
	}
}

// eachHead calls do with each group that has an item, and the item's place.
func (g *Groups) eachHead(do func(group, place int)) {
	for i := 1; i < len(g.List); i++ {
		do(i, g.place(i))
	}
}

// place returns the place of a group in the outline: after the previous groups except group 0,
// after their rows, and after the footers of previous groups that do not contain it.
func (g *Groups) place(group int) int {
	at := &g.List[group]
	place := group - 1 + int(at.Lo)
	if g.totals.First {
		place++
	}
	if g.totals.Footers && group > 0 {
		place += group - int(at.Level)
	}
	return place
}

// places returns the number of all items.
func (g *Groups) places() int {
	n := len(g.Rows) + len(g.List) - 1
	if g.totals.Footers {
		n += len(g.List) - 1
	}
	for _, total := range [...]bool{g.totals.First, g.totals.Last} {
		if total {
			n++
		}
	}
	return n
}

// placeOf returns the place of a row, -1 if it is in no group.
func (g *Groups) placeOf(row int) int {
	if row < 0 || !g.seats.has(row) {
		return -1
	}
	group, at := g.seats.find(int32(row))
	if group < 0 {
		return -1
	}
	return g.place(int(group)) + 1 + int(at)
}

// item returns the item at a place; group is the last group at or before the place.
func (g *Groups) item(group, place int) coord.Item {
	if footer := g.footer(group, place); footer >= 0 {
		return coord.FooterItem(footer)
	}
	at := place - g.place(group)
	if at == 0 {
		return coord.GroupItem(group)
	}
	return coord.Item(g.Rows[int(g.List[group].Lo)+at-1])
}

// footer returns the group whose footer is at a place, -1 if a group or a row is there.
func (g *Groups) footer(group, place int) int {
	if g.totals == (TotalRows{}) {
		return -1
	}
	if g.totals.First && place == 0 {
		return 0
	}
	below := place - g.place(group) - 1 - g.List[group].Len()
	if below < 0 {
		return -1
	}
	if !g.totals.Footers {
		return 0
	}
	for ; below > 0 && group > 0; below-- {
		group = int(g.List[group].Parent)
	}
	return group
}

// depth returns the number of ancestors of the item at a place.
func (g *Groups) depth(group, place int) int {
	if footer := g.footer(group, place); footer >= 0 {
		return int(g.List[footer].Level)
	}
	if group > 0 && g.place(group) == place {
		return int(g.List[group].Level) - 1
	}
	return int(g.List[group].Level)
}

// above returns the place of the parent of the item at a place, -1 for none.
func (g *Groups) above(group, place int) int {
	if footer := g.footer(group, place); footer >= 0 {
		group = footer
	} else if group > 0 && g.place(group) == place {
		group = int(g.List[group].Parent)
	}
	if group <= 0 {
		return -1
	}
	return g.place(group)
}

// end returns the place after the descendants of the item at a place.
func (g *Groups) end(group, place int) int {
	if group == 0 || g.place(group) < place {
		return place + 1
	}
	below := 0
	if !g.isLeaf(group) {
		rest := g.List[group+1:]
		hi := g.List[group].Hi
		below = sort.Search(len(rest), func(i int) bool { return rest[i].Lo >= hi })
	}
	end := place + 1 + g.List[group].Len() + below
	if g.totals.Footers {
		end += below + 1
	}
	return end
}

// rowsUpTo returns the number of rows at or before a place; group is the last group at or before
// the place.
func (g *Groups) rowsUpTo(group, place int) int {
	rows := int(g.List[group].Lo)
	if g.isLeaf(group) {
		rows += min(place-g.place(group), g.List[group].Len())
	}
	return rows
}

// heads holds the places of groups in an outline.
type heads struct {
	places Bits
	before []int32 // by word: number of places before it
}

// clear makes an empty set with room for places below n.
func (h *heads) clear(n int) {
	h.places = h.places.emptied(n)
	h.before = slices.Grow(h.before[:0], len(h.places))[:len(h.places)]
}

// count counts the places for upTo.
func (h *heads) count() {
	n := 0
	for i, w := range h.places {
		h.before[i] = int32(n)
		n += bits.OnesCount64(w)
	}
}

// upTo returns the number of groups at or before a place, which is the number of the last of them.
func (h *heads) upTo(place int) int {
	word := place >> 6
	return int(h.before[word]) + bits.OnesCount64(h.places[word]<<(63-uint(place)&63))
}
