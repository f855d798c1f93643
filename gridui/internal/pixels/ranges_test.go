// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"testing"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// TestRangesOfCells shows two ranges, of which the second is active: from a pinned column into
// the others, and from a row that is scrolled away.
func TestRangesOfCells(t *testing.T) {
	for name, set := range map[string]func(*gridui.Style){
		"light":    nil,
		"dark-rtl": func(st *gridui.Style) { st.Preset, st.Direction = theme.Dark(), gridui.DirectionRTL },
		"contrast": func(st *gridui.Style) { st.ForcedColors = true },
	} {
		s := newEditScene(1, set)
		g := &s.orders
		g.ColumnPinning.Left = []string{"name"}
		g.CellRanges.Enabled = true
		cell := func(row, column string) option.CellID { return option.CellID{RowID: row, ColumnID: column} }
		g.CellRanges.Selected = []option.CellRange{
			{Anchor: cell("A-104", "state"), Head: cell("A-109", "due")},
			{Anchor: cell("A-106", "name"), Head: cell("A-107", "state")},
		}
		g.FocusCell(6, "name")
		g.ScrollToRow(5, gridui.ScrollStart)
		s.Settle()
		s.golden(t, "ranges-"+name)
	}
}
