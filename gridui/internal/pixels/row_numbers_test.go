// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"testing"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// TestRowNumbers shows row numbers next to a range of whole rows and a range of cells, with the
// focus on a number, a pinned row, and a selected row.
func TestRowNumbers(t *testing.T) {
	for name, test := range map[string]struct {
		scale float32
		set   func(*gridui.Style)
	}{
		"light":    {1, nil},
		"light-2x": {2, nil},
		"dark-rtl": {1, func(st *gridui.Style) { st.Preset, st.Direction = theme.Dark(), gridui.DirectionRTL }},
		"contrast": {1, func(st *gridui.Style) { st.ForcedColors = true }},
	} {
		s := newEditScene(test.scale, test.set)
		g := &s.orders
		g.RowNumbers.Enabled, g.CellRanges.Enabled = true, true
		g.Selection = option.Selection{Mode: option.SelectMulti, CheckboxesDisabled: true}
		g.RowPins.Top = []string{"A-120"}
		g.ColumnPinning.Left = []string{"id"}
		cell := func(row, column string) option.CellID { return option.CellID{RowID: row, ColumnID: column} }
		g.CellRanges.Selected = []option.CellRange{
			{Anchor: cell("A-105", "state"), Head: cell("A-106", "due")},
			{Kind: option.RangeRows, Anchor: cell("A-101", "id"), Head: cell("A-102", "id")},
		}
		g.Selection.Rows.Set("A-104", true)
		g.FocusCell(1, gridui.RowNumberColumn)
		s.Settle()
		s.golden(t, "row-numbers-"+name)
	}
}
