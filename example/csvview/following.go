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

// row is a row of one of the tables that follow each other while a file is read, so that work that the grid
// does in the background sees one table from its beginning to its end.
type row struct {
	table *table.Table
	at    int // from 0
}

// rowsOf are the rows of a table. A row is known by its number.
type rowsOf struct{ table *table.Table }

func (r rowsOf) Len() int     { return r.table.Rows() }
func (r rowsOf) At(i int) row { return row{r.table, i} }

// lookAgain is how often a window looks for rows though nothing tells it of them: Gio drops a call of Invalidate
// that comes while a frame is laid out which another call asked for.
const lookAgain = 250 * time.Millisecond

// follow shows the newest rows. While rows are sorted, filtered or grouped, those shown stay as they are
// until all are read, and while they are exported: else they would move under the pointer 20 times a second, and be put in order as often.
func (v *viewer) follow() {
	v.state = v.stream.State()
	if _, exporting := v.grid.ExportProgress(); exporting || v.state.Table == v.table || v.waits() {
		return
	}
	v.show(v.state.Table)
}

// keepLooking asks for frames as long as rows come.
func (v *viewer) keepLooking(gtx layout.Context) {
	if !v.state.Done {
		gtx.Execute(op.InvalidateCmd{At: gtx.Now.Add(lookAgain)})
	}
}

// waits reports that there may be rows that do not show before the file is read.
func (v *viewer) waits() bool {
	return v.table != nil && !v.state.Done && v.arranged()
}

// arranged reports that users put rows in order, left some out or grouped them.
func (v *viewer) arranged() bool {
	o := &v.grid.Options
	return len(o.Sorting.Keys) > 0 || len(o.Grouping.By) > 0 || len(o.Filtering.Columns) > 0 || o.Filtering.Quick != "" ||
		!o.Filtering.Expression.IsZero()
}

// show puts a table in place of the one before, which has the same rows and maybe more of them behind. What
// users made of the columns stays, also with a column that has turned out to be of another kind.
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

// manyRows is how many rows a pipe is expected to have, so that the column of their numbers keeps its width.
const manyRows = 1_000_000

// expected is about how many rows there will be.
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
