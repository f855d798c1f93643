// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering_test

import (
	"image"
	"strings"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// newFilterRow returns a grid of people with a filter row below its header.
func newFilterRow(n int) *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewPeople(n)
	s.Grid.Filtering = option.Filtering{Enabled: true, Row: true}
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Settle()
	s.TakeKinds()
	return s
}

func TestFilterRowStandsBelowTheHeader(t *testing.T) {
	s := newFilterRow(50)
	row, ok := s.Find("row 1 of 50")
	require.True(t, ok)
	require.Equal(t, 80, row.Bounds.Min.Y, "two rows of head")
	head, _ := s.Find("Name")
	require.Equal(t, image.Rect(60, 0, 160, 40), head.Bounds)
	s.Grid.Sorting.Mode = option.SortSingle
	s.Click(s.FilterFieldAt("Age"))
	require.Empty(t, s.Grid.Sorting.Keys, "a click into the filter row sorted")
	require.NotContains(t, s.TakeKinds(), "events.HeaderClicked")
	s.Grid.Filtering.Row = false
	s.Settle()
	row, _ = s.Find("row 1 of 50")
	require.Equal(t, 40, row.Bounds.Min.Y)
}

func TestTypingInTheFilterRow(t *testing.T) {
	s := newFilterRow(50)
	s.Click(s.FilterFieldAt("Name"))
	s.Type("ki")
	require.Equal(t, []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of("ki")}}, s.Grid.Filtering.Columns)
	require.Equal(t, []string{"p0", "p5", "p10"}, gridstage.ShownTexts(s, 0)[:3])
	s.Type("x")
	require.Empty(t, gridstage.ShownTexts(s, 0))
	s.Keys("Backspace", "Esc")
	require.True(t, s.Focused(s.Grid.Tag()))
	require.Equal(t, "p5", gridstage.ShownTexts(s, 0)[1])
	s.Type("y")
	require.Equal(t, filter.Contains.Of("ki"), s.Grid.Column("name").Filter(), "typed after the field was left")

	// Again with an input method: the syllable counts while it is composed.
	s.Click(s.FilterFieldAt("Name"))
	s.Keys("Shortcut+A")
	s.IME.Compose("ㄱ", "기", "김")
	require.Equal(t, filter.Contains.Of("김"), s.Grid.Column("name").Filter())
	s.IME.Commit("김")
	require.Equal(t, filter.Contains.Of("김"), s.Grid.Column("name").Filter())
	s.Keys("Enter")
	require.True(t, s.Focused(s.Grid.Tag()))
}

// A frame may take longer than typing a word and Enter.
func TestTextAndTheKeyAfterItInOneFrameFilter(t *testing.T) {
	for _, key := range []string{"Enter", "Tab", "Down"} {
		s := newFilterRow(50)
		s.Click(s.FilterFieldAt("Name"))
		s.InOneFrame(func() {
			s.TypeKeys("Person 7")
			s.Keys(key)
		})
		require.Equal(t, filter.Contains.Of("Person 7"), s.Grid.Column("name").Filter(), key)
	}
}

func TestExpressionsInTheFilterRow(t *testing.T) {
	tests := []struct {
		header, id, text string
		want             filter.Filter
	}{
		{"Age", "age", "25", filter.Equals.Of("25")},
		{"Age", "age", ">=25", filter.GreaterOrEqual.Of("25")},
		{"Age", "age", " < 1,000", filter.Less.Of("1,000")},
		{"Age", "age", "<= 5", filter.LessOrEqual.Of("5")},
		{"Age", "age", ">5", filter.Greater.Of("5")},
		{"Age", "age", "!=5", filter.NotEquals.Of("5")},
		{"Age", "age", "5..10", filter.Between.Of("5", "10")},
		{"Age", "age", "..10", filter.Between.Of("", "10")},
		{"Age", "age", ">", filter.Filter{}},
		{"Name", "name", "=Kim", filter.Equals.Of("Kim")},
		{"Name", "name", "<>Kim", filter.NotEquals.Of("Kim")},
		{"Name", "name", "<b>", filter.Contains.Of("<b>")},
		{"Name", "name", "a..b", filter.Contains.Of("a..b")},
	}
	for _, test := range tests {
		s := newFilterRow(50)
		s.Click(s.FilterFieldAt(test.header))
		s.Type(test.text)
		require.Equal(t, test.want, s.Grid.Column(test.id).Filter(), test.text)
		// The operator is then shown as a sign, and further typing keeps it.
		if test.want.Active() && test.id == "age" {
			s.Keys("Esc")
			s.Click(s.FilterFieldAt(test.header))
			s.Keys("Backspace")
			s.Type("1")
			require.Equal(t, test.want.First.Op, s.Grid.Column(test.id).Filter().First.Op, test.text)
		}
	}
}

func TestFieldsAreClearedByTheirButton(t *testing.T) {
	s := newFilterRow(50)
	s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.NotEquals.Of("Kim")}}
	s.Settle()
	require.Equal(t, "p1", gridstage.ShownTexts(s, 0)[0])
	x, y := s.FilterFieldAt("Name")
	s.Click(x+36, y)
	require.Empty(t, s.Grid.Filtering.Columns)
	require.Equal(t, "p0", gridstage.ShownTexts(s, 0)[0])
	s.Click(x, y)
	s.Type("a")
	require.Equal(t, filter.Contains.Of("a"), s.Grid.Column("name").Filter(), "the operator stayed")
}

func TestTabMovesBetweenFields(t *testing.T) {
	s := newFilterRow(50)
	s.Focus(s.Grid.Tag())
	s.Settle()
	s.Keys("Tab") // into the row
	s.Type("p1")
	s.Keys("Tab")
	s.Type("L")
	s.Keys("Tab", "Tab")
	s.Type("City")
	s.Keys("Shift+Tab")
	s.Type("2")
	require.Equal(t, []filter.Column{
		{ColumnID: "id", Filter: filter.Contains.Of("p1")},
		{ColumnID: "name", Filter: filter.Contains.Of("L")},
		{ColumnID: "city", Filter: filter.Contains.Of("City")},
		{ColumnID: "age", Filter: filter.Equals.Of("2")},
	}, s.Grid.Filtering.Columns)
	s.Keys("Tab", "Tab")
	s.Type("x")
	require.Equal(t, filter.Contains.Of("City"), s.Grid.Column("city").Filter(), "the row kept the keyboard at its end")
}

func TestTruthValuesHaveThreeStates(t *testing.T) {
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{
			gridui.Field("n", "N", func(i int) int { return i }).Width(100),
			gridui.Bool("even", "Even", func(i int) bool { return i%2 == 0 }).Width(150),
		}
		g.Filtering = option.Filtering{Enabled: true, Row: true}
		g.SetRows([]int{1, 2, 3})
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Settle()
	for _, want := range []filter.Filter{filter.True.Of(), filter.False.Of(), {}} {
		s.Click(s.FilterFieldAt("Even"))
		require.Equal(t, want, s.Grid.Column("even").Filter())
	}
	require.Len(t, s.FindAll("row "), 3)
}

func TestFieldKeepsItsTextOutOfSight(t *testing.T) {
	s := gridstage.NewNumbers(100, 30)
	s.Grid.Filtering = option.Filtering{Enabled: true, Row: true}
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Settle()
	s.Click(s.FilterFieldAt("C0"))
	s.Type(">x")
	s.Grid.Column("c29").ScrollTo()
	s.Settle()
	s.Grid.Column("c0").ScrollTo()
	s.Settle()
	require.Equal(t, filter.Greater.Of("x"), s.Grid.Column("c0").Filter())
	field, ok := s.Find("x")
	require.True(t, ok)
	require.Equal(t, "Filter: C0", field.Description)
	require.Len(t, s.FindAll("row "), 7, "what cannot be read passes all rows")
	s.Move(field.Center())
	s.Settle()
	require.True(t, s.Settled())
}

func TestOneCellOfTheFilterRowIsTheCallers(t *testing.T) {
	s := newFilterRow(20)
	var cells []option.FilterCell
	s.Grid.Filtering.Cell = func(gtx layout.Context, c option.FilterCell) layout.Dimensions {
		cells = append(cells, c)
		return layout.Dimensions{Size: gtx.Constraints.Min}
	}
	s.Settle()
	require.Equal(t, "id", cells[0].ColumnID)
	require.Equal(t, option.KindNumber, cells[2].Kind)
	require.Equal(t, filter.Equals, cells[2].Ops[0])
	cells[2].SetValue(filter.Less.Of("22"))
	s.Settle()
	require.Equal(t, []string{"p0", "p1"}, gridstage.ShownTexts(s, 0))
	last := cells[len(cells)-2]
	require.Equal(t, filter.Less.Of("22"), last.Value)
	last.Clear()
	s.Settle()
	require.Empty(t, s.Grid.Filtering.Columns)
	option.FilterCell{}.Clear()
}

func TestControlledFiltersAreProposed(t *testing.T) {
	s := newFilterRow(50)
	s.Grid.Filtering.Controlled = true
	s.Click(s.FilterFieldAt("Name"))
	s.Events = nil
	s.Type("K")
	require.Empty(t, s.Grid.Filtering.Columns)
	require.Equal(t, filter.Contains.Of("K"), s.Events[0].(events.FilterChanged).Filter)
	s.On = func(ev events.Event) {
		if ev, ok := ev.(events.FilterChanged); ok {
			ev.Apply(&s.Grid.Options)
		}
	}
	s.Type("i")
	require.Equal(t, filter.Contains.Of("Ki"), s.Grid.Column("name").Filter())
	require.Equal(t, "p5", gridstage.ShownTexts(s, 0)[1])
}

func TestFilterRowWithLongText(t *testing.T) {
	s := newFilterRow(5)
	s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of(strings.Repeat("x\xff\n", 1<<19))}}
	s.Settle()
	x, y := s.FilterFieldAt("Name")
	s.Click(x, y)
	s.Type("y")
	require.Less(t, len(s.Grid.Column("name").Filter().First.A), 10_000)
}

func TestTouchOpensAFieldWhenTheFingerIsLifted(t *testing.T) {
	s := newFilterRow(50)
	x, y := s.FilterFieldAt("Name")
	s.TouchDown(1, x, y)
	s.TouchMove(1, x-40, y)
	s.TouchUp(1, x-40, y)
	s.Type("K")
	require.Empty(t, s.Grid.Filtering.Columns, "a finger that scrolled opened a field")
	s.Tap(x, y)
	s.Type("K")
	require.Equal(t, filter.Contains.Of("K"), s.Grid.Column("name").Filter())
}

// A scrolling touch ends when the finger is lifted: the next tap acts where it hits.
func TestTapAfterAScrollThatBeganInTheFilterRow(t *testing.T) {
	s := newFilterRow(50)
	x, y := s.FilterFieldAt("Name")
	s.Swipe(f32.Pt(x, y), f32.Pt(x-60, y), 200*time.Millisecond)
	s.Settle()
	s.TakeKinds()
	row, ok := s.Find("row 3 of 50")
	require.True(t, ok)
	s.Tap(row.Center())
	require.Contains(t, strings.Join(s.TakeKinds(), " "), "CellClicked")
}

func TestSettledFilterRowAllocatesNothing(t *testing.T) {
	s := gridstage.NewFurnished()
	s.Grid.Filtering = option.Filtering{Enabled: true, Row: true, Columns: []filter.Column{
		{ColumnID: "c1", Filter: filter.Greater.Of("1,000")}, {ColumnID: "c2", Filter: filter.OneOf.Of("1", "2")},
	}, Quick: "1", Manual: true}
	s.Settle()
	require.Zero(t, s.Allocs(100, nil))
	s = gridstage.NewNumbers(5_000, 10)
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	s.Grid.Filtering = option.Filtering{Enabled: true, Row: true, Quick: "1 2", Columns: []filter.Column{
		{ColumnID: "c1", Filter: filter.Greater.Of("1,000").And(filter.Less.Of("3000000"))},
	}}
	s.Settle()
	require.Zero(t, s.Allocs(100, nil))
	_, wakes := s.Wakeup()
	require.False(t, wakes)
}

func TestKeyboardRouteOfTheFilter(t *testing.T) {
	s := newFilterRow(50)
	s.Size.Y = 700
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "age")
	s.Settle()
	s.Keys("Up", "Shortcut+Enter")
	s.Type("22")
	require.Equal(t, filter.Equals.Of("22"), s.Grid.Column("age").Filter())
	s.Keys("Shift+Tab", "Down", "Down", "Down", "Down", "Up") // the operator
	require.Equal(t, filter.LessOrEqual.Of("22"), s.Grid.Column("age").Filter())
	s.Keys("Tab", "Esc")
	require.True(t, s.Focused(s.Grid.Tag()))
	require.Equal(t, "age", s.Grid.Focused().ColumnID)
	s.Keys("Down", "Down")
	require.Equal(t, 1, s.Grid.Focused().Row)
}
