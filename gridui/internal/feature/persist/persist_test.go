// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist_test

import (
	"encoding/json"
	"fmt"
	"image"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"
	"testing/synctest"
	"time"

	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// Documents keep what they replace under keys with the suffix previous. Stores take values of up to maxSize bytes.
const (
	previous = ".previous"
	maxSize  = 16 << 20
)

func persistProblems[T any](s *gridstage.Stage[T]) (out []error) {
	for _, ev := range s.Events {
		if p, ok := ev.(events.ProblemFound); ok && p.Key != "" {
			out = append(out, p.Err)
		}
	}
	return out
}

// rework changes all parts of a view.
func rework(g *gridui.Grid[gridstage.Person]) {
	g.ColumnOrder.IDs = []string{"city", "id", "age", "name"}
	g.Column("age").Hide()
	g.Column("id").Pin(option.ColumnPinRight)
	g.ColumnSizing.Widths = map[string]unit.Dp{"city": 301.5, "name": 77}
	g.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}, {ColumnID: "id"}}
	g.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Less.Of("60").And(filter.NotEquals.Of("21"))}}
	g.Paging.Index, g.Paging.Size = 3, 50
	g.Expansion.Rows, g.Expansion.Depth = idset.All("p7"), 2
	g.Details.Rows = idset.Of("p3", "p900")
	g.ColumnGroups.Collapsed = []string{"who"}
	g.RowPins.Top, g.RowPins.Bottom = []string{"p8", "later"}, []string{"p4"}
	g.RowSizing.Heights = map[string]unit.Dp{"p900": 61.5}
	g.Zoom.Level = 1.25
	g.ScrollToOffset(777)
}

func TestViewComesBack(t *testing.T) {
	var store storage.Memory
	paged := func(g *gridui.Grid[gridstage.Person]) { g.Paging.Enabled = true }
	s := gridstage.NewKept(&store, paged)
	rework(&s.Grid)
	s.Settle()
	s.Wheel(150, 150, 90, 0)
	want := s.Grid.View()
	x, y := s.Grid.ScrollOffset()
	require.NotZero(t, x)
	require.EqualValues(t, 777, y)
	picture := s.Dump()
	require.NoError(t, s.Grid.Close())

	again := gridstage.NewKept(&store, paged)
	require.True(t, want.Equal(again.Grid.View()), "%+v\n%+v", want, again.Grid.View())
	gotX, gotY := again.Grid.ScrollOffset()
	require.Equal(t, []int64{int64(x), y}, []int64{int64(gotX), gotY})
	again.Move(150, 150) // the pointer of the wheel
	require.Equal(t, picture, again.Dump())
	require.Equal(t, []string{"events.ViewRestored"}, again.TakeKinds())
}

func TestFirstFrameShowsTheView(t *testing.T) {
	var store storage.Memory
	s := gridstage.NewKept(&store, nil)
	s.Grid.ColumnOrder.IDs = []string{"city", "id", "age", "name"}
	s.Grid.ColumnSizing.Widths = map[string]unit.Dp{"city": 210}
	s.Grid.ScrollToOffset(5 * 36)
	s.Settle()
	require.NoError(t, s.Grid.Close())

	var again *gridstage.Stage[gridstage.Person]
	first := ""
	again = &gridstage.Stage[gridstage.Person]{Theme: gridstage.NewTheme()}
	again.Grid.Columns, again.Grid.RowID, again.Grid.Persist = s.Grid.Columns, s.Grid.RowID, s.Grid.Persist
	again.Grid.SetRows(gridstage.People(1000))
	again.Harness = gridtest.New(image.Pt(300, 300), func(gtx layout.Context) layout.Dimensions { return again.Layout(gtx) })
	again.Frame()
	first = again.Dump()
	again.Settle()
	require.Equal(t, again.Dump(), first)
	_, y := again.Grid.ScrollOffset()
	require.EqualValues(t, 5*36, y)
	city, _ := again.Find("City")
	require.Equal(t, 210, city.Bounds.Dx())
}

func TestComponentsBeginWithWhatIsKept(t *testing.T) {
	var store storage.Memory
	open := func() (*gridui.ColumnPinGrid[gridstage.Order], *gridui.TreeGrid[gridstage.Order]) {
		p := new(gridui.ColumnPinGrid[gridstage.Order])
		p.ColumnPinning.Left = []string{"total"}
		p.Columns, p.Persist = gridstage.OrderGrid().Columns, option.Persistence{Key: "pins", Store: &store}
		tr := new(gridui.TreeGrid[gridstage.Order])
		tr.Tree.Children, tr.Expansion.Rows = func(gridstage.Order) []gridstage.Order { return nil }, idset.All()
		tr.Columns, tr.Persist = gridstage.OrderGrid().Columns, option.Persistence{Key: "tree", Store: &store}
		h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
			p.Update(gtx)
			tr.Update(gtx)
			gridui.New(gridstage.NewTheme(), tr).Layout(gtx)
			return gridui.New(gridstage.NewTheme(), p).Layout(gtx)
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
	setUp := func(g *gridui.Grid[gridstage.Person]) {
		g.ColumnPinning.Left = []string{"id"}
		g.Sorting.Keys = []option.SortKey{{ColumnID: "name"}}
		g.ColumnVisibility.Hidden = []string{"city"}
	}
	fresh := gridstage.NewKept(nil, func(g *gridui.Grid[gridstage.Person]) { setUp(g); g.Persist = option.Persistence{} })
	want := fresh.Grid.View()
	s := gridstage.NewKept(&store, setUp)
	rework(&s.Grid)
	s.Settle()
	require.NoError(t, s.Grid.Close())
	again := gridstage.NewKept(&store, setUp)
	require.False(t, want.Equal(again.Grid.View()))
	again.Grid.ResetView()
	again.Settle()
	require.Equal(t, want, again.Grid.View())
	require.Equal(t, fresh.Dump(), again.Dump())
}

func TestPartsAreLeftOut(t *testing.T) {
	s := gridstage.NewKept(&storage.Memory{}, nil)
	before := s.Grid.View()
	rework(&s.Grid)
	s.Settle()
	after := s.Grid.View()
	for part := option.ViewOrder; part <= option.ViewZoom; part <<= 1 {
		var store storage.Memory
		s := gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) {
			g.Persist.Parts, g.Selection.InViews = option.ViewAll&^part, true
		})
		rework(&s.Grid)
		s.Settle()
		require.NoError(t, s.Grid.Close())
		again := gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) { g.Selection.InViews = true })
		require.Equal(t, option.ViewAll&^part, restored(again).Parts(), part)
		got := again.Grid.View()
		if part != option.ViewSelection {
			require.True(t, got.Only(part).Equal(before.Only(part)), part)
		}
		rest := option.ViewColumns &^ part
		require.True(t, got.Only(rest).Equal(after.Only(rest)), part)
	}
}

// restored returns the view in the ViewRestored event of a grid.
func restored[T any](s *gridstage.Stage[T]) option.View {
	for _, ev := range s.Events {
		if ev, ok := ev.(events.ViewRestored); ok {
			return ev.View
		}
	}
	return option.View{}
}

func TestControlledPartsAreTheCallers(t *testing.T) {
	var store storage.Memory
	s := gridstage.NewKept(&store, nil)
	rework(&s.Grid)
	s.Settle()
	require.NoError(t, s.Grid.Close())
	again := gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) { g.Sorting.Controlled, g.ColumnOrder.Controlled = true, true })
	require.Empty(t, again.Grid.Sorting.Keys)
	require.Empty(t, again.Grid.ColumnOrder.IDs)
	require.NotEmpty(t, again.Grid.Filtering.Columns)
}

// countedSets counts writes.
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
	s := gridstage.NewKept(store, nil)
	_, asks := s.Wakeup()
	require.False(t, asks, "a grid that nobody touched asks for frames")
	s.Wheel(150, 150, 0, 40)
	at, asks := s.Wakeup()
	require.True(t, asks)
	require.Equal(t, 100*time.Millisecond, at.Sub(s.Now))
	s.Advance(time.Second)
	_, asks = s.Wakeup()
	require.False(t, asks, "a view that is written asks for frames")
	require.NoError(t, s.Grid.SaveView())
	require.Equal(t, 1, store.sets)
	s.Settle()
	require.NoError(t, s.Grid.SaveView())
	require.NoError(t, s.Grid.Close())
	require.NoError(t, s.Grid.Close())
	require.Equal(t, 1, store.sets, "what is there is written again")
}

func TestNothingIsWrittenThatNobodyChanged(t *testing.T) {
	store := &countedSets{}
	s := gridstage.NewKept(store, func(g *gridui.Grid[gridstage.Person]) { rework(g) })
	s.Advance(time.Second)
	s.Grid.Refresh()
	s.Settle()
	s.Size = image.Pt(500, 200)
	s.Settle()
	s.Advance(time.Second)
	require.NoError(t, s.Grid.Close())
	require.Zero(t, store.sets)
}

func TestNoGoroutineOutlivesClose(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // panics if a goroutine is still blocked when the function returns
		for range 20 {
			s := gridstage.NewKept(&storage.Memory{}, nil)
			rework(&s.Grid)
			s.Settle()
			s.Advance(time.Second)
			require.NoError(t, s.Grid.Close())
		}
	})
}

func TestSettledFrameOfAKeptViewAllocatesNothing(t *testing.T) {
	s := gridstage.NewFurnished()
	s.Grid.Persist = option.Persistence{Key: "numbers", Store: &storage.Memory{}}
	s.Grid.ColumnOrder.Persist = &option.Persistence{Key: "numbers.order", Store: s.Grid.Persist.Store}
	s.Grid.ColumnVisibility.Persist = &option.Persistence{Key: "numbers.columns", Store: &storage.Memory{}}
	s.Grid.Sorting = option.Sorting{Mode: option.SortMulti, Manual: true, Keys: []option.SortKey{{ColumnID: "c1"}}}
	s.Grid.Filtering = option.Filtering{Enabled: true, Manual: true, Columns: []filter.Column{{ColumnID: "c1", Filter: filter.Less.Of("5")}}}
	s.Settle()
	s.Advance(time.Second)
	require.Zero(t, s.Allocs(100, nil))
	y := int64(0)
	step := func() { y = (y + 7) % 600; s.Grid.ScrollToOffset(100_000 + y) }
	for range 400 {
		step()
		s.Frame()
	}
	require.Zero(t, s.Allocs(300, step), "scrolling")
	require.NoError(t, s.Grid.Close())
}

func TestScrollWaitsForTheRows(t *testing.T) {
	var store storage.Memory
	s := gridstage.NewKept(&store, nil)
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "name"}}
	s.Settle()
	s.Grid.ScrollToOffset(5000)
	s.Settle()
	require.NoError(t, s.Grid.Close())

	again := gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) { g.SetSource(nil) })
	require.NoError(t, again.Grid.SaveView())
	require.True(t, s.Grid.View().Equal(again.Grid.View()), "what waits is lost")
	again.Grid.SetRows(gridstage.People(1000))
	again.Settle()
	_, y := again.Grid.ScrollOffset()
	require.EqualValues(t, 5000, y)
	again.Wheel(150, 150, 0, -100)
	again.Grid.SetRows(gridstage.People(1000))
	again.Settle()
	_, y = again.Grid.ScrollOffset()
	require.EqualValues(t, 4900, y, "the position is taken up twice")
}

func TestScrollWaitsForALargeSort(t *testing.T) {
	var store storage.Memory
	open := func() *gridstage.Stage[int] {
		return gridstage.New(image.Pt(300, 300), func(g *gridui.Grid[int]) {
			g.Columns = []gridui.Column[int]{gridui.Field("v", "V", func(i int) int { return i * 7919 % 100_003 })}
			g.RowID = func(i int) string { return strconv.Itoa(i) }
			g.Sorting.Mode = option.SortSingle
			g.Persist = option.Persistence{Key: "v", Store: &store}
			g.SetSource(gridstage.Numbers(50_000))
		})
	}
	done := func(s *gridstage.Stage[int]) {
		s.Frame()
		s.Until(func() bool {
			_, busy := s.Find(locale.For("ko").Loading)
			return !busy && s.AtRest()
		})
	}
	s := open()
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "v"}}
	done(s)
	s.Grid.ScrollToOffset(36 * 20_000)
	done(s)
	top, _ := s.Grid.RowAt(20_000)
	require.NoError(t, s.Grid.Close())
	again := open()
	done(again)
	_, y := again.Grid.ScrollOffset()
	require.EqualValues(t, 36*20_000, y)
	got, _ := again.Grid.RowAt(20_000)
	require.Equal(t, top, got)
}

func TestScrolledRowThatIsGone(t *testing.T) {
	var store storage.Memory
	s := gridstage.NewKept(&store, nil)
	s.Grid.ScrollToOffset(500*36 + 11)
	s.Settle()
	s.Wheel(150, 150, 30, 0)
	require.NoError(t, s.Grid.Close())
	const atEnd = -1
	for name, test := range map[string]struct {
		rows []gridstage.Person
		want int64
	}{
		"moved":   {gridstage.People(1000)[100:], 400*36 + 11},
		"gone":    {slices.Delete(gridstage.People(1000), 500, 501), 500 * 36},
		"few":     {gridstage.People(3), 0},
		"none":    {nil, 0},
		"shorter": {gridstage.People(400), atEnd},
	} {
		again := gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) { g.SetRows(test.rows) })
		_, y := again.Grid.ScrollOffset()
		if test.want == atEnd {
			require.Equal(t, len(test.rows), again.Grid.Viewport().Last, name)
			continue
		}
		require.Equal(t, test.want, y, name)
	}
	again := gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) { g.Columns = g.Columns[1:] })
	x, _ := again.Grid.ScrollOffset()
	require.Positive(t, x)
}

func TestOrderIsKeptUnderItsOwnKey(t *testing.T) {
	var store storage.Memory
	open := func(key string, on bool) *gridstage.Stage[gridstage.Person] {
		return gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) {
			g.Persist.Key = ""
			if on {
				g.ColumnOrder.Persist = &option.Persistence{Key: key, Store: &store}
			}
		})
	}
	for _, off := range []*gridstage.Stage[gridstage.Person]{open("", true), open("order", false)} {
		off.DragFrom(30, 20).To(250, 20)
		require.NotEmpty(t, off.ColumnMoves())
		require.NoError(t, off.Grid.Close())
		_, some, _ := store.Get("order")
		require.False(t, some)
	}
	s := open("order", true)
	s.Click(30, 20)
	s.Focus(s.Grid.Tag())
	s.Keys("Shift+Right")
	require.NotEmpty(t, s.ColumnMoves())
	s.Advance(time.Second)
	require.NoError(t, s.Grid.SaveView())
	want := s.Grid.ShownColumns()
	require.NotEqual(t, "id", want[0])
	again := open("order", true)
	require.Equal(t, want, again.Grid.ShownColumns())
	require.Equal(t, option.ViewOrder, restored(again).Parts())
	require.NoError(t, s.Grid.Close())
}

func TestColumnsAreKeptUnderTheirOwnKey(t *testing.T) {
	var store storage.Memory
	open := func(by option.Persistence) *gridstage.Stage[gridstage.Person] {
		by.Store = &store
		return gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) {
			g.Persist.Key = ""
			g.ColumnVisibility.Persist = &by
		})
	}
	for _, by := range []option.Persistence{
		{}, {Key: "columns"}, {Key: "more", Parts: option.ViewColumns},
	} {
		s := open(by)
		rework(&s.Grid)
		s.Settle()
		require.NoError(t, s.Grid.Close())
		parts := by.Parts
		switch {
		case by.Key == "":
			parts = 0
		case parts == 0:
			parts = option.ViewOrder | option.ViewVisibility
		}
		require.Equal(t, parts, restored(open(by)).Parts(), by)
	}
}

func TestSeveralPlacesAndOtherKeys(t *testing.T) {
	var store storage.Memory
	s := gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) {
		g.ColumnOrder.Persist = &option.Persistence{Key: "order", Store: g.Persist.Store}
	})
	s.Grid.Column("age").Hide()
	s.Settle()
	s.Grid.Persist.Key = "other"
	s.Settle()
	s.Grid.Column("name").Hide()
	s.Settle()
	require.NoError(t, s.Grid.Close())
	hidden := func(key string) []string {
		s := gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) { g.Persist.Key = key })
		return s.Grid.ColumnVisibility.Hidden
	}
	require.Equal(t, []string{"age"}, hidden("people"))
	require.Equal(t, []string{"age", "name"}, hidden("other"))
}

func TestViewBeforeThereAreColumns(t *testing.T) {
	s := gridstage.New(image.Pt(300, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.Persist = option.Persistence{Key: "people", Store: &storage.Memory{}}
		g.SetView(option.View{Order: []string{"age", "id"}, PinnedLeft: []string{"age"}})
	})
	require.Empty(t, s.Events)
	s.Grid.Columns = gridstage.PeopleColumns()
	s.Grid.SetRows(gridstage.People(5))
	s.Settle()
	require.Equal(t, []string{"age", "city", "id", "name"}, s.Grid.ShownColumns())
	require.Empty(t, s.Problems())
}

// TestViewsAreValues sets random views and requires the same back.
func TestViewsAreValues(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 5))
	ids := []string{"id", "name", "age", "city"}
	some := func() []string {
		list := slices.Clone(ids)
		rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		return list[:rng.IntN(len(list))]
	}
	s := gridstage.NewKept(&storage.Memory{}, nil)
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
		s.Grid.SetView(v)
		s.Settle()
		require.Equal(t, keep, v, "the caller's view was changed")
		got, want := s.Grid.View().Only(v.Parts()), v.Clone()
		if len(v.Order) > 0 {
			want.Order = besideNeighbors(ids, v.Order)
		}
		require.True(t, want.Equal(got), "%+v\n%+v", want, got)
		maps.DeleteFunc(v.Widths, func(string, unit.Dp) bool { return true })
		require.NotEmpty(t, s.Grid.ColumnSizing.Widths, "the grid shares the caller's view")
	}
	require.NotContains(t, s.TakeKinds(), fmt.Sprintf("%T", events.ColumnOrderChanged{}))
}

// besideNeighbors implements the naive completion of a stored order.
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
	s := gridstage.NewKept(&store, nil)
	s.Grid.RowPins.Top = []string{"p8"}
	s.Grid.RowSizing.Heights = map[string]unit.Dp{"p0": 61}
	s.Settle()
	require.NoError(t, s.Grid.Close())
	again := gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) { g.SetRows(nil) })
	require.Equal(t, []string{"p8"}, again.Grid.View().PinnedRowsTop)
	again.Grid.SetRows(gridstage.People(20))
	again.Settle()
	require.Equal(t, "p8", gridstage.BandRows(again)[0][0])
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
