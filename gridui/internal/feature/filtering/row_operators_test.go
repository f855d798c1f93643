// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
)

type people = *gridstage.Stage[gridstage.Person]

// choose chooses an item of the open menu.
func choose(t *testing.T, s people, label string) {
	t.Helper()
	item, ok := s.Find(label)
	require.True(t, ok, "no item %q\n%s", label, s.Dump())
	s.Click(item.Center())
	s.Settle()
}

func TestTheSignOfAFieldListsOperators(t *testing.T) {
	texts := locale.For("en")
	for name, open := range map[string]func(s people){
		"click": func(s people) { s.Click(s.ButtonAt("Filter, Name")) },
		"tap":   func(s people) { s.Tap(s.ButtonAt("Filter, Name")) },
		"key": func(s people) {
			s.Click(s.FilterFieldAt("Name"))
			s.Keys("Alt+Down")
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newFilterRow(50)
			s.Size.Y = 1200 // a menu for fingers is high
			open(s)
			s.Settle()
			choose(t, s, texts.Operators.StartsWith)
			s.Type("K")
			require.Equal(t, filter.StartsWith.Of("K"), s.Grid.Column("name").Filter(), "the field has the keyboard")
			open(s)
			s.Settle()
			choose(t, s, texts.Operators.EndsWith)
			require.Equal(t, filter.EndsWith.Of("K"), s.Grid.Column("name").Filter(), "the operand stays")
			open(s)
			s.Settle()
			choose(t, s, texts.Operators.Blank)
			require.Equal(t, filter.Blank.Of(), s.Grid.Column("name").Filter())
			s.Click(s.ButtonAt("Filter, Name"))
			s.Settle()
			choose(t, s, texts.FilterClear)
			require.Equal(t, filter.Filter{}, s.Grid.Column("name").Filter())
			s.Click(s.ButtonAt("Filter, Name"))
			s.Settle()
			choose(t, s, texts.Filter)
			require.True(t, s.PanelOpen())
		})
	}
}

func TestEscapeReturnsFromTheListOfOperators(t *testing.T) {
	s := newFilterRow(50)
	s.Click(s.FilterFieldAt("Name"))
	s.Type("K")
	s.Keys("Alt+Down", "Escape")
	s.Settle()
	s.Type("i")
	require.Equal(t, filter.Contains.Of("Ki"), s.Grid.Column("name").Filter(), "the field has the keyboard again")
	s.Keys("Escape")
	s.Click(s.ButtonAt("Filter, Name"))
	s.Keys("Escape")
	s.Settle()
	require.True(t, s.Focused(s.Grid.Tag()), "the cells have the keyboard, as nothing was edited")
	require.False(t, s.PanelOpen())
}

// Each operator of each column can be chosen, over a filter of each operator; the filter that follows is valid or
// empty, and never that of another column.
func TestEachOperatorFollowsEachOther(t *testing.T) {
	texts := locale.For("en")
	for _, column := range []string{"Name", "Age", "ID"} {
		for _, before := range []filter.Filter{{}, filter.Equals.Of("1"), filter.Between.Of("1", "2"), filter.Blank.Of(), {First: filter.Condition{Op: filter.OneOf, Values: []string{"1"}}}, {First: filter.Condition{Op: filter.Equals, A: "1"}, Second: filter.Condition{Op: filter.Less, A: "3"}}} {
			for _, op := range []string{texts.Operators.Equals, texts.Operators.NotEquals, texts.Operators.Blank, texts.Operators.NotBlank} {
				s := newFilterRow(20)
				s.Size.Y = 1200
				id := map[string]string{"Name": "name", "Age": "age", "ID": "id"}[column]
				s.Grid.Column(id).SetFilter(before)
				s.Settle()
				s.Click(s.ButtonAt("Filter, " + column))
				s.Settle()
				choose(t, s, op)
				now := s.Grid.Column(id).Filter()
				require.False(t, now.Second.Active(), "%s over %v: %v", op, before, now)
				require.Len(t, s.Grid.Filtering.Columns, map[bool]int{true: 1}[now.Active()])
				s.Keys("Escape")
				s.Settle()
				require.True(t, s.Focused(s.Grid.Tag()))
			}
		}
	}
}

func TestOperatorsOfAControlledGridAreProposed(t *testing.T) {
	s := newFilterRow(50)
	s.Grid.Filtering.Controlled = true
	s.Click(s.ButtonAt("Filter, Name"))
	s.Settle()
	choose(t, s, locale.For("en").Operators.Blank)
	require.Equal(t, filter.Filter{}, s.Grid.Column("name").Filter())
	require.Contains(t, s.TakeKinds(), "events.FilterChanged")
}
