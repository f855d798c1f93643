// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"testing"

	"gioui.org/f32"
	"gioui.org/io/key"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// TestRangeMove shows a range that is dragged by its border, with the outline of the target and the
// label next to the pointer: moved, and copied; then the question whether to overwrite the cells
// there.
func TestRangeMove(t *testing.T) {
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
		x := float32(2 * 240)
		if name == "dark-rtl" {
			x = float32(s.Size.X) - x
		}
		from, to := f32.Pt(x, 2*(40+36)+2), f32.Pt(x, 2*(40+36*4+20))
		if name == "contrast" {
			s.Mods = key.ModShortcutAlt
		}
		s.DragFrom(from.X, from.Y).Via(to.X, to.Y)
		s.golden(t, "range-move-"+name)
		s.Release(pointer.ButtonPrimary)
		s.Mods = 0
		s.Settle()
		s.golden(t, "range-move-asks-"+name) // the cells there have values
	}
}
