// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"image"
	"strconv"
	"testing"
	"time"

	"gioui.org/io/semantic"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// NewSpeaking returns a grid in which all parts can be opened.
func NewSpeaking(set func(*gridui.Grid[Person])) *Stage[Person] {
	return New(image.Pt(640, 480), func(g *gridui.Grid[Person]) {
		g.Columns = []gridui.Column[Person]{
			gridui.Field("id", "ID", func(p Person) string { return p.ID }).Width(80),
			gridui.Field("name", "Name", func(p Person) string { return p.Name }).Width(120).
				Edit(func(p *Person, v string) { p.Name = v }),
			gridui.Field("age", "Age", func(p Person) int { return p.Age }).Width(90).
				Edit(func(p *Person, v int) { p.Age = v }),
			gridui.Field("city", "City", func(p Person) string { return p.City }).Width(120).
				Edit(func(p *Person, v string) { p.City = v }).
				Choices(func(Person) []string { return []string{"City 1", "City 2", "City 3"} }),
			gridui.Bool("old", "Old", func(p Person) bool { return p.Age > 40 }).Width(60).
				Edit(func(p *Person, v bool) { p.Age = 41 }),
			gridui.Time("born", "Born", func(p Person) time.Time { return time.Date(2000, 1, p.Age, 0, 0, 0, 0, time.UTC) }).
				Layout(time.DateOnly).Width(120).Edit(func(*Person, time.Time) {}),
		}
		g.RowID = func(p Person) string { return p.ID }
		g.Sorting.Mode, g.Filtering.Enabled = option.SortMulti, true
		g.Selection.Mode, g.Editing.Enabled = option.SelectMulti, true
		g.HeaderMenu.Enabled, g.RowPins.Enabled = true, true
		g.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Handle: true}
		g.Paging = option.Paging{Enabled: true, Size: 10}
		g.Menu.Items = []menus.Item[Person]{
			{Label: "Open"}, {Label: "Refused", Disabled: true}, {Separator: true}, {Label: "More", Children: []menus.Item[Person]{{Label: "Deep"}}},
		}
		g.SetRows(People(40))
		if set != nil {
			set(g)
		}
	})
}

// AuditSemantics checks all semantic nodes: a node that takes presses or has a role has a name, no
// node is outside the window, and no two nodes overlap in conflict.
func AuditSemantics(t *testing.T, h *gridtest.Harness, name string) {
	window := image.Rectangle{Max: h.Size}
	namedEditors(t, h.Root(), false, name)
	for _, n := range h.Nodes()[1:] {
		if n.Class != semantic.Unknown && n.Class != semantic.Editor {
			require.NotEmpty(t, n.Label, "%s: a role without a name: %v", name, n)
		}
		if n.Label+n.Description == "" {
			continue // the area of an input tag
		}
		require.False(t, n.Bounds.Empty(), "%s: a node of no size: %v", name, n)
		require.True(t, n.Bounds.Overlaps(window), "%s: outside the window: %v", name, n)
	}
	for _, n := range h.Nodes() {
		places := map[image.Rectangle]gridtest.Node{}
		for _, c := range n.Children {
			if c.Label+c.Description == "" {
				continue
			}
			other, taken := places[c.Bounds]
			require.False(t, taken, "%s: two nodes in one place: %v and %v", name, other, c)
			places[c.Bounds] = c
		}
	}
}

// namedEditors checks that each editor has a name or is in a named node: Gio describes its editors
// without a name.
func namedEditors(t *testing.T, n gridtest.Node, named bool, name string) {
	if n.Class == semantic.Editor {
		named = named || n.Label+n.Description != ""
		require.True(t, named, "%s: an editor without a name: %v", name, n)
	}
	for _, c := range n.Children {
		namedEditors(t, c, named, name)
	}
}

// MiddleOf returns the centre of the node with exactly a label, in pixels.
func MiddleOf(t *testing.T, s *Stage[Person], label string) (x, y float32) {
	t.Helper()
	n, ok := s.Find(label)
	require.True(t, ok, "no %q", label)
	return n.Center()
}

// Commas returns a number as the grid speaks it.
func Commas(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

func English(st *gridui.Style) { st.Locale = locale.For("en") }
