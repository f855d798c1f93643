// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"slices"
	"time"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/example/csvview/internal/table"
	"github.com/giogrid/giogrid/example/internal/look"
)

// row refers to a row of a table that a stream published. Background work of the grid that holds rows thus reads a
// single table from beginning to end.
type row struct {
	table *table.Table
	at    int // from 0
}

// rowsOf gives the grid the rows of a table. The id of a row is its number.
type rowsOf struct{ table *table.Table }

func (r rowsOf) Len() int     { return r.table.Rows() }
func (r rowsOf) At(i int) row { return row{r.table, i} }

// lookAgain is the interval at which a window looks for new rows without a notification: Gio drops a call of
// Invalidate that arrives during the layout of a frame that another call requested.
const lookAgain = 250 * time.Millisecond

// follow shows the newest rows. While rows are sorted, filtered, grouped or exported, the visible rows stay until all
// are read: otherwise they would move under the pointer, and be sorted again, 20 times a second.
func (v *viewer) follow() {
	v.state = v.stream.State()
	if _, exporting := v.grid.ExportProgress(); exporting || v.state.Table == v.table || v.waits() {
		return
	}
	v.show(v.state.Table)
}

// keepLooking requests frames while rows are still being read.
func (v *viewer) keepLooking(gtx layout.Context) {
	if !v.state.Done {
		gtx.Execute(op.InvalidateCmd{At: gtx.Now.Add(lookAgain)})
	}
}

// waits reports whether there may be rows that stay hidden until the whole file is read.
func (v *viewer) waits() bool {
	return v.table != nil && !v.state.Done && v.arranged()
}

// arranged reports whether the user sorted, filtered or grouped the rows.
func (v *viewer) arranged() bool {
	o := &v.grid.Options
	return len(o.Sorting.Keys) > 0 || len(o.Grouping.By) > 0 || len(o.Filtering.Columns) > 0 || o.Filtering.Quick != "" ||
		!o.Filtering.Expression.IsZero()
}

// show replaces the table by t, which begins with the same rows and may have more after them. Users' changes to
// columns stay, even where a column has changed its kind.
func (v *viewer) show(t *table.Table) {
	before := v.table
	v.table = t
	v.notes.list = t.Notes()
	digits := max(v.digits, len(look.Grouped(v.expected())))
	if before == nil || digits > v.digits || !slices.Equal(before.Columns(), t.Columns()) {
		v.digits = digits
		v.grid.Columns = v.columns()
	}
	v.grid.SetSource(rowsOf{t})
	if before == nil || len(before.Columns()) == 0 {
		v.begin()
	}
}

// manyRows is the number of rows assumed for a pipe, so that the column of row numbers keeps its width.
const manyRows = 1_000_000

// expected returns an estimate of the final number of rows.
func (v *viewer) expected() int {
	rows, s := v.table.Rows(), v.state
	switch {
	case s.Done || s.Read == 0:
		return rows
	case s.Size == 0:
		return max(rows, manyRows)
	}
	return int(float64(rows) * max(float64(s.Size)/float64(s.Read), 1))
}
