// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"fmt"
	"image/color"
	"strings"
	"testing"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// wrapScene returns a grid with names and notes that wrap, under headers that wrap too.
func wrapScene(scale float32, dir gridui.Direction) *scene {
	note := func(i int) string {
		return strings.TrimSpace(strings.Repeat("Left at the door, as asked. ", i%4)) + strings.Repeat("\nCall first!", i%3/2)
	}
	posed := false
	return newScene(scale, func(g *gridui.Grid[int], st *gridui.Style) {
		if !posed {
			posed = true
			g.Columns = []gridui.Column[int]{
				gridui.Func("id", "Number", func(i int) (int, bool) { return i + 1, true }).Width(80),
				gridui.Func("note", "Note for those who deliver", func(i int) (string, bool) { return note(i), true }).Width(150).Wrap(),
				gridui.Group("money", "Money, in the currency of the order",
					gridui.Func("net", "Net", func(i int) (float64, bool) { return float64(i) * 12.5, true }).Width(80),
					gridui.Func("gross", "Gross, with all taxes", func(i int) (float64, bool) { return float64(i) * 14.875, i%3 != 1 }).Width(90)),
				gridui.Func("short", "Cut short", func(i int) (string, bool) { return note(i + 3), true }).Width(120).Wrap().MaxLines(2).Align(option.AlignCenter),
			}
			g.Selection.Mode = option.SelectMulti
			g.Sorting.Mode, g.Sorting.Keys = option.SortSingle, []option.SortKey{{ColumnID: "gross"}}
			g.Sorting.Manual = true
		}
		st.Direction, st.WrapHeader, st.Lines = dir, true, theme.LinesBoth
		g.CellStyle = func(c gridui.CellContext[int]) theme.CellStyle {
			if c.Row == 3 && c.ColumnID != "id" {
				return theme.CellStyle{Strike: true, Bar: color.NRGBA{R: 200, A: 255}}
			}
			return theme.CellStyle{}
		}
	})
}

func TestWrapped(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		wrapScene(scale, gridui.DirectionLTR).golden(t, fmt.Sprintf("wrapped-%gx", scale))
	}
	s := wrapScene(1, gridui.DirectionRTL)
	s.Wheel(300, 200, 0, 33)
	s.golden(t, "wrapped-rtl")
}
