// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnsize_test

import (
	"image"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// newSelectedColumns shows four columns of 100 dp, of which b and d are selected.
func newSelectedColumns(mode option.ColumnResizeMode) *gridstage.Stage[int] {
	s := gridstage.New(image.Pt(600, 200), func(g *gridui.Grid[int]) {
		for _, id := range []string{"a", "b", "c", "d"} {
			c := gridui.Field(id, id, func(n int) int { return n }).Width(100)
			if id == "d" {
				c.MinMax(0, 130)
			}
			g.Columns = append(g.Columns, c)
		}
		g.ColumnSizing.Mode = mode
		g.Editing.Enabled = true
		g.CellRanges = option.CellRanges{Enabled: true, Headers: true}
		g.SetRows([]int{1, 2, 3})
	})
	s.Grid.CellRanges.Selected = []option.CellRange{
		{Kind: option.RangeColumns, Anchor: option.CellID{ColumnID: "b"}, Head: option.CellID{ColumnID: "b"}},
		{Kind: option.RangeColumns, Anchor: option.CellID{ColumnID: "d"}, Head: option.CellID{ColumnID: "d"}},
	}
	s.Settle()
	s.TakeColumnSizes()
	return s
}

func TestSelectedColumnsAreSizedTogether(t *testing.T) {
	for _, mode := range []option.ColumnResizeMode{option.ColumnResizeLive, option.ColumnResizeOnRelease} {
		s := newSelectedColumns(mode)
		s.DragFrom(200, 20).To(250, 20)
		require.Equal(t, map[string]unit.Dp{"b": 150, "d": 130}, s.Grid.ColumnSizing.Widths, "d is 130 dp wide at most")
		sizes := s.TakeColumnSizes()
		require.Contains(t, sizes[len(sizes)-1].Widths, "d")
		require.True(t, s.Grid.History().Undo())
		s.Settle()
		require.Empty(t, s.Grid.ColumnSizing.Widths, "one step")
		s.DragFrom(100, 20).To(80, 20)
		require.Equal(t, map[string]unit.Dp{"a": 80}, s.Grid.ColumnSizing.Widths, "a is not selected")
	}
}

func TestSelectedColumnsAreFittedTogether(t *testing.T) {
	s := newSelectedColumns(option.ColumnResizeLive)
	s.DoubleClick(400, 20)
	s.Settle()
	widths := s.Grid.ColumnSizing.Widths
	require.Len(t, widths, 2)
	require.Less(t, widths["b"], unit.Dp(80))
	require.Less(t, widths["d"], unit.Dp(80))
	s = newSelectedColumns(option.ColumnResizeLive)
	s.DoubleClick(300, 20)
	s.Settle()
	require.Len(t, s.Grid.ColumnSizing.Widths, 1, "c is not selected")
}
