// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// enlarged is a grid of all kinds of widths, the text of which is some times as large as
// usual.
func enlarged(times float32) *stage[person] {
	s := newPeople(20)
	s.Size.X, s.Size.Y = 2400, 300
	s.grid.Columns = []gridui.Column[person]{
		gridui.RowPinColumn[person]("pin", ""),
		gridui.RowPinColumn[person]("named", "Pin"),
		gridui.Field("id", "ID", func(p person) string { return p.ID }),
		gridui.Field("name", "Name", func(p person) string { return p.Name }).Width(80),
		gridui.Field("age", "Age", func(p person) int { return p.Age }).Width(200).MinMax(0, 100),
		gridui.Field("city", "City", func(p person) string { return p.City }).MinMax(110, 0).Width(50),
		gridui.Field("more", "More", func(p person) string { return p.City }).Utility().Width(60),
	}
	s.grid.Selection.Mode, s.grid.RowPins.Enabled = option.SelectMulti, true
	s.grid.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Handle: true}
	s.grid.ColumnSizing.Mode = option.ColumnResizeLive
	s.setText(times)
	return s
}

// setText makes text some times as large as usual.
func (s *stage[T]) setText(times float32) {
	s.Metric = unit.Metric{PxPerDp: 1, PxPerSp: times}
	s.Settle()
	s.events = nil
}

// columnWidths are how wide the boxes of rows and the columns are drawn, from the first row.
func columnWidths(t *testing.T, s *stage[person]) (widths []int) {
	t.Helper()
	row, ok := s.Find("row 1 of 20")
	require.True(t, ok)
	for _, n := range row.Children {
		widths = append(widths, n.Bounds.Dx())
	}
	return widths
}

func TestColumnsGrowWithTheirText(t *testing.T) {
	for times, want := range map[float32][]int{
		1:   {36, 44, 44, 44, 150, 80, 100, 110, 60},
		0.5: {36, 44, 44, 44, 150, 80, 100, 110, 60},
		1.5: {54, 66, 66, 66, 225, 120, 150, 165, 90},
		2:   {72, 88, 88, 88, 300, 160, 200, 220, 120},
	} {
		require.Equal(t, want, columnWidths(t, enlarged(times)), "%v", times)
	}
	s := enlarged(1)
	s.Metric = unit.Metric{PxPerSp: 2}
	s.Settle()
	require.Equal(t, 160, s.headWidth(t, "Name"), "no scale is one of 1")
	s.Metric = unit.Metric{PxPerDp: 2, PxPerSp: 3}
	s.Settle()
	require.Equal(t, 240, s.headWidth(t, "Name"))
	require.Equal(t, 108, columnWidths(t, s)[0])
}

// TestWidthsOfUsersMeanTheSameForTextOfAnySize widens a column by hand and by key while
// text is large: what is told and kept is half the pixels, and right for usual text.
func TestWidthsOfUsersMeanTheSameForTextOfAnySize(t *testing.T) {
	s := enlarged(2)
	n, _ := s.Find("Name")
	x, y := float32(n.Bounds.Max.X), float32(n.Bounds.Min.Y+10)
	s.DragFrom(x, y).To(x+40, y)
	require.Equal(t, map[string]unit.Dp{"name": 100}, s.grid.ColumnSizing.Widths)
	told := s.resized()
	require.Equal(t, unit.Dp(100), told[len(told)-1].Widths["name"])
	require.Equal(t, 200, s.headWidth(t, "Name"))
	s.setText(1)
	require.Equal(t, 100, s.headWidth(t, "Name"))

	s.setText(2)
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(0, "name")
	s.Settle()
	s.Keys("Up", "Alt+Right")
	require.Equal(t, unit.Dp(108), s.grid.ColumnSizing.Widths["name"])
	require.Equal(t, 216, s.headWidth(t, "Name"))

	s.grid.Column("city").Fit()
	s.Settle()
	require.EqualValues(t, s.headWidth(t, "City"), 2*s.grid.ColumnSizing.Widths["city"])

	s.grid.ColumnSizing.Widths = map[string]unit.Dp{"pin": 60}
	s.Settle()
	require.Equal(t, 120, columnWidths(t, s)[2], "what holds a sign grows as what holds text")
}

func TestFitToWidthOfLargeText(t *testing.T) {
	s := enlarged(2)
	s.grid.FitToWidth()
	s.Settle()
	row, _ := s.Find("row 1 of 20")
	sum := 0
	for _, w := range columnWidths(t, s) {
		sum += w
	}
	require.Equal(t, row.Bounds.Dx(), sum)
}

// TestPinnedColumnsGiveWayToLargeText pins columns that fit while text has its usual size.
func TestPinnedColumnsGiveWayToLargeText(t *testing.T) {
	s := newPeople(20)
	s.grid.ColumnPinning = option.ColumnPinning{Left: []string{"name", "city"}}
	stay := func() (headers []string) {
		s.grid.Column("age").ScrollTo()
		s.Settle()
		for _, header := range []string{"Name", "City"} {
			if _, ok := s.Find(header); ok {
				headers = append(headers, header)
			}
		}
		return headers
	}
	require.Equal(t, []string{"Name", "City"}, stay())
	s.setText(2)
	require.Equal(t, []string{"Name"}, stay(), "together they leave no room")
	s.setText(1)
	require.Equal(t, []string{"Name", "City"}, stay())
}
