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
	ticked := map[int]bool{2: true, 3: true}
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

// Boxes look the same whether they are drawn one by one, as after a change, or joined, as when they
// do not change.
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
	rows.Set("0", true)
	if s.grid.Selection.Mode == option.SelectMulti {
		rows.Set("4", true)
		rows.Set("5", true)
	}
	for range 5 {
		s.Frame()
	}
	joined, paths := s.image(t), gridtest.CountOps(s.Ops()).Path
	rows.Set("0", false)
	s.Frame()
	rows.Set("0", true)
	s.Frame()
	require.Greater(t, gridtest.CountOps(s.Ops()).Path, paths, "boxes that changed are drawn one by one")
	require.LessOrEqual(t, furthest(s.image(t), joined), sameBox)
}
