// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowtree

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// loaded adds loaded rows below their parents, recursively. Rows loaded for an id go only below the
// first row with that id, so that the recursion ends.
func (b *builder) loaded() {
	if len(b.got) == 0 || b.rowID == nil {
		return
	}
	b.index = new(rowmodel.IDs)
	b.index.Build(b.Len(), func(i coord.Record) string { b.check(0); return b.ID(i) })
	for i := coord.Record(0); i < coord.Record(b.Len()); i++ {
		b.check(1)
		if b.IsFiller(i) {
			continue
		}
		id := b.ID(i)
		if first, _ := b.index.Find(id, b.ID); first == i {
			b.adopt(i, b.got[id])
		}
	}
}

// adopt adds rows loaded below a row, except for its ancestors.
func (b *builder) adopt(parent coord.Record, rows rowdata.Slice) {
	first := coord.Record(b.Len())
	for k := range rowdata.Len(rows) {
		row := rows.At(k)
		if id := b.rowID(row); b.isAbove(parent, id) {
			b.problem("cycle", "row "+strconv.Quote(id)+" is its own ancestor by what Tree.Load brought; it is left out there")
			continue
		}
		b.add(row, parent, k)
	}
	if last := coord.Record(b.Len()); b.by.Children != nil && last > first {
		b.above = b.keysAbove(parent)
		for i := first; i < last; i++ {
			b.descend(i, 0)
		}
	}
	for i := first; i < coord.Record(b.Len()); i++ {
		b.enter(i)
	}
}

// enter adds a row to the index unless another row has its id.
func (b *builder) enter(i coord.Record) {
	id := b.ID(i)
	if _, taken := b.index.Find(id, b.ID); taken {
		b.double("id " + strconv.Quote(id))
		return
	}
	b.index.Add(i, b.ID)
}

// isAbove reports whether a row or any of its ancestors has an id. The index excludes most ids,
// which are new, without a search of the ancestors.
func (b *builder) isAbove(row coord.Record, id string) bool {
	if _, known := b.index.Find(id, b.ID); !known {
		return false
	}
	for at := row; at >= 0; at = coord.Record(b.parents[at]) {
		if b.ID(at) == id {
			return true
		}
	}
	return false
}

// keysAbove returns the keys of a row and its ancestors.
func (b *builder) keysAbove(row coord.Record) map[any]bool {
	keys := map[any]bool{}
	for at := row; at >= 0; at = coord.Record(b.parents[at]) {
		keys[b.ID(at)] = true
	}
	return keys
}

// Grown returns a tree that contains additional rows below a row. Both trees may be read at the
// same time. index finds rows by id; Grown adds the new ones.
func (t *Rows) Grown(by Funcs, parent coord.Record, rows rowdata.Slice, index *rowmodel.IDs) *Rows {
	next := *t
	next.Problems, next.extra = nil, t.extra.Fork()
	b := builder{Rows: &next, by: by, check: func(int) {}, index: index}
	b.adopt(parent, rows)
	var late []int32
	if x := next.paths; x != nil {
		for len(x.nodes) < next.Len() {
			x.nodes = append(x.nodes, offPath)
		}
		late = x.late
	}
	next.Tree = t.Tree.With(next.parents, late, nil) // rows that were loaded are not above others
	return &next
}
