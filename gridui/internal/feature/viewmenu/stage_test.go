// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewmenu_test

import (
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/viewmenu"
	"github.com/giogrid/giogrid/storage"
)

// city is the row of the tests.
type city struct {
	Name, Country string
	People        int
}

func cities() []city {
	return []city{{"Seoul", "Korea", 9_600_000}, {"Busan", "Korea", 3_400_000}, {"Paris", "France", 2_100_000}, {"Lyon", "France", 520_000}}
}

// locked returns the views of the program.
func locked() []option.NamedView {
	return []option.NamedView{
		{Name: "Standard", View: option.View{Sorting: []option.SortKey{}, Hidden: []string{}, Filters: nil}},
		{Name: "Large first", View: option.View{Sorting: []option.SortKey{{ColumnID: "people", Desc: true}}}},
	}
}

// stage is a grid with a menu of views on a harness.
type stage struct {
	*gridtest.Harness
	gridstage.Stage[city]
	menu  viewmenu.Menu
	store storage.Store
	size  image.Point
}

func newStage(set func(s *stage)) *stage {
	s := &stage{store: new(storage.Memory), size: image.Pt(700, 500)}
	s.Grid.Columns = []gridui.Column[city]{
		gridui.Field("name", "Name", func(c city) string { return c.Name }).Width(150),
		gridui.Field("country", "Country", func(c city) string { return c.Country }).Width(150),
		gridui.Field("people", "People", func(c city) int { return c.People }).Width(150),
	}
	s.Grid.RowID = func(c city) string { return c.Name }
	s.Grid.Filtering.Enabled = true
	s.Grid.Sorting.Mode = option.SortMulti
	s.Grid.SetRows(cities())
	s.menu.Locked, s.menu.Key = locked(), "views"
	s.Grid.Extensions = []gridui.Extension{&s.menu}
	if set != nil {
		set(s)
	}
	s.menu.Store = s.store
	s.Harness = s.Show(s.size)
	s.rest()
	s.Events = nil
	return s
}

// rest waits until the requests to the store have ended, with their results.
func (s *stage) rest() {
	s.Settle()
	s.menu.Wait()
	s.Settle()
}

// has reports whether something is called so.
func (s *stage) has(label string) bool {
	_, ok := s.Find(label)
	return ok
}

// click clicks what has a label.
func (s *stage) click(t *testing.T, label string) {
	t.Helper()
	n, ok := s.Find(label)
	require.True(t, ok, "nothing is called %q in\n%s", label, s.Dump())
	s.Click(n.Center())
	s.rest()
}

// button returns the label of the button.
func (s *stage) button(t *testing.T) string {
	t.Helper()
	for _, n := range s.Nodes() {
		if n.Label == s.Look.Locale.Views.Views || strings.HasPrefix(n.Label, s.Look.Locale.Views.Views+": ") {
			return n.Label
		}
	}
	t.Fatalf("no button in\n%s", s.Dump())
	return ""
}

// open opens the menu.
func (s *stage) open(t *testing.T) {
	t.Helper()
	s.click(t, s.button(t))
}

// pick opens the menu and clicks an item.
func (s *stage) pick(t *testing.T, item string) {
	t.Helper()
	s.open(t)
	for _, n := range s.Nodes() {
		if n.Label == item && strings.Contains(n.Description, ", menu item") {
			s.Click(n.Center())
			s.rest()
			return
		}
	}
	t.Fatalf("no item %q in %q", item, s.Items())
}

// typed enters a name in the line, and submits it.
func (s *stage) typed(name string) {
	s.Keys("Ctrl+A", "Backspace")
	s.Type(name)
	s.Keys("Return")
	s.rest()
}

// names returns the names of the views in the store.
func (s *stage) names(t *testing.T) []string {
	t.Helper()
	v := gridui.Views{Key: "views", Store: s.store}
	names, err := v.Names()
	require.NoError(t, err)
	return names
}
