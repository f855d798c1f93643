// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"image"
	"math/rand/v2"
	"testing"

	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest/shot"
	"github.com/giogrid/giogrid/gridui/idset"
)

// liftScenes holds grids in which the destination of lifted rows is hard to show.
var liftScenes = map[string]func(*gridui.Grid[leaf]){
	"rows of many heights": func(g *gridui.Grid[leaf]) { g.SetRows(notes(24)) },
	"rows higher than the body": func(g *gridui.Grid[leaf]) {
		g.RowHeight = func(l leaf) unit.Dp { return unit.Dp(40 + len(l.ID)%2*400) }
		g.SetRows(notes(24))
	},
	"details higher than the body": func(g *gridui.Grid[leaf]) {
		g.Detail = func(gtx layout.Context, _ gridui.DetailContext[leaf]) layout.Dimensions {
			return layout.Dimensions{Size: image.Pt(gtx.Constraints.Max.X, 500)}
		}
		g.Details.Rows = idset.Of("r1", "r3", "r4")
		g.SetRows(notes(5))
	},
	"a tree whose rows stick": func(g *gridui.Grid[leaf]) {
		g.Tree = gridui.Tree[leaf]{Parent: func(l leaf) string { return l.Up }}
		g.Expansion.Rows, g.Expansion.Sticky = idset.All(), true
		g.SetRows(family())
	},
	"a tree with high rows that stick": func(g *gridui.Grid[leaf]) {
		g.Tree = gridui.Tree[leaf]{Parent: func(l leaf) string { return l.Up }}
		g.Expansion.Rows, g.Expansion.Sticky = idset.All(), true
		g.RowHeight = func(l leaf) unit.Dp { return unit.Dp(40 + len(l.ID)%2*220) }
		g.SetRows(family())
	},
	"a tree deeper than the body is wide": func(g *gridui.Grid[leaf]) {
		g.Tree = gridui.Tree[leaf]{Parent: func(l leaf) string { return l.Up }}
		g.Expansion.Rows, g.Expansion.Sticky = idset.All(), true
		rows := notes(40)
		for i := range rows[1:30] {
			rows[i+1].Up = rows[i].ID
		}
		g.SetRows(rows)
	},
	"pinned rows": func(g *gridui.Grid[leaf]) {
		g.RowPins.Enabled = true
		g.RowPins.Top, g.RowPins.Bottom = []string{"r2", "r7"}, []string{"r9"}
		g.SetRows(notes(24))
	},
}

// TestInsertionLinesStayInViewUnderKeys moves lifted rows with keys, and scrolls away in between:
// after each key the destination of the rows is visible.
func TestInsertionLinesStayInViewUnderKeys(t *testing.T) {
	for name, set := range liftScenes {
		t.Run(name, func(t *testing.T) {
			s := newDragScene(1, gridui.DirectionLTR, set)
			s.ruler = 280
			s.requireLiftedLines(t)
		})
	}
	s := newDragScene(1, gridui.DirectionRTL, liftScenes["a tree whose rows stick"])
	s.ruler = 20
	s.requireLiftedLines(t)
}

func (s *dragScene) requireLiftedLines(t *testing.T) {
	t.Helper()
	rnd := rand.New(rand.NewPCG(7, 7))
	for lift := range 2 {
		s.Focus(s.grid.Tag())
		s.grid.FocusCell(s.grid.Len()-4-lift, "id")
		s.Settle()
		s.Wheel(200, 200, 0, float32(rnd.IntN(4000)-2000))
		s.Keys("Ctrl+Shift+Space", "Down")
		for step := range 16 {
			if rnd.IntN(3) == 0 {
				s.Wheel(200, 200, 0, float32(rnd.IntN(2000)-1000))
			}
			k := []string{"Up", "Down", "Down", "PageUp", "PageDown", "Home", "End", "Right", "Left"}[rnd.IntN(9)]
			s.Keys(k)
			top, end, _ := s.line(t)
			require.Greater(t, end, top, "lift %d, step %d: no line after %s", lift, step, k)
		}
		s.Keys("Escape")
	}
}

// TestTheLineOfLiftedRowsBelowWhatSticks shows the picture of a line right below sticky rows, which
// covered it before the key.
func TestTheLineOfLiftedRowsBelowWhatSticks(t *testing.T) {
	s := newDragScene(1, gridui.DirectionLTR, liftScenes["a tree whose rows stick"])
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(20, "id")
	s.Settle()
	s.Keys("Ctrl+Shift+Space", "PageUp", "PageUp")
	s.Wheel(200, 200, 0, 40)
	s.Keys("Up", "Up", "Up")
	img, err := shot.Of(s.Harness)
	require.NoError(t, err)
	shot.Golden(t, "testdata/dropline-keys.png", img, *update)
}
