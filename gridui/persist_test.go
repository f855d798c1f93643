// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"encoding/json"
	"fmt"
	"image"
	"maps"
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"
	"time"

	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// newKept is a grid of people whose view is kept in a store.
func newKept(store storage.Store, set func(*gridui.Grid[person])) *stage[person] {
	return newStage(image.Pt(300, 300), func(g *gridui.Grid[person]) {
		g.Columns = []gridui.Column[person]{
			gridui.Field("id", "ID", func(p person) string { return p.ID }).Width(60),
			gridui.Group("who", "Who",
				gridui.Field("name", "Name", func(p person) string { return p.Name }).Width(100),
				gridui.Field("age", "Age", func(p person) int { return p.Age }).Width(80),
			).Collapsible(),
			gridui.Field("city", "City", func(p person) string { return p.City }).Width(120),
		}
		g.RowID = func(p person) string { return p.ID }
		g.Sorting.Mode = option.SortMulti
		g.Filtering.Enabled = true
		g.ColumnOrder.Mode = option.ColumnOrderFree
		g.ColumnSizing.Mode = option.ColumnResizeLive
		g.Persist = option.Persistence{Key: "people", Store: store}
		g.SetRows(people(1000))
		if set != nil {
			set(g)
		}
	})
}

func (s *stage[T]) persistProblems() (out []error) {
	for _, ev := range s.events {
		if p, ok := ev.(events.PersistProblem); ok {
			out = append(out, p.Err)
		}
	}
	return out
}

// rework changes everything that a view speaks of.
func rework(g *gridui.Grid[person]) {
	g.ColumnOrder.IDs = []string{"city", "id", "age", "name"}
	g.Column("age").Hide()
	g.Column("id").Pin(option.ColumnPinRight)
	g.ColumnSizing.Widths = map[string]unit.Dp{"city": 301.5, "name": 77}
	g.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}, {ColumnID: "id"}}
	g.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Less("60").And(filter.NotEquals("21"))}}
	g.Paging.Index, g.Paging.Size = 3, 50
	g.Expansion.Rows, g.Expansion.Depth = idset.All("p7"), 2
	g.Details.Rows = idset.Of("p3", "p900")
	g.ColumnGroups.Collapsed = []string{"who"}
	g.RowPins.Top, g.RowPins.Bottom = []string{"p8", "later"}, []string{"p4"}
	g.RowSizing.Heights = map[string]unit.Dp{"p900": 61.5}
	g.ScrollToOffset(777)
}

func TestViewComesBack(t *testing.T) {
	var store storage.Memory
	paged := func(g *gridui.Grid[person]) { g.Paging.Enabled = true }
	s := newKept(&store, paged)
	rework(&s.grid)
	s.Settle()
	s.Wheel(150, 150, 90, 0)
	want := s.grid.View()
	x, y := s.grid.ScrollOffset()
	require.NotZero(t, x)
	require.EqualValues(t, 777, y)
	picture := s.Dump()
	require.NoError(t, s.grid.Close())

	again := newKept(&store, paged)
	require.True(t, want.Equal(again.grid.View()), "%+v\n%+v", want, again.grid.View())
	gotX, gotY := again.grid.ScrollOffset()
	require.Equal(t, []int64{int64(x), y}, []int64{int64(gotX), gotY})
	again.Move(150, 150) // the pointer of the wheel
	require.Equal(t, picture, again.Dump())
	require.Equal(t, []string{"events.ViewRestored"}, again.kinds())
}

func TestFirstFrameShowsTheView(t *testing.T) {
	var store storage.Memory
	s := newKept(&store, nil)
	s.grid.ColumnOrder.IDs = []string{"city", "id", "age", "name"}
	s.grid.ColumnSizing.Widths = map[string]unit.Dp{"city": 210}
	s.grid.ScrollToOffset(5 * 36)
	s.Settle()
	require.NoError(t, s.grid.Close())

	var again *stage[person]
	first := ""
	again = &stage[person]{th: newTheme()}
	again.grid.Columns, again.grid.RowID, again.grid.Persist = s.grid.Columns, s.grid.RowID, s.grid.Persist
	again.grid.SetRows(people(1000))
	again.Harness = newHarness(image.Pt(300, 300), func(gtx layout.Context) layout.Dimensions { return again.layout(gtx) })
	again.Frame()
	first = again.Dump()
	again.Settle()
	require.Equal(t, again.Dump(), first)
	_, y := again.grid.ScrollOffset()
	require.EqualValues(t, 5*36, y)
	city, _ := again.Find("City")
	require.Equal(t, 210, city.Bounds.Dx())
}

func TestComponentsBeginWithWhatIsKept(t *testing.T) {
	var store storage.Memory
	open := func() (*gridui.ColumnPinGrid[Order], *gridui.TreeGrid[Order]) {
		p := &gridui.ColumnPinGrid[Order]{PinLeft: []string{"total"}}
		p.Columns, p.Persist = exampleGrid().Columns, option.Persistence{Key: "pins", Store: &store}
		tr := &gridui.TreeGrid[Order]{Expanded: true, GetSubRows: func(Order) []Order { return nil }}
		tr.Columns, tr.Persist = exampleGrid().Columns, option.Persistence{Key: "tree", Store: &store}
		h := newHarness(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
			p.Update(gtx)
			tr.Update(gtx)
			gridui.New(newTheme(), tr).Layout(gtx)
			return gridui.New(newTheme(), p).Layout(gtx)
		})
		h.Settle()
		return p, tr
	}
	p, tr := open()
	require.Equal(t, []string{"total"}, p.ColumnPinning.Left)
	require.True(t, tr.Expansion.Rows.IsAll())
	require.NoError(t, p.SaveView())
	_, some, _ := store.Get("pins")
	require.False(t, some, "what the program set up is written")
	p.Column("total").Pin(option.ColumnPinNone)
	tr.CollapseAll()
	require.NoError(t, p.Close())
	require.NoError(t, tr.Close())

	p, tr = open()
	require.Empty(t, p.ColumnPinning.Left)
	require.False(t, tr.Expansion.Rows.IsAll())
	p.ResetView()
	tr.ResetView()
	require.Equal(t, []string{"total"}, p.ColumnPinning.Left)
	require.True(t, tr.Expansion.Rows.IsAll())
}

func TestResetViewBringsBackWhatTheProgramSetUp(t *testing.T) {
	var store storage.Memory
	setUp := func(g *gridui.Grid[person]) {
		g.ColumnPinning.Left = []string{"id"}
		g.Sorting.Keys = []option.SortKey{{ColumnID: "name"}}
		g.ColumnVisibility.Hidden = []string{"city"}
	}
	fresh := newKept(nil, func(g *gridui.Grid[person]) { setUp(g); g.Persist = option.Persistence{} })
	want := fresh.grid.View()
	s := newKept(&store, setUp)
	rework(&s.grid)
	s.Settle()
	require.NoError(t, s.grid.Close())
	again := newKept(&store, setUp)
	require.False(t, want.Equal(again.grid.View()))
	again.grid.ResetView()
	again.Settle()
	require.Equal(t, want, again.grid.View())
	require.Equal(t, fresh.Dump(), again.Dump())
}

func TestPartsAreLeftOut(t *testing.T) {
	s := newKept(&storage.Memory{}, nil)
	before := s.grid.View()
	rework(&s.grid)
	s.Settle()
	after := s.grid.View()
	for part := option.ViewOrder; part <= option.ViewSelection; part <<= 1 {
		var store storage.Memory
		s := newKept(&store, func(g *gridui.Grid[person]) { g.Persist.Without, g.Selection.InViews = part, true })
		rework(&s.grid)
		s.Settle()
		require.NoError(t, s.grid.Close())
		again := newKept(&store, func(g *gridui.Grid[person]) { g.Selection.InViews = true })
		require.Equal(t, option.ViewAll&^part, restored(again).Parts(), part)
		got := again.grid.View()
		if part != option.ViewSelection {
			require.True(t, got.Only(part).Equal(before.Only(part)), part)
		}
		rest := option.ViewColumns &^ part
		require.True(t, got.Only(rest).Equal(after.Only(rest)), part)
	}
}

// restored is what the ViewRestored of a grid says.
func restored[T any](s *stage[T]) option.View {
	for _, ev := range s.events {
		if ev, ok := ev.(events.ViewRestored); ok {
			return ev.View
		}
	}
	return option.View{}
}

func TestControlledPartsAreTheCallers(t *testing.T) {
	var store storage.Memory
	s := newKept(&store, nil)
	rework(&s.grid)
	s.Settle()
	require.NoError(t, s.grid.Close())
	again := newKept(&store, func(g *gridui.Grid[person]) { g.Sorting.Controlled, g.ColumnOrder.Controlled = true, true })
	require.Empty(t, again.grid.Sorting.Keys)
	require.Empty(t, again.grid.ColumnOrder.IDs)
	require.NotEmpty(t, again.grid.Filtering.Columns)
}

// countedSets counts what is written.
type countedSets struct {
	storage.Memory
	sets int
}

func (c *countedSets) Set(key, value string) error {
	c.sets++
	return c.Memory.Set(key, value)
}

func TestViewIsWrittenWhenItSettles(t *testing.T) {
	store := &countedSets{}
	s := newKept(store, nil)
	_, asks := s.Wakeup()
	require.False(t, asks, "a grid that nobody touched asks for frames")
	s.Wheel(150, 150, 0, 40)
	at, asks := s.Wakeup()
	require.True(t, asks)
	require.Equal(t, 100*time.Millisecond, at.Sub(s.Now))
	s.Advance(time.Second)
	_, asks = s.Wakeup()
	require.False(t, asks, "a view that is written asks for frames")
	require.NoError(t, s.grid.SaveView())
	require.Equal(t, 1, store.sets)
	s.Settle()
	require.NoError(t, s.grid.SaveView())
	require.NoError(t, s.grid.Close())
	require.NoError(t, s.grid.Close())
	require.Equal(t, 1, store.sets, "what is there is written again")
}

func TestNothingIsWrittenThatNobodyChanged(t *testing.T) {
	store := &countedSets{}
	s := newKept(store, func(g *gridui.Grid[person]) { rework(g) })
	s.Advance(time.Second)
	s.grid.Refresh()
	s.Settle()
	s.Size = image.Pt(500, 200)
	s.Settle()
	s.Advance(time.Second)
	require.NoError(t, s.grid.Close())
	require.Zero(t, store.sets)
}

func TestNoGoroutineOutlivesClose(t *testing.T) {
	before := runtime.NumGoroutine()
	for range 20 {
		s := newKept(&storage.Memory{}, nil)
		rework(&s.grid)
		s.Settle()
		s.Advance(time.Second)
		require.NoError(t, s.grid.Close())
	}
	require.LessOrEqual(t, runtime.NumGoroutine(), before)
}

func TestSettledFrameOfAKeptViewAllocatesNothing(t *testing.T) {
	s := furnished()
	s.grid.Persist = option.Persistence{Key: "numbers", Store: &storage.Memory{}}
	s.grid.ColumnOrder.Persist, s.grid.ColumnOrder.StorageKey = true, "numbers.order"
	s.grid.ColumnVisibility.Persistence = &option.ColumnPersistence{StorageKey: "numbers.columns", Store: &storage.Memory{}}
	s.grid.Sorting = option.Sorting{Mode: option.SortMulti, Manual: true, Keys: []option.SortKey{{ColumnID: "c1"}}}
	s.grid.Filtering = option.Filtering{Enabled: true, Manual: true, Columns: []filter.Column{{ColumnID: "c1", Filter: filter.Less("5")}}}
	s.Settle()
	s.Advance(time.Second)
	require.Zero(t, s.Allocs(100, nil))
	y := int64(0)
	step := func() { y = (y + 7) % 600; s.grid.ScrollToOffset(100_000 + y) }
	for range 400 {
		step()
		s.Frame()
	}
	require.Zero(t, s.Allocs(300, step), "scrolling")
	require.NoError(t, s.grid.Close())
}

func TestScrollWaitsForTheRows(t *testing.T) {
	var store storage.Memory
	s := newKept(&store, nil)
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "name"}}
	s.Settle()
	s.grid.ScrollToOffset(5000)
	s.Settle()
	require.NoError(t, s.grid.Close())

	again := newKept(&store, func(g *gridui.Grid[person]) { g.SetSource(nil) })
	require.NoError(t, again.grid.SaveView())
	require.True(t, s.grid.View().Equal(again.grid.View()), "what waits is lost")
	again.grid.SetRows(people(1000))
	again.Settle()
	_, y := again.grid.ScrollOffset()
	require.EqualValues(t, 5000, y)
	again.Wheel(150, 150, 0, -100)
	again.grid.SetRows(people(1000))
	again.Settle()
	_, y = again.grid.ScrollOffset()
	require.EqualValues(t, 4900, y, "the position is taken up twice")
}

func TestScrollWaitsForALargeSort(t *testing.T) {
	var store storage.Memory
	open := func() *stage[int] {
		return newStage(image.Pt(300, 300), func(g *gridui.Grid[int]) {
			g.Columns = []gridui.Column[int]{gridui.Field("v", "V", func(i int) int { return i * 7919 % 100_003 })}
			g.RowID = func(i int) string { return itoa(i) }
			g.Sorting.Mode = option.SortSingle
			g.Persist = option.Persistence{Key: "v", Store: &store}
			g.SetSource(numbers(50_000))
		})
	}
	done := func(s *stage[int]) {
		s.Frame()
		waitFor(s, func() bool {
			_, busy := s.Find(locale.Korean().Loading)
			return !busy && s.atRest()
		})
	}
	s := open()
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "v"}}
	done(s)
	s.grid.ScrollToOffset(36 * 20_000)
	done(s)
	top, _ := s.grid.RowAt(20_000)
	require.NoError(t, s.grid.Close())
	again := open()
	done(again)
	_, y := again.grid.ScrollOffset()
	require.EqualValues(t, 36*20_000, y)
	got, _ := again.grid.RowAt(20_000)
	require.Equal(t, top, got)
}

func TestScrolledRowThatIsGone(t *testing.T) {
	var store storage.Memory
	s := newKept(&store, nil)
	s.grid.ScrollToOffset(500*36 + 11)
	s.Settle()
	s.Wheel(150, 150, 30, 0)
	require.NoError(t, s.grid.Close())
	const atEnd = -1
	for name, test := range map[string]struct {
		rows []person
		want int64
	}{
		"moved":   {people(1000)[100:], 400*36 + 11},
		"gone":    {slices.Delete(people(1000), 500, 501), 500 * 36},
		"few":     {people(3), 0},
		"none":    {nil, 0},
		"shorter": {people(400), atEnd},
	} {
		again := newKept(&store, func(g *gridui.Grid[person]) { g.SetRows(test.rows) })
		_, y := again.grid.ScrollOffset()
		if test.want == atEnd {
			require.Equal(t, len(test.rows), again.grid.Viewport().Last, name)
			continue
		}
		require.Equal(t, test.want, y, name)
	}
	again := newKept(&store, func(g *gridui.Grid[person]) { g.Columns = g.Columns[1:] })
	x, _ := again.grid.ScrollOffset()
	require.Positive(t, x)
}

func TestOrderIsKeptUnderItsOwnKey(t *testing.T) {
	var store storage.Memory
	open := func(key string, on bool) *stage[person] {
		return newKept(&store, func(g *gridui.Grid[person]) {
			g.Persist.Key = ""
			g.ColumnOrder.Persist, g.ColumnOrder.StorageKey = on, key
		})
	}
	for _, off := range []*stage[person]{open("", true), open("order", false)} {
		off.DragFrom(30, 20).To(250, 20)
		require.NotEmpty(t, off.moved())
		require.NoError(t, off.grid.Close())
		_, some, _ := store.Get("order")
		require.False(t, some)
	}
	s := open("order", true)
	s.Click(30, 20)
	s.Focus(s.grid.Tag())
	s.Keys("Shift+Right")
	require.NotEmpty(t, s.moved())
	s.Advance(time.Second)
	require.NoError(t, s.grid.SaveView())
	want := s.grid.ShownColumns()
	require.NotEqual(t, "id", want[0])
	again := open("order", true)
	require.Equal(t, want, again.grid.ShownColumns())
	require.Equal(t, option.ViewOrder, restored(again).Parts())
	require.NoError(t, s.grid.Close())
}

func TestColumnsAreKeptUnderTheirOwnKey(t *testing.T) {
	var store storage.Memory
	open := func(by option.ColumnPersistence) *stage[person] {
		by.Store = &store
		return newKept(&store, func(g *gridui.Grid[person]) {
			g.Persist.Key = ""
			g.ColumnVisibility.Persistence = &by
		})
	}
	for _, by := range []option.ColumnPersistence{
		{}, {StorageKey: "columns"}, {StorageKey: "more", Parts: option.ViewColumns},
	} {
		s := open(by)
		rework(&s.grid)
		s.Settle()
		require.NoError(t, s.grid.Close())
		parts := by.Parts
		switch {
		case by.StorageKey == "":
			parts = 0
		case parts == 0:
			parts = option.ViewOrder | option.ViewVisibility
		}
		require.Equal(t, parts, restored(open(by)).Parts(), by)
	}
}

func TestSeveralPlacesAndOtherKeys(t *testing.T) {
	var store storage.Memory
	s := newKept(&store, func(g *gridui.Grid[person]) {
		g.ColumnOrder.Persist, g.ColumnOrder.StorageKey = true, "order"
	})
	s.grid.Column("age").Hide()
	s.Settle()
	s.grid.Persist.Key = "other"
	s.Settle()
	s.grid.Column("name").Hide()
	s.Settle()
	require.NoError(t, s.grid.Close())
	hidden := func(key string) []string {
		s := newKept(&store, func(g *gridui.Grid[person]) { g.Persist.Key = key })
		return s.grid.ColumnVisibility.Hidden
	}
	require.Equal(t, []string{"age"}, hidden("people"))
	require.Equal(t, []string{"age", "name"}, hidden("other"))
}

func TestViewBeforeThereAreColumns(t *testing.T) {
	s := newStage(image.Pt(300, 300), func(g *gridui.Grid[person]) {
		g.Persist = option.Persistence{Key: "people", Store: &storage.Memory{}}
		g.SetView(option.View{Order: []string{"age", "id"}, PinnedLeft: []string{"age"}})
	})
	require.Empty(t, s.events)
	s.grid.Columns = peopleColumns()
	s.grid.SetRows(people(5))
	s.Settle()
	require.Equal(t, []string{"age", "city", "id", "name"}, s.grid.ShownColumns())
	require.Empty(t, s.problems())
}

// TestViewsAreValues puts random views in place and wants the same back.
func TestViewsAreValues(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 5))
	ids := []string{"id", "name", "age", "city"}
	some := func() []string {
		list := slices.Clone(ids)
		rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		return list[:rng.IntN(len(list))]
	}
	s := newKept(&storage.Memory{}, nil)
	for range 200 {
		left := some()
		v := option.View{
			Order: slices.Concat(some(), nil), PinnedLeft: left, Hidden: some()[:0], Shown: []string{},
			Widths: map[string]unit.Dp{ids[rng.IntN(4)]: unit.Dp(rng.IntN(500) + 1)}, Collapsed: []string{},
			Sorting: []option.SortKey{{ColumnID: ids[rng.IntN(4)], Desc: rng.IntN(2) == 0}},
		}
		v.PinnedRight = []string{}
		if v.Order == nil {
			v.Order = []string{}
		}
		keep := v.Clone()
		s.grid.SetView(v)
		s.Settle()
		require.Equal(t, keep, v, "the caller's view was changed")
		got, want := s.grid.View().Only(v.Parts()), v.Clone()
		if len(v.Order) > 0 {
			want.Order = besideNeighbors(ids, v.Order)
		}
		require.True(t, want.Equal(got), "%+v\n%+v", want, got)
		maps.DeleteFunc(v.Widths, func(string, unit.Dp) bool { return true })
		require.NotEmpty(t, s.grid.ColumnSizing.Widths, "the grid shares the caller's view")
	}
	require.NotContains(t, s.kinds(), fmt.Sprintf("%T", events.ColumnOrderChanged{}))
}

// besideNeighbors is the naive completion of a stored order.
func besideNeighbors(defined, stored []string) []string {
	all := slices.Clone(stored)
	for i, id := range defined {
		if slices.Contains(all, id) {
			continue
		}
		at := 0
		if i > 0 {
			at = slices.Index(all, defined[i-1]) + 1
		}
		all = slices.Insert(all, at, id)
	}
	return all
}

func TestPinsAndHeightsOfRowsAreKeptBeforeThereAreRows(t *testing.T) {
	var store storage.Memory
	s := newKept(&store, nil)
	s.grid.RowPins.Top = []string{"p8"}
	s.grid.RowSizing.Heights = map[string]unit.Dp{"p0": 61}
	s.Settle()
	require.NoError(t, s.grid.Close())
	again := newKept(&store, func(g *gridui.Grid[person]) { g.SetRows(nil) })
	require.Equal(t, []string{"p8"}, again.grid.View().PinnedRowsTop)
	again.grid.SetRows(people(20))
	again.Settle()
	require.Equal(t, "p8", bandRows(again)[0][0])
	n, ok := again.Find("row 1 of 19: p0")
	require.True(t, ok)
	require.Equal(t, 61, n.Bounds.Dy())
}

func TestHeightsThatAreNoneAreLeftOutOfAView(t *testing.T) {
	var v option.View
	require.NoError(t, json.Unmarshal([]byte(`{"rowHeights":{"a":40,"b":-1,"c":"tall","d":1e300},"pinnedRowsTop":["x"]}`), &v))
	require.Equal(t, map[string]unit.Dp{"a": 40}, v.RowHeights)
	require.Equal(t, []string{"x"}, v.PinnedRowsTop)
	require.Equal(t, option.ViewRowPins|option.ViewRowHeights, v.Parts())
	w := v.Clone()
	w.RowHeights["a"] = 50
	require.False(t, v.Equal(w))
	require.Nil(t, v.Only(option.ViewRowPins).RowHeights)
}
