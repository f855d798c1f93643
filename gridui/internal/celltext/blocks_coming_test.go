// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext_test

import (
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// mostPaths scrolls a grid of people by a few pixels in each frame, and returns the greatest number of paths in a frame.
func mostPaths(set func(g *gridui.Grid[gridstage.Person])) (most int) {
	s := gridstage.New(image.Pt(400, 600), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{
			gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Width(150),
			gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Width(150),
		}
		g.SetRows(gridstage.People(500))
		set(g)
	})
	style := s.Style
	s.Style = func(st *gridui.Style) {
		if style != nil {
			style(st)
		}
		st.TextDrawing = gridui.TextPaths
	}
	s.Settle()
	for range 120 {
		s.Wheel(200, 300, 0, 7)
		s.Frame()
		most = max(most, gridtest.CountOps(s.Ops()).Path)
	}
	return most
}

// Rows that scroll onto the screen are joined to blocks before, whatever their styles are.
func TestStyledRowsComeInBlocks(t *testing.T) {
	plain := mostPaths(func(*gridui.Grid[gridstage.Person]) {})
	bold := func(id string) bool { return len(id)%2 == 0 }
	for name, set := range map[string]func(g *gridui.Grid[gridstage.Person]){
		"groups": func(g *gridui.Grid[gridstage.Person]) {
			g.Grouping.By, g.Expansion.Depth = []string{"name"}, 1
		},
		"a row of totals": func(g *gridui.Grid[gridstage.Person]) { g.Grouping.Total = option.TotalRowBottom },
		"styles of rows": func(g *gridui.Grid[gridstage.Person]) {
			g.RowStyle = func(c gridui.RowContext[gridstage.Person]) theme.CellStyle {
				return theme.CellStyle{Bold: bold(c.RowID)}
			}
		},
		"styles of cells": func(g *gridui.Grid[gridstage.Person]) {
			g.CellStyle = func(c gridui.CellContext[gridstage.Person]) theme.CellStyle {
				return theme.CellStyle{Bold: bold(c.RowID)}
			}
		},
	} {
		require.LessOrEqual(t, mostPaths(set), plain+6, name)
	}
}
