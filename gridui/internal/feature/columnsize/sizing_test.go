// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnsize_test

import (
	"image"
	"math"
	"strings"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestEdgesAreDragged(t *testing.T) {
	for _, test := range []struct {
		name     string
		mode     option.ColumnResizeMode
		dir      gridui.Direction
		pinRight bool
		from, to float32
		header   string
		width    int
	}{
		{"live", option.ColumnResizeLive, gridui.DirectionLTR, false, 160, 200, "Name", 140},
		{"near the edge", option.ColumnResizeLive, gridui.DirectionLTR, false, 163, 143, "Name", 80},
		{"on release", option.ColumnResizeOnRelease, gridui.DirectionLTR, false, 60, 30, "ID", 30},
		{"least width", option.ColumnResizeLive, gridui.DirectionLTR, false, 60, -500, "ID", 20},
		{"mirrored", option.ColumnResizeLive, gridui.DirectionRTL, false, 240, 200, "Name", 140},
		{"pinned at the end", option.ColumnResizeLive, gridui.DirectionLTR, true, 328, 298, "ID", 90},
		{"pinned at the end, mirrored", option.ColumnResizeLive, gridui.DirectionRTL, true, 72, 102, "ID", 90},
	} {
		s := gridstage.NewSized(test.mode)
		s.Size = image.Pt(400, 300)
		s.Style = func(st *gridui.Style) { st.Direction = test.dir }
		if test.pinRight {
			s.Grid.ColumnPinning.Right = []string{"id"}
		}
		s.Settle()
		s.DragFrom(test.from, 20).To(test.to, 20)
		require.Equal(t, test.width, s.HeadWidth(t, test.header), test.name)
		require.Equal(t, events.Focus{Row: -1}, s.Grid.Focused(), "%s: an edge is no header", test.name)
		if test.mode == option.ColumnResizeOnRelease {
			require.Len(t, s.TakeColumnSizes(), 1, test.name)
		} else {
			require.NotEmpty(t, s.TakeColumnSizes(), test.name)
		}
	}
}

func TestGuideLeavesTheColumnUntilRelease(t *testing.T) {
	s := gridstage.NewSized(option.ColumnResizeOnRelease)
	d := s.DragFrom(160, 20).Via(220, 60)
	require.Equal(t, 100, s.HeadWidth(t, "Name"))
	require.Empty(t, s.TakeColumnSizes())
	d.To(230, 60)
	require.Equal(t, 170, s.HeadWidth(t, "Name"))
}

func TestEscapeTakesAResizeBack(t *testing.T) {
	for _, mode := range []option.ColumnResizeMode{option.ColumnResizeLive, option.ColumnResizeOnRelease} {
		for _, before := range []map[string]unit.Dp{nil, {"name": 120}} {
			s := gridstage.NewSized(mode)
			s.Grid.ColumnSizing.Widths = before
			s.Settle()
			was := s.HeadWidth(t, "Name")
			s.DragFrom(float32(60+was), 20).Via(280, 20)
			s.Keys("Esc")
			require.Equal(t, was, s.HeadWidth(t, "Name"))
			require.Equal(t, before["name"], s.Grid.ColumnSizing.Widths["name"])
			s.Move(300, 20)
			s.Release(pointer.ButtonPrimary)
			require.Equal(t, was, s.HeadWidth(t, "Name"), "the drag is over")
		}
	}
	s := gridstage.NewSized(option.ColumnResizeLive)
	s.DragFrom(160, 20).Via(280, 20)
	s.WindowFocus(false)
	require.Equal(t, 100, s.HeadWidth(t, "Name"), "a window that loses the focus cancels too")
}

func TestControlledSizesAreProposed(t *testing.T) {
	s := gridstage.NewSized(option.ColumnResizeOnRelease)
	s.Grid.ColumnSizing.Controlled = true
	s.DragFrom(160, 20).To(200, 20)
	require.Equal(t, 100, s.HeadWidth(t, "Name"))
	ev := s.TakeColumnSizes()
	require.Equal(t, []events.ColumnSizingChanged{{Widths: map[string]unit.Dp{"name": 140}}}, ev)
	ev[0].Apply(&s.Grid.Options)
	s.Settle()
	require.Equal(t, 140, s.HeadWidth(t, "Name"))
}

func TestSizesWinOverFlexAndKeepLimits(t *testing.T) {
	s := gridstage.New(image.Pt(600, 200), func(g *gridui.Grid[int]) {
		f := func(i int) (int, bool) { return i, true }
		g.Columns = []gridui.Column[int]{
			gridui.Func("a", "A", f).Flex(1), gridui.Func("b", "B", f).MinMax(50, 120), gridui.Func("c", "C", f).NoResize(),
		}
		g.ColumnSizing = option.ColumnSizing{Mode: option.ColumnResizeLive, Widths: map[string]unit.Dp{"a": 100, "b": 1000, "nobody": 3}}
		g.SetSource(gridstage.Numbers(10))
	})
	require.Equal(t, 100, s.HeadWidth(t, "A"))
	require.Equal(t, 120, s.HeadWidth(t, "B"))
	require.Equal(t, 150, s.HeadWidth(t, "C"))
	s.DragFrom(370, 20).To(420, 20)
	require.Equal(t, 150, s.HeadWidth(t, "C"), "Columns with NoResize have no edge")
	s.DragFrom(220, 20).To(100, 20)
	require.Equal(t, 50, s.HeadWidth(t, "B"))
	nan := unit.Dp(math.NaN())
	for _, w := range []unit.Dp{nan, 0, -5, unit.Dp(math.Inf(1))} {
		s.Grid.ColumnSizing.Widths = map[string]unit.Dp{"c": w}
		s.Settle()
		require.Equal(t, 150, s.HeadWidth(t, "C"), "%v", w)
	}
	s.Grid.ColumnSizing.Widths = map[string]unit.Dp{"c": 1e30}
	s.Settle()
	_, ok := s.Find("C")
	require.True(t, ok)
}

func TestKeysResizeAndGrow(t *testing.T) {
	for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		s := gridstage.NewSized(option.ColumnResizeLive)
		s.Style = func(st *gridui.Style) { st.Direction = dir }
		s.Focus(s.Grid.Tag())
		s.Grid.FocusCell(0, "name")
		s.Settle()
		s.Keys("Alt+Right")
		require.Equal(t, 100, s.HeadWidth(t, "Name"), "only a header's column is resized")
		s.Keys("Up")
		more, less := "Alt+Right", "Alt+Left"
		if dir == gridui.DirectionRTL {
			more, less = less, more
		}
		s.Keys(more)
		require.Equal(t, 108, s.HeadWidth(t, "Name"))
		s.Advance(time.Second)
		s.Keys(less, less)
		require.Equal(t, 92, s.HeadWidth(t, "Name"))
		s.Advance(time.Second)
		for range 8 {
			s.Keys(more)
		}
		require.Equal(t, 92+4*8+4*16, s.HeadWidth(t, "Name"), "held down it goes faster")
	}
}

func TestTouchDragsEdgesAndDoesNotScroll(t *testing.T) {
	s := gridstage.NewNumbers(100, 30)
	s.Grid.ColumnSizing.Mode = option.ColumnResizeLive
	s.Settle()
	s.Swipe(f32.Pt(106, 20), f32.Pt(156, 25), 200*time.Millisecond)
	require.Equal(t, 150, s.HeadWidth(t, "C0"))
	x, _ := s.Grid.ScrollOffset()
	require.Zero(t, x)
	s.Swipe(f32.Pt(106, 20), f32.Pt(56, 20), 200*time.Millisecond)
	x, _ = s.Grid.ScrollOffset()
	require.NotZero(t, x, "beside an edge it scrolls")
}

func TestGroupsEdgeResizesItsColumns(t *testing.T) {
	s := gridstage.New(image.Pt(600, 200), func(g *gridui.Grid[int]) {
		f := func(i int) (int, bool) { return i, true }
		g.Columns = []gridui.Column[int]{
			gridui.Group("g", "G", gridui.Func("a", "A", f).Width(100), gridui.Func("b", "B", f).Width(50).NoResize(), gridui.Func("c", "C", f).Width(50)),
		}
		g.ColumnSizing.Mode = option.ColumnResizeLive
		g.SetSource(gridstage.Numbers(10))
	})
	s.DragFrom(200, 20).To(350, 20)
	require.Equal(t, []int{200, 50, 100}, []int{s.HeadWidth(t, "A"), s.HeadWidth(t, "B"), s.HeadWidth(t, "C")})
}

func TestCursorOverEdges(t *testing.T) {
	s := gridstage.NewSized(option.ColumnResizeLive)
	s.Move(159, 20)
	require.Equal(t, pointer.CursorColResize, s.Cursor())
	s.Move(110, 20)
	require.Equal(t, pointer.CursorDefault, s.Cursor())
	s.Move(159, 100)
	require.Equal(t, pointer.CursorDefault, s.Cursor())
	s.DragFrom(160, 20).Via(300, 150)
	require.Equal(t, pointer.CursorColResize, s.Cursor())
}

func TestEdgesOverWidgetsInHeaders(t *testing.T) {
	s := gridstage.NewPeople(10)
	s.Grid.Columns[1].(*gridui.Typed[gridstage.Person, string]).HeaderCell(func(gtx layout.Context) layout.Dimensions {
		return gridstage.LabelWidget("widget")(gtx)
	})
	s.Grid.ColumnSizing.Mode = option.ColumnResizeLive
	s.Grid.Refresh()
	s.Settle()
	s.DragFrom(158, 20).To(188, 20)
	require.Equal(t, unit.Dp(130), s.Grid.ColumnSizing.Widths["name"])
}

// newGated returns a grid of many people, one with a name far wider than the others. Reading it waits for the
// gate.
func newGated() (s *gridstage.Stage[gridstage.Person], gate chan struct{}) {
	s, gate = gridstage.NewSized(option.ColumnResizeLive), make(chan struct{})
	rows, widest := gridstage.People(100_000), strings.Repeat("W", 30)
	rows[77_777].Name = widest
	s.Grid.Columns = gridstage.PeopleColumns()
	s.Grid.Columns[1] = gridui.Field("name", "Name", func(p gridstage.Person) string {
		if p.Name == widest {
			<-gate
		}
		return p.Name
	}).Width(100)
	s.Grid.SetRows(rows)
	s.Settle()
	return s, gate
}

func TestDoubleClickFits(t *testing.T) {
	s, gate := newGated()
	s.DoubleClick(160, 20)
	atOnce := s.HeadWidth(t, "Name")
	require.Less(t, atOnce, 100)
	close(gate) // all rows are read in the background
	await.Until(func() bool { s.Advance(50 * time.Millisecond); return s.HeadWidth(t, "Name") > 200 })
}

func TestFitColumns(t *testing.T) {
	s := gridstage.NewSized(option.ColumnResizeOff)
	s.Grid.FitColumns()
	s.Settle()
	require.Len(t, s.TakeColumnSizes(), 1)
	for id, w := range s.Grid.ColumnSizing.Widths {
		require.Less(t, w, unit.Dp(90), id)
		require.Greater(t, w, unit.Dp(20), id)
	}
	s.Grid.FitToWidth()
	s.Settle()
	sum := unit.Dp(0)
	for _, w := range s.Grid.ColumnSizing.Widths {
		sum += w
	}
	require.Equal(t, unit.Dp(400-12), sum, "all but the scroll bar's width")
	s.Grid.Column("nobody").Fit()
	s.Settle()
	require.Len(t, s.TakeColumnSizes(), 1)
}

func BenchmarkFitColumns(b *testing.B) {
	var worst time.Duration
	for b.Loop() {
		s := gridstage.NewNumbers(1_000_000, 100)
		s.Grid.FitColumns()
		for len(s.Grid.ColumnSizing.Widths) < 100 || !s.Settled() {
			s.Now = s.Now.Add(16 * time.Millisecond)
			began := time.Now()
			s.Frame()
			worst = max(worst, time.Since(began))
		}
	}
	b.ReportMetric(float64(worst.Microseconds()), "worst-frame-µs")
}

func TestFittingManyColumnsIsSpreadOverFrames(t *testing.T) {
	s := gridstage.NewNumbers(200_000, 100)
	s.Grid.FitColumns()
	s.Frame()
	require.False(t, s.Settled(), "there is more to do than a frame may")
	await.Until(func() bool {
		s.Advance(50 * time.Millisecond)
		return len(s.Grid.ColumnSizing.Widths) == 100 && s.Grid.ColumnSizing.Widths["c99"] > 80
	})
}
