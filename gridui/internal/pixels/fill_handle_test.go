// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"testing"

	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// TestFillHandle shows the handle of a range, and a handle that is dragged down, with the outline
// of the target and its last value.
func TestFillHandle(t *testing.T) {
	for name, set := range map[string]func(*gridui.Style){
		"light":    nil,
		"dark-rtl": func(st *gridui.Style) { st.Preset, st.Direction = theme.Dark(), gridui.DirectionRTL },
		"contrast": func(st *gridui.Style) { st.ForcedColors = true },
	} {
		s := newEditScene(2, set)
		g := &s.orders
		g.CellRanges.Enabled = true
		g.CellRanges.Selected = []option.CellRange{{
			Anchor: option.CellID{RowID: "A-101", ColumnID: "name"}, Head: option.CellID{RowID: "A-102", ColumnID: "total"},
		}}
		g.FocusCell(1, "name")
		s.Settle()
		s.golden(t, "fill-handle-"+name)
		if name != "light" {
			continue
		}
		s.DragFrom(2*270, 2*(40+36*3)-2).Via(2*240, 2*(40+36*5+20))
		s.golden(t, "fill-handle-dragged")
		s.Release(pointer.ButtonPrimary)
	}
}
