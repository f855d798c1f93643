// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"testing"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/findregexp"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// TestFind shows the bar above the header, the marks of hits in cells and on the scroll bar, the
// ring around the current hit, an invalid expression, and the field for the number of a row.
func TestFind(t *testing.T) {
	for name, set := range map[string]func(*gridui.Style){
		"light":    nil,
		"dark-rtl": func(st *gridui.Style) { st.Preset, st.Direction = theme.Dark(), gridui.DirectionRTL },
		"contrast": func(st *gridui.Style) { st.Preset = theme.HighContrast() },
		"wrong":    nil,
		"narrow":   nil,
		"column":   nil,
	} {
		s := newEditScene(1, set)
		g := &s.orders
		g.Find = option.Find{Enabled: true, Open: true, Expressions: findregexp.Compile, Query: option.FindQuery{Text: "1"}, Replacement: "7"}
		g.GoToRow.Enabled = true
		switch name {
		case "light":
			g.CellRanges.Enabled, g.Find.Replacing = true, true
		case "wrong":
			g.Find.Query = option.FindQuery{Text: "(1", Expression: true}
			g.GoToRow.Open = true
		case "column":
			g.Find.Open = false
			g.GoToColumn = option.GoToColumn{Enabled: true, Open: true}
			g.ColumnVisibility.Hidden = []string{"note"}
		case "narrow":
			s.Size.X = 260
			g.Find.Replacing = true
		}
		s.Settle()
		s.golden(t, "find-"+name)
	}
}
