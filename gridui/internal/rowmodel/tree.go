// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// Tree holds the parent of each row. NewTree makes it; it does not change.
type Tree struct {
	parents []int32 // by row, -1 at the top; no cycles
	cycles  []int32
	// late holds, by row, -1 or the place of a row among the rows that follow all others with equal keys. nil: there
	// are no such rows.
	late []int32
}

// With returns a tree with other parents. They differ from the parents of t in the changed rows alone. late, unless nil,
// holds the order of late rows by row, -1 for all others: late rows follow all rows with equal sort keys, whatever their
// numbers. It may be shorter than parents. Only changed rows are examined for cycles. The tree keeps parents and late,
// which must not change.
func (t *Tree) With(parents, late, changed []int32) *Tree {
	next := &Tree{parents: parents, late: late}
	outside := func(r int32) bool { return int(parents[r]) >= len(parents) }
	if len(t.cycles) > 0 || slices.ContainsFunc(changed, outside) || next.cyclic(changed) {
		return next.broken()
	}
	return next
}

// broken returns a tree with the same parents without cycles.
func (t *Tree) broken() *Tree {
	next := NewTree(t.parents)
	next.late = t.late
	return next
}

// cyclic reports whether any of some rows is its own ancestor.
func (t *Tree) cyclic(rows []int32) bool {
	if len(rows) == 0 {
		return false
	}
	walk := make([]int32, len(t.parents)) // by row: number of the walk that visited it, from 1
	for i, row := range rows {
		id := int32(i) + 1
		for row >= 0 && walk[row] == 0 {
			walk[row] = id
			row = t.parents[row]
		}
		if row >= 0 && walk[row] == id {
			return true
		}
	}
	return false
}

// MovedFrom returns the rows of an older tree that have other parents now.
func (t *Tree) MovedFrom(old *Tree) (moved []int32) {
	if t == old || same(t.parents, old.parents) { // a tree grows at its end
		return nil
	}
	for r, up := range old.parents {
		if t.parents[r] != up {
			moved = append(moved, int32(r))
		}
	}
	return moved
}

// compareRows returns the order of two rows with equal sort keys.
func (t *Tree) compareRows(a, b int32) int {
	if t.late != nil {
		if x, y := t.lateAt(a), t.lateAt(b); x != y {
			return int(x) - int(y)
		}
	}
	return int(a) - int(b)
}

func (t *Tree) lateAt(row int32) int32 {
	if int(row) < len(t.late) {
		return t.late[row]
	}
	return -1
}

// placeLate puts late rows among their siblings, which are sorted by keys and numbers.
func (t *Tree) placeLate(kids, from []int32, keys []SortKey) {
	compare, done := t.order(keys), map[int32]bool{}
	for row, at := range t.late {
		if up := t.parents[row]; at >= 0 && !done[up] {
			done[up] = true
			siblings := kids[from[up+1]:from[up+2]]
			var rows, late []int32
			for _, r := range siblings {
				if t.lateAt(r) >= 0 {
					late = append(late, r)
				} else {
					rows = append(rows, r)
				}
			}
			slices.SortFunc(late, compare)
			copy(siblings, merge(rows, late, compare))
		}
	}
}

// order returns the order of siblings.
func (t *Tree) order(keys []SortKey) func(a, b int32) int {
	if len(keys) == 0 {
		return t.compareRows
	}
	order := newRowOrder(keys)
	return func(a, b int32) int {
		if c := order.compareKeys(a, b); c != 0 {
			return c
		}
		return t.compareRows(a, b)
	}
}

// NewTree returns a tree from the parent of each row. -1 and numbers of missing rows mean no
// parent. In a cycle the first row becomes a root, so that no row is lost; Cycles returns these
// rows.
func NewTree(parents []int32) *Tree {
	t := &Tree{parents: make([]int32, len(parents))}
	for i, p := range parents {
		if p < 0 || int(p) >= len(parents) {
			p = -1
		}
		t.parents[i] = p
	}
	t.breakCycles()
	return t
}

// breakCycles walks up from each row until it meets a visited one. A row visited on the same walk
// closes a cycle.
func (t *Tree) breakCycles() {
	walk := make([]int32, len(t.parents)) // by row: number of the walk that visited it, from 1
	for i := range t.parents {
		id := int32(i) + 1
		r := int32(i)
		for r >= 0 && walk[r] == 0 {
			walk[r] = id
			r = t.parents[r]
		}
		if r >= 0 && walk[r] == id {
			t.cut(r)
		}
	}
}

// cut makes the first row of a cycle a root.
func (t *Tree) cut(on int32) {
	first := on
	for r := t.parents[on]; r != on; r = t.parents[r] {
		first = min(first, r)
	}
	t.parents[first] = -1
	if len(t.cycles) < maxDuplicates {
		t.cycles = append(t.cycles, first)
	}
}

// Cycles returns up to 16 rows that were their own ancestors, one for each cycle.
func (t *Tree) Cycles() []int32 { return t.cycles }

// WithBelow returns rows with all their descendants, ascending.
func (t *Tree) WithBelow(rows []int32) []int32 {
	if len(rows) == 0 {
		return rows
	}
	n := len(t.parents)
	below := NewBits(n)
	for _, r := range rows {
		below.Set(int(r))
	}
	if t.anyBelow(below) {
		t.fromTop(func(_, parent int32) bool { return parent >= 0 && below.Has(int(parent)) }, below)
	}
	return below.appendTo(nil, 0, n)
}

// anyBelow reports whether any row has its parent in a set.
func (t *Tree) anyBelow(set Bits) bool {
	for _, up := range t.parents {
		if up >= 0 && set.Has(int(up)) {
			return true
		}
	}
	return false
}

// Parent returns the parent of a row, -1 if it has none.
func (t *Tree) Parent(row coord.Record) coord.Record { return coord.Record(t.parents[row]) }

// ParentsByID returns the parents of rows 0 … n-1 for NewTree, from the ids of parents; ids finds
// rows by id. An empty id means no parent.
func ParentsByID(n int, ids *IDs, id, parent func(row coord.Record) string) []int32 {
	parents := make([]int32, n)
	for i := range parents {
		parents[i] = -1
		if key := parent(coord.Record(i)); key != "" {
			if at, ok := ids.Find(key, id); ok {
				parents[i] = int32(at)
			}
		}
	}
	return parents
}

// TreeFilter determines which rows of a tree show besides the rows that pass a filter.
type TreeFilter uint8

// The tree filters.
const (
	// KeepAncestors shows the rows that pass and their ancestors.
	KeepAncestors TreeFilter = iota
	// ParentsFirst shows the rows that pass if all their ancestors pass.
	ParentsFirst
	// KeepFamily shows the rows that pass, their ancestors and their descendants.
	KeepFamily
)

// keep returns the rows to show; pass holds the rows that pass.
func (t *Tree) keep(pass Bits, how TreeFilter) Bits {
	keep := NewBits(len(t.parents))
	switch how {
	case ParentsFirst:
		t.fromTop(func(r, up int32) bool { return pass.Has(int(r)) && (up < 0 || keep.Has(int(up))) }, keep)
		return keep
	case KeepFamily:
		t.fromTop(func(r, up int32) bool { return pass.Has(int(r)) || up >= 0 && keep.Has(int(up)) }, keep)
	}
	for i, w := range t.above(pass) {
		keep[i] |= w | pass[i]
	}
	return keep
}

// above returns the rows with descendants that pass.
func (t *Tree) above(pass Bits) Bits {
	above, n := NewBits(len(t.parents)), len(t.parents)
	for at := pass.next(0, n); at < n; at = pass.next(at+1, n) {
		for up := t.parents[at]; up >= 0 && !above.Has(int(up)); up = t.parents[up] {
			above.Set(int(up))
		}
	}
	return above
}

// fromTop adds the rows for which in returns true to keep, each parent before its children.
func (t *Tree) fromTop(in func(row, parent int32) bool, keep Bits) {
	seen := NewBits(len(t.parents))
	var path []int32
	for i := range t.parents {
		for r := int32(i); r >= 0 && !seen.Has(int(r)); r = t.parents[r] {
			seen.Set(int(r))
			path = append(path, r)
		}
		for k := len(path) - 1; k >= 0; k-- {
			if r := path[k]; in(r, t.parents[r]) {
				keep.Set(int(r))
			}
		}
		path = path[:0]
	}
}

// outline arranges rows, which must contain the parents of all rows, as a tree; siblings keep their
// order. open reports which rows are open; lazy, unless nil, reports which rows have children to be
// loaded.
func (t *Tree) outline(j *Job, rows []int32, keys []SortKey, open func(item coord.Item, depth int) bool, lazy func(row coord.Record) bool) *Outline {
	kids, from := t.kids(j, rows)
	if t.late != nil {
		t.placeLate(kids, from, keys)
	}
	o := newOutline(len(rows), len(t.parents))
	type level struct {
		up   int
		next []int32
	}
	stack := []level{{-1, kids[from[0]:from[1]]}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if len(top.next) == 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		row := top.next[0]
		top.next = top.next[1:]
		j.tick()
		place := o.push(row, top.up)
		switch below := kids[from[row+1]:from[row+2]]; {
		case len(below) > 0:
			stack = append(stack, level{place, below})
		case lazy != nil && lazy(coord.Record(row)):
			o.push(^row, place)
		}
	}
	o.finish(open)
	return o
}

// kids returns the children of each row r at kids[from[r+1]:from[r+2]]; roots are the children of
// row -1.
func (t *Tree) kids(j *Job, rows []int32) (kids, from []int32) {
	from = make([]int32, len(t.parents)+3)
	for _, r := range rows {
		from[t.parents[r]+3]++
	}
	j.check(len(rows))
	for i := 1; i < len(from); i++ {
		from[i] += from[i-1]
	}
	kids = make([]int32, len(rows))
	for _, r := range rows {
		at := &from[t.parents[r]+2]
		kids[*at] = r
		*at++
	}
	j.check(len(rows))
	return kids, from
}
