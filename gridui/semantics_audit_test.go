// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"testing"
	"time"

	"gioui.org/io/semantic"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// speaking is a grid in which everything can be opened.
func speaking(set func(*gridui.Grid[person])) *stage[person] {
	return newStage(image.Pt(640, 480), func(g *gridui.Grid[person]) {
		g.Columns = []gridui.Column[person]{
			gridui.Field("id", "ID", func(p person) string { return p.ID }).Width(80),
			gridui.Field("name", "Name", func(p person) string { return p.Name }).Width(120).
				Edit(func(p *person, v string) { p.Name = v }),
			gridui.Field("age", "Age", func(p person) int { return p.Age }).Width(90).
				Edit(func(p *person, v int) { p.Age = v }),
			gridui.Field("city", "City", func(p person) string { return p.City }).Width(120).
				Edit(func(p *person, v string) { p.City = v }).
				Choices(func(person) []string { return []string{"City 1", "City 2", "City 3"} }),
			gridui.Bool("old", "Old", func(p person) bool { return p.Age > 40 }).Width(60).
				Edit(func(p *person, v bool) { p.Age = 41 }),
			gridui.Time("born", "Born", func(p person) time.Time { return time.Date(2000, 1, p.Age, 0, 0, 0, 0, time.UTC) }).
				Layout(time.DateOnly).Width(120).Edit(func(*person, time.Time) {}),
		}
		g.RowID = func(p person) string { return p.ID }
		g.Sorting.Mode, g.Filtering.Enabled = option.SortMulti, true
		g.Selection.Mode, g.Editing.Enabled = option.SelectMulti, true
		g.HeaderMenu.Enabled, g.RowPins.Enabled = true, true
		g.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Handle: true}
		g.Paging = option.Paging{Enabled: true, Size: 10}
		g.Menu.Items = []menus.Item[person]{
			{Label: "Open"}, {Label: "Refused", Disabled: true}, {Separator: true}, {Label: "More", Children: []menus.Item[person]{{Label: "Deep"}}},
		}
		g.SetRows(people(40))
		if set != nil {
			set(g)
		}
	})
}

// audit looks at all that is described: what takes presses or has a role says what it
// is, nothing is outside the window, and no two nodes contend for one place.
func audit(t *testing.T, h *gridtest.Harness, name string) {
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

// namedEditors looks whether each editor has a name, or is in one that has: Gio describes
// its own without one.
func namedEditors(t *testing.T, n gridtest.Node, named bool, name string) {
	if n.Class == semantic.Editor {
		named = named || n.Label+n.Description != ""
		require.True(t, named, "%s: an editor without a name: %v", name, n)
	}
	for _, c := range n.Children {
		namedEditors(t, c, named, name)
	}
}

func TestEverythingThatOpensIsDescribed(t *testing.T) {
	for name, test := range map[string]struct {
		open  func(s *stage[person])
		shows []string
	}{
		"grid":        {func(s *stage[person]) {}, []string{"ID", "row 1 of 10"}},
		"rtl":         {func(s *stage[person]) { s.style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL } }, []string{"ID", "row 1 of 10"}},
		"header menu": {func(s *stage[person]) { s.grid.Column("name").OpenMenu() }, []string{"Sort"}},
		"cell menu": {func(s *stage[person]) {
			s.grid.FocusCell(1, "name")
			s.grid.OpenMenu()
			s.Settle()
			s.Keys("End", "Right")
		}, []string{"Open", "Refused", "More", "Deep"}},
		"filter panel":            {func(s *stage[person]) { s.grid.Column("name").OpenFilter() }, nil},
		"filter panel of numbers": {func(s *stage[person]) { s.grid.Column("age").OpenFilter() }, nil},
		"column chooser":          {func(s *stage[person]) { s.grid.OpenColumns() }, []string{"Age"}},
		"editor":                  {func(s *stage[person]) { s.grid.StartEditing("p1", "name") }, []string{"Lee"}},
		"editor of a choice":      {func(s *stage[person]) { s.grid.StartEditing("p1", "city"); s.Settle(); s.Keys("Alt+Down") }, []string{"City 2"}},
		"editor of a date":        {func(s *stage[person]) { s.grid.StartEditing("p1", "born"); s.Settle(); s.Keys("Alt+Down") }, []string{"2000-01-01"}},
		"page sizes": {func(s *stage[person]) {
			sizes, _ := s.Find(locale.English().RowsPerPage)
			for _, n := range s.FindAll(sizes.Label) {
				if n.Class == semantic.Button {
					s.Click(n.Center())
				}
			}
		}, []string{"50"}},
		"filter row": {func(s *stage[person]) { s.grid.Filtering.Row = true }, nil},
		"groups":     {func(s *stage[person]) { s.grid.Grouping.By = []string{"city"} }, []string{"City"}},
		"pinned row": {func(s *stage[person]) { s.grid.Row("p3").Pin(option.RowPinTop) }, []string{"pinned top row"}},
	} {
		t.Run(name, func(t *testing.T) { openAndAudit(t, name, test.open, test.shows) })
	}
}

func openAndAudit(t *testing.T, name string, open func(s *stage[person]), shows []string) {
	for _, scale := range []float32{1, 2} {
		s := speaking(nil)
		s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
		s.Size = image.Pt(int(640*scale), int(480*scale))
		s.style = func(st *gridui.Style) { st.Locale = locale.English() }
		s.Settle()
		s.Focus(s.grid.Tag())
		open(s)
		s.Settle()
		audit(t, s.Harness, name)
		for _, label := range shows {
			_, ok := s.Find(label)
			require.True(t, ok, "%s: no %q", name, label)
		}
	}
}

func TestHeadersTellTheirState(t *testing.T) {
	s := speaking(nil)
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}, {ColumnID: "name"}}
	s.grid.Column("name").SetFilter(filter.Contains("e"))
	s.Settle()
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(0, "name")
	s.Settle()
	about := func(name string) string {
		for _, n := range s.FindAll(name) {
			if n.Label == name {
				return n.Description
			}
		}
		return ""
	}
	require.Equal(t, "Age, column header, sorted descending, key 1", about("Age"))
	require.Equal(t, "Name, column header, sorted ascending, key 2, filtered", about("Name"))
	require.Equal(t, "ID, column header", about("ID"))
	s.Keys("Up")
	require.Equal(t, "Name, column header, sorted ascending, key 2, filtered, focused", about("Name"))
	s.grid.Columns = []gridui.Column[person]{gridui.Group("who", "Who", peopleColumns()...)}
	s.Settle()
	require.Equal(t, "Who, column group", about("Who"))
}
