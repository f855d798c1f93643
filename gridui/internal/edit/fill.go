// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Fill defines which cells are filled from which, in navigation indexes and leaf columns.
type Fill struct {
	_ nocmp.Struct

	// From is the source, To the adjacent cells on one side.
	From, To ranges.Rect
	// Swapped repeats a source that would be continued, and continues a single number.
	Swapped bool
	// Lists holds the program's lists of texts.
	Lists [][]string
}

// alongRows reports whether values continue along rows, so that columns are filled from others.
func (f *Fill) alongRows() bool { return f.From.Rows == f.To.Rows && f.From.Cols != f.To.Cols }

// backward reports whether cells above or before the source are filled.
func (f *Fill) backward() bool {
	return f.To.Rows.First < f.From.Rows.First || f.To.Cols.First < f.From.Cols.First
}

// NewFill returns an edit that fills cells from others. It skips cells that cannot be edited.
func (ed *Editing) NewFill(f Fill) *Bulk {
	b := ed.newBulk(events.EditFilled, nil)
	fill := &filling{Fill: f, Commit: b.Commit}
	fill.addColumns(f.To.Cols)
	b.fill, b.bands = fill, []band{fill.band()}
	b.findsAll(ed.Data.Snapshots.Page())
	return b
}

// dataColumns returns the columns of a span without columns made by the grid.
func (ed *Editing) dataColumns(span ranges.Span) (list []*column.Def) {
	for _, leaf := range ed.Cols.Leaves[span.First:span.End] {
		if d := ed.Cols.Defs[leaf.Def]; !d.Utility {
			list = append(list, d)
		}
	}
	return list
}

// sourceRows returns the rows of a span with all waiting changes.
func (c *Commit) sourceRows(span ranges.Span) (rows []rowdata.Row) {
	data := c.g.Data
	for nav := coord.Nav(span.First); nav < coord.Nav(span.End); nav++ {
		pos := data.NavRow(nav)
		if !data.HasCells(pos) {
			continue
		}
		if row, err := c.rowNow(data.SourceOf(pos)); err == nil {
			rows = append(rows, row)
		}
	}
	return rows
}

// rowNow returns the data row of an item with all waiting changes.
func (c *Commit) rowNow(it coord.Item) (rowdata.Row, error) {
	w := Write{Record: it.Record(), Known: true}
	if len(c.waiting)+len(c.g.Data.Overlaid) > 0 {
		w.RowID = c.g.Data.ItemID(it)
	}
	_, row, err := c.find(w)
	return row, err
}
