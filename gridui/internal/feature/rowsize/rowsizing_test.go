// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsize_test

import (
	"math"
	"testing"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// newRowSized returns a grid of people whose rows can be resized. The header ends at 40,
// rows are 36 high.
func newRowSized() *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewPeople(100)
	s.Grid.RowSizing.Enabled = true
	s.Settle()
	s.Events = nil
	return s
}

func rowSized[T any](s *gridstage.Stage[T]) (out []events.RowSizingChanged) {
	for _, ev := range s.Events {
		if ev, ok := ev.(events.RowSizingChanged); ok {
			out = append(out, ev)
		}
	}
	s.Events = nil
	return out
}

func TestRowEdgesAreDragged(t *testing.T) {
	for _, test := range []struct {
		name     string
		dir      gridui.Direction
		scale    float32
		x, y, to float32
		height   int
	}{
		{"taller", gridui.DirectionLTR, 1, 20, 76, 100, 60},
		{"near the edge", gridui.DirectionLTR, 1, 47, 74, 90, 52},
		{"least height", gridui.DirectionLTR, 1, 20, 76, -900, 16},
		{"beyond the zone", gridui.DirectionLTR, 1, 60, 76, 100, 36},
		{"mirrored", gridui.DirectionRTL, 1, 380, 76, 100, 60},
		{"mirrored, beyond the zone", gridui.DirectionRTL, 1, 20, 76, 100, 36},
		{"large", gridui.DirectionLTR, 2, 90, 152, 200, 120},
	} {
		s := newRowSized()
		s.Metric = unit.Metric{PxPerDp: test.scale, PxPerSp: test.scale}
		s.Style = func(st *gridui.Style) { st.Direction = test.dir }
		s.Settle()
		s.DragFrom(test.x, test.y).To(test.x, test.to)
		require.Equal(t, test.height, s.RowBox(t, 1).Dy(), test.name)
		require.Equal(t, s.RowBox(t, 1).Max.Y, s.RowBox(t, 2).Min.Y, test.name)
	}
}

func TestRowEdgeShowsACursor(t *testing.T) {
	s := newRowSized()
	s.Move(20, 77)
	require.Equal(t, pointer.CursorRowResize, s.Cursor())
	s.Move(20, 60)
	require.Equal(t, pointer.CursorDefault, s.Cursor())
	s.Move(120, 76)
	require.Equal(t, pointer.CursorDefault, s.Cursor())
	s.Grid.RowSizing.Enabled = false
	s.Move(20, 77)
	require.Equal(t, pointer.CursorDefault, s.Cursor())
	s.Click(20, 77)
	require.Equal(t, 1, s.Grid.Focused().Row)
}

func TestAnEdgeIsNoCell(t *testing.T) {
	s := newRowSized()
	s.Click(20, 77)
	require.Equal(t, -1, s.Grid.Focused().Row)
	require.Empty(t, rowSized(s))
	require.Empty(t, s.Grid.RowSizing.Heights)
}

func TestEscapeTakesARowsHeightBack(t *testing.T) {
	for _, before := range []map[string]unit.Dp{nil, {"p0": 50}} {
		s := newRowSized()
		s.Grid.RowSizing.Heights = before
		s.Settle()
		was := s.RowBox(t, 1)
		d := s.DragFrom(20, float32(was.Max.Y)).Via(20, 150)
		require.Greater(t, s.RowBox(t, 1).Dy(), 60)
		s.Keys("Escape")
		require.Equal(t, was, s.RowBox(t, 1))
		d.To(20, 200)
		require.Equal(t, was, s.RowBox(t, 1))
	}
}

func TestDoubleClickGivesARowItsOwnHeight(t *testing.T) {
	s := newRowSized()
	s.Grid.RowSizing.Heights = map[string]unit.Dp{"p1": 80, "p2": 50}
	s.Settle()
	s.DoubleClick(20, 156)
	require.Equal(t, map[string]unit.Dp{"p2": 50}, s.Grid.RowSizing.Heights)
	require.Equal(t, 36, s.RowBox(t, 2).Dy())
	require.Equal(t, []events.RowSizingChanged{{Heights: map[string]unit.Dp{"p1": 0}}}, rowSized(s))
}

func TestRowsAreSizedByKeys(t *testing.T) {
	s := newRowSized()
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(1, "name")
	s.Settle()
	s.Keys("Alt+Shift+Down")
	require.Equal(t, 40, s.RowBox(t, 2).Dy())
	s.Advance(1e9)
	s.Keys("Alt+Shift+Up", "Alt+Shift+Up")
	require.Equal(t, 32, s.RowBox(t, 2).Dy())
	for range 40 {
		s.Keys("Alt+Shift+Down")
	}
	require.Greater(t, s.RowBox(t, 2).Dy(), 200, "it goes faster when held down")
	s.Grid.RowSizing.Enabled = false
	was := s.RowBox(t, 2)
	s.Keys("Alt+Shift+Up")
	require.Equal(t, was, s.RowBox(t, 2))
	require.Equal(t, 1, s.Grid.Focused().Row)
}

func TestControlledRowSizing(t *testing.T) {
	s := newRowSized()
	s.Grid.RowSizing.Controlled = true
	s.DragFrom(20, 76).To(20, 100)
	require.Equal(t, 36, s.RowBox(t, 1).Dy())
	evs := rowSized(s)
	require.NotEmpty(t, evs)
	evs[len(evs)-1].Apply(&s.Grid.Options)
	s.Settle()
	require.Equal(t, 60, s.RowBox(t, 1).Dy())
}

func TestHandlersHearOfRowHeights(t *testing.T) {
	s := newRowSized()
	var heard []map[string]unit.Dp
	handlers := gridui.Handlers{gridui.On(func(ev events.RowSizingChanged) { heard = append(heard, ev.Heights) })}
	h := gridtest.New(s.Size, func(gtx layout.Context) layout.Dimensions {
		handlers.Update(gtx, &s.Grid)
		style := gridui.New(s.Theme, &s.Grid)
		style.Locale.Spoken = locale.For("en").Spoken
		return style.Layout(gtx)
	})
	h.Settle()
	h.DragFrom(20, 76).To(20, 100)
	require.Equal(t, map[string]unit.Dp{"p0": 60}, heard[len(heard)-1])
}

func TestHeightsStayWithTheirRows(t *testing.T) {
	s := newRowSized()
	s.Grid.RowSizing.Heights = map[string]unit.Dp{"p2": 90, "p99": 70}
	s.Settle()
	require.Equal(t, 90, s.RowBox(t, 3).Dy())
	s.Grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "id", Desc: true}}}
	s.Settle()
	require.Equal(t, 70, s.RowBox(t, 1).Dy())
	s.Grid.Sorting.Keys = nil
	s.Grid.SetRows(gridstage.People(100)[2:])
	s.Grid.ScrollToRow(0, option.AlignStart)
	s.Settle()
	require.Equal(t, 90, s.RowBox(t, 1).Dy())
}

func TestBadHeightsAreBounded(t *testing.T) {
	nan := unit.Dp(math.NaN())
	s := newRowSized()
	for h, want := range map[unit.Dp]int{-5: 36, 0: 36, 1: 16, 1e6: 4000, unit.Dp(math.Inf(1)): 36} {
		s.Grid.RowSizing.Heights = map[string]unit.Dp{"p0": h}
		s.Settle()
		top := s.RowBox(t, 1).Min.Y
		s.Grid.ScrollToRow(1, option.AlignStart)
		s.Settle()
		_, y := s.Grid.ScrollOffset()
		require.Equal(t, int64(want), y, "%v", h)
		s.Grid.ScrollToRow(0, option.AlignStart)
		s.Settle()
		require.Equal(t, 40, top)
	}
	s.Grid.RowSizing.Heights = map[string]unit.Dp{"p0": nan, "nobody": 50}
	s.Grid.RowSizing.Min = nan
	s.Settle()
	require.Equal(t, 36, s.RowBox(t, 1).Dy())
	s.Grid.RowSizing.Min = 100
	s.Grid.RowSizing.Heights = map[string]unit.Dp{"p0": 50}
	s.Settle()
	require.Equal(t, 100, s.RowBox(t, 1).Dy())
	ev := events.RowSizingChanged{Heights: map[string]unit.Dp{"p0": nan, "p1": -1, "p2": 40}}
	ev.Apply(&s.Grid.Options)
	require.Equal(t, map[string]unit.Dp{"p2": 40}, s.Grid.RowSizing.Heights)
}

func TestUtilityColumnsTakeRowEdges(t *testing.T) {
	s := newRowSized()
	s.Grid.Selection.Mode = option.SelectMulti
	s.Grid.ColumnPinning.Left = []string{"city"}
	s.Settle()
	n, ok := s.Find(locale.For("ko").SelectAll)
	require.True(t, ok)
	s.DragFrom(float32(n.Bounds.Min.X+5), 76).To(float32(n.Bounds.Min.X+5), 96)
	require.Equal(t, 56, s.RowBox(t, 1).Dy())
	require.Zero(t, s.Grid.Selection.Rows.ExceptionCount())
}

func TestRowsWithoutIDsAreSized(t *testing.T) {
	s := gridstage.NewNumbers(100_000, 5)
	s.Grid.RowSizing = option.RowSizing{Enabled: true, Heights: map[string]unit.Dp{"0": 90, "50000": 70}}
	s.Settle()
	require.Equal(t, 90, s.RowBox(t, 1).Dy())
	s.Grid.ScrollToRow(50_000, option.AlignStart)
	s.Settle()
	require.Equal(t, 70, s.RowBox(t, 50_001).Dy())
	s.Values = map[string]any{"giogrid.semantics": "rows"}
	s.Settle()
	require.Zero(t, s.Allocs(100, nil))
}

func TestADetailStaysBelowASizedRow(t *testing.T) {
	s := newRowSized()
	s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		return gridstage.Block(gtx, "detail of "+c.RowID, 50)
	}
	s.Grid.Row("p0").SetDetail(true)
	s.Settle()
	s.DragFrom(20, 76).To(20, 96)
	require.Equal(t, 56, s.RowBox(t, 1).Dy())
	n, ok := s.Find("detail of p0")
	require.True(t, ok)
	require.Equal(t, 96, n.Bounds.Min.Y)
}

func TestPinnedRowsHaveTheirHeights(t *testing.T) {
	s := newRowSized()
	height := func(name string) int {
		n, ok := s.Find(name)
		require.True(t, ok)
		return n.Bounds.Dy()
	}
	s.Grid.RowSizing.Heights = map[string]unit.Dp{"p1": 80, "p3": 50}
	s.Grid.RowPins = option.RowPins{Top: []string{"p1"}, Bottom: []string{"p3"}}
	s.Settle()
	require.Equal(t, 80, height("pinned top row 1 of 1"))
	require.Equal(t, 50, height("pinned bottom row 1 of 1"))
	s.Focus(s.Grid.Tag())
	s.Keys("Home", "Ctrl+Home", "Ctrl+Home", "Alt+Shift+Down")
	require.Equal(t, 84, height("pinned top row 1 of 1"))
	require.Equal(t, []events.RowSizingChanged{{Heights: map[string]unit.Dp{"p1": 84}}}, rowSized(s))
	s.Grid.RowPins = option.RowPins{}
	s.Settle()
	require.Equal(t, 84, s.RowBox(t, 2).Dy())
}
