// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset_test

import (
	"image"
	"slices"
	"strings"
	"testing"

	"gioui.org/f32"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

func TestNoScanReadsRowsOnTheScreenByTheFramesAlone(t *testing.T) {
	type stageOf = *gridstage.Stage[string]
	const problem = "Virtual.ScanDisabled"
	for name, test := range map[string]struct {
		set  func(*gridui.Grid[string])
		do   func(*testing.T, stageOf)
		off  string // the feature that is reported, if one is
		rows int
		also []int // requested rows off the screen
	}{
		"scrolling": {do: func(t *testing.T, s stageOf) { s.Wheel(100, 200, 0, 300); s.Wheel(100, 200, 0, 30_000) }},
		"keys": {do: func(t *testing.T, s stageOf) {
			s.Grid.FocusCell(0, "name")
			s.Focus(s.Grid.Tag())
			s.Settle()
			s.Keys("Down", "PageDown", "Up", "End", "Home")
		}},
		"sorting": {off: "sorting", do: func(t *testing.T, s stageOf) {
			s.Grid.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "name"}}}
		}},
		"sorting by the source": {do: func(t *testing.T, s stageOf) {
			s.Grid.Sorting = option.Sorting{Mode: option.SortMulti, Manual: true, Keys: []option.SortKey{{ColumnID: "name"}}}
		}},
		"a filter": {off: "filtering", do: func(t *testing.T, s stageOf) {
			s.Grid.Filtering = option.Filtering{Enabled: true, Columns: []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of("1")}}}
		}},
		"a quick filter": {off: "filtering", do: func(t *testing.T, s stageOf) {
			s.Grid.Filtering = option.Filtering{Enabled: true, Quick: "1"}
		}},
		"grouping":         {off: "grouping", do: func(t *testing.T, s stageOf) { s.Grid.Grouping.By = []string{"size"} }},
		"totals":           {off: "a row of totals", do: func(t *testing.T, s stageOf) { s.Grid.Grouping.Total = option.TotalRowBottom }},
		"a tree":           {off: "a tree", do: func(t *testing.T, s stageOf) { s.Grid.Tree.Parent = func(string) string { return "" } }},
		"fitting a column": {off: "fitting", do: func(t *testing.T, s stageOf) { s.Grid.Column("name").Fit() }},
		"selecting all": {set: selects, do: func(t *testing.T, s stageOf) {
			s.Grid.SelectAll()
			s.Settle()
			require.Equal(t, s.Grid.Len(), s.Grid.SelectedCount())
		}},
		"selecting rows": {set: selects, do: func(t *testing.T, s stageOf) {
			s.Click(100, gridstage.RowY(1))
			s.Settle()
			require.True(t, s.Grid.Row("leaf 1").IsSelected())
			require.Equal(t, 1, s.Grid.SelectedCount())
		}},
		"a set of ids": {set: selects, do: func(t *testing.T, s stageOf) {
			s.Grid.Selection.Rows = idset.Of("leaf 2", "leaf 900000")
			s.Settle()
			require.Equal(t, 2, s.Grid.SelectedCount())
		}},
		"a range": {set: selects, off: "selecting a range", do: func(t *testing.T, s stageOf) {
			s.Grid.FocusCell(1, "name")
			s.Focus(s.Grid.Tag())
			s.Settle()
			s.Keys("Space", "Ctrl+Shift+End")
		}},
		"rows that can be selected": {set: func(g *gridui.Grid[string]) {
			selects(g)
			g.Selectable = func(s string) bool { return !strings.HasSuffix(s, "3") }
		}, do: func(t *testing.T, s stageOf) {
			s.Click(100, gridstage.RowY(3))
			s.Settle()
			require.False(t, s.Grid.Row("leaf 3").IsSelected())
		}},
		"selected rows one by one": {set: selects, off: "SelectedRows", do: func(t *testing.T, s stageOf) {
			s.Grid.Selection.Rows = idset.Of("leaf 2")
			for range s.Grid.SelectedRows() {
				t.Error("a row")
			}
		}},
		"copying a selection": {set: selects, off: "copying", do: func(t *testing.T, s stageOf) {
			s.Grid.SelectAll()
			s.Focus(s.Grid.Tag())
			s.Settle()
			s.Keys("Ctrl+C")
		}},
		"an export": {off: "an export", do: func(t *testing.T, s stageOf) { s.Grid.Export(gridui.ExportOptions{Format: export.CSV}) }},
		"a pinned row": {do: func(t *testing.T, s stageOf) {
			s.Grid.RowPins.Top = []string{"leaf 2"}
			s.Settle()
			require.Contains(t, s.Dump(), "pinned")
		}},
		"a pinned row far away": {off: "finding a pinned row", do: func(t *testing.T, s stageOf) { s.Grid.RowPins.Top = []string{"leaf 900000"} }},
		"refreshing": {do: func(t *testing.T, s stageOf) {
			s.Grid.FocusCell(500_000, "name")
			s.Settle()
			s.Grid.Refresh()
		}},
		"details": {set: func(g *gridui.Grid[string]) {
			g.HasDetail = func(s string) bool { return !strings.HasSuffix(s, "4") }
			g.Detail = func(gtx layout.Context, _ gridui.DetailContext[string]) layout.Dimensions {
				return layout.Dimensions{Size: image.Pt(gtx.Constraints.Max.X, 40)}
			}
		}, do: func(t *testing.T, s stageOf) {
			s.Grid.Row("leaf 2").SetDetail(true)
			s.Grid.Row("leaf 900000").SetDetail(true)
			s.Settle()
			s.Wheel(100, 200, 0, 700)
		}, also: []int{2}},
		"a paste": {set: edits, do: func(t *testing.T, s stageOf) {
			s.Grid.FocusCell(1, "name")
			s.Settle()
			s.Grid.Paste("one\ntwo")
		}},
		"a paste into all rows": {set: edits, do: func(t *testing.T, s stageOf) {
			s.Grid.FocusCell(1, "name")
			s.Grid.SelectAll()
			s.Settle()
			s.Grid.Paste("one")
		}},
		"an edit": {set: edits, do: func(t *testing.T, s stageOf) {
			s.Grid.FocusCell(1, "name")
			s.Focus(s.Grid.Tag())
			s.Settle()
			s.Keys("F2")
			s.Keys("Enter")
			s.Keys("Delete")
		}},
		"dragging a row": {set: func(g *gridui.Grid[string]) {
			g.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Controlled: true}
		}, do: func(t *testing.T, s stageOf) {
			s.Drag(f32.Pt(100, gridstage.RowY(1)), f32.Pt(100, gridstage.RowY(4)), 5)
		}},
		"the values of a filter's panel": {off: "a list of the values of a column", set: func(g *gridui.Grid[string]) {
			g.Filtering = option.Filtering{Enabled: true, Manual: true}
		}, do: func(t *testing.T, s stageOf) {
			s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
			s.Grid.Column("name").OpenFilter()
			s.Settle()
			require.True(t, s.PanelOpen())
		}},
		"a restored row": {do: func(t *testing.T, s stageOf) {
			s.Grid.SetView(option.View{Scroll: &option.ScrollPosition{RowID: "leaf 700000", Row: 600_000}})
			s.Settle()
			require.Equal(t, 600_000, s.Grid.Viewport().First)
		}, also: []int{600_000}},
		"few rows": {off: "sorting", rows: 100, do: func(t *testing.T, s stageOf) {
			s.Grid.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "name"}}}
		}},
	} {
		t.Run(name, func(t *testing.T) {
			n := test.rows
			if n == 0 {
				n = 1_000_000
			}
			s, w := gridstage.WatchedGrid(n, test.set)
			test.do(t, s)
			s.Settle()
			s.Grid.Refresh()
			s.Settle()
			problems := s.Problems()
			if test.off == "" {
				require.Empty(t, problems)
			} else {
				require.Len(t, problems, 1)
				require.Contains(t, problems[0], test.off)
				require.Contains(t, problems[0], problem)
			}
			wrong := slices.DeleteFunc(w.Wrong, func(row int) bool { return slices.Contains(test.also, row) })
			require.Empty(t, wrong, "rows off the screen are asked for")
			require.NoError(t, s.Grid.Close())
		})
	}
}

// edits attempts edits, which only the owner of a source's rows can make.
func edits(g *gridui.Grid[string]) {
	g.Columns[0] = gridui.Field("name", "Name", func(s string) string { return s }).Edit(func(s *string, v string) { *s = v })
	g.Editing = option.Editing{Enabled: true, Controlled: true}
	g.Selection.Mode = option.SelectMulti
}

func selects(g *gridui.Grid[string]) {
	g.Selection = option.Selection{Mode: option.SelectMulti, RowClick: true}
}
