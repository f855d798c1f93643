// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

type PersonItem = menus.Item[Person]

// NewMenu returns a grid of n people with a menu. It appends the label and the target of each
// chosen item to chosen.
func NewMenu(n int, chosen *[]string) *Stage[Person] {
	note := func(name string) func(menus.Target[Person]) {
		return func(t menus.Target[Person]) {
			*chosen = append(*chosen, fmt.Sprintf("%s %s.%s=%v %q", name, t.RowID, t.ColumnID, t.Value, t.Text))
		}
	}
	return New(image.Pt(400, 300), func(g *gridui.Grid[Person]) {
		g.Columns = PeopleColumns()
		g.RowID = func(p Person) string { return p.ID }
		g.Menu.Items = []PersonItem{
			menus.MakeCopyCellItem[Person](menus.CopyCellOptions{Label: "Copy"}),
			{Label: "Edit", OnClick: note("edit"), Shortcut: "Ctrl+E"},
			{Separator: true},
			{Label: "More", Children: []PersonItem{{Label: "Deep", OnClick: note("deep")}, {Label: "Never", Disabled: true}}},
			{Label: "Minors only", DisabledFor: func(p Person) bool { return p.Age >= 18 }, OnClick: note("minor")},
		}
		g.SetRows(People(n))
	})
}

// NewHeadMenu returns a grid of people with all features of the header menu.
func NewHeadMenu(set func(*gridui.Grid[Person])) *Stage[Person] {
	s := New(image.Pt(600, 640), func(g *gridui.Grid[Person]) {
		g.Columns = PeopleColumns()
		g.RowID = func(p Person) string { return p.ID }
		g.HeaderMenu.Enabled = true
		g.Sorting.Mode = option.SortMulti
		g.Filtering.Enabled = true
		g.ColumnPinning.Mode = option.ColumnPinMenu
		g.ColumnSizing.Mode = option.ColumnResizeLive
		g.SetRows(People(100))
		if set != nil {
			set(g)
		}
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Settle()
	s.Events = nil
	return s
}

// Items returns the labels of the open menu, with a sign for items that are on, and in parentheses
// for disabled ones.
func (s *Stage[T]) Items() (out []string) {
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

// PickItem clicks an item of the open menu.
func (s *Stage[T]) PickItem(t *testing.T, item string) {
	t.Helper()
	for _, n := range s.FindAll(item) {
		if n.Label == item && strings.Contains(n.Description, ", menu item") {
			s.Click(n.Center())
			return
		}
	}
	t.Fatalf("no item %q among %q", item, s.Items())
}

// MenuItem returns the item of an open menu.
func MenuItem[T any](t *testing.T, s *Stage[T], label string) gridtest.Node {
	t.Helper()
	for _, n := range s.FindAll(label) {
		if n.Label == label && (strings.Contains(n.Description, "menu item") || strings.Contains(n.Description, "메뉴 항목")) {
			return n
		}
	}
	t.Fatalf("no item %q: %s", label, s.Dump())
	return gridtest.Node{}
}
