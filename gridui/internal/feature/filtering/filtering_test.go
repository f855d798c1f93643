// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering_test

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
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/samplestage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestQuickPhraseIsSearchedAsAWhole(t *testing.T) {
	s := gridstage.NewPeople(30)
	s.Grid.Filtering = option.Filtering{Enabled: true, Quick: " city 1 "}
	s.Settle()
	words := len(s.RowTexts())
	s.Grid.Filtering.QuickPhrase = true
	s.Settle()
	phrase := s.RowTexts()
	require.NotEmpty(t, phrase)
	require.Less(t, len(phrase), words, "the words stand apart in more rows")
	for _, id := range phrase {
		row, _ := s.Grid.RowByID(id)
		require.Contains(t, strings.ToLower(row.City), "city 1")
	}
	s.Grid.Filtering.QuickPhrase = false
	s.Settle()
	require.Len(t, s.RowTexts(), words)
	s.Grid.Filtering.Quick, s.Grid.Filtering.QuickPhrase = "1 city", true
	s.Settle()
	require.Empty(t, s.RowTexts())
}

func TestQuickFilterNeedsEveryWordInAnyColumn(t *testing.T) {
	s := gridstage.NewPeople(50)
	s.Grid.Filtering = option.Filtering{Enabled: true, Quick: "  KIM\tcity 0 "}
	s.Settle()
	require.Equal(t, []string{"p0", "p10", "p20", "p30", "p35"}, gridstage.ShownTexts(s, 0)[:5])
	s.Grid.Filtering.Enabled = false
	s.Settle()
	require.Equal(t, []string{"p0", "p1"}, gridstage.ShownTexts(s, 0)[:2])
	s.Grid.Filtering = option.Filtering{Enabled: true, Quick: "kim", Manual: true}
	s.Settle()
	require.Equal(t, "p1", gridstage.ShownTexts(s, 0)[1], "a manual grid filtered its rows")
}

func TestPeriodsAndNumbersAsTyped(t *testing.T) {
	at := time.Date(2001, 3, 4, 5, 6, 7, 0, time.FixedZone("KST", 9*3600))
	n := int64(1234)
	rows := []samplestage.Specimen{{Id: 0, At: at, N: &n, F: 1234.5}}
	s := samplestage.NewFiltered(rows)
	shows := func(col string, f filter.Filter) bool {
		s.Grid.Filtering.Columns = []filter.Column{{ColumnID: col, Filter: f}}
		s.Settle()
		return len(samplestage.ShownSamples(s)) == 1
	}
	for _, text := range []string{
		"2001", "2001-03", "2001-3", "2001.3.4", "2001. 3. 4.", "2001/03/04", "2001년 3월 4일", "2001-03-04 05", "2001-03-04T05:06",
		"2001-03-04 05:06:07", " 2001 ", "2001-",
	} {
		require.True(t, shows("at", filter.Equals.Of(text)), text)
		require.False(t, shows("at", filter.NotEquals.Of(text)), text)
		require.False(t, shows("at", filter.Less.Of(text)), text)
		require.False(t, shows("at", filter.Greater.Of(text)), text)
		require.True(t, shows("at", filter.LessOrEqual.Of(text)), text)
		require.True(t, shows("at", filter.Between.Of(text, "")), text)
		require.True(t, shows("at", filter.Between.Of("", text)), text)
	}
	require.True(t, shows("at", filter.Between.Of("2002", "2001-03-04")), "ends in the other order")
	for _, text := range []string{"1,234", "1 234", "1'234", "1_234", "1234", "1234.0", "+1234"} {
		require.True(t, shows("n", filter.Equals.Of(text)), text)
		require.False(t, shows("n", filter.NotEquals.Of(text)), text)
	}
	require.True(t, shows("f", filter.Equals.Of("1,234.5")))
	// An operand that cannot be parsed passes all rows.
	for _, text := range []string{"1,2", "12,34", "x", "NaN", "1,234,5", "--1", "\xff", strings.Repeat("9", 1<<20)} {
		require.True(t, shows("n", filter.Equals.Of(text)), "%.20q", text)
		require.True(t, shows("n", filter.NotEquals.Of(text)), "%.20q", text)
	}
	for _, text := range []string{"20", "2001-13", "2001-02-30", "2001-03-04 25", "2001x", "soon", "2001-03-04 05:06:07 08"} {
		require.True(t, shows("at", filter.Greater.Of(text)), text)
		require.True(t, shows("at", filter.Less.Of(text)), text)
	}
	require.True(t, shows("text", filter.Less.Of("a")), "texts have no size")
	require.True(t, shows("n", filter.Custom.Of("1")), "no function")
	require.True(t, shows("n", filter.True.Of()))
	require.True(t, shows("n", filter.Filter{First: filter.Condition{Op: 200, A: "1"}}))
	require.Empty(t, s.Problems())
}

func TestBadFilters(t *testing.T) {
	s := gridstage.NewPeople(20)
	s.Grid.Filtering = option.Filtering{Enabled: true, Columns: []filter.Column{
		{ColumnID: "nobody", Filter: filter.Contains.Of("x")},
		{ColumnID: "name", Filter: filter.Contains.Of("Kim")},
		{ColumnID: "", Filter: filter.Contains.Of("x")},
	}}
	s.Settle()
	require.Equal(t, []string{"p0", "p5", "p10", "p15"}, gridstage.ShownTexts(s, 0))
	s.Grid.Refresh()
	s.Settle()
	problems := s.Problems()
	require.Len(t, problems, 2, problems)
	require.Contains(t, problems[0], `no column "nobody" to filter by`)

	for _, text := range []string{strings.Repeat("x", 1<<20), "\xff\xfe", "\x00"} {
		s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of(text)}}
		s.Settle()
		require.Empty(t, gridstage.ShownTexts(s, 0))
	}
}

func TestFilterFunctionThatPanics(t *testing.T) {
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{
			gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }),
			gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).
				FilterFunc(func(v int, operand string) bool { panic("no") }),
		}
		g.SetRows(gridstage.People(3))
		g.Filtering.Enabled = true
		g.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Custom.Of("1")}}
	})
	require.Equal(t, []string{"p0", "p1", "p2"}, gridstage.ShownTexts(s, 0))
	require.Len(t, s.Problems(), 1)
	s.Grid.Refresh()
	s.Settle()
	require.Len(t, s.Problems(), 1, "reported again")
}

func TestParserThatPanicsReadsNothing(t *testing.T) {
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{
			gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }),
			gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).
				Parse(func(text string) (int, error) { panic("no") }),
		}
		g.SetRows(gridstage.People(3))
		g.Filtering.Enabled = true
		g.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Equals.Of("20")}}
	})
	require.Len(t, gridstage.ShownTexts(s, 0), 3)
	require.Empty(t, s.Problems())
}

func TestFiltersReadAsTheColumnWrites(t *testing.T) {
	type row struct {
		took  time.Duration
		cents int
		date  time.Time
	}
	s := gridstage.New(image.Pt(600, 300), func(g *gridui.Grid[row]) {
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
		s.Grid.Filtering.Columns = []filter.Column{{ColumnID: col, Filter: f}}
		s.Settle()
		return len(s.FindAll("row "))
	}
	require.Equal(t, 1, count("took", filter.Less.Of("1h")))
	require.Equal(t, 2, count("took", filter.Less.Of("5")), "no duration")
	require.Equal(t, 1, count("cents", filter.Equals.Of("12.5")))
	require.Equal(t, 1, count("cents", filter.Greater.Of("1,000")))
	require.Equal(t, 1, count("cents", filter.Contains.Of("12.50")))
	require.Equal(t, 1, count("date", filter.Equals.Of("04 Mar 2001")))
	require.Equal(t, 2, count("date", filter.Equals.Of("2001-03")))
}

func TestFilterChanges(t *testing.T) {
	s := gridstage.NewPeople(20)
	s.TakeKinds()
	s.Grid.Column("name").SetFilter(filter.Contains.Of("Kim"))
	s.Settle()
	require.Empty(t, s.TakeKinds(), "filters are off")

	s.Grid.Filtering.Enabled = true
	s.Grid.Column("name").SetFilter(filter.Contains.Of("Kim"))
	s.Grid.Column("name").SetFilter(filter.Contains.Of("Kim"))
	s.Settle()
	require.Equal(t, []events.Event{events.FilterChanged{
		ColumnID: "name", Filter: filter.Contains.Of("Kim"),
		To: []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of("Kim")}},
	}}, s.Events)
	require.Len(t, gridstage.ShownTexts(s, 0), 4)

	s.Grid.Filtering.Controlled = true
	s.Events = nil
	s.Grid.Column("age").SetFilter(filter.Less.Of("30"))
	s.Grid.ClearFilters()
	s.Settle()
	require.Equal(t, []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of("Kim")}}, s.Grid.Filtering.Columns)
	change := s.Events[0].(events.FilterChanged)
	other := []filter.Column{{ColumnID: "age", Filter: filter.Less.Of("1")}, {ColumnID: "city", Filter: filter.Blank.Of()}}
	o := option.Options{Filtering: option.Filtering{Columns: other}}
	change.Apply(&o)
	require.Equal(t, []filter.Column{{ColumnID: "age", Filter: filter.Less.Of("30")}, other[1]}, o.Filtering.Columns)
	require.Equal(t, filter.Less.Of("1"), other[0].Filter, "the old filters were changed")
	s.Events[1].(events.FilterChanged).Apply(&o)
	require.Nil(t, o.Filtering.Columns)
	require.Equal(t, filter.Contains.Of("Kim"), s.Grid.Column("name").Filter())

	// A change of the program's fields is detected, even in place.
	s.Grid.Filtering.Columns[0].Filter.First.A = "Lee"
	s.Settle()
	require.Equal(t, "p1", gridstage.ShownTexts(s, 0)[0])
	s.Grid.Filtering.Columns = nil
	s.Settle()
	require.Equal(t, "p0", gridstage.ShownTexts(s, 0)[0])
}

func TestFilterHandler(t *testing.T) {
	s := gridstage.NewPeople(20)
	s.Grid.Filtering.Enabled = true
	var got []string
	s.On = nil
	s.Grid.Column("name").SetFilter(filter.Contains.Of("Kim"))
	h := gridui.Handlers{gridui.On(func(ev events.FilterChanged) { got = append(got, ev.ColumnID) })}
	h.Update(layout.Context{Ops: new(op.Ops)}, &s.Grid)
	require.Equal(t, []string{"name"}, got)
}

func TestOneFilterOfManyRowsRunsBesideTheFrames(t *testing.T) {
	s := gridstage.NewNumbers(300_000, 2)
	s.Grid.Filtering = option.Filtering{Enabled: true, Columns: []filter.Column{{ColumnID: "c0", Filter: filter.Equals.Of("299,999,000")}}}
	s.Settle()
	waitFor(s, t, "row 1 of 1: 299999000")
}

func TestTreeFillersHaveNoValues(t *testing.T) {
	s := gridstage.New(image.Pt(500, 600), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.Tree.Path = func(p gridstage.Person) []string { return []string{p.City, p.ID} }
		g.ExpandAll()
		g.SetRows(gridstage.People(3))
		g.Filtering.Enabled = true
		g.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Less.Of("1")}}
	})
	require.Empty(t, s.FindAll("row "), "nodes without a row count as rows of age 0")
	s.Grid.Filtering.Columns[0].Filter = filter.Less.Of("21")
	s.Settle()
	require.Len(t, s.FindAll("row "), 2)
}

func TestColumnsOfOneIDAreFilteredEach(t *testing.T) {
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{
			gridui.Field("a", "ID", func(p gridstage.Person) string { return p.ID }),
			gridui.Field("a", "Name", func(p gridstage.Person) string { return p.Name }),
		}
		g.SetRows(gridstage.People(5))
		g.Filtering = option.Filtering{Enabled: true, Columns: []filter.Column{{ColumnID: "a#2", Filter: filter.Contains.Of("Park")}}}
	})
	require.Equal(t, []string{"p2"}, gridstage.ShownTexts(s, 0))
	require.Len(t, s.Problems(), 1, "but for the id itself")
}
