// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnsize_test

import (
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// columnWidths returns how wide the boxes of rows and the columns are drawn, from the first row.
func columnWidths(t *testing.T, s *gridstage.Stage[gridstage.Person]) (widths []int) {
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
		require.Equal(t, want, columnWidths(t, gridstage.NewEnlarged(times)), "%v", times)
	}
	s := gridstage.NewEnlarged(1)
	s.Metric = unit.Metric{PxPerSp: 2}
	s.Settle()
	require.Equal(t, 160, s.HeadWidth(t, "Name"), "no scale is one of 1")
	s.Metric = unit.Metric{PxPerDp: 2, PxPerSp: 3}
	s.Settle()
	require.Equal(t, 240, s.HeadWidth(t, "Name"))
	require.Equal(t, 108, columnWidths(t, s)[0])
}

// TestWidthsOfUsersMeanTheSameForTextOfAnySize widens a column by hand and by key while text is large: the
// reported and kept width is half the pixels, and right for normal text.
func TestWidthsOfUsersMeanTheSameForTextOfAnySize(t *testing.T) {
	s := gridstage.NewEnlarged(2)
	n, _ := s.Find("Name")
	x, y := float32(n.Bounds.Max.X), float32(n.Bounds.Min.Y+10)
	s.DragFrom(x, y).To(x+40, y)
	require.Equal(t, map[string]unit.Dp{"name": 100}, s.Grid.ColumnSizing.Widths)
	told := s.TakeColumnSizes()
	require.Equal(t, unit.Dp(100), told[len(told)-1].Widths["name"])
	require.Equal(t, 200, s.HeadWidth(t, "Name"))
	s.SetText(1)
	require.Equal(t, 100, s.HeadWidth(t, "Name"))

	s.SetText(2)
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "name")
	s.Settle()
	s.Keys("Up", "Alt+Right")
	require.Equal(t, unit.Dp(108), s.Grid.ColumnSizing.Widths["name"])
	require.Equal(t, 216, s.HeadWidth(t, "Name"))

	s.Grid.Column("city").Fit()
	s.Settle()
	require.EqualValues(t, s.HeadWidth(t, "City"), 2*s.Grid.ColumnSizing.Widths["city"])

	s.Grid.ColumnSizing.Widths = map[string]unit.Dp{"pin": 60}
	s.Settle()
	require.Equal(t, 120, columnWidths(t, s)[2], "what holds a sign grows as what holds text")
}

func TestFitToWidthOfLargeText(t *testing.T) {
	s := gridstage.NewEnlarged(2)
	s.Grid.FitToWidth()
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
	s := gridstage.NewPeople(20)
	s.Grid.ColumnPinning = option.ColumnPinning{Left: []string{"name", "city"}}
	stay := func() (headers []string) {
		s.Grid.Column("age").ScrollTo()
		s.Settle()
		for _, header := range []string{"Name", "City"} {
			if _, ok := s.Find(header); ok {
				headers = append(headers, header)
			}
		}
		return headers
	}
	require.Equal(t, []string{"Name", "City"}, stay())
	s.SetText(2)
	require.Equal(t, []string{"Name"}, stay(), "together they leave no room")
	s.SetText(1)
	require.Equal(t, []string{"Name", "City"}, stay())
}
