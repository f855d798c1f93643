// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowtree

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Left is the number of rows of the source and of later rows that were not removed.
func (t *Rows) Left(gone rowmodel.Bits) int {
	n := t.n - gone.CountBelow(t.n)
	for _, i := range t.later {
		if !gone.Has(int(i)) {
			n++
		}
	}
	return n
}

// goneBelow are the removed rows that Children or Load gave.
func (t *Rows) goneBelow(gone rowmodel.Bits) map[coord.Record]bool {
	below := map[coord.Record]bool{}
	for i := coord.Record(t.n); i < coord.Record(t.Len()); i++ {
		if gone.Has(int(i)) && !t.IsFiller(i) {
			below[i] = true
		}
	}
	return below
}

// lostIDs are the ids of removed rows that no other row has now.
func (t *Rows) lostIDs(gone rowmodel.Bits, rows map[coord.Record]bool) (ids []string) {
	if len(rows) == 0 || t.rowID == nil {
		return nil
	}
	there := map[string]bool{}
	for i := range coord.Record(t.Len()) {
		if !gone.Has(int(i)) {
			there[t.ID(i)] = true
		}
	}
	for i := coord.Record(t.n); i < coord.Record(t.Len()); i++ {
		if id := t.ID(i); rows[i] && !there[id] {
			ids = append(ids, id)
		}
	}
	return ids
}

// Compact returns the rows that are left, to be given in place of the source: those of the
// source, which is a slice, and those that came later. records are their numbers in this tree.
// Rows that were removed below others, where Children or Load still has them, have to be
// removed again: again are their ids.
func (t *Rows) Compact(source rowdata.Slice, gone rowmodel.Bits) (rows rowdata.Slice, records []coord.Record, again []string) {
	for i := range coord.Record(t.n) {
		if !gone.Has(int(i)) {
			records = append(records, i)
		}
	}
	given, later := source.Pick(records), t.kind.List(len(t.later))
	below := t.goneBelow(gone)
	for _, i := range t.later {
		if !gone.Has(int(i)) {
			records = append(records, i)
			later.Add(t.At(int(i)))
		}
		delete(below, i)
	}
	return given.With(later), records, t.lostIDs(gone, below)
}
