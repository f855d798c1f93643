// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package details_test

import (
	"image"
	"math/rand/v2"
	"strconv"
	"testing"
	"time"

	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestMarkOpensDetail(t *testing.T) {
	s := gridstage.NewDetails(100)
	_, ok := s.Find("detail of")
	require.False(t, ok)
	s.Click(20, 40+36+18)
	d, ok := s.Find("detail of p1")
	require.True(t, ok)
	require.Equal(t, image.Rect(0, 40+72, 400-12, 40+72+99), d.Bounds)
	require.Equal(t, 40+72+100, gridstage.RowTop(t, s.Harness, "p2"))
	require.Equal(t, []string{"events.FocusMoved", "events.DetailsChanged"}, s.TakeKinds())
	s.Click(20, 40+36+18)
	_, ok = s.Find("detail of")
	require.False(t, ok)
	require.Equal(t, 40+72, gridstage.RowTop(t, s.Harness, "p2"))
}

func TestDetailsChangedTellsWhatIsOpen(t *testing.T) {
	s := gridstage.NewDetails(100)
	s.Grid.Details.Rows = idset.Of("p7", "gone", "p2", "afar")
	s.Click(20, 40+18)
	ev := s.Events[len(s.Events)-1].(events.DetailsChanged)
	require.Equal(t, []string{"p0"}, ev.RowIDs)
	require.True(t, ev.Open)
	require.Equal(t, []string{"p0", "p2", "p7", "afar", "gone"}, ev.Expanded)
	s.Grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "id", Desc: true}}}
	s.Grid.ScrollToOffset(0)
	s.Settle()
	s.Click(20, 40+18)
	ev = s.Events[len(s.Events)-1].(events.DetailsChanged)
	require.Equal(t, []string{"p99", "p7", "p2", "p0", "afar", "gone"}, ev.Expanded)
}

func TestControlledDetailsAreProposed(t *testing.T) {
	s := gridstage.NewDetails(100)
	s.Grid.Details.Controlled = true
	s.Click(20, 40+18)
	_, ok := s.Find("detail of")
	require.False(t, ok)
	ev := s.Events[len(s.Events)-1].(events.DetailsChanged)
	require.Equal(t, []string{"p0"}, ev.Expanded)
	ev.Apply(&s.Grid.Options)
	s.Settle()
	_, ok = s.Find("detail of p0")
	require.True(t, ok)
}

func TestKeysOpenDetails(t *testing.T) {
	for _, key := range []string{"Shortcut+Return", "Return", "Shortcut+Enter", "Enter"} {
		s := gridstage.NewDetails(100)
		s.Grid.FocusCell(2, "name")
		s.Focus(s.Grid.Tag())
		s.Keys(key)
		_, ok := s.Find("detail of p2")
		require.True(t, ok, key)
		s.Keys(key)
		_, ok = s.Find("detail of p2")
		require.False(t, ok, key)
	}
}

func TestTreeRowsOpenWithEnterAndDetailsWithShortcutEnter(t *testing.T) {
	s := gridstage.NewDetails(4)
	s.Grid.Tree.Parent = func(p gridstage.Person) string {
		if p.ID == "p1" {
			return "p0"
		}
		return ""
	}
	s.Grid.Refresh()
	s.Grid.FocusCell(0, "name")
	s.Focus(s.Grid.Tag())
	s.Keys("Return")
	_, ok := s.Find("detail of")
	require.False(t, ok)
	require.Equal(t, 40+36, gridstage.RowTop(t, s.Harness, "p1"))
	s.Keys("Shortcut+Return")
	_, ok = s.Find("detail of p0")
	require.True(t, ok)
	require.Equal(t, 40+36+100, gridstage.RowTop(t, s.Harness, "p1"))
	// The marks are side by side: the first opens the detail.
	s.Click(20, 40+18)
	_, ok = s.Find("detail of")
	require.False(t, ok)
	s.Click(40, 40+18)
	_, ok = s.Find(": p1")
	require.False(t, ok)
}

func TestPressInADetailDoesNothingToRows(t *testing.T) {
	s := gridstage.NewDetails(100)
	s.Grid.Selection = option.Selection{Mode: option.SelectMulti, RowClick: true}
	s.Grid.Details.Rows = idset.Of("p1")
	s.Grid.FocusCell(2, "name")
	s.Settle()
	s.TakeKinds()
	s.Click(150, 40+72+50)
	s.Click(150, 40+72+50)
	require.Empty(t, s.TakeKinds())
	require.Equal(t, "p2", s.Grid.Focused().RowID)
	require.True(t, s.Grid.Selection.Rows.IsEmpty())
}

func TestCollapseFromInside(t *testing.T) {
	s := gridstage.NewDetails(100)
	collapse := false
	s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		if collapse {
			c.Collapse()
			collapse = false
		}
		require.Equal(t, 388, c.Width)
		return gridstage.Block(gtx, "detail of "+c.RowID, 999)
	}
	s.Grid.Details.Rows = idset.Of("p1")
	s.Settle()
	s.Wheel(100, 100, 0, 400)
	collapse = true
	s.Settle()
	require.Equal(t, []string{"events.DetailsChanged"}, s.TakeKinds())
	require.Equal(t, 40, gridstage.RowTop(t, s.Harness, "p1"), "the row stays on the screen")
	require.Equal(t, 40+36, gridstage.RowTop(t, s.Harness, "p2"))
}

func TestDetailsStayOpenThroughOrderAndFilterAndPages(t *testing.T) {
	s := gridstage.NewDetails(100)
	s.Grid.Details.Rows = idset.Of("p99")
	s.Grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "id", Desc: true}}}
	s.Settle()
	require.Equal(t, 40+36+100, gridstage.RowTop(t, s.Harness, "p98"))
	s.Grid.Sorting.Keys = nil
	s.Settle()
	_, ok := s.Find("detail of")
	require.False(t, ok)
	s.Grid.Paging = option.Paging{Enabled: true, Size: 5, Index: 19}
	s.Settle()
	_, ok = s.Find("detail of p99")
	require.True(t, ok)
}

func TestDetailSpansTheGridNotItsColumns(t *testing.T) {
	s := gridstage.NewNumbers(1000, 30)
	s.Grid.ColumnPinning = option.ColumnPinning{Left: []string{"c3"}, Right: []string{"c4"}}
	s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[int]) layout.Dimensions {
		return gridstage.Block(gtx, "detail of "+c.RowID, 60)
	}
	s.Grid.Details.Rows = idset.Of("0")
	s.Settle()
	for range 3 {
		d, ok := s.Find("detail of 0")
		require.True(t, ok)
		require.Equal(t, image.Rect(0, 76, 400, 136), d.Bounds)
		s.Wheel(200, 60, 300, 0)
	}
	// The mark is in the first column of data that shows: the pinned one.
	s.Click(16, 40+36+61+18)
	_, ok := s.Find("detail of 1")
	require.True(t, ok)
}

func TestBarComesInTheFrameThatNeedsIt(t *testing.T) {
	s := gridstage.NewDetails(4)
	require.Equal(t, 400, s.FindAll("row 1 of")[0].Bounds.Max.X)
	s.Grid.Row("p0").SetDetail(true)
	s.Grid.Row("p1").SetDetail(true)
	s.Frame()
	require.Equal(t, 388, s.FindAll("row 1 of")[0].Bounds.Max.X)
	d, _ := s.Find("detail of p0")
	require.Equal(t, 388, d.Bounds.Dx())
	s.Grid.Row("p0").SetDetail(false)
	s.Frame()
	require.Equal(t, 400, s.FindAll("row 1 of")[0].Bounds.Max.X)
	d, _ = s.Find("detail of p1")
	require.Equal(t, 400, d.Bounds.Dx())
}

// newNested returns a grid whose first row is open and shows a grid of numbers.
func newNested() (s *gridstage.Stage[gridstage.Person], inner *gridui.Grid[int]) {
	s, inner = gridstage.NewDetails(100), new(gridui.Grid[int])
	inner.Columns = []gridui.Column[int]{gridui.Field("n", "N", func(n int) int { return n })}
	inner.SetSource(gridstage.Numbers(100))
	s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		style := gridui.New(s.Theme, inner)
		style.MaxHeight = 150
		return style.Layout(gtx)
	}
	s.Grid.Details.Rows = idset.Of("p0")
	s.Settle()
	return s, inner
}

func TestNestedGridTakesTheWheelToItsEnd(t *testing.T) {
	s, inner := newNested()
	require.Equal(t, 40+36+151, gridstage.RowTop(t, s.Harness, "p1"))
	s.Wheel(100, 140, 0, 50)
	_, in := inner.ScrollOffset()
	_, out := s.Grid.ScrollOffset()
	require.Equal(t, []int64{50, 0}, []int64{in, out})
	end := int64(100*36 - (150 - 40))
	inner.ScrollToOffset(end - 10)
	s.Frame()
	s.Frame() // the wheel is limited to what the previous frame requested
	s.Wheel(100, 140, 0, 30)
	_, in = inner.ScrollOffset()
	_, out = s.Grid.ScrollOffset()
	require.Equal(t, []int64{end, 20}, []int64{in, out})
	// Cells of the inner grid are its own.
	s.TakeKinds()
	s.Click(100, 40+36+40+18-20)
	require.Empty(t, s.TakeKinds())
	require.Equal(t, "n", inner.Focused().ColumnID)
}

func TestDetailsOfOddHeights(t *testing.T) {
	for _, height := range []int{0, -1, -1 << 40, 1, 1e9, 1 << 60} {
		s := gridstage.NewDetails(100)
		s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
			return layout.Dimensions{Size: image.Pt(-5, height)}
		}
		s.Grid.Details.Rows = idset.All("p3")
		s.Settle()
		for _, px := range []float32{1e9, -500, -1e9, 700} {
			s.Wheel(100, 150, 0, px)
		}
		s.Grid.ScrollToRow(50, option.AlignCenter)
		s.Settle()
		s.Grid.ScrollToRow(99, option.AlignAuto)
		s.Settle()
		_, ok := s.Find(": p99")
		require.True(t, ok, height)
	}
}

func TestRowsWithoutDataHaveNoDetail(t *testing.T) {
	s := gridstage.NewDetails(8)
	s.Grid.Grouping.By = []string{"city"}
	s.Grid.Expansion.Rows = idset.All()
	s.Grid.Details.Rows = idset.All()
	s.Settle()
	require.Equal(t, 76, gridstage.RowTop(t, s.Harness, "")+36)
	d, ok := s.Find("detail of p0")
	require.True(t, ok)
	require.Equal(t, 40+72, d.Bounds.Min.Y)
}

func TestDetailsWithoutDrawingAreNone(t *testing.T) {
	s := gridstage.NewDetails(100)
	s.Grid.Details.Rows = idset.All()
	s.Settle()
	require.Equal(t, 40+136, gridstage.RowTop(t, s.Harness, "p1"))
	s.Grid.Detail = nil
	s.Settle()
	require.Equal(t, 40+36, gridstage.RowTop(t, s.Harness, "p1"))
	s.Click(12, 40+18)
	require.Contains(t, s.TakeKinds(), "gridui.RowClicked[github.com/giogrid/giogrid/gridui/internal/gridstage.Person]")
}

func TestFocusInTallDetailShowsItsRow(t *testing.T) {
	s := gridstage.NewDetails(100)
	s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		return gridstage.Block(gtx, "detail of "+c.RowID, 999)
	}
	s.Grid.Details.Rows = idset.Of("p1")
	s.Grid.FocusCell(1, "name")
	s.Focus(s.Grid.Tag())
	s.Grid.ScrollToOffset(400)
	s.Settle()
	s.Keys("Right")
	require.Equal(t, 40, gridstage.RowTop(t, s.Harness, "p1"))
	s.Keys("Down")
	s.Keys("Up")
	require.Equal(t, 40, gridstage.RowTop(t, s.Harness, "p1"))
}

func TestSettledFrameWithDetailsAllocatesNothing(t *testing.T) {
	s := gridstage.NewDetails(100_000)
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	size := image.Pt(100, 80)
	s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		return layout.Dimensions{Size: size}
	}
	s.Grid.RowHeight = func(p gridstage.Person) unit.Dp { return unit.Dp(30 + p.Age%7) }
	s.Grid.Details.Rows = idset.Of("p3", "p5", "p6")
	s.Grid.ScrollToOffset(60)
	s.Settle()
	require.Zero(t, s.Allocs(100, nil))
}

func TestTouchScrollsTheNestedGridFirst(t *testing.T) {
	s, inner := newNested()
	finger := func(from, to float32) {
		s.TouchDown(1, 100, from)
		for y := from; y != to; {
			y += min(max(to-y, -10), 10)
			s.TouchMove(1, 100, y)
		}
		s.TouchUp(1, 100, to)
		s.Settle()
		s.Advance(3 * time.Second)
	}
	finger(200, 140)
	_, in := inner.ScrollOffset()
	_, out := s.Grid.ScrollOffset()
	require.Positive(t, in)
	require.Zero(t, out)
	// Nothing to scroll to inside: the touch is the outer grid's.
	inner.ScrollToOffset(1 << 40)
	s.Frame()
	s.Frame()
	finger(200, 140)
	_, out = s.Grid.ScrollOffset()
	require.Positive(t, out)
}

func TestVirtualOffKeepsAllDetailsAlive(t *testing.T) {
	s := gridstage.NewDetails(50)
	drawn := map[string]bool{}
	s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		drawn[c.RowID] = true
		return gridstage.Block(gtx, "detail of "+c.RowID, 99)
	}
	s.Grid.Virtual.Disabled = true
	s.Grid.Details.Rows = idset.All()
	s.Settle()
	require.Len(t, drawn, 50)
	s.Wheel(100, 100, 0, 136*3)
	require.Equal(t, 40, gridstage.RowTop(t, s.Harness, "p3"))
}

func TestMarkStandsWhereReadingBegins(t *testing.T) {
	s := gridstage.NewDetails(100)
	s.Style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
	s.Settle()
	s.Click(400-20, 40+18)
	_, ok := s.Find("detail of p0")
	require.True(t, ok)
}

func TestVeilKeepsInputFromDetails(t *testing.T) {
	s := gridstage.NewDetails(100)
	enabled := true
	s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		enabled = gtx.Enabled()
		return gridstage.Block(gtx, "detail of "+c.RowID, 99)
	}
	s.Grid.Details.Rows = idset.Of("p0")
	s.Grid.Loading.Overlay = true
	s.Settle()
	require.False(t, enabled)
}

func TestHeightsOfDetailsOutliveANewOrderOfManyRows(t *testing.T) {
	s := gridstage.NewDetails(5000)
	s.Grid.Details.Rows = idset.Of("p3", "p4")
	s.Settle()
	end := func() int64 {
		s.Grid.ScrollToOffset(1 << 40)
		s.Settle()
		_, y := s.Grid.ScrollOffset()
		s.Grid.ScrollToOffset(0)
		s.Settle()
		return y
	}
	require.EqualValues(t, 5000*36+200-260, end())
	s.Grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name", Desc: true}}}
	s.Settle()
	require.EqualValues(t, 5000*36+200-260, end())
	s.Grid.SetRows(gridstage.People(100))
	s.Settle()
	require.EqualValues(t, 100*36+200-260, end())
}

func TestHasDetailSaysWhichRowsOpen(t *testing.T) {
	s := gridstage.NewDetails(100)
	s.Grid.HasDetail = func(p gridstage.Person) bool { return p.ID == "p1" }
	s.Grid.Details.Rows = idset.All()
	s.Settle()
	require.Equal(t, 40+36, gridstage.RowTop(t, s.Harness, "p1"))
	require.Equal(t, 40+36+136, gridstage.RowTop(t, s.Harness, "p2"))
	s.Click(20, 40+18)
	require.Contains(t, s.TakeKinds(), "gridui.RowClicked[github.com/giogrid/giogrid/gridui/internal/gridstage.Person]")
}

// TestDetailsChangedTellsOfManyRows opens and closes details among more rows than are read one by one: the
// reported details are always in the order in which they show.
func TestDetailsChangedTellsOfManyRows(t *testing.T) {
	s := gridstage.NewDetails(20_000)
	rnd := rand.New(rand.NewPCG(4, 4))
	open := map[int]bool{}
	s.Focus(s.Grid.Tag())
	for step := range 300 {
		row := rnd.IntN(40) * 500
		if rnd.IntN(4) == 0 {
			row = rnd.IntN(20_000)
		}
		if step == 150 {
			s.Grid.SetRows(gridstage.People(20_000))
		}
		s.Grid.FocusCell(row, "name")
		s.Settle()
		s.Keys("Shortcut+Return")
		open[row] = !open[row]
		ev, ok := s.Events[len(s.Events)-1].(events.DetailsChanged)
		require.True(t, ok)
		require.Equal(t, open[row], ev.Open)
		want := []string{}
		for at := range 20_000 {
			if open[at] {
				want = append(want, "p"+strconv.Itoa(at))
			}
		}
		require.Equal(t, want, ev.Expanded, "step %d", step)
	}
}

// TestGridInAnInsetOfADetail shows a grid in an inset: it takes the height of its rows up to its limit, and not
// all the available height.
func TestGridInAnInsetOfADetail(t *testing.T) {
	var inner gridui.Grid[gridstage.Person]
	inner.Columns = gridstage.PeopleColumns()
	inner.SetRows(gridstage.People(1000))
	s := gridstage.NewPeople(10)
	s.Grid.Detail = func(gtx layout.Context, _ gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		style := gridui.New(s.Theme, &inner)
		style.MaxHeight = 120
		return layout.UniformInset(20).Layout(gtx, style.Layout)
	}
	s.Grid.Row("p0").SetDetail(true)
	s.Settle()
	require.Equal(t, 40+36+120+40+1, gridstage.RowTop(t, s.Harness, "p1"))
}
