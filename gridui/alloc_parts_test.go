// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"testing"

	"gioui.org/widget"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// settledGrids are grids of people, settled, with one feature each.
func settledGrids() map[string]*stage[person] {
	out := map[string]*stage[person]{}
	add := func(name string, set func(*stage[person])) {
		s := newPeople(1000)
		s.Size = image.Pt(700, 600)
		s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
		set(s)
		s.Settle()
		out[name] = s
	}
	add("plain", func(*stage[person]) {})
	add("groups", func(s *stage[person]) {
		s.grid.Grouping.By = []string{"name"}
		s.grid.Expansion.Depth, s.grid.Expansion.Sticky = 1, true
	})
	add("pages", func(s *stage[person]) { s.grid.Paging = option.Paging{Enabled: true, Size: 20} })
	add("groups and pages", func(s *stage[person]) {
		s.grid.Grouping.By = []string{"name"}
		s.grid.Expansion.Rows = idset.All()
		s.grid.Paging = option.Paging{Enabled: true, Size: 20}
	})
	add("selection", func(s *stage[person]) {
		s.grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("p1")}
	})
	add("filter row", func(s *stage[person]) { s.grid.Filtering = option.Filtering{Enabled: true, Row: true} })
	add("filter panel", func(s *stage[person]) {
		s.grid.Filtering.Enabled = true
		s.grid.Column("city").OpenFilter()
	})
	add("list of columns", func(s *stage[person]) {
		s.grid.ColumnVisibility.Button = true
		s.grid.OpenColumns()
	})
	add("menu of cells", func(s *stage[person]) {
		s.grid.Menu.Items = []menus.Item[person]{{Label: "Copy", Shortcut: "Ctrl+C"}, {Label: "More", Children: []menus.Item[person]{{Label: "Deep"}}}}
		s.RightClick(100, 100)
	})
	add("menu of headers", func(s *stage[person]) {
		s.grid.HeaderMenu.Enabled = true
		s.grid.Column("age").OpenMenu()
	})
	return out
}

// editorAllocs is what an editor of Gio allocates in a frame while it has the keyboard.
func editorAllocs() float64 {
	var ed widget.Editor
	th := newTheme()
	h := newHarness(image.Pt(200, 100), material.Editor(th, &ed, "").Layout)
	h.Settle()
	h.Focus(&ed)
	return h.Allocs(100, nil)
}

func TestSettledFramesOfEachFeatureAllocateNothing(t *testing.T) {
	for name, s := range settledGrids() {
		t.Run(name, func(t *testing.T) {
			want := 0.0
			if name == "filter panel" || name == "list of columns" {
				want = editorAllocs()
			}
			require.LessOrEqual(t, s.Allocs(100, nil), want)
		})
	}
}
