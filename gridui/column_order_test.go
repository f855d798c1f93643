// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/io/pointer"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func ExampleColumnOrder() {
	g := exampleGrid()
	g.ColumnOrder.Mode = option.ColumnOrderWithinGroups
	h := show(g, func(ev events.Event) {
		if ev, ok := ev.(events.ColumnOrderChanged); ok {
			fmt.Println(ev.ColumnIDs, "moved:", ev.To)
		}
	})
	h.DragFrom(40, 20).To(150, 20)
	// Output: [id] moved: [qty id total]
}

func ExampleColumnHandle_Pin() {
	g := exampleGrid()
	g.Column("total").Pin(option.ColumnPinLeft)
	fmt.Println(g.ColumnPinning.Left, g.ShownColumns())
	// Output: [total] [total id qty]
}

func ExampleColumnVisibility() {
	g := exampleGrid()
	g.Column("qty").Hide()
	fmt.Println(g.ShownColumns())
	g.Column("qty").Show()
	fmt.Println(g.ShownColumns())
	// Output:
	// [id total]
	// [id qty total]
}

func ExampleColumnPinGrid() {
	g := &gridui.ColumnPinGrid[Order]{PinLeft: []string{"id"}}
	g.Columns = exampleGrid().Columns
	g.SetRows(orders())
	style := gridui.New(newTheme(), g)
	_ = style // style.Layout(gtx)
	fmt.Println(g.ColumnPinning.Left)
	// Output: [id]
}

// newMovable is a grid of people whose columns can be moved.
func newMovable(set func(*gridui.Grid[person])) *stage[person] {
	s := newPeople(100)
	s.grid.ColumnOrder.Mode = option.ColumnOrderWithinGroups
	if set != nil {
		set(&s.grid)
	}
	s.Settle()
	s.events = nil
	return s
}

func (s *stage[T]) moved() (out []events.ColumnOrderChanged) {
	for _, ev := range s.events {
		if ev, ok := ev.(events.ColumnOrderChanged); ok {
			out = append(out, ev)
		}
	}
	return out
}

func TestHeadersAreDragged(t *testing.T) {
	for _, test := range []struct {
		name     string
		dir      gridui.Direction
		from, to float32
		want     []string
	}{
		{"forward", gridui.DirectionLTR, 30, 190, []string{"name", "id", "age", "city"}},
		{"past the middle", gridui.DirectionLTR, 30, 215, []string{"name", "age", "id", "city"}},
		{"back", gridui.DirectionLTR, 300, -50, []string{"city", "id", "name", "age"}},
		{"to the end", gridui.DirectionLTR, 30, 900, []string{"name", "age", "city", "id"}},
		{"to where it is", gridui.DirectionLTR, 110, 150, []string{"id", "name", "age", "city"}},
		{"mirrored", gridui.DirectionRTL, 350, 200, []string{"name", "id", "age", "city"}},
	} {
		s := newMovable(func(g *gridui.Grid[person]) { g.Sorting.Mode = option.SortSingle })
		s.style = func(st *gridui.Style) { st.Direction = test.dir }
		s.Settle()
		s.events = nil
		s.DragFrom(test.from, 20).To(test.to, 25)
		require.Equal(t, test.want, s.grid.ShownColumns(), test.name)
		require.Empty(t, s.grid.Sorting.Keys, "%s: a drag is no click", test.name)
		if test.name == "to where it is" {
			require.Empty(t, s.moved())
		} else {
			require.Len(t, s.moved(), 1, test.name)
		}
	}
}

func TestSmallMovesAreClicks(t *testing.T) {
	s := newMovable(func(g *gridui.Grid[person]) { g.Sorting.Mode = option.SortSingle })
	s.DragFrom(100, 20).To(104, 22)
	require.Len(t, s.grid.Sorting.Keys, 1)
	require.Empty(t, s.moved())
}

func TestEscapeEndsAMove(t *testing.T) {
	s := newMovable(nil)
	s.DragFrom(30, 20).Via(300, 20)
	require.Equal(t, pointer.CursorGrabbing, s.Cursor())
	s.Keys("Esc")
	require.Equal(t, pointer.CursorDefault, s.Cursor())
	s.Release(pointer.ButtonPrimary)
	require.Empty(t, s.moved())
	require.Equal(t, []string{"id", "name", "age", "city"}, s.grid.ShownColumns())
}

func TestControlledOrderIsProposed(t *testing.T) {
	s := newMovable(func(g *gridui.Grid[person]) { g.ColumnOrder.Controlled = true })
	s.DragFrom(30, 20).To(190, 20)
	require.Equal(t, []string{"id", "name", "age", "city"}, s.grid.ShownColumns())
	require.Len(t, s.moved(), 1)
	s.moved()[0].Apply(&s.grid.ColumnOrder)
	require.Equal(t, []string{"name", "id", "age", "city"}, s.grid.ShownColumns())
}

func TestLockedColumnsStay(t *testing.T) {
	s := newMovable(func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.Columns[0].(*gridui.Typed[person, string]).NoMove()
	})
	s.DragFrom(30, 20).To(300, 20)
	require.Empty(t, s.moved())
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(0, "id")
	s.Settle()
	s.Keys("Up", "Shift+Right")
	require.Empty(t, s.moved())
	require.Equal(t, "id", s.grid.Focused().ColumnID)
}

func TestKeysMoveColumns(t *testing.T) {
	for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		s := newMovable(nil)
		s.style = func(st *gridui.Style) { st.Direction = dir }
		s.Focus(s.grid.Tag())
		s.grid.FocusCell(0, "name")
		s.Settle()
		on, back := "Right", "Left"
		if dir == gridui.DirectionRTL {
			on, back = back, on
		}
		s.Keys("Up", "Shift+"+on)
		require.Equal(t, []string{"id", "age", "name", "city"}, s.grid.ShownColumns())
		s.Keys("Shortcut+"+on, "Shift+"+on)
		require.Equal(t, []string{"id", "age", "city", "name"}, s.grid.ShownColumns())
		require.Equal(t, "name", s.grid.Focused().ColumnID, "the focus goes along")
		s.Keys("Shift+"+back, "Shift+"+back, "Shift+"+back, "Shift+"+back)
		require.Equal(t, []string{"name", "id", "age", "city"}, s.grid.ShownColumns())
		require.Len(t, s.moved(), 5)
	}
}

func TestFingerHoldsAndMoves(t *testing.T) {
	s := newMovable(nil)
	s.TouchDown(1, 30, 20)
	s.Advance(600 * time.Millisecond)
	s.TouchMove(1, 60, 20)
	s.TouchMove(1, 190, 20)
	s.TouchUp(1, 190, 20)
	require.Equal(t, []string{"name", "id", "age", "city"}, s.grid.ShownColumns())
	s.Swipe(f32.Pt(30, 20), f32.Pt(190, 20), 100*time.Millisecond)
	require.Len(t, s.moved(), 1, "a swipe scrolls")
}

func TestMoveScrollsAtTheEdgeWhileThePointerRests(t *testing.T) {
	s := newNumbers(100, 30)
	s.grid.ColumnOrder.Mode = option.ColumnOrderWithinGroups
	s.Settle()
	d := s.DragFrom(50, 20).Via(395, 20)
	x0, _ := s.grid.ScrollOffset()
	s.Advance(500 * time.Millisecond)
	x1, _ := s.grid.ScrollOffset()
	require.Greater(t, x1, x0)
	s.Advance(20 * time.Second)
	x2, _ := s.grid.ScrollOffset()
	require.Equal(t, 30*100-400, x2)
	require.True(t, s.Settled(), "at the end nothing moves")
	d.To(395, 20)
	require.Equal(t, "c0", s.grid.ShownColumns()[29])
	s.Advance(time.Second)
	require.True(t, s.Settled())
}

// grouped is a grid of columns a to f: b, c in group g, which is in outer with d.
func newGroupedColumns(set func(*gridui.Grid[int])) *stage[int] {
	return newStage(image.Pt(700, 300), func(g *gridui.Grid[int]) {
		col := func(id string) *gridui.Typed[int, int] {
			return gridui.Func(id, id, func(i int) (int, bool) { return i, true }).Width(100)
		}
		g.Columns = []gridui.Column[int]{
			col("a"), gridui.Group("outer", "Outer", gridui.Group("g", "G", col("b"), col("c")).Collapsible(), col("d")), col("e"), col("f"),
		}
		g.ColumnOrder.Mode = option.ColumnOrderWithinGroups
		g.SetSource(numbers(100))
		if set != nil {
			set(g)
		}
	})
}

func TestGroupsStayTogether(t *testing.T) {
	for _, test := range []struct {
		name          string
		x, y, to      float32
		grouped, free string
	}{
		{"into a group", 50, 20, 210, "[a b c d e f]", "[b a c d e f]"},
		{"out of a group", 150, 100, 590, "[a c b d e f]", "[a c d e f b]"},
		{"within it", 150, 100, 299, "[a c b d e f]", "[a c b d e f]"},
		{"inner group", 150, 60, 399, "[a d b c e f]", "[a d b c e f]"},
		{"outer group", 150, 20, 599, "[a e f b c d]", "[a e f b c d]"},
		{"past a group", 450, 100, 105, "[a e b c d f]", "[a e b c d f]"},
	} {
		for mode, want := range map[option.ColumnOrderMode]string{option.ColumnOrderWithinGroups: test.grouped, option.ColumnOrderFree: test.free} {
			s := newGroupedColumns(func(g *gridui.Grid[int]) { g.ColumnOrder.Mode = mode })
			s.DragFrom(test.x, test.y).To(test.to, test.y)
			require.Equal(t, want, fmt.Sprint(s.grid.ShownColumns()), "%s, %v", test.name, mode)
		}
	}
}

func TestKeysOnGroups(t *testing.T) {
	s := newGroupedColumns(nil)
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(0, "b")
	s.Settle()
	s.Keys("Up", "Up") // header of b, then of g
	require.Equal(t, 1, s.grid.Focused().Row)
	s.Keys("Shift+Right")
	require.Equal(t, "[a d b c e f]", fmt.Sprint(s.grid.ShownColumns()))
	s.Keys("Space")
	require.Equal(t, "[a d b e f]", fmt.Sprint(s.grid.ShownColumns()))
	s.Keys("Enter")
	require.Equal(t, "[a d b c e f]", fmt.Sprint(s.grid.ShownColumns()))
	s.Keys("Up")
	require.Equal(t, 0, s.grid.Focused().Row)
	s.Keys("Up", "Right")
	require.Equal(t, "e", s.grid.Focused().ColumnID, "a group is one stop")
	s.Keys("Left")
	require.Equal(t, events.Focus{Row: 2, ColumnID: "c"}, s.grid.Focused())
}

func TestCollapsedGroups(t *testing.T) {
	s := newGroupedColumns(nil)
	s.Click(288, 60)
	require.Equal(t, []string{"g"}, s.grid.ColumnGroups.Collapsed)
	require.Equal(t, "[a b d e f]", fmt.Sprint(s.grid.ShownColumns()))
	s.grid.ColumnGroups.Controlled = true
	s.Click(188, 60)
	require.Equal(t, "[a b d e f]", fmt.Sprint(s.grid.ShownColumns()))
	require.Contains(t, s.kinds(), "events.ColumnGroupsChanged")
	// What is collapsed moves along with what shows.
	s.DragFrom(150, 100).To(299, 100)
	require.Equal(t, "[a d b e f]", fmt.Sprint(s.grid.ShownColumns()))
	s.grid.ColumnGroups.Collapsed = []string{"outer", "nobody"}
	require.Equal(t, "[a d b c e f]", fmt.Sprint(s.grid.ShownColumns()), "outer is not collapsible")
}

func TestPinByDragging(t *testing.T) {
	s := newMovable(func(g *gridui.Grid[person]) {
		g.ColumnPinning = option.ColumnPinning{Mode: option.ColumnPinDrag, Left: []string{"id"}}
	})
	s.DragFrom(200, 20).To(50, 20)
	require.Equal(t, []string{"id", "age"}, s.grid.ColumnPinning.Left)
	s.DragFrom(100, 20).To(10, 20)
	require.Equal(t, []string{"age", "id"}, s.grid.ColumnPinning.Left)
	s.DragFrom(100, 20).To(200, 20)
	require.Equal(t, []string{"age"}, s.grid.ColumnPinning.Left)
	require.Equal(t, []string{"age", "name", "id", "city"}, s.grid.ShownColumns())
	s.DragFrom(100, 20).To(399, 20)
	require.Equal(t, []string{"name"}, s.grid.ColumnPinning.Right, "the edge stands for a side without columns")
	s.grid.ColumnPinning.Controlled = true
	s.events = nil
	s.DragFrom(380, 20).To(200, 20)
	require.Equal(t, []string{"name"}, s.grid.ColumnPinning.Right)
	require.Contains(t, s.kinds(), "events.ColumnPinningChanged")
}

func TestPinningNeedsLeave(t *testing.T) {
	s := newMovable(func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.Columns[2].(*gridui.Typed[person, int]).NoPin()
		g.ColumnPinning = option.ColumnPinning{Left: []string{"id"}}
	})
	s.DragFrom(100, 20).To(10, 20)
	require.Equal(t, []string{"id"}, s.grid.ColumnPinning.Left)
	s.grid.ColumnPinning.Mode = option.ColumnPinDrag
	s.DragFrom(200, 20).To(10, 20)
	require.Equal(t, []string{"id"}, s.grid.ColumnPinning.Left)
	s.grid.Column("age").Pin(option.ColumnPinRight)
	require.Empty(t, s.grid.ColumnPinning.Right)
	s.grid.Column("id").Pin(option.ColumnPinNone)
	require.Empty(t, s.grid.ColumnPinning.Left)
}

func TestWidePinnedColumnsGiveWay(t *testing.T) {
	s := newPeople(10)
	s.grid.ColumnPinning = option.ColumnPinning{Left: []string{"id", "city"}, Right: []string{"name", "age"}}
	s.Settle()
	// 360 of 388 pixels are too many: the widest goes, 240 remain.
	require.Equal(t, []string{"id", "city", "name", "age"}, s.grid.ShownColumns())
	s.grid.Column("city").ScrollTo()
	s.Settle()
	city, ok := s.Find("City")
	require.True(t, ok)
	require.Equal(t, image.Rect(60, 0, 180, 40), city.Bounds)
	s.Size.X = 800
	s.Settle()
	s.Size.X = 100
	s.Settle()
	for _, id := range []string{"id", "city", "name", "age"} {
		s.grid.FocusCell(0, id)
		s.Settle()
		n, ok := s.Find(map[string]string{"id": "ID", "city": "City", "name": "Name", "age": "Age"}[id])
		require.True(t, ok, id)
		require.GreaterOrEqual(t, n.Bounds.Dx(), 20, id)
	}
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	s.Settle()
	require.Zero(t, s.Allocs(50, nil))
}

func TestHiddenColumns(t *testing.T) {
	s := newPeople(10)
	s.grid.Columns = peopleColumns()
	s.grid.Columns[0].(*gridui.Typed[person, string]).NoHide()
	s.grid.Columns[3].(*gridui.Typed[person, string]).Hidden()
	s.grid.ColumnVisibility.Hidden = []string{"id", "nobody"}
	require.Equal(t, []string{"id", "name", "age"}, s.grid.ShownColumns())
	s.grid.Column("city").Show()
	s.grid.Column("name").Hide()
	s.grid.Column("id").Hide()
	require.Equal(t, []string{"id", "age", "city"}, s.grid.ShownColumns())
	s.Settle()
	require.Equal(t, 2, len(slices.DeleteFunc(s.kinds(), func(k string) bool { return k != "events.ColumnVisibilityChanged" })))
	s.grid.Columns = peopleColumns()[:2]
	s.grid.ColumnVisibility = option.ColumnVisibility{}
	s.grid.Column("id").Hide()
	s.grid.Column("name").Hide()
	require.Equal(t, []string{"name"}, s.grid.ShownColumns(), "the last one stays")
	s.grid.ColumnVisibility.Controlled = true
	s.grid.Column("id").Show()
	require.Equal(t, []string{"name"}, s.grid.ShownColumns())
}

func TestOwnColumnsStayFirst(t *testing.T) {
	s := newMovable(func(g *gridui.Grid[person]) {
		g.Selection.Mode = option.SelectMulti
		g.ColumnOrder.IDs = []string{"city", gridui.SelectColumn, "id", "id", "nobody"}
		g.ColumnPinning = option.ColumnPinning{Mode: option.ColumnPinDrag, Left: []string{gridui.SelectColumn}}
		g.ColumnSizing.Mode = option.ColumnResizeLive
	})
	require.Equal(t, []string{"city", "id", "name", "age"}, s.grid.ShownColumns())
	s.DragFrom(20, 20).To(200, 20)
	require.Empty(t, s.moved())
	s.DragFrom(100, 20).To(2, 20)
	require.Equal(t, []string{"city"}, s.grid.ColumnPinning.Left)
	box, ok := s.Find(locale.Korean().SelectAll)
	require.True(t, ok)
	require.Zero(t, box.Bounds.Min.X)
	s.DragFrom(44, 20).To(100, 20)
	require.Equal(t, map[string]unit.Dp(nil), s.grid.ColumnSizing.Widths)
	s.grid.Column(gridui.SelectColumn).Hide()
	require.Empty(t, s.grid.ColumnVisibility.Hidden)
}

// placed is the naive answer to what shows where.
func placed(defined, order, hidden, left, right []string) []string {
	var all []string
	for _, id := range order {
		if slices.Contains(defined, id) && !slices.Contains(all, id) {
			all = append(all, id)
		}
	}
	for _, id := range defined {
		if !slices.Contains(all, id) {
			all = append(all, id)
		}
	}
	var l, c, r []string
	pick := func(ids, taken []string) (out []string) {
		for _, id := range ids {
			if slices.Contains(all, id) && !slices.Contains(hidden, id) && !slices.Contains(taken, id) && !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
		return out
	}
	l = pick(left, nil)
	r = pick(right, l)
	for _, id := range all {
		if !slices.Contains(hidden, id) && !slices.Contains(l, id) && !slices.Contains(r, id) {
			c = append(c, id)
		}
	}
	return slices.Concat(l, c, r)
}

func TestOrderNamesSomeColumns(t *testing.T) {
	s := newMovable(func(g *gridui.Grid[person]) { g.ColumnOrder.IDs = []string{"age", "id"} })
	require.Equal(t, []string{"age", "id", "name", "city"}, s.grid.ShownColumns())
	s.grid.ColumnOrder.IDs = []string{"city"}
	s.Frame()
	require.Equal(t, []string{"city", "id", "name", "age"}, s.grid.ShownColumns())
	require.Equal(t, []string{"city", "id", "name", "age"}, s.grid.View().Order, "a view names all columns")
	require.Equal(t, []string{"city"}, s.grid.ColumnOrder.IDs)
}

// A stored order that is older than the columns: new ones stand beside those that
// they were defined beside.
func TestStoredOrderNamesSomeColumns(t *testing.T) {
	for _, c := range []struct{ stored, want []string }{
		{[]string{"age", "id"}, []string{"age", "city", "id", "name"}},
		{[]string{"city", "age"}, []string{"id", "name", "city", "age"}},
		{[]string{"gone", "name", "name", "also gone"}, []string{"id", "name", "age", "city"}},
		{[]string{"gone"}, []string{"id", "name", "age", "city"}},
	} {
		s := newMovable(nil)
		s.grid.SetView(option.View{Order: c.stored})
		s.Frame()
		require.Equal(t, c.want, s.grid.ShownColumns(), c.stored)
		v := s.grid.View()
		s.grid.SetView(v)
		require.Equal(t, c.want, s.grid.ShownColumns(), "what a view says of a grid is what shows")
	}
}

func TestRandomPlacesOfColumns(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	var defined []string
	for i := range 12 {
		defined = append(defined, fmt.Sprint("c", i))
	}
	s := newNumbers(50, 12)
	s.Size = image.Pt(5000, 200)
	some := func(n int) (ids []string) {
		for range rnd.IntN(n) {
			ids = append(ids, fmt.Sprint("c", rnd.IntN(14)))
		}
		return ids
	}
	for range 400 {
		s.grid.ColumnOrder.IDs, s.grid.ColumnVisibility.Hidden = some(16), some(6)
		s.grid.ColumnPinning.Left, s.grid.ColumnPinning.Right = some(4), some(4)
		want := placed(defined, s.grid.ColumnOrder.IDs, s.grid.ColumnVisibility.Hidden, s.grid.ColumnPinning.Left, s.grid.ColumnPinning.Right)
		s.Frame()
		if len(want) == 0 {
			continue
		}
		require.Equal(t, want, s.grid.ShownColumns())
	}
}

func TestColumnsChangeUnderGestures(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	s := newGroupedColumns(func(g *gridui.Grid[int]) {
		g.ColumnPinning.Mode, g.ColumnSizing.Mode, g.Selection.Mode = option.ColumnPinDrag, option.ColumnResizeLive, option.SelectMulti
	})
	all := s.grid.Columns
	s.Focus(s.grid.Tag())
	id := func() string { return string(rune('a' + rnd.IntN(8))) }
	for range 600 {
		x, y := float32(rnd.IntN(900)-100), float32(rnd.IntN(200)-20)
		switch rnd.IntN(14) {
		case 0:
			s.grid.Columns = all[:rnd.IntN(len(all)+1)]
		case 1:
			s.grid.Column(id()).Hide()
		case 2:
			s.grid.Column(id()).Show()
		case 3:
			s.grid.ColumnGroups.Collapsed = [][]string{nil, {"g"}}[rnd.IntN(2)]
		case 4:
			s.grid.Column(id()).Pin(option.ColumnPinSide(rnd.IntN(4)))
		case 5:
			s.Release(pointer.ButtonPrimary)
			s.DragFrom(x, y).Via(float32(rnd.IntN(700)), 30)
		case 6:
			s.Release(pointer.ButtonPrimary)
		case 7:
			s.Keys([]string{"Esc", "Up", "Down", "Shift+Left", "Shift+Right", "Alt+Left", "Alt+Right", "Space", "Enter", "Ctrl+Left"}[rnd.IntN(10)])
		case 8:
			s.Size = image.Pt(rnd.IntN(900), rnd.IntN(400))
		case 9:
			s.grid.Column(id()).Fit()
		case 10:
			s.grid.FitToWidth()
		case 11:
			s.grid.OpenColumns()
		case 12:
			s.grid.ColumnSizing.Widths = map[string]unit.Dp{id(): unit.Dp(rnd.IntN(900))}
		default:
			s.Move(x, y)
		}
		if rnd.IntN(2) == 0 {
			s.Frame()
		}
	}
	s.Release(pointer.ButtonPrimary)
	s.Keys("Esc")
	s.grid.Columns, s.Size = all, image.Pt(700, 300)
	s.Leave()
	s.Advance(time.Minute)
	require.True(t, s.Settled())
}

func TestSettledColumnsAllocateNothing(t *testing.T) {
	s := newNumbers(1_000_000, 1000)
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	s.grid.ColumnOrder.Mode, s.grid.ColumnSizing.Mode = option.ColumnOrderWithinGroups, option.ColumnResizeLive
	s.grid.ColumnPinning = option.ColumnPinning{Mode: option.ColumnPinDrag, Left: []string{"c3", "c900", "c5", "c6"}, Right: []string{"c1"}}
	s.grid.ColumnOrder.IDs = []string{"c900", "c7"}
	s.grid.ColumnVisibility.Hidden = []string{"c4"}
	s.grid.ColumnSizing.Widths = map[string]unit.Dp{"c0": 77}
	s.Settle()
	require.Zero(t, s.Allocs(100, nil))
	require.Len(t, s.grid.ShownColumns(), 999)
}

func TestRandomGesturesLoseNoColumn(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	s := newGroupedColumns(func(g *gridui.Grid[int]) {
		g.ColumnPinning.Mode = option.ColumnPinDrag
		g.ColumnSizing.Mode = option.ColumnResizeLive
	})
	runs := func(ids []string, of ...string) (n int) {
		in := false
		for _, id := range ids {
			now := slices.Contains(of, id)
			if now && !in {
				n++
			}
			in = now
		}
		return n
	}
	for i := range 300 {
		if rnd.IntN(4) == 0 {
			s.grid.Column(string(rune('a' + rnd.IntN(6)))).Pin(option.ColumnPinSide(rnd.IntN(3)))
		}
		s.DragFrom(float32(rnd.IntN(700)), float32(rnd.IntN(120))).To(float32(rnd.IntN(900)-100), float32(rnd.IntN(300)))
		if rnd.IntN(8) == 0 {
			s.grid.ColumnSizing.Widths = nil
		}
		order := s.grid.ColumnOrder.IDs
		if order == nil {
			continue
		}
		sorted := slices.Sorted(slices.Values(order))
		require.Equal(t, []string{"a", "b", "c", "d", "e", "f"}, sorted, "step %d", i)
		require.Equal(t, 1, runs(order, "b", "c"), "step %d: %v", i, order)
		require.Equal(t, 1, runs(order, "b", "c", "d"), "step %d: %v", i, order)
	}
}
