// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext_test

import (
	"image"
	"math/rand/v2"
	"strconv"
	"testing"

	"gioui.org/font/gofont"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// wideScene is a grid of twenty rows on the screen with many columns.
type wideScene struct {
	columns int
	width   unit.Dp
	wraps   bool
	set     func(g *gridui.Grid[int], st *gridui.Style)
}

// stage returns the grid, which draws text as images. say returns the text of the cells of a column.
func (w wideScene) stage(say func(column int) string) *gridstage.Stage[int] {
	s := gridstage.New(image.Pt(1200, 32+12+20*24), func(g *gridui.Grid[int]) {
		for c := range w.columns {
			id := strconv.Itoa(c)
			column := gridui.Field(id, "Column", func(int) string { return say(c) }).Width(w.width)
			if w.wraps {
				column = column.Wrap()
			}
			g.Columns = append(g.Columns, column)
		}
		g.SetSource(gridstage.Numbers(1_000))
	})
	s.Style = func(st *gridui.Style) {
		st.Faces, st.TextDrawing, st.RowHeight, st.HeaderHeight = gofont.Collection(), gridui.TextImages, 24, 32
		if w.set != nil {
			w.set(&s.Grid, st)
		}
	}
	s.Settle()
	return s
}

// pair returns the grid with a text in all cells, and without.
func (w wideScene) pair() (said, silent *gridstage.Stage[int]) {
	return w.stage(func(int) string { return "7" }), w.stage(func(int) string { return "" })
}

// textDraws turns the wheel over both grids, and returns the draws that the first has more than the second.
func textDraws(said, silent *gridstage.Stage[int], dx, dy float32) int {
	for _, s := range []*gridstage.Stage[int]{said, silent} {
		s.Wheel(600, 200, dx, dy)
		s.Frame()
	}
	return gridtest.CountOps(said.Ops()).Paint - gridtest.CountOps(silent.Ops()).Paint
}

// blockRowsOn returns the number of rows on the screen, and of those around them that are kept with them, sixteen together.
func blockRowsOn(s *gridstage.Stage[int]) int {
	const together = 16
	_, y := s.Grid.ScrollOffset()
	first, last := int(y)/24, (int(y)+20*24)/24
	return together * (last/together - first/together + 1)
}

// TestARowOfTextImagesIsOneDraw scrolls sideways, and down, over columns of several widths. The draws that a grid has more
// than one of the same columns without text are one for each row of each pane.
func TestARowOfTextImagesIsOneDraw(t *testing.T) {
	for name, c := range map[string]struct {
		wideScene
		panes int
	}{
		"narrow": {wideScene{columns: 150, width: 40}, 1},
		"plain":  {wideScene{columns: 150, width: 100}, 1},
		"wide":   {wideScene{columns: 150, width: 170}, 1},
		"all":    {wideScene{columns: 30, width: 40}, 1},
		"pinned": {wideScene{columns: 150, width: 80, set: func(g *gridui.Grid[int], _ *gridui.Style) {
			g.ColumnPinning = option.ColumnPinning{Left: []string{"3", "9"}, Right: []string{"7"}}
		}}, 3},
		"from the right": {wideScene{columns: 150, width: 100, set: func(_ *gridui.Grid[int], st *gridui.Style) {
			st.Direction = gridui.DirectionRTL
		}}, 1},
	} {
		t.Run(name, func(t *testing.T) {
			said, silent := c.pair()
			rnd := rand.New(rand.NewPCG(1, 2))
			for step := range 100 {
				dx, dy := float32(rnd.IntN(40)), float32(0)
				if step > 60 {
					dx, dy = -dx, float32(rnd.IntN(30))
				}
				draws := textDraws(said, silent, dx, dy)
				require.LessOrEqual(t, draws, blockRowsOn(said)*c.panes, "step %d", step)
				require.GreaterOrEqual(t, draws, 20)
			}
		})
	}
}

// TestAGridThatStaysReadsItsColumnsAlone scrolls down where the columns begin. No text is read of a column that is not on
// the screen, until columns scroll.
func TestAGridThatStaysReadsItsColumnsAlone(t *testing.T) {
	const shown = 12
	last := 0
	s := wideScene{columns: 150, width: 100}.stage(func(column int) string { last = max(last, column); return "7" })
	for range 30 {
		s.Wheel(600, 200, 0, 24)
		s.Frame()
	}
	require.Equal(t, shown-1, last)
	s.Wheel(600, 200, 1, 0)
	s.Frame()
	require.Equal(t, 2*shown-1, last)
}

// TestAGridThatShowsAllColumnsDrawsTheirText has more columns than the pane has room for, all of which are laid out.
func TestAGridThatShowsAllColumnsDrawsTheirText(t *testing.T) {
	last := 0
	w := wideScene{columns: 30, width: 100, set: func(g *gridui.Grid[int], _ *gridui.Style) { g.Virtual.Disabled = true }}
	w.stage(func(column int) string { last = max(last, column); return "7" })
	require.Equal(t, w.columns-1, last)
}

// TestTextTooWideForAnImageHasPlainTiles scrolls over columns that are too wide for an image of all that is on the screen
// at any place of the first one, and over columns whose text has several lines: their rows are two draws at times.
func TestTextTooWideForAnImageHasPlainTiles(t *testing.T) {
	for name, w := range map[string]wideScene{
		"wide":  {columns: 150, width: 300},
		"wraps": {columns: 150, width: 100, wraps: true},
	} {
		t.Run(name, func(t *testing.T) {
			said, silent := w.pair()
			most := 0
			for range 120 {
				draws := textDraws(said, silent, 40, 0)
				require.LessOrEqual(t, gridtest.CountOps(said.Ops()).Path, gridtest.CountOps(silent.Ops()).Path, "no text is a path")
				require.GreaterOrEqual(t, draws, 20)
				most = max(most, draws)
			}
			require.Greater(t, most, blockRowsOn(said))
			require.LessOrEqual(t, most, 2*blockRowsOn(said))
		})
	}
}
