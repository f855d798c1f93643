// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowtree

import (
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Rows are the rows of a tree by number: those of the source, then those found below them, nodes
// that no row was given for (fillers), and rows that came later. A tree that is built only grows
// at its end, so that a job can go on to read it.
type Rows struct {
	source rowdata.Source
	n      int             // rows of the source
	extra  rowdata.Growing // rows after them, never nil
	// parents are the numbers of the parents by row, -1 at the top.
	parents []int32
	// nested says that rows without ids are named by places, the places among their siblings;
	// otherwise by their numbers.
	nested bool
	places []int32
	// Names are the names of fillers by row, fillerIDs their ids.
	Names, fillerIDs map[coord.Record]string
	rowID            func(rowdata.Row) string
	kind             rowdata.Kind
	Tree             *rowmodel.Tree
	Lazy             *Lazy
	// made are the ids of rows that have none of their own, by number.
	made map[coord.Record]string
	// later are rows that were added by id.
	later []coord.Record
	// Problems are the problems of the rows, to be reported.
	Problems []Problem
}

// Problem is a problem of the rows to report once.
type Problem struct{ Key, Text string }

const (
	// maxTreeDepth bounds the depth of Children, because rows without keys may be their own
	// ancestors.
	maxTreeDepth = 1000
	// FillerPrefix begins the ids of nodes without a row.
	FillerPrefix = "__path__:"
)

// Len is the number of rows.
func (t *Rows) Len() int { return t.n + t.extra.Len() }

// At is the row with a number.
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

// SourceOf returns what to read the rows of records from: the source if all of them are its rows
// and RowID names them, else the tree.
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

// Put overwrites a row that is not in the source, and reports whether it is one.
func (t *Rows) Put(i coord.Record, row rowdata.Row) bool {
	if i < coord.Record(t.n) {
		return false
	}
	t.extra.Put(int(i-coord.Record(t.n)), row)
	return true
}

// Nested reports whether rows without ids are named by their places among their siblings.
func (t *Rows) Nested() bool { return t.nested }

// NameRows sets the ids of rows that have none of their own, by number.
func (t *Rows) NameRows(made map[coord.Record]string) { t.made = made }

// IsFiller reports whether no row was given for a node.
func (t *Rows) IsFiller(i coord.Record) bool {
	if t == nil || len(t.Names) == 0 {
		return false
	}
	_, ok := t.Names[i]
	return ok
}

// ID is the id of a row.
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

// ownID is the id of a row of the program, empty if the rows had no ids when the tree was built.
func (t *Rows) ownID(i coord.Record, row rowdata.Row) string {
	if t.rowID == nil {
		return ""
	}
	if id := t.rowID(row); id != "" || t.made == nil {
		return id
	}
	return t.made[i]
}

// LaterLen is the number of rows that came later.
func (t *Rows) LaterLen() int {
	if t == nil {
		return 0
	}
	return len(t.later)
}

// Joined is the tree with more rows, below the parents that they name or at the top.
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
