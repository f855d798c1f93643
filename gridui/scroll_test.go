// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
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
)

// numbers is a source of rows that are their own index.
type numbers int

func (n numbers) Len() int     { return int(n) }
func (n numbers) At(i int) int { return i }

func newNumbers(n, cols int) *stage[int] {
	return newStage(image.Pt(412, 340), func(g *gridui.Grid[int]) {
		for c := range cols {
			g.Columns = append(g.Columns, gridui.Func(fmt.Sprint("c", c), fmt.Sprint("C", c), func(i int) (int, bool) { return i*1000 + c, true }).Width(100))
		}
		g.SetSource(numbers(n))
	})
}

func TestWheelScrollsExactPixels(t *testing.T) {
	for _, n := range []int{1_000, 1_000_000_000} {
		s := newNumbers(n, 10)
		s.grid.ScrollToOffset(int64(n)*36/2 + 5)
		s.Settle()
		_, at := s.grid.ScrollOffset()
		for i := range 50 {
			s.Wheel(100, 150, 0, 7)
			_, y := s.grid.ScrollOffset()
			require.Equal(t, at+int64(i+1)*7, y)
		}
		first, _ := s.Find("row " + commas(int(at+350)/36+1) + " of")
		// The row is cut at the body's edge below the header of 40 px.
		require.Equal(t, 40, first.Bounds.Min.Y)
		require.Equal(t, 40+36-int((at+350)%36), first.Bounds.Max.Y)
	}
}

// TestWheelAfterTheFirstFrame turns the wheel when a single frame was drawn, and
// when the grid has just got more rows.
func TestWheelAfterTheFirstFrame(t *testing.T) {
	var grid gridui.Grid[int]
	grid.Columns = []gridui.Column[int]{gridui.Field("n", "N", func(n int) int { return n })}
	grid.SetSource(numbers(1000))
	th := newTheme()
	var r input.Router
	var ops op.Ops
	frame := func() {
		ops.Reset()
		gridui.New(th, &grid).Layout(layout.Context{Ops: &ops, Source: r.Source(), Constraints: layout.Exact(image.Pt(300, 300))})
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
	grid.SetSource(numbers(4))
	frame()
	require.Zero(t, turn(100))
	grid.SetSource(numbers(1000))
	frame()
	require.EqualValues(t, 100, turn(100), "a wheel is held to the rows of the frame before")
}

func TestWheelGoesOnToTheParentAtTheEnd(t *testing.T) {
	s := newNumbers(10, 1)
	s.Wheel(100, 150, 0, 1e6)
	_, y := s.grid.ScrollOffset()
	require.EqualValues(t, 10*36-300, y)
	s.Wheel(100, 150, 0, -1e6)
	_, y = s.grid.ScrollOffset()
	require.Zero(t, y)
}

func TestEveryPixelOfTheBodyIsARow(t *testing.T) {
	s := newNumbers(1_000_000_000, 40)
	s.grid.ColumnPinning.Left = []string{"c0"}
	rnd := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		switch rnd.IntN(4) {
		case 0:
			s.grid.ScrollToOffset(rnd.Int64N(36e9))
		case 1:
			s.grid.ScrollToRow(rnd.IntN(1e9), gridui.ScrollAlign(rnd.IntN(4)))
		case 2:
			s.Wheel(200, 100, float32(rnd.IntN(900)-450), float32(rnd.IntN(4000)-2000))
		case 3:
			s.Size = image.Pt(200+rnd.IntN(600), 150+rnd.IntN(500))
		}
		s.Settle()
		requireCovered(t, s)
	}
}

// requireCovered checks that the cells on the screen leave no gap in body and
// header.
func requireCovered(t *testing.T, s *stage[int]) {
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
	s := newNumbers(1_000_000_000, 2)
	body := 300
	for align, top := range map[gridui.ScrollAlign]int{
		gridui.ScrollStart: 40, gridui.ScrollEnd: 40 + body - 36, gridui.ScrollCenter: 40 + (body-36)/2,
	} {
		s.grid.ScrollToRow(500_000_000, align)
		s.Settle()
		row, ok := s.Find("row 500,000,001 of")
		require.True(t, ok)
		require.Equal(t, top, row.Bounds.Min.Y)
		require.Equal(t, 36, row.Bounds.Dy())
	}
}

func TestThumbDragsToTheEnds(t *testing.T) {
	s := newNumbers(1_000_000_000, 2)
	// The thumb is at least 24 dp long and begins at the top of the track.
	s.DragFrom(406, 45).To(406, 1000)
	_, y := s.grid.ScrollOffset()
	require.EqualValues(t, int64(36e9)-300, y, "the end is not reached exactly")
	_, ok := s.Find("row 1,000,000,000 of")
	require.True(t, ok)
	s.DragFrom(406, 335).To(406, -100)
	_, y = s.grid.ScrollOffset()
	require.Zero(t, y)
}

func TestTrackPressPages(t *testing.T) {
	s := newNumbers(1000, 2)
	s.Click(406, 330)
	_, y := s.grid.ScrollOffset()
	require.Greater(t, y, int64(200))
	require.LessOrEqual(t, y, int64(300))
}

func TestHorizontalScrollAndThumb(t *testing.T) {
	s := newNumbers(1000, 20)
	s.Wheel(100, 150, 130, 0)
	x, _ := s.grid.ScrollOffset()
	require.Equal(t, 130, x)
	s.DragFrom(40, 334).To(2000, 334)
	x, _ = s.grid.ScrollOffset()
	require.Equal(t, 2000-400, x)
	_, ok := s.Find("C19")
	require.True(t, ok)
}

func TestTouchScrollsAndFlings(t *testing.T) {
	s := newNumbers(1000, 4)
	s.TouchDown(1, 100, 250)
	s.TouchMove(1, 100, 246)
	_, y := s.grid.ScrollOffset()
	require.Zero(t, y, "a finger that hardly moved scrolls")
	s.TouchMove(1, 100, 200)
	_, y = s.grid.ScrollOffset()
	require.EqualValues(t, 50, y)
	s.TouchUp(1, 100, 200)
	require.Empty(t, s.clicks(), "a finger that scrolled also clicked")

	_, before := s.grid.ScrollOffset()
	s.Swipe(f32.Pt(100, 250), f32.Pt(100, 100), 80*time.Millisecond)
	s.Advance(50 * time.Millisecond)
	_, during := s.grid.ScrollOffset()
	require.Greater(t, during, before+150, "the fling does not go on after the finger")
	s.Advance(10 * time.Second)
	_, ok := s.Wakeup()
	require.False(t, ok, "the fling never ends")
}

func (s *stage[T]) clicks() []string {
	var out []string
	for _, k := range s.kinds() {
		if k == fmt.Sprintf("%T", gridui.CellClicked[T]{}) {
			out = append(out, k)
		}
	}
	return out
}

func TestAnchorStaysWithItsRow(t *testing.T) {
	s := newPeople(5000)
	s.grid.ScrollToOffset(36*1000 + 11)
	s.Settle()
	rows := people(5000)
	extra := make([]person, 3000)
	for i := range extra {
		extra[i] = person{ID: fmt.Sprint("new", i)}
	}
	s.grid.SetRows(append(extra, rows...))
	s.Settle()
	_, y := s.grid.ScrollOffset()
	require.EqualValues(t, 36*4000+11, y, "rows that were put in above moved what is on the screen")
	top, ok := s.Find("row 4,001 of 8,000: p1000")
	require.True(t, ok)
	require.Equal(t, 40, top.Bounds.Min.Y)
}

func TestFewerRowsWhileAtTheEnd(t *testing.T) {
	s := newPeople(5000)
	s.grid.ScrollToRow(4999, gridui.ScrollEnd)
	s.grid.FocusCell(4999, "name")
	s.Settle()
	s.grid.SetRows(people(3))
	s.Settle()
	_, y := s.grid.ScrollOffset()
	require.Zero(t, y)
	require.Equal(t, 2, s.grid.Focused().Row)
	s.grid.SetRows(nil)
	s.Settle()
	s.grid.SetSource(nil)
	s.Settle()
	require.Equal(t, -1, s.grid.Focused().Row)
}

func TestUnboundedConstraints(t *testing.T) {
	s := newNumbers(1000, 3)
	s.Constraints = layout.Constraints{Max: image.Pt(1e6, 1e6)}
	s.Settle()
	require.Equal(t, image.Pt(300, 400), s.Dims().Size)
	s.grid.SetSource(numbers(3))
	s.Settle()
	require.Equal(t, image.Pt(300, 40+3*36), s.Dims().Size)
}

func TestVirtualOffLaysOutEverything(t *testing.T) {
	s := newStage(image.Pt(300, 200), func(g *gridui.Grid[int]) {
		g.Virtual.Off = true
		g.SetSource(numbers(50))
	})
	laid := map[int]bool{}
	s.grid.Columns = []gridui.Column[int]{gridui.Func("c", "C", func(i int) (int, bool) { return i, true }).
		Cell(func(gtx layout.Context, c gridui.CellContext[int]) layout.Dimensions {
			laid[c.RowIndex] = true
			return layout.Dimensions{Size: gtx.Constraints.Max}
		})}
	s.Settle()
	require.Len(t, laid, 50)
	s.grid.Virtual.Off = false
	clear(laid)
	s.Settle()
	require.Less(t, len(laid), 8)
}

func TestViewportChangedIsSentWhenWatched(t *testing.T) {
	s := newNumbers(1000, 1)
	s.kinds()
	s.Wheel(100, 100, 0, 360)
	require.NotContains(t, s.kinds(), "events.ViewportChanged")
	s.grid.Virtual.Watch = true
	s.Wheel(100, 100, 0, 360)
	s.Settle()
	var got events.ViewportChanged
	for _, ev := range s.events {
		if w, ok := ev.(events.ViewportChanged); ok {
			got = w
		}
	}
	require.Equal(t, 20, got.First)
	require.Equal(t, 10, got.PrefetchFirst, "the default overscan is 10 rows")
	require.EqualValues(t, 720, got.Offset)
}
