// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet_test

import (
	"image"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// sideOf returns the size of the first node of a label.
func sideOf(t *testing.T, h *gridtest.Harness, label string) image.Point {
	t.Helper()
	n, ok := h.Find(label)
	require.True(t, ok, label)
	return n.Bounds.Size()
}

// TestRowsHaveRoomForBoxesOfLargeText checks the row height for a box next to text of its usual
// size.
func TestRowsHaveRoomForBoxesOfLargeText(t *testing.T) {
	for _, c := range []struct {
		height unit.Dp
		times  float32
		want   int
	}{
		{36, 1, 36}, {36, 0.5, 36}, {36, 1.5, 36}, {36, 2, 40}, {36, 3, 60},
		{16, 1, 16}, {16, 1.5, 27}, {16, 2, 36}, // a line of text
		{20, 2, 40}, {60, 2, 60},
	} {
		s := gridstage.NewEnlarged(c.times)
		s.Style = func(st *gridui.Style) { st.RowHeight = c.height }
		s.Settle()
		require.Equal(t, c.want, sideOf(t, s.Harness, "row 2 of 20: p1").Y, "%+v", c)
	}
}

// TestHeaderButtonGrowsWithText doubles the text size: the button and its room grow, limited by the
// height of the header.
func TestHeaderButtonGrowsWithText(t *testing.T) {
	for times, want := range map[float32]int{1: 22, 0.5: 22, 1.5: 33, 2: 35} {
		s := gridstage.NewEnlarged(times)
		s.Grid.HeaderMenu.Enabled = true
		s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
		s.Settle()
		s.Focus(s.Grid.Tag())
		s.Grid.FocusCell(0, "city")
		s.Settle()
		s.Keys("Up")
		require.Equal(t, image.Pt(want, want), sideOf(t, s.Harness, locale.For("en").HeaderMenu), "%v", times)
	}
}

func TestPartsOfFilterFieldsGrowWithText(t *testing.T) {
	for times, want := range map[float32][2]int{1: {32, 20}, 1.5: {48, 30}, 2: {64, 40}} {
		s := gridstage.NewEnlarged(times)
		s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
		s.Grid.Filtering = option.Filtering{Enabled: true, Row: true}
		s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "city", Filter: filter.Contains.Of("C")}}
		s.Settle()
		loc := locale.For("en")
		require.Equal(t, want[0], sideOf(t, s.Harness, loc.Filter+", City").X, "%v", times)
		require.Equal(t, want[1], sideOf(t, s.Harness, loc.FilterClear+", City").X, "%v", times)
	}
}

// TestMarksOfTreesGrowWithText clicks on the far end of marks, which opens rows, and checks that
// their children are indented further.
func TestMarksOfTreesGrowWithText(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) { g.SetRows(treestage.Bicycle()) })
		s.Size.X = 600
		s.Style = func(st *gridui.Style) {
			if rtl {
				st.Direction = gridui.DirectionRTL
			}
		}
		s.SetText(2)
		click := func(label string, x int) {
			n, ok := s.Find(label)
			require.True(t, ok, label)
			at := n.Bounds.Min.X + x
			if rtl {
				at = n.Bounds.Max.X - x
			}
			s.Click(float32(at), float32(n.Bounds.Min.Y+20))
		}
		const pad, mark, gap, step = 12, 28, 8, 36
		click("Bicycle", pad+mark+gap+1)
		require.Empty(t, s.FindAll("Wheel"), "beside the mark")
		click("Bicycle", pad+mark-1)
		require.NotEmpty(t, s.FindAll("Wheel"), "on the mark")
		click("Wheel", pad+mark+1)
		require.NotEmpty(t, s.FindAll("Rim"), "its mark begins before where a mark of usual text ends")
		click("Wheel", pad+step+mark-1)
		require.Empty(t, s.FindAll("Rim"), "it stands in by more")
	}
}

func TestLargeBoxesAndSignsAllocateNothing(t *testing.T) {
	allocs := func(times float32) float64 {
		s := gridstage.NewSpeaking(nil)
		s.Grid.Filtering.Row = true
		s.Grid.Selection.Rows.Set("p1", true)
		s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age"}, {ColumnID: "name"}}
		s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
		s.Metric = unit.Metric{PxPerDp: 1, PxPerSp: times}
		s.Settle()
		return s.Allocs(100, nil)
	}
	require.Equal(t, allocs(1), allocs(2))
}
