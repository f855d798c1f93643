// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"testing"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op/clip"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/theme"
)

// routerAllocs is what Gio's router itself allocates in a frame as soon as
// anything on the screen can have the focus.
func routerAllocs() float64 {
	tag := new(int)
	h := newHarness(image.Pt(412, 340), func(gtx layout.Context) layout.Dimensions {
		for {
			if _, ok := gtx.Event(key.FocusFilter{Target: tag}, pointer.Filter{Target: tag, Kinds: pointer.Press}); !ok {
				break
			}
		}
		defer clip.Rect{Max: gtx.Constraints.Max}.Push(gtx.Ops).Pop()
		event.Op(gtx.Ops, tag)
		return layout.Dimensions{Size: gtx.Constraints.Max}
	})
	h.Settle()
	return h.FrameAllocs(100, nil)
}

func TestSettledFrameAllocatesNothing(t *testing.T) {
	s := furnished()
	require.Zero(t, s.Allocs(100, nil))
	require.Equal(t, routerAllocs(), s.FrameAllocs(100, nil))
}

func TestScrollingOverTextShownBeforeAllocatesNothing(t *testing.T) {
	s := furnished()
	require.Zero(t, upAndDownAllocs(s, 600))
}

// upAndDownAllocs is what a grid allocates in a frame while it scrolls over what it
// showed before, up and down over so many pixels.
func upAndDownAllocs[T any](s *stage[T], most int64) float64 {
	step := upAndDown(s, most)
	for range 400 {
		step()
		s.Frame()
	}
	return s.Allocs(300, step)
}

// upAndDown scrolls by a few pixels at each call, up and down over so many of them.
func upAndDown[T any](s *stage[T], most int64) func() {
	y, d := int64(0), int64(7)
	return func() {
		if y+d > most || y+d < 0 {
			d = -d
		}
		y += d
		s.grid.ScrollToOffset(10_000 + y)
	}
}

// furnished is a grid with all that a plain grid has: header, lines, focus, a
// pinned column, floating rows.
func furnished() *stage[int] {
	s := newNumbers(1_000_000, 30)
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	s.style = func(st *gridui.Style) { st.Lines = theme.LinesBoth }
	s.grid.ColumnPinning.Left = []string{"c0"}
	s.grid.Floating.Top = []int{7}
	s.grid.FocusCell(3, "c1")
	s.Settle()
	return s
}

func TestOpsDoNotDependOnTheNumberOfRowsAndColumns(t *testing.T) {
	count := func(rows, cols int) gridtest.OpCount {
		s := newNumbers(rows, cols)
		s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
		s.grid.ScrollToRow(rows/2/80*80, gridui.ScrollStart) // the same text, in the same blocks
		s.Settle()
		return gridtest.CountOps(s.Ops())
	}
	require.Equal(t, count(1_000, 1_000), count(1_000_000_000, 10_000))
}

func TestPaintOpsAreFew(t *testing.T) {
	s := furnished()
	rows, columns, panes := 10, 5, 2
	most := (panes+1)*rows*(columns+7)/8 + 4*columns + 60
	require.LessOrEqual(t, gridtest.PaintOps(s.Ops()), most)
}
