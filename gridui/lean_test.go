// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"math/rand/v2"
	"testing"

	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// lean returns a grid that has no ranges of cells, no find and no filters, although its options ask for all.
func lean() (s *gridstage.Stage[gridstage.Person]) {
	gridui.Lean(func() {
		s = gridstage.New(image.Pt(640, 400), func(g *gridui.Grid[gridstage.Person]) {
			g.Columns = gridstage.PeopleColumns()
			g.RowID = func(p gridstage.Person) string { return p.ID }
			g.CellRanges.Enabled, g.Find.Enabled, g.Find.Open = true, true, true
			g.Filtering.Enabled, g.Filtering.Row = true, true
			g.Sorting.Mode, g.Selection.Mode = option.SortMulti, option.SelectMulti
			g.HeaderMenu.Enabled = true
			g.RowNumbers.Enabled = true
			g.StatusBar.Enabled = true
			g.SetRows(gridstage.People(200))
		})
		s.Settle()
	})
	return s
}

func TestAGridWithoutFindRangesAndFiltersWorks(t *testing.T) {
	s := lean()
	require.True(t, s.AtRest())
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(3, "name")
	s.Settle()
	s.Keys("Down", "Right")
	at := s.Grid.Focused()
	require.Equal(t, "p4", at.RowID)
	require.NotEqual(t, "name", at.ColumnID)
	s.Keys("Shift+Down", "Ctrl+F", "Ctrl+Shift+F", "Escape")
	require.True(t, s.AtRest())
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
	s.Settle()
	first, _ := s.Grid.RowAt(0)
	last, _ := s.Grid.RowAt(199)
	require.GreaterOrEqual(t, first.Age, last.Age)
	require.NotEmpty(t, s.Grid.CopyText(s.Grid.Clipboard.Headers))
	require.NoError(t, s.Grid.Close())
}

// Whatever users do to it, nothing that is missing is missed.
func TestAGridWithoutFindRangesAndFiltersIsRobust(t *testing.T) {
	keys := []string{
		"Down", "Up", "Left", "Right", "Home", "End", "PageDown", "Shift+Down", "Shift+Right", "Ctrl+A", "Ctrl+C", "Ctrl+F", "F3", "Escape",
		"Space", "Shift+Space", "Enter", "Alt+Down", "Tab", "Shift+Tab", "Shift+F10", "Shift+F1", "Ctrl+D", "Ctrl+Shift+Home",
	}
	for seed := range uint64(6) {
		s := lean()
		s.Focus(s.Grid.Tag())
		rng := rand.New(rand.NewPCG(seed, 1))
		for range 150 {
			x, y := rng.Float32()*640, rng.Float32()*400
			switch rng.IntN(6) {
			case 0:
				s.Click(x, y)
			case 1:
				s.RightClick(x, y)
			case 2:
				s.Move(x, y)
			case 3:
				s.ClickWith(x, y, key.ModShift)
			default:
				s.Keys(keys[rng.IntN(len(keys))])
			}
		}
		s.Settle()
		require.NoError(t, s.Grid.Close(), "seed %d", seed)
	}
}
