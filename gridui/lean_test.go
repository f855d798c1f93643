// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"testing"

	"gioui.org/io/key"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// lean returns a grid that has only some of the optional features, although its options ask for all.
func lean(features ...gridui.Feature) *gridstage.Stage[gridstage.Person] {
	return askingForAll(&gridstage.Stage[gridstage.Person]{Lean: true, Features: features})
}

// askingForAll shows a grid whose options switch on all optional features.
func askingForAll(s *gridstage.Stage[gridstage.Person]) *gridstage.Stage[gridstage.Person] {
	g := &s.Grid
	g.Columns = gridstage.PeopleColumns()
	g.RowID = func(p gridstage.Person) string { return p.ID }
	g.CellRanges.Enabled, g.Find.Enabled, g.Find.Open = true, true, true
	g.Filtering.Enabled, g.Filtering.Row = true, true
	g.Sorting.Mode, g.Selection.Mode = option.SortMulti, option.SelectMulti
	g.HeaderMenu.Enabled, g.RowNumbers.Enabled, g.StatusBar.Enabled, g.GoToRow.Enabled = true, true, true, true
	g.GoToColumn.Enabled, g.TypeAhead.Enabled = true, true
	g.Paging.Enabled, g.Paging.Size = true, 150
	g.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Handle: true}
	g.SetRows(gridstage.People(200))
	s.Show(image.Pt(640, 400))
	s.Settle()
	return s
}

func TestAMissingFeatureIsAProblem(t *testing.T) {
	s := &gridstage.Stage[gridstage.Person]{}
	s.Grid.Columns = gridstage.PeopleColumns()
	s.Grid.SetRows(gridstage.People(3))
	s.Grid.Semantics = option.SemanticsRows
	s.Grid.Menu.Items = []menus.Item[gridstage.Person]{{Label: "Look"}}
	plain := func(features ...gridui.Feature) *gridtest.Harness {
		return gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
			for {
				ev, ok := s.Grid.Update(gtx)
				if !ok {
					break
				}
				s.Events = append(s.Events, ev)
			}
			return gridui.NewWith(gridstage.NewTheme(), &s.Grid, features...).Layout(gtx)
		})
	}
	h := plain()
	h.Settle()
	h.RightClick(100, 100)
	require.Contains(t, fmt.Sprint(s.Problems()), "FeatureSemantics is missing")
	require.Contains(t, fmt.Sprint(s.Problems()), "FeatureCellMenu is missing")
	require.False(t, s.Grid.MenuIsOpen())
	requests := 0
	for _, ev := range s.Events {
		if _, ok := ev.(gridui.MenuRequested[gridstage.Person]); ok {
			requests++
		}
	}
	require.Equal(t, 1, requests, "requests are events without the menu")
	h = plain(gridui.FeatureCellMenu(&s.Grid), gridui.FeatureSemantics)
	h.Settle()
	h.RightClick(100, 100)
	require.True(t, s.Grid.MenuIsOpen())
	s.Grid.CloseMenu()
	h.Settle()
	require.False(t, s.Grid.MenuIsOpen())
}

func TestAContextMenuGridBringsItsMenu(t *testing.T) {
	var g gridui.ContextMenuGrid[int]
	g.Columns = []gridui.Column[int]{gridui.Field("n", "Number", func(n int) int { return n })}
	g.SetRows([]int{1, 2, 3})
	g.Menu.Items = []menus.Item[int]{{Label: "Look"}}
	require.False(t, g.MenuIsOpen())
	g.CloseMenu()
	h := gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		for {
			if _, ok := g.Update(gtx); !ok {
				break
			}
		}
		return gridui.NewWith(gridstage.NewTheme(), &g).Layout(gtx)
	})
	h.Settle()
	h.RightClick(100, 100)
	require.True(t, g.MenuIsOpen())
}

func TestALeanGridWorks(t *testing.T) {
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
	last, _ := s.Grid.RowAt(149)
	require.GreaterOrEqual(t, first.Age, last.Age)
	require.NotEmpty(t, s.Grid.CopyText(s.Grid.Clipboard.Headers))
	require.NoError(t, s.Grid.Close())
}

// Whatever users do to it, nothing that is missing is missed.
func TestALeanGridIsRobust(t *testing.T) {
	for seed := range uint64(6) {
		use(t, lean(), seed)
	}
	for i, f := range features() {
		use(t, lean(f), uint64(i))
	}
}

// Features that are given in any order paint and take input as those of New do.
func TestFeaturesMayComeInAnyOrder(t *testing.T) {
	want := use(t, askingForAll(new(gridstage.Stage[gridstage.Person])), 7)
	for seed := range uint64(4) {
		shuffled := features()
		rand.New(rand.NewPCG(seed, 2)).Shuffle(len(shuffled), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
		for i, got := range use(t, lean(shuffled...), 7) {
			require.Equal(t, want[i], got, "order %d, after %d steps", seed, i/2)
		}
	}
}

// features returns all optional features.
func features() []gridui.Feature {
	return []gridui.Feature{
		gridui.FeatureClipboard, gridui.FeatureRanges, gridui.FeatureFind, gridui.FeatureRowFilters, gridui.FeatureFilters, gridui.FeatureHeaderMenu, gridui.FeatureColumnMoves, gridui.FeatureColumnSizes,
		gridui.FeatureColumnList, gridui.FeatureViews, gridui.FeatureRowDrag, gridui.FeaturePageBar, gridui.FeatureStatusBar, gridui.FeatureGoToRow, gridui.FeatureRowInsert,
		gridui.FeatureGoToColumn, gridui.FeatureTypeAhead, gridui.FeatureDebug,
		gridui.FeatureRowEdit, gridui.FeatureNewRow, gridui.FeatureSortBy, gridui.FeatureGroups, gridui.FeatureTrees,
	}
}

// use uses a grid at random, and returns what it shows after each step.
func use(t *testing.T, s *gridstage.Stage[gridstage.Person], seed uint64) (dump []string) {
	keys := []string{
		"Down", "Up", "Left", "Right", "Home", "End", "PageDown", "Shift+Down", "Shift+Right", "Ctrl+A", "Ctrl+C", "Ctrl+F", "Ctrl+Shift+G", "F3", "Escape",
		"Space", "Shift+Space", "Enter", "Alt+Down", "Tab", "Shift+Tab", "Shift+F10", "Shift+F1", "Ctrl+D", "Ctrl+Shift+Home",
	}
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
		dump = append(dump, s.Dump(), fmt.Sprint(gridtest.CountOps(s.Ops())))
	}
	s.Settle()
	require.NoError(t, s.Grid.Close(), "seed %d", seed)
	return dump
}

// Users move and resize columns, and undo that, in grids with the features for it. The program needs none to fit columns.
func TestUsersChangeColumnsByFeatures(t *testing.T) {
	begin := func(features ...gridui.Feature) *gridstage.Stage[gridstage.Person] {
		s := lean(append(features, gridui.FeatureZoom)...)
		s.Grid.ColumnOrder.Mode, s.Grid.ColumnSizing.Mode, s.Grid.Editing.Enabled = option.ColumnOrderFree, option.ColumnResizeLive, true
		s.Focus(s.Grid.Tag())
		s.Grid.FocusCell(0, "name")
		s.Settle()
		s.Keys("Up")
		return s
	}
	change := func(s *gridstage.Stage[gridstage.Person]) (moved, sized bool) {
		s.Keys("Shift+Right", "Alt+Right")
		s.Settle()
		return len(s.Grid.ColumnOrder.IDs) > 0, len(s.Grid.ColumnSizing.Widths) > 0
	}
	for _, c := range []struct {
		feature      gridui.Feature
		moved, sized bool
	}{{gridui.FeatureColumnMoves, true, false}, {gridui.FeatureColumnSizes, false, true}} {
		s := begin()
		moved, sized := change(s)
		require.False(t, moved || sized || s.Grid.History().CanUndo())
		s.Features = append(s.Features, c.feature) // late
		s.Settle()
		for range 2 {
			moved, sized = change(s)
			require.Equal(t, c.moved, moved)
			require.Equal(t, c.sized, sized)
			require.True(t, s.Grid.History().Undo())
			s.Settle()
			require.Empty(t, s.Grid.ColumnOrder.IDs)
			require.Empty(t, s.Grid.ColumnSizing.Widths)
			s = begin(c.feature)
		}
	}
	s := begin()
	s.Grid.Column("name").Fit()
	s.Settle()
	require.NotZero(t, s.Grid.ColumnSizing.Widths["name"])
}
