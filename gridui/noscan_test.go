// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"gioui.org/f32"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// watchedRows are rows that are to be read by one goroutine, near the screen alone.
type watchedRows struct {
	n      int
	frames string
	near   func(row int) bool
	wrong  []int
}

func (w *watchedRows) Len() int { return w.n }

func (w *watchedRows) At(i int) string {
	if goroutine() != w.frames {
		panic("At is called by another goroutine") // a job reports it as a problem
	}
	if !w.near(i) {
		w.wrong = append(w.wrong, i)
	}
	return "leaf " + itoa(i)
}

func leafColumns() []gridui.Column[string] {
	return []gridui.Column[string]{
		gridui.Field("name", "Name", func(s string) string { return s }).Auto(),
		gridui.Field("size", "Size", func(s string) int { return len(s) }),
	}
}

// watchedGrid shows rows that are not to be scanned: they may be asked for on the screen, and
// around the focus that brings rows onto it.
func watchedGrid(n int, set func(*gridui.Grid[string])) (*stage[string], *watchedRows) {
	w := &watchedRows{n: n, frames: goroutine()}
	s := newStage(image.Pt(400, 400), func(g *gridui.Grid[string]) {
		w.near = func(row int) bool {
			at := g.Viewport()
			screen := max(at.Last-at.First, 20)
			return at.First-screen <= row && row < at.Last+screen || row == g.Focused().Row
		}
		g.Columns = leafColumns()
		g.RowID = func(s string) string { return s }
		g.Virtual.NoScan = true
		if set != nil {
			set(g)
		}
		g.SetSource(w)
	})
	return s, w
}

func TestNoScanReadsRowsOnTheScreenByTheFramesAlone(t *testing.T) {
	type stageOf = *stage[string]
	const problem = "Virtual.NoScan"
	for name, test := range map[string]struct {
		set  func(*gridui.Grid[string])
		do   func(*testing.T, stageOf)
		off  string // the feature that is reported, if one is
		rows int
		also []int // rows off the screen that are asked for
	}{
		"scrolling": {do: func(t *testing.T, s stageOf) { s.Wheel(100, 200, 0, 300); s.Wheel(100, 200, 0, 30_000) }},
		"keys": {do: func(t *testing.T, s stageOf) {
			s.grid.FocusCell(0, "name")
			s.Focus(s.grid.Tag())
			s.Settle()
			s.Keys("Down", "PageDown", "Up", "End", "Home")
		}},
		"sorting": {off: "sorting", do: func(t *testing.T, s stageOf) {
			s.grid.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "name"}}}
		}},
		"sorting by the source": {do: func(t *testing.T, s stageOf) {
			s.grid.Sorting = option.Sorting{Mode: option.SortMulti, Manual: true, Keys: []option.SortKey{{ColumnID: "name"}}}
		}},
		"a filter": {off: "filtering", do: func(t *testing.T, s stageOf) {
			s.grid.Filtering = option.Filtering{Enabled: true, Columns: []filter.Column{{ColumnID: "name", Filter: filter.Contains("1")}}}
		}},
		"a quick filter": {off: "filtering", do: func(t *testing.T, s stageOf) {
			s.grid.Filtering = option.Filtering{Enabled: true, Quick: "1"}
		}},
		"grouping":         {off: "grouping", do: func(t *testing.T, s stageOf) { s.grid.Grouping.By = []string{"size"} }},
		"totals":           {off: "a row of totals", do: func(t *testing.T, s stageOf) { s.grid.Grouping.Total = option.TotalRowBottom }},
		"a tree":           {off: "a tree", do: func(t *testing.T, s stageOf) { s.grid.Tree.Parent = func(string) string { return "" } }},
		"fitting a column": {off: "fitting", do: func(t *testing.T, s stageOf) { s.grid.Column("name").Fit() }},
		"selecting all": {set: selects, do: func(t *testing.T, s stageOf) {
			s.grid.SelectAll()
			s.Settle()
			require.Equal(t, s.grid.Len(), s.grid.SelectedCount())
		}},
		"selecting rows": {set: selects, do: func(t *testing.T, s stageOf) {
			s.Click(100, rowY(1))
			s.Settle()
			require.True(t, s.grid.Row("leaf 1").IsSelected())
			require.Equal(t, 1, s.grid.SelectedCount())
		}},
		"a set of ids": {set: selects, do: func(t *testing.T, s stageOf) {
			s.grid.Selection.Rows = idset.Of("leaf 2", "leaf 900000")
			s.Settle()
			require.Equal(t, 2, s.grid.SelectedCount())
		}},
		"a range": {set: selects, off: "selecting a range", do: func(t *testing.T, s stageOf) {
			s.grid.FocusCell(1, "name")
			s.Focus(s.grid.Tag())
			s.Settle()
			s.Keys("Space", "Ctrl+Shift+End")
		}},
		"rows that can be selected": {set: func(g *gridui.Grid[string]) {
			selects(g)
			g.Selectable = func(s string) bool { return !strings.HasSuffix(s, "3") }
		}, do: func(t *testing.T, s stageOf) {
			s.Click(100, rowY(3))
			s.Settle()
			require.False(t, s.grid.Row("leaf 3").IsSelected())
		}},
		"selected rows one by one": {set: selects, off: "SelectedRows", do: func(t *testing.T, s stageOf) {
			s.grid.Selection.Rows = idset.Of("leaf 2")
			for range s.grid.SelectedRows() {
				t.Error("a row")
			}
		}},
		"copying a selection": {set: selects, off: "copying", do: func(t *testing.T, s stageOf) {
			s.grid.SelectAll()
			s.Focus(s.grid.Tag())
			s.Settle()
			s.Keys("Ctrl+C")
		}},
		"an export": {off: "an export", do: func(t *testing.T, s stageOf) { s.grid.Export(gridui.ExportOptions{Format: export.CSV}) }},
		"a pinned row": {do: func(t *testing.T, s stageOf) {
			s.grid.RowPins.Top = []string{"leaf 2"}
			s.Settle()
			require.Contains(t, s.Dump(), "pinned")
		}},
		"a pinned row far away": {off: "finding a pinned row", do: func(t *testing.T, s stageOf) { s.grid.RowPins.Top = []string{"leaf 900000"} }},
		"refreshing": {do: func(t *testing.T, s stageOf) {
			s.grid.FocusCell(500_000, "name")
			s.Settle()
			s.grid.Refresh()
		}},
		"details": {set: func(g *gridui.Grid[string]) {
			g.HasDetail = func(s string) bool { return !strings.HasSuffix(s, "4") }
			g.Detail = func(gtx layout.Context, _ gridui.DetailContext[string]) layout.Dimensions {
				return layout.Dimensions{Size: image.Pt(gtx.Constraints.Max.X, 40)}
			}
		}, do: func(t *testing.T, s stageOf) {
			s.grid.Row("leaf 2").SetDetail(true)
			s.grid.Row("leaf 900000").SetDetail(true)
			s.Settle()
			s.Wheel(100, 200, 0, 700)
		}, also: []int{2}},
		"a paste": {set: edits, do: func(t *testing.T, s stageOf) {
			s.grid.FocusCell(1, "name")
			s.Settle()
			s.grid.Paste("one\ntwo")
		}},
		"a paste into all rows": {set: edits, do: func(t *testing.T, s stageOf) {
			s.grid.FocusCell(1, "name")
			s.grid.SelectAll()
			s.Settle()
			s.grid.Paste("one")
		}},
		"an edit": {set: edits, do: func(t *testing.T, s stageOf) {
			s.grid.FocusCell(1, "name")
			s.Focus(s.grid.Tag())
			s.Settle()
			s.Keys("F2")
			s.Keys("Enter")
			s.Keys("Delete")
		}},
		"dragging a row": {set: func(g *gridui.Grid[string]) {
			g.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Controlled: true}
		}, do: func(t *testing.T, s stageOf) {
			s.Drag(f32.Pt(100, rowY(1)), f32.Pt(100, rowY(4)), 5)
		}},
		"the values of a filter's panel": {off: "a list of the values of a column", set: func(g *gridui.Grid[string]) {
			g.Filtering = option.Filtering{Enabled: true, Manual: true}
		}, do: func(t *testing.T, s stageOf) {
			s.style = func(st *gridui.Style) { st.Locale = locale.English() }
			s.grid.Column("name").OpenFilter()
			s.Settle()
			require.True(t, s.panelOpen())
		}},
		"a restored row": {do: func(t *testing.T, s stageOf) {
			s.grid.SetView(option.View{Scroll: &option.ScrollPosition{RowID: "leaf 700000", Row: 600_000}})
			s.Settle()
			require.Equal(t, 600_000, s.grid.Viewport().First)
		}, also: []int{600_000}},
		"few rows": {off: "sorting", rows: 100, do: func(t *testing.T, s stageOf) {
			s.grid.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "name"}}}
		}},
	} {
		t.Run(name, func(t *testing.T) {
			n := test.rows
			if n == 0 {
				n = 1_000_000
			}
			s, w := watchedGrid(n, test.set)
			test.do(t, s)
			s.Settle()
			s.grid.Refresh()
			s.Settle()
			problems := s.problems()
			if test.off == "" {
				require.Empty(t, problems)
			} else {
				require.Len(t, problems, 1)
				require.Contains(t, problems[0], test.off)
				require.Contains(t, problems[0], problem)
			}
			wrong := slices.DeleteFunc(w.wrong, func(row int) bool { return slices.Contains(test.also, row) })
			require.Empty(t, wrong, "rows off the screen are asked for")
			require.NoError(t, s.grid.Close())
		})
	}
}

// edits proposes edits: rows of a source are changed by their owner.
func edits(g *gridui.Grid[string]) {
	g.Columns[0] = gridui.Field("name", "Name", func(s string) string { return s }).Edit(func(s *string, v string) { *s = v })
	g.Editing = option.Editing{Enabled: true, Controlled: true}
	g.Selection.Mode = option.SelectMulti
}

func selects(g *gridui.Grid[string]) {
	g.Selection = option.Selection{Mode: option.SelectMulti, RowClick: true}
}

// remoteOrders are the orders of a server, which answers a page at a time. As NoScan is set
// only the goroutine of the frames asks for them: the map needs no lock.
type remoteOrders struct{ pages map[int][]Order }

const pageOfOrders = 50

func (r *remoteOrders) Len() int { return 3_000_000 }

func (r *remoteOrders) At(i int) Order {
	page, ok := r.pages[i/pageOfOrders]
	if !ok {
		return Order{} // ViewportChanged tells which rows to fetch
	}
	return page[i%pageOfOrders]
}

// fetch has the server answer at once; a program would do that on another goroutine, and
// put the page in the map in a frame.
func (r *remoteOrders) fetch(first, last int) {
	for page := first / pageOfOrders; page <= (last-1)/pageOfOrders; page++ {
		rows := make([]Order, pageOfOrders)
		for k := range rows {
			rows[k] = Order{ID: fmt.Sprintf("A-%d", page*pageOfOrders+k), Qty: k}
		}
		r.pages[page] = rows
	}
}

func ExampleVirtual_pageCache() {
	var g gridui.Grid[Order]
	g.Columns = []gridui.Column[Order]{gridui.Field("id", "Order", func(o Order) string { return o.ID })}
	g.Virtual = option.Virtual{NoScan: true, Watch: true}
	rows := &remoteOrders{pages: map[int][]Order{}}
	g.SetSource(rows)
	h := show(&g, func(ev events.Event) {
		if ev, ok := ev.(events.ViewportChanged); ok {
			rows.fetch(ev.PrefetchFirst, ev.PrefetchLast)
			g.Refresh()
		}
	})
	g.ScrollToRow(2_000_000, gridui.ScrollStart)
	h.Settle()
	top, _ := g.RowAt(g.Viewport().First)
	fmt.Println(top.ID, "of", g.Len(), "orders, in", len(rows.pages), "pages")
	// Output: A-2000000 of 3000000 orders, in 3 pages
}
