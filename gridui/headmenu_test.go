// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"strings"
	"testing"
	"time"

	"gioui.org/io/key"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// newHeadMenu is a grid of people with all that the menu of headers is about.
func newHeadMenu(set func(*gridui.Grid[person])) *stage[person] {
	s := newStage(image.Pt(600, 640), func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.RowID = func(p person) string { return p.ID }
		g.HeaderMenu.Enabled = true
		g.Sorting.Mode = option.SortMulti
		g.Filtering.Enabled = true
		g.ColumnPinning.Mode = option.ColumnPinMenu
		g.ColumnSizing.Mode = option.ColumnResizeLive
		g.SetRows(people(100))
		if set != nil {
			set(g)
		}
	})
	s.style = func(st *gridui.Style) { st.Locale = locale.English() }
	s.Settle()
	s.events = nil
	return s
}

// head is the middle of a header.
func (s *stage[T]) head(t *testing.T, name string) (x, y float32) {
	t.Helper()
	for _, n := range s.FindAll(name) {
		if n.Label == name && strings.Contains(n.Description, ", column header") {
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
		if !strings.Contains(n.Description, ", menu item") {
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
		if n.Label == item && strings.Contains(n.Description, ", menu item") {
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
		"by the caller": func(s *stage[person]) { s.grid.Column("name").OpenMenu(); s.Settle() },
	} {
		t.Run(name, func(t *testing.T) {
			s := newHeadMenu(nil)
			open(s)
			require.True(t, s.grid.HeaderMenuIsOpen())
			require.False(t, s.grid.MenuIsOpen())
			require.Contains(t, s.events, events.HeaderMenuOpened{HeaderTarget: option.HeaderTarget{ColumnID: "name"}})
			require.Empty(t, s.grid.Sorting.Keys, "it also sorted")
			s.Keys("Escape")
			s.Settle()
			require.False(t, s.grid.HeaderMenuIsOpen())
			require.Equal(t, events.HeaderMenuClosed{Reason: menus.Escape}, s.events[len(s.events)-1])
			require.True(t, s.Focused(s.grid.Tag()), "the keyboard did not come back")
			require.Equal(t, "name", s.grid.Focused().ColumnID)
			s.Keys("Right")
			require.Equal(t, "age", s.grid.Focused().ColumnID)
			require.True(t, s.Settled())
		})
	}
}

func TestHeaderMenuIsOffByDefault(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) { g.HeaderMenu = option.HeaderMenu{} })
	s.Move(110, 20)
	_, ok := s.control("Column menu")
	require.False(t, ok)
	s.RightClick(110, 20)
	s.LongPress(110, 20)
	s.grid.Column("name").OpenMenu()
	s.Keys("Alt+Down", "Shift+F10")
	require.False(t, s.grid.HeaderMenuIsOpen())
}

func TestHeaderMenuByKeys(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.Keys.Bind = []option.Binding{{Name: "M", Modifiers: key.ModAlt, Action: option.ActionHeaderMenu}, {Name: key.NameDownArrow, Modifiers: key.ModAlt}}
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

func TestHeaderMenuFollowsItsColumn(t *testing.T) {
	s := newHeadMenu(nil)
	s.RightClick(s.head(t, "Name"))
	s.grid.ColumnPinning.Right = []string{"name"}
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "name"}}
	s.Settle()
	require.True(t, s.grid.HeaderMenuIsOpen())
	require.Contains(t, s.items(), "✓ Pin right")
	require.Contains(t, s.items(), "✓ Sort ascending")
	s.pick(t, "Unpin")
	require.Empty(t, s.grid.ColumnPinning.Right)

	for name, do := range map[string]func(*stage[person]){
		"other columns": func(s *stage[person]) { s.grid.Columns = peopleColumns()[2:] },
		"hidden":        func(s *stage[person]) { s.grid.ColumnVisibility.Hidden = []string{"name"} },
		"no columns":    func(s *stage[person]) { s.grid.Columns = nil },
		"switched off":  func(s *stage[person]) { s.grid.HeaderMenu.Enabled = false },
	} {
		s := newHeadMenu(nil)
		s.RightClick(s.head(t, "Name"))
		s.Keys("Down")
		do(s)
		for range 3 {
			s.Settle()
		}
		require.False(t, s.grid.HeaderMenuIsOpen(), name)
		require.Contains(t, s.events, events.HeaderMenuClosed{Reason: menus.TargetGone}, name)
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
	s.grid.Column("age").OpenMenu()
	s.Settle()
	require.False(t, s.grid.MenuIsOpen())
	require.True(t, s.grid.HeaderMenuIsOpen(), "it lost the keyboard")
	s.grid.CloseHeaderMenu()
	s.Settle()
	s.Click(100, 100)
	s.grid.Column("age").OpenMenu()
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
	s := newHeadMenu(func(g *gridui.Grid[person]) { g.ColumnOrder.Mode = option.ColumnOrderWithinGroups })
	s.TouchDown(1, 110, 20)
	s.Advance(time.Second)
	require.False(t, s.grid.HeaderMenuIsOpen())
	s.TouchUp(1, 110, 20)
	require.True(t, s.grid.HeaderMenuIsOpen())
	item, _ := s.Find("Pin left")
	require.Equal(t, 44, item.Bounds.Dy())
	s.Tap(item.Center())
	require.Equal(t, []string{"name"}, s.grid.ColumnPinning.Left)
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

func TestHeaderMenuUnderAToolbarAndAVeil(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) { g.Loading.Overlay = true })
	s.Move(110, 20)
	s.RightClick(110, 20)
	s.Click(144, 20)
	require.False(t, s.grid.HeaderMenuIsOpen())
	s.grid.Loading.Overlay = false
	s.style = func(st *gridui.Style) {
		st.Locale = locale.English()
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
	h := gridui.Handlers{
		gridui.On(func(ev events.HeaderMenuOpened) { got = append(got, "opened "+ev.ColumnID) }),
		gridui.On(func(ev events.HeaderMenuChosen) { got = append(got, "chosen "+ev.Item.Label) }),
	}
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.HeaderMenu.Items = func(option.HeaderTarget) []menus.Item[option.HeaderTarget] {
			return []menus.Item[option.HeaderTarget]{{Label: "Mine"}}
		}
	})
	s.on = nil
	s.Widget = func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, &s.grid)
		style := gridui.New(s.th, &s.grid)
		style.Locale.Spoken = locale.English().Spoken
		return style.Layout(gtx)
	}
	s.Settle()
	s.choose(t, "Name", "Mine")
	s.Settle()
	require.Equal(t, []string{"opened name", "chosen Mine"}, got)
}

func TestAHeaderMenuThatIsOffScrollsNothing(t *testing.T) {
	s := newNumbers(10, 100)
	s.grid.Column("c80").OpenMenu()
	s.Settle()
	x, _ := s.grid.ScrollOffset()
	require.Zero(t, x)
	require.False(t, s.grid.HeaderMenuIsOpen())
}
