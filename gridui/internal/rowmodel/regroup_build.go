// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "slices"

// rebuilding lays out groups whose rows moved. It copies unaffected groups with their rows and
// results.
type rebuilding struct {
	*regrouping
	*rebuildRoom
	old *Groups
	// order lists the nodes that have rows, in their new order.
	order []int32
}

// rebuildRoom is memory that each rebuilding reuses.
type rebuildRoom struct {
	merging mergingRoom
	// parts holds the rows of the leaf nodes.
	parts []part
	first []int32 // by node, -1 for no row
	// branches holds the children of each node, in the order of their first rows: children of node
	// i are at from[i] … from[i+1]-1.
	branches  branches
	sequence  []int32
	listed    []int32
	list      []Group
	stretches []stretch
}

// part is a range of rows of a node: in merged if laid is set, else in the old list.
type part struct {
	lo, hi int32
	laid   bool
}

// merged finds the rows and the first row of each group. stay is set if all rows keep their places.
func (r *regrouping) merged(stay bool) *rebuilding {
	b := &rebuilding{regrouping: r, rebuildRoom: &r.room.rebuilding, old: r.s.groups}
	b.merge(stay)
	b.findFirst()
	return b
}

// rebuild makes groups and their outline after rows or groups moved. followed is set if the rows
// keep their places and the aggregates are up to date.
func (b *rebuilding) rebuild(followed bool) {
	r := b.regrouping
	b.rank()
	r.ranked = append(r.ranked[:0], b.order...)
	if !followed {
		r.follow(true, b.rowsOf)
	}
	g := b.groups()
	b.finish(g)
	b.seat(g)
	if !b.keeps(b.order) {
		r.groups.reorder(b.order, r.nodes)
	}
	if b.shape.outlined() {
		o := b.outline(g)
		r.spareOutline, r.s.outline = r.s.outline, o
	}
	r.spare = r.s.groups
	r.s.groups, r.of = g, g
}

// merge finds the rows of each leaf node.
func (b *rebuilding) merge(stay bool) {
	b.parts = slices.Grow(b.parts[:0], len(b.nodes))[:len(b.nodes)]
	clear(b.parts)
	for i, g := range b.old.List {
		b.parts[i] = part{lo: g.Lo, hi: g.Hi}
	}
	switch {
	case b.depth() == 0:
		b.mergeAll()
	case !stay:
		b.merging.merge(b)
	}
}

// mergeAll takes all rows in listed order.
func (b *rebuilding) mergeAll() {
	rows := b.s.list
	if !b.s.listed {
		rows = rowsIn(b.s.keep, b.n)
	}
	b.merging.merged = append(b.merging.merged[:0], rows...)
	b.parts[0] = part{0, int32(len(rows)), true}
}

// rowsOf returns the rows of a leaf node.
func (b *rebuilding) rowsOf(node int32) []int32 {
	p := b.parts[node]
	if p.laid {
		return b.merging.merged[p.lo:p.hi]
	}
	return b.old.Rows[p.lo:p.hi]
}

// findFirst finds the first row of each node.
func (b *rebuilding) findFirst() {
	b.first = slices.Grow(b.first[:0], len(b.nodes))[:len(b.nodes)]
	for i := range b.first {
		b.first[i] = -1
	}
	for i := len(b.nodes) - 1; i >= 0; i-- {
		if p := b.parts[i]; b.nodes[i].Level == b.depth() && p.lo < p.hi {
			if b.first[i] = b.nodes[i].row; p.laid {
				b.first[i] = b.merging.merged[p.lo]
			}
		}
		up, row := b.nodes[i].Parent, b.first[i]
		if up >= 0 && row >= 0 && (b.first[up] < 0 || b.regrouping.order.before(row, b.first[up])) {
			b.first[up] = row
		}
	}
}

// rank orders the nodes that have rows by their first rows.
func (b *rebuilding) rank() {
	b.sequence = append(b.sequence[:0], b.ranked...)
	for i := len(b.old.List); i < len(b.nodes); i++ {
		b.sequence = append(b.sequence, int32(i))
	}
	k := &b.branches
	k.fill(b.nodes, b.sequence, func(node int32) bool { return b.first[node] >= 0 })
	compare := func(x, y int32) int { return b.regrouping.order.compare(b.first[x], b.first[y]) }
	for i := range b.nodes {
		if kids := k.of(int32(i)); len(kids) > 1 && !slices.IsSortedFunc(kids, compare) {
			slices.SortStableFunc(kids, compare)
		}
	}
	b.listed = k.appendTree(b.listed[:0], 0)
	b.order = b.listed
}

// groups returns the nodes in order, without rows.
func (b *rebuilding) groups() *Groups {
	g := &Groups{seats: b.old.seats, totals: b.shape.Totals}
	if b.spare != nil {
		g.List, g.Rows = b.spare.List[:0], b.spare.Rows[:0]
	}
	number := b.sequence[:0]
	for range b.nodes {
		number = append(number, 0)
	}
	b.sequence = number
	at := int32(0)
	for i, node := range b.order {
		number[node] = int32(i)
		to := Group{Parent: -1, Level: b.nodes[node].Level, row: max(b.first[node], 0), Lo: at}
		if up := b.nodes[node].Parent; up >= 0 {
			to.Parent = number[up]
		}
		if to.Level == b.depth() {
			at += b.parts[node].hi - b.parts[node].lo
		}
		to.Hi = at
		g.List = append(g.List, to)
	}
	for i := len(g.List) - 1; i > 0; i-- {
		up := &g.List[g.List[i].Parent]
		up.Hi = max(up.Hi, g.List[i].Hi)
	}
	return g
}

// finish aggregates the groups, orders them by their aggregates and lists their rows.
func (b *rebuilding) finish(g *Groups) {
	if !b.keeps(b.order) {
		b.renumber(b.order)
	}
	g.room(b.shape.Aggregates, b.spare)
	if b.custom() {
		b.listRows(g)
		b.call(g)
	}
	by := b.shape.orders()
	by.each(len(b.totals), func(aggregate int) {
		if b.totals[aggregate] != nil {
			b.writeAll(g, aggregate)
		}
	})
	if order := g.order(by); order != nil {
		b.renumber(order)
		list := g.List
		g.permute(order, b.list)
		b.list = list
		for i, a := range b.shape.Aggregates {
			if a.called() {
				g.Values[i], g.Results[i] = permuted(g.Values[i], order), permuted(g.Results[i], order)
			}
		}
		b.order = reordered(nil, b.order, order)
		b.ranked = inverse(order)
	} else {
		for i := range b.ranked {
			b.ranked[i] = int32(i)
		}
	}
	for i, t := range b.totals {
		if t != nil {
			b.writeAll(g, i)
		}
	}
	b.listRows(g)
}

// writeAll stores an aggregate in all groups.
func (b *rebuilding) writeAll(g *Groups, aggregate int) {
	for i := range g.List {
		b.totals[aggregate].write(g, aggregate, i)
	}
}

// call calls the caller's aggregate functions for the touched groups.
func (b *rebuilding) call(g *Groups) {
	for i, a := range b.shape.Aggregates {
		switch {
		case a.Result != nil:
			g.Results[i] = b.joined(a, g, reordered(nil, b.old.Results[i], b.order))
		case a.Custom != nil:
			before := reordered(nil, b.old.Values[i], b.order)
			for k := range g.List {
				if g.Values[i][k] = before[k]; b.touched[k] {
					b.write(g, i, k)
				}
			}
		}
	}
}

// keeps reports whether an order keeps the numbers of all nodes.
func (b *rebuilding) keeps(order []int32) bool {
	return len(order) == len(b.nodes) && slices.IsSorted(order)
}

// renumber renumbers the data of groups: the i-th becomes the one at order[i].
func (b *rebuilding) renumber(order []int32) {
	b.touched = reordered(nil, b.touched, order)
	for _, t := range b.totals {
		if t != nil {
			t.renumber(order)
		}
	}
}

// listRows lists the rows of the groups. It copies adjacent ranges in one step.
func (b *rebuilding) listRows(g *Groups) {
	g.Rows = slices.Grow(g.Rows[:0], int(g.List[0].Hi))
	lo, hi := int32(0), int32(0)
	for _, node := range b.order {
		p := b.parts[node]
		switch {
		case b.nodes[node].Level < b.depth():
			continue
		case p.laid:
			g.Rows = append(append(g.Rows, b.old.Rows[lo:hi]...), b.rowsOf(node)...)
			lo, hi = 0, 0
		case p.lo == hi:
			hi = p.hi
		default:
			g.Rows = append(g.Rows, b.old.Rows[lo:hi]...)
			lo, hi = p.lo, p.hi
		}
	}
	g.Rows = append(g.Rows, b.old.Rows[lo:hi]...)
}

// seat updates the seats of rows that left all groups, and the numbers of the groups.
func (b *rebuilding) seat(g *Groups) {
	for _, m := range b.moved {
		if m.to < 0 {
			g.seats.leave(m.row)
		}
	}
	if b.depth() == 0 {
		g.seats.put(0, g.Rows, 0)
	} else if !b.keeps(b.order) {
		g.seats.renumber(b.order)
	}
}

// outline returns an outline of the groups. Old groups keep their open state; the shape determines
// it for new ones.
func (b *rebuilding) outline(g *Groups) *Outline {
	before := b.s.outline
	o := g.arranged(b.spareOutline)
	for i := 1; i < len(g.List); i++ {
		node, closed := int(b.order[i]), false
		if node < len(b.old.List) {
			closed = before.closed.Has(b.old.place(node))
		} else {
			closed = b.shape.OpenGroup == nil || !b.shape.OpenGroup(g, i)
		}
		if closed {
			o.closed.Set(g.place(i))
		}
	}
	o.show()
	return o
}
