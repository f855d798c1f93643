// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// carryMost is how far from the row that is dragged other selected rows are looked
// for that go with it.
const dragMost = 100_000

// carryRows are the rows that move with a row of the body, itself among them, and
// where they show, in rising order: the selected ones, if it is one of them. What is
// below a row of a tree moves with it and is not named.
func (g *core) dragRows(row int) (ids []string, rows []int) {
	if g.Selection.Mode != option.SelectMulti || !g.selection.SelectedRow(row) {
		return []string{g.data.RowID(row)}, []int{row}
	}
	under := -1 // the depth of the last row taken, for as long as rows are below it
	for i := max(row-dragMost, 0); i < min(row+dragMost, g.data.ShownCount()); i++ {
		it := g.data.Item(i)
		if under >= 0 && it.Depth > under {
			continue
		}
		under = -1
		if it.Kind != dataset.ItemRow || !g.selection.SelectedRow(i) {
			continue
		}
		ids, rows = append(ids, g.data.RowID(i)), append(rows, i)
		if g.data.Order.Tree != nil {
			under = it.Depth
		}
	}
	return ids, rows
}

// pageStart is the place of the first row of the page among those of all pages.
func (g *core) pageStart() int { return g.data.Order.Lo }

// moveRows moves rows of the body to a place among them, where the grid may, and
// tells of it.
func (g *core) moveRows(rows []int, at int, ev events.RowsReordered) {
	if given, ok := g.data.Given().(rowdata.Slice); ok && rows != nil && !g.RowDrag.Controlled {
		g.editing.MoveTo(given, rows, at)
	}
	g.report.Emit(ev)
}
