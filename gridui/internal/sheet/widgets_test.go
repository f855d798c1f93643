// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet_test

import (
	"image"
	"testing"

	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op/clip"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// Widgets in cells have no minimal size. Where one has no size, the text is drawn.
func TestWidgetsOfCellsMayBeSmallerThanTheirCells(t *testing.T) {
	var least image.Point
	show := func(align option.Align, size func(c gridui.CellContext[gridstage.Person]) image.Point) *gridstage.Stage[gridstage.Person] {
		s := gridstage.NewPeople(5)
		s.Grid.Columns = []gridui.Column[gridstage.Person]{
			gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Width(100).Align(align).
				Cell(func(gtx layout.Context, c gridui.CellContext[gridstage.Person]) layout.Dimensions {
					least = gtx.Constraints.Min
					size := size(c)
					if size.X > 0 {
						defer clip.Rect{Max: size}.Push(gtx.Ops).Pop()
						semantic.LabelOp("widget").Add(gtx.Ops)
					}
					return layout.Dimensions{Size: size}
				}),
		}
		s.Settle()
		return s
	}
	small := func(gridui.CellContext[gridstage.Person]) image.Point { return image.Pt(20, 10) }
	for align, x := range map[option.Align]int{option.AlignStart: 12, option.AlignCenter: 40, option.AlignEnd: 68} {
		s := show(align, small)
		n, ok := s.Find("widget")
		require.True(t, ok)
		require.Equal(t, image.Rect(x, 40+13, x+20, 40+23), n.Bounds, align)
		require.Zero(t, least)
	}
	wide := show(option.AlignStart, func(gridui.CellContext[gridstage.Person]) image.Point { return image.Pt(100, 36) })
	n, _ := wide.Find("widget")
	require.Equal(t, image.Rect(0, 40, 100, 76), n.Bounds)

	s := show(option.AlignStart, func(c gridui.CellContext[gridstage.Person]) image.Point {
		if c.RowIndex == 1 {
			return image.Point{}
		}
		return image.Pt(20, 10)
	})
	person, _ := s.Grid.RowAt(1)
	n, ok := s.Find(person.Name)
	require.True(t, ok, "%s", s.Dump())
	require.Equal(t, image.Rect(0, 76, 100, 112), n.Bounds)
	all := show(option.AlignStart, func(gridui.CellContext[gridstage.Person]) image.Point { return image.Point{} })
	none := show(option.AlignStart, small)
	require.Greater(t, gridtest.CountOps(all.Ops()).Paint, gridtest.CountOps(none.Ops()).Paint)
	require.Zero(t, all.Allocs(50, nil))
	all.Grid.Floating.Top = []gridstage.Person{{Name: "above"}}
	all.Settle()
	_, ok = all.Find("above")
	require.True(t, ok)
	all.Grid.Floating.Top[0].Name = "changed"
	all.Settle()
	_, ok = all.Find("changed")
	require.True(t, ok)
	require.Zero(t, all.Allocs(50, nil))
}
