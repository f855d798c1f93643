// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"strconv"
	"testing"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// TestRangesOfCells shows two ranges, the second one active: from a pinned column into the others,
// and from a row that is scrolled away.
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
		g.ScrollToRow(5, option.AlignStart)
		s.Settle()
		s.golden(t, "ranges-"+name)
	}
}

// TestWhatWasCopied shows the dashed outline of a copied range: while the range is selected, with
// the focus elsewhere, and partly scrolled away.
func TestWhatWasCopied(t *testing.T) {
	for name, set := range map[string]func(*gridui.Style){
		"light":    nil,
		"dark-rtl": func(st *gridui.Style) { st.Preset, st.Direction = theme.Dark(), gridui.DirectionRTL },
		"contrast": func(st *gridui.Style) { st.ForcedColors = true },
	} {
		s := newEditScene(1, set)
		g := &s.orders
		g.ColumnPinning.Left = []string{"name"}
		g.CellRanges.Enabled = true
		g.FocusCell(3, "name")
		s.Settle()
		g.CellRanges.Selected = []option.CellRange{{
			Anchor: option.CellID{RowID: "A-103", ColumnID: "name"}, Head: option.CellID{RowID: "A-105", ColumnID: "state"},
		}}
		s.Settle()
		s.Keys("Shortcut+C")
		s.golden(t, "copied-"+name)
		s.Keys("Ctrl+Up")
		s.golden(t, "copied-left-"+name)
		s.Wheel(400, 200, 45, 133)
		s.golden(t, "copied-scrolled-"+name)
	}
}

// TestCopiedCellAndRows shows the dashed outline of the focused cell, and of selected rows.
func TestCopiedCellAndRows(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		s := newEditScene(scale, nil)
		g := &s.orders
		g.FocusCell(2, "total")
		s.Settle()
		s.Keys("Shortcut+C")
		s.golden(t, "copied-cell-"+scaled(scale))
		g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("A-101", "A-104", "A-105", "A-109")}
		s.Settle()
		s.Keys("Shortcut+C")
		s.golden(t, "copied-rows-"+scaled(scale))
	}
}

func scaled(scale float32) string { return strconv.Itoa(int(scale)) + "x" }

// TestMenuOfCells shows the built-in items of the menu of cells, for a range and for a cell that
// cannot be edited.
func TestMenuOfCells(t *testing.T) {
	for name, set := range map[string]func(*gridui.Style){
		"light":    nil,
		"dark-rtl": func(st *gridui.Style) { st.Preset, st.Direction = theme.Dark(), gridui.DirectionRTL },
	} {
		s := newEditScene(1, set)
		g := &s.orders
		g.CellRanges.Enabled = true
		g.Menu.Items = gridui.CellItems(g, locale.For("en"))
		s.Keys("Ctrl+Home", "Down", "Right", "Shift+Down", "Shift+Down")
		s.RightClick(170, 100)
		s.golden(t, "cell-menu-"+name)
		s.Keys("Escape")
		g.FocusCell(3, "id")
		s.Settle()
		s.Keys("Shift+F10")
		s.golden(t, "cell-menu-fixed-"+name)
	}
}
