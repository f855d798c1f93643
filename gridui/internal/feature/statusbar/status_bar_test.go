// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar_test

import (
	"fmt"
	"image"
	"math"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/io/key"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// newStatus shows people with a status bar wide enough for all items.
func newStatus(n int, set func(g *gridui.Grid[gridstage.Person])) *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewRanges(n, func(g *gridui.Grid[gridstage.Person]) {
		g.StatusBar.Enabled = true
		if set != nil {
			set(g)
		}
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Size = image.Pt(900, 300)
	s.Settle()
	return s
}

// statusItems returns the nodes in the status bar, from the left; nil without a bar.
func statusItems[T any](s *gridstage.Stage[T]) (items []gridtest.Node) {
	bar, ok := s.Find("Status bar")
	if !ok {
		return nil
	}
	for _, n := range s.Nodes() {
		if n.Label != "" && n.Label != "Status bar" && !n.Bounds.Empty() && n.Bounds.In(bar.Bounds) {
			items = append(items, n)
		}
	}
	return items
}

// statusText returns the text of the status bar.
func statusText[T any](s *gridstage.Stage[T]) string {
	var texts []string
	for _, n := range statusItems(s) {
		texts = append(texts, n.Label)
	}
	return strings.Join(texts, ", ")
}

// selectCells selects ranges, each between two cells.
func selectCells[T any](s *gridstage.Stage[T], corners ...option.CellID) {
	var list []option.CellRange
	for i := 0; i < len(corners); i += 2 {
		list = append(list, option.CellRange{Anchor: corners[i], Head: corners[i+1]})
	}
	s.Grid.CellRanges.Selected = list
	s.Settle()
}

func cellID(row, column string) option.CellID { return option.CellID{RowID: row, ColumnID: column} }

func TestTheStatusBarShowsFiguresOfTheSelectedCells(t *testing.T) {
	s := newStatus(20, nil)
	require.Equal(t, "20 rows", statusText(s))
	require.Equal(t, option.StatusFigures{Finished: true}, s.Grid.StatusBar.Figures)
	s.Drag(gridstage.PersonCell(1, "age"), gridstage.PersonCell(3, "age"), 8)
	s.Settle()
	require.Equal(t, "20 rows, Average 22, Count 3, Numbers 3, Min 21, Max 23, Sum 66", statusText(s))
	require.Equal(t, option.StatusFigures{
		Cells: 3, Count: 3, Numbers: 3, Sum: 66, Average: 22, Min: 21, Max: 23, SumText: "66", Finished: true,
	}, s.Grid.StatusBar.Figures)
	gridstage.ClickCell(s, 0, "id", 0)
	s.Settle()
	require.Equal(t, "20 rows", statusText(s), "a single cell has no figures")
	s.Grid.StatusBar.Enabled = false
	s.Settle()
	require.Nil(t, statusItems(s))
	require.Zero(t, s.Grid.StatusBar.Figures)
}

func TestCellsOfSeveralRangesCountOnce(t *testing.T) {
	s := newStatus(20, nil)
	selectCells(s, cellID("p1", "name"), cellID("p4", "age"), cellID("p3", "age"), cellID("p6", "city"), cellID("p3", "age"), cellID("p4", "age"))
	f := s.Grid.StatusBar.Figures
	require.Equal(t, 14, f.Cells, "4 names, 6 ages and 4 cities")
	require.Equal(t, 6, f.Numbers)
	require.Equal(t, float64(21+22+23+24+25+26), f.Sum)
	require.Contains(t, statusText(s), "Count 14, Numbers 6")
}

func TestTheFiguresFollowRowsAndColumns(t *testing.T) {
	s := newStatus(20, nil)
	selectCells(s, cellID("p1", "name"), cellID("p3", "age"))
	changed := gridstage.People(20)[2]
	changed.Age = 100
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Update: []gridstage.Person{changed}}))
	s.Settle()
	require.Equal(t, float64(21+100+23), s.Grid.StatusBar.Figures.Sum)
	s.Grid.Column("age").Hide()
	s.Settle()
	require.Equal(t, 3, s.Grid.StatusBar.Figures.Count)
	require.Zero(t, s.Grid.StatusBar.Figures.Numbers)
	require.Equal(t, "20 rows, Count 3", statusText(s))
}

func TestTheStatusBarCountsRows(t *testing.T) {
	s := newStatus(20, func(g *gridui.Grid[gridstage.Person]) {
		g.Filtering.Enabled = true
		g.Selection.Mode = option.SelectMulti
	})
	s.Grid.Selection.Rows = idset.Of("p1", "p2")
	s.Grid.Column("name").SetFilter(filter.Contains.Of("Kim"))
	s.Settle()
	require.Equal(t, "4 of 20 rows, 2 selected, Filtered", statusText(s))
	s.Grid.Grouping.By = []string{"city"}
	s.Settle()
	require.Equal(t, "4 of 20 rows, 2 selected, Filtered", statusText(s), "groups are no rows")
	s.Grid.Grouping.By = nil
	s.Grid.Paging = option.Paging{Enabled: true, Size: 10, Manual: true, Total: 500}
	s.Settle()
	require.Contains(t, statusText(s), "20 of 500 rows")
}

func TestGroupsAndUtilityColumnsHaveNoFigures(t *testing.T) {
	s := newStatus(20, func(g *gridui.Grid[gridstage.Person]) {
		g.Selection.Mode = option.SelectMulti
		g.Grouping.By = []string{"name"}
		g.Expansion.Rows = idset.All()
	})
	s.Keys("Ctrl+A", "Ctrl+Shift+Space")
	s.Settle()
	f := s.Grid.StatusBar.Figures
	require.Equal(t, 20, f.Numbers, "%+v", f)
	want := 0
	for _, p := range gridstage.People(20) {
		want += p.Age
	}
	require.Equal(t, float64(want), f.Sum)
}

func TestSelectedRowsHaveFiguresWhereTheOptionSaysSo(t *testing.T) {
	s := newStatus(20, func(g *gridui.Grid[gridstage.Person]) {
		g.Selection.Mode = option.SelectMulti
		g.StatusBar.SelectedRows = true
		g.Selection.Rows = idset.Of("p1", "p3")
	})
	f := s.Grid.StatusBar.Figures
	require.Equal(t, 8, f.Cells)
	require.Equal(t, 44.0, f.Sum)
	s.Grid.Selection.Rows.Set("p5", true)
	s.Settle()
	require.Equal(t, 69.0, s.Grid.StatusBar.Figures.Sum)
	selectCells(s, cellID("p0", "age"), cellID("p1", "age"))
	require.Equal(t, 41.0, s.Grid.StatusBar.Figures.Sum, "a range goes first")
	s.Grid.StatusBar.SelectedRows = false
	selectCells(s)
	require.Zero(t, s.Grid.StatusBar.Figures.Cells)
}

// The figures of selected rows cover the page, all pages, or all rows, depending on the scope.
func TestTheScopeSaysWhichSelectedRowsHaveFigures(t *testing.T) {
	ages := func(list ...gridstage.Person) (sum float64) {
		for _, p := range list {
			sum += float64(p.Age)
		}
		return sum
	}
	rows := gridstage.People(40)
	for name, test := range map[string]struct {
		scope    option.StatusScope
		selected idset.Set
		want     float64
	}{
		"page":         {option.StatusScopePage, idset.Of("p1", "p12", "p39"), ages(rows[1])},
		"pages":        {option.StatusScopeShown, idset.Of("p1", "p12", "p39"), ages(rows[1], rows[12])},
		"source":       {option.StatusScopeSource, idset.Of("p1", "p12", "p39"), ages(rows[1], rows[12], rows[39])},
		"all of pages": {option.StatusScopeShown, idset.All("p2"), ages(rows[:20]...) - ages(rows[2])},
		"all rows":     {option.StatusScopeSource, idset.All("p2"), ages(rows...) - ages(rows[2])},
	} {
		t.Run(name, func(t *testing.T) {
			s := newStatus(40, func(g *gridui.Grid[gridstage.Person]) {
				g.Selection.Mode, g.Selection.Rows = option.SelectMulti, test.selected
				g.Paging = option.Paging{Enabled: true, Size: 10}
				g.Filtering.Enabled = true
				g.Filtering.Columns = []filter.Column{{ColumnID: "id", Filter: filter.OneOf.Of(idsOfPeople(rows[:20])...)}}
				g.StatusBar.SelectedRows, g.StatusBar.SelectedScope = true, test.scope
			})
			require.Equal(t, test.want, s.Grid.StatusBar.Figures.Sum)
			require.True(t, s.Grid.StatusBar.Figures.Finished)
		})
	}
}

// Removed rows do not count, whatever the scope.
func TestRemovedRowsHaveNoFigures(t *testing.T) {
	s := newStatus(20, func(g *gridui.Grid[gridstage.Person]) {
		g.Selection.Mode, g.Selection.Rows = option.SelectMulti, idset.All()
		g.StatusBar.SelectedRows, g.StatusBar.SelectedScope = true, option.StatusScopeSource
	})
	was := s.Grid.StatusBar.Figures
	s.Grid.Apply(gridui.Changes[gridstage.Person]{Remove: []string{"p3"}})
	s.Settle()
	now := s.Grid.StatusBar.Figures
	require.Equal(t, was.Sum-float64(gridstage.People(20)[3].Age), now.Sum)
	require.Equal(t, was.Cells/20*19, now.Cells)
}

func idsOfPeople(list []gridstage.Person) (ids []string) {
	for _, p := range list {
		ids = append(ids, p.ID)
	}
	return ids
}

// statusValues is a row with values of all kinds.
type statusValues struct {
	ID    string
	Float float64
	Price float64
	Whole int64
	Huge  uint64
	At    time.Time
	Took  time.Duration
	Text  string
}

func newStatusValues(set func(g *gridui.Grid[statusValues]), rows ...statusValues) *gridstage.Stage[statusValues] {
	for i := range rows {
		rows[i].ID = strconv.Itoa(i)
	}
	s := gridstage.New(image.Pt(1200, 300), func(g *gridui.Grid[statusValues]) {
		g.Columns = []gridui.Column[statusValues]{
			gridui.Field("float", "Float", func(m statusValues) float64 { return m.Float }),
			gridui.Field("price", "Price", func(m statusValues) float64 { return m.Price }).
				Format(func(v float64) string { return fmt.Sprintf("%.2f €", v) }),
			gridui.Field("whole", "Whole", func(m statusValues) int64 { return m.Whole }),
			gridui.Field("huge", "Huge", func(m statusValues) uint64 { return m.Huge }),
			gridui.Time("at", "At", func(m statusValues) time.Time { return m.At }).Layout(time.DateOnly),
			gridui.Field("took", "Took", func(m statusValues) time.Duration { return m.Took }),
			gridui.Field("text", "Text", func(m statusValues) string { return m.Text }),
		}
		g.RowID = func(m statusValues) string { return m.ID }
		g.CellRanges.Enabled, g.StatusBar.Enabled = true, true
		g.SetRows(rows)
		if set != nil {
			set(g)
		}
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Settle()
	return s
}

// selectColumns selects whole columns from one to another.
func selectColumns(s *gridstage.Stage[statusValues], first, last string) string {
	s.Grid.CellRanges.Selected = []option.CellRange{{Kind: option.RangeColumns, Anchor: cellID("", first), Head: cellID("", last)}}
	s.Settle()
	return statusText(s)
}

func TestFiguresOfEachKindOfColumn(t *testing.T) {
	day := func(d int) time.Time { return time.Date(2025, 3, d, 9, 0, 0, 0, time.UTC) }
	s := newStatusValues(nil,
		statusValues{Float: 0.1, Price: 1234.5, Whole: math.MaxInt64, Huge: math.MaxUint64, At: day(9), Took: time.Minute, Text: "a"},
		statusValues{Float: 0.2, Price: 0.25, Whole: 1, Huge: 1, At: day(2), Took: 30 * time.Second},
		statusValues{Float: math.NaN(), Price: math.NaN(), Whole: 0, Huge: 0, Took: 0, Text: "b"},
	)
	for _, test := range []struct{ first, last, want string }{
		{"float", "float", "Average 0.15, Count 2, Numbers 2, Min 0.1, Max 0.2, Sum 0.3"},
		{"price", "price", "Average 617.38 €, Count 2, Numbers 2, Min 0.25 €, Max 1234.50 €, Sum 1234.75 €"},
		{"float", "price", "Average 308.76, Count 4, Numbers 4, Min 0.1, Max 1,234.5, Sum 1,235.05"},
		{"whole", "whole", "Average 3,074,457,345,618,258,602.67, Count 3, Numbers 3, Min 0, Max 9,223,372,036,854,775,807, Sum 9,223,372,036,854,775,808"},
		{"huge", "huge", "Average 6,148,914,691,236,517,205.33, Count 3, Numbers 3, Min 0, Max 18,446,744,073,709,551,615, Sum 18,446,744,073,709,551,616"},
		{"at", "at", "Count 2, Dates 2, Earliest 2025-03-02, Latest 2025-03-09"},
		{"took", "took", "Average 30s, Count 3, Numbers 3, Min 0s, Max 1m0s, Sum 1m30s"},
		{"text", "text", "Count 2"},
		{"took", "text", "Average 30s, Count 5, Numbers 3, Min 0s, Max 1m0s, Sum 1m30s"},
	} {
		require.Equal(t, "3 rows, "+test.want, selectColumns(s, test.first, test.last), "%s to %s", test.first, test.last)
	}
	require.Contains(t, selectColumns(s, "huge", "took"), "Count 8, Numbers 3", "durations beside other numbers are none")
	require.Equal(t, day(2), s.Grid.StatusBar.Figures.Earliest)
	require.Equal(t, 2, s.Grid.StatusBar.Figures.Dates)
	selectColumns(s, "huge", "huge")
	require.Equal(t, "18446744073709551616", s.Grid.StatusBar.Figures.SumText)
}

func TestStatusItemsAreLeftOutAndReplaced(t *testing.T) {
	drawn := 0
	s := newStatus(20, func(g *gridui.Grid[gridstage.Person]) {
		g.StatusBar.Items = []option.StatusItem{
			{Kind: option.StatusMax}, {Kind: option.StatusSum, Widget: func(gtx layout.Context) layout.Dimensions {
				drawn++
				return layout.Dimensions{Size: image.Pt(50, 10)}
			}}, {Kind: option.StatusCount}, {Kind: 200},
		}
	})
	selectCells(s, cellID("p1", "age"), cellID("p3", "age"))
	require.Equal(t, "Max 23, Count 3", statusText(s))
	require.Positive(t, drawn)
	items := statusItems(s)
	require.GreaterOrEqual(t, items[1].Bounds.Min.X-items[0].Bounds.Max.X, 50, "the widget has its room")
	s.Grid.StatusBar.Items = []option.StatusItem{}
	s.Settle()
	require.Equal(t, "", statusText(s))
	_, bar := s.Find("Status bar")
	require.True(t, bar)
	s.Grid.StatusBar.BarDisabled = true
	s.Settle()
	_, bar = s.Find("Status bar")
	require.False(t, bar)
	require.Equal(t, 66.0, s.Grid.StatusBar.Figures.Sum, "figures without a bar")
}

func TestNarrowStatusBarsLeaveTheLeastImportantOut(t *testing.T) {
	s := newStatus(20, nil)
	selectCells(s, cellID("p1", "age"), cellID("p3", "age"))
	was := len(statusItems(s))
	require.Equal(t, 7, was)
	for width := 900; width > 0; width -= 10 {
		s.Size.X = width
		s.Settle()
		items := statusItems(s)
		require.LessOrEqual(t, len(items), was, "%d: %s", width, s.Dump())
		was = len(items)
		for i, n := range items {
			require.True(t, n.Bounds.In(image.Rect(0, 0, width, 300)), "%s is cut at %d", n.Label, width)
			require.True(t, i == 0 || items[i-1].Bounds.Max.X < n.Bounds.Min.X, "items overlap")
		}
		if len(items) == 1 {
			require.Equal(t, "Sum 66", statusText(s))
		}
		if len(items) == 2 {
			require.Equal(t, "20 rows, Sum 66", statusText(s))
		}
	}
	require.Zero(t, was)
}

func TestStatusBarsReadFromRightToLeft(t *testing.T) {
	s := newStatus(20, nil)
	selectCells(s, cellID("p1", "age"), cellID("p3", "age"))
	ltr := statusItems(s)
	style := s.Style
	s.Style = func(st *gridui.Style) { style(st); st.Direction = gridui.DirectionRTL }
	s.Settle()
	rtl := statusItems(s)
	require.Len(t, rtl, len(ltr))
	for i, n := range ltr {
		require.Equal(t, n.Label, rtl[i].Label)
		require.Equal(t, 900-n.Bounds.Max.X, rtl[i].Bounds.Min.X)
		require.Equal(t, n.Bounds.Dx(), rtl[i].Bounds.Dx())
	}
}

func TestTheStatusBarStandsBelowThePages(t *testing.T) {
	s := newStatus(50, func(g *gridui.Grid[gridstage.Person]) { g.Paging = option.Paging{Enabled: true, Size: 10} })
	bar, _ := s.Find("Status bar")
	next, ok := s.Control("Next page")
	require.True(t, ok)
	require.Equal(t, 300, bar.Bounds.Max.Y)
	require.LessOrEqual(t, next.Bounds.Max.Y, bar.Bounds.Min.Y)
	s.PressControl(t, "Next page")
	s.Settle()
	require.Equal(t, 1, s.Grid.Paging.Index)
	s.Size.Y = 30
	s.Settle()
	_, ok = s.Find("Status bar")
	require.False(t, ok, "a grid that is too low has none")
}

func TestTheStatusBarSpeaksKorean(t *testing.T) {
	s := newStatus(20, nil)
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("ko") }
	selectCells(s, cellID("p1", "age"), cellID("p3", "age"))
	for _, want := range []string{"상태 표시줄", "총 20건", "합계 66", "평균 22", "개수 3", "숫자 개수 3", "최소값 21", "최대값 23"} {
		_, ok := s.Find(want)
		require.True(t, ok, want)
	}
}

// gauges are rows of ten numbers.
type gauges int

func (n gauges) Len() int { return int(n) }

func (n gauges) At(i int) int { return i }

// newGauges returns a grid of n rows with ten columns of numbers, all selected.
func newGauges(n int) *gridstage.Stage[int] {
	s := gridstage.New(image.Pt(1000, 300), func(g *gridui.Grid[int]) {
		for col := range 10 {
			g.Columns = append(g.Columns, gridui.Field("c"+strconv.Itoa(col), "C", func(row int) int { return row + col }).Width(60))
		}
		g.CellRanges.Enabled, g.StatusBar.Enabled = true, true
		g.SetSource(gauges(n))
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "c0")
	s.Settle()
	return s
}

func TestManyCellsAreAddedUpInTheBackground(t *testing.T) {
	const n = 300_000
	s := newGauges(n)
	s.Keys("Ctrl+A")
	s.Frame()
	require.Equal(t, 1, len(s.Grid.CellRanges.Selected))
	if !s.Grid.StatusBar.Figures.Finished {
		require.Regexp(t, "Average .*…, Count .*…, .*Sum .*…$", statusText(s))
	}
	await.Until(func() bool { s.Frame(); return s.Grid.StatusBar.Figures.Finished })
	f := s.Grid.StatusBar.Figures
	require.Equal(t, 10*n, f.Numbers)
	require.Equal(t, float64(10*n*(n-1)/2+45*n), f.Sum)
	require.NotContains(t, statusText(s), "…")

	s.Keys("Ctrl+A")
	s.Keys("Escape")
	s.Settle()
	require.True(t, s.Grid.StatusBar.Figures.Finished)
	require.Zero(t, s.Grid.StatusBar.Figures.Cells)
	s.Keys("Ctrl+A")
	s.Frame()
	require.NoError(t, s.Grid.Close())
}

// Rows that change soon after many cells were added up leave the figures unfinished until they are added up
// again: a stream of changes does not restart the job in each frame.
func TestFiguresOfManyCellsFollowChangesAfterAWhile(t *testing.T) {
	s := newStatus(20_000, nil)
	s.Grid.CellRanges.Selected = []option.CellRange{{Kind: option.RangeAll}}
	finish := func() {
		await.Until(func() bool {
			s.Frame()
			f := s.Grid.StatusBar.Figures
			return f.Finished && f.Cells == 80_000
		})
	}
	finish()
	was := s.Grid.StatusBar.Figures.Sum
	changed := gridstage.People(3)[2]
	changed.Age += 1000
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Update: []gridstage.Person{changed}}))
	await.Until(func() bool {
		s.Frame()
		row, _ := s.Grid.RowAt(2)
		return row.Age == changed.Age
	})
	require.False(t, s.Grid.StatusBar.Figures.Finished)
	require.Contains(t, statusText(s), "…")
	_, ok := s.Wakeup()
	require.True(t, ok, "a frame is asked for")
	s.Advance(time.Second)
	finish()
	require.Equal(t, was+1000, s.Grid.StatusBar.Figures.Sum)
}

// BenchmarkStatusBar selects ten million cells and waits for their figures. It reports the longest
// frame meanwhile.
func BenchmarkStatusBar(b *testing.B) {
	s := newGauges(1_000_000)
	s.Grid.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "c0", Desc: true}}}
	await.Until(func() bool {
		s.Frame()
		top, _ := s.Grid.RowAt(0)
		return top == 999_999
	})
	s.Grid.FocusCell(0, "c0")
	longest := time.Duration(0)
	for b.Loop() {
		s.Keys("Ctrl+A")
		for done := false; !done; done = s.Grid.StatusBar.Figures.Finished && s.Grid.StatusBar.Figures.Cells > 0 {
			from := time.Now()
			s.Frame()
			longest = max(longest, time.Since(from))
		}
		s.Keys("Escape")
		s.Frame()
	}
	b.ReportMetric(float64(longest.Microseconds())/1000, "ms/longest-frame")
}

func TestAccessorsThatPanicLeaveFiguresUnfinished(t *testing.T) {
	bad := false
	s := gridstage.New(image.Pt(900, 300), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{gridui.Field("n", "N", func(n int) int {
			if bad && n == 15_000 {
				panic("bad row")
			}
			return n
		})}
		g.CellRanges.Enabled, g.StatusBar.Enabled = true, true
		g.SetSource(gauges(20_000))
	})
	bad = true
	s.Grid.CellRanges.Selected = []option.CellRange{{Kind: option.RangeAll}}
	await.Until(func() bool { s.Frame(); return len(s.Problems()) > 0 })
	s.Settle()
	require.Contains(t, s.Problems()[0], "bad row")
	require.False(t, s.Grid.StatusBar.Figures.Finished)
}

func TestCellsThatMayNotBeScannedCountOnTheScreen(t *testing.T) {
	s, w := gridstage.WatchedGrid(1000, func(g *gridui.Grid[string]) {
		g.CellRanges.Enabled, g.StatusBar.Enabled = true, true
	})
	s.Grid.CellRanges.Selected = []option.CellRange{{Kind: option.RangeAll}}
	s.Settle()
	f := s.Grid.StatusBar.Figures
	require.False(t, f.Finished)
	require.Positive(t, f.Numbers)
	require.Less(t, f.Numbers, 50)
	require.Empty(t, w.Wrong)
	selectCells(s, cellID("leaf 0", "size"), cellID("leaf 2", "size"))
	require.True(t, s.Grid.StatusBar.Figures.Finished, "all of them are on the screen")
	require.Equal(t, 18.0, s.Grid.StatusBar.Figures.Sum)
}

func TestSettledStatusBarsAllocateNothing(t *testing.T) {
	s := newStatus(1000, func(g *gridui.Grid[gridstage.Person]) {
		g.Filtering.Enabled = true
		g.Filtering.Quick = "p"
		g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("p1")}
	})
	selectCells(s, cellID("p1", "age"), cellID("p300", "city"), cellID("p5", "id"), cellID("p9", "age"))
	require.Zero(t, s.Allocs(50, nil))
}

// A drag of a range adds up its cells while it is in progress.
func TestFiguresFollowADrag(t *testing.T) {
	s := newStatus(20, nil)
	gridstage.ClickCell(s, 1, "age", 0)
	gridstage.ClickCell(s, 4, "age", key.ModShift)
	s.Settle()
	require.Equal(t, float64(21+22+23+24), s.Grid.StatusBar.Figures.Sum)
	s.Keys("Shift+Up")
	s.Settle()
	require.Equal(t, float64(21+22+23), s.Grid.StatusBar.Figures.Sum)
}
