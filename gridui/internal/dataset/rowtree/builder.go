// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowtree

import (
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// builder builds Rows. It calls check with the number of rows visited since the last call.
type builder struct {
	*Rows
	by    Funcs
	check func(visits int)
	// above holds the keys of the ancestors during a descent.
	above map[any]bool
	// got holds the loaded rows by the id of their parent. index finds the first row with an id;
	// it is nil if no rows were loaded.
	got   map[string]rowdata.Slice
	index *rowmodel.IDs
}

// Plan holds the input for building a tree.
type Plan struct {
	Source rowdata.Source
	Kind   rowdata.Kind
	// RowID returns the id of a row; nil means that rows have no ids.
	RowID func(rowdata.Row) string
	// Made holds the ids of rows that RowID gives none, by number.
	Made map[coord.Record]string
	By   Funcs
	Lazy *Lazy
	// Loaded holds the loaded rows by the id of their parent.
	Loaded map[string]rowdata.Slice
}

// Build builds the tree into t. It calls check with the number of rows visited since the last call.
func (p *Plan) Build(t *Rows, check func(visits int)) {
	*t = Rows{source: p.Source, rowID: p.RowID, kind: p.Kind, Lazy: p.Lazy, made: p.Made, extra: p.Kind.List(0)}
	b := builder{Rows: t, by: p.By, check: check, got: p.Loaded}
	b.build()
}

// build numbers the rows of a tree.
func (b *builder) build() {
	b.n = max(b.source.Len(), 0)
	b.parents, b.places = make([]int32, b.n), make([]int32, b.n)
	for i := range b.parents {
		b.parents[i], b.places[i] = -1, int32(i)
	}
	switch {
	case b.by.Children != nil:
		b.above, b.nested = map[any]bool{}, true
		for i := range coord.Record(b.n) {
			b.descend(i, 0)
		}
	case b.by.Parent != nil:
		b.link()
	case b.by.Path != nil:
		b.paths()
	}
	b.loaded()
	b.findDoubles()
	b.Tree = rowmodel.NewTree(b.parents)
	b.cycles()
}

// problem notes a problem of the rows, at most one for each key.
func (b *builder) problem(key, text string) {
	if !b.told(key) {
		b.Problems = append(b.Problems, Problem{key, text})
	}
}

// told reports whether a problem with a key was noted.
func (b *builder) told(key string) bool {
	return slices.ContainsFunc(b.Problems, func(p Problem) bool { return p.Key == key })
}

// double notes that several rows share a name, their id or path.
func (b *builder) double(name string) {
	b.Doubles = true
	b.problem("dup", "more than one row has the "+name+"; the first counts")
}

// add appends a row below another and returns its number.
func (b *builder) add(row rowdata.Row, parent coord.Record, place int) coord.Record {
	b.extra.Add(row)
	b.parents = append(b.parents, int32(parent))
	b.places = append(b.places, int32(place))
	return coord.Record(b.n + b.extra.Len() - 1)
}

// key returns the identity of a row among its ancestors, nil if rows are indistinguishable.
func (b *builder) key(row rowdata.Row) any {
	if b.rowID != nil {
		return b.rowID(row)
	}
	return b.kind.Key(row)
}

// descend adds the descendants of a row by Children.
func (b *builder) descend(i coord.Record, depth int) {
	row := b.At(int(i))
	kids := b.by.Children(row)
	b.check(1 + kids.Len())
	if kids.Len() == 0 {
		return
	}
	key := b.key(row)
	switch {
	case key != nil && b.above[key]:
		b.problem("cycle", "row "+strconv.Quote(b.nameOf(row))+" is its own ancestor; its children are left out there")
		return
	case depth >= maxTreeDepth:
		b.problem("deep", "rows are nested deeper than "+strconv.Itoa(maxTreeDepth)+" levels; what is below is left out")
		return
	}
	if key != nil {
		b.above[key] = true
	}
	first := b.Len()
	for k := range kids.Len() {
		if kid := kids.At(k); !b.loops(kid) {
			b.add(kid, i, k)
		}
	}
	for kid, last := coord.Record(first), coord.Record(b.Len()); kid < last; kid++ {
		b.descend(kid, depth+1)
	}
	delete(b.above, key)
}

// loops reports whether a row is its own ancestor, and notes that as a problem.
func (b *builder) loops(row rowdata.Row) bool {
	if b.rowID == nil {
		return false
	}
	id := b.rowID(row)
	if id == "" || !b.above[id] {
		return false
	}
	b.problem("cycle", "row "+strconv.Quote(id)+" is its own ancestor; it is left out there")
	return true
}

// findDoubles notes duplicate ids of rows given by Children.
func (b *builder) findDoubles() {
	if b.rowID == nil || b.by.Children == nil {
		return
	}
	id := func(i coord.Record) string { b.check(0); return b.ownID(i, b.At(int(i))) }
	var ids rowmodel.IDs
	ids.Build(b.Len(), id)
	for _, row := range ids.Duplicates() {
		b.double("id " + strconv.Quote(id(row)))
	}
}

// nameOf returns the name of a row in a problem.
func (b *builder) nameOf(row rowdata.Row) string {
	if b.rowID != nil {
		return b.rowID(row)
	}
	return "?"
}

// link finds each row's parent by its id.
func (b *builder) link() {
	if b.rowID == nil {
		b.problem("treeid", "Tree.Parent needs RowID; rows are shown one below the other")
		return
	}
	id := func(i coord.Record) string { b.check(1); return b.ownID(i, b.source.At(int(i))) }
	var ids rowmodel.IDs
	ids.Build(b.n, id)
	b.parents = rowmodel.ParentsByID(b.n, &ids, id, func(i coord.Record) string { return b.by.Parent(b.source.At(int(i))) })
	for i, up := range b.parents {
		if up < 0 {
			b.orphan(coord.Record(i), b.by.Parent(b.source.At(i)))
		}
	}
	for _, row := range ids.Duplicates() {
		b.double("id " + strconv.Quote(id(row)))
	}
}
