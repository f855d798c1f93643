// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/menus"
)

// newHeadMenu is a grid of people with all that the menu of headers is about.
func newHeadMenu(set func(*gridui.Grid[person])) *stage[person] {
	s := newStage(image.Pt(600, 640), func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.RowID = func(p person) string { return p.ID }
		g.HeaderMenu.Mode = gridui.HeaderMenuOn
		g.Sorting.Mode = gridui.SortMulti
		g.Filtering.Mode = gridui.FilterOn
		g.Pinning.Mode = gridui.PinMenu
		g.Sizing.Mode = gridui.SizeLive
		g.SetRows(people(100))
		if set != nil {
			set(g)
		}
	})
	s.style = func(st *gridui.Style[person]) { st.Locale = gridui.English() }
	s.Settle()
	s.events = nil
	return s
}

// head is the middle of a header.
func (s *stage[T]) head(t *testing.T, name string) (x, y float32) {
	t.Helper()
	for _, n := range s.FindAll(name) {
		if n.Label == name && n.Description == "column header" {
			return n.Center()
		}
	}
	t.Fatalf("no header %q", name)
	return 0, 0
}

// items are the labels of the open menu: of those that are on with a sign, of those
// that cannot be chosen in parentheses.
func (s *stage[T]) items() (out []string) {
	for _, n := range s.Nodes() {
		if !strings.HasPrefix(n.Description, "menu item") {
			continue
		}
		label := n.Label
		if strings.Contains(n.Description, ", checked") {
			label = "✓ " + label
		}
		if n.Disabled {
			label = "(" + label + ")"
		}
		out = append(out, label)
	}
	return out
}

// choose opens the menu of a header and clicks an item.
func (s *stage[T]) choose(t *testing.T, header, item string) {
	t.Helper()
	s.RightClick(s.head(t, header))
	require.True(t, s.grid.HeaderMenuIsOpen())
	s.pick(t, item)
}

// pick clicks an item of the open menu.
func (s *stage[T]) pick(t *testing.T, item string) {
	t.Helper()
	for _, n := range s.FindAll(item) {
		if n.Label == item && strings.HasPrefix(n.Description, "menu item") {
			s.Click(n.Center())
			return
		}
	}
	t.Fatalf("no item %q among %q", item, s.items())
}

func TestHeaderMenuOpensInEachWay(t *testing.T) {
	keyed := func(keys ...string) func(*stage[person]) {
		return func(s *stage[person]) {
			s.Focus(s.grid.Tag())
			s.grid.FocusCell(0, "name")
			s.Settle()
			s.Keys("Up")
			s.Keys(keys...)
		}
	}
	for name, open := range map[string]func(*stage[person]){
		"right click": func(s *stage[person]) { s.RightClick(110, 20) },
		"button": func(s *stage[person]) {
			s.Move(110, 20)
			s.press(t, "Column menu")
		},
		"button of the focused header": func(s *stage[person]) {
			keyed()(s)
			s.press(t, "Column menu")
		},
		"long press":    func(s *stage[person]) { s.LongPress(110, 20) },
		"Alt+Down":      keyed("Alt+Down"),
		"Shift+F10":     keyed("Shift+F10"),
		"by the caller": func(s *stage[person]) { s.grid.OpenHeaderMenu("name"); s.Settle() },
	} {
		t.Run(name, func(t *testing.T) {
			s := newHeadMenu(nil)
			open(s)
			require.True(t, s.grid.HeaderMenuIsOpen())
			require.False(t, s.grid.MenuIsOpen())
			require.Contains(t, s.events, gridui.HeaderMenuOpened{HeaderTarget: gridui.HeaderTarget{ColumnID: "name"}})
			require.Empty(t, s.grid.Sorting.Keys, "it also sorted")
			s.Keys("Escape")
			s.Settle()
			require.False(t, s.grid.HeaderMenuIsOpen())
			require.Equal(t, gridui.HeaderMenuClosed{Reason: menus.Escape}, s.events[len(s.events)-1])
			require.True(t, s.Focused(s.grid.Tag()), "the keyboard did not come back")
			require.Equal(t, "name", s.grid.Focused().ColumnID)
			s.Keys("Right")
			require.Equal(t, "age", s.grid.Focused().ColumnID)
			require.True(t, s.Settled())
		})
	}
}

func TestHeaderMenuIsOffByDefault(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) { g.HeaderMenu = gridui.HeaderMenu{} })
	s.Move(110, 20)
	_, ok := s.control("Column menu")
	require.False(t, ok)
	s.RightClick(110, 20)
	s.LongPress(110, 20)
	s.grid.OpenHeaderMenu("name")
	s.Keys("Alt+Down", "Shift+F10")
	require.False(t, s.grid.HeaderMenuIsOpen())
}

func TestHeaderMenuItems(t *testing.T) {
	s := newHeadMenu(nil)
	s.RightClick(s.head(t, "Name"))
	require.Equal(t, []string{
		"Sort ascending", "Sort descending", "(Clear sort)",
		"Filter…", "(Clear filter)", "Pin left", "Pin right", "(Unpin)",
		"Fit to contents", "Fit all columns", "Fit to width", "Hide column", "Columns…", "Reset columns",
	}, s.items())
	filter, _ := s.Find("Filter…")
	require.Contains(t, filter.Description, "Enter", "a key does the same")
	s.Keys("Escape")

	s.grid.Sorting.Keys = []gridui.SortKey{{ColumnID: "name", Desc: true}}
	s.grid.SetFilter("name", gridui.Contains("e"))
	s.grid.Pinning.Right = []string{"name"}
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
		g.Sorting.Mode, g.Filtering.Mode = gridui.SortSingle, gridui.FilterOff
		g.Pinning.Mode, g.Sizing.Mode = gridui.PinOff, gridui.SizeOff
	})
	s.RightClick(s.head(t, "Name"))
	require.Equal(t, []string{"Sort ascending", "Sort descending", "(Clear sort)", "Hide column", "Columns…", "Reset columns"}, s.items())
	s.Keys("Escape")
	s.grid.HeaderMenu.Without = gridui.HeaderSort | gridui.HeaderColumns | gridui.HeaderReset
	s.Settle()
	s.RightClick(s.head(t, "Name"))
	require.Equal(t, []string{"Hide column"}, s.items())
	s.Keys("Escape")
	s.grid.HeaderMenu.Without |= gridui.HeaderHide
	s.Settle()
	s.RightClick(s.head(t, "Name"))
	require.False(t, s.grid.HeaderMenuIsOpen(), "an empty menu opened")
}

func TestHeaderMenuOfColumnsThatRefuse(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.Columns[0] = gridui.Field("id", "ID", func(p person) string { return p.ID }).
			Required().Unpinnable().Fixed().Unsortable().Unfilterable()
		g.Selection.Mode = gridui.SelectMulti
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
	sorted := func(keys ...gridui.SortKey) func(*gridui.Grid[person]) {
		return func(g *gridui.Grid[person]) { g.Sorting.Keys = keys }
	}
	byAge, byName := gridui.SortKey{ColumnID: "age", Desc: true}, gridui.SortKey{ColumnID: "name"}
	for _, test := range []struct {
		item  string
		set   func(*gridui.Grid[person])
		event string
		holds func(s *stage[person]) bool
	}{
		{"Sort ascending", sorted(byAge), "SortChanged", func(s *stage[person]) bool {
			return slices.Equal(s.grid.Sorting.Keys, []gridui.SortKey{byName}) && shownTexts(s, 1)[0] == "Choi"
		}},
		{"Sort descending", sorted(byName), "SortChanged", func(s *stage[person]) bool {
			return slices.Equal(s.grid.Sorting.Keys, []gridui.SortKey{{ColumnID: "name", Desc: true}})
		}},
		{"Add ascending sort", sorted(byAge), "SortChanged", func(s *stage[person]) bool {
			return slices.Equal(s.grid.Sorting.Keys, []gridui.SortKey{byAge, byName})
		}},
		{"Add descending sort", sorted(byName, byAge), "SortChanged", func(s *stage[person]) bool {
			return slices.Equal(s.grid.Sorting.Keys, []gridui.SortKey{{ColumnID: "name", Desc: true}, byAge})
		}},
		{"Clear sort", sorted(byName, byAge), "SortChanged", func(s *stage[person]) bool {
			return slices.Equal(s.grid.Sorting.Keys, []gridui.SortKey{byAge})
		}},
		{"Filter…", nil, "", func(s *stage[person]) bool { return s.panelOpen() && !s.Focused(s.grid.Tag()) }},
		{"Clear filter", func(g *gridui.Grid[person]) { g.SetFilter("name", gridui.Contains("e")) }, "FilterChanged",
			func(s *stage[person]) bool { return !s.grid.FilterOf("name").Active() }},
		{"Pin left", nil, "PinningChanged", func(s *stage[person]) bool { return slices.Equal(s.grid.Pinning.Left, []string{"name"}) }},
		{"Pin right", nil, "PinningChanged", func(s *stage[person]) bool { return slices.Equal(s.grid.Pinning.Right, []string{"name"}) }},
		{"Unpin", func(g *gridui.Grid[person]) { g.Pinning.Left = []string{"name"} }, "PinningChanged",
			func(s *stage[person]) bool { return len(s.grid.Pinning.Left) == 0 }},
		{"Fit to contents", nil, "SizingChanged", func(s *stage[person]) bool {
			return len(s.grid.Sizing.Widths) == 1 && s.grid.Sizing.Widths["name"] < 100
		}},
		{"Fit all columns", nil, "SizingChanged", func(s *stage[person]) bool { return len(s.grid.Sizing.Widths) == 4 }},
		{"Fit to width", nil, "SizingChanged", func(s *stage[person]) bool { return s.grid.Sizing.Widths["name"] > 100 }},
		{"Hide column", nil, "VisibilityChanged", func(s *stage[person]) bool {
			return slices.Equal(s.grid.ShownColumns(), []string{"id", "age", "city"})
		}},
		{"Columns…", nil, "", func(s *stage[person]) bool { _, ok := s.choice("City"); return ok && !s.Focused(s.grid.Tag()) }},
		{"Reset columns", func(g *gridui.Grid[person]) { g.Visibility.Hidden = []string{"city"} }, "VisibilityChanged",
			func(s *stage[person]) bool { return len(s.grid.ShownColumns()) == 4 }},
	} {
		for _, how := range []string{"pointer", "key"} {
			t.Run(test.item+" by "+how, func(t *testing.T) {
				s := newHeadMenu(test.set)
				if how == "pointer" {
					s.choose(t, "Name", test.item)
				} else {
					s.grid.OpenHeaderMenu("name")
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
				require.True(t, test.holds(s), "columns %v, order %v, pins %v", s.grid.ShownColumns(), s.grid.Sorting.Keys, s.grid.Pinning)
				if test.event != "" {
					require.Contains(t, s.kinds(), "gridui."+test.event)
					require.True(t, s.Focused(s.grid.Tag()))
				}
			})
		}
	}
}

// lit is the item that the keyboard is at.
func (s *stage[T]) lit() string {
	for _, n := range s.Nodes() {
		if strings.HasPrefix(n.Description, "menu item") && n.Selected {
			return n.Label
		}
	}
	return ""
}

func TestHeaderMenuOfControlledFeaturesProposes(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.Sorting.Controlled, g.Pinning.Controlled, g.Visibility.Controlled = true, true, true
	})
	for _, item := range []string{"Sort ascending", "Pin left", "Hide column"} {
		s.choose(t, "Name", item)
	}
	require.Empty(t, s.grid.Sorting.Keys)
	require.Empty(t, s.grid.Pinning.Left)
	require.Len(t, s.grid.ShownColumns(), 4)
	require.Subset(t, s.kinds(), []string{"gridui.SortChanged", "gridui.PinningChanged", "gridui.VisibilityChanged"})
}

func TestHeaderMenuOfSortOptions(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.Sorting.Always, g.Sorting.Max = true, 2
	})
	s.choose(t, "Name", "Sort ascending")
	s.choose(t, "Age", "Sort ascending")
	s.choose(t, "City", "Sort descending")
	require.Equal(t, []gridui.SortKey{{ColumnID: "age"}, {ColumnID: "city", Desc: true}}, s.grid.Sorting.Keys, "the oldest drops")
	s.RightClick(s.head(t, "Name"))
	require.NotContains(t, strings.Join(s.items(), " "), "Add")
}

func TestHeaderMenuByKeys(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.Keys.Bind = []gridui.Binding{{Name: "M", Modifiers: key.ModAlt, Action: gridui.ActionHeaderMenu}, {Name: key.NameDownArrow, Modifiers: key.ModAlt}}
	})
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(0, "age")
	s.Settle()
	s.Keys("Alt+M")
	require.False(t, s.grid.HeaderMenuIsOpen(), "a cell has the focus")
	s.Keys("Up", "Alt+Down")
	require.False(t, s.grid.HeaderMenuIsOpen(), "the key is bound to nothing")
	s.Keys("Alt+M")
	require.True(t, s.grid.HeaderMenuIsOpen())
	require.Equal(t, "Sort ascending", s.lit())
	// The shortcut that is shown does what it says.
	s.Keys("Ctrl+Enter")
	s.Settle()
	require.True(t, s.panelOpen())
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
	require.Contains(t, s.events, gridui.HeaderMenuOpened{HeaderTarget: gridui.HeaderTarget{ColumnID: "who", Group: true}})
	s.pick(t, "Collapse")
	require.Equal(t, []string{"who"}, s.grid.Collapsing.Groups)
	who()
	s.pick(t, "Expand")
	require.Empty(t, s.grid.Collapsing.Groups)
	who()
	s.pick(t, "Pin left")
	require.Equal(t, []string{"name", "age"}, s.grid.Pinning.Left)
	s.RightClick(20, 20)
	require.Contains(t, s.items(), "✓ Pin left")
	s.pick(t, "Unpin")
	require.Empty(t, s.grid.Pinning.Left)
	who()
	s.pick(t, "Fit to contents")
	s.Settle()
	require.Len(t, s.grid.Sizing.Widths, 2)
	s.RightClick(100, 20)
	s.pick(t, "Hide group")
	require.Equal(t, []string{"id", "city"}, s.grid.ShownColumns())
}

func TestHeaderMenuOfAGroupByKeyAndButton(t *testing.T) {
	for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		s := newHeadMenu(groups)
		s.style = func(st *gridui.Style[person]) { st.Locale, st.Direction = gridui.English(), dir }
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
		require.Empty(t, s.grid.Collapsing.Groups)
	}
}

func TestResetBringsBackWhatTheProgramPinned(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) { g.Pinning.Left = []string{"id"} })
	s.choose(t, "ID", "Unpin")
	s.choose(t, "Name", "Pin right")
	s.choose(t, "City", "Pin left")
	require.Equal(t, []string{"city"}, s.grid.Pinning.Left)
	s.grid.Columns = slices.Clone(s.grid.Columns) // columns given anew are no pins
	s.Settle()
	s.kinds()
	s.choose(t, "Age", "Reset columns")
	require.Equal(t, []string{"id"}, s.grid.Pinning.Left)
	require.Empty(t, s.grid.Pinning.Right)
	var got gridui.PinningChanged
	for _, ev := range s.events {
		if ev, ok := ev.(gridui.PinningChanged); ok {
			got = ev
		}
	}
	require.Equal(t, gridui.PinningChanged{ColumnIDs: []string{"id", "name", "city"}, Left: []string{"id"}}, got)
	s.kinds()
	s.choose(t, "Age", "Reset columns")
	require.NotContains(t, s.kinds(), "gridui.PinningChanged", "there was nothing to bring back")
	// Another list of the program's is what counts from then on.
	s.grid.Pinning.Left = []string{"age"}
	s.Settle()
	s.choose(t, "Age", "Unpin")
	s.choose(t, "Name", "Reset columns")
	require.Equal(t, []string{"age"}, s.grid.Pinning.Left)
}

func TestItemsOfTheCallerStandBelow(t *testing.T) {
	var clicked []string
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.HeaderMenu.Without = ^gridui.HeaderHide
		g.HeaderMenu.Items = func(of gridui.HeaderTarget) []menus.Item[gridui.HeaderTarget] {
			return []menus.Item[gridui.HeaderTarget]{
				{Label: "About " + of.ColumnID, OnClick: func(to menus.Target[gridui.HeaderTarget]) {
					clicked = append(clicked, to.Row.ColumnID+" "+to.Text)
				}},
				{Label: "More", Children: []menus.Item[gridui.HeaderTarget]{{Label: "Deep"}}},
			}
		}
	})
	s.choose(t, "Name", "About name")
	require.Equal(t, []string{"name Name"}, clicked)
	s.grid.OpenHeaderMenu("age")
	s.Settle()
	require.Equal(t, []string{"Hide column", "About age", "More"}, s.items())
	s.Keys("Down", "Down", "Right", "Enter")
	var paths []string
	for _, ev := range s.events {
		if ev, ok := ev.(gridui.HeaderMenuChosen); ok {
			paths = append(paths, fmt.Sprint(ev.ColumnID, ev.Item.Label, ev.Path))
		}
	}
	require.Equal(t, []string{"nameAbout name[0]", "ageDeep[1 0]"}, paths)
	// Nothing but the caller's.
	s.grid.HeaderMenu.Without = ^gridui.HeaderParts(0)
	s.Settle()
	s.choose(t, "City", "About city")
	require.Len(t, clicked, 2)
}

func TestHeaderMenuFollowsItsColumn(t *testing.T) {
	s := newHeadMenu(nil)
	s.RightClick(s.head(t, "Name"))
	s.grid.Pinning.Right = []string{"name"}
	s.grid.Sorting.Keys = []gridui.SortKey{{ColumnID: "name"}}
	s.Settle()
	require.True(t, s.grid.HeaderMenuIsOpen())
	require.Contains(t, s.items(), "✓ Pin right")
	require.Contains(t, s.items(), "✓ Sort ascending")
	s.pick(t, "Unpin")
	require.Empty(t, s.grid.Pinning.Right)

	for name, do := range map[string]func(*stage[person]){
		"other columns": func(s *stage[person]) { s.grid.Columns = peopleColumns()[2:] },
		"hidden":        func(s *stage[person]) { s.grid.Visibility.Hidden = []string{"name"} },
		"no columns":    func(s *stage[person]) { s.grid.Columns = nil },
		"switched off":  func(s *stage[person]) { s.grid.HeaderMenu.Mode = gridui.HeaderMenuOff },
	} {
		s := newHeadMenu(nil)
		s.RightClick(s.head(t, "Name"))
		s.Keys("Down")
		do(s)
		for range 3 {
			s.Settle()
		}
		require.False(t, s.grid.HeaderMenuIsOpen(), name)
		require.Contains(t, s.events, gridui.HeaderMenuClosed{Reason: menus.TargetGone}, name)
		require.True(t, s.Settled(), name)
	}
	// A column that becomes a group of the same id is another header.
	s = newHeadMenu(nil)
	s.RightClick(s.head(t, "Name"))
	c := peopleColumns()
	s.grid.Columns = []gridui.Column[person]{c[0], gridui.Group("name", "Name", c[2], c[3])}
	s.Settle()
	require.False(t, s.grid.HeaderMenuIsOpen())
}

func TestOneMenuAtATime(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) { g.Menu.Items = []personItem{{Label: "Edit"}} })
	s.RightClick(100, 100)
	require.True(t, s.grid.MenuIsOpen())
	s.RightClick(300, 20)
	require.False(t, s.grid.MenuIsOpen())
	require.True(t, s.grid.HeaderMenuIsOpen())
	s.RightClick(20, 20)
	require.True(t, s.grid.HeaderMenuIsOpen())
	require.Equal(t, "id", s.grid.Focused().ColumnID)
	s.RightClick(300, 600)
	require.True(t, s.grid.MenuIsOpen())
	require.False(t, s.grid.HeaderMenuIsOpen())
	s.grid.OpenHeaderMenu("age")
	s.Settle()
	require.False(t, s.grid.MenuIsOpen())
	require.True(t, s.grid.HeaderMenuIsOpen(), "it lost the keyboard")
	s.grid.CloseHeaderMenu()
	s.Settle()
	s.Click(100, 100)
	s.grid.OpenHeaderMenu("age")
	s.Settle()
	s.grid.FocusCell(1, "name")
	s.grid.OpenMenu()
	s.Settle()
	require.True(t, s.grid.MenuIsOpen())
	require.False(t, s.grid.HeaderMenuIsOpen())
	s.Keys("Escape", "Down")
	require.True(t, s.Focused(s.grid.Tag()))
	require.True(t, s.Settled())
}

func TestHeaderMenuUnderAFinger(t *testing.T) {
	// Where headers can be moved the finger may be about to: the menu waits.
	s := newHeadMenu(func(g *gridui.Grid[person]) { g.Order.Mode = gridui.OrderGroups })
	s.TouchDown(1, 110, 20)
	s.Advance(time.Second)
	require.False(t, s.grid.HeaderMenuIsOpen())
	s.TouchUp(1, 110, 20)
	require.True(t, s.grid.HeaderMenuIsOpen())
	item, _ := s.Find("Pin left")
	require.Equal(t, 44, item.Bounds.Dy())
	s.Tap(item.Center())
	require.Equal(t, []string{"name"}, s.grid.Pinning.Left)
	require.Empty(t, s.grid.Sorting.Keys)
	s.TouchDown(1, 200, 20)
	s.Advance(time.Second)
	s.TouchMove(1, 400, 25)
	s.TouchUp(1, 400, 25)
	require.False(t, s.grid.HeaderMenuIsOpen())
	require.NotEmpty(t, s.moved())
	// A tap sorts; the focused header has the button.
	s.Tap(s.head(t, "City"))
	require.Len(t, s.grid.Sorting.Keys, 1)
	b, ok := s.control("Column menu")
	require.True(t, ok)
	x, y := b.Center()
	s.Tap(x-14, y)
	require.True(t, s.grid.HeaderMenuIsOpen(), "a finger is broader than the button")
	// Elsewhere it opens while the finger rests.
	s = newHeadMenu(nil)
	s.TouchDown(1, 110, 20)
	s.Advance(gridui.LongPressTime)
	require.True(t, s.grid.HeaderMenuIsOpen())
	s.TouchUp(1, 110, 20)
	require.True(t, s.grid.HeaderMenuIsOpen())
}

func TestTheButtonOfAHeader(t *testing.T) {
	s := newHeadMenu(nil)
	_, ok := s.control("Column menu")
	require.False(t, ok, "nothing is under the pointer")
	s.Move(110, 20)
	b, ok := s.control("Column menu")
	require.True(t, ok)
	require.Equal(t, "Name", b.Description)
	require.Equal(t, image.Rect(133, 9, 155, 31), b.Bounds, "at the end, clear of the edge")
	s.Move(200, 20)
	b, _ = s.control("Column menu")
	require.Equal(t, image.Rect(165, 9, 187, 31), b.Bounds, "numbers stand at the end")
	s.Move(b.Center())
	require.Equal(t, pointer.CursorPointer, s.Cursor())
	s.Move(239, 20)
	require.Equal(t, pointer.CursorColResize, s.Cursor())
	s.Move(300, 100)
	_, ok = s.control("Column menu")
	require.False(t, ok)

	// A press on it that is let go elsewhere does nothing, nor does one drag the header.
	s.grid.Order.Mode = gridui.OrderFree
	s.Settle()
	s.DragFrom(144, 20).To(300, 20)
	require.False(t, s.grid.HeaderMenuIsOpen())
	require.Empty(t, s.moved())
	require.Empty(t, s.grid.Sorting.Keys)
	// A click on it opens the menu below it, another one closes it.
	s.Click(144, 20)
	require.True(t, s.grid.HeaderMenuIsOpen())
	first, _ := s.Find("Sort ascending")
	require.Equal(t, image.Pt(134, 36), first.Bounds.Min)
	s.Click(144, 20)
	require.False(t, s.grid.HeaderMenuIsOpen())

	s.grid.HeaderMenu.NoButton = true
	s.Settle()
	s.Move(110, 20)
	_, ok = s.control("Column menu")
	require.False(t, ok)
}

func TestTheButtonHasATooltip(t *testing.T) {
	s := newHeadMenu(nil)
	s.Move(110, 20)
	s.Move(144, 20)
	s.Advance(time.Second)
	require.Len(t, s.FindAll("Column menu"), 2)
	s.Click(144, 20)
	s.Advance(time.Second)
	require.Len(t, s.FindAll("Column menu"), 1, "the tooltip lies over the menu")
}

func TestTheButtonCoversNoTextAndNoMark(t *testing.T) {
	long := strings.Repeat("long ", 20)
	for _, align := range []gridui.Align{gridui.AlignStart, gridui.AlignCenter, gridui.AlignEnd} {
		for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
			s := newHeadMenu(func(g *gridui.Grid[person]) {
				g.Columns = []gridui.Column[person]{gridui.Field("name", long, func(p person) string { return p.Name }).Wide(140).Align(align)}
			})
			s.style = func(st *gridui.Style[person]) { st.Locale, st.Direction = gridui.English(), dir }
			s.Settle()
			x := float32(70)
			if dir == gridui.DirectionRTL {
				x += 460
			}
			for _, set := range []func(){
				func() {},
				func() { s.grid.Sorting.Keys = []gridui.SortKey{{ColumnID: "name"}} },
				func() { s.grid.SetFilter("name", gridui.Contains("e")) },
			} {
				set()
				s.Leave()
				before := gridtest.PaintOps(s.Ops())
				s.Move(x, 20)
				_, ok := s.control("Column menu")
				require.True(t, ok)
				require.Equal(t, before+2, gridtest.PaintOps(s.Ops()), "there are the hover and the button, and no mark less")
			}
		}
	}
}

func TestNarrowHeadersHaveNoButton(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.Columns = []gridui.Column[person]{gridui.Field("id", "ID", func(p person) string { return p.ID }).Wide(40)}
	})
	s.Move(15, 20)
	_, ok := s.control("Column menu")
	require.False(t, ok)
	s.RightClick(15, 20)
	require.True(t, s.grid.HeaderMenuIsOpen())
}

func TestTheButtonInAHeaderOfTheCallers(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.Columns[1] = gridui.Field("name", "Name", func(p person) string { return p.Name }).Wide(100).
			HeaderCell(func(gtx layout.Context) layout.Dimensions { return layout.Dimensions{Size: gtx.Constraints.Max} })
	})
	s.Move(110, 20)
	s.press(t, "Column menu")
	require.True(t, s.grid.HeaderMenuIsOpen())
}

func TestHeaderMenuUnderAToolbarAndAVeil(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) { g.Loading.Overlay = true })
	s.Move(110, 20)
	s.RightClick(110, 20)
	s.Click(144, 20)
	require.False(t, s.grid.HeaderMenuIsOpen())
	s.grid.Loading.Overlay = false
	s.style = func(st *gridui.Style[person]) {
		st.Locale = gridui.English()
		st.Toolbar = func(layout.Context) layout.Dimensions { return layout.Dimensions{Size: image.Pt(600, 50)} }
	}
	s.Settle()
	s.Move(110, 70)
	s.press(t, "Column menu")
	first, _ := s.Find("Sort ascending")
	require.Equal(t, image.Pt(134, 86), first.Bounds.Min)
}

func TestHeaderMenuHandlers(t *testing.T) {
	var got []string
	h := gridui.Handlers[person]{
		OnHeaderMenuOpen:   func(of gridui.HeaderTarget) { got = append(got, "opened "+of.ColumnID) },
		OnHeaderMenuChoose: func(ev gridui.HeaderMenuChosen) { got = append(got, "chosen "+ev.Item.Label) },
	}
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.HeaderMenu.Items = func(gridui.HeaderTarget) []menus.Item[gridui.HeaderTarget] {
			return []menus.Item[gridui.HeaderTarget]{{Label: "Mine"}}
		}
	})
	s.on = nil
	s.Widget = func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, &s.grid)
		return gridui.New(s.th, &s.grid).Layout(gtx)
	}
	s.Settle()
	s.choose(t, "Name", "Mine")
	s.Settle()
	require.Equal(t, []string{"opened name", "chosen Mine"}, got)
}

func TestAHoveredButtonCostsNothing(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.Sorting.Keys = []gridui.SortKey{{ColumnID: "name"}, {ColumnID: "age"}}
	})
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(0, "age")
	s.Settle()
	s.Keys("Up")
	n, ok := s.control("Column menu")
	require.True(t, ok)
	s.Move(110, float32(n.Bounds.Min.Y+5))
	s.Move(144, float32(n.Bounds.Min.Y+5))
	require.Len(t, s.FindAll("Column menu"), 2)
	s.grid.Hints.Off = true // a tooltip is set anew in each frame
	s.Settle()
	require.Zero(t, s.Allocs(100, nil)-routerAllocs())
}

func TestWithoutHeaderMenuNothingIsDrawnMore(t *testing.T) {
	ops := func(mode gridui.HeaderMenuMode) gridtest.OpCount {
		s := newHeadMenu(func(g *gridui.Grid[person]) { g.HeaderMenu.Mode = mode })
		return gridtest.CountOps(s.Ops())
	}
	require.Equal(t, ops(gridui.HeaderMenuOff), ops(gridui.HeaderMenuOn), "no header is hovered or focused")
}
