// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

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
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

func TestHeaderMenuItems(t *testing.T) {
	s := newHeadMenu(nil)
	s.RightClick(s.head(t, "Name"))
	require.Equal(t, []string{
		"Sort ascending", "Sort descending", "(Clear sort)",
		"Filter…", "(Clear filter)", "Pin left", "Pin right", "(Unpin)",
		"Fit to contents", "Fit all columns", "Fit to width", "Hide column", "Columns…", "Reset columns",
	}, s.items())
	entry, _ := s.Find("Filter…")
	require.Contains(t, entry.Description, "Enter", "a key does the same")
	s.Keys("Escape")

	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "name", Desc: true}}
	s.grid.Column("name").SetFilter(filter.Contains("e"))
	s.grid.ColumnPinning.Right = []string{"name"}
	s.Settle()
	s.RightClick(s.head(t, "Name"))
	require.Equal(t, []string{
		"Sort ascending", "✓ Sort descending", "Clear sort",
		"Filter…", "Clear filter", "Pin left", "✓ Pin right", "Unpin",
	}, s.items()[:8])
	s.Keys("Escape")
	s.RightClick(s.head(t, "Age"))
	require.Equal(t, []string{"Sort ascending", "Sort descending", "Add ascending sort", "Add descending sort", "(Clear sort)"}, s.items()[:5])
}

func TestHeaderMenuHasOnlyWhatIsOn(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.Sorting.Mode, g.Filtering.Enabled = option.SortSingle, false
		g.ColumnPinning.Mode, g.ColumnSizing.Mode = option.ColumnPinOff, option.ColumnResizeOff
	})
	s.RightClick(s.head(t, "Name"))
	require.Equal(t, []string{"Sort ascending", "Sort descending", "(Clear sort)", "Hide column", "Columns…", "Reset columns"}, s.items())
	s.Keys("Escape")
	s.grid.HeaderMenu.Without = option.HeaderMenuSort | option.HeaderMenuColumns | option.HeaderMenuReset
	s.Settle()
	s.RightClick(s.head(t, "Name"))
	require.Equal(t, []string{"Hide column"}, s.items())
	s.Keys("Escape")
	s.grid.HeaderMenu.Without |= option.HeaderMenuHide
	s.Settle()
	s.RightClick(s.head(t, "Name"))
	require.False(t, s.grid.HeaderMenuIsOpen(), "an empty menu opened")
}

func TestHeaderMenuOfColumnsThatRefuse(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.Columns[0] = gridui.Field("id", "ID", func(p person) string { return p.ID }).
			NoHide().NoPin().NoResize().NoSort().NoFilter()
		g.Selection.Mode = option.SelectMulti
	})
	s.RightClick(s.head(t, "ID"))
	require.Equal(t, []string{
		"(Sort ascending)", "(Sort descending)", "(Clear sort)",
		"(Filter…)", "(Clear filter)", "(Pin left)", "(Pin right)", "(Unpin)",
		"(Fit to contents)", "Fit all columns", "Fit to width", "(Hide column)", "Columns…", "Reset columns",
	}, s.items())
	s.pick(t, "Hide column")
	require.True(t, s.grid.HeaderMenuIsOpen(), "a disabled item closed it")
	s.Keys("Escape")
	// The boxes have none.
	s.RightClick(20, 20)
	require.False(t, s.grid.HeaderMenuIsOpen())
	s.Move(20, 20)
	for _, n := range s.FindAll("Column menu") {
		require.Equal(t, "ID", n.Description, "which has the focus")
	}
	// The last column that shows stays.
	s.grid.Columns = s.grid.Columns[1:2]
	s.Settle()
	s.RightClick(s.head(t, "Name"))
	require.Contains(t, s.items(), "(Hide column)")
}

func TestHeaderMenuDoes(t *testing.T) {
	sorted := func(keys ...option.SortKey) func(*gridui.Grid[person]) {
		return func(g *gridui.Grid[person]) { g.Sorting.Keys = keys }
	}
	byAge, byName := option.SortKey{ColumnID: "age", Desc: true}, option.SortKey{ColumnID: "name"}
	for _, test := range []struct {
		item  string
		set   func(*gridui.Grid[person])
		event string
		holds func(s *stage[person]) bool
	}{
		{"Sort ascending", sorted(byAge), "SortChanged", func(s *stage[person]) bool {
			return slices.Equal(s.grid.Sorting.Keys, []option.SortKey{byName}) && shownTexts(s, 1)[0] == "Choi"
		}},
		{"Sort descending", sorted(byName), "SortChanged", func(s *stage[person]) bool {
			return slices.Equal(s.grid.Sorting.Keys, []option.SortKey{{ColumnID: "name", Desc: true}})
		}},
		{"Add ascending sort", sorted(byAge), "SortChanged", func(s *stage[person]) bool {
			return slices.Equal(s.grid.Sorting.Keys, []option.SortKey{byAge, byName})
		}},
		{"Add descending sort", sorted(byName, byAge), "SortChanged", func(s *stage[person]) bool {
			return slices.Equal(s.grid.Sorting.Keys, []option.SortKey{{ColumnID: "name", Desc: true}, byAge})
		}},
		{"Clear sort", sorted(byName, byAge), "SortChanged", func(s *stage[person]) bool {
			return slices.Equal(s.grid.Sorting.Keys, []option.SortKey{byAge})
		}},
		{"Filter…", nil, "", func(s *stage[person]) bool { return s.panelOpen() && !s.Focused(s.grid.Tag()) }},
		{"Clear filter", func(g *gridui.Grid[person]) { g.Column("name").SetFilter(filter.Contains("e")) }, "FilterChanged",
			func(s *stage[person]) bool { return !s.grid.Column("name").Filter().Active() }},
		{"Pin left", nil, "ColumnPinningChanged", func(s *stage[person]) bool { return slices.Equal(s.grid.ColumnPinning.Left, []string{"name"}) }},
		{"Pin right", nil, "ColumnPinningChanged", func(s *stage[person]) bool { return slices.Equal(s.grid.ColumnPinning.Right, []string{"name"}) }},
		{"Unpin", func(g *gridui.Grid[person]) { g.ColumnPinning.Left = []string{"name"} }, "ColumnPinningChanged",
			func(s *stage[person]) bool { return len(s.grid.ColumnPinning.Left) == 0 }},
		{"Fit to contents", nil, "ColumnSizingChanged", func(s *stage[person]) bool {
			// It has room for the sign of an order, its number and the button.
			w := s.grid.ColumnSizing.Widths["name"]
			return len(s.grid.ColumnSizing.Widths) == 1 && w > 90 && w < 110
		}},
		{"Fit all columns", nil, "ColumnSizingChanged", func(s *stage[person]) bool { return len(s.grid.ColumnSizing.Widths) == 4 }},
		{"Fit to width", nil, "ColumnSizingChanged", func(s *stage[person]) bool { return s.grid.ColumnSizing.Widths["name"] > 100 }},
		{"Hide column", nil, "ColumnVisibilityChanged", func(s *stage[person]) bool {
			return slices.Equal(s.grid.ShownColumns(), []string{"id", "age", "city"})
		}},
		{"Columns…", nil, "", func(s *stage[person]) bool { _, ok := s.choice("City"); return ok && !s.Focused(s.grid.Tag()) }},
		{"Reset columns", func(g *gridui.Grid[person]) { g.ColumnVisibility.Hidden = []string{"city"} }, "ColumnVisibilityChanged",
			func(s *stage[person]) bool { return len(s.grid.ShownColumns()) == 4 }},
	} {
		for _, how := range []string{"pointer", "key"} {
			t.Run(test.item+" by "+how, func(t *testing.T) {
				s := newHeadMenu(test.set)
				if how == "pointer" {
					s.choose(t, "Name", test.item)
				} else {
					s.grid.Column("name").OpenMenu()
					s.Settle()
					for i := 0; i < len(s.items()) && s.lit() != test.item; i++ {
						s.Keys("Down")
					}
					require.Equal(t, test.item, s.lit())
					s.Keys("Enter")
				}
				for range 5 {
					s.Settle()
				}
				require.False(t, s.grid.HeaderMenuIsOpen())
				require.True(t, test.holds(s), "columns %v, order %v, pins %v", s.grid.ShownColumns(), s.grid.Sorting.Keys, s.grid.ColumnPinning)
				if test.event != "" {
					require.Contains(t, s.kinds(), "events."+test.event)
					require.True(t, s.Focused(s.grid.Tag()))
				}
			})
		}
	}
}

// lit is the item that the keyboard is at.
func (s *stage[T]) lit() string {
	for _, n := range s.Nodes() {
		if strings.Contains(n.Description, ", menu item") && n.Selected {
			return n.Label
		}
	}
	return ""
}

func TestHeaderMenuOfControlledFeaturesProposes(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.Sorting.Controlled, g.ColumnPinning.Controlled, g.ColumnVisibility.Controlled = true, true, true
	})
	for _, item := range []string{"Sort ascending", "Pin left", "Hide column"} {
		s.choose(t, "Name", item)
	}
	require.Empty(t, s.grid.Sorting.Keys)
	require.Empty(t, s.grid.ColumnPinning.Left)
	require.Len(t, s.grid.ShownColumns(), 4)
	require.Subset(t, s.kinds(), []string{"events.SortChanged", "events.ColumnPinningChanged", "events.ColumnVisibilityChanged"})
}

func TestHeaderMenuOfSortOptions(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.Sorting.Always, g.Sorting.Max = true, 2
	})
	s.choose(t, "Name", "Sort ascending")
	s.choose(t, "Age", "Sort ascending")
	s.choose(t, "City", "Sort descending")
	require.Equal(t, []option.SortKey{{ColumnID: "age"}, {ColumnID: "city", Desc: true}}, s.grid.Sorting.Keys, "the oldest drops")
	s.RightClick(s.head(t, "Name"))
	require.NotContains(t, strings.Join(s.items(), " "), "Add")
}

// groups puts name and age under a group.
func groups(g *gridui.Grid[person]) {
	c := peopleColumns()
	g.Columns = []gridui.Column[person]{c[0], gridui.Group("who", "Who", c[1], c[2]).Collapsible(), c[3]}
}

func TestHeaderMenuOfAGroup(t *testing.T) {
	s := newHeadMenu(groups)
	who := func() { s.RightClick(100, 20) }
	who()
	require.Equal(t, []string{
		"Collapse", "Pin left", "Pin right", "(Unpin)", "Fit to contents", "Fit all columns", "Fit to width", "Hide group", "Columns…", "Reset columns",
	}, s.items())
	require.Contains(t, s.events, events.HeaderMenuOpened{HeaderTarget: option.HeaderTarget{ColumnID: "who", Group: true}})
	s.pick(t, "Collapse")
	require.Equal(t, []string{"who"}, s.grid.ColumnGroups.Collapsed)
	who()
	s.pick(t, "Expand")
	require.Empty(t, s.grid.ColumnGroups.Collapsed)
	who()
	s.pick(t, "Pin left")
	require.Equal(t, []string{"name", "age"}, s.grid.ColumnPinning.Left)
	s.RightClick(20, 20)
	require.Contains(t, s.items(), "✓ Pin left")
	s.pick(t, "Unpin")
	require.Empty(t, s.grid.ColumnPinning.Left)
	who()
	s.pick(t, "Fit to contents")
	s.Settle()
	require.Len(t, s.grid.ColumnSizing.Widths, 2)
	s.RightClick(100, 20)
	s.pick(t, "Hide group")
	require.Equal(t, []string{"id", "city"}, s.grid.ShownColumns())
}

func TestHeaderMenuOfAGroupByKeyAndButton(t *testing.T) {
	for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		s := newHeadMenu(groups)
		s.style = func(st *gridui.Style) { st.Locale, st.Direction = locale.English(), dir }
		s.Focus(s.grid.Tag())
		s.grid.FocusCell(0, "age")
		s.Settle()
		s.Keys("Up", "Up", "Alt+Down")
		require.Equal(t, "Collapse", s.lit())
		s.Keys("Escape", "Down")
		_, ok := s.control("Column menu")
		require.True(t, ok)
		who, _ := s.control("Column menu")
		require.Equal(t, "Age", who.Description)
		s.Keys("Up")
		who, _ = s.control("Column menu")
		require.Equal(t, "Who", who.Description)
		s.Click(who.Center())
		require.True(t, s.grid.HeaderMenuIsOpen())
		require.Empty(t, s.grid.ColumnGroups.Collapsed)
	}
}

func TestResetBringsBackWhatTheProgramPinned(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) { g.ColumnPinning.Left = []string{"id"} })
	s.choose(t, "ID", "Unpin")
	s.choose(t, "Name", "Pin right")
	s.choose(t, "City", "Pin left")
	require.Equal(t, []string{"city"}, s.grid.ColumnPinning.Left)
	s.grid.Columns = slices.Clone(s.grid.Columns) // columns given anew are no pins
	s.Settle()
	s.kinds()
	s.choose(t, "Age", "Reset columns")
	require.Equal(t, []string{"id"}, s.grid.ColumnPinning.Left)
	require.Empty(t, s.grid.ColumnPinning.Right)
	var got events.ColumnPinningChanged
	for _, ev := range s.events {
		if ev, ok := ev.(events.ColumnPinningChanged); ok {
			got = ev
		}
	}
	require.Equal(t, events.ColumnPinningChanged{ColumnIDs: []string{"id", "name", "city"}, Left: []string{"id"}}, got)
	s.kinds()
	s.choose(t, "Age", "Reset columns")
	require.NotContains(t, s.kinds(), "events.ColumnPinningChanged", "there was nothing to bring back")
	// Another list of the program's is what counts from then on.
	s.grid.ColumnPinning.Left = []string{"age"}
	s.Settle()
	s.choose(t, "Age", "Unpin")
	s.choose(t, "Name", "Reset columns")
	require.Equal(t, []string{"age"}, s.grid.ColumnPinning.Left)
}

// What a user cannot resize, a reset does not.
func TestResetLeavesFixedColumnsAsTheyAre(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.Columns = append(slices.Clone(g.Columns), gridui.Field("fixed", "Fixed", func(p person) string { return p.ID }).NoResize())
		g.ColumnSizing.Widths = map[string]unit.Dp{"fixed": 70, "age": 90, "gone": 50}
	})
	s.choose(t, "Age", "Reset columns")
	require.Equal(t, map[string]unit.Dp{"fixed": 70}, s.grid.ColumnSizing.Widths)
}

func TestItemsOfTheCallerStandBelow(t *testing.T) {
	var clicked []string
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.HeaderMenu.Without = ^option.HeaderMenuHide
		g.HeaderMenu.Items = func(of option.HeaderTarget) []menus.Item[option.HeaderTarget] {
			return []menus.Item[option.HeaderTarget]{
				{Label: "About " + of.ColumnID, OnClick: func(to menus.Target[option.HeaderTarget]) {
					clicked = append(clicked, to.Row.ColumnID+" "+to.Text)
				}},
				{Label: "More", Children: []menus.Item[option.HeaderTarget]{{Label: "Deep"}}},
			}
		}
	})
	s.choose(t, "Name", "About name")
	require.Equal(t, []string{"name Name"}, clicked)
	s.grid.Column("age").OpenMenu()
	s.Settle()
	require.Equal(t, []string{"Hide column", "About age", "More"}, s.items())
	s.Keys("Down", "Down", "Right", "Enter")
	var paths []string
	for _, ev := range s.events {
		if ev, ok := ev.(events.HeaderMenuChosen); ok {
			paths = append(paths, fmt.Sprint(ev.ColumnID, ev.Item.Label, ev.Path))
		}
	}
	require.Equal(t, []string{"nameAbout name[0]", "ageDeep[1 0]"}, paths)
	// Nothing but the caller's.
	s.grid.HeaderMenu.Without = ^option.HeaderMenuParts(0)
	s.Settle()
	s.choose(t, "City", "About city")
	require.Len(t, clicked, 2)
}
