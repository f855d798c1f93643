// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/option"
)

// newPaged is a grid of people in pages.
func newPaged(n int, set func(*option.Paging)) *stage[person] {
	return newStage(image.Pt(640, 300), func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.RowID = func(p person) string { return p.ID }
		g.Sorting.Mode = option.SortMulti
		g.Paging.Enabled = true
		if set != nil {
			set(&g.Paging)
		}
		g.SetRows(people(n))
	})
}

// shownIDs are the ids of all rows of the page.
func shownIDs(g *gridui.Grid[person]) []string {
	out := []string{}
	for i := 0; ; i++ {
		row, ok := g.RowAt(i)
		if !ok {
			return out
		}
		out = append(out, row.ID)
	}
}

func idsOf(rows []person) []string {
	out := []string{}
	for _, r := range rows {
		out = append(out, r.ID)
	}
	return out
}

// turns are the PageChanged events since the last call.
func (s *stage[T]) turns() []events.PageChanged {
	var out []events.PageChanged
	for _, ev := range s.events {
		if ev, ok := ev.(events.PageChanged); ok {
			out = append(out, ev)
		}
	}
	s.events = nil
	return out
}

func ExamplePaging() {
	g := exampleGrid()
	g.Paging = option.Paging{Enabled: true, Size: 2}
	h := show(g, func(ev events.Event) {
		if ev, ok := ev.(events.PageChanged); ok {
			fmt.Println("from page", ev.From.Index, "to page", ev.To.Index)
		}
	})
	h.Focus(g.Tag())
	h.Keys("Ctrl+PageDown")
	row, _ := g.RowAt(0)
	count, _ := g.PageCount()
	fmt.Println(row.ID, "on the last of", count, "pages")
	// Output:
	// from page 0 to page 1
	// B-7 on the last of 2 pages
}

func TestPages(t *testing.T) {
	const huge = 1 << 62
	for _, test := range []struct {
		name        string
		rows        int
		paging      option.Paging
		index       int
		first, last string
		pages       int
	}{
		{"default size", 95, option.Paging{}, 0, "p0", "p9", 10},
		{"second page", 95, option.Paging{Index: 1}, 1, "p10", "p19", 10},
		{"last page", 95, option.Paging{Index: 9}, 9, "p90", "p94", 10},
		{"past the end", 95, option.Paging{Index: 10}, 9, "p90", "p94", 10},
		{"far past the end", 95, option.Paging{Index: huge}, 9, "p90", "p94", 10},
		{"below the first", 95, option.Paging{Index: -1}, 0, "p0", "p9", 10},
		{"size", 95, option.Paging{Index: 1, Size: 25}, 1, "p25", "p49", 4},
		{"negative size", 95, option.Paging{Size: -5}, 0, "p0", "p9", 10},
		{"absurd size", 95, option.Paging{Size: huge, Index: 3}, 0, "p0", "p94", 1},
		{"full pages", 90, option.Paging{Index: 99}, 8, "p80", "p89", 9},
		{"bad sizes", 5, option.Paging{Sizes: []int{0, -1}}, 0, "p0", "p4", 1},
		{"manual", 10, option.Paging{Manual: true, Total: 95, Index: 3}, 3, "p0", "p9", 10},
		{"manual past the end", 10, option.Paging{Manual: true, Total: 95, Index: 30}, 9, "p0", "p9", 10},
		{"manual without a total", 10, option.Paging{Manual: true, Total: -3, Index: 3}, 3, "p0", "p9", 1},
		{"manual unknown", 10, option.Paging{Manual: true, UnknownTotal: true, Index: 30}, 30, "p0", "p9", 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newPaged(test.rows, func(p *option.Paging) { *p = test.paging; p.Enabled = true })
			ids := shownIDs(&s.grid)
			require.Equal(t, test.first, ids[0])
			require.Equal(t, test.last, ids[len(ids)-1])
			require.Equal(t, test.index, s.grid.Paging.Index)
			pages, known := s.grid.PageCount()
			require.Equal(t, test.pages, pages)
			require.Equal(t, test.pages > 0, known)
			require.Empty(t, s.turns(), "the caller is told of what it set itself")
			s.Keys("Ctrl+PageDown")
			require.True(t, s.Settle())
		})
	}
}

func TestPagingOffShowsAllRows(t *testing.T) {
	s := newPaged(95, func(p *option.Paging) { p.Index = 3 })
	s.grid.Paging.Enabled = false
	s.Settle()
	require.Len(t, shownIDs(&s.grid), 95)
	count, known := s.grid.PageCount()
	require.Equal(t, 1, count)
	require.True(t, known)
	s.Focus(s.grid.Tag())
	s.Keys("Ctrl+PageDown")
	require.Empty(t, s.turns())
	s.grid.Paging.Enabled = true
	s.Settle()
	require.Equal(t, "p30", shownIDs(&s.grid)[0])
}

func TestWhatLeadsBackToTheFirstPage(t *testing.T) {
	byAge := []option.SortKey{{ColumnID: "age"}}
	for _, test := range []struct {
		name   string
		change func(*gridui.Grid[person])
		want   int
	}{
		{"rows", func(g *gridui.Grid[person]) { g.SetRows(people(200)) }, 0},
		{"order", func(g *gridui.Grid[person]) { g.Sorting.Keys = byAge }, 0},
		{"filter", func(g *gridui.Grid[person]) { g.Filtering = option.Filtering{Enabled: true, Quick: "Kim"} }, 0},
		{"groups", func(g *gridui.Grid[person]) { g.Grouping.By = []string{"city"}; g.Expansion.Rows = idset.All() }, 0},
		{"refresh", (*gridui.Grid[person]).Refresh, 3},
		{"nothing", func(*gridui.Grid[person]) {}, 3},
		{"switched off", func(g *gridui.Grid[person]) { g.Paging.KeepIndex = true; g.Sorting.Keys = byAge }, 3},
		{"manual", func(g *gridui.Grid[person]) {
			g.Paging.Manual, g.Paging.Total = true, 100
			g.SetRows(people(10))
			g.Sorting.Keys = byAge
		}, 3},
		{"the caller says where to", func(g *gridui.Grid[person]) { g.SetRows(people(200)); g.SetPage(5) }, 5},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newPaged(100, func(p *option.Paging) { p.Index = 3 })
			test.change(&s.grid)
			s.Settle()
			require.Equal(t, test.want, s.grid.Paging.Index)
			if test.want == 0 {
				require.Equal(t, []events.PageChanged{{From: option.PageState{Index: 3, Size: 10}, To: option.PageState{Size: 10}}}, s.turns())
			} else {
				require.Empty(t, s.turns())
			}
		})
	}
}

func TestLastPageFollowsTheRows(t *testing.T) {
	s := newPaged(100, func(p *option.Paging) { p.Index, p.KeepIndex = 9, true })
	s.grid.SetRows(people(42))
	s.Settle()
	require.Equal(t, 4, s.grid.Paging.Index)
	require.Equal(t, []string{"p40", "p41"}, shownIDs(&s.grid))
	require.Equal(t, []events.PageChanged{{From: option.PageState{Index: 9, Size: 10}, To: option.PageState{Index: 4, Size: 10}}}, s.turns())
	// Where there is nothing the page stands for when rows come.
	s.grid.SetRows(nil)
	s.Settle()
	require.Equal(t, 4, s.grid.Paging.Index)
	require.Empty(t, shownIDs(&s.grid))
	s.grid.SetRows(people(100))
	s.Settle()
	require.Equal(t, "p40", shownIDs(&s.grid)[0])
}

func TestNewSizeKeepsTheFirstRowOnThePage(t *testing.T) {
	for _, size := range []int{1, 3, 7, 10, 11, 33, 50, 1000} {
		s := newPaged(100, func(p *option.Paging) { p.Index = 4 })
		s.grid.Paging.Size = size
		s.Settle()
		require.Contains(t, shownIDs(&s.grid), "p40", "size %d", size)
		require.Equal(t, 40/size, s.grid.Paging.Index)
		require.Empty(t, s.turns())
	}
}

func TestTurningShowsTheTopAndKeepsTheFocusInPlace(t *testing.T) {
	s := newPaged(95, func(p *option.Paging) { p.Size = 30 })
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(12, "name")
	s.grid.ScrollToOffset(200)
	s.Settle()
	s.Keys("Ctrl+PageDown")
	require.Equal(t, 1, s.grid.Paging.Index)
	_, y := s.grid.ScrollOffset()
	require.Zero(t, y)
	require.Equal(t, "p42", s.grid.Focused().RowID)
	s.Keys("Ctrl+PageDown", "Ctrl+PageDown")
	require.Equal(t, "p94", s.grid.Focused().RowID, "the last page has 5 rows only")
	s.turns()
	s.Keys("Ctrl+PageDown")
	require.Empty(t, s.turns(), "turned past the end")
	s.Keys("Ctrl+PageUp", "Ctrl+PageUp", "Ctrl+PageUp", "Ctrl+PageUp")
	require.Zero(t, s.grid.Paging.Index)
	require.Equal(t, "p4", s.grid.Focused().RowID)
	s.grid.SetPage(2)
	s.Settle()
	require.Equal(t, "p64", s.grid.Focused().RowID)
}

func TestFocusKeepsItsRowWhereThatIsOnTheFirstPage(t *testing.T) {
	s := newPaged(100, func(p *option.Paging) { p.Index, p.Size = 1, 50 })
	s.grid.FocusCell(48, "name") // one of the oldest but one
	s.Settle()
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
	s.Settle()
	require.Zero(t, s.grid.Paging.Index)
	f := s.grid.Focused()
	row, _ := s.grid.RowAt(f.Row)
	require.Equal(t, "p98", f.RowID)
	require.Equal(t, "p98", row.ID)
}

func TestControlledPagingProposesOnce(t *testing.T) {
	page := func(i int) option.PageState { return option.PageState{Index: i, Size: 10} }
	s := newPaged(100, func(p *option.Paging) { p.Index, p.Controlled = 3, true })
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(0, "name")
	s.Settle()
	s.turns()
	s.Keys("Ctrl+PageDown")
	require.Equal(t, []events.PageChanged{{From: page(3), To: page(4)}}, s.turns())
	require.Equal(t, "p30", shownIDs(&s.grid)[0])
	s.grid.Paging.Index = 4
	s.Settle()
	require.Equal(t, "p40", shownIDs(&s.grid)[0])
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "id"}}
	s.Settle()
	require.Equal(t, []events.PageChanged{{From: page(4), To: page(0)}}, s.turns())
	require.Equal(t, 4, s.grid.Paging.Index)
	s.grid.Filtering = option.Filtering{Enabled: true, Quick: "p1"}
	s.Settle()
	s.Settle()
	require.Equal(t, 1, len(shownIDs(&s.grid)), "p1, p10 … p19")
	require.Equal(t, []events.PageChanged{{From: page(4), To: page(0)}, {From: page(4), To: page(1)}}, s.turns())
	require.Equal(t, 4, s.grid.Paging.Index)
}

func TestPagesOfATree(t *testing.T) {
	set := func(roots bool) *stage[person] {
		return newStage(image.Pt(400, 300), func(g *gridui.Grid[person]) {
			g.Columns = peopleColumns()
			g.RowID = func(p person) string { return p.ID }
			g.Tree.Children = func(p person) []person {
				if len(p.ID) > 3 {
					return nil
				}
				return []person{{ID: p.ID + ".a"}, {ID: p.ID + ".b"}}
			}
			g.Paging = option.Paging{Enabled: true, Size: 3, Roots: roots}
			g.SetRows(people(8))
		})
	}
	s := set(false)
	s.grid.Row("p1").SetExpanded(true)
	s.Settle()
	require.Equal(t, []string{"p0", "p1", "p1.a"}, shownIDs(&s.grid))
	s.grid.SetPage(1)
	s.Settle()
	require.Equal(t, []string{"p1.b", "p2", "p3"}, shownIDs(&s.grid))
	count, _ := s.grid.PageCount()
	require.Equal(t, 4, count)
	// Rows that vanish take their page along.
	s.grid.SetPage(3)
	s.Settle()
	s.grid.CollapseAll()
	s.Settle()
	require.Equal(t, []string{"p6", "p7"}, shownIDs(&s.grid))

	s = set(true)
	s.grid.Row("p1").SetExpanded(true)
	s.Settle()
	require.Equal(t, []string{"p0", "p1", "p1.a", "p1.b", "p2"}, shownIDs(&s.grid))
	s.grid.SetPage(2)
	s.grid.Row("p7").SetExpanded(true)
	s.Settle()
	require.Equal(t, []string{"p6", "p7", "p7.a", "p7.b"}, shownIDs(&s.grid))
	count, _ = s.grid.PageCount()
	require.Equal(t, 3, count)
	require.Equal(t, 2, s.grid.Paging.Index, "an expansion turned the page")
}

// TestPagesMatchAnOracle drives grids through random states and compares each page
// with a plain slice.
func TestPagesMatchAnOracle(t *testing.T) {
	rnd := rand.New(rand.NewPCG(7, 9))
	s := newPaged(0, nil)
	rows, index, size := people(0), 0, 10
	var keys []option.SortKey
	for step := range 400 {
		back := false
		switch rnd.IntN(6) {
		case 0:
			rows, back = people(rnd.IntN(90)), true
			s.grid.SetRows(rows)
		case 1:
			old := keys
			keys = [][]option.SortKey{nil, {{ColumnID: "age"}}, {{ColumnID: "name", Desc: true}, {ColumnID: "age"}}}[rnd.IntN(3)]
			s.grid.Sorting.Keys = keys
			back = !slices.Equal(old, keys)
		case 2:
			first := index * size
			size = 1 + rnd.IntN(30)
			index = first / size
			s.grid.Paging.Size = size
		case 3:
			index = rnd.IntN(12) - 1
			s.grid.SetPage(index)
		case 4:
			s.Keys("Ctrl+PageDown")
			index++
		case 5:
			s.grid.Refresh()
		}
		want := slices.Clone(rows)
		slices.SortStableFunc(want, func(a, b person) int {
			for _, k := range keys {
				c := a.Age - b.Age
				if k.ColumnID == "name" {
					c = slices.Compare([]byte(b.Name), []byte(a.Name))
				}
				if c != 0 {
					return c
				}
			}
			return 0
		})
		if back {
			index = 0
		}
		if len(rows) > 0 {
			index = min(max(index, 0), (len(rows)-1)/size)
		} else {
			index = 0
			s.grid.SetPage(0)
		}
		s.Focus(s.grid.Tag())
		s.grid.FocusCell(0, "name")
		s.Settle()
		lo, hi := min(index*size, len(want)), min((index+1)*size, len(want))
		require.Equal(t, idsOf(want[lo:hi]), shownIDs(&s.grid), "step %d: %d rows, page %d of %d", step, len(rows), index, size)
		require.Equal(t, index, s.grid.Paging.Index)
	}
}

func TestPagesOfAHugeSourceCostNothing(t *testing.T) {
	for _, n := range []int{1_000_000_000, 1 << 60} {
		s := newNumbers(n, 3)
		s.grid.Paging = option.Paging{Enabled: true, Index: 1 << 62, Size: 100}
		s.Settle()
		row, ok := s.grid.RowAt(0)
		require.True(t, ok)
		require.Equal(t, (n-1)/100*100, row)
		_, ok = s.grid.RowAt(100)
		require.False(t, ok)
	}
}

func TestSkeletonHasAsManyRowsAsAPage(t *testing.T) {
	painted := func(p option.Paging, rows int) int {
		s := newPaged(0, nil)
		s.Size.Y = 2000
		s.grid.Paging, s.grid.Loading = p, option.Loading{Skeleton: true, Rows: rows}
		s.Settle()
		return gridtest.PaintOps(s.Ops())
	}
	on := option.Paging{Enabled: true, NoBar: true}
	sized := on
	sized.Size = 20
	require.NotEqual(t, painted(on, 5), painted(on, 20))
	require.Equal(t, painted(on, 5), painted(on, 0))
	require.Equal(t, painted(on, 20), painted(sized, 0))
	require.Equal(t, painted(on, 3), painted(sized, 3))
	sized.Enabled = false
	require.Equal(t, painted(sized, 5), painted(sized, 0))
}

// TestPageStaysUntilTheNewOrderIsThere sorts more rows than a frame does: the first
// page comes with them, and rows on their way to be filtered clamp nothing.
func TestPageStaysUntilTheNewOrderIsThere(t *testing.T) {
	const n = 200_000
	done := make(chan struct{}, 8)
	s := newStage(image.Pt(400, 300), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{gridui.Func("v", "V", func(i int) (int, bool) { return i * 7919 % n, true })}
		g.Sorting.Mode = option.SortSingle
		g.Paging = option.Paging{Enabled: true, Index: 5}
		g.Invalidate = func() { done <- struct{}{} }
		g.SetSource(numbers(n))
	})
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "v", Desc: true}}
	s.Frame()
	row, _ := s.grid.RowAt(0)
	require.Equal(t, 50, row)
	require.Equal(t, 5, s.grid.Paging.Index)
	require.Empty(t, s.turns())
	<-done
	await.Until(func() bool {
		s.Frame()
		row, _ = s.grid.RowAt(0)
		return row != 50
	})
	require.Equal(t, n-1, row*7919%n)
	require.Zero(t, s.grid.Paging.Index)
	s.Settle()
	require.Len(t, s.turns(), 1)
}

func TestHandlersHearOfPages(t *testing.T) {
	g := exampleGrid()
	g.Paging = option.Paging{Enabled: true, Size: 1}
	var turns []int
	th, h := newTheme(), gridui.Handlers{gridui.On(func(ev events.PageChanged) { turns = append(turns, ev.To.Index) })}
	w := newHarness(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, g)
		return gridui.New(th, g).Layout(gtx)
	})
	w.Focus(g.Tag())
	w.Keys("Ctrl+PageDown", "Ctrl+PageDown", "Ctrl+PageDown", "Ctrl+PageUp")
	require.Equal(t, []int{1, 2, 1}, turns)
}

func TestNoShaperWithPages(t *testing.T) {
	s := newPaged(100, nil)
	s.style = func(st *gridui.Style) { st.Shaper = nil }
	require.NotPanics(t, func() {
		s.Settle()
		s.Focus(s.grid.Tag())
		s.Keys("Tab", "Space", "Down", "Enter", "Tab", "Enter", "Tab", "Enter")
	})
}
