// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// loaded adds the rows that were loaded below others, and below those. What was loaded
// for an id goes below the first row that has it, so that this ends.
func (b *treeBuilder) loaded() {
	if len(b.got) == 0 || b.rowID == nil {
		return
	}
	b.index = new(rowmodel.IDs)
	b.index.Build(b.Len(), func(i int) string { b.check(0); return b.id(i) })
	for i := 0; i < b.Len(); i++ {
		b.check(1)
		if b.IsFiller(i) {
			continue
		}
		id := b.id(i)
		if first, _ := b.index.Find(id, b.id); first == i {
			b.adopt(i, b.got[id])
		}
	}
}

// adopt adds rows that were loaded below another, but for those that are above it.
func (b *treeBuilder) adopt(parent int, rows rowdata.Slice) {
	first := b.Len()
	for k := range rowdata.Len(rows) {
		row := rows.At(k)
		if id := b.rowID(row); b.isAbove(parent, id) {
			b.problem("cycle", "row "+strconv.Quote(id)+" is its own ancestor by what Tree.Load brought; it is left out there")
			continue
		}
		b.add(row, parent, k)
	}
	if last := b.Len(); b.by.Children != nil && last > first {
		b.above = b.keysAbove(parent)
		for i := first; i < last; i++ {
			b.descend(i, 0)
		}
	}
	for i := first; i < b.Len(); i++ {
		b.enter(i)
	}
}

// enter makes a row one that is found by its id, unless another has it.
func (b *treeBuilder) enter(i int) {
	id := b.id(i)
	if _, taken := b.index.Find(id, b.id); taken {
		b.double("id " + strconv.Quote(id))
		return
	}
	b.index.Add(i, b.id)
}

// isAbove says whether a row or one above it has an id. Most ids are new: no row has to
// be looked at for them.
func (b *treeBuilder) isAbove(row int, id string) bool {
	if _, known := b.index.Find(id, b.id); !known {
		return false
	}
	for at := row; at >= 0; at = int(b.parents[at]) {
		if b.id(at) == id {
			return true
		}
	}
	return false
}

// keysAbove are the keys of a row and of those above it.
func (b *treeBuilder) keysAbove(row int) map[any]bool {
	keys := map[any]bool{}
	for at := row; at >= 0; at = int(b.parents[at]) {
		keys[b.id(at)] = true
	}
	return keys
}

// grown is the tree with rows loaded below one of its own. Both may be read at
// once. index finds the rows of the tree by their ids, and those of the grown one
// afterwards.
func (t *treeRows) grown(by treeFuncs, parent int, rows rowdata.Slice, index *rowmodel.IDs) *treeRows {
	next := *t
	next.problems, next.extra = nil, t.extra.Fork()
	b := treeBuilder{treeRows: &next, by: by, check: func(int) {}, index: index}
	b.adopt(parent, rows)
	next.Tree = rowmodel.NewTree(next.parents)
	return &next
}
