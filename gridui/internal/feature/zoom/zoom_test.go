// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package zoom_test

import (
	"encoding/json"
	"fmt"
	"image"
	"math"
	"testing"

	"gioui.org/io/key"
	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

const columns = 12

// newSheet shows 500 rows of columns "c0" to "c11" of 100 dp, of which the first is pinned, with row numbers.
func newSheet(set func(g *gridui.Grid[int])) *gridstage.Stage[int] {
	s := gridstage.New(image.Pt(600, 400), func(g *gridui.Grid[int]) {
		for c := range columns {
			id := fmt.Sprint("c", c)
			g.Columns = append(g.Columns, gridui.Field(id, "Column "+id, func(row int) string { return fmt.Sprint("cell ", c, ",", row) }).Width(100))
		}
		g.ColumnPinning.Left = []string{"c0"}
		g.RowID = func(row int) string { return fmt.Sprint("r", row) }
		g.RowNumbers.Enabled = true
		g.Zoom.Enabled = true
		rows := make([]int, 500)
		for i := range rows {
			rows[i] = i
		}
		g.SetRows(rows)
		if set != nil {
			set(g)
		}
	})
	s.Style = gridstage.English
	s.Settle()
	return s
}

// wheel turns the wheel by notches with Ctrl at a point.
func wheel(s *gridstage.Stage[int], x, y float32, notches int) {
	for range max(notches, -notches) {
		s.Mods = key.ModShortcut
		s.Wheel(x, y, 0, float32(math.Copysign(100, float64(-notches))))
		s.Mods = 0
		s.Settle()
	}
}

// cellAt returns the text of the cell at a point.
func cellAt(t *testing.T, s *gridstage.Stage[int], x, y float32) string {
	n, ok := s.At(x, y)
	require.True(t, ok)
	return n.Description + n.Label
}

func zooms(s *gridstage.Stage[int]) []events.ZoomChanged {
	return gridstage.TakeEvents[events.ZoomChanged](&s.Events)
}

func TestKeysZoomByStepsAndBack(t *testing.T) {
	s := newSheet(nil)
	s.Focus(s.Grid.Tag())
	s.Keys("Ctrl++", "Ctrl+=", "Ctrl+Shift++")
	require.EqualValues(t, 1.5, s.Grid.Zoom.Level)
	require.Equal(t, []events.ZoomChanged{{From: 1, To: 1.1}, {From: 1.1, To: 1.25}, {From: 1.25, To: 1.5}}, zooms(s))
	s.Keys("Ctrl+0")
	require.EqualValues(t, 1, s.Grid.Zoom.Level)
	s.Keys("Ctrl+-", "Ctrl+Alt+-")
	require.EqualValues(t, float32(.8), s.Grid.Zoom.Level)
	s.Keys("Ctrl+Alt+0", "Ctrl+Alt++", "Ctrl+Alt+=")
	require.EqualValues(t, 1.25, s.Grid.Zoom.Level)
	for range 20 {
		s.Keys("Ctrl++")
	}
	require.EqualValues(t, 3, s.Grid.Zoom.Level)
	for range 40 {
		s.Keys("Ctrl+-")
	}
	require.EqualValues(t, 0.5, s.Grid.Zoom.Level)
}

// A grid whose rows are deleted by key keeps these keys for rows; Alt zooms.
func TestRowsKeepTheirKeys(t *testing.T) {
	s := newSheet(func(g *gridui.Grid[int]) {
		g.Editing.Enabled, g.Editing.RemoveRows = true, true
	})
	s.Focus(s.Grid.Tag())
	s.Keys("Ctrl++", "Ctrl+-")
	require.Empty(t, zooms(s))
	require.Equal(t, 499, s.Grid.Shown())
	s.Keys("Ctrl+Alt++", "Ctrl+0", "Ctrl+Alt+-")
	require.Equal(t, []events.ZoomChanged{{From: 1, To: 1.1}, {From: 1.1, To: 1}, {From: 1, To: .9}}, zooms(s))
}

func TestAGridWithoutZoomIgnoresItsKeysAndWheels(t *testing.T) {
	s := newSheet(func(g *gridui.Grid[int]) { g.Zoom.Enabled = false })
	s.Focus(s.Grid.Tag())
	s.Keys("Ctrl++", "Ctrl+-", "Ctrl+0", "Ctrl+Alt++", "Ctrl+Alt+0")
	wheel(s, 300, 200, 1)
	require.Empty(t, zooms(s))
	require.Zero(t, s.Grid.Zoom.Level)
	s.Grid.Zoom.Level = 2 // which counts all the same
	s.Settle()
	require.Less(t, s.Grid.Viewport().Last-s.Grid.Viewport().First, 6)
}

// The cell under the pointer stays there at each level, and the scroll position comes back to the pixel.
func TestTheWheelHoldsTheCellUnderThePointer(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		for _, scale := range []float32{1, 1.5, 2, 3} {
			for _, text := range []float32{1, 1.3} {
				t.Run(fmt.Sprint(rtl, scale, text), func(t *testing.T) {
					s := newSheet(nil)
					s.Begin = func(gtx layout.Context) layout.Context {
						gtx.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale * text}
						if rtl {
							gtx.Locale.Direction = system.RTL
						}
						return gtx
					}
					s.Size = image.Pt(int(600*scale), int(400*scale))
					s.Settle()
					s.Wheel(300*scale, 200*scale, 0, 777)
					s.Wheel(300*scale, 200*scale, 333*map[bool]float32{true: -1, false: 1}[rtl], 0)
					s.Settle()
					x0, y0 := s.Grid.ScrollOffset()
					require.NotZero(t, x0)
					require.NotZero(t, y0)
					px, py := 317*scale, 231*scale
					before := cellAt(t, s, px, py)
					for _, by := range []int{1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1} {
						wheel(s, px, py, by)
						require.Equal(t, before, cellAt(t, s, px, py), "%v", s.Grid.Zoom.Level)
					}
					x1, y1 := s.Grid.ScrollOffset()
					require.Equal(t, []any{x0, y0}, []any{x1, y1})
					wheel(s, px, py, -3)
					require.Equal(t, before, cellAt(t, s, px, py))
					wheel(s, px, py, 3)
					x1, y1 = s.Grid.ScrollOffset()
					require.Equal(t, []any{x0, y0}, []any{x1, y1})
				})
			}
		}
	}
}

// Where nothing can be scrolled the wheel still zooms; without Ctrl it leaves a list around the grid to scroll.
func TestTheWheelZoomsAtTheEnds(t *testing.T) {
	s := newSheet(func(g *gridui.Grid[int]) { g.SetRows([]int{1, 2}) })
	wheel(s, 300, 60, 1)
	wheel(s, 300, 60, 1)
	require.EqualValues(t, 1.25, s.Grid.Zoom.Level)
	wheel(s, 300, 60, -3)
	require.EqualValues(t, float32(.9), s.Grid.Zoom.Level)
}

// Short distances, as of touchpads, add up to a notch.
func TestTouchpadsZoomByAndBy(t *testing.T) {
	s := newSheet(nil)
	s.Wheel(300, 200, 0, 500)
	s.Settle()
	s.Mods = key.ModShortcut
	for range 3 {
		s.Wheel(300, 200, 0, -6)
	}
	s.Settle()
	require.Zero(t, s.Grid.Zoom.Level)
	s.Wheel(300, 200, 0, -6)
	s.Settle()
	require.EqualValues(t, float32(1.1), s.Grid.Zoom.Level)
}

// Zooming by key keeps the focused cell where it is, also out of the limits of the rows, and comes back exactly.
func TestKeysHoldTheFocusedCell(t *testing.T) {
	s := newSheet(nil)
	s.Focus(s.Grid.Tag())
	require.True(t, s.Grid.FocusCell(40, "c5"))
	s.Settle()
	s.Wheel(300, 200, 0, 60)
	s.Settle()
	x0, y0 := s.Grid.ScrollOffset()
	before, ok := s.Find("cell 5,40")
	require.True(t, ok)
	s.Keys("Ctrl++", "Ctrl++", "Ctrl++")
	after, ok := s.Find("cell 5,40")
	require.True(t, ok)
	require.InDelta(t, before.Bounds.Min.X, after.Bounds.Min.X, 1)
	require.InDelta(t, before.Bounds.Min.Y, after.Bounds.Min.Y, 1)
	s.Keys("Ctrl+0")
	x1, y1 := s.Grid.ScrollOffset()
	require.Equal(t, []any{x0, y0}, []any{x1, y1})
	// At half the size the columns and the last rows would not fill the grid.
	s.Grid.ScrollToRow(499, option.AlignEnd)
	s.Settle()
	x0, y0 = s.Grid.ScrollOffset()
	for range 5 {
		s.Keys("Ctrl+-")
	}
	s.Keys("Ctrl+0")
	x1, y1 = s.Grid.ScrollOffset()
	require.Equal(t, []any{x0, y0}, []any{x1, y1})
}

func TestTwoFingersZoom(t *testing.T) {
	s := newSheet(nil)
	s.Wheel(300, 200, 0, 500)
	s.Settle()
	before := cellAt(t, s, 300, 200)
	_, y0 := s.Grid.ScrollOffset()
	s.TouchDown(1, 280, 200)
	s.TouchDown(2, 320, 200)
	s.TouchMove(2, 340, 200)
	s.TouchMove(1, 260, 200)
	s.Settle()
	require.EqualValues(t, 2, s.Grid.Zoom.Level)
	require.Equal(t, before, cellAt(t, s, 300, 200))
	s.TouchMove(1, 280, 200)
	s.TouchMove(2, 320, 200)
	s.Settle()
	require.EqualValues(t, 1, s.Grid.Zoom.Level)
	_, y1 := s.Grid.ScrollOffset()
	require.Equal(t, y0, y1)
	s.TouchMove(2, 1000, 200)
	s.TouchUp(2, 1000, 200)
	s.TouchMove(1, 280, 100)
	s.TouchUp(1, 280, 100)
	s.Settle()
	require.EqualValues(t, 3, s.Grid.Zoom.Level)
	require.Empty(t, gridstage.Told[gridui.RowClicked[int]](s))
	s.TouchDown(1, 300, 200) // and one finger scrolls afterwards
	s.TouchMove(1, 300, 100)
	s.TouchUp(1, 300, 100)
	s.Settle()
	require.EqualValues(t, 3, s.Grid.Zoom.Level)
}

func TestAControlledZoomIsAProposal(t *testing.T) {
	s := newSheet(func(g *gridui.Grid[int]) { g.Zoom.Controlled = true })
	s.Focus(s.Grid.Tag())
	s.Keys("Ctrl++")
	require.Equal(t, []events.ZoomChanged{{From: 1, To: 1.1}}, zooms(s))
	require.Zero(t, s.Grid.Zoom.Level)
	s.On = func(ev events.Event) {
		if ev, ok := ev.(events.ZoomChanged); ok {
			ev.Apply(&s.Grid.Options)
		}
	}
	before := cellAt(t, s, 300, 200)
	wheel(s, 300, 200, 2)
	require.EqualValues(t, 1.25, s.Grid.Zoom.Level)
	require.Equal(t, before, cellAt(t, s, 300, 200))
}

// A view has the level; its widths stay in dp without the zoom.
func TestViewsKeepTheZoom(t *testing.T) {
	s := newSheet(nil)
	s.Grid.ColumnSizing.Widths = map[string]unit.Dp{"c3": 150}
	initial := s.Grid.View()
	require.EqualValues(t, 1, *initial.Zoom)
	wheel(s, 300, 200, 3)
	view := s.Grid.View()
	require.EqualValues(t, 1.5, *view.Zoom)
	require.Equal(t, map[string]unit.Dp{"c3": 150}, view.Widths)
	text, err := json.Marshal(view)
	require.NoError(t, err)
	require.Contains(t, string(text), `"zoom":1.5`)
	s.Grid.SetView(initial)
	require.EqualValues(t, 1, s.Grid.Zoom.Level)
	var read option.View
	require.NoError(t, json.Unmarshal(text, &read))
	require.True(t, view.Equal(read))
	s.Grid.SetView(read)
	s.Settle()
	require.EqualValues(t, 1.5, s.Grid.Zoom.Level)
	for text, want := range map[string]any{`{}`: nil, `{"zoom":"x"}`: nil, `{"zoom":-1}`: nil, `{"zoom":1e99}`: nil, `{"zoom":9}`: 9.} {
		var read option.View
		require.NoError(t, json.Unmarshal([]byte(text), &read), text)
		if want == nil {
			require.Nil(t, read.Zoom, text)
			continue
		}
		s.Grid.SetView(read)
		require.EqualValues(t, 3, s.Grid.Zoom.Level)
	}
}

func TestWidthsDraggedWhileZoomedAreUnzoomed(t *testing.T) {
	s := newSheet(func(g *gridui.Grid[int]) { g.Zoom.Level, g.ColumnSizing.Mode = 2, option.ColumnResizeLive })
	head := s.HeadOf(t, "Column c1")
	require.InDelta(t, 200, head.Dx(), 1)
	d := s.DragFrom(float32(head.Max.X), float32(head.Min.Y+20))
	d.To(float32(head.Max.X+60), float32(head.Min.Y+20))
	s.Settle()
	require.InDelta(t, 130, float64(s.Grid.ColumnSizing.Widths["c1"]), 1)
}

func TestOddLevelsAreLimited(t *testing.T) {
	s := newSheet(nil)
	rows := func(level float32) int {
		s.Grid.Zoom.Level = level
		s.Settle()
		return s.Grid.Viewport().Last - s.Grid.Viewport().First
	}
	one, least, most := rows(1), rows(.5), rows(3)
	require.Less(t, most, one)
	require.Less(t, one, least)
	for level, want := range map[float32]int{
		0: one, float32(math.NaN()): one, -4: least, .01: least, float32(math.Inf(-1)): least, 7: most, float32(math.Inf(1)): most,
	} {
		require.Equal(t, want, rows(level), "%v", level)
	}
}

func TestZoomIsAnnounced(t *testing.T) {
	s := newSheet(func(g *gridui.Grid[int]) { g.Announce = true })
	s.Focus(s.Grid.Tag())
	s.Keys("Ctrl++")
	s.Settle()
	require.Equal(t, []events.TextAnnounced{{Text: "Zoom 110%."}}, s.TakeAnnounced())
}

// The toolbar of the program and the greatest height of a grid keep their sizes.
func TestWhatIsAroundTheGridKeepsItsSize(t *testing.T) {
	var metrics []unit.Metric
	s := newSheet(func(g *gridui.Grid[int]) { g.Zoom.Level = 2 })
	s.Style = func(st *gridui.Style) {
		st.Toolbar = func(gtx layout.Context) layout.Dimensions {
			metrics = append(metrics, gtx.Metric)
			return layout.Dimensions{Size: image.Pt(gtx.Constraints.Min.X, gtx.Dp(30))}
		}
		st.MaxHeight = 250
	}
	s.Begin = func(gtx layout.Context) layout.Context {
		gtx.Constraints = layout.Constraints{Max: image.Pt(600, 1e6)}
		return gtx
	}
	s.Settle()
	require.Equal(t, unit.Metric{PxPerDp: 1, PxPerSp: 1}, metrics[len(metrics)-1])
	require.Equal(t, 250, s.Dims().Size.Y)
}

func TestAZoomedGridAtRestAllocatesNothing(t *testing.T) {
	s := newSheet(func(g *gridui.Grid[int]) { g.Zoom.Level = 1.5 })
	for range 10 {
		s.Frame()
	}
	zoomed := testing.AllocsPerRun(50, s.Frame)
	s.Grid.Zoom = option.Zoom{}
	for range 10 {
		s.Frame()
	}
	require.Equal(t, testing.AllocsPerRun(50, s.Frame), zoomed)
}
