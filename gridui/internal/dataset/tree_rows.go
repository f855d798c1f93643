// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// treeRows are the rows of a tree by number: those of the source, then those found
// below them, nodes that no row was given for, and rows loaded later. Once made it
// only grows, at its end, so that a job may read what there was when it began.
type treeRows struct {
	source rowdata.Source
	n      int             // rows of the source
	extra  rowdata.Growing // rows after them, never nil
	// parents is the number of the row above by row, -1 at the top.
	parents []int32
	// nested says that rows without ids are named by places, which is where they stand
	// among their siblings; else by their numbers.
	nested bool
	places []int32
	// Names are those of nodes without a row, ids theirs.
	Names, fillerIDs map[int]string
	rowID            func(rowdata.Row) string
	kind             rowdata.Kind
	Tree             *rowmodel.Tree
	lazy             *lazyRows
	// made are the ids of rows that have none of their own, by number.
	made map[int]string
	// later are rows that came after the others, and not from below one by Children or Load.
	later []int
	// problems are what is wrong with the rows.
	problems []treeProblem
}

// treeProblem is something to report once.
type treeProblem struct{ key, text string }

const (
	// maxTreeDepth bounds how deep Children may nest rows that cannot be told from
	// those above them.
	maxTreeDepth = 1000
	// FillerPrefix begins the ids of nodes without a row, lazyPrefix those of rows
	// that stand for children to be loaded.
	FillerPrefix = "__path__:"
	lazyPrefix   = "__children__:"
)

func (t *treeRows) Len() int { return t.n + t.extra.Len() }

func (t *treeRows) At(i int) rowdata.Row {
	if i < t.n {
		return t.source.At(i)
	}
	return t.extra.At(i - t.n)
}

func (t *treeRows) Lease() rowdata.Source {
	source := t.source.Lease()
	if source == t.source {
		return t
	}
	leased := *t
	leased.source = source
	return &leased
}

func (t *treeRows) Release() { t.source.Release() }

// gives says whether all of some records are rows of the source that RowID names.
func (t *treeRows) gives(records []int32) bool {
	for _, i := range records {
		if int(i) >= t.n {
			return false
		}
	}
	return t.rowID != nil
}

// IsFiller says whether no row was given for a node.
func (t *treeRows) IsFiller(i int) bool {
	if t == nil || len(t.Names) == 0 {
		return false
	}
	_, ok := t.Names[i]
	return ok
}

// id is the id of a row of the tree.
func (t *treeRows) id(i int) string {
	if id, ok := t.fillerIDs[i]; ok {
		return id
	}
	if t.rowID != nil {
		rows := t.Lease()
		defer rows.Release()
		return t.ownID(i, rows.At(i))
	}
	if !t.nested {
		return strconv.Itoa(i)
	}
	var path []byte
	for at := i; at >= 0; at = t.Tree.Parent(at) {
		part := strconv.AppendInt(nil, int64(t.places[at]), 10)
		if len(path) > 0 {
			part = append(part, '.')
		}
		path = append(part, path...)
	}
	return string(path)
}

// ownID is the id of a row of the caller's, empty where rows had none when the tree was made.
func (t *treeRows) ownID(i int, row rowdata.Row) string {
	if t.rowID == nil {
		return ""
	}
	if id := t.rowID(row); id != "" || t.made == nil {
		return id
	}
	return t.made[i]
}

// laterRows is how many rows came after the others.
func (t *treeRows) laterRows() int {
	if t == nil {
		return 0
	}
	return len(t.later)
}

// nameFillers gives nodes without a row no value, or, where a column's texts are
// to be their names, these.
func (t *treeRows) nameFillers(f *rowmodel.Field, named bool) {
	missing := f.Missing
	f.Missing = func(dst []bool, at []int32) {
		clear(dst)
		if missing != nil {
			missing(dst, at)
		}
		for i, r := range at {
			if t.IsFiller(int(r)) {
				dst[i] = !named
			}
		}
	}
	texts := f.Texts
	if texts == nil || !named {
		return
	}
	f.Texts = func(dst []string, at []int32) {
		texts(dst, at)
		for i, r := range at {
			if name, ok := t.Names[int(r)]; ok {
				dst[i] = name
			}
		}
	}
}

// joined is the tree with more rows: below the parents that they name, or at the
// top.
func (t *treeRows) joined(by treeFuncs, rows rowdata.Slice, find func(id string) (int, bool)) *treeRows {
	next := *t
	next.problems, next.extra = nil, t.extra.Fork()
	b := treeBuilder{treeRows: &next, by: by, check: func(int) {}, above: map[any]bool{}}
	at := make(map[string]int, rows.Len())
	first, later := b.Len(), slices.Clip(t.later)
	for i := range rows.Len() {
		row := rows.At(i)
		number := b.add(row, -1, b.n+i)
		at[b.ownID(number, row)] = number
		later = append(later, number)
	}
	delete(at, "")
	next.later = later
	for i := range rows.Len() {
		row := rows.At(i)
		switch {
		case by.Children != nil:
			b.descend(first+i, 0)
		case by.Parent != nil:
			if up, ok := at[by.Parent(row)]; ok {
				b.parents[first+i] = int32(up)
			} else if up, ok := find(by.Parent(row)); ok {
				b.parents[first+i] = int32(up)
			}
		}
	}
	next.Tree = rowmodel.NewTree(next.parents)
	return &next
}
