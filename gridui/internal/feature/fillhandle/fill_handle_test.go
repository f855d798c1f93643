// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fillhandle_test

import (
	"errors"
	"fmt"
	"slices"
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
	"github.com/giogrid/giogrid/gridui/option"
)

// put sets a cell by its text.
func put(r *fillstage.Filled, t testing.TB, column, text string) {
	var err error
	switch column {
	case "int":
		r.Int, err = strconv.Atoi(text)
	case "int2":
		r.Int2, err = strconv.Atoi(text)
	case "byte":
		var b uint64
		b, err = strconv.ParseUint(text, 10, 8)
		r.Byte = uint8(b)
	case "float":
		r.Float, err = strconv.ParseFloat(text, 64)
	case "dec":
		r.Dec, err = fillstage.ParseMoney(text)
	case "day":
		r.Day, err = time.Parse(time.DateOnly, text)
	case "clock":
		r.Clock, err = time.Parse("2006 15:04", "2026 "+text)
	case "text":
		r.Text = text
	case "flag":
		r.Flag, err = strconv.ParseBool(text)
	case "wait":
		r.Wait, err = time.ParseDuration(text)
	}
	require.NoError(t, err)
}

// handleAt returns the bottom end corner of a cell.
func handleAt(row int, column string) f32.Point {
	return f32.Pt(fillstage.FilledX(column), gridstage.RowY(row)+17)
}

// fill drags the handle of a cell to another one.
func fill(s *gridstage.Stage[fillstage.Filled], row int, column string, to f32.Point, mods key.Modifiers) {
	s.Mods = mods
	at := handleAt(row, column)
	s.DragFrom(at.X, at.Y).To(to.X, to.Y)
	s.Mods = 0
	s.Settle()
}

func TestTheHandleContinuesColumns(t *testing.T) {
	for _, c := range []struct {
		column, source, want string
		up                   bool
		mods                 key.Modifiers
	}{
		{"int", "1, 2", "3, 4", false, 0},
		{"int", "1, 1", "1, 1", false, 0},
		{"int", "7", "7, 7", false, 0},
		{"int", "7", "8, 9", false, key.ModShortcutAlt},
		{"int", "1, 2", "1, 2", false, key.ModShortcutAlt},
		{"int", "1, 2, 4", "5, 7", false, 0},
		{"int", "5, 7", "1, 3", true, 0},
		{"byte", "1, 2", "3, 4", false, 0},
		{"float", "1, 2, 4", "5.333333333333333, 6.833333333333333", false, 0},
		{"float", "0.1, 0.2", "0.3, 0.4", false, 0},
		{"dec", "0.10, 0.20", "0.30, 0.40", false, 0},
		{"dec", "9.99", "9.99, 9.99", false, 0},
		{"day", "2026-01-31", "2026-02-01, 2026-02-02", false, 0},
		{"day", "2026-01-31, 2026-02-28", "2026-03-31, 2026-04-30", false, 0},
		{"day", "2026-01-15, 2026-03-15", "2026-05-15, 2026-07-15", false, 0},
		{"day", "2026-01-31", "2026-01-31, 2026-01-31", false, key.ModShortcutAlt},
		{"clock", "09:00", "10:00, 11:00", false, 0},
		{"text", "일", "월, 화", false, 0},
		{"text", "금, 일", "화, 목", false, 0},
		{"text", "12월", "1월, 2월", false, 0},
		{"text", "a09", "a10, a11", false, 0},
		{"text", "a, b, c", "b, c", true, 0},
		{"text", "mon", "tue, wed", false, 0},
		{"text", "red", "green, blue", false, 0},
		{"flag", "true, false", "true, false", false, 0},
		{"wait", "1h0m0s, 2h0m0s", "3h0m0s, 4h0m0s", false, 0},
	} {
		source := strings.Split(c.source, ", ")
		s := fillstage.NewFilled(12, func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) {
			g.CellRanges.FillLists = [][]string{{"red", "green", "blue"}}
			for i, text := range source {
				put(&rows[4+i], t, c.column, text)
			}
		})
		last := 3 + len(source)
		fillstage.SelectFilled(s, "r4", c.column, "r"+strconv.Itoa(last), c.column)
		s.Events = nil
		to, first := last+2, last+1
		if c.up {
			to, first = 2, 2
		}
		fill(s, last, c.column, fillstage.FilledCell(to, c.column), c.mods)
		require.Equal(t, c.want, fillstage.FilledColumn(s, c.column, first, first+1), "%+v", c)
		edits := fillstage.FilledEdits(s)
		require.LessOrEqual(t, len(edits), 1, "one event")
		for _, ev := range edits {
			require.Equal(t, events.EditFilled, ev.By)
			require.True(t, s.Grid.History().Undo())
			s.Settle()
			require.False(t, s.Grid.History().CanUndo(), "one step")
			require.Equal(t, fillstage.Filled{ID: "r" + strconv.Itoa(first)}, fillstage.FilledAt(s, first))
		}
	}
}

func TestTheHandleFillsSeveralColumnsEachByItself(t *testing.T) {
	s := fillstage.NewFilled(12, func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) {
		for i := range 2 {
			rows[i].Int, rows[i].Int2, rows[i].Byte = i+1, 10*i, uint8(7-i)
		}
	})
	fillstage.SelectFilled(s, "r0", "int", "r1", "byte")
	fill(s, 1, "byte", fillstage.FilledCell(4, "float"), 0)
	require.Equal(t, "3, 4, 5", fillstage.FilledColumn(s, "int", 2, 4))
	require.Equal(t, "20, 30, 40", fillstage.FilledColumn(s, "int2", 2, 4))
	require.Equal(t, "5, 4, 3", fillstage.FilledColumn(s, "byte", 2, 4))
	require.Equal(t, "0, 0, 0", fillstage.FilledColumn(s, "float", 2, 4), "the longer way of a diagonal")
	sel := s.Grid.CellRanges.Selected
	require.Len(t, sel, 1)
	require.Equal(t, "r0 int r4 byte", fmt.Sprint(sel[0].Anchor.RowID, " ", sel[0].Anchor.ColumnID, " ", sel[0].Head.RowID, " ", sel[0].Head.ColumnID))
}

func TestTheHandleFillsAlongRows(t *testing.T) {
	s := fillstage.NewFilled(12, func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) {
		rows[1].Int, rows[1].Int2 = 1, 3
		rows[2].Int, rows[2].Int2 = 9, 8
	})
	fillstage.SelectFilled(s, "r1", "int", "r2", "int2")
	fill(s, 2, "int2", fillstage.FilledCell(2, "float"), 0)
	require.Equal(t, "5, 7", fillstage.FilledColumn(s, "byte", 1, 2))
	require.Equal(t, "7, 6", fillstage.FilledColumn(s, "float", 1, 2))
	fillstage.SelectFilled(s, "r1", "byte", "r2", "float")
	fill(s, 2, "float", fillstage.FilledCell(1, "int"), 0)
	require.Equal(t, "1, 9", fillstage.FilledColumn(s, "int", 1, 2), "leftward the step is reversed")
	fillstage.SelectFilled(s, "r1", "id", "r1", "id")
	fill(s, 1, "id", fillstage.FilledCell(1, "id"), 0)
	require.Equal(t, "r1", fillstage.FilledAt(s, 1).ID)
}

func TestValuesOfOtherTypesAreParsed(t *testing.T) {
	s := fillstage.NewFilled(4, func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) {
		rows[0].Clock = time.Date(2026, 1, 2, 8, 0, 0, 0, time.UTC)
		rows[1].Text = "12"
	})
	fillstage.SelectFilled(s, "r0", "clock", "r0", "clock")
	fill(s, 0, "clock", fillstage.FilledCell(0, "text"), 0)
	require.Equal(t, "08:00", fillstage.FilledAt(s, 0).Text, "no time goes on in texts: they get what a copy has")
	s.Events = nil
	fillstage.SelectFilled(s, "r1", "text", "r1", "text")
	fill(s, 1, "text", fillstage.FilledCell(1, "flag"), 0)
	require.Empty(t, fillstage.FilledEdits(s))
	require.Contains(t, fmt.Sprint(s.TakeKinds()), "EditRefused", "13 is no boolean")
}

func TestReadOnlyCellsAreSkippedAndTheSeriesCountsOn(t *testing.T) {
	s := fillstage.NewFilled(12, func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) {
		g.Columns[1] = gridui.Field("int", "Int", func(r fillstage.Filled) int { return r.Int }).Width(60).
			Edit(func(r *fillstage.Filled, v int) { r.Int = v }).Editable(func(r fillstage.Filled) bool { return r.ID != "r3" })
		rows[0].Int, rows[1].Int = 1, 2
	})
	fillstage.SelectFilled(s, "r0", "id", "r1", "int")
	fill(s, 1, "int", fillstage.FilledCell(5, "int"), 0)
	require.Equal(t, "3, 0, 5, 6", fillstage.FilledColumn(s, "int", 2, 5))
	require.Equal(t, "r2", fillstage.FilledAt(s, 2).ID)
}

func TestAValueThatIsRefusedFillsNothing(t *testing.T) {
	s := fillstage.NewFilled(12, func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) {
		g.Columns[1] = gridui.Field("int", "Int", func(r fillstage.Filled) int { return r.Int }).Width(60).Edit(func(r *fillstage.Filled, v int) { r.Int = v }).
			Validate(func(_ fillstage.Filled, v int) error {
				if v > 4 {
					return errors.New("too many")
				}
				return nil
			})
		rows[0].Int, rows[1].Int, rows[0].Byte, rows[1].Byte = 1, 2, 2, 1
	})
	refused := func() (list []string) {
		for _, ev := range s.Events {
			if ev, ok := ev.(events.EditRefused); ok {
				list = append(list, ev.RowID+" "+ev.ColumnID+": "+s.Grid.ErrorText(ev.Err))
			}
		}
		s.Events = nil
		return list
	}
	fillstage.SelectFilled(s, "r0", "int", "r1", "int")
	fill(s, 1, "int", fillstage.FilledCell(5, "int"), 0)
	require.Equal(t, []string{"r4 int: too many"}, refused())
	require.Equal(t, "0, 0, 0", fillstage.FilledColumn(s, "int", 2, 4))
	require.Equal(t, "r1", s.Grid.CellRanges.Selected[0].Head.RowID, "the range stays")

	fillstage.SelectFilled(s, "r0", "byte", "r1", "byte")
	fill(s, 1, "byte", fillstage.FilledCell(5, "byte"), 0)
	require.Len(t, refused(), 1, "-1 is no byte")
	require.Equal(t, "0, 0, 0", fillstage.FilledColumn(s, "byte", 2, 4))
}

func TestGroupsAndHiddenColumnsArePassedOver(t *testing.T) {
	s := fillstage.NewFilled(6, func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) {
		for i := range rows {
			rows[i].Text = "ab"[i/3 : i/3+1]
		}
		rows[1].Int, rows[2].Int = 1, 2
		g.Grouping.By = []string{"text"}
		g.Expansion.Rows.SetAll(true)
	})
	fillstage.SelectFilled(s, "r1", "int", "r2", "int") // rows 2 and 3 of the screen; the group of b is row 4
	const outline = 220                                 // the column of the groups
	at := handleAt(3, "int")
	s.DragFrom(at.X+outline, at.Y).To(at.X+outline-30, gridstage.RowY(6))
	s.Settle()
	require.Equal(t, "0, 1, 2, 3, 4, 0", strings.Join([]string{
		strconv.Itoa(fillstage.FilledByID(s, "r0").Int), strconv.Itoa(fillstage.FilledByID(s, "r1").Int), strconv.Itoa(fillstage.FilledByID(s, "r2").Int), strconv.Itoa(fillstage.FilledByID(s, "r3").Int), strconv.Itoa(fillstage.FilledByID(s, "r4").Int), strconv.Itoa(fillstage.FilledByID(s, "r5").Int),
	}, ", "))
}

func TestADragBackClearsOnlyWhereTheOptionSaysSo(t *testing.T) {
	for _, clears := range []bool{false, true} {
		s := fillstage.NewFilled(12, func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) {
			g.CellRanges.FillClearOnShrink = clears
			for i := range rows {
				rows[i].Int = i + 1
			}
		})
		fillstage.SelectFilled(s, "r0", "int", "r4", "int")
		fill(s, 4, "int", fillstage.FilledCell(2, "int"), 0)
		if clears {
			require.Equal(t, "1, 2, 3, 0, 0, 6", fillstage.FilledColumn(s, "int", 0, 5))
			require.Equal(t, "r2", s.Grid.CellRanges.Selected[0].Head.RowID)
		} else {
			require.Equal(t, "1, 2, 3, 4, 5, 6", fillstage.FilledColumn(s, "int", 0, 5))
		}
	}
}

func TestEscapeGivesUpADragOfTheHandle(t *testing.T) {
	s := fillstage.NewFilled(12, func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) { rows[0].Int = 1 })
	fillstage.SelectFilled(s, "r0", "int", "r0", "int2")
	d := s.DragFrom(handleAt(0, "int2").X, handleAt(0, "int2").Y)
	d.Via(fillstage.FilledX("int")-30, gridstage.RowY(4))
	s.Keys("Escape")
	s.Release(pointer.ButtonPrimary)
	s.Settle()
	require.Equal(t, "1, 0, 0", fillstage.FilledColumn(s, "int", 0, 2))
	require.Len(t, s.Grid.CellRanges.Selected, 1)
}

func TestThereIsOneHandleWhereCellsCanBeEdited(t *testing.T) {
	onHandle := func(s *gridstage.Stage[fillstage.Filled], row int, column string) bool {
		at := handleAt(row, column)
		s.Move(at.X, at.Y)
		s.Settle()
		return s.Cursor() == pointer.CursorCrosshair
	}
	s := fillstage.NewFilled(12, nil)
	s.Grid.FocusCell(2, "int")
	s.Settle()
	require.True(t, onHandle(s, 2, "int"), "the focused cell")
	s.Grid.FocusCell(2, "id")
	s.Settle()
	require.False(t, onHandle(s, 2, "id"), "a column that cannot be edited")
	fillstage.SelectFilled(s, "r1", "id", "r3", "int")
	require.True(t, onHandle(s, 3, "int"))
	require.False(t, onHandle(s, 1, "id"), "no other corner has one")
	s.Grid.CellRanges.Selected = append(s.Grid.CellRanges.Selected[:1:1], option.CellRange{
		Anchor: option.CellID{RowID: "r6", ColumnID: "int"}, Head: option.CellID{RowID: "r7", ColumnID: "int"},
	})
	s.Settle()
	require.False(t, onHandle(s, 7, "int"), "several ranges")
	fillstage.SelectFilled(s, "r1", "int", "r3", "int")
	s.Keys("Ctrl+Space")
	s.Settle()
	require.False(t, onHandle(s, 3, "int"), "whole columns")
	fillstage.SelectFilled(s, "r1", "int", "r3", "int")
	s.Grid.StartEditing("r1", "int")
	s.Settle()
	require.False(t, onHandle(s, 3, "int"), "an open editor")
	s.Grid.CancelEdit()
	s.Grid.CellRanges.FillDisabled = true
	s.Settle()
	require.False(t, onHandle(s, 3, "int"))
	s.Grid.CellRanges.FillDisabled = false
	s.Grid.ColumnPinning.Left = []string{"int", "int2"}
	fillstage.SelectFilled(s, "r1", "int", "r3", "byte")
	require.True(t, onHandle(s, 3, "byte"), "id comes after the pinned columns")
	s.Grid.Editing.Enabled = false
	s.Settle()
	require.False(t, onHandle(s, 3, "byte"))
}

func TestADoubleClickFillsDownBesideTheNeighbour(t *testing.T) {
	for name, c := range map[string]struct {
		set  func(rows []fillstage.Filled)
		want string
	}{
		"as far as the left has values": {func(rows []fillstage.Filled) {}, "1, 1, 1, 1, 1, 1"},
		"a target has a value":          {func(rows []fillstage.Filled) { rows[3].Text = "x" }, "1, , , x, , "},
	} {
		s := fillstage.NewFilled(8, func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) {
			for i := range 6 {
				rows[i].Clock = time.Date(2026, 1, 1, 8, 0, 0, 0, time.UTC)
			}
			rows[0].Text = "1"
			c.set(rows)
		})
		s.Grid.FocusCell(0, "text")
		s.Grid.CellRanges.FillLists = [][]string{{"1"}}
		s.Settle()
		s.DoubleClick(handleAt(0, "text").X, handleAt(0, "text").Y)
		s.Settle()
		require.Equal(t, c.want, fillstage.FilledColumn(s, "text", 0, 5), name)
		require.Empty(t, fillstage.FilledAt(s, 6).Text, name)
	}
}

func TestAColumnsOwnFunctionGoesFirst(t *testing.T) {
	s := fillstage.NewFilled(8, func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) {
		g.Columns[1] = gridui.Field("int", "Int", func(r fillstage.Filled) int { return r.Int }).Width(60).Edit(func(r *fillstage.Filled, v int) { r.Int = v }).
			FillFunc(func(source []int, i int) (int, bool) { return source[len(source)-1] << (i + 1), i < 3 })
		rows[2].Int, rows[3].Int = 1, 3
	})
	fillstage.SelectFilled(s, "r2", "int", "r3", "int")
	fill(s, 3, "int", fillstage.FilledCell(7, "int"), 0)
	require.Equal(t, "6, 12, 24, 11", fillstage.FilledColumn(s, "int", 4, 7), "and the rules where it says nothing")
	fillstage.SelectFilled(s, "r2", "int", "r3", "int")
	fill(s, 3, "int", fillstage.FilledCell(0, "int"), 0)
	require.Equal(t, "4, 2", fillstage.FilledColumn(s, "int", 0, 1), "upward the first value is the nearest")
	fillstage.SelectFilled(s, "r2", "int", "r3", "int")
	fill(s, 3, "int", fillstage.FilledCell(5, "int"), key.ModShortcutAlt)
	require.Equal(t, "1, 3", fillstage.FilledColumn(s, "int", 4, 5))
}

func TestManyCellsAreFilledInTheBackground(t *testing.T) {
	const n = 150_000
	var sets atomic.Int64 // cells that were written, in copies of their rows
	s := fillstage.NewFilled(n, func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) {
		for i := range rows {
			rows[i].Flag = true
		}
		rows[0].Text = "a1"
		text := slices.Index(strings.Fields("id int int2 byte float dec day clock text flag wait"), "text")
		g.Columns[text] = gridui.Field("text", "Text", func(r fillstage.Filled) string { return r.Text }).Width(60).
			Edit(func(r *fillstage.Filled, v string) { sets.Add(1); r.Text = v })
	})
	s.Grid.FocusCell(0, "text")
	s.Settle()
	frames := func(until func() bool) {
		await.Until(func() bool { s.Frame(); return until() })
	}
	at := handleAt(0, "text")
	s.Events = nil
	s.DoubleClick(at.X, at.Y)
	frames(func() bool { return sets.Load() > 0 })
	require.Less(t, sets.Load(), int64(n-1), "it is under way")
	s.Keys("Escape")
	s.Settle()
	require.Contains(t, s.TakeKinds(), "events.EditRefused")
	require.Empty(t, fillstage.FilledAt(s, 1).Text, "given up")

	s.DoubleClick(at.X, at.Y)
	frames(func() bool { return fillstage.FilledAt(s, n-1).Text != "" })
	s.Settle()
	require.Equal(t, "a150000", fillstage.FilledAt(s, n-1).Text)
	require.Equal(t, "r"+strconv.Itoa(n-1), s.Grid.CellRanges.Selected[0].Head.RowID)
	require.True(t, s.Grid.History().Undo())
	s.Settle()
	require.Empty(t, fillstage.FilledAt(s, n-1).Text)
}

// A settled frame with the handle allocates no more than a frame without it.
func TestTheHandleCostsFramesNothing(t *testing.T) {
	frames := func(off bool) float64 {
		s := fillstage.NewFilled(20, func(g *gridui.Grid[fillstage.Filled], _ []fillstage.Filled) { g.CellRanges.FillDisabled = off })
		fillstage.SelectFilled(s, "r0", "int", "r1", "int")
		return s.FrameAllocs(50, func() {})
	}
	require.LessOrEqual(t, frames(false), frames(true))
}

func TestAFingerDragsTheHandle(t *testing.T) {
	s := fillstage.NewFilled(12, func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) { rows[0].Int, rows[1].Int = 1, 2 })
	fillstage.SelectFilled(s, "r0", "int", "r1", "int")
	at := handleAt(1, "int")
	s.TouchDown(1, at.X+10, at.Y+10)
	for y := gridstage.RowY(2); y <= gridstage.RowY(4); y += 12 {
		s.TouchMove(1, fillstage.FilledCell(0, "int").X, y)
	}
	s.TouchUp(1, fillstage.FilledCell(0, "int").X, gridstage.RowY(4))
	s.Settle()
	require.Equal(t, "3, 4, 5", fillstage.FilledColumn(s, "int", 2, 4))
}

// A finger that taps the handle twice fills as a double click does: at the end of the focused cell, and at the
// start of a range, whose other corners have handles for fingers.
func TestADoubleTapOnTheHandleFillsDown(t *testing.T) {
	for name, test := range map[string]struct {
		to    int
		shift float32
	}{"of a cell": {0, 0}, "of a range": {1, -60}} {
		t.Run(name, func(t *testing.T) {
			s := fillstage.NewFilled(8, func(g *gridui.Grid[fillstage.Filled], rows []fillstage.Filled) {
				for i := range 6 {
					rows[i].Clock = time.Date(2026, 1, 1, 8, 0, 0, 0, time.UTC)
				}
				rows[0].Text, rows[1].Text = "x", []string{"", "x"}[test.to]
			})
			x := fillstage.FilledX("text") - 30
			if s.Tap(x, gridstage.RowY(0)); test.to > 0 {
				s.TouchDown(1, x, gridstage.RowY(0))
				s.Advance(700 * time.Millisecond)
				s.TouchMove(1, x, gridstage.RowY(test.to))
				s.TouchUp(1, x, gridstage.RowY(test.to))
			}
			s.Settle()
			at := handleAt(test.to, "text")
			for range 2 {
				s.TouchDown(1, at.X+test.shift, at.Y)
				s.TouchUp(1, at.X+test.shift, at.Y)
			}
			s.Settle()
			require.Equal(t, "x, x, x, x, x, x", fillstage.FilledColumn(s, "text", 0, 5))
		})
	}
}
