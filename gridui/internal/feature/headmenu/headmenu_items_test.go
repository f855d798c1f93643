// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

func TestHeaderMenuItems(t *testing.T) {
	s := gridstage.NewHeadMenu(nil)
	s.RightClick(head(s, t, "Name"))
	require.Equal(t, []string{
		"Sort ascending", "Sort descending", "(Clear sort)",
		"Filter…", "(Clear filter)", "Pin left", "Pin right", "(Unpin)",
		"Fit to contents", "Fit all columns", "Fit to width", "Hide column", "Columns…", "Reset columns",
	}, s.Items())
	entry, _ := s.Find("Filter…")
	require.Contains(t, entry.Description, "Enter", "a key does the same")
	s.Keys("Escape")

	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "name", Desc: true}}
	s.Grid.Column("name").SetFilter(filter.Contains.Of("e"))
	s.Grid.ColumnPinning.Right = []string{"name"}
	s.Settle()
	s.RightClick(head(s, t, "Name"))
	require.Equal(t, []string{
		"Sort ascending", "✓ Sort descending", "Clear sort",
		"Filter…", "Clear filter", "Pin left", "✓ Pin right", "Unpin",
	}, s.Items()[:8])
	s.Keys("Escape")
	s.RightClick(head(s, t, "Age"))
	require.Equal(t, []string{"Sort ascending", "Sort descending", "Add ascending sort", "Add descending sort", "(Clear sort)"}, s.Items()[:5])
}

func TestHeaderMenuHasOnlyWhatIsOn(t *testing.T) {
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.Sorting.Mode, g.Filtering.Enabled = option.SortSingle, false
		g.ColumnPinning.Mode, g.ColumnSizing.Mode = option.ColumnPinOff, option.ColumnResizeOff
	})
	s.RightClick(head(s, t, "Name"))
	require.Equal(t, []string{"Sort ascending", "Sort descending", "(Clear sort)", "Hide column", "Columns…", "Reset columns"}, s.Items())
	s.Keys("Escape")
	s.Grid.HeaderMenu.PartsDisabled = option.HeaderMenuSort | option.HeaderMenuColumns | option.HeaderMenuReset
	s.Settle()
	s.RightClick(head(s, t, "Name"))
	require.Equal(t, []string{"Hide column"}, s.Items())
	s.Keys("Escape")
	s.Grid.HeaderMenu.PartsDisabled |= option.HeaderMenuHide
	s.Settle()
	s.RightClick(head(s, t, "Name"))
	require.False(t, s.Grid.HeaderMenuIsOpen(), "an empty menu opened")
}

func TestHeaderMenuOfColumnsThatRefuse(t *testing.T) {
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.Columns[0] = gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }).
			NoHide().NoPin().NoResize().NoSort().NoFilter()
		g.Selection.Mode = option.SelectMulti
	})
	s.RightClick(head(s, t, "ID"))
	require.Equal(t, []string{
		"(Sort ascending)", "(Sort descending)", "(Clear sort)",
		"(Filter…)", "(Clear filter)", "(Pin left)", "(Pin right)", "(Unpin)",
		"(Fit to contents)", "Fit all columns", "Fit to width", "(Hide column)", "Columns…", "Reset columns",
	}, s.Items())
	s.PickItem(t, "Hide column")
	require.True(t, s.Grid.HeaderMenuIsOpen(), "a disabled item closed it")
	s.Keys("Escape")
	// The boxes have none.
	s.RightClick(20, 20)
	require.False(t, s.Grid.HeaderMenuIsOpen())
	s.Move(20, 20)
	for _, n := range s.FindAll("Column menu") {
		require.Equal(t, "ID", n.Description, "which has the focus")
	}
	// The last column that shows stays.
	s.Grid.Columns = s.Grid.Columns[1:2]
	s.Settle()
	s.RightClick(head(s, t, "Name"))
	require.Contains(t, s.Items(), "(Hide column)")
}

func TestHeaderMenuDoes(t *testing.T) {
	sorted := func(keys ...option.SortKey) func(*gridui.Grid[gridstage.Person]) {
		return func(g *gridui.Grid[gridstage.Person]) { g.Sorting.Keys = keys }
	}
	byAge, byName := option.SortKey{ColumnID: "age", Desc: true}, option.SortKey{ColumnID: "name"}
	for _, test := range []struct {
		item  string
		set   func(*gridui.Grid[gridstage.Person])
		event string
		holds func(s *gridstage.Stage[gridstage.Person]) bool
	}{
		{"Sort ascending", sorted(byAge), "SortChanged", func(s *gridstage.Stage[gridstage.Person]) bool {
			return slices.Equal(s.Grid.Sorting.Keys, []option.SortKey{byName}) && gridstage.ShownTexts(s, 1)[0] == "Choi"
		}},
		{"Sort descending", sorted(byName), "SortChanged", func(s *gridstage.Stage[gridstage.Person]) bool {
			return slices.Equal(s.Grid.Sorting.Keys, []option.SortKey{{ColumnID: "name", Desc: true}})
		}},
		{"Add ascending sort", sorted(byAge), "SortChanged", func(s *gridstage.Stage[gridstage.Person]) bool {
			return slices.Equal(s.Grid.Sorting.Keys, []option.SortKey{byAge, byName})
		}},
		{"Add descending sort", sorted(byName, byAge), "SortChanged", func(s *gridstage.Stage[gridstage.Person]) bool {
			return slices.Equal(s.Grid.Sorting.Keys, []option.SortKey{{ColumnID: "name", Desc: true}, byAge})
		}},
		{"Clear sort", sorted(byName, byAge), "SortChanged", func(s *gridstage.Stage[gridstage.Person]) bool {
			return slices.Equal(s.Grid.Sorting.Keys, []option.SortKey{byAge})
		}},
		{"Filter…", nil, "", func(s *gridstage.Stage[gridstage.Person]) bool { return s.PanelOpen() && !s.Focused(s.Grid.Tag()) }},
		{"Clear filter", func(g *gridui.Grid[gridstage.Person]) { g.Column("name").SetFilter(filter.Contains.Of("e")) }, "FilterChanged",
			func(s *gridstage.Stage[gridstage.Person]) bool { return !s.Grid.Column("name").Filter().Active() }},
		{"Pin left", nil, "ColumnPinningChanged", func(s *gridstage.Stage[gridstage.Person]) bool {
			return slices.Equal(s.Grid.ColumnPinning.Left, []string{"name"})
		}},
		{"Pin right", nil, "ColumnPinningChanged", func(s *gridstage.Stage[gridstage.Person]) bool {
			return slices.Equal(s.Grid.ColumnPinning.Right, []string{"name"})
		}},
		{"Unpin", func(g *gridui.Grid[gridstage.Person]) { g.ColumnPinning.Left = []string{"name"} }, "ColumnPinningChanged",
			func(s *gridstage.Stage[gridstage.Person]) bool { return len(s.Grid.ColumnPinning.Left) == 0 }},
		{"Fit to contents", nil, "ColumnSizingChanged", func(s *gridstage.Stage[gridstage.Person]) bool {
			// It has room for the sign of an order, its number and the button.
			w := s.Grid.ColumnSizing.Widths["name"]
			return len(s.Grid.ColumnSizing.Widths) == 1 && w > 90 && w < 110
		}},
		{"Fit all columns", nil, "ColumnSizingChanged", func(s *gridstage.Stage[gridstage.Person]) bool { return len(s.Grid.ColumnSizing.Widths) == 4 }},
		{"Fit to width", nil, "ColumnSizingChanged", func(s *gridstage.Stage[gridstage.Person]) bool { return s.Grid.ColumnSizing.Widths["name"] > 100 }},
		{"Hide column", nil, "ColumnVisibilityChanged", func(s *gridstage.Stage[gridstage.Person]) bool {
			return slices.Equal(s.Grid.ShownColumns(), []string{"id", "age", "city"})
		}},
		{"Columns…", nil, "", func(s *gridstage.Stage[gridstage.Person]) bool {
			_, ok := s.ChooserBox("City")
			return ok && !s.Focused(s.Grid.Tag())
		}},
		{"Reset columns", func(g *gridui.Grid[gridstage.Person]) { g.ColumnVisibility.Hidden = []string{"city"} }, "ColumnVisibilityChanged",
			func(s *gridstage.Stage[gridstage.Person]) bool { return len(s.Grid.ShownColumns()) == 4 }},
	} {
		for _, how := range []string{"pointer", "key"} {
			t.Run(test.item+" by "+how, func(t *testing.T) {
				s := gridstage.NewHeadMenu(test.set)
				if how == "pointer" {
					choose(s, t, "Name", test.item)
				} else {
					s.Grid.Column("name").OpenMenu()
					s.Settle()
					for i := 0; i < len(s.Items()) && lit(s) != test.item; i++ {
						s.Keys("Down")
					}
					require.Equal(t, test.item, lit(s))
					s.Keys("Enter")
				}
				for range 5 {
					s.Settle()
				}
				require.False(t, s.Grid.HeaderMenuIsOpen())
				require.True(t, test.holds(s), "columns %v, order %v, pins %v", s.Grid.ShownColumns(), s.Grid.Sorting.Keys, s.Grid.ColumnPinning)
				if test.event != "" {
					require.Contains(t, s.TakeKinds(), "events."+test.event)
					require.True(t, s.Focused(s.Grid.Tag()))
				}
			})
		}
	}
}

// lit returns the item that has the keyboard.
func lit[T any](s *gridstage.Stage[T]) string {
	for _, n := range s.Nodes() {
		if strings.Contains(n.Description, ", menu item") && n.Selected {
			return n.Label
		}
	}
	return ""
}

func TestHeaderMenuOfControlledFeaturesProposes(t *testing.T) {
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.Sorting.Controlled, g.ColumnPinning.Controlled, g.ColumnVisibility.Controlled = true, true, true
	})
	for _, item := range []string{"Sort ascending", "Pin left", "Hide column"} {
		choose(s, t, "Name", item)
	}
	require.Empty(t, s.Grid.Sorting.Keys)
	require.Empty(t, s.Grid.ColumnPinning.Left)
	require.Len(t, s.Grid.ShownColumns(), 4)
	require.Subset(t, s.TakeKinds(), []string{"events.SortChanged", "events.ColumnPinningChanged", "events.ColumnVisibilityChanged"})
}

func TestHeaderMenuOfSortOptions(t *testing.T) {
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.Sorting.Always, g.Sorting.Max = true, 2
	})
	choose(s, t, "Name", "Sort ascending")
	choose(s, t, "Age", "Sort ascending")
	choose(s, t, "City", "Sort descending")
	require.Equal(t, []option.SortKey{{ColumnID: "age"}, {ColumnID: "city", Desc: true}}, s.Grid.Sorting.Keys, "the oldest drops")
	s.RightClick(head(s, t, "Name"))
	require.NotContains(t, strings.Join(s.Items(), " "), "Add")
}

// groups puts name and age under a group.
func groups(g *gridui.Grid[gridstage.Person]) {
	c := gridstage.PeopleColumns()
	g.Columns = []gridui.Column[gridstage.Person]{c[0], gridui.Group("who", "Who", c[1], c[2]).Collapsible(), c[3]}
}

func TestHeaderMenuOfAGroup(t *testing.T) {
	s := gridstage.NewHeadMenu(groups)
	who := func() { s.RightClick(100, 20) }
	who()
	require.Equal(t, []string{
		"Collapse", "Pin left", "Pin right", "(Unpin)", "Fit to contents", "Fit all columns", "Fit to width", "Hide group", "Columns…", "Reset columns",
	}, s.Items())
	require.Contains(t, s.Events, events.MenuOpened{ColumnID: "who", Header: true, Group: true})
	s.PickItem(t, "Collapse")
	require.Equal(t, []string{"who"}, s.Grid.ColumnGroups.Collapsed)
	who()
	s.PickItem(t, "Expand")
	require.Empty(t, s.Grid.ColumnGroups.Collapsed)
	who()
	s.PickItem(t, "Pin left")
	require.Equal(t, []string{"name", "age"}, s.Grid.ColumnPinning.Left)
	s.RightClick(20, 20)
	require.Contains(t, s.Items(), "✓ Pin left")
	s.PickItem(t, "Unpin")
	require.Empty(t, s.Grid.ColumnPinning.Left)
	who()
	s.PickItem(t, "Fit to contents")
	s.Settle()
	require.Len(t, s.Grid.ColumnSizing.Widths, 2)
	s.RightClick(100, 20)
	s.PickItem(t, "Hide group")
	require.Equal(t, []string{"id", "city"}, s.Grid.ShownColumns())
}

func TestHeaderMenuOfAGroupByKeyAndButton(t *testing.T) {
	for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		s := gridstage.NewHeadMenu(groups)
		s.Style = func(st *gridui.Style) { st.Locale, st.Direction = locale.For("en"), dir }
		s.Focus(s.Grid.Tag())
		s.Grid.FocusCell(0, "age")
		s.Settle()
		s.Keys("Up", "Up", "Alt+Down")
		require.Equal(t, "Collapse", lit(s))
		s.Keys("Escape", "Down")
		_, ok := s.Control("Column menu")
		require.True(t, ok)
		who, _ := s.Control("Column menu")
		require.Equal(t, "Age", who.Description)
		s.Keys("Up")
		who, _ = s.Control("Column menu")
		require.Equal(t, "Who", who.Description)
		s.Click(who.Center())
		require.True(t, s.Grid.HeaderMenuIsOpen())
		require.Empty(t, s.Grid.ColumnGroups.Collapsed)
	}
}

func TestResetBringsBackWhatTheProgramPinned(t *testing.T) {
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) { g.ColumnPinning.Left = []string{"id"} })
	choose(s, t, "ID", "Unpin")
	choose(s, t, "Name", "Pin right")
	choose(s, t, "City", "Pin left")
	require.Equal(t, []string{"city"}, s.Grid.ColumnPinning.Left)
	s.Grid.Columns = slices.Clone(s.Grid.Columns) // replaced columns are no pins
	s.Settle()
	s.TakeKinds()
	choose(s, t, "Age", "Reset columns")
	require.Equal(t, []string{"id"}, s.Grid.ColumnPinning.Left)
	require.Empty(t, s.Grid.ColumnPinning.Right)
	var got events.ColumnPinningChanged
	for _, ev := range s.Events {
		if ev, ok := ev.(events.ColumnPinningChanged); ok {
			got = ev
		}
	}
	require.Equal(t, events.ColumnPinningChanged{ColumnIDs: []string{"id", "name", "city"}, Left: []string{"id"}}, got)
	s.TakeKinds()
	choose(s, t, "Age", "Reset columns")
	require.NotContains(t, s.TakeKinds(), "events.ColumnPinningChanged", "there was nothing to bring back")
	// Another list of the program counts from then on.
	s.Grid.ColumnPinning.Left = []string{"age"}
	s.Settle()
	choose(s, t, "Age", "Unpin")
	choose(s, t, "Name", "Reset columns")
	require.Equal(t, []string{"age"}, s.Grid.ColumnPinning.Left)
}

// What a user cannot resize, a reset does not.
func TestResetLeavesFixedColumnsAsTheyAre(t *testing.T) {
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = append(slices.Clone(g.Columns), gridui.Field("fixed", "Fixed", func(p gridstage.Person) string { return p.ID }).NoResize())
		g.ColumnSizing.Widths = map[string]unit.Dp{"fixed": 70, "age": 90, "gone": 50}
	})
	choose(s, t, "Age", "Reset columns")
	require.Equal(t, map[string]unit.Dp{"fixed": 70}, s.Grid.ColumnSizing.Widths)
}

func TestItemsOfTheCallerStandBelow(t *testing.T) {
	var clicked []string
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.HeaderMenu.PartsDisabled = ^option.HeaderMenuHide
		g.HeaderMenu.Items = func(of option.HeaderTarget) []menus.Item[option.HeaderTarget] {
			return []menus.Item[option.HeaderTarget]{
				{Label: "About " + of.ColumnID, OnClick: func(to menus.Target[option.HeaderTarget]) {
					clicked = append(clicked, to.Row.ColumnID+" "+to.Text)
				}},
				{Label: "More", Children: []menus.Item[option.HeaderTarget]{{Label: "Deep"}}},
			}
		}
	})
	choose(s, t, "Name", "About name")
	require.Equal(t, []string{"name Name"}, clicked)
	s.Grid.Column("age").OpenMenu()
	s.Settle()
	require.Equal(t, []string{"Hide column", "About age", "More"}, s.Items())
	s.Keys("Down", "Down", "Right", "Enter")
	var paths []string
	for _, ev := range s.Events {
		if ev, ok := ev.(menus.Chosen[option.HeaderTarget]); ok {
			paths = append(paths, fmt.Sprint(ev.Target.Row.ColumnID, ev.Item.Label, ev.Path))
		}
	}
	require.Equal(t, []string{"nameAbout name[0]", "ageDeep[1 0]"}, paths)
	// Nothing but the caller's.
	s.Grid.HeaderMenu.PartsDisabled = ^option.HeaderMenuParts(0)
	s.Settle()
	choose(s, t, "City", "About city")
	require.Len(t, clicked, 2)
}

// Long menus have the pins and the widths in submenus.
func TestLongHeaderMenusHaveSubmenus(t *testing.T) {
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.HeaderMenu.Items = func(option.HeaderTarget) []menus.Item[option.HeaderTarget] {
			return []menus.Item[option.HeaderTarget]{{Label: "One"}, {Label: "Two"}, {Label: "Three"}}
		}
	})
	s.RightClick(head(s, t, "Name"))
	require.Equal(t, []string{
		"Sort ascending", "Sort descending", "(Clear sort)", "Filter…", "(Clear filter)", "Pin column", "Column width",
		"Hide column", "Columns…", "Reset columns", "One", "Two", "Three",
	}, s.Items())
	s.PickItem(t, "Pin column")
	s.Settle()
	s.PickItem(t, "Pin left")
	require.Equal(t, []string{"name"}, s.Grid.ColumnPinning.Left)
	s.RightClick(head(s, t, "Name"))
	s.PickItem(t, "Column width")
	s.Settle()
	s.PickItem(t, "Fit to width")
	s.Settle()
	require.NotEmpty(t, s.Grid.ColumnSizing.Widths)
	s.RightClick(head(s, t, "Name"))
	s.PickItem(t, "Two")
	require.Contains(t, s.TakeKinds(), "menus.Chosen[github.com/giogrid/giogrid/gridui/option.HeaderTarget]")
}
