// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sortby_test

import (
	"image"
	"slices"
	"strings"
	"testing"
	"time"

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

// noted is a row whose text names a day, a month or neither.
type noted struct {
	Note string
	N    int
}

// newNotes returns rows with notes, and a column of numbers.
func newNotes(set func(*gridui.Style), notes ...string) *gridstage.Stage[noted] {
	s := &gridstage.Stage[noted]{Style: set}
	g := &s.Grid
	g.Columns = []gridui.Column[noted]{
		gridui.Field("note", "Note", func(n noted) string { return n.Note }),
		gridui.Field("n", "Number", func(n noted) int { return n.N }),
	}
	var rows []noted
	for i, note := range notes {
		rows = append(rows, noted{note, i})
	}
	g.SetRows(rows)
	g.HeaderMenu.Enabled, g.Sorting = true, option.Sorting{Mode: option.SortMulti, ByMenu: true}
	s.Show(image.Pt(600, 500))
	s.Settle()
	return s
}

// fillIn opens the card of a column, clicks a button that fills it in, applies it, and returns the list.
func fillIn(t *testing.T, s *gridstage.Stage[noted], button string) []string {
	t.Helper()
	s.Grid.OpenSortList("note")
	s.Frame()
	s.Settle()
	s.ClickOn(t, button)
	s.Settle()
	s.Keys("Ctrl+Enter")
	s.Settle()
	return s.Grid.Sorting.Keys[0].List.Texts()
}

// The card fills in weekdays and months as cells spell them, in the order of the week of the grid; without such cells in the
// language of the grid.
func TestTheCardFillsInDaysAndMonths(t *testing.T) {
	week := func(begins time.Weekday, language string) func(*gridui.Style) {
		return func(st *gridui.Style) { st.WeekBegins, st.Locale = begins, locale.For(language) }
	}
	german := func(st *gridui.Style) {
		st.Locale = locale.For("en")
		st.WeekBegins = time.Monday
		st.Locale.SortBy.DayName = func(day int) string {
			return [...]string{"Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"}[day]
		}
	}
	for name, c := range map[string]struct {
		style  func(*gridui.Style)
		notes  []string
		button string
		want   []string
	}{
		"spelled":   {week(time.Sunday, "en"), []string{"wed", "MON.", "Sunday", "Mon", "later", "토"}, "Weekdays", []string{"Sunday", "MON.", "Mon", "wed", "토"}},
		"Monday":    {week(time.Monday, "en"), []string{"Sun", "Sat", "Mon"}, "Weekdays", []string{"Mon", "Sat", "Sun"}},
		"Korean":    {week(time.Monday, "ko"), []string{"일", "토요일", "Tues."}, "요일", []string{"Tues.", "토요일", "일"}},
		"months":    {week(time.Sunday, "en"), []string{"May", "10월", "jan.", "Sept", "spring"}, "Months", []string{"jan.", "May", "Sept", "10월"}},
		"none":      {week(time.Saturday, "en"), []string{"a", ""}, "Weekdays", []string{"Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday"}},
		"no months": {week(time.Sunday, "ko"), []string{"a"}, "월", []string{"1월", "2월", "3월", "4월", "5월", "6월", "7월", "8월", "9월", "10월", "11월", "12월"}},
		"German":    {german, []string{"SONNTAG", "Dienstag", "montag"}, "Weekdays", []string{"montag", "Dienstag", "SONNTAG"}},
		"no rows":   {week(time.Monday, "en"), nil, "Months", []string{"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newNotes(c.style, c.notes...)
			got := fillIn(t, s, c.button)
			require.Equal(t, len(c.want), len(got), "%q", got)
			for i, text := range got {
				require.True(t, strings.EqualFold(strings.Trim(c.want[i], "."), strings.Trim(text, ".")), "%q", got)
			}
			if len(c.notes) > 2 {
				row, _ := s.Grid.RowAt(0)
				require.Equal(t, got[0], row.Note)
			}
		})
	}
}

func TestOnlyTextsHaveNamesOfDays(t *testing.T) {
	s := newNotes(nil, "Mon")
	for column, has := range map[string]bool{"note": true, "n": false} {
		s.Grid.OpenSortList(column)
		s.Frame()
		s.Settle()
		require.Equal(t, has, s.Shows("Weekdays"), column)
		require.Equal(t, has, s.Shows("Months"), column)
		s.Keys("Escape")
		s.Settle()
	}
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
