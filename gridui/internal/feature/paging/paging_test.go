// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package paging_test

import (
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
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// newPaged returns a grid of people in pages.
func newPaged(n int, set func(*option.Paging)) *gridstage.Stage[gridstage.Person] {
	return gridstage.New(image.Pt(640, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.Sorting.Mode = option.SortMulti
		g.Paging.Enabled = true
		if set != nil {
			set(&g.Paging)
		}
		g.SetRows(gridstage.People(n))
	})
}

// shownIDs returns the ids of all rows of the page.
func shownIDs(g *gridui.Grid[gridstage.Person]) []string {
	out := []string{}
	for i := 0; ; i++ {
		row, ok := g.RowAt(i)
		if !ok {
			return out
		}
		out = append(out, row.ID)
	}
}

func idsOf(rows []gridstage.Person) []string {
	out := []string{}
	for _, r := range rows {
		out = append(out, r.ID)
	}
	return out
}

// turns returns the PageChanged events since the last call.
func turns[T any](s *gridstage.Stage[T]) []events.PageChanged {
	var out []events.PageChanged
	for _, ev := range s.Events {
		if ev, ok := ev.(events.PageChanged); ok {
			out = append(out, ev)
		}
	}
	s.Events = nil
	return out
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
			ids := shownIDs(&s.Grid)
			require.Equal(t, test.first, ids[0])
			require.Equal(t, test.last, ids[len(ids)-1])
			require.Equal(t, test.index, s.Grid.Paging.Index)
			pages, known := s.Grid.PageCount()
			require.Equal(t, test.pages, pages)
			require.Equal(t, test.pages > 0, known)
			require.Empty(t, turns(s), "the caller is told of what it set itself")
			s.Keys("Ctrl+PageDown")
			require.True(t, s.Settle())
		})
	}
}

func TestPagingOffShowsAllRows(t *testing.T) {
	s := newPaged(95, func(p *option.Paging) { p.Index = 3 })
	s.Grid.Paging.Enabled = false
	s.Settle()
	require.Len(t, shownIDs(&s.Grid), 95)
	count, known := s.Grid.PageCount()
	require.Equal(t, 1, count)
	require.True(t, known)
	s.Focus(s.Grid.Tag())
	s.Keys("Ctrl+PageDown")
	require.Empty(t, turns(s))
	s.Grid.Paging.Enabled = true
	s.Settle()
	require.Equal(t, "p30", shownIDs(&s.Grid)[0])
}

func TestWhatLeadsBackToTheFirstPage(t *testing.T) {
	byAge := []option.SortKey{{ColumnID: "age"}}
	for _, test := range []struct {
		name   string
		change func(*gridui.Grid[gridstage.Person])
		want   int
	}{
		{"rows", func(g *gridui.Grid[gridstage.Person]) { g.SetRows(gridstage.People(200)) }, 0},
		{"order", func(g *gridui.Grid[gridstage.Person]) { g.Sorting.Keys = byAge }, 0},
		{"filter", func(g *gridui.Grid[gridstage.Person]) { g.Filtering = option.Filtering{Enabled: true, Quick: "Kim"} }, 0},
		{"groups", func(g *gridui.Grid[gridstage.Person]) {
			g.Grouping.By = []string{"city"}
			g.Expansion.Rows = idset.All()
		}, 0},
		{"refresh", (*gridui.Grid[gridstage.Person]).Refresh, 3},
		{"nothing", func(*gridui.Grid[gridstage.Person]) {}, 3},
		{"switched off", func(g *gridui.Grid[gridstage.Person]) { g.Paging.KeepIndex = true; g.Sorting.Keys = byAge }, 3},
		{"manual", func(g *gridui.Grid[gridstage.Person]) {
			g.Paging.Manual, g.Paging.Total = true, 100
			g.SetRows(gridstage.People(10))
			g.Sorting.Keys = byAge
		}, 3},
		{"the caller says where to", func(g *gridui.Grid[gridstage.Person]) { g.SetRows(gridstage.People(200)); g.SetPage(5) }, 5},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newPaged(100, func(p *option.Paging) { p.Index = 3 })
			test.change(&s.Grid)
			s.Settle()
			require.Equal(t, test.want, s.Grid.Paging.Index)
			if test.want == 0 {
				require.Equal(t, []events.PageChanged{{From: option.PageState{Index: 3, Size: 10}, To: option.PageState{Size: 10}}}, turns(s))
			} else {
				require.Empty(t, turns(s))
			}
		})
	}
}

func TestLastPageFollowsTheRows(t *testing.T) {
	s := newPaged(100, func(p *option.Paging) { p.Index, p.KeepIndex = 9, true })
	s.Grid.SetRows(gridstage.People(42))
	s.Settle()
	require.Equal(t, 4, s.Grid.Paging.Index)
	require.Equal(t, []string{"p40", "p41"}, shownIDs(&s.Grid))
	require.Equal(t, []events.PageChanged{{From: option.PageState{Index: 9, Size: 10}, To: option.PageState{Index: 4, Size: 10}}}, turns(s))
	// Without rows the page stays the same until rows come.
	s.Grid.SetRows(nil)
	s.Settle()
	require.Equal(t, 4, s.Grid.Paging.Index)
	require.Empty(t, shownIDs(&s.Grid))
	s.Grid.SetRows(gridstage.People(100))
	s.Settle()
	require.Equal(t, "p40", shownIDs(&s.Grid)[0])
}

func TestNewSizeKeepsTheFirstRowOnThePage(t *testing.T) {
	for _, size := range []int{1, 3, 7, 10, 11, 33, 50, 1000} {
		s := newPaged(100, func(p *option.Paging) { p.Index = 4 })
		s.Grid.Paging.Size = size
		s.Settle()
		require.Contains(t, shownIDs(&s.Grid), "p40", "size %d", size)
		require.Equal(t, 40/size, s.Grid.Paging.Index)
		require.Empty(t, turns(s))
	}
}

func TestTurningShowsTheTopAndKeepsTheFocusInPlace(t *testing.T) {
	s := newPaged(95, func(p *option.Paging) { p.Size = 30 })
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(12, "name")
	s.Grid.ScrollToOffset(200)
	s.Settle()
	s.Keys("Ctrl+PageDown")
	require.Equal(t, 1, s.Grid.Paging.Index)
	_, y := s.Grid.ScrollOffset()
	require.Zero(t, y)
	require.Equal(t, "p42", s.Grid.Focused().RowID)
	s.Keys("Ctrl+PageDown", "Ctrl+PageDown")
	require.Equal(t, "p94", s.Grid.Focused().RowID, "the last page has 5 rows only")
	turns(s)
	s.Keys("Ctrl+PageDown")
	require.Empty(t, turns(s), "turned past the end")
	s.Keys("Ctrl+PageUp", "Ctrl+PageUp", "Ctrl+PageUp", "Ctrl+PageUp")
	require.Zero(t, s.Grid.Paging.Index)
	require.Equal(t, "p4", s.Grid.Focused().RowID)
	s.Grid.SetPage(2)
	s.Settle()
	require.Equal(t, "p64", s.Grid.Focused().RowID)
}

func TestFocusKeepsItsRowWhereThatIsOnTheFirstPage(t *testing.T) {
	s := newPaged(100, func(p *option.Paging) { p.Index, p.Size = 1, 50 })
	s.Grid.FocusCell(48, "name") // one of the oldest but one
	s.Settle()
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
	s.Settle()
	require.Zero(t, s.Grid.Paging.Index)
	f := s.Grid.Focused()
	row, _ := s.Grid.RowAt(f.Row)
	require.Equal(t, "p98", f.RowID)
	require.Equal(t, "p98", row.ID)
}

func TestControlledPagingProposesOnce(t *testing.T) {
	page := func(i int) option.PageState { return option.PageState{Index: i, Size: 10} }
	s := newPaged(100, func(p *option.Paging) { p.Index, p.Controlled = 3, true })
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "name")
	s.Settle()
	turns(s)
	s.Keys("Ctrl+PageDown")
	require.Equal(t, []events.PageChanged{{From: page(3), To: page(4)}}, turns(s))
	require.Equal(t, "p30", shownIDs(&s.Grid)[0])
	s.Grid.Paging.Index = 4
	s.Settle()
	require.Equal(t, "p40", shownIDs(&s.Grid)[0])
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "id"}}
	s.Settle()
	require.Equal(t, []events.PageChanged{{From: page(4), To: page(0)}}, turns(s))
	require.Equal(t, 4, s.Grid.Paging.Index)
	s.Grid.Filtering = option.Filtering{Enabled: true, Quick: "p1"}
	s.Settle()
	s.Settle()
	require.Equal(t, 1, len(shownIDs(&s.Grid)), "p1, p10 … p19")
	require.Equal(t, []events.PageChanged{{From: page(4), To: page(0)}, {From: page(4), To: page(1)}}, turns(s))
	require.Equal(t, 4, s.Grid.Paging.Index)
}

func TestPagesOfATree(t *testing.T) {
	set := func(roots bool) *gridstage.Stage[gridstage.Person] {
		return gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[gridstage.Person]) {
			g.Columns = gridstage.PeopleColumns()
			g.RowID = func(p gridstage.Person) string { return p.ID }
			g.Tree.Children = func(p gridstage.Person) []gridstage.Person {
				if len(p.ID) > 3 {
					return nil
				}
				return []gridstage.Person{{ID: p.ID + ".a"}, {ID: p.ID + ".b"}}
			}
			g.Paging = option.Paging{Enabled: true, Size: 3, Roots: roots}
			g.SetRows(gridstage.People(8))
		})
	}
	s := set(false)
	s.Grid.Row("p1").SetExpanded(true)
	s.Settle()
	require.Equal(t, []string{"p0", "p1", "p1.a"}, shownIDs(&s.Grid))
	s.Grid.SetPage(1)
	s.Settle()
	require.Equal(t, []string{"p1.b", "p2", "p3"}, shownIDs(&s.Grid))
	count, _ := s.Grid.PageCount()
	require.Equal(t, 4, count)
	// Rows that vanish take their page along.
	s.Grid.SetPage(3)
	s.Settle()
	s.Grid.CollapseAll()
	s.Settle()
	require.Equal(t, []string{"p6", "p7"}, shownIDs(&s.Grid))

	s = set(true)
	s.Grid.Row("p1").SetExpanded(true)
	s.Settle()
	require.Equal(t, []string{"p0", "p1", "p1.a", "p1.b", "p2"}, shownIDs(&s.Grid))
	s.Grid.SetPage(2)
	s.Grid.Row("p7").SetExpanded(true)
	s.Settle()
	require.Equal(t, []string{"p6", "p7", "p7.a", "p7.b"}, shownIDs(&s.Grid))
	count, _ = s.Grid.PageCount()
	require.Equal(t, 3, count)
	require.Equal(t, 2, s.Grid.Paging.Index, "an expansion turned the page")
}

// TestPagesMatchAnOracle drives grids through random states and compares each page
// with a plain slice.
func TestPagesMatchAnOracle(t *testing.T) {
	rnd := rand.New(rand.NewPCG(7, 9))
	s := newPaged(0, nil)
	rows, index, size := gridstage.People(0), 0, 10
	var keys []option.SortKey
	for step := range 400 {
		back := false
		switch rnd.IntN(6) {
		case 0:
			rows, back = gridstage.People(rnd.IntN(90)), true
			s.Grid.SetRows(rows)
		case 1:
			old := keys
			keys = [][]option.SortKey{nil, {{ColumnID: "age"}}, {{ColumnID: "name", Desc: true}, {ColumnID: "age"}}}[rnd.IntN(3)]
			s.Grid.Sorting.Keys = keys
			back = !slices.Equal(old, keys)
		case 2:
			first := index * size
			size = 1 + rnd.IntN(30)
			index = first / size
			s.Grid.Paging.Size = size
		case 3:
			index = rnd.IntN(12) - 1
			s.Grid.SetPage(index)
		case 4:
			s.Keys("Ctrl+PageDown")
			index++
		case 5:
			s.Grid.Refresh()
		}
		want := slices.Clone(rows)
		slices.SortStableFunc(want, func(a, b gridstage.Person) int {
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
			s.Grid.SetPage(0)
		}
		s.Focus(s.Grid.Tag())
		s.Grid.FocusCell(0, "name")
		s.Settle()
		lo, hi := min(index*size, len(want)), min((index+1)*size, len(want))
		require.Equal(t, idsOf(want[lo:hi]), shownIDs(&s.Grid), "step %d: %d rows, page %d of %d", step, len(rows), index, size)
		require.Equal(t, index, s.Grid.Paging.Index)
	}
}

func TestPagesOfAHugeSourceCostNothing(t *testing.T) {
	for _, n := range []int{1_000_000_000, 1 << 60} {
		s := gridstage.NewNumbers(n, 3)
		s.Grid.Paging = option.Paging{Enabled: true, Index: 1 << 62, Size: 100}
		s.Settle()
		row, ok := s.Grid.RowAt(0)
		require.True(t, ok)
		require.Equal(t, (n-1)/100*100, row)
		_, ok = s.Grid.RowAt(100)
		require.False(t, ok)
	}
}

func TestSkeletonHasAsManyRowsAsAPage(t *testing.T) {
	painted := func(p option.Paging, rows int) int {
		s := newPaged(0, nil)
		s.Size.Y = 2000
		s.Grid.Paging, s.Grid.Loading = p, option.Loading{Skeleton: true, Rows: rows}
		s.Settle()
		return gridtest.CountOps(s.Ops()).Paint
	}
	on := option.Paging{Enabled: true, BarDisabled: true}
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
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{gridui.Func("v", "V", func(i int) (int, bool) { return i * 7919 % n, true })}
		g.Sorting.Mode = option.SortSingle
		g.Paging = option.Paging{Enabled: true, Index: 5}
		g.Invalidate = func() { done <- struct{}{} }
		g.SetSource(gridstage.Numbers(n))
	})
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "v", Desc: true}}
	s.Frame()
	row, _ := s.Grid.RowAt(0)
	require.Equal(t, 50, row)
	require.Equal(t, 5, s.Grid.Paging.Index)
	require.Empty(t, turns(s))
	<-done
	await.Until(func() bool {
		s.Frame()
		row, _ = s.Grid.RowAt(0)
		return row != 50
	})
	require.Equal(t, n-1, row*7919%n)
	require.Zero(t, s.Grid.Paging.Index)
	s.Settle()
	require.Len(t, turns(s), 1)
}

func TestHandlersHearOfPages(t *testing.T) {
	g := gridstage.OrderGrid()
	g.Paging = option.Paging{Enabled: true, Size: 1}
	var turns []int
	th, h := gridstage.NewTheme(), gridui.Handlers{gridui.On(func(ev events.PageChanged) { turns = append(turns, ev.To.Index) })}
	w := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, g)
		return gridui.New(th, g).Layout(gtx)
	})
	w.Focus(g.Tag())
	w.Keys("Ctrl+PageDown", "Ctrl+PageDown", "Ctrl+PageDown", "Ctrl+PageUp")
	require.Equal(t, []int{1, 2, 1}, turns)
}

func TestNoShaperWithPages(t *testing.T) {
	s := newPaged(100, nil)
	s.Style = func(st *gridui.Style) { st.Shaper = nil }
	require.NotPanics(t, func() {
		s.Settle()
		s.Focus(s.Grid.Tag())
		s.Keys("Tab", "Space", "Down", "Enter", "Tab", "Enter", "Tab", "Enter")
	})
}
