// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangemove_test

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
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/fillstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// upperSide returns a place on the upper side of a cell.
func upperSide(row int, column string) f32.Point {
	return f32.Pt(fillstage.FilledX(column)-30, gridstage.RowY(row)-17)
}

// newMoved shows rows with numbers: 1, 2, … in int, 10, 20, … in int2, letters in text.
func newMoved(set func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled)) *gridstage.Stage[fillstage.Filled] {
	return fillstage.NewFilled(12, func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) {
		for i := range rows {
			rows[i].Int, rows[i].Int2, rows[i].Text = i+1, 10*(i+1), string(rune('a'+i))
		}
		g.CellRanges.MoveSilent = true
		if set != nil {
			set(g, rows)
		}
	})
}

// moveTo drags the border from a place on the upper side of a cell.
func moveTo(s *gridstage.Stage[fillstage.Filled], row int, column string, to f32.Point, mods key.Modifiers) {
	at := upperSide(row, column)
	s.Mods = mods
	s.DragFrom(at.X, at.Y).To(to.X, to.Y)
	s.Mods = 0
	s.Settle()
}

// selected returns the selected ranges as "row:column-row:column".
func selected(s *gridstage.Stage[fillstage.Filled]) string {
	var list []string
	for _, r := range s.Grid.CellRanges.Selected {
		list = append(list, fmt.Sprintf("%s:%s-%s:%s", r.Anchor.RowID, r.Anchor.ColumnID, r.Head.RowID, r.Head.ColumnID))
	}
	return strings.Join(list, " ")
}

// intsOf returns the first rows of the columns of numbers.
func intsOf(s *gridstage.Stage[fillstage.Filled], rows int) string {
	return fillstage.FilledColumn(s, "int", 0, rows-1) + " | " + fillstage.FilledColumn(s, "int2", 0, rows-1) + " | " + fillstage.FilledColumn(s, "byte", 0, rows-1)
}

func TestTheBorderMovesAndCopiesCells(t *testing.T) {
	const before = "1, 2, 3, 4, 5, 6 | 10, 20, 30, 40, 50, 60 | 0, 0, 0, 0, 0, 0"
	for name, c := range map[string]struct {
		to             f32.Point
		mods           key.Modifiers
		want, selected string
	}{
		"down":                {fillstage.FilledCell(3, "int"), 0, "1, 0, 0, 2, 3, 6 | 10, 0, 0, 20, 30, 60 | 0, 0, 0, 0, 0, 0", "r3:int-r4:int2"},
		"copied down":         {fillstage.FilledCell(3, "int"), key.ModShortcutAlt, "1, 2, 3, 2, 3, 6 | 10, 20, 30, 20, 30, 60 | 0, 0, 0, 0, 0, 0", "r3:int-r4:int2"},
		"down, overlapping":   {fillstage.FilledCell(2, "int"), 0, "1, 0, 2, 3, 5, 6 | 10, 0, 20, 30, 50, 60 | 0, 0, 0, 0, 0, 0", "r2:int-r3:int2"},
		"up, overlapping":     {fillstage.FilledCell(0, "int"), 0, "2, 3, 0, 4, 5, 6 | 20, 30, 0, 40, 50, 60 | 0, 0, 0, 0, 0, 0", "r0:int-r1:int2"},
		"right, overlapping":  {fillstage.FilledCell(1, "int2"), 0, "1, 0, 0, 4, 5, 6 | 10, 2, 3, 40, 50, 60 | 0, 20, 30, 0, 0, 0", "r1:int2-r2:byte"},
		"copied right":        {fillstage.FilledCell(1, "int2"), key.ModShortcutAlt, "1, 2, 3, 4, 5, 6 | 10, 2, 3, 40, 50, 60 | 0, 20, 30, 0, 0, 0", "r1:int2-r2:byte"},
		"on a diagonal":       {fillstage.FilledCell(2, "int2"), 0, "1, 0, 0, 4, 5, 6 | 10, 0, 2, 3, 50, 60 | 0, 0, 20, 30, 0, 0", "r2:int2-r3:byte"},
		"as far as the rows":  {f32.Pt(fillstage.FilledX("int")-30, 2), 0, "2, 3, 0, 4, 5, 6 | 20, 30, 0, 40, 50, 60 | 0, 0, 0, 0, 0, 0", "r0:int-r1:int2"},
		"back where they are": {fillstage.FilledCell(1, "int"), 0, before, "r1:int-r2:int2"},
	} {
		s := newMoved(nil)
		fillstage.SelectFilled(s, "r1", "int", "r2", "int2")
		s.Events = nil
		moveTo(s, 1, "int", c.to, c.mods)
		require.Equal(t, c.want, intsOf(s, 6), name)
		require.Equal(t, c.selected, selected(s), name)
		edits := fillstage.FilledEdits(s)
		if c.want == before {
			require.Empty(t, edits, name)
			continue
		}
		require.Len(t, edits, 1, "%s: one event", name)
		require.Equal(t, events.EditMoved, edits[0].By, name)
		require.Equal(t, strings.Split(c.selected, ":")[0], s.Grid.Focused().RowID, name)
		require.True(t, s.Grid.History().Undo())
		s.Settle()
		require.Equal(t, before, intsOf(s, 6), name)
		require.False(t, s.Grid.History().CanUndo(), "%s: one step", name)
		require.True(t, s.Grid.History().Redo())
		s.Settle()
		require.Equal(t, c.want, intsOf(s, 6), name)
	}
}

// What counts is the modifier at the release.
func TestCtrlAtTheReleaseCopies(t *testing.T) {
	for _, mods := range [][2]key.Modifiers{{key.ModShortcutAlt, 0}, {0, key.ModShortcutAlt}} {
		s := newMoved(nil)
		fillstage.SelectFilled(s, "r1", "int", "r1", "int")
		at, to := upperSide(1, "int"), fillstage.FilledCell(3, "int")
		s.Mods = mods[0]
		s.DragFrom(at.X, at.Y).Via(to.X, to.Y)
		s.Mods = mods[1]
		s.Release(pointer.ButtonPrimary)
		s.Settle()
		require.Equal(t, 2, fillstage.FilledAt(s, 3).Int)
		require.Equal(t, mods[1] != 0, fillstage.FilledAt(s, 1).Int == 2)
	}
}

func TestEachSideOfTheBorderIsTaken(t *testing.T) {
	s := newMoved(nil)
	fillstage.SelectFilled(s, "r1", "int", "r2", "int2")
	left, right, top, bottom := fillstage.FilledX("id"), fillstage.FilledX("int2"), gridstage.RowY(1)-18, gridstage.RowY(2)+18
	middle := f32.Pt((left+right)/2, (top+bottom)/2)
	for _, c := range []struct {
		x, y float32
		want bool
	}{
		{middle.X, top - 2, true}, {middle.X, top + 2, true}, {middle.X, bottom - 3, true}, {middle.X, bottom + 1, true},
		{left - 2, middle.Y, true}, {left + 2, middle.Y, true}, {right - 3, middle.Y, true}, {right + 1, middle.Y, true},
		{middle.X, top - 5, false}, {middle.X, top + 5, false}, {left - 5, middle.Y, false}, {right + 5, middle.Y, false},
		{middle.X, middle.Y, false}, {left + 40, gridstage.RowY(5) - 18, false},
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
	on := func(s *gridstage.Stage[fillstage.Filled]) bool {
		at := upperSide(1, "int")
		s.Move(at.X, at.Y)
		s.Settle()
		return s.Cursor() == pointer.CursorAllScroll
	}
	s := newMoved(nil)
	fillstage.SelectFilled(s, "r1", "int", "r2", "int2")
	require.True(t, on(s))
	s.Grid.CellRanges.MoveDisabled = true
	s.Settle()
	require.False(t, on(s), "off")
	s.Grid.CellRanges.MoveDisabled = false
	s.Grid.Editing.Enabled = false
	s.Settle()
	require.False(t, on(s), "without editing")
	moveTo(s, 1, "int", fillstage.FilledCell(4, "int"), 0)
	require.Equal(t, "1, 2, 3, 4, 5, 6", fillstage.FilledColumn(s, "int", 0, 5))
	require.Equal(t, "r1:int-r4:int", selected(s), "the drag selects")

	s.Grid.Editing.Enabled = true
	fillstage.SelectFilled(s, "r1", "int", "r2", "int2")
	s.Grid.CellRanges.Selected = append(s.Grid.CellRanges.Selected[:1:1], option.CellRange{
		Anchor: option.CellID{RowID: "r6", ColumnID: "int"}, Head: option.CellID{RowID: "r7", ColumnID: "int"},
	})
	s.Settle()
	require.False(t, on(s), "several ranges")
	fillstage.SelectFilled(s, "r1", "int", "r2", "int")
	s.Keys("Ctrl+Space")
	s.Settle()
	require.False(t, on(s), "whole columns")
	fillstage.SelectFilled(s, "r1", "int", "r2", "int")
	s.Grid.StartEditing("r2", "int")
	s.Settle()
	require.False(t, on(s), "an open editor")

	none := newMoved(func(g *gridui.Grid[fillstage.Filled], _ []fillstage.Filled) {
		g.Columns = []gridui.Column[fillstage.Filled]{
			gridui.Field("id", "ID", func(r fillstage.Filled) string { return r.ID }).Width(60),
			gridui.Field("int", "Int", func(r fillstage.Filled) int { return r.Int }).Width(60),
		}
	})
	fillstage.SelectFilled(none, "r1", "id", "r2", "int")
	require.False(t, on(none), "no column can be edited")
}

// A drag from the edge of a focused cell without a range selects, as a drag from its middle does.
func TestTheFocusedCellAloneIsNotMoved(t *testing.T) {
	for name, focus := range map[string]func(s *gridstage.Stage[fillstage.Filled]){
		"by the program": func(s *gridstage.Stage[fillstage.Filled]) { s.Grid.FocusCell(2, "text") },
		"by a click": func(s *gridstage.Stage[fillstage.Filled]) {
			at := fillstage.FilledCell(2, "text")
			s.Click(at.X, at.Y)
		},
		"by a key": func(s *gridstage.Stage[fillstage.Filled]) { s.Grid.FocusCell(1, "text"); s.Keys("Down") },
	} {
		s := newMoved(nil)
		focus(s)
		s.Settle()
		s.Events = nil
		at := upperSide(2, "text")
		s.Move(at.X, at.Y+1)
		require.NotEqual(t, pointer.CursorAllScroll, s.Cursor(), name)
		moveTo(s, 2, "text", fillstage.FilledCell(5, "text"), 0)
		require.Equal(t, "a, b, c, d, e, f", fillstage.FilledColumn(s, "text", 0, 5), name)
		require.Empty(t, fillstage.FilledEdits(s), name)
		require.NotEmpty(t, s.Grid.CellRanges.Selected, name)
	}
}

func TestWholeRowsAreMoved(t *testing.T) {
	s := newMoved(nil)
	fillstage.SelectFilled(s, "r1", "int", "r2", "int")
	s.Keys("Shift+Space")
	s.Settle()
	moveTo(s, 1, "int", fillstage.FilledCell(5, "byte"), 0)
	require.Equal(t, "1, 0, 0, 4, 5, 2, 3, 8", fillstage.FilledColumn(s, "int", 0, 7))
	require.Equal(t, "a, , , d, e, b, c, h", fillstage.FilledColumn(s, "text", 0, 7))
	require.Equal(t, "r5", s.Grid.CellRanges.Selected[0].Anchor.RowID)
	require.Equal(t, option.RangeRows, s.Grid.CellRanges.Selected[0].Kind)
}

func TestARangeIsSelectedFromTheSameCornerAfterAMove(t *testing.T) {
	s := newMoved(nil)
	fillstage.SelectFilled(s, "r2", "int2", "r1", "int")
	moveTo(s, 1, "int", fillstage.FilledCell(4, "int"), 0)
	require.Equal(t, "r5:int2-r4:int", selected(s))
	require.Equal(t, "r5", s.Grid.Focused().RowID)
	require.Equal(t, "int2", s.Grid.Focused().ColumnID)
}

func TestMovedValuesAreReadInColumnsOfOtherTypes(t *testing.T) {
	s := newMoved(func(_ *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) { rows[1].Text = "77" })
	fillstage.SelectFilled(s, "r1", "int2", "r1", "int2")
	moveTo(s, 1, "int2", fillstage.FilledCell(3, "text"), 0)
	require.Equal(t, "20", fillstage.FilledAt(s, 3).Text, "a number as text")
	require.Zero(t, fillstage.FilledAt(s, 1).Int2)
	fillstage.SelectFilled(s, "r1", "text", "r1", "text")
	moveTo(s, 1, "text", fillstage.FilledCell(1, "float"), 0)
	require.Equal(t, 77.0, fillstage.FilledAt(s, 1).Float)

	s.Events = nil
	fillstage.SelectFilled(s, "r5", "text", "r5", "text")
	moveTo(s, 5, "text", fillstage.FilledCell(5, "int"), 0)
	require.Contains(t, s.TakeKinds(), "events.EditRefused", "f is no number")
	require.Equal(t, "f", fillstage.FilledAt(s, 5).Text, "nothing is moved")
	require.Equal(t, 6, fillstage.FilledAt(s, 5).Int)
	require.Equal(t, "r5:text-r5:text", selected(s))
}

func TestReadOnlyCellsKeepTheirValuesInAMove(t *testing.T) {
	s := newMoved(func(g *gridui.Grid[fillstage.Filled], _ []fillstage.Filled) {
		g.Columns[1] = gridui.Field("int", "Int", func(r fillstage.Filled) int { return r.Int }).Width(60).
			Edit(func(r *fillstage.Filled, v int) { r.Int = v }).Editable(func(r fillstage.Filled) bool { return r.Int != 6 && r.Int != 2 })
	})
	fillstage.SelectFilled(s, "r0", "int", "r2", "int")
	moveTo(s, 0, "int", fillstage.FilledCell(4, "int"), 0)
	require.Equal(t, "0, 2, 0, 4, 1, 6, 3", fillstage.FilledColumn(s, "int", 0, 6), "6 stays, and so does 2, whose target it was")

	s = newMoved(nil)
	fillstage.SelectFilled(s, "r0", "int", "r1", "int")
	moveTo(s, 0, "int", fillstage.FilledCell(3, "id"), 0)
	require.Equal(t, "1, 2, 3", fillstage.FilledColumn(s, "int", 0, 2), "ids are not edited, and take nothing away")
	fillstage.SelectFilled(s, "r0", "id", "r1", "id")
	moveTo(s, 0, "id", fillstage.FilledCell(3, "text"), 0)
	require.Equal(t, "r0, r1", fillstage.FilledColumn(s, "text", 3, 4), "a cell that stays is copied")
	require.Equal(t, "r0", fillstage.FilledAt(s, 0).ID)
}

func TestGroupsAndHiddenColumnsArePassedOverByAMove(t *testing.T) {
	s := newMoved(func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) {
		for i := range rows {
			rows[i].Text = "abcd"[i/3 : i/3+1]
		}
		g.Grouping.By = []string{"text"}
		g.Expansion.Rows.SetAll(true)
		g.ColumnVisibility.Hidden = []string{"int2"}
	})
	const outline = 220                                 // the column of the groups
	fillstage.SelectFilled(s, "r1", "int", "r2", "int") // rows 2 and 3 of the screen; the groups are rows 0 and 4
	at := upperSide(2, "int")
	s.DragFrom(at.X+outline, at.Y).To(fillstage.FilledCell(3, "int").X+outline, gridstage.RowY(3))
	s.Settle()
	ints := func() string {
		var list []string
		for i := range 6 {
			list = append(list, strconv.Itoa(fillstage.FilledByID(s, "r"+strconv.Itoa(i)).Int))
		}
		return strings.Join(list, ", ")
	}
	require.Equal(t, "1, 0, 2, 3, 5, 6", ints(), "across the group")
	require.Equal(t, "r2:int-r3:int", selected(s))
	at = upperSide(3, "int")
	s.DragFrom(at.X+outline, at.Y).To(fillstage.FilledCell(4, "int2").X+outline, gridstage.RowY(4)) // the group, and the column after the hidden one
	s.Settle()
	require.Equal(t, "1, 0, 0, 0, 5, 6", ints())
	require.Equal(t, uint8(2), fillstage.FilledByID(s, "r2").Byte, "from a group the row before it is the target")
	require.Equal(t, uint8(3), fillstage.FilledByID(s, "r3").Byte)
	require.Equal(t, 30, fillstage.FilledByID(s, "r2").Int2, "hidden")
}

func TestPinnedRowsAndColumnsTakePartInAMove(t *testing.T) {
	s := newMoved(func(g *gridui.Grid[fillstage.Filled], _ []fillstage.Filled) {
		g.RowPins.Top = []string{"r8"}
		g.ColumnPinning.Left = []string{"text"}
	})
	fillstage.SelectFilled(s, "r0", "int", "r1", "int") // rows 1 and 2 of the screen, the third column
	at := upperSide(1, "int")
	s.DragFrom(at.X+60, at.Y+2).To(at.X+60, gridstage.RowY(0))
	s.Settle()
	require.Equal(t, 2, fillstage.FilledByID(s, "r0").Int)
	require.Zero(t, fillstage.FilledByID(s, "r1").Int)
	require.Equal(t, "r8:int-r0:int", selected(s))
	at = upperSide(0, "int")
	s.DragFrom(at.X+60, at.Y).To(30, gridstage.RowY(1)) // the pinned column
	s.Settle()
	require.Equal(t, "1", fillstage.FilledByID(s, "r0").Text)
	require.Equal(t, "2", fillstage.FilledByID(s, "r1").Text)
	s.Grid.RowPins.Top = nil
	s.Settle()
	require.Equal(t, fillstage.Filled{ID: "r8", Int2: 90, Text: "i"}, fillstage.FilledByID(s, "r8"), "its number came from r0 and went on")
}

func TestTheBorderFromRightToLeft(t *testing.T) {
	s := newMoved(nil)
	s.Style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
	fillstage.SelectFilled(s, "r1", "int", "r2", "int")
	mirrored := func(p f32.Point) f32.Point { return f32.Pt(700-p.X, p.Y) }
	right := f32.Pt(700-60+1, gridstage.RowY(1))
	s.Move(right.X, right.Y)
	s.Settle()
	require.Equal(t, pointer.CursorAllScroll, s.Cursor(), "the side where reading starts")
	to := mirrored(fillstage.FilledCell(1, "int2"))
	s.DragFrom(right.X, right.Y).To(to.X, to.Y)
	s.Settle()
	require.Equal(t, "1, 0, 0, 4 | 10, 2, 3, 40 | 0, 0, 0, 0", intsOf(s, 4))
}

func TestAMoveIsGivenUp(t *testing.T) {
	for name, end := range map[string]func(s *gridstage.Stage[fillstage.Filled]){
		"by Escape": func(s *gridstage.Stage[fillstage.Filled]) { s.Keys("Escape") },
		"by other columns": func(s *gridstage.Stage[fillstage.Filled]) {
			s.Grid.ColumnVisibility.Hidden = []string{"wait"}
			s.Settle()
		},
		"by another range": func(s *gridstage.Stage[fillstage.Filled]) { fillstage.SelectFilled(s, "r5", "int", "r6", "int2") },
		"by a sort": func(s *gridstage.Stage[fillstage.Filled]) {
			s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "int", Desc: true}}
			s.Settle()
		},
	} {
		s := newMoved(nil)
		fillstage.SelectFilled(s, "r1", "int", "r2", "int2")
		s.Events = nil
		at, to := upperSide(1, "int"), fillstage.FilledCell(5, "int")
		s.DragFrom(at.X, at.Y).Via(to.X, to.Y)
		end(s)
		s.Move(to.X, to.Y+36)
		s.Release(pointer.ButtonPrimary)
		s.Settle()
		require.Empty(t, fillstage.FilledEdits(s), name)
		require.NotEqual(t, pointer.CursorAllScroll, s.Cursor(), name)
	}
}

func TestAPressOnTheBorderThatIsNotDraggedIsAClick(t *testing.T) {
	s := newMoved(nil)
	s.Grid.FocusCell(2, "int")
	s.Settle()
	s.Events = nil
	s.Click(fillstage.FilledCell(1, "int").X, gridstage.RowY(2)-19)
	require.Equal(t, "r1", s.Grid.Focused().RowID, "the cell above")
	require.Contains(t, s.TakeKinds(), "gridui.CellClicked[github.com/giogrid/giogrid/gridui/internal/gridstage/fillstage.Filled]")
	fillstage.SelectFilled(s, "r1", "int", "r3", "int2")
	s.Click(fillstage.FilledX("int")-1, gridstage.RowY(3)+16)
	s.Settle()
	require.Empty(t, selected(s), "one cell")
	require.Equal(t, "r3", s.Grid.Focused().RowID)
	s.Mods = key.ModShift
	s.Click(fillstage.FilledCell(2, "int").X, gridstage.RowY(3)-19)
	s.Mods = 0
	require.Equal(t, "r3:int-r2:int", selected(s), "Shift extends")
	s.Grid.FocusCell(5, "int")
	s.Settle()
	s.DoubleClick(fillstage.FilledCell(5, "int").X, gridstage.RowY(5)-16)
	s.Settle()
	row, _, ok := s.Grid.EditingCell()
	require.True(t, ok)
	require.Equal(t, "r5", row)
}

func TestFingersLeaveTheBorderAlone(t *testing.T) {
	s := newMoved(nil)
	fillstage.SelectFilled(s, "r1", "int", "r2", "int2")
	at := upperSide(1, "int")
	s.TouchDown(1, at.X, at.Y)
	for y := at.Y; y <= gridstage.RowY(5); y += 12 {
		s.TouchMove(1, at.X, y)
	}
	s.TouchUp(1, at.X, gridstage.RowY(5))
	s.Settle()
	require.Equal(t, "1, 2, 3, 4, 5, 6", fillstage.FilledColumn(s, "int", 0, 5))
}

func TestADragOfTheBorderScrollsAtTheEdge(t *testing.T) {
	s := fillstage.NewFilled(1000, func(_ *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) { rows[1].Text, rows[2].Text = "x", "y" })
	fillstage.SelectFilled(s, "r1", "text", "r2", "text")
	at := upperSide(1, "text")
	s.DragFrom(at.X, at.Y).Via(at.X, 570)
	for range 60 {
		s.Advance(16 * time.Millisecond)
		s.Frame()
	}
	s.Release(pointer.ButtonPrimary)
	s.Settle()
	first := s.Grid.CellRanges.Selected[0].Anchor.RowID
	row, err := strconv.Atoi(strings.TrimPrefix(first, "r"))
	require.NoError(t, err)
	require.Greater(t, row, 20, "rows below the screen")
	require.Equal(t, "x, y", fillstage.FilledColumn(s, "text", row, row+1))
	require.Equal(t, ", , ", fillstage.FilledColumn(s, "text", 0, 2))
}

func TestManyCellsAreMovedInTheBackground(t *testing.T) {
	const n = 120_000
	var sets atomic.Int64 // cells that were written, in copies of their rows
	s := fillstage.NewFilled(n, func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) {
		g.CellRanges.MoveSilent = true
		for i := range rows {
			rows[i].Int, rows[i].Int2 = i, -1
		}
		g.Columns[2] = gridui.Field("int2", "Int 2", func(r fillstage.Filled) int { return r.Int2 }).Width(60).
			Edit(func(r *fillstage.Filled, v int) { sets.Add(1); r.Int2 = v })
	})
	s.Grid.FocusCell(0, "int")
	s.Keys("Ctrl+Shift+Down", "Shift+Up")
	s.Grid.ScrollToRow(0, option.AlignStart)
	s.Settle()
	require.Equal(t, "r0:int-r"+strconv.Itoa(n-2)+":int", selected(s))
	frames := func(until func() bool) {
		await.Until(func() bool { s.Frame(); return until() })
	}
	drag := func() {
		at, to := upperSide(0, "int"), fillstage.FilledCell(1, "int2")
		s.DragFrom(at.X, at.Y).Via(to.X, to.Y)
		s.Release(pointer.ButtonPrimary)
	}
	s.Events = nil
	drag()
	frames(func() bool { return sets.Load() > 0 })
	require.Less(t, sets.Load(), int64(n-1), "it is under way")
	s.Keys("Escape")
	s.Settle()
	require.Contains(t, s.TakeKinds(), "events.EditRefused")
	require.Equal(t, 5, fillstage.FilledAt(s, 5).Int, "given up")
	require.Equal(t, -1, fillstage.FilledAt(s, 6).Int2)
	require.Equal(t, "r0:int-r"+strconv.Itoa(n-2)+":int", selected(s))

	drag()
	frames(func() bool { return fillstage.FilledAt(s, n-1).Int2 != -1 })
	s.Settle()
	for _, i := range []int{0, 1, n / 2, n - 2} {
		require.Zero(t, fillstage.FilledAt(s, i).Int, "row %d", i)
		require.Equal(t, i, fillstage.FilledAt(s, i+1).Int2)
	}
	require.Equal(t, -1, fillstage.FilledAt(s, 0).Int2)
	require.Equal(t, "r1:int2-r"+strconv.Itoa(n-1)+":int2", selected(s))
	require.True(t, s.Grid.History().Undo())
	s.Settle()
	require.Equal(t, n-2, fillstage.FilledAt(s, n-2).Int)
	require.Equal(t, -1, fillstage.FilledAt(s, n-1).Int2)
}

// A settled frame with the border under the mouse allocates no more than a frame without it.
func TestTheBorderCostsFramesNothing(t *testing.T) {
	frames := func(off bool) float64 {
		s := fillstage.NewFilled(20, func(g *gridui.Grid[fillstage.Filled], _ []fillstage.Filled) { g.CellRanges.MoveDisabled = off })
		fillstage.SelectFilled(s, "r1", "int", "r2", "int")
		s.Move(upperSide(1, "int").X, upperSide(1, "int").Y)
		return s.FrameAllocs(50, func() {})
	}
	require.LessOrEqual(t, frames(false), frames(true))
}

func TestMovedCellsAreAnnounced(t *testing.T) {
	for mods, want := range map[key.Modifiers]string{0: "4 cells moved.", key.ModShortcutAlt: "4 cells copied."} {
		s := newMoved(func(g *gridui.Grid[fillstage.Filled], _ []fillstage.Filled) { g.Announce = true })
		s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
		fillstage.SelectFilled(s, "r1", "int", "r2", "int2")
		s.Events = nil
		moveTo(s, 1, "int", fillstage.FilledCell(5, "int"), mods)
		s.Settle()
		var said string
		for _, ev := range s.Events {
			if ev, ok := ev.(events.TextAnnounced); ok {
				said += ev.Text
			}
		}
		require.Contains(t, said, want)
	}
}
