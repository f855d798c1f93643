// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// Give takes rows in place of those before.
func (ds *Set) Give(rows rowdata.Source) {
	ds.rows = rows
	ds.gives++
	ds.RowsChanged()
}

// GivenCount is Len.
func (ds *Set) GivenCount() int {
	o := &ds.Order
	switch n := ds.sourceLen(); {
	case o.gives != ds.gives: // other rows, from which nothing was removed
		return n
	case o.Tree != nil:
		return o.Tree.givenRows(&o.Gone)
	default:
		return n - o.Gone.count
	}
}

// Given are the rows of the caller, never nil.
func (ds *Set) Given() rowdata.Source {
	if ds.rows == nil {
		return rowdata.None{}
	}
	return ds.rows
}

// CheckSource reports a source with a negative Len, which counts as one without rows.
func (ds *Set) CheckSource() {
	rows, ok := ds.rows.(interface{ Claimed() int })
	if !ok {
		return
	}
	if n := rows.Claimed(); n < 0 {
		ds.Report.Problem("len", "Len of the source is %d; it is taken to have no rows", n)
	}
}

// sourceLen is the number of rows of the source, removed ones among them.
func (ds *Set) sourceLen() int {
	if ds.rows == nil {
		return 0
	}
	return max(ds.rows.Len(), 0)
}

// RowsChanged notes that rows or their contents changed.
func (ds *Set) RowsChanged() {
	ds.StaleRows = true
	ds.Told++
}

// OrderChanged follows a new order of the same rows. A grid that shows the top goes on
// showing it: who sorts wants to see what comes first.
func (ds *Set) OrderChanged() {
	ds.StaleRows = true
	ds.Host.OrderChanged()
}
