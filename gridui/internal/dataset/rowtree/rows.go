// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowtree

import (
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Rows holds the rows of a tree by number: rows of the source, then rows found below them, nodes
// for which no row was given (fillers), and rows that came later. A finished tree grows only at its
// end, so that a job can continue to read it.
type Rows struct {
	source rowdata.Source
	n      int             // rows of the source
	extra  rowdata.Growing // rows after the source's rows, never nil
	// parents holds the number of each row's parent, -1 at the top.
	parents []int32
	// nested is set if rows without ids are named by places, the places among their siblings.
	// Otherwise they are named by their numbers.
	nested bool
	places []int32
	// Names holds the names of fillers by row, fillerIDs their ids.
	Names, fillerIDs map[coord.Record]string
	rowID            func(rowdata.Row) string
	kind             rowdata.Kind
	Tree             *rowmodel.Tree
	Lazy             *Lazy
	// made holds the ids of rows that RowID gives none, by number.
	made map[coord.Record]string
	// later holds the rows added by id.
	later []coord.Record
	// Problems holds the problems of the rows, to be reported.
	Problems []Problem
}

// Problem is a problem of the rows to report once.
type Problem struct{ Key, Text string }

const (
	// maxTreeDepth is the maximum depth of Children, because rows without keys may be their own
	// ancestors.
	maxTreeDepth = 1000
	// FillerPrefix begins the ids of nodes for which no row was given.
	FillerPrefix = "__path__:"
)

// Len returns the number of rows.
func (t *Rows) Len() int { return t.n + t.extra.Len() }

// At returns the row with a number.
func (t *Rows) At(i int) rowdata.Row {
	if i < t.n {
		return t.source.At(i)
	}
	return t.extra.At(i - t.n)
}

// Lease returns the rows for use by another goroutine.
func (t *Rows) Lease() rowdata.Source {
	source := t.source.Lease()
	if source == t.source {
		return t
	}
	leased := *t
	leased.source = source
	return &leased
}

// Release gives back leased rows.
func (t *Rows) Release() { t.source.Release() }

// SourceOf returns the source to read records from: the source of the tree if it contains all of
// them and RowID names them, else the tree.
func (t *Rows) SourceOf(records []int32) rowdata.Source {
	if t.rowID == nil {
		return t
	}
	for _, i := range records {
		if int(i) >= t.n {
			return t
		}
	}
	return t.source
}

// Put overwrites a row outside the source, and reports whether it did.
func (t *Rows) Put(i coord.Record, row rowdata.Row) bool {
	if i < coord.Record(t.n) {
		return false
	}
	t.extra.Put(int(i-coord.Record(t.n)), row)
	return true
}

// Nested reports whether rows without ids are named by their places among their siblings.
func (t *Rows) Nested() bool { return t.nested }

// NameRows sets the ids of rows that RowID gives none, by number.
func (t *Rows) NameRows(made map[coord.Record]string) { t.made = made }

// IsFiller reports whether a node is a filler, without a row of the program.
func (t *Rows) IsFiller(i coord.Record) bool {
	if t == nil || len(t.Names) == 0 {
		return false
	}
	_, ok := t.Names[i]
	return ok
}

// ID returns the id of a row.
func (t *Rows) ID(i coord.Record) string {
	if id, ok := t.fillerIDs[i]; ok {
		return id
	}
	if t.rowID != nil {
		rows := t.Lease()
		defer rows.Release()
		return t.ownID(i, rows.At(int(i)))
	}
	if !t.nested {
		return strconv.Itoa(int(i))
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

// ownID returns the id of a row of the program, empty if the rows had no ids when the tree was
// built.
func (t *Rows) ownID(i coord.Record, row rowdata.Row) string {
	if t.rowID == nil {
		return ""
	}
	if id := t.rowID(row); id != "" || t.made == nil {
		return id
	}
	return t.made[i]
}

// LaterLen returns the number of rows added by id.
func (t *Rows) LaterLen() int {
	if t == nil {
		return 0
	}
	return len(t.later)
}

// Joined returns the tree with additional rows, below the parents that they name or at the top.
func (t *Rows) Joined(by Funcs, rows rowdata.Slice, find func(id string) (coord.Record, bool)) *Rows {
	next := *t
	next.Problems, next.extra = nil, t.extra.Fork()
	b := builder{Rows: &next, by: by, check: func(int) {}, above: map[any]bool{}}
	at := make(map[string]coord.Record, rows.Len())
	first, later := coord.Record(b.Len()), slices.Clip(t.later)
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
			b.descend(first+coord.Record(i), 0)
		case by.Parent != nil:
			if up, ok := at[by.Parent(row)]; ok {
				b.parents[int(first)+i] = int32(up)
			} else if up, ok := find(by.Parent(row)); ok {
				b.parents[int(first)+i] = int32(up)
			}
		}
	}
	next.Tree = rowmodel.NewTree(next.parents)
	return &next
}

// Moved returns the tree with other parents of some rows, -1 for the top.
func (t *Rows) Moved(parents map[coord.Record]coord.Record) *Rows {
	next := *t
	next.Problems, next.parents = nil, slices.Clone(t.parents)
	for row, up := range parents {
		next.parents[row] = int32(up)
	}
	next.Tree = rowmodel.NewTree(next.parents)
	return &next
}
