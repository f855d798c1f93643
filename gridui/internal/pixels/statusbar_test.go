// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"testing"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// TestStatusBar shows the status bar below the bar of pages, with statistics of numbers, and in a
// narrow grid some of them.
func TestStatusBar(t *testing.T) {
	for name, set := range map[string]func(*gridui.Style){
		"light":    nil,
		"dark-rtl": func(st *gridui.Style) { st.Preset, st.Direction = theme.Dark(), gridui.DirectionRTL },
		"narrow":   nil,
	} {
		s := newEditScene(1, set)
		g := &s.orders
		g.CellRanges.Enabled, g.StatusBar.Enabled = true, true
		g.Paging = option.Paging{Enabled: true, Size: 20}
		g.CellRanges.Selected = []option.CellRange{{
			Anchor: option.CellID{RowID: "A-102", ColumnID: "name"}, Head: option.CellID{RowID: "A-105", ColumnID: "total"},
		}}
		if name == "narrow" {
			s.Size.X = 300
		}
		s.Settle()
		s.golden(t, "status-"+name)
	}
}
