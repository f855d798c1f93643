// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"math"
	"testing"

	"gioui.org/f32"
	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestWrongColumnsAreReportedOnceAndDrawn(t *testing.T) {
	s := gridstage.New(image.Pt(600, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{
			gridui.Field("a", "First", func(p gridstage.Person) string { return p.Name }),
			gridui.Field("a", "Again", func(p gridstage.Person) int { return p.Age }),
			gridui.Field[gridstage.Person, string]("b", "No accessor", nil),
			gridui.Field("", "No id", func(p gridstage.Person) string { return p.City }),
			nil,
			gridui.Group[gridstage.Person]("g", "Empty group"),
		}
		g.ColumnPinning.Left = []string{"nobody"}
		g.SetRows(gridstage.People(5))
	})
	got := s.Problems()
	require.Len(t, got, 6, got)
	for i, part := range []string{`column "b"`, "column 4 is nil", `"a"`, `"No id" has no id`, `"g" is empty`, `"nobody"`} {
		found := false
		for _, p := range got {
			found = found || containsText(p, part)
		}
		require.True(t, found, "%d: %s in %v", i, part, got)
	}
	for _, header := range []string{"First", "Again", "No accessor", "No id"} {
		_, ok := s.Find(header)
		require.True(t, ok, header)
	}
	s.Grid.Refresh()
	s.Settle()
	require.Len(t, s.Problems(), 6, "reported again")
}

func TestWrongSizes(t *testing.T) {
	nan := unit.Dp(math.NaN())
	s := gridstage.New(image.Pt(600, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{
			gridui.Field("a", "A", func(p gridstage.Person) string { return p.Name }).Width(-5),
			gridui.Field("b", "B", func(p gridstage.Person) string { return p.Name }).Width(nan).Flex(float32(math.NaN())),
			gridui.Field("c", "C", func(p gridstage.Person) string { return p.Name }).MinMax(-1, nan).Flex(-2),
			gridui.Field("d", "D", func(p gridstage.Person) string { return p.Name }).Width(unit.Dp(math.Inf(1))),
		}
		g.Virtual.Prefetch = -8
		g.Loading.Rows = -2
		g.SetRows(gridstage.People(5))
	})
	s.Style = func(st *gridui.Style) {
		st.RowHeight, st.HeaderHeight, st.TextSize = nan, -4, unit.Sp(math.Inf(-1))
		st.WheelScale = float32(math.NaN())
		st.MaxHeight = -3
	}
	s.Settle()
	row, ok := s.Find("row 1 of 5")
	require.True(t, ok)
	require.Equal(t, 36, row.Bounds.Dy())
	a, _ := s.Find("A")
	require.Equal(t, 150, a.Bounds.Dx())
}

func TestTinyAndEmptyViewports(t *testing.T) {
	for _, size := range []image.Point{{}, {X: 1, Y: 1}, {X: 2, Y: 500}, {X: 500, Y: 2}, {X: 13, Y: 13}} {
		s := gridstage.NewPeople(100)
		s.Grid.ColumnPinning = option.ColumnPinning{Left: []string{"id"}, Right: []string{"city"}}
		s.Grid.Floating.Top = gridstage.People(3)
		s.Grid.Floating.Bottom = gridstage.People(30)
		s.Size = size
		s.Settle()
		require.Equal(t, size, s.Dims().Size)
		s.Click(0, 0)
		s.Wheel(0, 0, 50, 50)
		s.Focus(s.Grid.Tag())
		s.Keys("Ctrl+End", "PageUp", "Alt+PageDown", "Up", "Ctrl+Left")
		s.Swipe(f32.Pt(0, 0), f32.Pt(0, -50), 1e8)
		s.Advance(1e9)
	}
}

func TestNoColumns(t *testing.T) {
	s := gridstage.New(image.Pt(300, 200), func(g *gridui.Grid[gridstage.Person]) { g.SetRows(gridstage.People(100)) })
	s.Focus(s.Grid.Tag())
	s.Keys("Down", "Ctrl+End", "PageDown", "Tab")
	s.Click(20, 100)
	s.Wheel(20, 100, 10, 100)
	require.False(t, s.Grid.FocusCell(1, "name"))
	s.Grid.Columns = gridstage.PeopleColumns()
	s.Settle()
	_, ok := s.Find("Kim")
	require.True(t, ok)
}

func TestZeroGrid(t *testing.T) {
	s := gridstage.New(image.Pt(300, 200), func(*gridui.Grid[gridstage.Person]) {})
	s.Keys("Down")
	s.Click(10, 100)
	var none gridui.Style
	require.NotPanics(t, func() { none.Layout(layout.Context{}) })
}

func TestZeroMetric(t *testing.T) {
	s := gridstage.NewPeople(100)
	s.Metric = unit.Metric{}
	s.Settle()
	row, ok := s.Find("row 1 of 100")
	require.True(t, ok)
	require.Equal(t, 36, row.Bounds.Dy())
}

func TestNoShaper(t *testing.T) {
	s := gridstage.NewPeople(10)
	s.Style = func(st *gridui.Style) { st.Shaper = nil }
	require.NotPanics(t, func() { s.Settle() })
}

func TestColumnsGoWhileFocused(t *testing.T) {
	s := gridstage.NewPeople(100)
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(3, "city")
	s.Settle()
	s.Move(250, 150)
	s.Grid.Columns = gridstage.PeopleColumns()[:2]
	s.Settle()
	s.Keys("Left", "Right", "Down")
	require.Contains(t, []string{"id", "name"}, s.Grid.Focused().ColumnID)
}

// FuzzEvents drives a grid with random events: nothing panics, no frame is asked
// for without end, and the body stays covered with rows.
func FuzzEvents(f *testing.F) {
	f.Add([]byte{0, 10, 1, 200, 2, 30, 3, 7, 4, 1, 5, 9, 6, 3, 7, 255})
	f.Add([]byte{5, 0, 5, 1, 5, 2, 5, 3, 0, 99, 6, 200, 6, 0, 2, 128, 4, 4})
	f.Fuzz(func(t *testing.T, script []byte) {
		if len(script) > 200 {
			return
		}
		s := gridstage.NewNumbers(100_000, 12)
		keys := []string{"Down", "Up", "Left", "Right", "PageDown", "PageUp", "Home", "End", "Ctrl+Home", "Ctrl+End", "Ctrl+Down", "Alt+PageDown", "Tab", "Ctrl+Backspace"}
		for i := 0; i+1 < len(script); i += 2 {
			v := float32(script[i+1])
			switch script[i] % 9 {
			case 0:
				s.Click(v*1.7, v*1.3)
			case 1:
				s.Wheel(v, v, 300-2*v, 2000-15*v)
			case 2:
				s.Grid.ScrollToRow(int(v)*400, option.Align(script[i+1]%4))
			case 3:
				s.Keys(keys[int(v)%len(keys)])
			case 4:
				s.Swipe(f32.Pt(100, v), f32.Pt(v, 100), 1e8)
			case 5:
				s.Size = image.Pt(int(v)*4, 255-int(v))
			case 6:
				s.Grid.SetSource(gridstage.Numbers(int(v) * int(v)))
			case 7:
				s.Grid.ColumnPinning.Left = []string{"c1", "c2"}[:int(v)%3]
			case 8:
				s.DragFrom(width(s)-6, v).To(width(s)-6, 300-v)
			}
			s.Settle()
		}
		s.Leave()
		s.Advance(20e9)
		_, asks := s.Wakeup()
		require.False(t, asks, "frames are asked for without end")
	})
}

func width[T any](s *gridstage.Stage[T]) float32 { return float32(s.Size.X) }

func containsText(s, part string) bool {
	for i := 0; i+len(part) <= len(s); i++ {
		if s[i:i+len(part)] == part {
			return true
		}
	}
	return false
}
