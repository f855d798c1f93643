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
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// settledGrids are grids of people, settled, with one feature each.
func settledGrids() map[string]*gridstage.Stage[gridstage.Person] {
	out := map[string]*gridstage.Stage[gridstage.Person]{}
	add := func(name string, set func(*gridstage.Stage[gridstage.Person])) {
		s := gridstage.NewPeople(1000)
		s.Size = image.Pt(700, 600)
		s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
		set(s)
		s.Settle()
		out[name] = s
	}
	add("plain", func(*gridstage.Stage[gridstage.Person]) {})
	add("groups", func(s *gridstage.Stage[gridstage.Person]) {
		s.Grid.Grouping.By = []string{"name"}
		s.Grid.Expansion.Depth, s.Grid.Expansion.Sticky = 1, true
	})
	add("pages", func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Paging = option.Paging{Enabled: true, Size: 20} })
	add("groups and pages", func(s *gridstage.Stage[gridstage.Person]) {
		s.Grid.Grouping.By = []string{"name"}
		s.Grid.Expansion.Rows = idset.All()
		s.Grid.Paging = option.Paging{Enabled: true, Size: 20}
	})
	add("selection", func(s *gridstage.Stage[gridstage.Person]) {
		s.Grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("p1")}
	})
	add("filter row", func(s *gridstage.Stage[gridstage.Person]) {
		s.Grid.Filtering = option.Filtering{Enabled: true, Row: true}
	})
	add("filter panel", func(s *gridstage.Stage[gridstage.Person]) {
		s.Grid.Filtering.Enabled = true
		s.Grid.Column("city").OpenFilter()
	})
	add("list of columns", func(s *gridstage.Stage[gridstage.Person]) {
		s.Grid.ColumnVisibility.Button = true
		s.Grid.OpenColumns()
	})
	add("menu of cells", func(s *gridstage.Stage[gridstage.Person]) {
		s.Grid.Menu.Items = []menus.Item[gridstage.Person]{{Label: "Copy", Shortcut: "Ctrl+C"}, {Label: "More", Children: []menus.Item[gridstage.Person]{{Label: "Deep"}}}}
		s.RightClick(100, 100)
	})
	add("menu of headers", func(s *gridstage.Stage[gridstage.Person]) {
		s.Grid.HeaderMenu.Enabled = true
		s.Grid.Column("age").OpenMenu()
	})
	return out
}

// editorAllocs is what an editor of Gio allocates in a frame while it has the keyboard.
func editorAllocs() float64 {
	var ed widget.Editor
	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(200, 100), material.Editor(th, &ed, "").Layout)
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

func TestSettledFrameAllocatesNothing(t *testing.T) {
	s := gridstage.NewFurnished()
	require.Zero(t, s.Allocs(100, nil))
	require.Equal(t, gridstage.RouterAllocs(), s.FrameAllocs(100, nil))
}

func TestScrollingOverTextShownBeforeAllocatesNothing(t *testing.T) {
	s := gridstage.NewFurnished()
	require.Zero(t, gridstage.UpAndDownAllocs(s, 600))
}

func TestOpsDoNotDependOnTheNumberOfRowsAndColumns(t *testing.T) {
	count := func(rows, cols int) gridtest.OpCount {
		s := gridstage.NewNumbers(rows, cols)
		s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
		s.Grid.ScrollToRow(rows/2/80*80, option.AlignStart) // the same text, in the same blocks
		s.Settle()
		return gridtest.CountOps(s.Ops())
	}
	require.Equal(t, count(1_000, 1_000), count(1_000_000_000, 10_000))
}

func TestPaintOpsAreFew(t *testing.T) {
	s := gridstage.NewFurnished()
	rows, columns, panes := 10, 5, 2
	most := (panes+1)*rows*(columns+7)/8 + 4*columns + 60
	require.LessOrEqual(t, gridtest.CountOps(s.Ops()).Paint, most)
}
