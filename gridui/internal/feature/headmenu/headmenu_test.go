// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu_test

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
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// head returns the middle of a header.
func head[T any](s *gridstage.Stage[T], t *testing.T, name string) (x, y float32) {
	t.Helper()
	for _, n := range s.FindAll(name) {
		if n.Label == name && strings.Contains(n.Description, ", column header") {
			return n.Center()
		}
	}
	t.Fatalf("no header %q", name)
	return 0, 0
}

// choose opens the menu of a header and clicks an item.
func choose[T any](s *gridstage.Stage[T], t *testing.T, header, item string) {
	t.Helper()
	s.RightClick(head(s, t, header))
	require.True(t, s.Grid.HeaderMenuIsOpen())
	s.PickItem(t, item)
}

func TestHeaderMenuOpensInEachWay(t *testing.T) {
	keyed := func(keys ...string) func(*gridstage.Stage[gridstage.Person]) {
		return func(s *gridstage.Stage[gridstage.Person]) {
			s.Focus(s.Grid.Tag())
			s.Grid.FocusCell(0, "name")
			s.Settle()
			s.Keys("Up")
			s.Keys(keys...)
		}
	}
	for name, open := range map[string]func(*gridstage.Stage[gridstage.Person]){
		"right click": func(s *gridstage.Stage[gridstage.Person]) { s.RightClick(110, 20) },
		"button": func(s *gridstage.Stage[gridstage.Person]) {
			s.Move(110, 20)
			s.PressControl(t, "Column menu")
		},
		"button of the focused header": func(s *gridstage.Stage[gridstage.Person]) {
			keyed()(s)
			s.PressControl(t, "Column menu")
		},
		"long press":    func(s *gridstage.Stage[gridstage.Person]) { s.LongPress(110, 20) },
		"Alt+Down":      keyed("Alt+Down"),
		"Shift+F10":     keyed("Shift+F10"),
		"by the caller": func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Column("name").OpenMenu(); s.Settle() },
	} {
		t.Run(name, func(t *testing.T) {
			s := gridstage.NewHeadMenu(nil)
			open(s)
			require.True(t, s.Grid.HeaderMenuIsOpen())
			require.False(t, s.Grid.MenuIsOpen())
			require.Contains(t, s.Events, events.MenuOpened{ColumnID: "name", Header: true})
			require.Empty(t, s.Grid.Sorting.Keys, "it also sorted")
			s.Keys("Escape")
			s.Settle()
			require.False(t, s.Grid.HeaderMenuIsOpen())
			require.Equal(t, events.MenuClosed{Reason: menus.Escape, Header: true}, s.Events[len(s.Events)-1])
			require.True(t, s.Focused(s.Grid.Tag()), "the keyboard did not come back")
			require.Equal(t, "name", s.Grid.Focused().ColumnID)
			s.Keys("Right")
			require.Equal(t, "age", s.Grid.Focused().ColumnID)
			require.True(t, s.Settled())
		})
	}
}

func TestHeaderMenuIsOffByDefault(t *testing.T) {
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) { g.HeaderMenu = option.HeaderMenu{} })
	s.Move(110, 20)
	_, ok := s.Control("Column menu")
	require.False(t, ok)
	s.RightClick(110, 20)
	s.LongPress(110, 20)
	s.Grid.Column("name").OpenMenu()
	s.Keys("Alt+Down", "Shift+F10")
	require.False(t, s.Grid.HeaderMenuIsOpen())
}

func TestHeaderMenuByKeys(t *testing.T) {
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.Keys.Bind = []option.Binding{{Name: "M", Modifiers: key.ModAlt, Action: option.ActionHeaderMenu}, {Name: key.NameDownArrow, Modifiers: key.ModAlt}}
	})
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "age")
	s.Settle()
	s.Keys("Alt+M")
	require.False(t, s.Grid.HeaderMenuIsOpen(), "a cell has the focus")
	s.Keys("Up", "Alt+Down")
	require.False(t, s.Grid.HeaderMenuIsOpen(), "the key is bound to nothing")
	s.Keys("Alt+M")
	require.True(t, s.Grid.HeaderMenuIsOpen())
	require.Equal(t, "Sort ascending", lit(s))
	// The displayed shortcut works.
	s.Keys("Ctrl+Enter")
	s.Settle()
	require.True(t, s.PanelOpen())
}

func TestHeaderMenuFollowsItsColumn(t *testing.T) {
	s := gridstage.NewHeadMenu(nil)
	s.RightClick(head(s, t, "Name"))
	s.Grid.ColumnPinning.Right = []string{"name"}
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "name"}}
	s.Settle()
	require.True(t, s.Grid.HeaderMenuIsOpen())
	require.Contains(t, s.Items(), "✓ Pin right")
	require.Contains(t, s.Items(), "✓ Sort ascending")
	s.PickItem(t, "Unpin")
	require.Empty(t, s.Grid.ColumnPinning.Right)

	for name, do := range map[string]func(*gridstage.Stage[gridstage.Person]){
		"other columns": func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Columns = gridstage.PeopleColumns()[2:] },
		"hidden":        func(s *gridstage.Stage[gridstage.Person]) { s.Grid.ColumnVisibility.Hidden = []string{"name"} },
		"no columns":    func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Columns = nil },
		"switched off":  func(s *gridstage.Stage[gridstage.Person]) { s.Grid.HeaderMenu.Enabled = false },
	} {
		s := gridstage.NewHeadMenu(nil)
		s.RightClick(head(s, t, "Name"))
		s.Keys("Down")
		do(s)
		for range 3 {
			s.Settle()
		}
		require.False(t, s.Grid.HeaderMenuIsOpen(), name)
		require.Contains(t, s.Events, events.MenuClosed{Reason: menus.TargetGone, Header: true}, name)
		require.True(t, s.Settled(), name)
	}
	// A column that becomes a group of the same id is another header.
	s = gridstage.NewHeadMenu(nil)
	s.RightClick(head(s, t, "Name"))
	c := gridstage.PeopleColumns()
	s.Grid.Columns = []gridui.Column[gridstage.Person]{c[0], gridui.Group("name", "Name", c[2], c[3])}
	s.Settle()
	require.False(t, s.Grid.HeaderMenuIsOpen())
}

func TestOneMenuAtATime(t *testing.T) {
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) { g.Menu.Items = []gridstage.PersonItem{{Label: "Edit"}} })
	s.RightClick(100, 100)
	require.True(t, s.Grid.MenuIsOpen())
	s.RightClick(300, 20)
	require.False(t, s.Grid.MenuIsOpen())
	require.True(t, s.Grid.HeaderMenuIsOpen())
	s.RightClick(20, 20)
	require.True(t, s.Grid.HeaderMenuIsOpen())
	require.Equal(t, "id", s.Grid.Focused().ColumnID)
	s.RightClick(300, 600)
	require.True(t, s.Grid.MenuIsOpen())
	require.False(t, s.Grid.HeaderMenuIsOpen())
	s.Grid.Column("age").OpenMenu()
	s.Settle()
	require.False(t, s.Grid.MenuIsOpen())
	require.True(t, s.Grid.HeaderMenuIsOpen(), "it lost the keyboard")
	s.Grid.CloseHeaderMenu()
	s.Settle()
	s.Click(100, 100)
	s.Grid.Column("age").OpenMenu()
	s.Settle()
	s.Grid.FocusCell(1, "name")
	s.Grid.OpenMenu()
	s.Settle()
	require.True(t, s.Grid.MenuIsOpen())
	require.False(t, s.Grid.HeaderMenuIsOpen())
	s.Keys("Escape", "Down")
	require.True(t, s.Focused(s.Grid.Tag()))
	require.True(t, s.Settled())
}

func TestHeaderMenuUnderAFinger(t *testing.T) {
	// Where headers can be moved the finger may be about to: the menu waits.
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) { g.ColumnOrder.Mode = option.ColumnOrderWithinGroups })
	s.TouchDown(1, 110, 20)
	s.Advance(time.Second)
	require.False(t, s.Grid.HeaderMenuIsOpen())
	s.TouchUp(1, 110, 20)
	require.True(t, s.Grid.HeaderMenuIsOpen())
	item, _ := s.Find("Pin left")
	require.Equal(t, 44, item.Bounds.Dy())
	s.Tap(item.Center())
	require.Equal(t, []string{"name"}, s.Grid.ColumnPinning.Left)
	require.Empty(t, s.Grid.Sorting.Keys)
	s.TouchDown(1, 200, 20)
	s.Advance(time.Second)
	s.TouchMove(1, 400, 25)
	s.TouchUp(1, 400, 25)
	require.False(t, s.Grid.HeaderMenuIsOpen())
	require.NotEmpty(t, s.ColumnMoves())
	// A tap sorts; the focused header has the button.
	s.Tap(head(s, t, "City"))
	require.Len(t, s.Grid.Sorting.Keys, 1)
	b, ok := s.Control("Column menu")
	require.True(t, ok)
	x, y := b.Center()
	s.Tap(x-14, y)
	require.True(t, s.Grid.HeaderMenuIsOpen(), "a finger is broader than the button")
	// Elsewhere it opens while the finger rests.
	s = gridstage.NewHeadMenu(nil)
	s.TouchDown(1, 110, 20)
	s.Advance(host.LongPressTime)
	require.True(t, s.Grid.HeaderMenuIsOpen())
	s.TouchUp(1, 110, 20)
	require.True(t, s.Grid.HeaderMenuIsOpen())
}

func TestHeaderMenuUnderAToolbarAndAVeil(t *testing.T) {
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) { g.Loading.Overlay = true })
	s.Move(110, 20)
	s.RightClick(110, 20)
	s.Click(144, 20)
	require.False(t, s.Grid.HeaderMenuIsOpen())
	s.Grid.Loading.Overlay = false
	s.Style = func(st *gridui.Style) {
		st.Locale = locale.For("en")
		st.Toolbar = func(layout.Context) layout.Dimensions { return layout.Dimensions{Size: image.Pt(600, 50)} }
	}
	s.Settle()
	s.Move(110, 70)
	s.PressControl(t, "Column menu")
	first, _ := s.Find("Sort ascending")
	require.Equal(t, image.Pt(134, 86), first.Bounds.Min)
}

func TestHeaderMenuHandlers(t *testing.T) {
	var got []string
	h := gridui.Handlers{
		gridui.On(func(ev events.MenuOpened) { got = append(got, "opened "+ev.ColumnID) }),
		gridui.On(func(ev menus.Chosen[option.HeaderTarget]) { got = append(got, "chosen "+ev.Item.Label) }),
	}
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.HeaderMenu.Items = func(option.HeaderTarget) []menus.Item[option.HeaderTarget] {
			return []menus.Item[option.HeaderTarget]{{Label: "Mine"}}
		}
	})
	s.On = nil
	s.Widget = func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, &s.Grid)
		style := gridui.New(s.Theme, &s.Grid)
		style.Locale.Spoken = locale.For("en").Spoken
		return style.Layout(gtx)
	}
	s.Settle()
	choose(s, t, "Name", "Mine")
	s.Settle()
	require.Equal(t, []string{"opened name", "chosen Mine"}, got)
}

func TestAHeaderMenuThatIsOffScrollsNothing(t *testing.T) {
	s := gridstage.NewNumbers(10, 100)
	s.Grid.Column("c80").OpenMenu()
	s.Settle()
	x, _ := s.Grid.ScrollOffset()
	require.Zero(t, x)
	require.False(t, s.Grid.HeaderMenuIsOpen())
}
