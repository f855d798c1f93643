// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"math/rand/v2"
	"testing"
	"time"

	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op/clip"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
)

// block is a widget of a height with a name for tests to find.
func block(gtx layout.Context, name string, height int) layout.Dimensions {
	size := image.Pt(gtx.Constraints.Max.X, height)
	defer clip.Rect{Max: size}.Push(gtx.Ops).Pop()
	semantic.LabelOp(name).Add(gtx.Ops)
	return layout.Dimensions{Size: size}
}

// newDetails is a grid of people with details of 100 px, less a line.
func newDetails(n int) *stage[person] {
	s := newPeople(n)
	s.grid.Detail = func(gtx layout.Context, c gridui.DetailContext[person]) layout.Dimensions {
		return block(gtx, "detail of "+c.RowID, 99)
	}
	s.Settle()
	return s
}

// rowTop is where a row shows, which must be on the screen.
func rowTop(t *testing.T, h *gridtest.Harness, id string) int {
	t.Helper()
	n, ok := h.Find(": " + id)
	require.True(t, ok, "%s does not show", id)
	return n.Bounds.Min.Y
}

func TestMarkOpensDetail(t *testing.T) {
	s := newDetails(100)
	_, ok := s.Find("detail of")
	require.False(t, ok)
	s.Click(20, 40+36+18)
	d, ok := s.Find("detail of p1")
	require.True(t, ok)
	require.Equal(t, image.Rect(0, 40+72, 400-12, 40+72+99), d.Bounds)
	require.Equal(t, 40+72+100, rowTop(t, s.Harness, "p2"))
	require.Equal(t, []string{"events.FocusMoved", "events.DetailsChanged"}, s.kinds())
	s.Click(20, 40+36+18)
	_, ok = s.Find("detail of")
	require.False(t, ok)
	require.Equal(t, 40+72, rowTop(t, s.Harness, "p2"))
}

func TestDetailsChangedTellsWhatIsOpen(t *testing.T) {
	s := newDetails(100)
	s.grid.Details.Rows = idset.Of("p7", "gone", "p2", "afar")
	s.Click(20, 40+18)
	ev := s.events[len(s.events)-1].(events.DetailsChanged)
	require.Equal(t, []string{"p0"}, ev.RowIDs)
	require.True(t, ev.Open)
	require.Equal(t, []string{"p0", "p2", "p7", "afar", "gone"}, ev.Expanded)
	s.grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "id", Desc: true}}}
	s.grid.ScrollToOffset(0)
	s.Settle()
	s.Click(20, 40+18)
	ev = s.events[len(s.events)-1].(events.DetailsChanged)
	require.Equal(t, []string{"p99", "p7", "p2", "p0", "afar", "gone"}, ev.Expanded)
}

func TestControlledDetailsAreProposed(t *testing.T) {
	s := newDetails(100)
	s.grid.Details.Controlled = true
	s.Click(20, 40+18)
	_, ok := s.Find("detail of")
	require.False(t, ok)
	ev := s.events[len(s.events)-1].(events.DetailsChanged)
	require.Equal(t, []string{"p0"}, ev.Expanded)
	ev.Apply(&s.grid.Details)
	s.Settle()
	_, ok = s.Find("detail of p0")
	require.True(t, ok)
}

func TestKeysOpenDetails(t *testing.T) {
	for _, key := range []string{"Shortcut+Return", "Return", "Shortcut+Enter", "Enter"} {
		s := newDetails(100)
		s.grid.FocusCell(2, "name")
		s.Focus(s.grid.Tag())
		s.Keys(key)
		_, ok := s.Find("detail of p2")
		require.True(t, ok, key)
		s.Keys(key)
		_, ok = s.Find("detail of p2")
		require.False(t, ok, key)
	}
}

func TestTreeRowsOpenWithEnterAndDetailsWithShortcutEnter(t *testing.T) {
	s := newDetails(4)
	s.grid.Tree.Parent = func(p person) string {
		if p.ID == "p1" {
			return "p0"
		}
		return ""
	}
	s.grid.Refresh()
	s.grid.FocusCell(0, "name")
	s.Focus(s.grid.Tag())
	s.Keys("Return")
	_, ok := s.Find("detail of")
	require.False(t, ok)
	require.Equal(t, 40+36, rowTop(t, s.Harness, "p1"))
	s.Keys("Shortcut+Return")
	_, ok = s.Find("detail of p0")
	require.True(t, ok)
	require.Equal(t, 40+36+100, rowTop(t, s.Harness, "p1"))
	// The marks stand side by side: the first is that of the detail.
	s.Click(20, 40+18)
	_, ok = s.Find("detail of")
	require.False(t, ok)
	s.Click(40, 40+18)
	_, ok = s.Find(": p1")
	require.False(t, ok)
}

func TestPressInADetailDoesNothingToRows(t *testing.T) {
	s := newDetails(100)
	s.grid.Selection = option.Selection{Mode: option.SelectMulti, RowClick: true}
	s.grid.Details.Rows = idset.Of("p1")
	s.grid.FocusCell(2, "name")
	s.Settle()
	s.kinds()
	s.Click(150, 40+72+50)
	s.Click(150, 40+72+50)
	require.Empty(t, s.kinds())
	require.Equal(t, "p2", s.grid.Focused().RowID)
	require.True(t, s.grid.Selection.Rows.IsEmpty())
}

func TestCollapseFromInside(t *testing.T) {
	s := newDetails(100)
	collapse := false
	s.grid.Detail = func(gtx layout.Context, c gridui.DetailContext[person]) layout.Dimensions {
		if collapse {
			c.Collapse()
			collapse = false
		}
		require.Equal(t, 388, c.Width)
		return block(gtx, "detail of "+c.RowID, 999)
	}
	s.grid.Details.Rows = idset.Of("p1")
	s.Settle()
	s.Wheel(100, 100, 0, 400)
	collapse = true
	s.Settle()
	require.Equal(t, []string{"events.DetailsChanged"}, s.kinds())
	require.Equal(t, 40, rowTop(t, s.Harness, "p1"), "the row stays on the screen")
	require.Equal(t, 40+36, rowTop(t, s.Harness, "p2"))
}

func TestDetailsStayOpenThroughOrderAndFilterAndPages(t *testing.T) {
	s := newDetails(100)
	s.grid.Details.Rows = idset.Of("p99")
	s.grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "id", Desc: true}}}
	s.Settle()
	require.Equal(t, 40+36+100, rowTop(t, s.Harness, "p98"))
	s.grid.Sorting.Keys = nil
	s.Settle()
	_, ok := s.Find("detail of")
	require.False(t, ok)
	s.grid.Paging = option.Paging{Enabled: true, Size: 5, Index: 19}
	s.Settle()
	_, ok = s.Find("detail of p99")
	require.True(t, ok)
}

func TestDetailSpansTheGridNotItsColumns(t *testing.T) {
	s := newNumbers(1000, 30)
	s.grid.ColumnPinning = option.ColumnPinning{Left: []string{"c3"}, Right: []string{"c4"}}
	s.grid.Detail = func(gtx layout.Context, c gridui.DetailContext[int]) layout.Dimensions {
		return block(gtx, "detail of "+c.RowID, 60)
	}
	s.grid.Details.Rows = idset.Of("0")
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
	s := newDetails(4)
	require.Equal(t, 400, s.FindAll("row 1 of")[0].Bounds.Max.X)
	s.grid.Row("p0").SetDetail(true)
	s.grid.Row("p1").SetDetail(true)
	s.Frame()
	require.Equal(t, 388, s.FindAll("row 1 of")[0].Bounds.Max.X)
	d, _ := s.Find("detail of p0")
	require.Equal(t, 388, d.Bounds.Dx())
	s.grid.Row("p0").SetDetail(false)
	s.Frame()
	require.Equal(t, 400, s.FindAll("row 1 of")[0].Bounds.Max.X)
	d, _ = s.Find("detail of p1")
	require.Equal(t, 400, d.Bounds.Dx())
}

// newNested is a grid whose first row is open and shows a grid of numbers.
func newNested() (s *stage[person], inner *gridui.Grid[int]) {
	s, inner = newDetails(100), new(gridui.Grid[int])
	inner.Columns = []gridui.Column[int]{gridui.Field("n", "N", func(n int) int { return n })}
	inner.SetSource(numbers(100))
	s.grid.Detail = func(gtx layout.Context, c gridui.DetailContext[person]) layout.Dimensions {
		style := gridui.New(s.th, inner)
		style.MaxHeight = 150
		return style.Layout(gtx)
	}
	s.grid.Details.Rows = idset.Of("p0")
	s.Settle()
	return s, inner
}

func TestNestedGridTakesTheWheelToItsEnd(t *testing.T) {
	s, inner := newNested()
	require.Equal(t, 40+36+151, rowTop(t, s.Harness, "p1"))
	s.Wheel(100, 140, 0, 50)
	_, in := inner.ScrollOffset()
	_, out := s.grid.ScrollOffset()
	require.Equal(t, []int64{50, 0}, []int64{in, out})
	end := int64(100*36 - (150 - 40))
	inner.ScrollToOffset(end - 10)
	s.Frame()
	s.Frame() // the wheel is held to what the frame before asked for
	s.Wheel(100, 140, 0, 30)
	_, in = inner.ScrollOffset()
	_, out = s.grid.ScrollOffset()
	require.Equal(t, []int64{end, 20}, []int64{in, out})
	// Cells of the inner grid are its own.
	s.kinds()
	s.Click(100, 40+36+40+18-20)
	require.Empty(t, s.kinds())
	require.Equal(t, "n", inner.Focused().ColumnID)
}

func TestDetailsOfOddHeights(t *testing.T) {
	for _, height := range []int{0, -1, -1 << 40, 1, 1e9, 1 << 60} {
		s := newDetails(100)
		s.grid.Detail = func(gtx layout.Context, c gridui.DetailContext[person]) layout.Dimensions {
			return layout.Dimensions{Size: image.Pt(-5, height)}
		}
		s.grid.Details.Rows = idset.All("p3")
		s.Settle()
		for _, px := range []float32{1e9, -500, -1e9, 700} {
			s.Wheel(100, 150, 0, px)
		}
		s.grid.ScrollToRow(50, gridui.ScrollCenter)
		s.Settle()
		s.grid.ScrollToRow(99, gridui.ScrollNearest)
		s.Settle()
		_, ok := s.Find(": p99")
		require.True(t, ok, height)
	}
}

func TestRowsWithoutDataHaveNoDetail(t *testing.T) {
	s := newDetails(8)
	s.grid.Grouping.By = []string{"city"}
	s.grid.Expansion.Rows = idset.All()
	s.grid.Details.Rows = idset.All()
	s.Settle()
	require.Equal(t, 76, rowTop(t, s.Harness, "")+36)
	d, ok := s.Find("detail of p0")
	require.True(t, ok)
	require.Equal(t, 40+72, d.Bounds.Min.Y)
}

func TestDetailsWithoutDrawingAreNone(t *testing.T) {
	s := newDetails(100)
	s.grid.Details.Rows = idset.All()
	s.Settle()
	require.Equal(t, 40+136, rowTop(t, s.Harness, "p1"))
	s.grid.Detail = nil
	s.Settle()
	require.Equal(t, 40+36, rowTop(t, s.Harness, "p1"))
	s.Click(12, 40+18)
	require.Contains(t, s.kinds(), "gridui.RowClicked[github.com/giogrid/giogrid/gridui_test.person]")
}

func TestFocusInTallDetailShowsItsRow(t *testing.T) {
	s := newDetails(100)
	s.grid.Detail = func(gtx layout.Context, c gridui.DetailContext[person]) layout.Dimensions {
		return block(gtx, "detail of "+c.RowID, 999)
	}
	s.grid.Details.Rows = idset.Of("p1")
	s.grid.FocusCell(1, "name")
	s.Focus(s.grid.Tag())
	s.grid.ScrollToOffset(400)
	s.Settle()
	s.Keys("Right")
	require.Equal(t, 40, rowTop(t, s.Harness, "p1"))
	s.Keys("Down")
	s.Keys("Up")
	require.Equal(t, 40, rowTop(t, s.Harness, "p1"))
}

func TestSettledFrameWithDetailsAllocatesNothing(t *testing.T) {
	s := newDetails(100_000)
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	size := image.Pt(100, 80)
	s.grid.Detail = func(gtx layout.Context, c gridui.DetailContext[person]) layout.Dimensions {
		return layout.Dimensions{Size: size}
	}
	s.grid.RowHeight = func(p person) unit.Dp { return unit.Dp(30 + p.Age%7) }
	s.grid.Details.Rows = idset.Of("p3", "p5", "p6")
	s.grid.ScrollToOffset(60)
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
	_, out := s.grid.ScrollOffset()
	require.Positive(t, in)
	require.Zero(t, out)
	// Nothing to scroll to inside: the touch is the outer grid's.
	inner.ScrollToOffset(1 << 40)
	s.Frame()
	s.Frame()
	finger(200, 140)
	_, out = s.grid.ScrollOffset()
	require.Positive(t, out)
}

func TestVirtualOffKeepsAllDetailsAlive(t *testing.T) {
	s := newDetails(50)
	drawn := map[string]bool{}
	s.grid.Detail = func(gtx layout.Context, c gridui.DetailContext[person]) layout.Dimensions {
		drawn[c.RowID] = true
		return block(gtx, "detail of "+c.RowID, 99)
	}
	s.grid.Virtual.Off = true
	s.grid.Details.Rows = idset.All()
	s.Settle()
	require.Len(t, drawn, 50)
	s.Wheel(100, 100, 0, 136*3)
	require.Equal(t, 40, rowTop(t, s.Harness, "p3"))
}

func TestMarkStandsWhereReadingBegins(t *testing.T) {
	s := newDetails(100)
	s.style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
	s.Settle()
	s.Click(400-20, 40+18)
	_, ok := s.Find("detail of p0")
	require.True(t, ok)
}

func TestVeilKeepsInputFromDetails(t *testing.T) {
	s := newDetails(100)
	enabled := true
	s.grid.Detail = func(gtx layout.Context, c gridui.DetailContext[person]) layout.Dimensions {
		enabled = gtx.Enabled()
		return block(gtx, "detail of "+c.RowID, 99)
	}
	s.grid.Details.Rows = idset.Of("p0")
	s.grid.Loading.Overlay = true
	s.Settle()
	require.False(t, enabled)
}

func TestHeightsOfDetailsOutliveANewOrderOfManyRows(t *testing.T) {
	s := newDetails(5000)
	s.grid.Details.Rows = idset.Of("p3", "p4")
	s.Settle()
	end := func() int64 {
		s.grid.ScrollToOffset(1 << 40)
		s.Settle()
		_, y := s.grid.ScrollOffset()
		s.grid.ScrollToOffset(0)
		s.Settle()
		return y
	}
	require.EqualValues(t, 5000*36+200-260, end())
	s.grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name", Desc: true}}}
	s.Settle()
	require.EqualValues(t, 5000*36+200-260, end())
	s.grid.SetRows(people(100))
	s.Settle()
	require.EqualValues(t, 100*36+200-260, end())
}

func TestHasDetailSaysWhichRowsOpen(t *testing.T) {
	s := newDetails(100)
	s.grid.HasDetail = func(p person) bool { return p.ID == "p1" }
	s.grid.Details.Rows = idset.All()
	s.Settle()
	require.Equal(t, 40+36, rowTop(t, s.Harness, "p1"))
	require.Equal(t, 40+36+136, rowTop(t, s.Harness, "p2"))
	s.Click(20, 40+18)
	require.Contains(t, s.kinds(), "gridui.RowClicked[github.com/giogrid/giogrid/gridui_test.person]")
}

// TestDetailsChangedTellsOfManyRows opens and closes details among more rows than are
// looked at one by one: what is told of them is always in the order they show.
func TestDetailsChangedTellsOfManyRows(t *testing.T) {
	s := newDetails(20_000)
	rnd := rand.New(rand.NewPCG(4, 4))
	open := map[int]bool{}
	s.Focus(s.grid.Tag())
	for step := range 300 {
		row := rnd.IntN(40) * 500
		if rnd.IntN(4) == 0 {
			row = rnd.IntN(20_000)
		}
		if step == 150 {
			s.grid.SetRows(people(20_000))
		}
		s.grid.FocusCell(row, "name")
		s.Settle()
		s.Keys("Shortcut+Return")
		open[row] = !open[row]
		ev, ok := s.events[len(s.events)-1].(events.DetailsChanged)
		require.True(t, ok)
		require.Equal(t, open[row], ev.Open)
		want := []string{}
		for at := range 20_000 {
			if open[at] {
				want = append(want, "p"+itoa(at))
			}
		}
		require.Equal(t, want, ev.Expanded, "step %d", step)
	}
}

// TestGridInAnInsetOfADetail shows a grid that stands in: it takes the height of its
// rows up to its own bound, and not all there is.
func TestGridInAnInsetOfADetail(t *testing.T) {
	var inner gridui.Grid[person]
	inner.Columns = peopleColumns()
	inner.SetRows(people(1000))
	s := newPeople(10)
	s.grid.Detail = func(gtx layout.Context, _ gridui.DetailContext[person]) layout.Dimensions {
		style := gridui.New(s.th, &inner)
		style.MaxHeight = 120
		return layout.UniformInset(20).Layout(gtx, style.Layout)
	}
	s.grid.Row("p0").SetDetail(true)
	s.Settle()
	require.Equal(t, 40+36+120+40+1, rowTop(t, s.Harness, "p1"))
}
