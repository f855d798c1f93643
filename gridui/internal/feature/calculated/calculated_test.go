// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/calculated"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func with(all ...option.CalculatedColumn) func(*stage) {
	return func(s *stage) { s.calc.Columns = all }
}

var net = option.CalculatedColumn{ID: "net", Name: "Net", Formula: "[Unit price] * Quantity"}

func TestColumnsShowWhatTheyCalculate(t *testing.T) {
	s := newStage(t, with(
		option.CalculatedColumn{ID: "gross", Name: "Gross", Formula: "net * 1.1", Format: "#,##0.00"}, net,
		option.CalculatedColumn{ID: "age", Name: "Age", Formula: `datediff(Ordered, today(), "days")`},
		option.CalculatedColumn{ID: "label", Name: "Label", Formula: `upper(City) & ": " & Quantity`},
		option.CalculatedColumn{ID: "many", Name: "Many", Formula: `Quantity > 2`},
		option.CalculatedColumn{ID: "due", Name: "Due", Formula: `Ordered + days(30)`, Format: "YYYY-MM-DD"},
	))
	require.Equal(t, []string{"7.5", "0", "11", "200"}, s.column("net"))
	require.Equal(t, []string{"8.25", "0.00", "12.10", "220.00"}, s.column("gross"))
	require.Equal(t, []string{"1", "35", "", "73"}, s.column("age"))
	require.Equal(t, []string{"SEOUL: 3", "BUSAN: 0", "SEOUL: 10", "인천: 2"}, s.column("label"))
	require.Equal(t, []string{"true", "false", "true", "false"}, s.column("many"))
	require.Equal(t, []string{"2024-04-04", "2024-03-01", "", "2024-01-23"}, s.column("due"))
	require.Empty(t, s.Problems())
}

// The texts are in the language that a program sets, whatever the language of the system.
func TestTextsFollowTheStyle(t *testing.T) {
	for _, texts := range []locale.Texts{locale.For("ko"), locale.For("en")} {
		own := locale.CalculatedFor(texts.Filters.Language)
		s := newStage(t, func(s *stage) {
			s.calc.Texts = nil
			s.Style = func(st *gridui.Style) { st.Locale = texts }
		})
		s.Grid.Column("city").OpenMenu()
		s.Settle()
		require.True(t, s.Shows(own.New), own.New)
	}
}

func TestSettledFramesAllocateNothing(t *testing.T) {
	base := newStage(t, nil).Allocs(50, nil)
	s := newStage(t, with(net, option.CalculatedColumn{ID: "r", Name: "Ratio", Formula: "10 / Quantity"}, option.CalculatedColumn{ID: "label", Name: "Label", Formula: `City & today()`}))
	require.LessOrEqual(t, s.Allocs(50, nil), base)
}

func TestColumnsSortFilterAndGroup(t *testing.T) {
	s := newStage(t, with(net, option.CalculatedColumn{ID: "big", Name: "Size", Formula: `if(Quantity > 2, "big", "small")`, Aggregate: option.AggregateCount}))
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "net", Desc: true}}
	s.Settle()
	require.Equal(t, []string{"200", "11", "7.5", "0"}, s.column("net"))
	s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "net", Filter: filter.Greater.Of("7.5")}}
	s.Settle()
	require.Equal(t, []string{"200", "11"}, s.column("net"))
	s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "big", Filter: filter.Equals.Of("big")}}
	s.Grid.Sorting.Keys = nil
	s.Settle()
	require.Equal(t, []string{"7.5", "11"}, s.column("net"))
	s.Grid.Filtering.Columns = nil
	s.Grid.Grouping.By = []string{"big"}
	s.Grid.Expansion.Depth = 1
	s.Settle()
	require.Contains(t, s.Dump(), "big")
	require.Contains(t, s.Dump(), "small")
	require.Empty(t, s.Problems())
}

func TestFailuresStandInWordsAndComeLast(t *testing.T) {
	s := newStage(t, with(option.CalculatedColumn{ID: "r", Name: "Ratio", Formula: "30 / Quantity"}))
	require.Equal(t, []string{"10", "Division by zero", "3", "15"}, s.column("r"))
	for _, desc := range []bool{false, true} {
		s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "r", Desc: desc}}
		s.Settle()
		all := s.column("r")
		require.Equal(t, "Division by zero", all[len(all)-1])
	}
}

func TestColumnsFollowRowsAndEdits(t *testing.T) {
	s := newStage(t, with(net))
	rows := orders()
	rows[1].Quantity = 5
	s.Grid.SetRows(rows)
	s.Settle()
	require.Equal(t, []string{"7.5", "20", "11", "200"}, s.column("net"))
	changed := rows[0]
	changed.Price = 10
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "net"}}
	s.Settle()
	require.NoError(t, s.Grid.Apply(gridui.Changes[order]{Update: []order{changed}}))
	s.Settle()
	require.Equal(t, []string{"11", "20", "30", "200"}, s.column("net"), "the changed row goes to its place")
}

func TestColumnsThatCannotBeCalculated(t *testing.T) {
	s := newStage(t, with(
		option.CalculatedColumn{ID: "gone", Name: "Gone", Formula: "old * 2", Locked: true},
		option.CalculatedColumn{ID: "after", Name: "After", Formula: "gone + 1"},
		option.CalculatedColumn{ID: "a", Name: "A", Formula: "b + 1"}, option.CalculatedColumn{ID: "b", Name: "B", Formula: "a + 1"},
		net,
	))
	require.Equal(t, "There is no column “old”", s.column("gone")[0])
	require.Equal(t, "The formula of the column “Gone” is wrong", s.column("after")[0])
	require.Equal(t, "The column is calculated from itself: A → B → A", s.column("b")[0])
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "gone"}}
	s.Settle()
	require.Contains(t, strings.Join(s.Problems(), "\n"), `no column "gone" to sort by`)
	s.Grid.Sorting.Keys = nil
	s.Grid.Columns = columns()[:1]
	s.Settle()
	require.Equal(t, "There is no column “Unit price”", s.column("net")[0])
	s.Grid.Columns = columns()
	s.Settle()
	require.Equal(t, "7.5", s.column("net")[0])
}

func TestTextsOfColumnsFollowTheLanguageInItsFirstFrame(t *testing.T) {
	s := newStage(t, with(option.CalculatedColumn{ID: "gone", Name: "Gone", Formula: "old * 2"}))
	s.calc.Texts = nil
	s.Settle()
	english := s.column("gone")[0]
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("ko") }
	s.Frame()
	require.NotContains(t, s.Dump(), english)
	_, asks := s.Wakeup()
	require.False(t, asks)
}

func TestWrongColumnsOfTheProgramAreReported(t *testing.T) {
	s := newStage(t, func(s *stage) {
		s.calc.Columns = []option.CalculatedColumn{net}
	})
	s.calc.Columns = []option.CalculatedColumn{{ID: "gone", Name: "Gone", Formula: "old * 2", Locked: true}}
	s.Settle()
	require.Contains(t, strings.Join(s.Problems(), "\n"), `the calculated column "gone" cannot be calculated`)
}

func TestViewsKeepColumns(t *testing.T) {
	s := newStage(t, with(net, option.CalculatedColumn{ID: "fixed", Name: "Fixed", Formula: "1", Locked: true}))
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "net", Desc: true}}
	s.Settle()
	view := s.Grid.View()
	require.JSONEq(t, `[{"id": "net", "name": "Net", "formula": "[Unit price] * Quantity"}]`, string(view.Extensions["calculated"]))
	text, err := json.Marshal(view)
	require.NoError(t, err)
	var read option.View
	require.NoError(t, json.Unmarshal(text, &read))

	o := newStage(t, with(option.CalculatedColumn{ID: "mine", Name: "Mine", Formula: "2"}, option.CalculatedColumn{ID: "fixed", Name: "Fixed", Formula: "1", Locked: true}))
	o.Grid.SetView(read)
	o.Settle()
	require.Equal(t, []string{"200", "11", "7.5", "0"}, o.column("net"), "sorted by a column that the view brought along")
	require.NotContains(t, o.Grid.ShownColumns(), "mine")
	require.Contains(t, o.Grid.ShownColumns(), "fixed")

	fresh := newStage(t, func(s *stage) { s.Grid.SetView(read) })
	require.Equal(t, []string{"200", "11", "7.5", "0"}, fresh.column("net"), "before the first frame")
}

func TestViewsThatCannotBeUsed(t *testing.T) {
	for _, state := range []string{`7`, `[{"id": ""}]`, `[{"id": "x"}, {"id": "x"}]`, `[{"id": "city"}]`} {
		s := newStage(t, with(net))
		s.Grid.SetView(option.View{Extensions: map[string]json.RawMessage{"calculated": json.RawMessage(state)}})
		s.Settle()
		require.Equal(t, []option.CalculatedColumn{net}, s.calc.Columns, state)
		require.Contains(t, strings.Join(s.Problems(), "\n"), `the state of "calculated" in a view cannot be used`, state)
	}
}

func TestTodayMovesOn(t *testing.T) {
	now := time.Date(2024, 3, 6, 23, 0, 0, 0, time.UTC)
	s := newStage(t, func(s *stage) {
		s.calc.Clock = func() time.Time { return now }
		s.calc.Columns = []option.CalculatedColumn{{ID: "age", Name: "Age", Formula: `datediff(Ordered, today(), "days")`}}
	})
	require.Equal(t, "1", s.column("age")[0])
	now = now.Add(2 * time.Hour)
	s.Frame()
	s.Settle()
	require.Equal(t, "2", s.column("age")[0])
}

func TestChangesApply(t *testing.T) {
	var c calculated.Columns
	c.Apply(events.CalculatedChanged{Column: net})
	other := net
	other.ID = "other"
	c.Apply(events.CalculatedChanged{Column: other})
	changed := net
	changed.Formula = "1"
	c.Apply(events.CalculatedChanged{Column: changed})
	require.Equal(t, []option.CalculatedColumn{changed, other}, c.Columns)
	c.Apply(events.CalculatedChanged{Column: net, Deleted: true})
	c.Apply(events.CalculatedChanged{Column: net, Deleted: true})
	require.Equal(t, []option.CalculatedColumn{other}, c.Columns)
}
