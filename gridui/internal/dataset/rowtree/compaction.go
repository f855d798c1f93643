// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowtree

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Left returns the number of rows of the source and of later rows that were not removed.
func (t *Rows) Left(gone rowmodel.Bits) int {
	n := t.n - gone.CountBelow(t.n)
	for _, i := range t.later {
		if !gone.Has(int(i)) {
			n++
		}
	}
	return n
}

// goneBelow returns the removed rows that were given by Children or Load.
func (t *Rows) goneBelow(gone rowmodel.Bits) map[coord.Record]bool {
	below := map[coord.Record]bool{}
	for i := coord.Record(t.n); i < coord.Record(t.Len()); i++ {
		if gone.Has(int(i)) && !t.IsFiller(i) {
			below[i] = true
		}
	}
	return below
}

// lostIDs returns the ids of removed rows that no remaining row has.
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

// Compact returns the remaining rows to replace the source: rows of source, then rows added later.
// records holds their numbers in this tree. again holds the ids of removed rows that Children or
// Load would return again, so that the caller must remove them again.
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
