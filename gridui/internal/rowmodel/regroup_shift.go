// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "slices"

// stretch is a range of the list of rows that moves by the same number of places.
type stretch struct{ lo, hi, by int32 }

// keepsGroups reports whether the groups and their order by first rows stay the same, so that
// no group gets another number.
func (b *rebuilding) keepsGroups() bool {
	if b.depth() == 0 || len(b.nodes) > len(b.old.List) || b.reorders() && b.custom() || slices.Contains(b.first, -1) {
		return false
	}
	if b.keepsFirst() {
		return true
	}
	before := b.regrouping.order.before
	if b.reorders() || !siblingsInOrder(b.nodes, func(x, y int32) bool { return before(b.first[x], b.first[y]) }) {
		return false
	}
	for i := range b.ranked {
		b.ranked[i] = int32(i)
	}
	return true
}

// keepsFirst reports whether all groups keep their first rows and none of these has moved.
func (b *rebuilding) keepsFirst() bool {
	for i, row := range b.first {
		if row != b.nodes[i].row {
			return false
		}
	}
	for _, m := range b.moved {
		if m.to >= 0 && b.first[m.to] == m.row {
			return false
		}
	}
	return true
}

// shift changes the list of rows, the groups and the outline in place. It copies changed groups
// from the merged rows and moves the ranges between them as a whole.
func (b *rebuilding) shift() {
	g, o := b.old, b.s.outline
	b.listed = o.closedGroups(b.listed[:0])
	b.spread()
	b.moveStretches()
	for i, p := range b.parts {
		if p.laid {
			copy(g.Rows[g.List[i].Lo:], b.rowsOf(int32(i)))
		}
	}
	copy(b.nodes, g.List)
	for _, m := range b.moved {
		if m.to < 0 {
			g.seats.leave(m.row)
		}
	}
	o.arrange(o)
	for _, group := range b.listed {
		o.closed.Set(g.place(int(group)))
	}
	o.show()
}

// spread sets the new bounds of the groups and collects the ranges between merged groups.
func (b *rebuilding) spread() {
	list, at := b.old.List, int32(0)
	b.stretches = append(b.stretches[:0], stretch{})
	for i := range list {
		group, p := &list[i], b.parts[i]
		group.row, group.Lo, group.Hi = b.first[i], at, at
		if group.Level < b.depth() {
			continue
		}
		if last := &b.stretches[len(b.stretches)-1]; p.laid {
			b.stretches = append(b.stretches, stretch{})
		} else if by := at - p.lo; last.lo == last.hi {
			*last = stretch{p.lo, p.hi, by}
		} else {
			last.hi = p.hi
		}
		at += p.hi - p.lo
		group.Hi = at
	}
	for i := len(list) - 1; i > 0; i-- {
		up := &list[list[i].Parent]
		up.Hi = max(up.Hi, list[i].Hi)
	}
}

// moveStretches moves the ranges within the list. It moves ranges towards the start in ascending
// order, the others in descending order, so that none overwrites a pending one.
func (b *rebuilding) moveStretches() {
	g := b.old
	n := int(g.List[0].Hi)
	rows := slices.Grow(g.Rows, max(n-len(g.Rows), 0))
	rows = rows[:max(n, len(rows))]
	for _, s := range b.stretches {
		if s.by < 0 {
			copy(rows[s.lo+s.by:], rows[s.lo:s.hi])
		}
	}
	for _, s := range slices.Backward(b.stretches) {
		if s.by > 0 {
			copy(rows[s.lo+s.by:], rows[s.lo:s.hi])
		}
	}
	g.Rows = rows[:n]
}
