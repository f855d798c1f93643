// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"fmt"
	"image"
	"testing"
	"time"

	"gioui.org/layout"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/theme"
)

// parent returns the parent of number i, in a tree of five roots and some levels.
func parent(i int) string {
	if i < 5 {
		return ""
	}
	return fmt.Sprint(i / 4)
}

func TestStickyRowsAndGuideLines(t *testing.T) {
	for name, set := range map[string]func(*gridui.Style){
		"outline":     func(*gridui.Style) {},
		"outline-rtl": func(st *gridui.Style) { st.Preset, st.Direction = theme.Dark(), gridui.DirectionRTL },
	} {
		for _, scale := range []float32{1, 2} {
			s := newScene(scale, func(g *gridui.Grid[int], st *gridui.Style) {
				st.GuideLines = true
				set(st)
				g.RowID = func(i int) string { return fmt.Sprint(i) }
				g.Tree = gridui.Tree[int]{Parent: parent, Column: "name"}
				g.Expansion.Sticky = true
			})
			s.grid.ExpandAll()
			s.grid.SetSource(count(1000))
			s.Settle()
			s.grid.ScrollToOffset(int64(430 * scale))
			s.Settle()
			s.golden(t, fmt.Sprintf("%s-%gx", name, scale))
		}
	}
}

func TestDetailWithANestedGrid(t *testing.T) {
	var inner gridui.Grid[int]
	inner.Columns = []gridui.Column[int]{
		gridui.Func("n", "Part", func(i int) (int, bool) { return i, true }),
		gridui.Func("half", "Half", func(i int) (float64, bool) { return float64(i) / 2, true }),
	}
	inner.SetSource(count(4))
	th := material.NewTheme()
	s := newScene(1, func(g *gridui.Grid[int], st *gridui.Style) {
		th.Shaper = st.Shaper
		g.RowID = func(i int) string { return fmt.Sprint(i) }
		g.Detail = func(gtx layout.Context, _ gridui.DetailContext[int]) layout.Dimensions {
			return layout.UniformInset(12).Layout(gtx, func(gtx layout.Context) layout.Dimensions {
				gtx.Constraints.Min = image.Pt(gtx.Constraints.Max.X, 0)
				style := gridui.New(th, &inner)
				style.Density = theme.DensityCompact
				return style.Layout(gtx)
			})
		}
	})
	s.grid.Row("1").SetDetail(true)
	s.Settle()
	s.golden(t, "detail")
}

func TestFlashingCells(t *testing.T) {
	rows := make([]int, 12)
	for i := range rows {
		rows[i] = i
	}
	nets := map[int]float64{}
	s := newScene(1, func(g *gridui.Grid[int], _ *gridui.Style) {
		g.RowID = func(i int) string { return fmt.Sprint(i) }
		g.Flash = true
	})
	s.grid.Columns = []gridui.Column[int]{
		gridui.Func("id", "Number", func(i int) (int, bool) { return i, true }).Width(80),
		gridui.Func("net", "Net", func(i int) (float64, bool) { return nets[i], true }).Width(120),
		gridui.Func("sign", "Sign", func(i int) (string, bool) { return fmt.Sprint(nets[i] < 0), true }).Width(120),
	}
	s.grid.SetRows(rows)
	s.Settle()
	s.Advance(2 * time.Second) // the resulting changes
	nets[2], nets[4] = 5, -5
	s.grid.Refresh()
	s.Settle()
	s.golden(t, "flash")
	s.Advance(600 * time.Millisecond)
	s.golden(t, "flash-fading")
}
