// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/letterstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/samplestage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// randomExpression returns an expression over the columns of newSamples, without custom conditions if remote
// is set.
func randomExpression(rng *rand.Rand, depth int, remote bool) filter.Expr {
	if depth == 0 || rng.IntN(3) == 0 {
		col := []string{"text", "n", "f", "at", "on"}[rng.IntN(5)]
		is := samplestage.RandomCondition(rng, col)
		for remote && is.Op == filter.Custom {
			is = samplestage.RandomCondition(rng, col)
		}
		if is.Op == filter.OneOf && rng.IntN(2) == 0 {
			is.Op = filter.NotOneOf
		}
		return filter.Expr{ColumnID: col, Is: is, Not: rng.IntN(3) == 0}
	}
	e := filter.Expr{Any: rng.IntN(2) == 0, Not: rng.IntN(3) == 0}
	for range rng.IntN(4) {
		e.Parts = append(e.Parts, randomExpression(rng, depth-1, remote))
	}
	return e
}

// oracleExpression evaluates an expression in plain Go.
func oracleExpression(r samplestage.Specimen, e *filter.Expr) bool {
	if !e.Active() {
		return true
	}
	pass := !e.Any
	if e.Group() {
		for i := range e.Parts {
			switch part := &e.Parts[i]; {
			case !part.Active():
			case e.Any:
				pass = pass || oracleExpression(r, part)
			default:
				pass = pass && oracleExpression(r, part)
			}
		}
	} else if c := e.Is; c.Op == filter.NotOneOf {
		c.Op = filter.OneOf
		pass = !oraclePasses(r, e.ColumnID, c)
	} else {
		pass = oraclePasses(r, e.ColumnID, c)
	}
	return pass != e.Not
}

func oracleExpressionIDs(rows []samplestage.Specimen, e filter.Expr) []int {
	want := []int{}
	for _, r := range rows {
		if oracleExpression(r, &e) {
			want = append(want, r.Id)
		}
	}
	return want
}

func TestExpressionsAgreeWithTheOracle(t *testing.T) {
	rng := rand.New(rand.NewPCG(17, 1))
	rows := samplestage.NewSamples(rng, 120)
	s := samplestage.NewFiltered(rows)
	for range rounds.Of(800) {
		s.Grid.Filtering.Expression = randomExpression(rng, 3, false)
		s.Settle()
		require.Equal(t, oracleExpressionIDs(rows, s.Grid.Filtering.Expression), samplestage.ShownSamples(s), "%+v", s.Grid.Filtering.Expression)
		require.Empty(t, s.Problems())
	}
}

// A source returns the same rows: not is passed on as in the row model, and times are compared by whole
// seconds.
func TestExpressionsAgreeOverASource(t *testing.T) {
	rng := rand.New(rand.NewPCG(18, 1))
	rows := samplestage.NewSamples(rng, 40)
	for i := range rows {
		if !rows[i].At.IsZero() {
			rows[i].At = rows[i].At.UTC()
		}
	}
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemoteStage(t, samplestage.SampleSource(t, rows), func(g *gridui.Grid[samplestage.Specimen]) {
			g.Columns = samplestage.SampleColumns()
			g.Filtering.Enabled = true
		})
		defer r.Close()
		r.Size.X, r.Size.Y = 900, 40+36*len(rows)+20
		r.Pass()
		for range rounds.Of(160) {
			r.Grid.Filtering.Expression = randomExpression(rng, 3, true)
			r.Frame()
			r.Pass()
			require.NoError(t, r.Remote.Err())
			require.Equal(t, oracleExpressionIDs(rows, r.Grid.Filtering.Expression), samplestage.ShownSamples(r.Stage), "%+v", r.Grid.Filtering.Expression)
		}
	})
}

func TestExpressionWithAnUnknownColumnIsReported(t *testing.T) {
	s := gridstage.NewPeople(50)
	s.Grid.Filtering.Enabled = true
	s.Grid.Filtering.Expression = filter.All(filter.On("gone", filter.Equals.Of("x")), filter.On("name", filter.Equals.Of("kim")))
	s.Settle()
	require.Equal(t, []string{"p0", "p5"}, gridstage.ShownTexts(s, 0)[:2])
	require.Contains(t, fmt.Sprint(s.Problems()), `no column "gone" to filter by`)
	s.Grid.Filtering.Expression = filter.Expr{ColumnID: "name", Parts: []filter.Expr{{}}}
	s.Settle()
	require.Equal(t, "p1", gridstage.ShownTexts(s, 0)[1])
	s.Grid.Filtering.Expression = filter.Expr{ColumnID: "name", Is: filter.Condition{Op: 99, A: "x"}}
	s.Settle()
	require.Equal(t, "p1", gridstage.ShownTexts(s, 0)[1])
	s.Grid.Filtering.Expression = filter.On("name", filter.Equals.Of("lee"))
	s.Grid.Filtering.Enabled = false
	s.Settle()
	require.Equal(t, "p0", gridstage.ShownTexts(s, 0)[0])
}

func TestExpressionIsAPartOfViews(t *testing.T) {
	s := gridstage.NewPeople(50)
	s.Grid.Filtering.Enabled = true
	e := filter.Not(filter.AnyOf(filter.On("name", filter.OneOf.Of("Kim", "\xff")), filter.On("\xfe", filter.Less.Of("30"))))
	s.Grid.Filtering.Expression = e
	view := s.Grid.View()
	require.NotZero(t, view.Parts()&option.ViewExpression)
	text, err := json.Marshal(view)
	require.NoError(t, err)
	var back option.View
	require.NoError(t, json.Unmarshal(text, &back))
	require.True(t, back.Equal(view))
	require.True(t, back.Expression.Equal(e))

	s.Grid.Filtering.Expression = filter.Expr{}
	s.Grid.SetView(option.View{})
	require.True(t, s.Grid.Filtering.Expression.IsZero(), "a view without the part changed it")
	s.Grid.SetView(back.Only(option.ViewExpression))
	require.True(t, s.Grid.Filtering.Expression.Equal(e))
	wrong := filter.Expr{ColumnID: "a", Parts: []filter.Expr{{}}}
	s.Grid.SetView(option.View{Expression: &wrong})
	require.True(t, s.Grid.Filtering.Expression.Equal(e), "a wrong expression came in")
	s.Grid.SetView(option.View{Expression: new(filter.Expr)})
	require.True(t, s.Grid.Filtering.Expression.IsZero())
}

// dated is a row with a date.
type dated struct {
	ID string
	At time.Time
}

// newDated shows the noons of some days around the day of the harness, in a zone.
func newDated(zone *time.Location) *gridstage.Stage[dated] {
	s := gridstage.New(gridstage.NewPeople(1).Size, func(g *gridui.Grid[dated]) {
		g.Columns = []gridui.Column[dated]{
			gridui.Field("id", "ID", func(d dated) string { return d.ID }),
			gridui.Time("at", "At", func(d dated) time.Time { return d.At }).Layout(time.DateOnly),
		}
		g.RowID = func(d dated) string { return d.ID }
		g.Filtering = option.Filtering{Enabled: true, Row: true}
		var rows []dated
		for day := -3; day <= 3; day++ {
			rows = append(rows, dated{ID: fmt.Sprint(day), At: time.Date(2025, 1, 6+day, 12, 0, 0, 0, zone)})
		}
		g.SetRows(append(rows, dated{ID: "none"}))
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Settle()
	return s
}

// datedIDs returns the ids of the visible rows.
func datedIDs(s *gridstage.Stage[dated]) []string {
	out := []string{}
	for _, row := range s.FindAll("row ") {
		out = append(out, row.Children[0].Label)
	}
	return out
}

func TestRelativeDatesMoveAtMidnight(t *testing.T) {
	s := newDated(time.FixedZone("KST", 9*3600)) // 2025-01-06 18:00 there
	s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "at", Filter: filter.Equals.Of("today")}}
	s.Settle()
	require.Equal(t, []string{"0"}, datedIDs(s))
	at, ok := s.Wakeup()
	require.True(t, ok)
	require.Equal(t, 6*time.Hour, at.Sub(s.Now))
	s.Advance(6*time.Hour - time.Second)
	require.Equal(t, []string{"0"}, datedIDs(s))
	s.Advance(time.Second)
	s.Settle()
	require.Equal(t, []string{"1"}, datedIDs(s))

	s.Grid.Filtering.Location = time.UTC
	s.Settle()
	require.Equal(t, []string{"0"}, datedIDs(s), "it is still the 6th in UTC")
	s.Grid.Filtering.Columns = nil
	s.Grid.Filtering.Expression = filter.AnyOf(filter.On("at", filter.Less.Of("yesterday")), filter.On("at", filter.Blank.Of()), filter.On("at", filter.Greater.Of("내일")))
	s.Settle()
	require.Equal(t, []string{"-3", "-2", "2", "3", "none"}, datedIDs(s))
	s.Grid.Filtering.Expression = filter.On("at", filter.Equals.Of("this week")) // 2025-01-06 is a Monday
	s.Settle()
	require.Equal(t, []string{"-1", "0", "1", "2", "3"}, datedIDs(s))
	s.Style = func(st *gridui.Style) { st.Locale, st.WeekBegins = locale.For("en"), time.Monday }
	s.Settle()
	require.Equal(t, []string{"0", "1", "2", "3"}, datedIDs(s))
	s.Grid.Filtering.Expression = filter.Expr{}
	s.Settle()
	_, ok = s.Wakeup()
	require.False(t, ok)
}

func TestRelativeDatesInTheFilterRow(t *testing.T) {
	s := newDated(time.UTC)
	s.Click(s.FilterFieldAt("At"))
	s.Type("<오늘")
	require.Equal(t, filter.Less.Of("오늘"), s.Grid.Column("at").Filter())
	require.Equal(t, []string{"-3", "-2", "-1"}, datedIDs(s))
	s.Keys("Escape")
	s.Grid.Column("at").SetFilter(filter.Equals.Of("last 2 days"))
	s.Settle()
	require.Equal(t, []string{"-1", "0"}, datedIDs(s))
	_, ok := s.Find("Last 2 days")
	require.True(t, ok, "the field tells the relative date in words")
}

// clickNode clicks the n-th node with a label.
func clickNode[T any](t *testing.T, s *gridstage.Stage[T], label string, n int) {
	t.Helper()
	found := s.FindAll(label)
	require.Greater(t, len(found), n, label)
	s.Click(found[n].Center())
	s.Settle()
}

func TestRelativeDatesInThePanel(t *testing.T) {
	s := newDated(time.UTC)
	s.Size.X, s.Size.Y = 500, 700
	s.Grid.Column("at").OpenFilter()
	s.Settle()
	s.Click(s.ButtonAt("Relative dates"))
	clickNode(t, s, "Yesterday", 0)
	require.Equal(t, filter.Equals.Of("yesterday"), s.Grid.Column("at").Filter())
	require.Equal(t, []string{"-1"}, datedIDs(s))
	s.Keys("Tab", "Enter", "Down", "Down", "Enter") // the button, and the list at the chosen entry
	require.Equal(t, filter.Equals.Of("this week"), s.Grid.Column("at").Filter())
	s.Keys("Tab", "Enter", "Escape")
	_, ok := s.Find("Next month")
	require.False(t, ok, "Escape closes the list first")
	s.Type("x")
	_, ok = s.Find("Relative dates")
	require.True(t, ok)
	s.Keys("Escape")
	_, ok = s.Find("Relative dates")
	require.False(t, ok)
}

func TestTypingWaitsForTheDelay(t *testing.T) {
	s := newFilterRow(50)
	s.Grid.Filtering.Delay = 300 * time.Millisecond
	s.Click(s.FilterFieldAt("Name"))
	s.TakeKinds()
	s.Type("k")
	s.Advance(200 * time.Millisecond)
	s.Type("i")
	s.Advance(200 * time.Millisecond)
	require.Empty(t, s.Grid.Filtering.Columns)
	require.NotContains(t, s.TakeKinds(), "events.FilterChanged")
	english := s.Style
	s.Style = func(st *gridui.Style) { st.Locale, st.Direction = locale.For("en"), gridui.DirectionRTL }
	s.Settle() // the field keeps its text when it is laid out again
	s.Style = english
	s.Advance(101 * time.Millisecond)
	s.Settle()
	require.Equal(t, filter.Contains.Of("ki"), s.Grid.Column("name").Filter())
	require.Len(t, gridstage.EventsOf[events.FilterChanged](s.Events), 1)
	s.TakeKinds()

	s.Type("m")
	s.Keys("Enter")
	require.Equal(t, filter.Contains.Of("kim"), s.Grid.Column("name").Filter(), "Enter ends the wait")
	s.Click(s.FilterFieldAt("Name"))
	s.Type("x")
	s.Keys("Tab")
	require.Equal(t, filter.Contains.Of("kimx"), s.Grid.Column("name").Filter(), "Tab ends the wait")
	s.Type("2")
	s.Click(s.FilterFieldAt("ID"))
	require.Equal(t, filter.Equals.Of("2"), s.Grid.Column("age").Filter(), "another field ends the wait")
	s.Type("5")
	s.Grid.ClearFilters()
	s.Advance(time.Second)
	s.Settle()
	require.Equal(t, filter.Contains.Of("5"), s.Grid.Column("id").Filter())

	s.Grid.Column("name").OpenFilter()
	s.Settle()
	s.Type("l")
	require.Equal(t, filter.Filter{}, s.Grid.Column("name").Filter())
	s.Keys("Escape")
	require.Equal(t, filter.Contains.Of("l"), s.Grid.Column("name").Filter(), "closing the panel ends the wait")
}

func TestEventOfADelayedFilterWaitsForNoOtherFrame(t *testing.T) {
	const delay = 300 * time.Millisecond
	for name, open := range map[string]func(s *gridstage.Stage[gridstage.Person]){
		"row":   func(s *gridstage.Stage[gridstage.Person]) { s.Click(s.FilterFieldAt("Name")) },
		"panel": func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Column("name").OpenFilter(); s.Settle() },
	} {
		t.Run(name, func(t *testing.T) {
			s := newFilterRow(50)
			s.Grid.Filtering.Delay = delay
			s.Style = func(st *gridui.Style) { st.ReducedMotion = true }
			open(s)
			s.Advance(10 * time.Second)
			s.TakeKinds()
			s.Type("ki")
			s.Advance(delay)
			require.Len(t, gridstage.EventsOf[events.FilterChanged](s.Events), 1)
		})
	}
}

func TestQuickFilterWaitsForTheDelay(t *testing.T) {
	s := gridstage.NewPeople(50)
	s.Grid.Filtering = option.Filtering{Enabled: true, Delay: 300 * time.Millisecond, Quick: "kim"}
	fresh := gridstage.New(s.Size, func(g *gridui.Grid[gridstage.Person]) {
		g.Columns, g.Filtering = gridstage.PeopleColumns(), s.Grid.Filtering
		g.SetRows(gridstage.People(50))
	})
	require.Equal(t, "p5", gridstage.ShownTexts(fresh, 0)[1], "what is there at first does not wait")
	s.Settle()
	require.Equal(t, "p1", gridstage.ShownTexts(s, 0)[1])
	s.Advance(200 * time.Millisecond)
	s.Grid.Filtering.Quick = "lee"
	s.Frame()
	s.Advance(200 * time.Millisecond)
	require.Equal(t, "p0", gridstage.ShownTexts(s, 0)[0])
	s.Advance(100 * time.Millisecond)
	s.Settle()
	require.Equal(t, []string{"p1", "p6"}, gridstage.ShownTexts(s, 0)[:2])
	s.Grid.Filtering.Quick = ""
	s.Settle()
	require.Equal(t, "p0", gridstage.ShownTexts(s, 0)[0], "an empty text does not wait")
	_, ok := s.Wakeup()
	require.False(t, ok)
}

func TestDuplicatesFollowChanges(t *testing.T) {
	s := gridstage.NewPeople(4)
	s.Grid.SetRows([]gridstage.Person{{ID: "a", Name: "Kim", Age: 1}, {ID: "b", Name: "Lee", Age: 2}, {ID: "c", Name: "Kim", Age: 3}, {ID: "d"}, {ID: "e"}})
	s.Grid.Filtering = option.Filtering{Enabled: true, Columns: []filter.Column{{ColumnID: "name", Filter: filter.Duplicate.Of()}}}
	s.Settle()
	require.Equal(t, []string{"a", "c"}, gridstage.ShownTexts(s, 0), "rows without a value have no duplicates")
	apply := func(c gridui.Changes[gridstage.Person]) []string {
		require.NoError(t, s.Grid.Apply(c))
		s.Settle()
		return gridstage.ShownTexts(s, 0)
	}
	require.Equal(t, []string{"a", "b", "c", "f"}, apply(gridui.Changes[gridstage.Person]{Add: []gridstage.Person{{ID: "f", Name: "Lee"}}}))
	require.Equal(t, []string{"b", "f"}, apply(gridui.Changes[gridstage.Person]{Remove: []string{"c"}}))
	require.Equal(t, []string{"a", "b", "f"}, apply(gridui.Changes[gridstage.Person]{Update: []gridstage.Person{{ID: "a", Name: "Lee"}}}))
	s.Grid.Filtering.Columns[0].Filter = filter.Unique.Of()
	s.Settle()
	require.Empty(t, gridstage.ShownTexts(s, 0))
	require.Equal(t, []string{"a"}, apply(gridui.Changes[gridstage.Person]{Update: []gridstage.Person{{ID: "a", Name: "Kim"}}}))
	s.Grid.Filtering.Columns = nil
	s.Grid.Filtering.Expression = filter.Not(filter.On("name", filter.Duplicate.Of()))
	s.Settle()
	require.Equal(t, []string{"a", "d", "e"}, gridstage.ShownTexts(s, 0))
}

func TestPanelOffersDuplicates(t *testing.T) {
	s := newPanel(30, "name")
	s.Click(s.ButtonAt("Contains"))
	s.Keys("End", "Up", "Enter")
	require.Equal(t, filter.Duplicate.Of(), s.Grid.Column("name").Filter())
	text, err := json.Marshal(s.Grid.Column("name").Filter())
	require.NoError(t, err)
	require.JSONEq(t, `{"first":{"op":"duplicate"}}`, string(text))
}

func TestPanelShowsExcludedValues(t *testing.T) {
	s := newPanel(30, "name")
	s.Grid.Column("name").SetFilter(filter.NotOneOf.Of("Kim"))
	s.Settle()
	require.False(t, s.ValueBox("Kim").Selected)
	require.True(t, s.ValueBox("Lee").Selected)
	s.Click(s.ValueBox("Lee").Center())
	require.Equal(t, filter.NotOneOf.Of("Kim", "Lee"), s.Grid.Column("name").Filter())
	s.Click(s.ValueBox("Kim").Center())
	s.Click(s.ValueBox("Lee").Center())
	require.Equal(t, filter.Filter{}, s.Grid.Column("name").Filter())
}

func TestFilterByTheValuesOfCells(t *testing.T) {
	s := letterstage.NewCellMenu(func(g *gridui.Grid[letterstage.Letters]) { g.CellRanges.Enabled = true; g.Filtering.Enabled = true })
	s.Grid.Menu.Items = nil
	items := gridui.CellItems(&s.Grid, s.Look.Locale)
	items = append(items, gridui.FilterItems(&s.Grid, locale.For("en"))...)
	items[len(items)-1].Label = "Not this"
	s.Grid.Menu.Items = items
	s.Settle()
	require.True(t, letterstage.ChooseItem(t, s, letterstage.LetterCell(1, "b"), "Not this"))
	require.Equal(t, filter.NotOneOf.Of("b1"), s.Grid.Column("b").Filter())
	require.True(t, letterstage.ChooseItem(t, s, letterstage.LetterCell(1, "b"), "Not this")) // the next row is there now
	require.Equal(t, filter.NotOneOf.Of("b1", "b2"), s.Grid.Column("b").Filter())
	require.True(t, letterstage.ChooseItem(t, s, letterstage.LetterCell(1, "b"), "Filter by this value"))
	require.Equal(t, filter.OneOf.Of("b3"), s.Grid.Column("b").Filter())
	s.Grid.ClearFilters()
	s.Settle()
	from, to := letterstage.LetterCell(1, "a"), letterstage.LetterCell(2, "b")
	s.Drag(from, to, 4)
	require.True(t, letterstage.ChooseItem(t, s, letterstage.LetterCell(2, "b"), "Filter by this value"))
	require.Equal(t, filter.OneOf.Of("a1", "a2"), s.Grid.Column("a").Filter())
	require.Equal(t, filter.OneOf.Of("b1", "b2"), s.Grid.Column("b").Filter())
	s.Grid.Filtering.Enabled = false
	s.Settle()
	require.False(t, letterstage.ChooseItem(t, s, letterstage.LetterCell(1, "b"), "Not this"))
}

func TestSettledFilteredGridAllocatesNothing(t *testing.T) {
	s := newDated(time.UTC)
	s.Grid.Filtering.Delay = time.Second
	s.Grid.Filtering.Quick = "2025"
	s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "at", Filter: filter.Equals.Of("last 30 days")}}
	s.Grid.Filtering.Expression = filter.AnyOf(filter.Not(filter.On("at", filter.Greater.Of("today"))), filter.On("id", filter.Unique.Of()))
	s.Settle()
	require.Zero(t, s.Allocs(50, nil))
}
