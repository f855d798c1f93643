// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// compactTree makes rows given of those that a tree got by Apply, before its rows are
// numbered anew. Rows that Apply removed below others, where Children or Load still has them,
// have to be removed again: their ids are returned.
func (cp *compactor) compactTree() (again []string) {
	o, t := &cp.rows.Order, cp.rows.Order.Tree
	var records []int
	for i := range t.n {
		if !o.Gone.Has(i) {
			records = append(records, i)
		}
	}
	rows, later := cp.rows.source.(rowdata.Slice).Pick(records), cp.rows.Kind.List(len(t.later))
	below := t.goneBelow(&o.Gone)
	for _, i := range t.later {
		if !o.Gone.Has(i) {
			records = append(records, i)
			later.Add(t.At(i))
		}
		delete(below, i)
	}
	again = t.lostIDs(&o.Gone, below)
	cp.rows.Made = renumberedIDs(cp.rows.Made, records)
	cp.rows.source = rows.With(later)
	return again
}
