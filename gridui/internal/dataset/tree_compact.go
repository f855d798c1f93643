// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// compactTree makes rows given of those that a tree got by Apply, before its rows are
// numbered anew. Rows that Apply took from below others, where Children or Load still
// has them, are to be taken away once more.
func (ds *Set) compactTree() {
	o, t := &ds.Order, ds.Order.Tree
	var records []int
	for i := range t.n {
		if !o.Gone.Has(i) {
			records = append(records, i)
		}
	}
	rows, later := ds.rows.(rowdata.Slice).Pick(records), ds.Kind.List(len(t.later))
	below := t.goneBelow(&o.Gone)
	for _, i := range t.later {
		if !o.Gone.Has(i) {
			records = append(records, i)
			later.Add(t.At(i))
		}
		delete(below, i)
	}
	if again := t.lostIDs(&o.Gone, below); len(again) > 0 {
		o.Changes = append([]Change{{Remove: again}}, o.Changes...)
	}
	ds.Made = renumberedIDs(ds.Made, records)
	ds.rows = rows.With(later)
}

// givenRows is how many rows are left of those that were given, or came after them by
// themselves.
func (t *treeRows) givenRows(gone *removed) int {
	n := t.n - gone.set.CountBelow(t.n)
	for _, i := range t.later {
		if !gone.Has(i) {
			n++
		}
	}
	return n
}

// goneBelow are rows beyond those that were given that were removed.
func (t *treeRows) goneBelow(gone *removed) map[int]bool {
	below := map[int]bool{}
	for i := t.n; i < t.Len(); i++ {
		if gone.Has(i) && !t.IsFiller(i) {
			below[i] = true
		}
	}
	return below
}

// lostIDs are the ids of removed rows that no other row has by now.
func (t *treeRows) lostIDs(gone *removed, rows map[int]bool) (ids []string) {
	if len(rows) == 0 || t.rowID == nil {
		return nil
	}
	there := map[string]bool{}
	for i := range t.Len() {
		if !gone.Has(i) {
			there[t.id(i)] = true
		}
	}
	for i := t.n; i < t.Len(); i++ {
		if id := t.id(i); rows[i] && !there[id] {
			ids = append(ids, id)
		}
	}
	return ids
}
