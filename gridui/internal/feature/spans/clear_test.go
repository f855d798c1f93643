// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// Merged cells are cleared in one step and by one event, whatever is selected.
func TestClearingMergedCellsIsOneStep(t *testing.T) {
	cell := func(row, column string) option.CellID { return option.CellID{RowID: row, ColumnID: column} }
	for name, c := range map[string]struct {
		set  func(g *gridui.Grid[cells])
		key  string
		a, b string
		rows int
	}{
		"the cell": {func(g *gridui.Grid[cells]) {}, "Delete", "x    b", "1 2 3 4 5", 3},
		"cut":      {func(g *gridui.Grid[cells]) {}, "Ctrl+X", "x    b", "1 2 3 4 5", 3},
		"a range": {func(g *gridui.Grid[cells]) {
			g.CellRanges.Selected = []option.CellRange{{Anchor: cell("r2", "b"), Head: cell("r2", "a")}}
		}, "Delete", "x    b", "1    5", 3},
		"a cut range": {func(g *gridui.Grid[cells]) {
			g.CellRanges.Selected = []option.CellRange{{Anchor: cell("r2", "b"), Head: cell("r2", "a")}}
		}, "Ctrl+X", "x    b", "1    5", 3},
		"two ranges": {func(g *gridui.Grid[cells]) {
			g.CellRanges.Selected = []option.CellRange{{Anchor: cell("r0", "a"), Head: cell("r1", "a")}, {Anchor: cell("r3", "b"), Head: cell("r4", "b")}}
		}, "Delete", "    b", "1 2 3  ", 5},
		"a column": {func(g *gridui.Grid[cells]) {
			g.CellRanges.Selected = []option.CellRange{{Kind: option.RangeColumns, Anchor: cell("", "a"), Head: cell("", "a")}}
		}, "Delete", "    ", "1 2 3 4 5", 5},
		"rows": {func(g *gridui.Grid[cells]) {
			g.Selection.Mode, g.Selection.Rows = option.SelectMulti, idset.Of("r1", "r2", "r3")
		}, "Delete", "x    b", "1    5", 3},
	} {
		t.Run(name, func(t *testing.T) {
			s := ranged(rowsOf("xaaab", "12345"), merge)
			s.Grid.Editing.History = 100
			s.Grid.FocusCell(2, "a")
			s.Settle()
			c.set(&s.Grid)
			s.Settle()
			s.Events = nil
			s.Keys(c.key)
			s.Settle()
			require.Equal(t, c.a, texts(s, "a"))
			require.Equal(t, c.b, texts(s, "b"))
			edited := gridstage.EventsOf[gridui.CellsEdited[cells]](s.Events)
			require.Len(t, edited, 1, "one event")
			require.Len(t, edited[0].Rows, c.rows)
			s.Keys("Ctrl+Z")
			s.Settle()
			require.Equal(t, "x a a a b", texts(s, "a"), "one step")
			require.Equal(t, "1 2 3 4 5", texts(s, "b"))
		})
	}
}
