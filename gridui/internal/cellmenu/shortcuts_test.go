// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellmenu_test

import (
	"fmt"
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// newShortcuts shows people with a menu whose items write what they are chosen for to chosen.
func newShortcuts(chosen *[]string, set func(g *gridui.Grid[gridstage.Person])) *gridstage.Stage[gridstage.Person] {
	item := func(label, shortcut string, always bool) gridstage.PersonItem {
		return gridstage.PersonItem{Label: label, Shortcut: shortcut, Always: always, OnClick: func(t menus.Target[gridstage.Person]) {
			*chosen = append(*chosen, fmt.Sprint(label, " ", t.RowID, ".", t.ColumnID, " ", t.Text))
		}}
	}
	disabled := item("disabled", "Delete", true)
	disabled.Disabled = true
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.Menu.Items = []gridstage.PersonItem{
			item("closed", "Mod+E", false), item("mail", "Mod+M", true), item("down", "Down", true), item("key", "K", true), item("bad", "Mod+", true),
			disabled, {Label: "more", Children: []gridstage.PersonItem{item("deep", "Mod+Shift+D", true)}},
			{Label: "off", Disabled: true, Children: []gridstage.PersonItem{item("under", "Mod+U", true)}},
		}
		g.SetRows(gridstage.People(5))
		if set != nil {
			set(g)
		}
	})
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(1, "name")
	s.Settle()
	return s
}

func TestShortcutsOfItemsActWhileTheMenuIsClosed(t *testing.T) {
	for keys, want := range map[string][]string{
		"Shortcut+M": {"mail p1.name Lee"}, "Shortcut+E": nil, "Shortcut+Shift+D": {"deep p1.name Lee"}, "Shortcut+U": nil, "K": {"key p1.name Lee"}, "Delete": nil,
	} {
		var chosen []string
		s := newShortcuts(&chosen, nil)
		s.Keys(keys)
		s.Settle()
		require.Equal(t, want, chosen, keys)
		require.False(t, s.Grid.MenuIsOpen())
	}
}

func TestShortcutsOfItemsPrecedeTheKeysOfTheGrid(t *testing.T) {
	var chosen []string
	s := newShortcuts(&chosen, nil)
	s.Keys("Down")
	s.Settle()
	require.Equal(t, []string{"down p1.name Lee"}, chosen)
	require.Equal(t, "p1 name", gridstage.FocusedCell(s), "the focus stays")
	s.Keys("Up", "Shortcut+M")
	s.Settle()
	require.Equal(t, []string{"down p1.name Lee", "mail p0.name Kim"}, chosen)
}

func TestShortcutsOfItemsRestInEditors(t *testing.T) {
	var chosen []string
	s := newShortcuts(&chosen, func(g *gridui.Grid[gridstage.Person]) {
		g.Editing.Enabled = true
		g.Columns[1] = gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Edit(func(p *gridstage.Person, v string) { p.Name = v })
	})
	s.TypeKeys("k")
	s.Settle()
	require.Equal(t, []string{"key p1.name Lee"}, chosen, "the letter is the shortcut")
	require.Empty(t, gridstage.EditedCell(s), "and types nothing")
	s.Keys("F2")
	s.Settle()
	s.TypeKeys("k")
	s.Keys("Down", "Shortcut+M")
	s.Settle()
	require.Equal(t, "p1 name", gridstage.EditedCell(s))
	require.Len(t, chosen, 1)
}

// TestShortcutsDoNotAskForTheItemsOfACell has a menu whose items depend on the cell: the program is not asked for them
// while the menu is closed.
func TestShortcutsDoNotAskForTheItemsOfACell(t *testing.T) {
	var chosen []string
	s := newShortcuts(&chosen, func(g *gridui.Grid[gridstage.Person]) {
		for i := range g.Menu.Items {
			g.Menu.Items[i].DisabledFor = func(p gridstage.Person) bool { return p.ID != "p1" }
		}
		g.Menu.ItemsFor = func(gridui.CellContext[gridstage.Person]) []gridstage.PersonItem {
			require.Fail(t, "the menu did not open")
			return nil
		}
	})
	s.Keys("Shortcut+M")
	s.Settle()
	require.Equal(t, []string{"mail p1.name Lee"}, chosen)
	s.Grid.FocusCell(2, "name")
	s.Settle()
	s.Keys("Shortcut+M")
	s.Settle()
	require.Len(t, chosen, 1, "the item is disabled for another row")
}

func TestShortcutsOfItemsOfGroups(t *testing.T) {
	var chosen []string
	s := newShortcuts(&chosen, func(g *gridui.Grid[gridstage.Person]) {
		g.Grouping.By = []string{"name"}
		g.Menu.GroupItems = []gridstage.PersonItem{{Label: "group", Shortcut: "Mod+M", Always: true, OnClick: func(t menus.Target[gridstage.Person]) {
			chosen = append(chosen, "group "+t.Text)
		}}}
	})
	s.Keys("Shortcut+Home", "Shortcut+M")
	s.Settle()
	require.Equal(t, []string{"group Kim (1)"}, chosen)
}

func TestShortcutsOfItemsAreReported(t *testing.T) {
	var chosen []string
	s := newShortcuts(&chosen, func(g *gridui.Grid[gridstage.Person]) {
		g.Menu.SelectRow, g.Selection.Mode = true, option.SelectMulti
	})
	s.Events = nil
	s.Keys("Shortcut+Shift+D")
	s.Settle()
	for _, ev := range s.Events {
		if ev, is := ev.(menus.Chosen[gridstage.Person]); is {
			require.Equal(t, []int{6, 0}, ev.Path)
			require.Equal(t, "p1", ev.Target.RowID)
			require.True(t, s.Grid.Row("p1").IsSelected())
			return
		}
	}
	require.Fail(t, "there is no event", "%v", s.Events)
}
