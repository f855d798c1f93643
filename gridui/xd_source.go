// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// give takes rows in place of those before.
func (ds *dataset) give(rows rowdata.Source) {
	ds.rows = rows
	ds.gives++
	ds.rowsChanged()
}

// givenCount is Len.
func (ds *dataset) givenCount() int {
	o := &ds.order
	switch n := ds.sourceLen(); {
	case o.gives != ds.gives: // other rows, from which nothing was removed
		return n
	case o.tree != nil:
		return o.tree.givenRows(&o.gone)
	default:
		return n - o.gone.count
	}
}

// given are the rows of the caller, never nil.
func (ds *dataset) given() rowdata.Source {
	if ds.rows == nil {
		return rowdata.None{}
	}
	return ds.rows
}

// checkSource reports a source with a negative Len, which counts as one without rows.
func (ds *dataset) checkSource() {
	rows, ok := ds.rows.(interface{ Claimed() int })
	if !ok {
		return
	}
	if n := rows.Claimed(); n < 0 {
		ds.report.Problem("len", "Len of the source is %d; it is taken to have no rows", n)
	}
}

// sourceLen is the number of rows of the source, removed ones among them.
func (ds *dataset) sourceLen() int {
	if ds.rows == nil {
		return 0
	}
	return max(ds.rows.Len(), 0)
}

// rowsChanged notes that rows or their contents changed.
func (ds *dataset) rowsChanged() {
	ds.staleRows = true
	ds.told++
}

// orderChanged follows a new order of the same rows. A grid that shows the top goes on
// showing it: who sorts wants to see what comes first.
func (ds *dataset) orderChanged() {
	ds.staleRows = true
	ds.host.OrderChanged()
}
