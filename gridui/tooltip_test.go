// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
)

// TestTooltipsStandWhereReadingStarts rests on a narrow cell with a wide tooltip: their
// edges are in line where reading starts.
func TestTooltipsStandWhereReadingStarts(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		s := newPeople(20)
		s.Size.X = 700
		s.style = func(st *gridui.Style) {
			if rtl {
				st.Direction = gridui.DirectionRTL
			}
		}
		s.grid.Tooltip = func(c gridui.CellContext[person]) string {
			return "a tooltip that is wider than its cell, of " + c.Row.ID
		}
		s.Settle()
		cell, _ := s.Find("Lee")
		s.Move(float32(cell.Bounds.Min.X+10), float32(cell.Bounds.Min.Y+10))
		s.Advance(time.Second)
		tip, ok := s.Find("a tooltip that")
		require.True(t, ok)
		const pad = 10
		if rtl {
			require.InDelta(t, cell.Bounds.Max.X-pad, tip.Bounds.Max.X, 1)
		} else {
			require.Equal(t, cell.Bounds.Min.X+pad, tip.Bounds.Min.X)
		}
		require.Less(t, tip.Bounds.Dy(), 40, "what describes it is as large as it")
	}
}
