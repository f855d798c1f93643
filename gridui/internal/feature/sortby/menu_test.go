// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sortby_test

import (
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// newMenu returns people whose headers offer the orders.
func newMenu(set func(*gridui.Grid[gridstage.Person])) *gridstage.Stage[gridstage.Person] {
	return gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.Sorting.ByMenu = true
		if set != nil {
			set(g)
		}
	})
}

// openMenu opens the menu of a header by keys.
func openMenu(s *gridstage.Stage[gridstage.Person], column string) {
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, column)
	s.Settle()
	s.Keys("Up", "Shift+F10")
	s.Settle()
}

// pick chooses an item of the submenu of orders by keys.
func pick(t *testing.T, s *gridstage.Stage[gridstage.Person], label string) {
	t.Helper()
	before := s.Items()
	for range slices.Index(before, "Sort by") {
		s.Keys("Down")
	}
	s.Keys("Right")
	s.Settle()
	children := s.Items()[len(before):]
	at := slices.IndexFunc(children, func(item string) bool { return strings.TrimPrefix(item, "✓ ") == label })
	require.GreaterOrEqual(t, at, 0, "%q among %q", label, children)
	for range at {
		s.Keys("Down")
	}
	s.Keys("Enter")
	s.Settle()
}

func TestUsersChooseTheOrder(t *testing.T) {
	s := newMenu(nil)
	openMenu(s, "age")
	pick(t, s, "Size without sign")
	require.Equal(t, []option.SortKey{{ColumnID: "age", Desc: true, By: option.SortByMagnitude}}, s.Grid.Sorting.Keys, "the first direction of numbers")
	require.Contains(t, s.Events, events.SortChanged{To: s.Grid.Sorting.Keys})
	n := s.Called(t, "Age")
	require.Contains(t, n.Description, "sorted descending, by size without sign")

	openMenu(s, "age")
	pick(t, s, "Value")
	require.Equal(t, []option.SortKey{{ColumnID: "age", Desc: true}}, s.Grid.Sorting.Keys)
}

func TestTheOrderIsOnlyProposedIfControlled(t *testing.T) {
	s := newMenu(func(g *gridui.Grid[gridstage.Person]) { g.Sorting.Controlled = true })
	openMenu(s, "age")
	pick(t, s, "Size without sign")
	require.Empty(t, s.Grid.Sorting.Keys)
	var ev events.SortChanged
	for _, e := range s.Events {
		if sorted, ok := e.(events.SortChanged); ok {
			ev = sorted
		}
	}
	ev.Apply(&s.Grid.Options)
	s.Settle()
	require.Equal(t, option.SortByMagnitude, s.Grid.Sorting.Keys[0].By)
}

func TestClicksKeepWhatAColumnIsSortedBy(t *testing.T) {
	list := option.ListOf("Park", "Kim")
	s := newMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.Sorting.Keys = []option.SortKey{{ColumnID: "name", By: option.SortByList, List: list}}
	})
	require.Equal(t, "Park", firstName(s))
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "name")
	s.Settle()
	s.Keys("Up", "Enter")
	s.Settle()
	require.Equal(t, []option.SortKey{{ColumnID: "name", Desc: true, By: option.SortByList, List: list}}, s.Grid.Sorting.Keys)
	require.Equal(t, "Kim", firstName(s))
	s.Keys("Enter")
	s.Settle()
	require.Empty(t, s.Grid.Sorting.Keys)
}

func firstName(s *gridstage.Stage[gridstage.Person]) string {
	row, _ := s.Grid.RowAt(0)
	return row.Name
}

func TestAListIsWrittenByKeys(t *testing.T) {
	s := newMenu(nil)
	openMenu(s, "name")
	pick(t, s, "Custom list…")
	s.Called(t, "Name – Order of values")
	s.Type("Lee\nKim")
	s.Keys("Alt+Up")
	s.Keys("Ctrl+Enter")
	s.Settle()
	require.Equal(t, []option.SortKey{{ColumnID: "name", By: option.SortByList, List: option.ListOf("Kim", "Lee")}}, s.Grid.Sorting.Keys)
	require.Equal(t, "Kim", firstName(s))
	require.False(t, s.Shows("Name – Order of values"))

	openMenu(s, "name")
	pick(t, s, "Custom list…")
	s.Keys("Tab", "Space")
	s.Settle()
	s.Keys("Alt+Down", "Escape")
	require.Equal(t, option.ListOf("Kim", "Lee"), s.Grid.Sorting.Keys[0].List, "Escape changes nothing")

	openMenu(s, "name")
	pick(t, s, "Custom list…")
	s.Keys("Tab", "Space")
	s.Settle()
	s.Keys("Alt+Down")
	s.ClickOn(t, "Apply")
	s.Settle()
	require.Equal(t, option.ListOf("Lee", "Kim", "Choi", "Jung", "Park"), s.Grid.Sorting.Keys[0].List)
	require.Equal(t, "Lee", firstName(s))
}

func TestListsOfTheProgramAreItems(t *testing.T) {
	list := option.ListOf("Park", "Choi")
	s := newMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.Columns[1] = gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).SortLists(list)
	})
	openMenu(s, "name")
	pick(t, s, "Park, Choi")
	require.Equal(t, list, s.Grid.Sorting.Keys[0].List)
	require.Equal(t, "Park", firstName(s))
	openMenu(s, "name")
	require.Contains(t, s.Items(), "Sort by")
	s.Keys("Escape")
	s.Grid.OpenSortList("name")
	s.Frame()
	s.Settle()
	s.Keys("Ctrl+A", "Delete", "Ctrl+Enter")
	s.Settle()
	require.Equal(t, []option.SortKey{{ColumnID: "name"}}, s.Grid.Sorting.Keys, "an empty list sorts by value")
}

func TestTheOrderIsAnnounced(t *testing.T) {
	s := newMenu(func(g *gridui.Grid[gridstage.Person]) { g.Announce = true })
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Settle()
	openMenu(s, "age")
	pick(t, s, "Size without sign")
	s.Settle()
	var said []string
	for _, e := range s.TakeAnnounced() {
		said = append(said, e.Text)
	}
	require.Contains(t, strings.Join(said, "\n"), "Age by size without sign")
}

func TestWithoutTheFeatureRowsAreSortedByValue(t *testing.T) {
	s := &gridstage.Stage[gridstage.Person]{Lean: true}
	g := &s.Grid
	g.Columns = gridstage.PeopleColumns()
	g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "name", By: option.SortByList, List: option.ListOf("Park")}}}
	g.SetRows(gridstage.People(20))
	s.Show(image.Pt(400, 300))
	s.Settle()
	s.Frame()
	require.Equal(t, "Choi", firstName(s))
	require.Contains(t, strings.Join(s.Problems(), "\n"), "FeatureSortBy")
}
