// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"slices"
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Places determines which columns of a grid are shown, and where. It holds the state of four features.
type Places struct {
	// Order is compared by identity, since it may hold thousands of ids.
	Order         []string
	Shown, Hidden []string
	Collapsed     []string
	Left, Right   []string
}

func (p *Places) Same(q *Places) bool {
	return len(p.Order) == len(q.Order) && unsafe.SliceData(p.Order) == unsafe.SliceData(q.Order) &&
		idlist.Same(p.Shown, q.Shown) && idlist.Same(p.Hidden, q.Hidden) && idlist.Same(p.Collapsed, q.Collapsed) &&
		idlist.Same(p.Left, q.Left) && idlist.Same(p.Right, q.Right)
}

// Clone returns a copy that shares only the order.
func (p *Places) Clone() Places {
	return Places{
		Order: p.Order, Shown: slices.Clone(p.Shown), Hidden: slices.Clone(p.Hidden),
		Collapsed: slices.Clone(p.Collapsed), Left: slices.Clone(p.Left), Right: slices.Clone(p.Right),
	}
}

// place orders the columns, removes hidden ones and pins the rest. Pins take precedence over the order, and
// the order over the header groups.
func (c *Set) place(leaves []Leaf, w *Wanted) {
	places := w.Places
	c.All = leaves
	c.Defined = c.IDs()
	c.All = orderLeaves(leaves, places.Order)
	c.hide(places)
	shown := make([]Leaf, 0, len(c.All))
	for _, l := range c.All {
		if !l.Out {
			shown = append(shown, l)
		}
	}
	shown = c.collapse(shown, places.Collapsed)
	var leading []int
	for i := 0; i < len(shown) && shown[i].Own && shown[i].Utility; i++ {
		leading = append(leading, i)
	}
	pinned := c.pins(shown, places.Left, leading, w)
	if at := len(leading); len(pinned) > 0 && leadsGroups(shown, at, places) {
		leading = append(leading, at)
	}
	left := append(leading, pinned...)
	c.arrange(shown, left, c.pins(shown, places.Right, left, w))
}

// leadsGroups reports whether the column at an index is the column of groups, not pinned by anyone. It goes
// before the columns pinned to the left, since the tree begins a row.
func leadsGroups(shown []Leaf, at int, places *Places) bool {
	return at < len(shown) && shown[at].ID == GroupColumnID &&
		!idlist.Has(places.Left, GroupColumnID) && !idlist.Has(places.Right, GroupColumnID)
}

// orderLeaves sorts columns by a list of ids: named columns first, then the others in definition order. It
// ignores unknown and repeated ids. The grid's own columns come first.
func orderLeaves(defined []Leaf, ids []string) []Leaf {
	own := 0
	for own < len(defined) && defined[own].Own {
		own++
	}
	at := make(map[string]int, len(ids))
	for i := own; len(ids) > 0 && i < len(defined); i++ {
		at[defined[i].ID] = i
	}
	out := slices.Clone(defined[:own])
	for _, id := range ids {
		if i, ok := at[id]; ok {
			delete(at, id)
			out = append(out, defined[i])
		}
	}
	for i := own; i < len(defined); i++ {
		if _, left := at[defined[i].ID]; left || len(ids) == 0 {
			out = append(out, defined[i])
		}
	}
	return out
}

// CompleteOrder completes a stored order, which may be older than the columns: a
// column that it lacks goes after its nearest preceding neighbor of the definition
// order. Unknown and repeated ids are dropped.
func CompleteOrder(defined, stored []string) []string {
	named := IdsIn(stored)
	at := make(map[string]int, len(defined))
	follow := make([]int, len(defined)) // how many unnamed columns follow
	leading, last := 0, -1
	for i, id := range defined {
		switch {
		case named[id]:
			at[id], last = i, i
		case last < 0:
			leading++
		default:
			follow[last]++
		}
	}
	out := append(make([]string, 0, len(defined)), defined[:leading]...)
	for _, id := range stored {
		if i, ok := at[id]; ok {
			delete(at, id)
			out = append(out, defined[i:i+1+follow[i]]...)
		}
	}
	return out
}

// IdsIn returns the ids of a list as a set.
func IdsIn(list []string) map[string]bool {
	set := make(map[string]bool, len(list))
	for _, id := range list {
		set[id] = true
	}
	return set
}

// pins returns the shown columns that a list of ids names. The id of a group names all its columns. It skips
// columns in taken.
func (c *Set) pins(shown []Leaf, ids []string, taken []int, w *Wanted) []int {
	var out []int
	for _, id := range ids {
		for i := range shown {
			if !c.Named(&shown[i], id) || slices.Contains(taken, i) || slices.Contains(out, i) {
				continue
			}
			if l := &shown[i]; !l.Own || l.ID == GroupColumnID {
				out = append(out, i)
			}
		}
		if !slices.ContainsFunc(c.All, func(l Leaf) bool { return c.Named(&l, id) }) {
			w.Problem("pin"+id, "no column has the id %q; it cannot be pinned", id)
		}
	}
	return out
}

// PinnedBy returns the columns pinned by lists of ids.
func (c *Set) PinnedBy(lefts, rights []string) (left, right []string) {
	find := func(names, taken []string) (ids []string) {
		for _, name := range names {
			for i := range c.All {
				l := &c.All[i]
				if c.Named(l, name) && l.ID != SelectColumnID && !idlist.Has(taken, l.ID) && !idlist.Has(ids, l.ID) {
					ids = append(ids, l.ID)
				}
			}
		}
		return ids
	}
	left = find(lefts, nil)
	return left, find(rights, left)
}

// PinnedOtherwise returns the columns whose side changes.
func (c *Set) PinnedOtherwise(oldLeft, oldRight, left, right []string) (ids []string) {
	for i := range c.All {
		id := c.All[i].ID
		if idlist.Has(left, id) != idlist.Has(oldLeft, id) || idlist.Has(right, id) != idlist.Has(oldRight, id) {
			ids = append(ids, id)
		}
	}
	return ids
}

func PinSide(p layoutx.Pane) option.ColumnPinSide {
	switch p {
	case layoutx.Left:
		return option.ColumnPinLeft
	case layoutx.Right:
		return option.ColumnPinRight
	}
	return option.ColumnPinNone
}
