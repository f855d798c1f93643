// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/option"
)

// upperSide is a place on the upper side of a cell.
func upperSide(row int, column string) f32.Point {
	return f32.Pt(filledX(column)-30, rowY(row)-17)
}

// newMoved shows rows with numbers: 1, 2, … in int, 10, 20, … in int2, letters in text.
func newMoved(set func(g *gridui.Grid[filled], rows []filled)) *stage[filled] {
	return newFilled(12, func(g *gridui.Grid[filled], rows []filled) {
		for i := range rows {
			rows[i].Int, rows[i].Int2, rows[i].Text = i+1, 10*(i+1), string(rune('a'+i))
		}
		if set != nil {
			set(g, rows)
		}
	})
}

// moveTo drags the border from a place on the upper side of a cell.
func moveTo(s *stage[filled], row int, column string, to f32.Point, mods key.Modifiers) {
	at := upperSide(row, column)
	s.Mods = mods
	s.DragFrom(at.X, at.Y).To(to.X, to.Y)
	s.Mods = 0
	s.Settle()
}

// selected are the selected ranges as "row:column-row:column".
func selected(s *stage[filled]) string {
	var list []string
	for _, r := range s.grid.CellRanges.Selected {
		list = append(list, fmt.Sprintf("%s:%s-%s:%s", r.Anchor.RowID, r.Anchor.ColumnID, r.Head.RowID, r.Head.ColumnID))
	}
	return strings.Join(list, " ")
}

// intsOf are the first rows of the columns of numbers.
func intsOf(s *stage[filled], rows int) string {
	return column(s, "int", 0, rows-1) + " | " + column(s, "int2", 0, rows-1) + " | " + column(s, "byte", 0, rows-1)
}

func TestTheBorderMovesAndCopiesCells(t *testing.T) {
	const before = "1, 2, 3, 4, 5, 6 | 10, 20, 30, 40, 50, 60 | 0, 0, 0, 0, 0, 0"
	for name, c := range map[string]struct {
		to             f32.Point
		mods           key.Modifiers
		want, selected string
	}{
		"down":                {filledCell(3, "int"), 0, "1, 0, 0, 2, 3, 6 | 10, 0, 0, 20, 30, 60 | 0, 0, 0, 0, 0, 0", "r3:int-r4:int2"},
		"copied down":         {filledCell(3, "int"), key.ModShortcutAlt, "1, 2, 3, 2, 3, 6 | 10, 20, 30, 20, 30, 60 | 0, 0, 0, 0, 0, 0", "r3:int-r4:int2"},
		"down, overlapping":   {filledCell(2, "int"), 0, "1, 0, 2, 3, 5, 6 | 10, 0, 20, 30, 50, 60 | 0, 0, 0, 0, 0, 0", "r2:int-r3:int2"},
		"up, overlapping":     {filledCell(0, "int"), 0, "2, 3, 0, 4, 5, 6 | 20, 30, 0, 40, 50, 60 | 0, 0, 0, 0, 0, 0", "r0:int-r1:int2"},
		"right, overlapping":  {filledCell(1, "int2"), 0, "1, 0, 0, 4, 5, 6 | 10, 2, 3, 40, 50, 60 | 0, 20, 30, 0, 0, 0", "r1:int2-r2:byte"},
		"copied right":        {filledCell(1, "int2"), key.ModShortcutAlt, "1, 2, 3, 4, 5, 6 | 10, 2, 3, 40, 50, 60 | 0, 20, 30, 0, 0, 0", "r1:int2-r2:byte"},
		"on a diagonal":       {filledCell(2, "int2"), 0, "1, 0, 0, 4, 5, 6 | 10, 0, 2, 3, 50, 60 | 0, 0, 20, 30, 0, 0", "r2:int2-r3:byte"},
		"as far as the rows":  {f32.Pt(filledX("int")-30, 2), 0, "2, 3, 0, 4, 5, 6 | 20, 30, 0, 40, 50, 60 | 0, 0, 0, 0, 0, 0", "r0:int-r1:int2"},
		"back where they are": {filledCell(1, "int"), 0, before, "r1:int-r2:int2"},
	} {
		s := newMoved(nil)
		choose(s, "r1", "int", "r2", "int2")
		s.events = nil
		moveTo(s, 1, "int", c.to, c.mods)
		require.Equal(t, c.want, intsOf(s, 6), name)
		require.Equal(t, c.selected, selected(s), name)
		edits := editsOf(s)
		if c.want == before {
			require.Empty(t, edits, name)
			continue
		}
		require.Len(t, edits, 1, "%s: one event", name)
		require.Equal(t, events.EditMoved, edits[0].By, name)
		require.Equal(t, strings.Split(c.selected, ":")[0], s.grid.Focused().RowID, name)
		require.True(t, s.grid.History().Undo())
		s.Settle()
		require.Equal(t, before, intsOf(s, 6), name)
		require.False(t, s.grid.History().CanUndo(), "%s: one step", name)
		require.True(t, s.grid.History().Redo())
		s.Settle()
		require.Equal(t, c.want, intsOf(s, 6), name)
	}
}

// What counts is the modifier at the release.
func TestCtrlAtTheReleaseCopies(t *testing.T) {
	for _, mods := range [][2]key.Modifiers{{key.ModShortcutAlt, 0}, {0, key.ModShortcutAlt}} {
		s := newMoved(nil)
		choose(s, "r1", "int", "r1", "int")
		at, to := upperSide(1, "int"), filledCell(3, "int")
		s.Mods = mods[0]
		s.DragFrom(at.X, at.Y).Via(to.X, to.Y)
		s.Mods = mods[1]
		s.Release(pointer.ButtonPrimary)
		s.Settle()
		require.Equal(t, 2, rowAt(s, 3).Int)
		require.Equal(t, mods[1] != 0, rowAt(s, 1).Int == 2)
	}
}

func TestEachSideOfTheBorderIsTaken(t *testing.T) {
	s := newMoved(nil)
	choose(s, "r1", "int", "r2", "int2")
	left, right, top, bottom := filledX("id"), filledX("int2"), rowY(1)-18, rowY(2)+18
	middle := f32.Pt((left+right)/2, (top+bottom)/2)
	for _, c := range []struct {
		x, y float32
		want bool
	}{
		{middle.X, top - 2, true}, {middle.X, top + 2, true}, {middle.X, bottom - 3, true}, {middle.X, bottom + 1, true},
		{left - 2, middle.Y, true}, {left + 2, middle.Y, true}, {right - 3, middle.Y, true}, {right + 1, middle.Y, true},
		{middle.X, top - 5, false}, {middle.X, top + 5, false}, {left - 5, middle.Y, false}, {right + 5, middle.Y, false},
		{middle.X, middle.Y, false}, {left + 40, rowY(5) - 18, false},
	} {
		s.Move(c.x, c.y)
		s.Settle()
		require.Equal(t, c.want, s.Cursor() == pointer.CursorAllScroll, "%v", c)
	}
	s.Move(right-1, bottom-1)
	s.Settle()
	require.Equal(t, pointer.CursorCrosshair, s.Cursor(), "the fill handle comes first")
}

func TestTheBorderIsThereWhereCellsCanBeMoved(t *testing.T) {
	on := func(s *stage[filled]) bool {
		at := upperSide(1, "int")
		s.Move(at.X, at.Y)
		s.Settle()
		return s.Cursor() == pointer.CursorAllScroll
	}
	s := newMoved(nil)
	choose(s, "r1", "int", "r2", "int2")
	require.True(t, on(s))
	s.grid.CellRanges.Move.Off = true
	s.Settle()
	require.False(t, on(s), "off")
	s.grid.CellRanges.Move.Off = false
	s.grid.Editing.Enabled = false
	s.Settle()
	require.False(t, on(s), "without editing")
	moveTo(s, 1, "int", filledCell(4, "int"), 0)
	require.Equal(t, "1, 2, 3, 4, 5, 6", column(s, "int", 0, 5))
	require.Equal(t, "r1:int-r4:int", selected(s), "the drag selects")

	s.grid.Editing.Enabled = true
	choose(s, "r1", "int", "r2", "int2")
	s.grid.CellRanges.Selected = append(s.grid.CellRanges.Selected[:1:1], option.CellRange{
		Anchor: option.CellID{RowID: "r6", ColumnID: "int"}, Head: option.CellID{RowID: "r7", ColumnID: "int"},
	})
	s.Settle()
	require.False(t, on(s), "several ranges")
	choose(s, "r1", "int", "r2", "int")
	s.Keys("Ctrl+Space")
	s.Settle()
	require.False(t, on(s), "whole columns")
	choose(s, "r1", "int", "r2", "int")
	s.grid.StartEditing("r2", "int")
	s.Settle()
	require.False(t, on(s), "an open editor")

	none := newMoved(func(g *gridui.Grid[filled], _ []filled) {
		g.Columns = []gridui.Column[filled]{
			gridui.Field("id", "ID", func(r filled) string { return r.ID }).Width(60),
			gridui.Field("int", "Int", func(r filled) int { return r.Int }).Width(60),
		}
	})
	choose(none, "r1", "id", "r2", "int")
	require.False(t, on(none), "no column can be edited")
}

func TestTheFocusedCellIsMoved(t *testing.T) {
	s := newMoved(nil)
	s.grid.FocusCell(2, "text")
	s.Settle()
	moveTo(s, 2, "text", filledCell(5, "text"), 0)
	require.Equal(t, "a, b, , d, e, c", column(s, "text", 0, 5))
	require.Equal(t, "r5", s.grid.Focused().RowID)
	require.Empty(t, s.grid.CellRanges.Selected)
}

func TestWholeRowsAreMoved(t *testing.T) {
	s := newMoved(nil)
	choose(s, "r1", "int", "r2", "int")
	s.Keys("Shift+Space")
	s.Settle()
	moveTo(s, 1, "int", filledCell(5, "byte"), 0)
	require.Equal(t, "1, 0, 0, 4, 5, 2, 3, 8", column(s, "int", 0, 7))
	require.Equal(t, "a, , , d, e, b, c, h", column(s, "text", 0, 7))
	require.Equal(t, "r5", s.grid.CellRanges.Selected[0].Anchor.RowID)
	require.Equal(t, option.RangeRows, s.grid.CellRanges.Selected[0].Kind)
}

func TestARangeIsSelectedFromTheSameCornerAfterAMove(t *testing.T) {
	s := newMoved(nil)
	choose(s, "r2", "int2", "r1", "int")
	moveTo(s, 1, "int", filledCell(4, "int"), 0)
	require.Equal(t, "r5:int2-r4:int", selected(s))
	require.Equal(t, "r5", s.grid.Focused().RowID)
	require.Equal(t, "int2", s.grid.Focused().ColumnID)
}

func TestMovedValuesAreReadInColumnsOfOtherTypes(t *testing.T) {
	s := newMoved(func(_ *gridui.Grid[filled], rows []filled) { rows[1].Text = "77" })
	choose(s, "r1", "int2", "r1", "int2")
	moveTo(s, 1, "int2", filledCell(3, "text"), 0)
	require.Equal(t, "20", rowAt(s, 3).Text, "a number as text")
	require.Zero(t, rowAt(s, 1).Int2)
	choose(s, "r1", "text", "r1", "text")
	moveTo(s, 1, "text", filledCell(1, "float"), 0)
	require.Equal(t, 77.0, rowAt(s, 1).Float)

	s.events = nil
	choose(s, "r5", "text", "r5", "text")
	moveTo(s, 5, "text", filledCell(5, "int"), 0)
	require.Contains(t, s.kinds(), "events.EditRefused", "f is no number")
	require.Equal(t, "f", rowAt(s, 5).Text, "nothing is moved")
	require.Equal(t, 6, rowAt(s, 5).Int)
	require.Equal(t, "r5:text-r5:text", selected(s))
}

func TestReadOnlyCellsKeepTheirValuesInAMove(t *testing.T) {
	s := newMoved(func(g *gridui.Grid[filled], _ []filled) {
		g.Columns[1] = gridui.Field("int", "Int", func(r filled) int { return r.Int }).Width(60).
			Edit(func(r *filled, v int) { r.Int = v }).Editable(func(r filled) bool { return r.Int != 6 && r.Int != 2 })
	})
	choose(s, "r0", "int", "r2", "int")
	moveTo(s, 0, "int", filledCell(4, "int"), 0)
	require.Equal(t, "0, 2, 0, 4, 1, 6, 3", column(s, "int", 0, 6), "6 stays, and so does 2, whose target it was")

	s = newMoved(nil)
	choose(s, "r0", "int", "r1", "int")
	moveTo(s, 0, "int", filledCell(3, "id"), 0)
	require.Equal(t, "1, 2, 3", column(s, "int", 0, 2), "ids are not edited, and take nothing away")
	choose(s, "r0", "id", "r1", "id")
	moveTo(s, 0, "id", filledCell(3, "text"), 0)
	require.Equal(t, "r0, r1", column(s, "text", 3, 4), "a cell that stays is copied")
	require.Equal(t, "r0", rowAt(s, 0).ID)
}

func TestGroupsAndHiddenColumnsArePassedOverByAMove(t *testing.T) {
	s := newMoved(func(g *gridui.Grid[filled], rows []filled) {
		for i := range rows {
			rows[i].Text = "abcd"[i/3 : i/3+1]
		}
		g.Grouping.By = []string{"text"}
		g.Expansion.Rows.SetAll(true)
		g.ColumnVisibility.Hidden = []string{"int2"}
	})
	const outline = 220                 // the column of the groups
	choose(s, "r1", "int", "r2", "int") // rows 2 and 3 of the screen; the groups are rows 0 and 4
	at := upperSide(2, "int")
	s.DragFrom(at.X+outline, at.Y).To(filledCell(3, "int").X+outline, rowY(3))
	s.Settle()
	ints := func() string {
		var list []string
		for i := range 6 {
			list = append(list, strconv.Itoa(rowOf(s, "r"+itoa(i)).Int))
		}
		return strings.Join(list, ", ")
	}
	require.Equal(t, "1, 0, 2, 3, 5, 6", ints(), "across the group")
	require.Equal(t, "r2:int-r3:int", selected(s))
	at = upperSide(3, "int")
	s.DragFrom(at.X+outline, at.Y).To(filledCell(4, "int2").X+outline, rowY(4)) // the group, and the column after the hidden one
	s.Settle()
	require.Equal(t, "1, 0, 0, 0, 5, 6", ints())
	require.Equal(t, uint8(2), rowOf(s, "r2").Byte, "from a group the row before it is the target")
	require.Equal(t, uint8(3), rowOf(s, "r3").Byte)
	require.Equal(t, 30, rowOf(s, "r2").Int2, "hidden")
}

func TestPinnedRowsAndColumnsTakePartInAMove(t *testing.T) {
	s := newMoved(func(g *gridui.Grid[filled], _ []filled) {
		g.RowPins.Top = []string{"r8"}
		g.ColumnPinning.Left = []string{"text"}
	})
	choose(s, "r0", "int", "r1", "int") // rows 1 and 2 of the screen, the third column
	at := upperSide(1, "int")
	s.DragFrom(at.X+60, at.Y+2).To(at.X+60, rowY(0))
	s.Settle()
	require.Equal(t, 2, rowOf(s, "r0").Int)
	require.Zero(t, rowOf(s, "r1").Int)
	require.Equal(t, "r8:int-r0:int", selected(s))
	at = upperSide(0, "int")
	s.DragFrom(at.X+60, at.Y).To(30, rowY(1)) // the pinned column
	s.Settle()
	require.Equal(t, "1", rowOf(s, "r0").Text)
	require.Equal(t, "2", rowOf(s, "r1").Text)
	s.grid.RowPins.Top = nil
	s.Settle()
	require.Equal(t, filled{ID: "r8", Int2: 90, Text: "i"}, rowOf(s, "r8"), "its number came from r0 and went on")
}

func TestTheBorderFromRightToLeft(t *testing.T) {
	s := newMoved(nil)
	s.style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
	choose(s, "r1", "int", "r2", "int")
	mirrored := func(p f32.Point) f32.Point { return f32.Pt(700-p.X, p.Y) }
	right := f32.Pt(700-60+1, rowY(1))
	s.Move(right.X, right.Y)
	s.Settle()
	require.Equal(t, pointer.CursorAllScroll, s.Cursor(), "the side where reading starts")
	to := mirrored(filledCell(1, "int2"))
	s.DragFrom(right.X, right.Y).To(to.X, to.Y)
	s.Settle()
	require.Equal(t, "1, 0, 0, 4 | 10, 2, 3, 40 | 0, 0, 0, 0", intsOf(s, 4))
}

func TestAMoveIsGivenUp(t *testing.T) {
	for name, end := range map[string]func(s *stage[filled]){
		"by Escape":        func(s *stage[filled]) { s.Keys("Escape") },
		"by other columns": func(s *stage[filled]) { s.grid.ColumnVisibility.Hidden = []string{"wait"}; s.Settle() },
		"by another range": func(s *stage[filled]) { choose(s, "r5", "int", "r6", "int2") },
		"by a sort": func(s *stage[filled]) {
			s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "int", Desc: true}}
			s.Settle()
		},
	} {
		s := newMoved(nil)
		choose(s, "r1", "int", "r2", "int2")
		s.events = nil
		at, to := upperSide(1, "int"), filledCell(5, "int")
		s.DragFrom(at.X, at.Y).Via(to.X, to.Y)
		end(s)
		s.Move(to.X, to.Y+36)
		s.Release(pointer.ButtonPrimary)
		s.Settle()
		require.Empty(t, editsOf(s), name)
		require.NotEqual(t, pointer.CursorAllScroll, s.Cursor(), name)
	}
}

func TestAPressOnTheBorderThatIsNotDraggedIsAClick(t *testing.T) {
	s := newMoved(nil)
	s.grid.FocusCell(2, "int")
	s.Settle()
	s.events = nil
	s.Click(filledCell(1, "int").X, rowY(2)-19)
	require.Equal(t, "r1", s.grid.Focused().RowID, "the cell above")
	require.Contains(t, s.kinds(), "gridui.CellClicked[github.com/giogrid/giogrid/gridui_test.filled]")
	choose(s, "r1", "int", "r3", "int2")
	s.Click(filledX("int")-1, rowY(3)+16)
	s.Settle()
	require.Empty(t, selected(s), "one cell")
	require.Equal(t, "r3", s.grid.Focused().RowID)
	s.Mods = key.ModShift
	s.Click(filledCell(2, "int").X, rowY(3)-19)
	s.Mods = 0
	require.Equal(t, "r3:int-r2:int", selected(s), "Shift extends")
	s.grid.FocusCell(5, "int")
	s.Settle()
	s.DoubleClick(filledCell(5, "int").X, rowY(5)-16)
	s.Settle()
	row, _, ok := s.grid.EditingCell()
	require.True(t, ok)
	require.Equal(t, "r5", row)
}

func TestFingersLeaveTheBorderAlone(t *testing.T) {
	s := newMoved(nil)
	choose(s, "r1", "int", "r2", "int2")
	at := upperSide(1, "int")
	s.TouchDown(1, at.X, at.Y)
	for y := at.Y; y <= rowY(5); y += 12 {
		s.TouchMove(1, at.X, y)
	}
	s.TouchUp(1, at.X, rowY(5))
	s.Settle()
	require.Equal(t, "1, 2, 3, 4, 5, 6", column(s, "int", 0, 5))
}

func TestADragOfTheBorderScrollsAtTheEdge(t *testing.T) {
	s := newFilled(1000, func(_ *gridui.Grid[filled], rows []filled) { rows[1].Text, rows[2].Text = "x", "y" })
	choose(s, "r1", "text", "r2", "text")
	at := upperSide(1, "text")
	s.DragFrom(at.X, at.Y).Via(at.X, 570)
	for range 60 {
		s.Advance(16 * time.Millisecond)
		s.Frame()
	}
	s.Release(pointer.ButtonPrimary)
	s.Settle()
	first := s.grid.CellRanges.Selected[0].Anchor.RowID
	row, err := strconv.Atoi(strings.TrimPrefix(first, "r"))
	require.NoError(t, err)
	require.Greater(t, row, 20, "rows below the screen")
	require.Equal(t, "x, y", column(s, "text", row, row+1))
	require.Equal(t, ", , ", column(s, "text", 0, 2))
}

func TestManyCellsAreMovedInTheBackground(t *testing.T) {
	const n = 120_000
	var sets atomic.Int64 // cells that were written, in copies of their rows
	s := newFilled(n, func(g *gridui.Grid[filled], rows []filled) {
		for i := range rows {
			rows[i].Int, rows[i].Int2 = i, -1
		}
		g.Columns[2] = gridui.Field("int2", "Int 2", func(r filled) int { return r.Int2 }).Width(60).
			Edit(func(r *filled, v int) { sets.Add(1); r.Int2 = v })
	})
	s.grid.FocusCell(0, "int")
	s.Keys("Ctrl+Shift+Down", "Shift+Up")
	s.grid.ScrollToRow(0, gridui.ScrollStart)
	s.Settle()
	require.Equal(t, "r0:int-r"+itoa(n-2)+":int", selected(s))
	frames := func(until func() bool) {
		await.Until(func() bool { s.Frame(); return until() })
	}
	drag := func() {
		at, to := upperSide(0, "int"), filledCell(1, "int2")
		s.DragFrom(at.X, at.Y).Via(to.X, to.Y)
		s.Release(pointer.ButtonPrimary)
	}
	s.events = nil
	drag()
	frames(func() bool { return sets.Load() > 0 })
	require.Less(t, sets.Load(), int64(n-1), "it is under way")
	s.Keys("Escape")
	s.Settle()
	require.Contains(t, s.kinds(), "events.EditRefused")
	require.Equal(t, 5, rowAt(s, 5).Int, "given up")
	require.Equal(t, -1, rowAt(s, 6).Int2)
	require.Equal(t, "r0:int-r"+itoa(n-2)+":int", selected(s))

	drag()
	frames(func() bool { return rowAt(s, n-1).Int2 != -1 })
	s.Settle()
	for _, i := range []int{0, 1, n / 2, n - 2} {
		require.Zero(t, rowAt(s, i).Int, "row %d", i)
		require.Equal(t, i, rowAt(s, i+1).Int2)
	}
	require.Equal(t, -1, rowAt(s, 0).Int2)
	require.Equal(t, "r1:int2-r"+itoa(n-1)+":int2", selected(s))
	require.True(t, s.grid.History().Undo())
	s.Settle()
	require.Equal(t, n-2, rowAt(s, n-2).Int)
	require.Equal(t, -1, rowAt(s, n-1).Int2)
}

// requested are the questions whether cells may be overwritten.
func requested(s *stage[filled]) (list []events.RangeMoveRequested) {
	for _, ev := range s.events {
		if ev, ok := ev.(events.RangeMoveRequested); ok {
			list = append(list, ev)
		}
	}
	return list
}

func TestTheProgramIsAskedBeforeValuesAreOverwritten(t *testing.T) {
	ask := func() *stage[filled] {
		s := newMoved(func(g *gridui.Grid[filled], rows []filled) {
			g.CellRanges.Move.Confirm = true
			rows[4].Text, rows[5].Text, rows[6].Text = "", "", ""
		})
		choose(s, "r2", "text", "r3", "text")
		s.events = nil
		return s
	}
	s := ask()
	moveTo(s, 2, "text", filledCell(4, "text"), 0)
	require.Empty(t, requested(s), "blank cells")
	require.Equal(t, ", , c, d, ", column(s, "text", 2, 6))

	s = ask()
	moveTo(s, 2, "text", filledCell(3, "text"), 0)
	require.Empty(t, requested(s), "its own cells do not count")

	s = ask()
	moveTo(s, 2, "text", filledCell(6, "text"), key.ModShortcutAlt)
	require.Len(t, requested(s), 1)
	ev := requested(s)[0]
	require.Empty(t, editsOf(s))
	require.Equal(t, 1, ev.Overwrites)
	require.True(t, ev.Copy)
	require.Equal(t, option.CellRange{Anchor: option.CellID{RowID: "r2", ColumnID: "text"}, Head: option.CellID{RowID: "r3", ColumnID: "text"}}, ev.From)
	require.Equal(t, option.CellRange{Anchor: option.CellID{RowID: "r6", ColumnID: "text"}, Head: option.CellID{RowID: "r7", ColumnID: "text"}}, ev.To)
	require.Equal(t, "c, d, , , , h", column(s, "text", 2, 7), "nothing yet")
	ev.Accept()
	ev.Accept()
	s.Settle()
	require.Equal(t, "c, d, , , c, d", column(s, "text", 2, 7))
	require.Len(t, editsOf(s), 1, "once")
	require.Equal(t, "r6:text-r7:text", selected(s))

	s = ask()
	moveTo(s, 2, "text", filledCell(7, "text"), 0)
	require.NoError(t, s.grid.Apply(gridui.Changes[filled]{Remove: []string{"r0"}}))
	choose(s, "r9", "int", "r10", "int")
	requested(s)[0].Accept()
	s.Settle()
	require.Equal(t, "c, d", column(s, "text", 6, 7), "the rows are found where they are")
	require.Equal(t, "b, , ", column(s, "text", 0, 2))
	require.Equal(t, "r9:int-r10:int", selected(s), "what was selected since stays")

	s = ask()
	moveTo(s, 2, "text", filledCell(7, "text"), 0)
	require.NoError(t, s.grid.Apply(gridui.Changes[filled]{Remove: []string{"r8"}}))
	s.Settle()
	requested(s)[0].Accept()
	s.Settle()
	require.Contains(t, s.kinds(), "events.EditRefused", "a row is gone")
	require.Equal(t, "c, d, , , , h", column(s, "text", 2, 7))
	events.RangeMoveRequested{}.Accept()
}

func TestManyTargetCellsCountAsValues(t *testing.T) {
	const n = 60_000
	s := newFilled(n, func(g *gridui.Grid[filled], _ []filled) { g.CellRanges.Move.Confirm = true })
	s.grid.FocusCell(0, "int")
	s.Keys("Ctrl+Shift+Down")
	s.grid.ScrollToRow(0, gridui.ScrollStart)
	s.Settle()
	s.events = nil
	moveTo(s, 0, "int", filledCell(0, "int2"), key.ModShortcutAlt)
	require.Len(t, requested(s), 1)
	require.Equal(t, n, requested(s)[0].Overwrites)
}

// A settled frame with the border under the mouse allocates no more than one without it.
func TestTheBorderCostsFramesNothing(t *testing.T) {
	frames := func(off bool) float64 {
		s := newFilled(20, func(g *gridui.Grid[filled], _ []filled) { g.CellRanges.Move.Off = off })
		choose(s, "r1", "int", "r2", "int")
		s.Move(upperSide(1, "int").X, upperSide(1, "int").Y)
		return s.FrameAllocs(50, func() {})
	}
	require.LessOrEqual(t, frames(false), frames(true))
}

func ExampleGrid_rangeMove() {
	g := exampleGrid()
	g.Columns[1] = gridui.Field("qty", "Qty", func(o Order) int { return o.Qty }).Width(80).
		Edit(func(o *Order, v int) { o.Qty = v })
	g.CellRanges.Enabled, g.Editing.Enabled = true, true
	g.CellRanges.Move.Confirm = true
	h := show(g, func(ev events.Event) {
		switch ev := ev.(type) {
		case events.RangeMoveRequested:
			fmt.Println("replaces", ev.Overwrites, "in", ev.To.Anchor.RowID)
			ev.Accept() // or later, from a dialog
		case gridui.CellsEdited[Order]:
			for edit := range ev.Edits() {
				fmt.Println(edit.RowID, edit.Old, "→", edit.New)
			}
		}
	})
	g.FocusCell(0, "qty")
	h.Settle()
	h.Drag(f32.Pt(130, 41), f32.Pt(130, 130), 4) // the upper side of the cell, down to the third row
	h.Settle()
	// Output:
	// replaces 1 in B-7
	// A-1 2 → 0
	// B-7 12 → 2
}
