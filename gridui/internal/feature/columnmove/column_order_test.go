// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnmove_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/io/pointer"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// newMovable returns a grid of people whose columns can be moved.
func newMovable(set func(*gridui.Grid[gridstage.Person])) *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewPeople(100)
	s.Grid.ColumnOrder.Mode = option.ColumnOrderWithinGroups
	if set != nil {
		set(&s.Grid)
	}
	s.Settle()
	s.Events = nil
	return s
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
		s := newMovable(func(g *gridui.Grid[gridstage.Person]) { g.Sorting.Mode = option.SortSingle })
		s.Style = func(st *gridui.Style) { st.Direction = test.dir }
		s.Settle()
		s.Events = nil
		s.DragFrom(test.from, 20).To(test.to, 25)
		require.Equal(t, test.want, s.Grid.ShownColumns(), test.name)
		require.Empty(t, s.Grid.Sorting.Keys, "%s: a drag is no click", test.name)
		if test.name == "to where it is" {
			require.Empty(t, s.ColumnMoves())
		} else {
			require.Len(t, s.ColumnMoves(), 1, test.name)
		}
	}
}

func TestSmallMovesAreClicks(t *testing.T) {
	s := newMovable(func(g *gridui.Grid[gridstage.Person]) { g.Sorting.Mode = option.SortSingle })
	s.DragFrom(100, 20).To(104, 22)
	require.Len(t, s.Grid.Sorting.Keys, 1)
	require.Empty(t, s.ColumnMoves())
}

func TestEscapeEndsAMove(t *testing.T) {
	s := newMovable(nil)
	s.DragFrom(30, 20).Via(300, 20)
	require.Equal(t, pointer.CursorGrabbing, s.Cursor())
	s.Keys("Esc")
	require.Equal(t, pointer.CursorDefault, s.Cursor())
	s.Release(pointer.ButtonPrimary)
	require.Empty(t, s.ColumnMoves())
	require.Equal(t, []string{"id", "name", "age", "city"}, s.Grid.ShownColumns())
}

func TestControlledOrderIsProposed(t *testing.T) {
	s := newMovable(func(g *gridui.Grid[gridstage.Person]) { g.ColumnOrder.Controlled = true })
	s.DragFrom(30, 20).To(190, 20)
	require.Equal(t, []string{"id", "name", "age", "city"}, s.Grid.ShownColumns())
	require.Len(t, s.ColumnMoves(), 1)
	s.ColumnMoves()[0].Apply(&s.Grid.Options)
	require.Equal(t, []string{"name", "id", "age", "city"}, s.Grid.ShownColumns())
}

func TestLockedColumnsStay(t *testing.T) {
	s := newMovable(func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.Columns[0].(*gridui.Typed[gridstage.Person, string]).NoMove()
	})
	s.DragFrom(30, 20).To(300, 20)
	require.Empty(t, s.ColumnMoves())
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "id")
	s.Settle()
	s.Keys("Up", "Shift+Right")
	require.Empty(t, s.ColumnMoves())
	require.Equal(t, "id", s.Grid.Focused().ColumnID)
}

func TestKeysMoveColumns(t *testing.T) {
	for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		s := newMovable(nil)
		s.Style = func(st *gridui.Style) { st.Direction = dir }
		s.Focus(s.Grid.Tag())
		s.Grid.FocusCell(0, "name")
		s.Settle()
		on, back := "Right", "Left"
		if dir == gridui.DirectionRTL {
			on, back = back, on
		}
		s.Keys("Up", "Shift+"+on)
		require.Equal(t, []string{"id", "age", "name", "city"}, s.Grid.ShownColumns())
		s.Keys("Shortcut+"+on, "Shift+"+on)
		require.Equal(t, []string{"id", "age", "city", "name"}, s.Grid.ShownColumns())
		require.Equal(t, "name", s.Grid.Focused().ColumnID, "the focus goes along")
		s.Keys("Shift+"+back, "Shift+"+back, "Shift+"+back, "Shift+"+back)
		require.Equal(t, []string{"name", "id", "age", "city"}, s.Grid.ShownColumns())
		require.Len(t, s.ColumnMoves(), 5)
	}
}

func TestFingerHoldsAndMoves(t *testing.T) {
	s := newMovable(nil)
	s.TouchDown(1, 30, 20)
	s.Advance(600 * time.Millisecond)
	s.TouchMove(1, 60, 20)
	s.TouchMove(1, 190, 20)
	s.TouchUp(1, 190, 20)
	require.Equal(t, []string{"name", "id", "age", "city"}, s.Grid.ShownColumns())
	s.Swipe(f32.Pt(30, 20), f32.Pt(190, 20), 100*time.Millisecond)
	require.Len(t, s.ColumnMoves(), 1, "a swipe scrolls")
}

func TestMoveScrollsAtTheEdgeWhileThePointerRests(t *testing.T) {
	s := gridstage.NewNumbers(100, 30)
	s.Grid.ColumnOrder.Mode = option.ColumnOrderWithinGroups
	s.Settle()
	d := s.DragFrom(50, 20).Via(395, 20)
	x0, _ := s.Grid.ScrollOffset()
	s.Advance(500 * time.Millisecond)
	x1, _ := s.Grid.ScrollOffset()
	require.Greater(t, x1, x0)
	s.Advance(20 * time.Second)
	x2, _ := s.Grid.ScrollOffset()
	require.Equal(t, 30*100-400, x2)
	require.True(t, s.Settled(), "at the end nothing moves")
	d.To(395, 20)
	require.Equal(t, "c0", s.Grid.ShownColumns()[29])
	s.Advance(time.Second)
	require.True(t, s.Settled())
}

// grouped is a grid of columns a to f: b, c in group g, which is in outer with d.
func newGroupedColumns(set func(*gridui.Grid[int])) *gridstage.Stage[int] {
	return gridstage.New(image.Pt(700, 300), func(g *gridui.Grid[int]) {
		col := func(id string) *gridui.Typed[int, int] {
			return gridui.Func(id, id, func(i int) (int, bool) { return i, true }).Width(100)
		}
		g.Columns = []gridui.Column[int]{
			col("a"), gridui.Group("outer", "Outer", gridui.Group("g", "G", col("b"), col("c")).Collapsible(), col("d")), col("e"), col("f"),
		}
		g.ColumnOrder.Mode = option.ColumnOrderWithinGroups
		g.SetSource(gridstage.Numbers(100))
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
			require.Equal(t, want, fmt.Sprint(s.Grid.ShownColumns()), "%s, %v", test.name, mode)
		}
	}
}

func TestKeysOnGroups(t *testing.T) {
	s := newGroupedColumns(nil)
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "b")
	s.Settle()
	s.Keys("Up", "Up") // header of b, then of g
	require.Equal(t, 1, s.Grid.Focused().Row)
	s.Keys("Shift+Right")
	require.Equal(t, "[a d b c e f]", fmt.Sprint(s.Grid.ShownColumns()))
	s.Keys("Space")
	require.Equal(t, "[a d b e f]", fmt.Sprint(s.Grid.ShownColumns()))
	s.Keys("Enter")
	require.Equal(t, "[a d b c e f]", fmt.Sprint(s.Grid.ShownColumns()))
	s.Keys("Up")
	require.Equal(t, 0, s.Grid.Focused().Row)
	s.Keys("Up", "Right")
	require.Equal(t, "e", s.Grid.Focused().ColumnID, "a group is one stop")
	s.Keys("Left")
	require.Equal(t, events.Focus{Row: 2, ColumnID: "c"}, s.Grid.Focused())
}

func TestCollapsedGroups(t *testing.T) {
	s := newGroupedColumns(nil)
	s.Click(288, 60)
	require.Equal(t, []string{"g"}, s.Grid.ColumnGroups.Collapsed)
	require.Equal(t, "[a b d e f]", fmt.Sprint(s.Grid.ShownColumns()))
	s.Grid.ColumnGroups.Controlled = true
	s.Click(188, 60)
	require.Equal(t, "[a b d e f]", fmt.Sprint(s.Grid.ShownColumns()))
	require.Contains(t, s.TakeKinds(), "events.ColumnGroupsChanged")
	// What is collapsed moves along with what shows.
	s.DragFrom(150, 100).To(299, 100)
	require.Equal(t, "[a d b e f]", fmt.Sprint(s.Grid.ShownColumns()))
	s.Grid.ColumnGroups.Collapsed = []string{"outer", "nobody"}
	require.Equal(t, "[a d b c e f]", fmt.Sprint(s.Grid.ShownColumns()), "outer is not collapsible")
}

func TestPinByDragging(t *testing.T) {
	s := newMovable(func(g *gridui.Grid[gridstage.Person]) {
		g.ColumnPinning = option.ColumnPinning{Mode: option.ColumnPinDrag, Left: []string{"id"}}
	})
	s.DragFrom(200, 20).To(50, 20)
	require.Equal(t, []string{"id", "age"}, s.Grid.ColumnPinning.Left)
	s.DragFrom(100, 20).To(10, 20)
	require.Equal(t, []string{"age", "id"}, s.Grid.ColumnPinning.Left)
	s.DragFrom(100, 20).To(200, 20)
	require.Equal(t, []string{"age"}, s.Grid.ColumnPinning.Left)
	require.Equal(t, []string{"age", "name", "id", "city"}, s.Grid.ShownColumns())
	s.DragFrom(100, 20).To(399, 20)
	require.Equal(t, []string{"name"}, s.Grid.ColumnPinning.Right, "the edge stands for a side without columns")
	s.Grid.ColumnPinning.Controlled = true
	s.Events = nil
	s.DragFrom(380, 20).To(200, 20)
	require.Equal(t, []string{"name"}, s.Grid.ColumnPinning.Right)
	require.Contains(t, s.TakeKinds(), "events.ColumnPinningChanged")
}

func TestPinningNeedsLeave(t *testing.T) {
	s := newMovable(func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.Columns[2].(*gridui.Typed[gridstage.Person, int]).NoPin()
		g.ColumnPinning = option.ColumnPinning{Left: []string{"id"}}
	})
	s.DragFrom(100, 20).To(10, 20)
	require.Equal(t, []string{"id"}, s.Grid.ColumnPinning.Left)
	s.Grid.ColumnPinning.Mode = option.ColumnPinDrag
	s.DragFrom(200, 20).To(10, 20)
	require.Equal(t, []string{"id"}, s.Grid.ColumnPinning.Left)
	s.Grid.Column("age").Pin(option.ColumnPinRight)
	require.Empty(t, s.Grid.ColumnPinning.Right)
	s.Grid.Column("id").Pin(option.ColumnPinNone)
	require.Empty(t, s.Grid.ColumnPinning.Left)
}

func TestHiddenColumns(t *testing.T) {
	s := gridstage.NewPeople(10)
	s.Grid.Columns = gridstage.PeopleColumns()
	s.Grid.Columns[0].(*gridui.Typed[gridstage.Person, string]).NoHide()
	s.Grid.Columns[3].(*gridui.Typed[gridstage.Person, string]).Hidden()
	s.Grid.ColumnVisibility.Hidden = []string{"id", "nobody"}
	require.Equal(t, []string{"id", "name", "age"}, s.Grid.ShownColumns())
	s.Grid.Column("city").Show()
	s.Grid.Column("name").Hide()
	s.Grid.Column("id").Hide()
	require.Equal(t, []string{"id", "age", "city"}, s.Grid.ShownColumns())
	s.Settle()
	require.Equal(t, 2, len(slices.DeleteFunc(s.TakeKinds(), func(k string) bool { return k != "events.ColumnVisibilityChanged" })))
	s.Grid.Columns = gridstage.PeopleColumns()[:2]
	s.Grid.ColumnVisibility = option.ColumnVisibility{}
	s.Grid.Column("id").Hide()
	s.Grid.Column("name").Hide()
	require.Equal(t, []string{"name"}, s.Grid.ShownColumns(), "the last one stays")
	s.Grid.ColumnVisibility.Controlled = true
	s.Grid.Column("id").Show()
	require.Equal(t, []string{"name"}, s.Grid.ShownColumns())
}

func TestOwnColumnsStayFirst(t *testing.T) {
	s := newMovable(func(g *gridui.Grid[gridstage.Person]) {
		g.Selection.Mode = option.SelectMulti
		g.ColumnOrder.IDs = []string{"city", gridui.SelectColumn, "id", "id", "nobody"}
		g.ColumnPinning = option.ColumnPinning{Mode: option.ColumnPinDrag, Left: []string{gridui.SelectColumn}}
		g.ColumnSizing.Mode = option.ColumnResizeLive
	})
	require.Equal(t, []string{"city", "id", "name", "age"}, s.Grid.ShownColumns())
	s.DragFrom(20, 20).To(200, 20)
	require.Empty(t, s.ColumnMoves())
	s.DragFrom(100, 20).To(2, 20)
	require.Equal(t, []string{"city"}, s.Grid.ColumnPinning.Left)
	box, ok := s.Find(locale.For("ko").SelectAll)
	require.True(t, ok)
	require.Zero(t, box.Bounds.Min.X)
	s.DragFrom(44, 20).To(100, 20)
	require.Equal(t, map[string]unit.Dp(nil), s.Grid.ColumnSizing.Widths)
	s.Grid.Column(gridui.SelectColumn).Hide()
	require.Empty(t, s.Grid.ColumnVisibility.Hidden)
}

// placed computes naively which columns show, in order.
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
	s := newMovable(func(g *gridui.Grid[gridstage.Person]) { g.ColumnOrder.IDs = []string{"age", "id"} })
	require.Equal(t, []string{"age", "id", "name", "city"}, s.Grid.ShownColumns())
	s.Grid.ColumnOrder.IDs = []string{"city"}
	s.Frame()
	require.Equal(t, []string{"city", "id", "name", "age"}, s.Grid.ShownColumns())
	require.Equal(t, []string{"city", "id", "name", "age"}, s.Grid.View().Order, "a view names all columns")
	require.Equal(t, []string{"city"}, s.Grid.ColumnOrder.IDs)
}

// A stored order is older than the columns: new columns are next to those that they were defined next to.
func TestStoredOrderNamesSomeColumns(t *testing.T) {
	for _, c := range []struct{ stored, want []string }{
		{[]string{"age", "id"}, []string{"age", "city", "id", "name"}},
		{[]string{"city", "age"}, []string{"id", "name", "city", "age"}},
		{[]string{"gone", "name", "name", "also gone"}, []string{"id", "name", "age", "city"}},
		{[]string{"gone"}, []string{"id", "name", "age", "city"}},
	} {
		s := newMovable(nil)
		s.Grid.SetView(option.View{Order: c.stored})
		s.Frame()
		require.Equal(t, c.want, s.Grid.ShownColumns(), c.stored)
		v := s.Grid.View()
		s.Grid.SetView(v)
		require.Equal(t, c.want, s.Grid.ShownColumns(), "what a view says of a grid is what shows")
	}
}

func TestRandomPlacesOfColumns(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	var defined []string
	for i := range 12 {
		defined = append(defined, fmt.Sprint("c", i))
	}
	s := gridstage.NewNumbers(50, 12)
	s.Size = image.Pt(5000, 200)
	some := func(n int) (ids []string) {
		for range rnd.IntN(n) {
			ids = append(ids, fmt.Sprint("c", rnd.IntN(14)))
		}
		return ids
	}
	for range 400 {
		s.Grid.ColumnOrder.IDs, s.Grid.ColumnVisibility.Hidden = some(16), some(6)
		s.Grid.ColumnPinning.Left, s.Grid.ColumnPinning.Right = some(4), some(4)
		want := placed(defined, s.Grid.ColumnOrder.IDs, s.Grid.ColumnVisibility.Hidden, s.Grid.ColumnPinning.Left, s.Grid.ColumnPinning.Right)
		s.Frame()
		if len(want) == 0 {
			continue
		}
		require.Equal(t, want, s.Grid.ShownColumns())
	}
}

func TestColumnsChangeUnderGestures(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	s := newGroupedColumns(func(g *gridui.Grid[int]) {
		g.ColumnPinning.Mode, g.ColumnSizing.Mode, g.Selection.Mode = option.ColumnPinDrag, option.ColumnResizeLive, option.SelectMulti
	})
	all := s.Grid.Columns
	s.Focus(s.Grid.Tag())
	id := func() string { return string(rune('a' + rnd.IntN(8))) }
	for range 600 {
		x, y := float32(rnd.IntN(900)-100), float32(rnd.IntN(200)-20)
		switch rnd.IntN(14) {
		case 0:
			s.Grid.Columns = all[:rnd.IntN(len(all)+1)]
		case 1:
			s.Grid.Column(id()).Hide()
		case 2:
			s.Grid.Column(id()).Show()
		case 3:
			s.Grid.ColumnGroups.Collapsed = [][]string{nil, {"g"}}[rnd.IntN(2)]
		case 4:
			s.Grid.Column(id()).Pin(option.ColumnPinSide(rnd.IntN(4)))
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
			s.Grid.Column(id()).Fit()
		case 10:
			s.Grid.FitToWidth()
		case 11:
			s.Grid.OpenColumns()
		case 12:
			s.Grid.ColumnSizing.Widths = map[string]unit.Dp{id(): unit.Dp(rnd.IntN(900))}
		default:
			s.Move(x, y)
		}
		if rnd.IntN(2) == 0 {
			s.Frame()
		}
	}
	s.Release(pointer.ButtonPrimary)
	s.Keys("Esc")
	s.Grid.Columns, s.Size = all, image.Pt(700, 300)
	s.Leave()
	s.Advance(time.Minute)
	require.True(t, s.Settled())
}

func TestSettledColumnsAllocateNothing(t *testing.T) {
	s := gridstage.NewNumbers(1_000_000, 1000)
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	s.Grid.ColumnOrder.Mode, s.Grid.ColumnSizing.Mode = option.ColumnOrderWithinGroups, option.ColumnResizeLive
	s.Grid.ColumnPinning = option.ColumnPinning{Mode: option.ColumnPinDrag, Left: []string{"c3", "c900", "c5", "c6"}, Right: []string{"c1"}}
	s.Grid.ColumnOrder.IDs = []string{"c900", "c7"}
	s.Grid.ColumnVisibility.Hidden = []string{"c4"}
	s.Grid.ColumnSizing.Widths = map[string]unit.Dp{"c0": 77}
	s.Settle()
	require.Zero(t, s.Allocs(100, nil))
	require.Len(t, s.Grid.ShownColumns(), 999)
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
			s.Grid.Column(string(rune('a' + rnd.IntN(6)))).Pin(option.ColumnPinSide(rnd.IntN(3)))
		}
		s.DragFrom(float32(rnd.IntN(700)), float32(rnd.IntN(120))).To(float32(rnd.IntN(900)-100), float32(rnd.IntN(300)))
		if rnd.IntN(8) == 0 {
			s.Grid.ColumnSizing.Widths = nil
		}
		order := s.Grid.ColumnOrder.IDs
		if order == nil {
			continue
		}
		sorted := slices.Sorted(slices.Values(order))
		require.Equal(t, []string{"a", "b", "c", "d", "e", "f"}, sorted, "step %d", i)
		require.Equal(t, 1, runs(order, "b", "c"), "step %d: %v", i, order)
		require.Equal(t, 1, runs(order, "b", "c", "d"), "step %d: %v", i, order)
	}
}

// TestColumnsOnlyOfCollapsedGroups opens and closes groups, one of which is in another.
func TestColumnsOnlyOfCollapsedGroups(t *testing.T) {
	field := func(id string) *gridui.Typed[int, int] {
		return gridui.Field(id, id, func(n int) int { return n }).Width(50)
	}
	s := gridstage.New(image.Pt(700, 200), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{
			gridui.Group[int]("year", "Year", field("sum").OnlyCollapsed(),
				gridui.Group[int]("q1", "Q1", field("jan"), field("feb"), field("q1sum").OnlyCollapsed()).Collapsible(),
				field("rest").KeepCollapsed()).Collapsible(),
			gridui.Group[int]("alone", "Alone", field("only").OnlyCollapsed()).Collapsible(),
			gridui.Group[int]("fixed", "Fixed", field("plain").OnlyCollapsed(), field("other")),
			field("free").OnlyCollapsed(),
		}
		g.SetRows([]int{1})
	})
	for _, c := range []struct{ closed, shows string }{
		{"", "[jan feb rest only plain other free]"},
		{"q1", "[q1sum rest only plain other free]"},
		{"year", "[sum rest only plain other free]"},
		{"year q1", "[sum rest only plain other free]"},
		{"alone fixed", "[jan feb rest only plain other free]"},
	} {
		s.Grid.ColumnGroups.Collapsed = strings.Fields(c.closed)
		s.Settle()
		require.Equal(t, c.shows, fmt.Sprint(s.Grid.ShownColumns()), "closed: %q", c.closed)
	}
}
