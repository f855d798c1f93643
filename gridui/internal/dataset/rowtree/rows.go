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
	// paths finds nodes of a tree by Path whose rows change, and orphans rows by the ids of parents that are missing.
	// Both are changed in place, and only while no job reads the rows.
	paths   *PathIndex
	orphans map[string][]int32
	// Doubles is set if several rows have one id or path.
	Doubles bool
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

// Joined returns the tree with additional rows, below the parents that they name or at the top. In a tree by Path, they
// are at the top until Repathed. Rows whose parent was missing go below an added row that they name.
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
	if by.ByPath() {
		return &next
	}
	for i := range rows.Len() {
		row := rows.At(i)
		switch {
		case by.Children != nil:
			b.descend(first+coord.Record(i), 0)
		case by.Parent != nil:
			id := by.Parent(row)
			if up, ok := at[id]; ok {
				b.parents[int(first)+i] = int32(up)
			} else if up, ok := find(id); ok {
				b.parents[int(first)+i] = int32(up)
			} else {
				b.orphan(first+coord.Record(i), id)
			}
		}
	}
	changed := b.adoptOrphans(at)
	for i := first; int(i) < b.Len(); i++ {
		if b.parents[i] >= int32(first) { // rows that came are not above others
			changed = append(changed, int32(i))
		}
	}
	next.Tree = t.Tree.With(next.parents, nil, changed)
	b.cycles()
	return &next
}

// orphan notes a row whose parent is missing.
func (t *Rows) orphan(row coord.Record, parent string) {
	if parent == "" {
		return
	}
	if t.orphans == nil {
		t.orphans = map[string][]int32{}
	}
	t.orphans[parent] = append(t.orphans[parent], int32(row))
}

// adoptOrphans puts rows whose parent was missing below rows that came, by their ids.
// It returns the rows.
func (b *builder) adoptOrphans(came map[string]coord.Record) (adopted []int32) {
	if len(b.orphans) == 0 {
		return nil
	}
	cloned := false
	for id, up := range came {
		for _, row := range b.orphans[id] {
			if b.parents[row] >= 0 || b.by.Parent(b.At(int(row))) != id {
				continue // it has moved
			}
			if !cloned {
				b.parents, cloned = slices.Clone(b.parents), true
			}
			b.parents[row] = int32(up)
			adopted = append(adopted, row)
		}
		delete(b.orphans, id)
	}
	return adopted
}

// ParentOf returns the parent that a row names, -1 for none, even if that makes it an ancestor of itself.
func (t *Rows) ParentOf(row coord.Record) coord.Record { return coord.Record(t.parents[row]) }

// Moved returns the tree by Parent with other parents of some rows, -1 for the top. names holds the ids of parents that
// are missing.
func (t *Rows) Moved(parents map[coord.Record]coord.Record, names map[coord.Record]string) *Rows {
	next := *t
	next.Problems, next.parents = nil, slices.Clone(t.parents)
	changed := make([]int32, 0, len(parents))
	for row, up := range parents {
		next.parents[row] = int32(up)
		changed = append(changed, int32(row))
	}
	for row, id := range names {
		next.orphan(row, id)
	}
	next.Tree = t.Tree.With(next.parents, nil, changed)
	b := builder{Rows: &next}
	b.cycles()
	return &next
}

// Orphaned returns the tree by Parent after rows were removed. A row that was its own ancestor may have lost its parent.
func (t *Rows) Orphaned(by Funcs, gone func(coord.Record) bool) *Rows {
	if by.Parent == nil || by.Children != nil || len(t.Tree.Cycles()) == 0 {
		return t
	}
	lost, names := map[coord.Record]coord.Record{}, map[coord.Record]string{}
	for i, up := range t.parents {
		if row := coord.Record(i); up >= 0 && gone(coord.Record(up)) && !gone(row) {
			lost[row], names[row] = coord.NoRecord, by.Parent(t.At(i))
		}
	}
	if len(lost) == 0 {
		return t
	}
	return t.Moved(lost, names)
}
