// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rownumbers_test

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"gioui.org/f32"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// numberX is in the column of row numbers.
const numberX = 10

// newNumbered shows people with row numbers, with the keyboard on the grid.
func newNumbered(n int, set func(g *gridui.Grid[gridstage.Person])) *gridstage.Stage[gridstage.Person] {
	s := gridstage.New(image.Pt(480, 292), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.RowNumbers.Enabled = true
		g.Semantics = option.SemanticsCells
		g.SetRows(gridstage.People(n))
		if set != nil {
			set(g)
		}
	})
	s.Focus(s.Grid.Tag())
	s.Settle()
	return s
}

// newNumberedRanges returns the stage of newNumbered with ranges of cells.
func newNumberedRanges(n int, set func(g *gridui.Grid[gridstage.Person])) *gridstage.Stage[gridstage.Person] {
	return newNumbered(n, func(g *gridui.Grid[gridstage.Person]) {
		g.CellRanges.Enabled = true
		if set != nil {
			set(g)
		}
	})
}

// shownNumbers returns the numbers of the rows on the screen.
func shownNumbers[T any](s *gridstage.Stage[T]) string {
	var list []string
	for _, n := range s.Nodes() {
		if n.Bounds.Min.X == 0 && n.Bounds.Dx() < 140 && n.Label != "" && strings.Trim(n.Label, "-0123456789") == "" {
			list = append(list, n.Label)
		}
	}
	return strings.Join(list, " ")
}

// clickNumber clicks the number of a row on the screen with modifiers.
func clickNumber(s *gridstage.Stage[gridstage.Person], row int, mods key.Modifiers) {
	s.ClickWith(numberX, gridstage.RowY(row), mods)
	s.Settle()
}

// selectedPeople returns the ids of the selected rows.
func selectedPeople(s *gridstage.Stage[gridstage.Person]) string {
	var ids []string
	for id := range s.Grid.SelectedRows() {
		ids = append(ids, id)
	}
	return strings.Join(ids, " ")
}

func TestRowNumbersOfTheViewAndOfTheSource(t *testing.T) {
	for _, test := range []struct {
		name         string
		view, source string
		set          func(g *gridui.Grid[gridstage.Person])
	}{
		{"in order", "1 2 3 4 5 6 7", "1 2 3 4 5 6 7", nil},
		{"sorted", "1 2 3 4 5 6 7", "20 19 18 17 16 15 14", func(g *gridui.Grid[gridstage.Person]) {
			g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "age", Desc: true}}}
		}},
		{"filtered", "1 2 3 4", "1 6 11 16", func(g *gridui.Grid[gridstage.Person]) {
			g.Filtering.Enabled = true
			g.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Equals.Of("Kim")}}
		}},
		{"the second page", "6 7 8 9 10", "6 7 8 9 10", func(g *gridui.Grid[gridstage.Person]) {
			g.Paging = option.Paging{Enabled: true, Size: 5, Index: 1}
		}},
		{"a page that the program gives", "41 42 43 44 45 46", "1 2 3 4 5 6", func(g *gridui.Grid[gridstage.Person]) {
			g.Paging = option.Paging{Enabled: true, Manual: true, Size: 20, Index: 2, Total: 100}
		}},
		{"counted from 0", "0 1 2 3 4 5 6", "0 1 2 3 4 5 6", func(g *gridui.Grid[gridstage.Person]) { g.RowNumbers.Offset = -1 }},
		{"a pinned row", "4 1 2 3 5 6 7", "4 1 2 3 5 6 7", func(g *gridui.Grid[gridstage.Person]) { g.RowPins.Top = []string{"p3"} }},
		{"pinned rows that are sorted", "17 1 2 3 4 5 6", "4 20 19 18 17 16 15", func(g *gridui.Grid[gridstage.Person]) {
			g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "age", Desc: true}}}
			g.RowPins.Top = []string{"p3"}
		}},
	} {
		s := newNumbered(20, test.set)
		require.Equal(t, test.view, shownNumbers(s), test.name)
		s.Grid.RowNumbers.Source = true
		s.Settle()
		require.Equal(t, test.source, shownNumbers(s), "%s, of the source", test.name)
	}
}

func TestRowNumbersPassOverGroupsAndFloatingRows(t *testing.T) {
	s := newNumbered(6, func(g *gridui.Grid[gridstage.Person]) {
		g.Grouping.By = []string{"name"}
		g.Expansion.Rows.SetAll(true)
	})
	require.Equal(t, "1 2 3 4", shownNumbers(s))
	s.Grid.FocusCell(0, gridui.GroupColumn)
	s.Settle()
	s.Keys("Left")
	s.Settle()
	require.Equal(t, "3 4 5", shownNumbers(s), "the rows of a closed group keep their numbers")

	s = newNumbered(6, func(g *gridui.Grid[gridstage.Person]) { g.Floating.Top = gridstage.People(1) })
	require.Equal(t, "1 2 3 4 5 6", shownNumbers(s))
}

func TestRowNumbersOfATree(t *testing.T) {
	s := newNumbered(6, func(g *gridui.Grid[gridstage.Person]) {
		g.Tree.Parent = func(p gridstage.Person) string { return map[string]string{"p1": "p0", "p4": "p3", "p5": "p3"}[p.ID] }
		g.Expansion.Rows.SetAll(true)
	})
	require.Equal(t, "1 2 3 4 5 6", shownNumbers(s))
	s.Grid.Expansion.Rows.Set("p0", false)
	s.Settle()
	require.Equal(t, "1 3 4 5 6", shownNumbers(s))
}

func TestRowNumbersFollowChanges(t *testing.T) {
	s := newNumbered(20, func(g *gridui.Grid[gridstage.Person]) { g.RowNumbers.Source = true })
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Remove: []string{"p0", "p2"}}))
	s.Settle()
	require.Equal(t, "1 2 3 4 5 6 7", shownNumbers(s), "removed rows are no part of the source")
	s.Grid.RowNumbers.Source = false
	s.Settle()
	require.Equal(t, "1 2 3 4 5 6 7", shownNumbers(s))
}

func TestRowNumbersOfABillionRows(t *testing.T) {
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{gridui.Field("n", "N", func(n int) int { return n }).Width(200)}
		g.RowNumbers.Enabled, g.CellRanges.Enabled = true, true
		g.Semantics = option.SemanticsCells
		g.SetSource(gridstage.Numbers(1_000_000_000))
	})
	s.Grid.ScrollToRow(999_999_999, option.AlignEnd)
	s.Settle()
	require.Contains(t, shownNumbers(s), "999999999 1000000000")
	wide := columnEnd(s, t, "N")
	s.Grid.SetSource(gridstage.Numbers(999))
	s.Settle()
	narrow := columnEnd(s, t, "N")
	require.Less(t, narrow, wide, "the width follows the digits")
	s.Grid.SetSource(gridstage.Numbers(9))
	s.Settle()
	require.Equal(t, narrow, columnEnd(s, t, "N"), "there is room for three digits at least")
}

// The number of rows of a source is known about at first, and again after each filter: columns that moved
// meanwhile would move from under the pointer.
func TestRowNumbersOfASourceKeepTheirWidth(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 10_000)
		defer r.Close()
		r.Grid.RowNumbers.Enabled = true
		r.Pass()
		wide := columnEnd(r.Stage, t, "Name")
		r.Grid.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Equals.Of("20")}}
		r.Frame()
		require.Equal(t, wide, columnEnd(r.Stage, t, "Name"))
		r.Pass()
		require.Equal(t, 200, r.Grid.Shown())
		require.Equal(t, wide, columnEnd(r.Stage, t, "Name"))
	})
}

// columnEnd returns the right edge of a header.
func columnEnd[T any](s *gridstage.Stage[T], t *testing.T, header string) int {
	t.Helper()
	return s.HeadOf(t, header).Max.X
}

func TestNumbersSelectRangesOfRows(t *testing.T) {
	s := newNumberedRanges(20, nil)
	clickNumber(s, 1, 0)
	require.Equal(t, "rows p1:id-p1:id", gridstage.SelectedRanges(s))
	require.Equal(t, "p1", s.Grid.Focused().RowID)
	require.Equal(t, gridui.RowNumberColumn, s.Grid.Focused().ColumnID)
	clickNumber(s, 3, key.ModShift)
	require.Equal(t, "rows p1:id-p3:id", gridstage.SelectedRanges(s))
	require.Equal(t, "p1", s.Grid.Focused().RowID, "the focus stays at the anchor")
	clickNumber(s, 5, key.ModShortcut)
	require.Equal(t, "rows p1:id-p3:id rows p5:id-p5:id", gridstage.SelectedRanges(s))
	clickNumber(s, 2, key.ModShortcut)
	require.Equal(t, "rows p1:id-p1:id rows p3:id-p3:id rows p5:id-p5:id", sortedRanges(s), "a row taken out")

	s.Drag(f32.Pt(numberX, gridstage.RowY(0)), f32.Pt(200, gridstage.RowY(2)), 6)
	s.Settle()
	require.Equal(t, "rows p0:id-p2:name", gridstage.SelectedRanges(s), "the drag goes on over the cells")
	s.Drag(f32.Pt(150, gridstage.RowY(1)), f32.Pt(numberX, gridstage.RowY(2)), 6)
	s.Settle()
	require.Equal(t, "p1:name-p2:id", gridstage.SelectedRanges(s), "a range of cells ends at the first column")
}

func sortedRanges(s *gridstage.Stage[gridstage.Person]) string {
	r := gridstage.SelectedRanges(s)
	parts := strings.Split(strings.ReplaceAll(r, "rows ", "rows_"), " ")
	for i := range parts {
		for j := i + 1; j < len(parts); j++ {
			if parts[j] < parts[i] {
				parts[i], parts[j] = parts[j], parts[i]
			}
		}
	}
	return strings.ReplaceAll(strings.Join(parts, " "), "rows_", "rows ")
}

func TestDraggingNumbersScrolls(t *testing.T) {
	for _, ranged := range []bool{true, false} {
		s := newNumbered(200, func(g *gridui.Grid[gridstage.Person]) {
			g.CellRanges.Enabled = ranged
			g.Selection.Mode = option.SelectMulti
		})
		s.Move(numberX, gridstage.RowY(1))
		s.Press(pointer.ButtonPrimary)
		s.Move(numberX, gridstage.RowY(3))
		s.Move(numberX, 286)
		for range 60 {
			s.Advance(16 * time.Millisecond)
		}
		s.Release(pointer.ButtonPrimary)
		s.Settle()
		_, y := s.Grid.ScrollOffset()
		require.Positive(t, y, "ranges: %v", ranged)
		if ranged {
			require.True(t, strings.HasPrefix(gridstage.SelectedRanges(s), "rows p1:id-p"), gridstage.SelectedRanges(s))
		} else {
			require.Greater(t, s.Grid.SelectedCount(), 6)
		}
	}
}

// A drag of row numbers that leaves the rows goes to the nearest one, in one move as in many.
func TestNumbersDraggedOutsideSelectTheNearestRow(t *testing.T) {
	for name, place := range map[string]struct {
		to   f32.Point
		last int
	}{
		"below the last row": {f32.Pt(numberX, 240), 3}, "below the grid": {f32.Pt(numberX, 2000), 3}, "above the grid": {f32.Pt(numberX, -500), 0},
		"on the floating row": {f32.Pt(numberX, 285), 3}, "left of the grid": {f32.Pt(-300, gridstage.RowY(2)), 2}, "beside the cells": {f32.Pt(470, gridstage.RowY(3)), 3},
		"beyond the corner": {f32.Pt(3000, 3000), 3},
	} {
		for _, ranged := range []bool{true, false} {
			for _, steps := range []int{1, 12} {
				t.Run(fmt.Sprint(name, " ", ranged, " ", steps), func(t *testing.T) {
					s := newNumbered(4, func(g *gridui.Grid[gridstage.Person]) {
						g.CellRanges.Enabled = ranged
						g.Selection.Mode = option.SelectMulti
						g.Floating.Bottom = gridstage.People(1)
					})
					s.Drag(f32.Pt(numberX, gridstage.RowY(1)), place.to, steps)
					s.Settle()
					if ranged {
						require.Regexp(t, fmt.Sprintf("^rows p1:id-p%d:", place.last), gridstage.SelectedRanges(s))
						return
					}
					for i := range 4 {
						inside := min(1, place.last) <= i && i <= max(1, place.last)
						require.Equal(t, inside, s.Grid.Row(fmt.Sprintf("p%d", i)).IsSelected(), "row %d", i)
					}
				})
			}
		}
	}
}

func TestTheCornerSelectsAll(t *testing.T) {
	s := newNumberedRanges(20, nil)
	s.Click(numberX, 20)
	s.Settle()
	require.Equal(t, option.RangeAll, s.Grid.CellRanges.Selected[0].Kind)
	corner, ok := s.Find(locale.For("ko").SelectAll)
	require.True(t, ok)
	require.Zero(t, corner.Bounds.Min)

	s = newNumbered(20, func(g *gridui.Grid[gridstage.Person]) {
		g.Selection = option.Selection{Mode: option.SelectMulti, CheckboxesDisabled: true}
	})
	s.Click(numberX, 20)
	s.Settle()
	require.Equal(t, 20, s.Grid.SelectedCount())
	s.Click(numberX, 20)
	s.Settle()
	require.Zero(t, s.Grid.SelectedCount())

	s.Grid.FocusCell(0, gridui.RowNumberColumn)
	s.Settle()
	s.Keys("Up", "Space")
	s.Settle()
	require.Equal(t, 20, s.Grid.SelectedCount(), "by key")
}

func TestNumbersSelectRowsWhereRangesAreOff(t *testing.T) {
	s := newNumbered(20, func(g *gridui.Grid[gridstage.Person]) {
		g.Selection = option.Selection{Mode: option.SelectMulti, CheckboxesDisabled: true}
	})
	clickNumber(s, 1, 0)
	require.Equal(t, "p1", selectedPeople(s))
	clickNumber(s, 3, key.ModShift)
	require.Equal(t, "p1 p2 p3", selectedPeople(s))
	clickNumber(s, 2, key.ModShortcut)
	require.Equal(t, "p1 p3", selectedPeople(s))
	clickNumber(s, 5, 0)
	require.Equal(t, "p5", selectedPeople(s))
	s.Drag(f32.Pt(numberX, gridstage.RowY(0)), f32.Pt(numberX, gridstage.RowY(2)), 6)
	s.Settle()
	require.Equal(t, "p0 p1 p2", selectedPeople(s))

	s = newNumbered(20, nil)
	clickNumber(s, 1, 0)
	require.Empty(t, selectedPeople(s), "nothing can be selected")
}

func TestNumbersLeaveTheSelectionAloneWhereRangesAreOn(t *testing.T) {
	s := newNumberedRanges(20, func(g *gridui.Grid[gridstage.Person]) {
		g.Selection = option.Selection{Mode: option.SelectMulti, CheckboxesDisabled: true, RowClick: true}
	})
	clickNumber(s, 1, 0)
	require.Empty(t, selectedPeople(s))
	require.Equal(t, "rows p1:id-p1:id", gridstage.SelectedRanges(s))
}

func TestAFingerSelectsTheRowOfANumber(t *testing.T) {
	s := newNumberedRanges(20, nil)
	s.Tap(numberX, gridstage.RowY(2))
	s.Settle()
	require.Equal(t, "rows p2:id-p2:id", gridstage.SelectedRanges(s))
}

func TestKeysAtARowNumber(t *testing.T) {
	s := newNumberedRanges(20, nil)
	clickNumber(s, 2, 0)
	s.Keys("Shift+Down", "Shift+Down")
	s.Settle()
	require.Equal(t, "rows p2:id-p4:id", gridstage.SelectedRanges(s))
	s.Keys("Ctrl+Shift+Up")
	s.Settle()
	require.Equal(t, "rows p2:id-p0:id", gridstage.SelectedRanges(s), "rows cannot be moved: the key extends")
	s.Keys("Down")
	s.Settle()
	require.Empty(t, gridstage.SelectedRanges(s))
	s.Keys("Shift+Down")
	s.Settle()
	require.Equal(t, "rows p3:id-p4:id", gridstage.SelectedRanges(s), "from the focused number")
	s.Keys("Ctrl+A")
	s.Settle()
	require.Equal(t, option.RangeAll, s.Grid.CellRanges.Selected[0].Kind)

	s = newNumberedRanges(20, func(g *gridui.Grid[gridstage.Person]) { g.RowDrag.Mode = option.RowDragReorder })
	clickNumber(s, 2, 0)
	s.Keys("Ctrl+Shift+Down")
	s.Settle()
	require.Equal(t, "p0 p1 p3 p2", s.IDs(4), "the row moves")
	s.Grid.FocusCell(0, "name")
	s.Settle()
	s.Keys("Ctrl+Shift+Down")
	s.Settle()
	require.Equal(t, "p0 p1 p3 p2", s.IDs(4), "elsewhere the key is that of ranges")
}

func TestTheEdgeOfANumberSizesTheSelectedRows(t *testing.T) {
	s := newNumberedRanges(20, func(g *gridui.Grid[gridstage.Person]) { g.RowSizing.Enabled = true })
	s.Drag(f32.Pt(numberX, gridstage.RowY(1)), f32.Pt(numberX, gridstage.RowY(3)), 6)
	s.Settle()
	s.DragFrom(numberX, 40+36*2).To(numberX, 40+36*2+24)
	s.Settle()
	require.Equal(t, "map[p1:60 p2:60 p3:60]", fmt.Sprint(s.Grid.RowSizing.Heights))
	s.DoubleClick(numberX, 40+36+60)
	s.Settle()
	require.Empty(t, s.Grid.RowSizing.Heights, "a double click fits them")

	s.DragFrom(numberX, 40+36*5).To(numberX, 40+36*5+24)
	s.Settle()
	require.Equal(t, "map[p4:60]", fmt.Sprint(s.Grid.RowSizing.Heights), "a row that is not selected is sized alone")

	s = newNumbered(20, func(g *gridui.Grid[gridstage.Person]) {
		g.RowSizing.Enabled = true
		g.Selection = option.Selection{Mode: option.SelectMulti, CheckboxesDisabled: true}
	})
	clickNumber(s, 0, 0)
	clickNumber(s, 1, key.ModShift)
	s.DragFrom(numberX, 40+36).To(numberX, 40+36+24)
	s.Settle()
	require.Equal(t, "map[p0:60 p1:60]", fmt.Sprint(s.Grid.RowSizing.Heights))
}

func TestTheColumnOfRowNumbersIsNoData(t *testing.T) {
	s := newNumberedRanges(3, func(g *gridui.Grid[gridstage.Person]) {
		g.Sorting.Mode = option.SortMulti
		g.HeaderMenu.Enabled = true
		g.Selection.Mode, g.RowDrag = option.SelectMulti, option.RowDrag{Mode: option.RowDragReorder, Handle: true}
	})
	s.Click(numberX, 20)
	s.Settle()
	require.Empty(t, s.Grid.Sorting.Keys)
	s.RightClick(numberX, 20)
	s.Settle()
	require.False(t, s.Grid.HeaderMenuIsOpen())
	require.Equal(t, []string{"id", "name", "age", "city"}, s.Grid.ShownColumns())
	s.Grid.FocusCell(1, gridui.RowNumberColumn)
	s.Settle()
	s.Keys("Right")
	require.Equal(t, gridui.DragColumn, s.Grid.Focused().ColumnID, "row numbers are the outermost column")
}

func TestSettledFramesWithRowNumbersAllocateNothing(t *testing.T) {
	s := newNumberedRanges(200, func(g *gridui.Grid[gridstage.Person]) { g.Semantics = option.SemanticsOff })
	s.Drag(f32.Pt(numberX, gridstage.RowY(1)), f32.Pt(numberX, gridstage.RowY(3)), 6)
	s.Settle()
	require.Zero(t, s.Allocs(100, nil))
}

// Row numbers and pinned columns are at the ends of rows: keys that lead there scroll the columns next to them to
// the end too.
func TestKeysToTheEndsOfRowsScrollTheColumnsBesidePinnedOnes(t *testing.T) {
	for name, pin := range map[string]func(g *gridui.Grid[gridstage.Person]){
		"row numbers": func(g *gridui.Grid[gridstage.Person]) { g.RowNumbers.Enabled = true },
		"pinned columns": func(g *gridui.Grid[gridstage.Person]) {
			g.ColumnPinning.Left, g.ColumnPinning.Right = []string{"id"}, []string{"city"}
		},
		"neither": func(*gridui.Grid[gridstage.Person]) {},
	} {
		for _, ranges := range []bool{false, true} {
			t.Run(fmt.Sprint(name, " ", ranges), func(t *testing.T) {
				s := gridstage.New(image.Pt(240, 292), func(g *gridui.Grid[gridstage.Person]) {
					g.Columns, g.CellRanges.Enabled = gridstage.PeopleColumns(), ranges
					pin(g)
					g.SetRows(gridstage.People(50))
				})
				s.Focus(s.Grid.Tag())
				s.Grid.FocusCell(20, "name")
				s.Settle()
				for _, mods := range []string{"", "Shortcut+", "Shift+", "Shortcut+Shift+"} {
					if strings.Contains(mods, "Shift") && !ranges {
						continue // without ranges these select rows
					}
					s.Keys(mods + "End")
					s.Settle()
					end, _ := s.Grid.ScrollOffset()
					require.Positive(t, end, mods)
					s.Keys(mods + "Home")
					s.Settle()
					start, _ := s.Grid.ScrollOffset()
					require.Zero(t, start, mods)
				}
			})
		}
	}
}
