// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// treeBuilder makes treeRows; check is called with the number of rows visited.
type treeBuilder struct {
	*treeRows
	by    treeFuncs
	check func(visits int)
	// above are the rows on the way down to the one whose children are taken.
	above map[any]bool
	// got are the rows that were loaded, by the id of the row above them, and index finds
	// the first row with an id, where any were.
	got   map[string]rowdata.Slice
	index *rowmodel.IDs
}

// build numbers the rows of a tree.
func (b *treeBuilder) build() {
	b.n = max(b.source.Len(), 0)
	b.parents, b.places = make([]int32, b.n), make([]int32, b.n)
	for i := range b.parents {
		b.parents[i], b.places[i] = -1, int32(i)
	}
	switch {
	case b.by.Children != nil:
		b.above, b.nested = map[any]bool{}, true
		for i := range b.n {
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
	for _, row := range b.Tree.Cycles() {
		b.problem("cycle", "row "+strconv.Quote(b.id(int(row)))+" is its own ancestor; it is shown at the top")
	}
}

// problem notes what is wrong with the rows, the first time that it is.
func (b *treeBuilder) problem(key, text string) {
	if !b.told(key) {
		b.problems = append(b.problems, treeProblem{key, text})
	}
}

// told says whether a problem was noted.
func (b *treeBuilder) told(key string) bool {
	return slices.ContainsFunc(b.problems, func(p treeProblem) bool { return p.key == key })
}

// double notes that several rows have a name, which is their id or their path.
func (b *treeBuilder) double(name string) {
	b.problem("dup", "more than one row has the "+name+"; the first counts")
}

// add appends a row below another and returns its number.
func (b *treeBuilder) add(row rowdata.Row, parent, place int) int {
	b.extra.Add(row)
	b.parents = append(b.parents, int32(parent))
	b.places = append(b.places, int32(place))
	return b.n + b.extra.Len() - 1
}

// key tells a row from others on the way down, nil if it cannot be told.
func (b *treeBuilder) key(row rowdata.Row) any {
	if b.rowID != nil {
		return b.rowID(row)
	}
	return b.kind.Key(row)
}

// descend adds what is below a row of a tree of children.
func (b *treeBuilder) descend(i, depth int) {
	row := b.At(i)
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
	for kid, last := first, b.Len(); kid < last; kid++ {
		b.descend(kid, depth+1)
	}
	delete(b.above, key)
}

// loops says whether a row has the id of one above it, and reports it.
func (b *treeBuilder) loops(row rowdata.Row) bool {
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

// findDoubles reports ids that several of the rows have that Children gave.
func (b *treeBuilder) findDoubles() {
	if b.rowID == nil || b.by.Children == nil {
		return
	}
	id := func(i int) string { b.check(0); return b.ownID(i, b.At(i)) }
	var ids rowmodel.IDs
	ids.Build(b.Len(), id)
	for _, row := range ids.Duplicates() {
		b.double("id " + strconv.Quote(id(row)))
	}
}

// nameOf is what a problem calls a row.
func (b *treeBuilder) nameOf(row rowdata.Row) string {
	if b.rowID != nil {
		return b.rowID(row)
	}
	return "?"
}

// link finds each row's parent by its id.
func (b *treeBuilder) link() {
	if b.rowID == nil {
		b.problem("treeid", "Tree.Parent needs RowID; rows are shown one below the other")
		return
	}
	id := func(i int) string { b.check(1); return b.ownID(i, b.source.At(i)) }
	var ids rowmodel.IDs
	ids.Build(b.n, id)
	b.parents = rowmodel.ParentsByID(b.n, &ids, id, func(i int) string { return b.by.Parent(b.source.At(i)) })
	for _, row := range ids.Duplicates() {
		b.double("id " + strconv.Quote(id(row)))
	}
}
