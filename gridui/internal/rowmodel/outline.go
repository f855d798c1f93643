// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/bits"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// Outline is a forest of items. An item shows if all its ancestors are open. An item is a row
// number, or if below zero no row: ^item is the number of a group or of a footer's group, or in a
// tree the row whose children are not loaded yet.
//
// The places of items count all items, parents before their children. The visible list is stored
// only as a bit for each place, so that opening an item moves no others. The zero value is empty.
type Outline struct {
	// groups holds the groups whose rows are shown. If it is nil the items belong to a tree,
	// listed in items, ends, up, depths and placed.
	groups *Groups
	heads  heads

	items  []int32
	ends   []int32 // by place: end of the item's descendants
	up     []int32 // by place: place of the parent, -1 at the top
	depths []uint16
	placed []int32 // by row: its place, -1 without one

	closed Bits // places with hidden children
	shown  rankedBits
}

// Len returns the number of visible items.
func (o *Outline) Len() int { return o.shown.Len() }

// Places returns the number of all items.
func (o *Outline) Places() int {
	if o.groups != nil {
		return o.groups.places()
	}
	return len(o.items)
}

// Item returns the item at a place. It is not inlined, because it has many callers and binaries are
// to be small.
//
//go:noinline
func (o *Outline) Item(place coord.Place) coord.Item {
	if o.groups != nil {
		return o.groups.item(o.heads.upTo(int(place)), int(place))
	}
	return coord.Item(o.items[place])
}

// At returns the place of the i-th visible item, 0 ≤ i < Len. It is not inlined, because it has
// many callers and binaries are to be small.
//
//go:noinline
func (o *Outline) At(i coord.Index) (place coord.Place) { return coord.Place(o.shown.at(int(i))) }

// Index returns the index of the item at a place among the visible items, -1 if it does not show.
func (o *Outline) Index(place coord.Place) coord.Index {
	if !o.shown.Has(int(place)) {
		return -1
	}
	return coord.Index(o.shown.rank(int(place)))
}

// Before returns the number of visible items before a place, 0 ≤ place ≤ Places.
func (o *Outline) Before(place coord.Place) coord.Index { return coord.Index(o.shown.rank(int(place))) }

// RowsUpTo returns the number of rows at or before a place, visible or not.
func (o *Outline) RowsUpTo(place coord.Place) int {
	if o.groups != nil && place >= 0 {
		return o.groups.rowsUpTo(o.heads.upTo(int(place)), int(place))
	}
	return int(place) + 1
}

// Place returns the place of a row, -1 if it is not in the outline. It is not inlined, because it
// has many callers and binaries are to be small.
//
//go:noinline
func (o *Outline) Place(row coord.Record) coord.Place {
	switch {
	case o.groups != nil:
		return coord.Place(o.groups.placeOf(int(row)))
	case row < 0 || row >= coord.Record(len(o.placed)):
		return -1
	}
	return coord.Place(o.placed[row])
}

// Depth returns the number of ancestors of the item at a place.
func (o *Outline) Depth(place coord.Place) int {
	if o.groups != nil {
		return o.groups.depth(o.heads.upTo(int(place)), int(place))
	}
	return int(o.depths[place])
}

// Parent returns the place of the parent, -1 at the top.
func (o *Outline) Parent(place coord.Place) coord.Place {
	if o.groups != nil {
		return coord.Place(o.groups.above(o.heads.upTo(int(place)), int(place)))
	}
	return coord.Place(o.up[place])
}

// End returns the place after the descendants of the item at a place, which are at place+1 … End-1.
func (o *Outline) End(place coord.Place) coord.Place {
	if o.groups != nil {
		return coord.Place(o.groups.end(o.heads.upTo(int(place)), int(place)))
	}
	return coord.Place(o.ends[place])
}

// Expandable reports whether the item at a place has children.
func (o *Outline) Expandable(place coord.Place) bool { return o.End(place) > place+1 }

// Open reports whether the children of the item at a place show whenever it does.
func (o *Outline) Open(place coord.Place) bool {
	return o.Expandable(place) && !o.closed.Has(int(place))
}

// SetOpen opens or closes the item at a place, and reports whether that was a change. Closed
// descendants remain closed.
func (o *Outline) SetOpen(place coord.Place, open bool) bool {
	if !o.Expandable(place) || o.Open(place) == open {
		return false
	}
	lo, hi := place+1, o.End(place)
	if !open {
		o.closed.Set(int(place))
		o.shown.clearRange(int(lo), int(hi))
		o.shown.recount(int(lo), int(hi))
		return true
	}
	o.closed.Clear(int(place))
	if o.shown.Has(int(place)) {
		o.reveal(int(lo), int(hi))
		o.shown.recount(int(lo), int(hi))
	}
	return true
}

// SetAllOpen opens the items for which open returns true and closes all others. It calls open
// once for each item with children.
func (o *Outline) SetAllOpen(open func(item coord.Item, depth int) bool) {
	clear(o.closed)
	if o.groups != nil {
		o.groups.eachHead(func(group, place int) {
			if !open(coord.GroupItem(group), o.groups.depth(group, place)) {
				o.closed.Set(place)
			}
		})
	}
	for p := range o.items {
		if o.Expandable(coord.Place(p)) && !open(coord.Item(o.items[p]), o.Depth(coord.Place(p))) {
			o.closed.Set(p)
		}
	}
	o.show()
}

// show computes the visible places.
func (o *Outline) show() {
	clear(o.shown.Bits)
	o.reveal(0, o.Places())
	o.shown.recount(0, o.Places())
}

// reveal shows the places lo … hi-1, which form whole trees, except places below closed items.
func (o *Outline) reveal(lo, hi int) {
	for lo < hi {
		at := o.closed.next(lo, hi)
		o.shown.setRange(lo, min(at+1, hi))
		if at == hi {
			return
		}
		lo = int(o.End(coord.Place(at)))
	}
}

// Share returns the share of marked rows among the selectable descendants of the item at a place.
// Both sets contain places.
func (o *Outline) Share(place coord.Place, marked, selectable Bits) Share {
	lo, hi := place+1, o.End(place)
	n, total := 0, 0
	for lo < hi {
		end := min((lo|63)+1, hi)
		mask := ^uint64(0) << (uint(lo) & 63)
		if end&63 != 0 {
			mask &= 1<<(uint(end)&63) - 1
		}
		able := selectable[lo>>6] & mask
		n += bits.OnesCount64(able & marked[lo>>6])
		total += bits.OnesCount64(able)
		lo = end
	}
	return ShareOf(n, total)
}

// siblings returns the places of the previous and the next sibling of an item, -1 for none.
func (o *Outline) siblings(place coord.Place) (before, after coord.Place) {
	before, after = place-1, o.End(place)
	for before >= 0 && o.up[before] != o.up[place] && before != o.Parent(place) {
		before = o.Parent(before)
	}
	if before == o.Parent(place) {
		before = -1
	}
	if int(after) >= len(o.items) || o.up[after] != o.up[place] {
		after = -1
	}
	return before, after
}

// PlacesOf returns the set of places whose rows are marked.
func (o *Outline) PlacesOf(m *Marks) Bits {
	b := NewBits(o.Places())
	for p := range o.Places() {
		item := o.Item(coord.Place(p))
		if item >= 0 && m.Has(item.Record()) {
			b.Set(p)
		}
	}
	return b
}

// newOutline returns an empty outline with room for items, for rows below n.
func newOutline(items, n int) *Outline {
	o := &Outline{
		items:  make([]int32, 0, items),
		ends:   make([]int32, 0, items),
		up:     make([]int32, 0, items),
		depths: make([]uint16, 0, items),
		placed: make([]int32, n),
	}
	for i := range o.placed {
		o.placed[i] = -1
	}
	return o
}

// emptied returns an empty outline with room for items, for rows below n, in the memory of an outline that is not read
// any more, or of nil.
func (o *Outline) emptied(items, n int) *Outline {
	if o == nil || cap(o.items) < items || cap(o.placed) < n {
		return newOutline(items+items/32, n+n/32).of(n)
	}
	next := &Outline{items: o.items[:0], ends: o.ends[:0], up: o.up[:0], depths: o.depths[:0], placed: o.placed[:n]}
	for i := range next.placed {
		next.placed[i] = -1
	}
	return next
}

// of limits an empty outline to rows below n.
func (o *Outline) of(n int) *Outline {
	o.placed = o.placed[:n]
	return o
}

// push adds an item below the item at place up and returns its place. It must follow up and all its
// descendants. Depths above 65,535 are stored as 65,535.
func (o *Outline) push(item int32, up int) int {
	place := len(o.items)
	depth := uint16(0)
	if up >= 0 {
		depth = o.depths[up]
		depth += min(1, ^uint16(0)-depth)
	}
	o.items = append(o.items, item)
	o.ends = append(o.ends, int32(place)+1)
	o.up = append(o.up, int32(up))
	o.depths = append(o.depths, depth)
	if item >= 0 {
		o.placed[item] = int32(place)
	}
	return place
}

// finish completes a built outline.
func (o *Outline) finish(open func(item coord.Item, depth int) bool) {
	for p := len(o.items) - 1; p >= 0; p-- {
		if up := o.up[p]; up >= 0 {
			o.ends[up] = max(o.ends[up], o.ends[p])
		}
	}
	o.sets(nil)
	o.SetAllOpen(open)
}

// sets makes the sets of places. It reuses the memory of spare, which may be nil and must not be
// read any more.
func (o *Outline) sets(spare *Outline) {
	if spare == nil {
		spare = new(Outline)
	}
	n := o.Places()
	o.closed, o.shown = spare.closed.emptied(n), spare.shown.emptied(n)
}
