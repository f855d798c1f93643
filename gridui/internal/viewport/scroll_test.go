// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport_test

import (
	"fmt"
	"github.com/giogrid/giogrid/gridui/option"
	"image"
	"math/rand/v2"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/io/input"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

func TestWheelScrollsExactPixels(t *testing.T) {
	for _, n := range []int{1_000, 1_000_000_000} {
		s := gridstage.NewNumbers(n, 10)
		s.Grid.ScrollToOffset(int64(n)*36/2 + 5)
		s.Settle()
		_, at := s.Grid.ScrollOffset()
		for i := range 50 {
			s.Wheel(100, 150, 0, 7)
			_, y := s.Grid.ScrollOffset()
			require.Equal(t, at+int64(i+1)*7, y)
		}
		first, _ := s.Find("row " + gridstage.Commas(int(at+350)/36+1) + " of")
		// The row is clipped at the body's edge below the header of 40 px.
		require.Equal(t, 40, first.Bounds.Min.Y)
		require.Equal(t, 40+36-int((at+350)%36), first.Bounds.Max.Y)
	}
}

// TestWheelAfterTheFirstFrame turns the wheel after a single frame was drawn, and after the grid
// got more rows.
func TestWheelAfterTheFirstFrame(t *testing.T) {
	var grid gridui.Grid[int]
	grid.Columns = []gridui.Column[int]{gridui.Field("n", "N", func(n int) int { return n })}
	grid.SetSource(gridstage.Numbers(1000))
	th := gridstage.NewTheme()
	var r input.Router
	var ops op.Ops
	frame := func() {
		ops.Reset()
		st := gridui.New(th, &grid)
		st.WheelScale = 1 // on X11 too
		st.Layout(layout.Context{Ops: &ops, Source: r.Source(), Constraints: layout.Exact(image.Pt(300, 300))})
		r.Frame(&ops)
	}
	turn := func(px float32) int64 {
		r.Queue(pointer.Event{Kind: pointer.Scroll, Position: f32.Pt(100, 100), Scroll: f32.Pt(0, px)})
		frame()
		_, y := grid.ScrollOffset()
		return y
	}
	frame()
	require.EqualValues(t, 100, turn(100))
	grid.SetSource(gridstage.Numbers(4))
	frame()
	require.Zero(t, turn(100))
	grid.SetSource(gridstage.Numbers(1000))
	frame()
	require.EqualValues(t, 100, turn(100), "a wheel is held to the rows of the frame before")
}

func TestWheelGoesOnToTheParentAtTheEnd(t *testing.T) {
	s := gridstage.NewNumbers(10, 1)
	s.Wheel(100, 150, 0, 1e6)
	_, y := s.Grid.ScrollOffset()
	require.EqualValues(t, 10*36-300, y)
	s.Wheel(100, 150, 0, -1e6)
	_, y = s.Grid.ScrollOffset()
	require.Zero(t, y)
}

func TestEveryPixelOfTheBodyIsARow(t *testing.T) {
	s := gridstage.NewNumbers(1_000_000_000, 40)
	s.Grid.ColumnPinning.Left = []string{"c0"}
	rnd := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		switch rnd.IntN(4) {
		case 0:
			s.Grid.ScrollToOffset(rnd.Int64N(36e9))
		case 1:
			s.Grid.ScrollToRow(rnd.IntN(1e9), option.Align(rnd.IntN(4)))
		case 2:
			s.Wheel(200, 100, float32(rnd.IntN(900)-450), float32(rnd.IntN(4000)-2000))
		case 3:
			s.Size = image.Pt(200+rnd.IntN(600), 150+rnd.IntN(500))
		}
		s.Settle()
		requireCovered(t, s)
	}
}

// requireCovered checks that the visible cells leave no gap in body and header.
func requireCovered(t *testing.T, s *gridstage.Stage[int]) {
	t.Helper()
	rows := s.FindAll("row ")
	y := 40
	right := 0
	for _, r := range rows {
		require.Equal(t, y, r.Bounds.Min.Y, "gap between rows")
		y = r.Bounds.Max.Y
		right = r.Bounds.Max.X
		x := 0
		for _, c := range r.Children {
			require.Contains(t, []int{x, 100}, c.Bounds.Min.X, "gap between columns")
			x = c.Bounds.Max.X
		}
		require.GreaterOrEqual(t, x, right, "columns end before the body")
	}
	require.GreaterOrEqual(t, y, s.Size.Y-12, "rows end before the body")
}

func TestScrollToRowAligns(t *testing.T) {
	s := gridstage.NewNumbers(1_000_000_000, 2)
	body := 300
	for align, top := range map[option.Align]int{
		option.AlignStart: 40, option.AlignEnd: 40 + body - 36, option.AlignCenter: 40 + (body-36)/2,
	} {
		s.Grid.ScrollToRow(500_000_000, align)
		s.Settle()
		row, ok := s.Find("row 500,000,001 of")
		require.True(t, ok)
		require.Equal(t, top, row.Bounds.Min.Y)
		require.Equal(t, 36, row.Bounds.Dy())
	}
}

func TestTouchScrollsAndFlings(t *testing.T) {
	s := gridstage.NewNumbers(1000, 4)
	s.TouchDown(1, 100, 250)
	s.TouchMove(1, 100, 246)
	_, y := s.Grid.ScrollOffset()
	require.Zero(t, y, "a finger that hardly moved scrolls")
	s.TouchMove(1, 100, 200)
	_, y = s.Grid.ScrollOffset()
	require.EqualValues(t, 50, y)
	s.TouchUp(1, 100, 200)
	require.Empty(t, s.Clicks(), "a finger that scrolled also clicked")

	_, before := s.Grid.ScrollOffset()
	s.Swipe(f32.Pt(100, 250), f32.Pt(100, 100), 80*time.Millisecond)
	s.Advance(50 * time.Millisecond)
	_, during := s.Grid.ScrollOffset()
	require.Greater(t, during, before+150, "the fling does not go on after the finger")
	s.Advance(10 * time.Second)
	_, ok := s.Wakeup()
	require.False(t, ok, "the fling never ends")
}

func TestAnchorStaysWithItsRow(t *testing.T) {
	s := gridstage.NewPeople(5000)
	s.Grid.ScrollToOffset(36*1000 + 11)
	s.Settle()
	rows := gridstage.People(5000)
	extra := make([]gridstage.Person, 3000)
	for i := range extra {
		extra[i] = gridstage.Person{ID: fmt.Sprint("new", i)}
	}
	s.Grid.SetRows(append(extra, rows...))
	s.Settle()
	_, y := s.Grid.ScrollOffset()
	require.EqualValues(t, 36*4000+11, y, "rows that were put in above moved what is on the screen")
	top, ok := s.Find("row 4,001 of 8,000: p1000")
	require.True(t, ok)
	require.Equal(t, 40, top.Bounds.Min.Y)
}

func TestFewerRowsWhileAtTheEnd(t *testing.T) {
	s := gridstage.NewPeople(5000)
	s.Grid.ScrollToRow(4999, option.AlignEnd)
	s.Grid.FocusCell(4999, "name")
	s.Settle()
	s.Grid.SetRows(gridstage.People(3))
	s.Settle()
	_, y := s.Grid.ScrollOffset()
	require.Zero(t, y)
	require.Equal(t, 2, s.Grid.Focused().Row)
	s.Grid.SetRows(nil)
	s.Settle()
	s.Grid.SetSource(nil)
	s.Settle()
	require.Equal(t, -1, s.Grid.Focused().Row)
}

func TestUnboundedConstraints(t *testing.T) {
	s := gridstage.NewNumbers(1000, 3)
	s.Constraints = layout.Constraints{Max: image.Pt(1e6, 1e6)}
	s.Settle()
	require.Equal(t, image.Pt(300, 400), s.Dims().Size)
	s.Grid.SetSource(gridstage.Numbers(3))
	s.Settle()
	require.Equal(t, image.Pt(300, 40+3*36), s.Dims().Size)
}

func TestVirtualOffLaysOutEverything(t *testing.T) {
	s := gridstage.New(image.Pt(300, 200), func(g *gridui.Grid[int]) {
		g.Virtual.Disabled = true
		g.SetSource(gridstage.Numbers(50))
	})
	laid := map[int]bool{}
	s.Grid.Columns = []gridui.Column[int]{gridui.Func("c", "C", func(i int) (int, bool) { return i, true }).
		Cell(func(gtx layout.Context, c gridui.CellContext[int]) layout.Dimensions {
			laid[c.RowIndex] = true
			return layout.Dimensions{Size: gtx.Constraints.Max}
		})}
	s.Settle()
	require.Len(t, laid, 50)
	s.Grid.Virtual.Disabled = false
	clear(laid)
	s.Settle()
	require.Less(t, len(laid), 8)
}

func TestViewportChangedIsSentWhenWatched(t *testing.T) {
	s := gridstage.NewNumbers(1000, 1)
	s.TakeKinds()
	s.Wheel(100, 100, 0, 360)
	require.NotContains(t, s.TakeKinds(), "events.ViewportChanged")
	s.Grid.Virtual.Watch = true
	s.Wheel(100, 100, 0, 360)
	s.Settle()
	var got events.ViewportChanged
	for _, ev := range s.Events {
		if w, ok := ev.(events.ViewportChanged); ok {
			got = w
		}
	}
	require.Equal(t, 20, got.First)
	require.Equal(t, 10, got.PrefetchFirst, "the default overscan is 10 rows")
	require.EqualValues(t, 720, got.Offset)
}
