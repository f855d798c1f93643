// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"errors"
	"strconv"
	"testing"
	"time"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/theme"
)

// TestTooltipAndMessageRightToLeft shows a tooltip, and the reason why a value is refused, in
// several lines each: they begin at the right, as their cells do.
func TestTooltipAndMessageRightToLeft(t *testing.T) {
	s := newScene(1, func(g *gridui.Grid[int], st *gridui.Style) {
		st.Preset, st.Direction = theme.Dark(), gridui.DirectionRTL
	})
	s.grid.RowID = strconv.Itoa
	s.grid.SetRows([]int{0, 1, 2, 3, 4, 5, 6, 7})
	s.grid.Editing.Enabled = true
	s.grid.Columns[1] = gridui.Field("name", "Name", func(i int) string { return "Name " + strconv.Itoa(i) }).Width(160).
		Edit(func(*int, string) {}).
		Validate(func(int, string) error {
			return errors.New("No two may have the same name! There is one of this name, in the row above this one.")
		})
	s.grid.Tooltip = func(gridui.CellContext[int]) string {
		return "The first line of a tooltip, which is the longest.\nThe second line of it."
	}
	s.Settle()
	n, _ := s.Find("Name 1")
	s.Move(float32(n.Bounds.Min.X+20), float32(n.Bounds.Min.Y+20))
	s.Advance(time.Second)
	s.golden(t, "tooltip-rtl")
	s.Leave()
	s.grid.StartEditing("3", "name")
	s.Settle()
	s.Type("x")
	s.Keys("Enter")
	s.golden(t, "message-rtl")
}
