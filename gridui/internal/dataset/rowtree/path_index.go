// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowtree

import (
	"math"
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// PathIndex finds the nodes of a tree by Path after it was built, so that a change of a few rows looks up the names of
// these rows only. A tree whose rows never change has none.
type PathIndex struct {
	pathNodes
	// nodes holds the node of each row: atTop for an empty path, offPath for a filler or a row that Load returned.
	nodes []int32
	// fillers holds the number of each node's filler, -1 without one, and late the order of fillers, by row; see
	// rowmodel.NewTreeLate.
	fillers, late []int32
	// rows and first are the results of order.
	rows, first []int32
	// plain is set if each node with rows at or below it has one row, so that there are no fillers. rows is up to date
	// then, after the removal of a number of rows, gone.
	plain bool
	gone  int
}

const (
	atTop   = -1
	offPath = -2
)

// IndexPaths fills the index of a tree by Path without the removed rows. It calls check like Plan.Build. If a function of
// the program panics, the rows of the index stay where they are.
func (t *Rows) IndexPaths(x *PathIndex, by Funcs, gone rowmodel.Bits, check func(visits int)) {
	x.at = make(map[pathStep]int32, t.n)
	x.nodes = make([]int32, t.Len())
	for i := range x.nodes {
		x.nodes[i] = offPath
	}
	later := rowmodel.NewBits(t.Len())
	for _, i := range t.later {
		later.Set(int(i))
	}
	rows := t.Lease()
	defer rows.Release()
	fillers := map[string]int32{}
	for i := range x.nodes {
		check(1)
		switch {
		case gone.Has(i):
		case t.IsFiller(coord.Record(i)):
			fillers[t.fillerIDs[coord.Record(i)]] = int32(i)
		case i < t.n || later.Has(i):
			x.nodes[i] = x.add(by.Path(rows.At(i)))
		}
	}
	rowsOf, _ := x.order(gone, t.Len())
	for node := int32(0); len(fillers) > 0 && int(node) < len(x.list); node++ {
		if !x.list[node].inner || rowsOf[node] >= 0 {
			continue
		}
		if i, ok := fillers[FillerPrefix+x.keyOf(node)]; ok {
			x.filler(node, i)
		}
	}
	x.order(gone, t.Len())
}

// HasPaths reports whether the tree has an index of paths.
func (t *Rows) HasPaths() bool { return t.paths != nil }

// SetPaths sets the index of paths, which belongs to the tree and the trees that Joined and Repathed return.
func (t *Rows) SetPaths(x *PathIndex) { t.paths = x }

// filler sets the number of a node's filler.
func (x *PathIndex) filler(node, row int32) {
	for len(x.fillers) < len(x.list) {
		x.fillers = append(x.fillers, -1)
	}
	x.fillers[node] = row
}

// fillerOf returns the number of a node's filler, -1 without one.
func (x *PathIndex) fillerOf(node int32) int32 {
	if int(node) < len(x.fillers) {
		return x.fillers[node]
	}
	return -1
}

// keyOf returns the key of a node: see childKey.
func (x *PathIndex) keyOf(node int32) string {
	var way []int32
	for at := node; at >= 0 && x.list[at].key == ""; at = x.list[at].up {
		way = append(way, at)
	}
	for i := len(way) - 1; i >= 0; i-- {
		n, up := &x.list[way[i]], ""
		if n.up >= 0 {
			up = x.list[n.up].key
		}
		n.key = childKey(up, n.name)
	}
	return x.list[node].key
}

// order returns the rows of nodes, -1 for none, and the first row at or below each node, math.MaxInt32 for none. It
// sets the order of fillers of a tree of n rows.
func (x *PathIndex) order(gone rowmodel.Bits, n int) (rows, first []int32) {
	x.rows, x.first = slices.Grow(x.rows[:0], len(x.list))[:len(x.list)], slices.Grow(x.first[:0], len(x.list))[:len(x.list)]
	rows, first = x.rows, x.first
	for i := range rows {
		rows[i], first[i] = -1, math.MaxInt32
	}
	for i, node := range x.nodes {
		if node >= 0 && rows[node] < 0 && !gone.Has(i) {
			rows[node], first[node] = int32(i), int32(i)
		}
	}
	for i := len(first) - 1; i >= 0; i-- {
		if up := x.list[i].up; up >= 0 {
			first[up] = min(first[up], first[i])
		}
	}
	x.late = make([]int32, n, n+n/64)
	for i := range x.late {
		x.late[i] = -1
	}
	for node, row := range x.fillers {
		if row >= 0 {
			x.late[row] = first[node]
		}
	}
	return rows, first
}

// Repath holds the rows of a tree by Path that came, changed and went.
type Repath struct {
	By Funcs
	// Gone holds the rows removed before, Drop rows to be removed by themselves, Remove rows to be removed with the rows
	// below them. Updated holds rows that may have other paths.
	Gone                  rowmodel.Bits
	Drop, Remove, Updated []int32
}

// Repathed is the result of Repath.
type Repathed struct {
	// Tree is the tree after the changes. Its last Added rows are new fillers.
	Tree  *Rows
	Added int
	// Removed holds all removed rows, and the fillers that are not needed any more. Moved holds the rows with
	// other parents, and the fillers with other places.
	Removed, Moved []int32
}

// Repathed returns the tree, which has an index of paths, after changes of rows. The index is changed in place.
func (t *Rows) Repathed(p Repath) Repathed {
	next := *t
	next.Problems, next.extra = nil, t.extra.Fork()
	b := repather{builder: builder{Rows: &next, by: p.By, check: func(int) {}}, x: t.paths}
	known := len(t.paths.nodes)
	if !b.find(&p) && len(p.Drop)+len(p.Remove) == 0 {
		return Repathed{Tree: t}
	}
	if b.few(&p, known) {
		next.Tree = t.Tree.With(next.parents, nil, nil)
		return Repathed{Tree: &next, Removed: b.removed}
	}
	gone := p.gone(t.Len())
	b.remove(&p, gone)
	before := b.x.late
	rows, first := b.x.order(gone, b.Len())
	added := b.Len()
	b.refill(rows, first, gone)
	b.place(rows)
	b.x.settle(gone, next.Lazy != nil)
	for _, row := range p.Updated {
		if node := b.x.nodes[row]; node >= 0 && rows[node] != row && !gone.Has(int(row)) {
			b.double("path " + shortPath(p.By.Path(b.At(int(row)))))
		}
	}
	next.Tree = t.Tree.With(next.parents, b.x.late, nil)
	return Repathed{Tree: &next, Added: b.Len() - added, Removed: b.removed, Moved: b.movedFrom(t, before, gone)}
}

// gone returns a copy of the removed rows.
func (p *Repath) gone(n int) rowmodel.Bits {
	gone := rowmodel.NewBits(n)
	copy(gone, p.Gone)
	return gone
}

// repather changes a tree by Path.
type repather struct {
	builder
	x       *PathIndex
	removed []int32
	// moved is set if a changed row has another node.
	moved bool
}

// find looks up the nodes of rows that came or changed, and reports whether any is another one.
func (b *repather) find(p *Repath) (changed bool) {
	known := len(b.x.nodes)
	changed = known < b.Len()
	for i := known; i < b.Len(); i++ {
		b.x.nodes = append(b.x.nodes, b.x.add(p.By.Path(b.At(i))))
		p.Updated = append(p.Updated, int32(i))
	}
	for _, row := range p.Updated {
		if was := b.x.nodes[row]; int(row) < known && was != offPath {
			if path := p.By.Path(b.At(int(row))); !b.x.leads(path, was) {
				node := b.x.add(path)
				b.x.nodes[row], b.moved = node, b.moved || node != was
			}
		}
	}
	return changed || b.moved
}

// remove adds rows to gone: the rows of Drop, and the rows of Remove with all below them.
func (b *repather) remove(p *Repath, gone rowmodel.Bits) {
	for _, row := range p.Drop {
		b.take(int(row), gone)
	}
	if len(p.Remove) == 0 {
		return
	}
	out, nodes := rowmodel.NewBits(b.Len()), rowmodel.NewBits(len(b.x.list))
	inner := b.Lazy != nil // whether rows may be below
	for _, row := range p.Remove {
		if !b.IsFiller(coord.Record(row)) {
			out.Set(int(row))
			node := b.x.nodes[row]
			inner = inner || node >= 0 && b.x.list[node].inner
		}
	}
	below := rowmodel.NewBits(len(b.x.list))
	if inner {
		b.below(out, nodes, below, gone)
	}
	for _, row := range p.Remove {
		if out.Has(int(row)) {
			b.take(int(row), gone)
		}
	}
	if !inner {
		return
	}
	for i, node := range b.x.nodes {
		if node >= 0 && below.Has(int(node)) || node == offPath && b.parents[i] >= 0 && !b.IsFiller(coord.Record(i)) && gone.Has(int(b.parents[i])) {
			b.take(i, gone)
		}
	}
}

// below adds the nodes of the rows of out to nodes, and all nodes below these to below.
func (b *repather) below(out, nodes, below, gone rowmodel.Bits) {
	seen := rowmodel.NewBits(len(b.x.list))
	for i, node := range b.x.nodes {
		if node >= 0 && !gone.Has(i) && !seen.Has(int(node)) { // the row of the node
			if seen.Set(int(node)); out.Has(i) {
				nodes.Set(int(node))
			}
		}
	}
	for i := range b.x.list {
		if up := b.x.list[i].up; up >= 0 && (nodes.Has(int(up)) || below.Has(int(up))) {
			below.Set(i)
		}
	}
}

// take removes a row.
func (b *repather) take(row int, gone rowmodel.Bits) {
	if !gone.Has(row) {
		gone.Set(row)
		b.removed = append(b.removed, int32(row))
	}
}

// refill adds fillers for nodes that need one, and removes unneeded fillers. rows holds the rows of
// nodes, and fillers afterwards.
func (b *repather) refill(rows, first []int32, gone rowmodel.Bits) {
	for i := range rows {
		node, needed := int32(i), rows[i] < 0 && first[i] < math.MaxInt32
		at := b.x.fillerOf(node)
		switch {
		case needed && at < 0:
			at = int32(b.add(b.kind.Blank(), coord.NoRecord, 0))
			if b.Names == nil {
				b.Names = map[coord.Record]string{}
			}
			if b.fillerIDs == nil {
				b.fillerIDs = map[coord.Record]string{}
			}
			b.Names[coord.Record(at)], b.fillerIDs[coord.Record(at)] = b.x.list[i].name, FillerPrefix+b.x.keyOf(node)
			b.x.filler(node, at)
			b.x.nodes, b.x.late = append(b.x.nodes, offPath), append(b.x.late, first[i])
			rows[i] = at
		case needed:
			rows[i] = at
		case at >= 0:
			b.x.fillers[node] = -1
			b.take(int(at), gone)
		}
	}
}

// place sets the parents of the rows of nodes.
func (b *repather) place(rows []int32) {
	parents := append(make([]int32, 0, len(b.parents)+len(b.parents)/64), b.parents...) // the old tree reads the old ones
	b.parents = parents
	up := func(row, node int32) {
		parents[row] = -1
		if node >= 0 {
			if above := b.x.list[node].up; above >= 0 {
				parents[row] = rows[above]
			}
		}
	}
	for i, node := range b.x.nodes {
		if node != offPath {
			up(int32(i), node)
		}
	}
	for node, row := range b.x.fillers {
		if row >= 0 {
			up(row, int32(node))
		}
	}
}

// movedFrom returns the rows of an older tree that have other parents or another order.
func (b *repather) movedFrom(old *Rows, late []int32, gone rowmodel.Bits) (moved []int32) {
	for i, up := range old.parents {
		if (b.parents[i] != up || i < len(late) && late[i] != b.x.late[i]) && !gone.Has(i) {
			moved = append(moved, int32(i))
		}
	}
	return moved
}

// Wasteful reports whether most nodes of the index have no rows any more, so that it is to be built again.
func (t *Rows) Wasteful() bool {
	return t.paths != nil && len(t.paths.list) > 2*t.Len()+1<<12
}

// cycles notes the rows that were their own ancestors.
func (b *builder) cycles() {
	for _, row := range b.Tree.Cycles() {
		b.problem("cycle", "row "+strconv.Quote(b.ID(coord.Record(row)))+" is its own ancestor; it is shown at the top")
	}
}
