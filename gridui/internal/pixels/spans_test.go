// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"fmt"
	"image"
	"testing"
	"time"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// spanScene poses a grid with merged cells: regions and cities over rows, and a note over two columns in every sixth
// row.
func spanScene(set func(*gridui.Grid[int], *gridui.Style)) *scene {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	s := &scene{}
	s.grid.RowID = func(i int) string { return fmt.Sprint(i) }
	s.grid.Columns = []gridui.Column[int]{
		gridui.Func("region", "Region", func(i int) (string, bool) { return []string{"North", "South", "West"}[i/8%3], true }).Width(90).Merge(),
		gridui.Func("city", "City", func(i int) (string, bool) { return fmt.Sprint("City ", i/3), true }).Width(90).MergeWithin("region"),
		gridui.Func("net", "Net", func(i int) (float64, bool) { return float64(i) * 12.5, true }).Width(80).
			SpanColumns(func(i int) int { return 1 + i%6/4 }),
		gridui.Func("gross", "Gross", func(i int) (float64, bool) { return float64(i) * 14.875, i%3 != 1 }).Width(80),
		gridui.Func("level", "Level", func(i int) (int, bool) { return i / 2 % 4, true }).Width(70).Merge(),
		gridui.Func("note", "Note", func(i int) (string, bool) { return "note", i%2 == 0 }).Width(120),
	}
	s.grid.SetSource(count(1000))
	s.Harness = gridtest.New(image.Pt(560, 340), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, &s.grid)
		style.Locale, style.Lines = locale.For("en"), theme.LinesBoth
		if set != nil {
			set(&s.grid, &style)
		}
		return style.Layout(gtx)
	})
	s.Settle()
	return s
}

func TestMergedCells(t *testing.T) {
	s := spanScene(func(g *gridui.Grid[int], _ *gridui.Style) {
		g.CellRanges.Enabled, g.HighlightRow = true, true
		g.Selection.Mode, g.Selection.Rows = option.SelectMulti, idset.Of("3", "4", "5")
	})
	s.grid.ScrollToOffset(40)
	s.grid.FocusCell(9, "city")
	s.Settle()
	s.golden(t, "spans")
	s.Click(340, 200)
	s.Keys("Shift+Right", "Shift+Down")
	s.Move(300, 100)
	s.Settle()
	s.golden(t, "spans-range")
}

// TestMergedCellsThatScrollLookAsAtRest scrolls in all directions, and compares frames with those of a grid that shows the
// same place at once.
func TestMergedCellsThatScrollLookAsAtRest(t *testing.T) {
	scene := func(rtl bool) *scene {
		return spanScene(func(g *gridui.Grid[int], st *gridui.Style) {
			g.ColumnPinning.Left, g.RowPins.Top = []string{"region"}, []string{"500", "501"}
			g.ColumnSizing.Widths = map[string]unit.Dp{"city": 150, "net": 150, "gross": 150, "level": 150, "note": 150}
			if rtl {
				st.Direction = gridui.DirectionRTL
			}
		})
	}
	steps := []image.Point{
		{0, 7}, {0, 7}, {0, 28}, {11, 3}, {0, 40}, {0, 3}, {30, 0}, {0, 90}, {0, 28}, {0, 28},
		{0, -28}, {-7, -28}, {0, -5}, {0, -40}, {0, 200}, {0, -90}, {0, -7},
	}
	for _, rtl := range []bool{false, true} {
		moving, ahead := scene(rtl), float32(1)
		if rtl {
			ahead = -1
		}
		for i, step := range steps {
			for k := range 9 {
				moving.Wheel(300, 200, ahead*float32(step.X), float32(step.Y))
				moving.Frame()
				if k%8 != 0 {
					continue
				}
				x, y := moving.grid.ScrollOffset()
				rest := scene(rtl)
				rest.Wheel(300, 200, ahead*float32(x), float32(y))
				rest.Settle()
				restX, restY := rest.grid.ScrollOffset()
				require.Equal(t, []any{x, y}, []any{restX, restY})
				require.LessOrEqual(t, furthest(rest.image(t), moving.image(t)), sameInk, "rtl %v, step %d, frame %d, at %v, %v", rtl, i, k, x, y)
			}
		}
	}
}

func TestMergedCellsOfPinnedRowsFromRightToLeft(t *testing.T) {
	s := spanScene(func(g *gridui.Grid[int], st *gridui.Style) {
		g.RowPins.Top, g.RowPins.Bottom = []string{"0", "1"}, []string{"8", "9", "12"}
		g.ColumnPinning.Left = []string{"region"}
		st.Preset, st.Direction = theme.Dark(), gridui.DirectionRTL
	})
	s.golden(t, "spans-rtl")
}

// fullScene poses a grid with full rows among rows of merged cells.
func fullScene(widget bool, set func(*gridui.Grid[int], *gridui.Style)) *scene {
	return spanScene(func(g *gridui.Grid[int], st *gridui.Style) {
		g.IsFullRow = func(i int) bool { return i%8 == 0 }
		g.FullRowText = func(i int) string { return fmt.Sprint("Region ", i/8+1) }
		g.Selection.Mode, g.RowNumbers.Enabled = option.SelectMulti, true
		g.ColumnPinning.Left = []string{"city"}
		if widget {
			g.FullRow = func(gtx layout.Context, c gridui.FullRowContext[int]) layout.Dimensions {
				th := material.NewTheme()
				th.Shaper = st.Shaper
				return layout.UniformInset(12).Layout(gtx, material.Body1(th, fmt.Sprintf("A widget of row %s over the whole view, of two\nlines", c.RowID)).Layout)
			}
		}
		if set != nil {
			set(g, st)
		}
	})
}

func TestFullRows(t *testing.T) {
	s := fullScene(false, func(g *gridui.Grid[int], st *gridui.Style) {
		g.HighlightRow = true
		g.Find.Enabled, g.Find.Open, g.Find.Query.Text = true, true, "region 2"
	})
	s.grid.FocusCell(3, "city")
	s.Settle()
	s.Click(300, 96)
	s.Advance(time.Second)
	s.Settle()
	s.golden(t, "full-rows")
}

func TestWidgetsOfFullRowsFromRightToLeft(t *testing.T) {
	s := fullScene(true, func(g *gridui.Grid[int], st *gridui.Style) {
		g.RowPins.Top = []string{"8", "9"}
		st.Direction = gridui.DirectionRTL
	})
	s.grid.ScrollToOffset(30)
	s.Settle()
	s.golden(t, "full-rows-rtl")
}
