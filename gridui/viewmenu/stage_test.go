// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewmenu_test

import (
	"image"
	"strings"
	"testing"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
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

// locked are the views of the program.
func locked() []option.NamedView {
	return []option.NamedView{
		{Name: "Standard", View: option.View{Sorting: []option.SortKey{}, Hidden: []string{}, Filters: nil}},
		{Name: "Large first", View: option.View{Sorting: []option.SortKey{{ColumnID: "people", Desc: true}}}},
	}
}

// stage is a grid with a menu of views on a harness.
type stage struct {
	*gridtest.Harness
	grid   gridui.Grid[city]
	menu   viewmenu.Menu
	store  storage.Store
	size   image.Point
	th     *material.Theme
	look   gridui.Style
	style  func(*gridui.Style)
	events []events.Event
}

func newStage(set func(s *stage)) *stage {
	s := &stage{th: material.NewTheme(), store: new(storage.Memory), size: image.Pt(700, 500)}
	s.th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	s.grid.Columns = []gridui.Column[city]{
		gridui.Field("name", "Name", func(c city) string { return c.Name }).Width(150),
		gridui.Field("country", "Country", func(c city) string { return c.Country }).Width(150),
		gridui.Field("people", "People", func(c city) int { return c.People }).Width(150),
	}
	s.grid.RowID = func(c city) string { return c.Name }
	s.grid.Filtering.Enabled = true
	s.grid.Sorting.Mode = option.SortMulti
	s.grid.SetRows(cities())
	s.menu.Locked, s.menu.Key = locked(), "views"
	s.grid.Extensions = []gridui.Extension{&s.menu}
	if set != nil {
		set(s)
	}
	s.menu.Store = s.store
	s.Harness = gridtest.New(s.size, s.layout)
	s.rest()
	s.events = nil
	return s
}

func (s *stage) layout(gtx layout.Context) layout.Dimensions {
	for {
		ev, ok := s.grid.Update(gtx)
		if !ok {
			break
		}
		s.events = append(s.events, ev)
	}
	s.look = gridui.New(s.th, &s.grid)
	s.look.Locale = locale.English()
	if s.style != nil {
		s.style(&s.look)
	}
	return s.look.Layout(gtx)
}

// rest lets what was asked of the store end, and all that comes of it.
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

// button is the label of the button.
func (s *stage) button(t *testing.T) string {
	t.Helper()
	for _, n := range s.Nodes() {
		if n.Label == s.look.Locale.Views.Views || strings.HasPrefix(n.Label, s.look.Locale.Views.Views+": ") {
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
	t.Fatalf("no item %q in %q", item, s.items())
}

// items are the labels of the open menu; those that are checked or off are marked so.
func (s *stage) items() (out []string) {
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

// typed answers the line that asks for a name.
func (s *stage) typed(name string) {
	s.Keys("Ctrl+A", "Backspace")
	s.Type(name)
	s.Keys("Return")
	s.rest()
}

// names are the names of the views in the store.
func (s *stage) names(t *testing.T) []string {
	t.Helper()
	v := gridui.Views{Key: "views", Store: s.store}
	names, err := v.Names()
	require.NoError(t, err)
	return names
}

// told are the events of a type.
func told[E events.Event](s *stage) (out []E) {
	for _, ev := range s.events {
		if ev, ok := ev.(E); ok {
			out = append(out, ev)
		}
	}
	return out
}
