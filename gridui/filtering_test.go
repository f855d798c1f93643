// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"math"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/layout"
	"gioui.org/op"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestQuickFilterNeedsEveryWordInAnyColumn(t *testing.T) {
	s := newPeople(50)
	s.grid.Filtering = option.Filtering{Enabled: true, Quick: "  KIM\tcity 0 "}
	s.Settle()
	require.Equal(t, []string{"p0", "p10", "p20", "p30", "p35"}, shownTexts(s, 0)[:5])
	s.grid.Filtering.Enabled = false
	s.Settle()
	require.Equal(t, []string{"p0", "p1"}, shownTexts(s, 0)[:2])
	s.grid.Filtering = option.Filtering{Enabled: true, Quick: "kim", Manual: true}
	s.Settle()
	require.Equal(t, "p1", shownTexts(s, 0)[1], "a manual grid filtered its rows")
}

func TestPeriodsAndNumbersAsTyped(t *testing.T) {
	at := time.Date(2001, 3, 4, 5, 6, 7, 0, time.FixedZone("KST", 9*3600))
	n := int64(1234)
	rows := []specimen{{id: 0, at: at, n: &n, f: 1234.5}}
	s := newFiltered(rows)
	shows := func(col string, f filter.Filter) bool {
		s.grid.Filtering.Columns = []filter.Column{{ColumnID: col, Filter: f}}
		s.Settle()
		return len(shownSamples(s)) == 1
	}
	for _, text := range []string{
		"2001", "2001-03", "2001-3", "2001.3.4", "2001. 3. 4.", "2001/03/04", "2001년 3월 4일", "2001-03-04 05", "2001-03-04T05:06",
		"2001-03-04 05:06:07", " 2001 ", "2001-",
	} {
		require.True(t, shows("at", filter.Equals(text)), text)
		require.False(t, shows("at", filter.NotEquals(text)), text)
		require.False(t, shows("at", filter.Less(text)), text)
		require.False(t, shows("at", filter.Greater(text)), text)
		require.True(t, shows("at", filter.LessOrEqual(text)), text)
		require.True(t, shows("at", filter.Between(text, "")), text)
		require.True(t, shows("at", filter.Between("", text)), text)
	}
	require.True(t, shows("at", filter.Between("2002", "2001-03-04")), "ends in the other order")
	for _, text := range []string{"1,234", "1 234", "1'234", "1_234", "1234", "1234.0", "+1234"} {
		require.True(t, shows("n", filter.Equals(text)), text)
		require.False(t, shows("n", filter.NotEquals(text)), text)
	}
	require.True(t, shows("f", filter.Equals("1,234.5")))
	// What cannot be read passes all rows.
	for _, text := range []string{"1,2", "12,34", "x", "NaN", "1,234,5", "--1", "\xff", strings.Repeat("9", 1<<20)} {
		require.True(t, shows("n", filter.Equals(text)), "%.20q", text)
		require.True(t, shows("n", filter.NotEquals(text)), "%.20q", text)
	}
	for _, text := range []string{"20", "2001-13", "2001-02-30", "2001-03-04 25", "2001x", "soon", "2001-03-04 05:06:07 08"} {
		require.True(t, shows("at", filter.Greater(text)), text)
		require.True(t, shows("at", filter.Less(text)), text)
	}
	require.True(t, shows("text", filter.Less("a")), "texts have no size")
	require.True(t, shows("n", filter.Custom("1")), "no function")
	require.True(t, shows("n", filter.IsTrue()))
	require.True(t, shows("n", filter.Filter{First: filter.Condition{Op: 200, A: "1"}}))
	require.Empty(t, s.problems())
}

func TestBadFilters(t *testing.T) {
	s := newPeople(20)
	s.grid.Filtering = option.Filtering{Enabled: true, Columns: []filter.Column{
		{ColumnID: "nobody", Filter: filter.Contains("x")},
		{ColumnID: "name", Filter: filter.Contains("Kim")},
		{ColumnID: "", Filter: filter.Contains("x")},
	}}
	s.Settle()
	require.Equal(t, []string{"p0", "p5", "p10", "p15"}, shownTexts(s, 0))
	s.grid.Refresh()
	s.Settle()
	problems := s.problems()
	require.Len(t, problems, 2, problems)
	require.Contains(t, problems[0], `no column "nobody" to filter by`)

	for _, text := range []string{strings.Repeat("x", 1<<20), "\xff\xfe", "\x00"} {
		s.grid.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Contains(text)}}
		s.Settle()
		require.Empty(t, shownTexts(s, 0))
	}
}

func TestFilterFunctionThatPanics(t *testing.T) {
	s := newStage(image.Pt(400, 300), func(g *gridui.Grid[person]) {
		g.Columns = []gridui.Column[person]{
			gridui.Field("id", "ID", func(p person) string { return p.ID }),
			gridui.Field("age", "Age", func(p person) int { return p.Age }).
				FilterFunc(func(v int, operand string) bool { panic("no") }),
		}
		g.SetRows(people(3))
		g.Filtering.Enabled = true
		g.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Custom("1")}}
	})
	require.Equal(t, []string{"p0", "p1", "p2"}, shownTexts(s, 0))
	require.Len(t, s.problems(), 1)
	s.grid.Refresh()
	s.Settle()
	require.Len(t, s.problems(), 1, "reported again")
}

func TestParserThatPanicsReadsNothing(t *testing.T) {
	s := newStage(image.Pt(400, 300), func(g *gridui.Grid[person]) {
		g.Columns = []gridui.Column[person]{
			gridui.Field("id", "ID", func(p person) string { return p.ID }),
			gridui.Field("age", "Age", func(p person) int { return p.Age }).
				Parse(func(text string) (int, error) { panic("no") }),
		}
		g.SetRows(people(3))
		g.Filtering.Enabled = true
		g.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Equals("20")}}
	})
	require.Len(t, shownTexts(s, 0), 3)
	require.Empty(t, s.problems())
}

func TestFiltersReadAsTheColumnWrites(t *testing.T) {
	type row struct {
		took  time.Duration
		cents int
		date  time.Time
	}
	s := newStage(image.Pt(600, 300), func(g *gridui.Grid[row]) {
		g.Columns = []gridui.Column[row]{
			gridui.Field("took", "Took", func(r row) time.Duration { return r.took }),
			gridui.Field("cents", "Price", func(r row) int { return r.cents }).
				Format(func(v int) string { return fmt.Sprintf("%d.%02d", v/100, v%100) }).
				Parse(func(text string) (int, error) {
					f, err := strconv.ParseFloat(text, 64)
					return int(math.Round(f * 100)), err
				}),
			gridui.Time("date", "Date", func(r row) time.Time { return r.date }).Layout("02 Jan 2006"),
		}
		g.Filtering.Enabled = true
		g.SetRows([]row{
			{90 * time.Second, 1250, time.Date(2001, 3, 4, 23, 0, 0, 0, time.UTC)},
			{2 * time.Hour, 120000, time.Date(2001, 3, 5, 1, 0, 0, 0, time.UTC)},
		})
	})
	count := func(col string, f filter.Filter) int {
		s.grid.Filtering.Columns = []filter.Column{{ColumnID: col, Filter: f}}
		s.Settle()
		return len(s.FindAll("row "))
	}
	require.Equal(t, 1, count("took", filter.Less("1h")))
	require.Equal(t, 2, count("took", filter.Less("5")), "no duration")
	require.Equal(t, 1, count("cents", filter.Equals("12.5")))
	require.Equal(t, 1, count("cents", filter.Greater("1,000")))
	require.Equal(t, 1, count("cents", filter.Contains("12.50")))
	require.Equal(t, 1, count("date", filter.Equals("04 Mar 2001")))
	require.Equal(t, 2, count("date", filter.Equals("2001-03")))
}

func TestFilterChanges(t *testing.T) {
	s := newPeople(20)
	s.kinds()
	s.grid.Column("name").SetFilter(filter.Contains("Kim"))
	s.Settle()
	require.Empty(t, s.kinds(), "filters are off")

	s.grid.Filtering.Enabled = true
	s.grid.Column("name").SetFilter(filter.Contains("Kim"))
	s.grid.Column("name").SetFilter(filter.Contains("Kim"))
	s.Settle()
	require.Equal(t, []events.Event{events.FilterChanged{
		ColumnID: "name", Filter: filter.Contains("Kim"),
		To: []filter.Column{{ColumnID: "name", Filter: filter.Contains("Kim")}},
	}}, s.events)
	require.Len(t, shownTexts(s, 0), 4)

	s.grid.Filtering.Controlled = true
	s.events = nil
	s.grid.Column("age").SetFilter(filter.Less("30"))
	s.grid.ClearFilters()
	s.Settle()
	require.Equal(t, []filter.Column{{ColumnID: "name", Filter: filter.Contains("Kim")}}, s.grid.Filtering.Columns)
	change := s.events[0].(events.FilterChanged)
	other := []filter.Column{{ColumnID: "age", Filter: filter.Less("1")}, {ColumnID: "city", Filter: filter.IsBlank()}}
	require.Equal(t, []filter.Column{{ColumnID: "age", Filter: filter.Less("30")}, other[1]}, change.Apply(other))
	require.Equal(t, filter.Less("1"), other[0].Filter, "the old filters were changed")
	require.Nil(t, s.events[1].(events.FilterChanged).Apply(other))
	require.Equal(t, filter.Contains("Kim"), s.grid.Column("name").Filter())

	// A change of the caller's own fields is seen, in place too.
	s.grid.Filtering.Columns[0].Filter.First.A = "Lee"
	s.Settle()
	require.Equal(t, "p1", shownTexts(s, 0)[0])
	s.grid.Filtering.Columns = nil
	s.Settle()
	require.Equal(t, "p0", shownTexts(s, 0)[0])
}

func TestFilterHandler(t *testing.T) {
	s := newPeople(20)
	s.grid.Filtering.Enabled = true
	var got []string
	s.on = nil
	s.grid.Column("name").SetFilter(filter.Contains("Kim"))
	h := gridui.Handlers{gridui.On(func(ev events.FilterChanged) { got = append(got, ev.ColumnID) })}
	h.Update(layout.Context{Ops: new(op.Ops)}, &s.grid)
	require.Equal(t, []string{"name"}, got)
}

func ExampleColumnHandle_SetFilter() {
	g := exampleGrid()
	g.Filtering.Enabled = true
	h := show(g, func(ev events.Event) {
		if ev, ok := ev.(events.FilterChanged); ok {
			fmt.Println("filters:", len(ev.To))
		}
	})
	g.Column("total").SetFilter(filter.Less("100"))
	h.Settle()
	for _, row := range h.FindAll("row ") {
		fmt.Println(row.Children[0].Label, row.Children[2].Label)
	}
	// Output:
	// filters: 1
	// A-1 19.90 €
	// A-2 5.00 €
}

func TestOneFilterOfManyRowsRunsBesideTheFrames(t *testing.T) {
	s := newNumbers(300_000, 2)
	s.grid.Filtering = option.Filtering{Enabled: true, Columns: []filter.Column{{ColumnID: "c0", Filter: filter.Equals("299,999,000")}}}
	s.Settle()
	s.waitFor(t, "row 1 of 1: 299999000")
}

func TestTreeFillersHaveNoValues(t *testing.T) {
	s := newStage(image.Pt(500, 600), func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.Tree.Path = func(p person) []string { return []string{p.City, p.ID} }
		g.ExpandAll()
		g.SetRows(people(3))
		g.Filtering.Enabled = true
		g.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Less("1")}}
	})
	require.Empty(t, s.FindAll("row "), "nodes without a row count as rows of age 0")
	s.grid.Filtering.Columns[0].Filter = filter.Less("21")
	s.Settle()
	require.Len(t, s.FindAll("row "), 2)
}

func ExampleTyped_FilterFunc() {
	g := exampleGrid()
	g.Columns[1] = gridui.Field("qty", "Qty", func(o Order) int { return o.Qty }).
		FilterFunc(func(v int, operand string) bool { return operand == "even" && v%2 == 0 })
	g.Filtering = option.Filtering{
		Enabled: true,
		Columns: []filter.Column{{ColumnID: "qty", Filter: filter.Custom("even")}},
	}
	for _, row := range show(g, nil).FindAll("row ") {
		fmt.Println(row.Children[0].Label, row.Children[1].Label)
	}
	// Output:
	// A-1 2
	// B-7 12
}

func ExampleFilterChanged_Apply() {
	var grid gridui.Grid[Order]
	grid.Filtering = option.Filtering{Enabled: true, Controlled: true}
	grid.Column("qty").SetFilter(filter.Greater("1"))

	mine := []filter.Column{{ColumnID: "id", Filter: filter.StartsWith("A")}}
	for {
		ev, ok := grid.Update(layout.Context{Ops: new(op.Ops)})
		if !ok {
			break
		}
		if ev, ok := ev.(events.FilterChanged); ok {
			mine = ev.Apply(mine)
		}
	}
	for _, c := range mine {
		fmt.Println(c.ColumnID, c.Filter.First.Op, c.Filter.First.A)
	}
	// Output:
	// id starts A
	// qty greater 1
}

func TestColumnsOfOneIDAreFilteredEach(t *testing.T) {
	s := newStage(image.Pt(400, 300), func(g *gridui.Grid[person]) {
		g.Columns = []gridui.Column[person]{
			gridui.Field("a", "ID", func(p person) string { return p.ID }),
			gridui.Field("a", "Name", func(p person) string { return p.Name }),
		}
		g.SetRows(people(5))
		g.Filtering = option.Filtering{Enabled: true, Columns: []filter.Column{{ColumnID: "a#2", Filter: filter.Contains("Park")}}}
	})
	require.Equal(t, []string{"p2"}, shownTexts(s, 0))
	require.Len(t, s.problems(), 1, "but for the id itself")
}
