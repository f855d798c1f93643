// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"fmt"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// sameBox is the greatest difference, out of 255, between pictures of one curve at two places of
// Gio's atlas: white on black shows more of it than text does.
const sameBox = 16

// boxed returns a scene with boxes that select rows and boxes that edit truth values.
func boxed(scale float32, mode option.SelectMode, theme theme.Theme) *scene {
	ticked := map[int]bool{2: true, 3: true, 14: true, 17: true}
	s := newScene(scale, func(g *gridui.Grid[int], st *gridui.Style) {
		st.Theme = theme
		g.RowID = strconv.Itoa
		g.Selection.Mode = mode
		g.Selectable = func(row int) bool { return row%7 != 3 }
		g.Editing = option.Editing{Enabled: true, Controlled: true}
	})
	s.grid.Columns[3] = gridui.Bool("ok", "Done", func(i int) bool { return ticked[i] }).
		Edit(func(row *int, v bool) { ticked[*row] = v })
	s.Settle()
	return s
}

// Boxes look the same whether those of a few rows are drawn together, as after a change, or all of them, as when they do
// not change.
func TestJoinedBoxesLookAsBoxes(t *testing.T) {
	themes := map[string]theme.Theme{"light": theme.Light(), "dark": theme.Dark(), "contrast": theme.HighContrast()}
	for name, theme := range themes {
		for _, scale := range []float32{1, 1.5, 2} {
			for _, mode := range []option.SelectMode{option.SelectSingle, option.SelectMulti} {
				t.Run(fmt.Sprintf("%s/%v/%v", name, scale, mode), func(t *testing.T) {
					sameBoxes(t, boxed(scale, mode, theme))
				})
			}
		}
	}
}

func sameBoxes(t *testing.T, s *scene) {
	rows := &s.grid.Selection.Rows
	s.grid.ScrollToRow(14, option.AlignStart) // rows above and below the border of two strips
	rows.Set("15", true)
	if s.grid.Selection.Mode == option.SelectMulti {
		rows.Set("16", true)
		rows.Set("18", true)
	}
	s.Settle()
	for range 10 {
		s.Frame()
	}
	joined, paths := s.image(t), gridtest.CountOps(s.Ops()).Path
	rows.Set("15", false)
	s.Frame()
	rows.Set("15", true)
	s.Frame()
	require.Greater(t, gridtest.CountOps(s.Ops()).Path, paths, "boxes that changed are drawn by few rows")
	require.LessOrEqual(t, furthest(s.image(t), joined), sameBox)
}

// TestBoxesThatScrollLookAsAtRest scrolls down, and up again, and compares frames with those of a grid that shows the same
// place at once.
func TestBoxesThatScrollLookAsAtRest(t *testing.T) {
	scene := func() *scene {
		s := boxed(1, option.SelectMulti, theme.Light())
		s.grid.RowPins.Top, s.grid.RowPins.Bottom = []string{"4"}, []string{"8", "9"}
		for row := 0; row < 200; row += 3 {
			s.grid.Selection.Rows.Set(strconv.Itoa(row), true)
		}
		s.Settle()
		return s
	}
	moving := scene()
	for i, step := range []float32{7, 28, 13, 90, 28, -28, -5, -40, 200, -90, -7} {
		for k := range 5 {
			if k == 2 {
				moving.grid.RowPins.Bottom = []string{"8", "9"}[i%2:]
			}
			moving.Wheel(300, 200, 0, step)
			moving.Frame()
			_, y := moving.grid.ScrollOffset()
			rest := scene()
			rest.grid.RowPins = moving.grid.RowPins
			rest.Frame()
			rest.Wheel(300, 200, 0, float32(y))
			rest.Settle()
			_, restY := rest.grid.ScrollOffset()
			require.Equal(t, y, restY)
			require.LessOrEqual(t, furthest(rest.image(t), moving.image(t)), sameBox, "step %d, frame %d, at %v", i, k, y)
		}
	}
}
