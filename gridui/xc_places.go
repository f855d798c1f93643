// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// columnPlaces is what says which of a grid's columns show, and where: the state of
// four features, each as its owner left it.
type columnPlaces struct {
	// order is looked at by its identity: it may hold thousands of ids.
	order         []string
	shown, hidden []string
	collapsed     []string
	left, right   []string
}

func (p *columnPlaces) same(q *columnPlaces) bool {
	return len(p.order) == len(q.order) && unsafe.SliceData(p.order) == unsafe.SliceData(q.order) &&
		idlist.Same(p.shown, q.shown) && idlist.Same(p.hidden, q.hidden) && idlist.Same(p.collapsed, q.collapsed) &&
		idlist.Same(p.left, q.left) && idlist.Same(p.right, q.right)
}

// clone is a copy that shares nothing with the caller's fields but the order.
func (p *columnPlaces) clone() columnPlaces {
	return columnPlaces{
		order: p.order, shown: slices.Clone(p.shown), hidden: slices.Clone(p.hidden),
		collapsed: slices.Clone(p.collapsed), left: slices.Clone(p.left), right: slices.Clone(p.right),
	}
}

// place puts the columns in order, leaves out what does not show and pins the rest:
// pinning goes before the order, the order before the groups of headers.
func (c *columnSet) place(leaves []leaf, w *wantedColumns) {
	places := w.places
	c.all = leaves
	c.defined = c.ids()
	c.all = orderLeaves(leaves, places.order)
	c.hide(places)
	shown := make([]leaf, 0, len(c.all))
	for _, l := range c.all {
		if !l.out {
			shown = append(shown, l)
		}
	}
	shown = c.collapse(shown, places.collapsed)
	var leading []int
	for i := 0; i < len(shown) && shown[i].own && shown[i].utility; i++ {
		leading = append(leading, i)
	}
	left := append(leading, c.pins(shown, places.left, leading, w)...)
	c.arrange(shown, left, c.pins(shown, places.right, left, w))
}

// orderLeaves puts columns in an order of ids: those that it names first, the others
// after them as they were defined. Ids of no column and those that came before are
// passed over. Columns of the grid's own come first.
func orderLeaves(defined []leaf, ids []string) []leaf {
	own := 0
	for own < len(defined) && defined[own].own {
		own++
	}
	at := make(map[string]int, len(ids))
	for i := own; len(ids) > 0 && i < len(defined); i++ {
		at[defined[i].id] = i
	}
	out := slices.Clone(defined[:own])
	for _, id := range ids {
		if i, ok := at[id]; ok {
			delete(at, id)
			out = append(out, defined[i])
		}
	}
	for i := own; i < len(defined); i++ {
		if _, left := at[defined[i].id]; left || len(ids) == 0 {
			out = append(out, defined[i])
		}
	}
	return out
}

// besideNeighbors completes a stored order, which may be older than the columns: a
// column that it lacks goes after its nearest preceding neighbor of the definition
// order. Unknown and repeated ids are dropped.
func besideNeighbors(defined, stored []string) []string {
	named := idsIn(stored)
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

// idsIn is a list as a set.
func idsIn(list []string) map[string]bool {
	set := make(map[string]bool, len(list))
	for _, id := range list {
		set[id] = true
	}
	return set
}

// pins finds the columns of a list of ids among those that show, a group's id
// standing for all of its columns; taken ones are left out.
func (c *columnSet) pins(shown []leaf, ids []string, taken []int, w *wantedColumns) []int {
	var out []int
	for _, id := range ids {
		for i := range shown {
			if !c.named(&shown[i], id) || slices.Contains(taken, i) || slices.Contains(out, i) {
				continue
			}
			if l := &shown[i]; !l.own || l.id == groupColumnID {
				out = append(out, i)
			}
		}
		if !slices.ContainsFunc(c.all, func(l leaf) bool { return c.named(&l, id) }) {
			w.problem("pin"+id, "no column has the id %q; it cannot be pinned", id)
		}
	}
	return out
}

// pinnedBy are the columns that lists of ids pin.
func (c *columnSet) pinnedBy(lefts, rights []string) (left, right []string) {
	find := func(names, taken []string) (ids []string) {
		for _, name := range names {
			for i := range c.all {
				l := &c.all[i]
				if c.named(l, name) && l.id != selectColumnID && !idlist.Has(taken, l.id) && !idlist.Has(ids, l.id) {
					ids = append(ids, l.id)
				}
			}
		}
		return ids
	}
	left = find(lefts, nil)
	return left, find(rights, left)
}

// pinnedOtherwise are the columns that are on another side after a change.
func (c *columnSet) pinnedOtherwise(oldLeft, oldRight, left, right []string) (ids []string) {
	for i := range c.all {
		id := c.all[i].id
		if idlist.Has(left, id) != idlist.Has(oldLeft, id) || idlist.Has(right, id) != idlist.Has(oldRight, id) {
			ids = append(ids, id)
		}
	}
	return ids
}

func pinSide(p layoutx.Pane) option.PinSide {
	switch p {
	case layoutx.Left:
		return option.PinLeft
	case layoutx.Right:
		return option.PinRight
	}
	return option.PinNone
}
