// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ticks_test

import (
	"image"
	"strconv"
	"testing"

	"gioui.org/layout"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

// TestManyColumnsOfCheckBoxesAllocateNothing shows more columns of check boxes than most grids have, and other ones after
// the screen moved sideways.
func TestManyColumnsOfCheckBoxesAllocateNothing(t *testing.T) {
	const columns, shown, width = 200, 60, 40
	g, th := new(gridui.Grid[int]), material.NewTheme()
	for c := range columns {
		g.Columns = append(g.Columns, gridui.Bool(strconv.Itoa(c), "", func(row int) bool { return row%7 == c%7 }).
			Edit(func(*int, bool) {}).Width(width))
	}
	g.Editing.Enabled = true
	g.SetRows(make([]int, 100))
	s := gridtest.New(image.Pt(shown*width, 600), func(gtx layout.Context) layout.Dimensions {
		return gridui.New(th, g).Layout(gtx)
	})
	s.Settle()
	require.Greater(t, gridtest.CountOps(s.Ops()).Path, shown, "boxes are paths")
	require.Zero(t, s.Allocs(20, nil))
	for range 3 {
		s.Wheel(300, 300, shown*width, 0)
		s.Settle()
		require.Zero(t, s.Allocs(20, nil))
	}
}
