// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"fmt"
	"image"
	"math/big"
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
	"github.com/giogrid/giogrid/gridui/option"
)

// filled is a row with a column of each kind that a series continues, and others.
type filled struct {
	ID         string
	Int, Int2  int
	Byte       uint8
	Float      float64
	Dec        money
	Day, Clock time.Time
	Text       string
	Flag       bool
	Wait       time.Duration
}

// money is a decimal type of a program's own.
type money struct{ cents *big.Int }

func (m money) String() string {
	if m.cents == nil {
		return "0.00"
	}
	return new(big.Rat).SetFrac(m.cents, big.NewInt(100)).FloatString(2)
}

func parseMoney(text string) (money, error) {
	r, ok := new(big.Rat).SetString(text)
	if !ok {
		return money{}, errors.New("no amount")
	}
	cents := new(big.Rat).Mul(r, big.NewRat(100, 1))
	return money{new(big.Int).Quo(cents.Num(), cents.Denom())}, nil
}

func filledColumns() []gridui.Column[filled] {
	return []gridui.Column[filled]{
		gridui.Field("id", "ID", func(r filled) string { return r.ID }).Width(60),
		gridui.Field("int", "Int", func(r filled) int { return r.Int }).Width(60).Edit(func(r *filled, v int) { r.Int = v }),
		gridui.Field("int2", "Int 2", func(r filled) int { return r.Int2 }).Width(60).Edit(func(r *filled, v int) { r.Int2 = v }),
		gridui.Field("byte", "Byte", func(r filled) uint8 { return r.Byte }).Width(60).Edit(func(r *filled, v uint8) { r.Byte = v }),
		gridui.Field("float", "Float", func(r filled) float64 { return r.Float }).Width(60).Edit(func(r *filled, v float64) { r.Float = v }),
		gridui.Func("dec", "Dec", func(r filled) (money, bool) { return r.Dec, true }).Width(60).Kind(option.KindNumber).
			Edit(func(r *filled, v money) { r.Dec = v }).Parse(parseMoney),
		gridui.Time("day", "Day", func(r filled) time.Time { return r.Day }).Width(60).Layout(time.DateOnly).Edit(func(r *filled, v time.Time) { r.Day = v }),
		gridui.Time("clock", "Clock", func(r filled) time.Time { return r.Clock }).Width(60).Layout("15:04").Edit(func(r *filled, v time.Time) { r.Clock = v }),
		gridui.Field("text", "Text", func(r filled) string { return r.Text }).Width(60).Edit(func(r *filled, v string) { r.Text = v }),
		gridui.Bool("flag", "Flag", func(r filled) bool { return r.Flag }).Width(60).Edit(func(r *filled, v bool) { r.Flag = v }),
		gridui.Field("wait", "Wait", func(r filled) time.Duration { return r.Wait }).Width(60).Edit(func(r *filled, v time.Duration) { r.Wait = v }),
	}
}

// put sets a cell by its text.
func (r *filled) put(t testing.TB, column, text string) {
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
		r.Dec, err = parseMoney(text)
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

// newFilled shows rows whose cells users can fill.
func newFilled(n int, set func(g *gridui.Grid[filled], rows []filled)) *stage[filled] {
	s := newStage(image.Pt(700, 580), func(g *gridui.Grid[filled]) {
		rows := make([]filled, n)
		for i := range rows {
			rows[i].ID = "r" + strconv.Itoa(i)
		}
		g.Columns = filledColumns()
		g.RowID = func(r filled) string { return r.ID }
		g.Editing.Enabled, g.CellRanges.Enabled = true, true
		if set != nil {
			set(g, rows)
		}
		g.SetRows(rows)
	})
	s.Focus(s.grid.Tag())
	s.Settle()
	return s
}

// choose selects a range of the program's.
func choose(s *stage[filled], from, fromColumn, to, toColumn string) {
	s.grid.CellRanges.Selected = []option.CellRange{{
		Anchor: option.CellID{RowID: from, ColumnID: fromColumn}, Head: option.CellID{RowID: to, ColumnID: toColumn},
	}}
	s.Settle()
}

// filledX is the end of a column of filled rows.
func filledX(column string) float32 {
	for i, id := range strings.Fields("id int int2 byte float dec day clock text flag wait") {
		if id == column {
			return 60 * float32(i+1)
		}
	}
	panic(column)
}

// handleAt is the bottom end corner of a cell.
func handleAt(row int, column string) f32.Point { return f32.Pt(filledX(column), rowY(row)+17) }

// filledCell is the middle of a cell.
func filledCell(row int, column string) f32.Point { return f32.Pt(filledX(column)-30, rowY(row)) }

// fill drags the handle of a cell to another one.
func fill(s *stage[filled], row int, column string, to f32.Point, mods key.Modifiers) {
	s.Mods = mods
	at := handleAt(row, column)
	s.DragFrom(at.X, at.Y).To(to.X, to.Y)
	s.Mods = 0
	s.Settle()
}

// column are the texts of a column from one row to another, in the order of the rows.
func column(s *stage[filled], id string, from, to int) string {
	var texts []string
	for i := from; i <= to; i++ {
		r := rowAt(s, i)
		texts = append(texts, textOf(r, id))
	}
	return strings.Join(texts, ", ")
}

func textOf(r filled, id string) string {
	switch id {
	case "int":
		return strconv.Itoa(r.Int)
	case "int2":
		return strconv.Itoa(r.Int2)
	case "byte":
		return strconv.Itoa(int(r.Byte))
	case "float":
		return strconv.FormatFloat(r.Float, 'g', -1, 64)
	case "dec":
		return r.Dec.String()
	case "day":
		return r.Day.Format(time.DateOnly)
	case "clock":
		return r.Clock.Format("15:04")
	case "text":
		return r.Text
	case "flag":
		return strconv.FormatBool(r.Flag)
	}
	return r.Wait.String()
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
		s := newFilled(12, func(g *gridui.Grid[filled], rows []filled) {
			g.CellRanges.Fill.Lists = [][]string{{"red", "green", "blue"}}
			for i, text := range source {
				rows[4+i].put(t, c.column, text)
			}
		})
		last := 3 + len(source)
		choose(s, "r4", c.column, "r"+itoa(last), c.column)
		s.events = nil
		to, first := last+2, last+1
		if c.up {
			to, first = 2, 2
		}
		fill(s, last, c.column, filledCell(to, c.column), c.mods)
		require.Equal(t, c.want, column(s, c.column, first, first+1), "%+v", c)
		edits := editsOf(s)
		require.LessOrEqual(t, len(edits), 1, "one event")
		for _, ev := range edits {
			require.Equal(t, events.EditFilled, ev.By)
			require.True(t, s.grid.History().Undo())
			s.Settle()
			require.False(t, s.grid.History().CanUndo(), "one step")
			require.Equal(t, filled{ID: "r" + itoa(first)}, rowAt(s, first))
		}
	}
}

// editsOf are the events of edits.
func editsOf(s *stage[filled]) (list []gridui.CellsEdited[filled]) {
	for _, ev := range s.events {
		if ev, ok := ev.(gridui.CellsEdited[filled]); ok {
			list = append(list, ev)
		}
	}
	return list
}

func TestTheHandleFillsSeveralColumnsEachByItself(t *testing.T) {
	s := newFilled(12, func(g *gridui.Grid[filled], rows []filled) {
		for i := range 2 {
			rows[i].Int, rows[i].Int2, rows[i].Byte = i+1, 10*i, uint8(7-i)
		}
	})
	choose(s, "r0", "int", "r1", "byte")
	fill(s, 1, "byte", filledCell(4, "float"), 0)
	require.Equal(t, "3, 4, 5", column(s, "int", 2, 4))
	require.Equal(t, "20, 30, 40", column(s, "int2", 2, 4))
	require.Equal(t, "5, 4, 3", column(s, "byte", 2, 4))
	require.Equal(t, "0, 0, 0", column(s, "float", 2, 4), "the longer way of a diagonal")
	sel := s.grid.CellRanges.Selected
	require.Len(t, sel, 1)
	require.Equal(t, "r0 int r4 byte", fmt.Sprint(sel[0].Anchor.RowID, " ", sel[0].Anchor.ColumnID, " ", sel[0].Head.RowID, " ", sel[0].Head.ColumnID))
}

func TestTheHandleFillsAlongRows(t *testing.T) {
	s := newFilled(12, func(g *gridui.Grid[filled], rows []filled) {
		rows[1].Int, rows[1].Int2 = 1, 3
		rows[2].Int, rows[2].Int2 = 9, 8
	})
	choose(s, "r1", "int", "r2", "int2")
	fill(s, 2, "int2", filledCell(2, "float"), 0)
	require.Equal(t, "5, 7", column(s, "byte", 1, 2))
	require.Equal(t, "7, 6", column(s, "float", 1, 2))
	choose(s, "r1", "byte", "r2", "float")
	fill(s, 2, "float", filledCell(1, "int"), 0)
	require.Equal(t, "1, 9", column(s, "int", 1, 2), "leftward the step is reversed")
	choose(s, "r1", "id", "r1", "id")
	fill(s, 1, "id", filledCell(1, "id"), 0)
	require.Equal(t, "r1", rowAt(s, 1).ID)
}

func TestValuesOfOtherTypesAreParsed(t *testing.T) {
	s := newFilled(4, func(g *gridui.Grid[filled], rows []filled) {
		rows[0].Clock = time.Date(2026, 1, 2, 8, 0, 0, 0, time.UTC)
		rows[1].Text = "12"
	})
	choose(s, "r0", "clock", "r0", "clock")
	fill(s, 0, "clock", filledCell(0, "text"), 0)
	require.Equal(t, "2026-01-02T09:00:00Z", rowAt(s, 0).Text)
	s.events = nil
	choose(s, "r1", "text", "r1", "text")
	fill(s, 1, "text", filledCell(1, "flag"), 0)
	require.Empty(t, editsOf(s))
	require.Contains(t, fmt.Sprint(s.kinds()), "EditRefused", "13 is no boolean")
}

func TestReadOnlyCellsAreSkippedAndTheSeriesCountsOn(t *testing.T) {
	s := newFilled(12, func(g *gridui.Grid[filled], rows []filled) {
		g.Columns[1] = gridui.Field("int", "Int", func(r filled) int { return r.Int }).Width(60).
			Edit(func(r *filled, v int) { r.Int = v }).Editable(func(r filled) bool { return r.ID != "r3" })
		rows[0].Int, rows[1].Int = 1, 2
	})
	choose(s, "r0", "id", "r1", "int")
	fill(s, 1, "int", filledCell(5, "int"), 0)
	require.Equal(t, "3, 0, 5, 6", column(s, "int", 2, 5))
	require.Equal(t, "r2", rowAt(s, 2).ID)
}

func TestAValueThatIsRefusedFillsNothing(t *testing.T) {
	s := newFilled(12, func(g *gridui.Grid[filled], rows []filled) {
		g.Columns[1] = gridui.Field("int", "Int", func(r filled) int { return r.Int }).Width(60).Edit(func(r *filled, v int) { r.Int = v }).
			Validate(func(_ filled, v int) error {
				if v > 4 {
					return errors.New("too many")
				}
				return nil
			})
		rows[0].Int, rows[1].Int, rows[0].Byte, rows[1].Byte = 1, 2, 2, 1
	})
	refused := func() (list []string) {
		for _, ev := range s.events {
			if ev, ok := ev.(events.EditRefused); ok {
				list = append(list, ev.RowID+" "+ev.ColumnID+": "+s.grid.ErrorText(ev.Err))
			}
		}
		s.events = nil
		return list
	}
	choose(s, "r0", "int", "r1", "int")
	fill(s, 1, "int", filledCell(5, "int"), 0)
	require.Equal(t, []string{"r4 int: too many"}, refused())
	require.Equal(t, "0, 0, 0", column(s, "int", 2, 4))
	require.Equal(t, "r1", s.grid.CellRanges.Selected[0].Head.RowID, "the range stays")

	choose(s, "r0", "byte", "r1", "byte")
	fill(s, 1, "byte", filledCell(5, "byte"), 0)
	require.Len(t, refused(), 1, "-1 is no byte")
	require.Equal(t, "0, 0, 0", column(s, "byte", 2, 4))
}

func TestGroupsAndHiddenColumnsArePassedOver(t *testing.T) {
	s := newFilled(6, func(g *gridui.Grid[filled], rows []filled) {
		for i := range rows {
			rows[i].Text = "ab"[i/3 : i/3+1]
		}
		rows[1].Int, rows[2].Int = 1, 2
		g.Grouping.By = []string{"text"}
		g.Expansion.Rows.SetAll(true)
	})
	choose(s, "r1", "int", "r2", "int") // rows 2 and 3 of the screen; the group of b is row 4
	const outline = 220                 // the column of the groups
	at := handleAt(3, "int")
	s.DragFrom(at.X+outline, at.Y).To(at.X+outline-30, rowY(6))
	s.Settle()
	require.Equal(t, "0, 1, 2, 3, 4, 0", strings.Join([]string{
		itoa(rowOf(s, "r0").Int), itoa(rowOf(s, "r1").Int), itoa(rowOf(s, "r2").Int), itoa(rowOf(s, "r3").Int), itoa(rowOf(s, "r4").Int), itoa(rowOf(s, "r5").Int),
	}, ", "))
}

// rowOf is a row by its id.
func rowOf(s *stage[filled], id string) (row filled) {
	for i := range 20 {
		if r := rowAt(s, i); r.ID == id {
			row = r
		}
	}
	return row
}

// rowAt is a row by its number.
func rowAt(s *stage[filled], row int) filled {
	r, _ := s.grid.RowAt(row)
	return r
}

func TestADragBackClearsOnlyWhereTheOptionSaysSo(t *testing.T) {
	for _, clears := range []bool{false, true} {
		s := newFilled(12, func(g *gridui.Grid[filled], rows []filled) {
			g.CellRanges.Fill.ClearOnShrink = clears
			for i := range rows {
				rows[i].Int = i + 1
			}
		})
		choose(s, "r0", "int", "r4", "int")
		fill(s, 4, "int", filledCell(2, "int"), 0)
		if clears {
			require.Equal(t, "1, 2, 3, 0, 0, 6", column(s, "int", 0, 5))
			require.Equal(t, "r2", s.grid.CellRanges.Selected[0].Head.RowID)
		} else {
			require.Equal(t, "1, 2, 3, 4, 5, 6", column(s, "int", 0, 5))
		}
	}
}

func TestEscapeGivesUpADragOfTheHandle(t *testing.T) {
	s := newFilled(12, func(g *gridui.Grid[filled], rows []filled) { rows[0].Int = 1 })
	choose(s, "r0", "int", "r0", "int2")
	d := s.DragFrom(handleAt(0, "int2").X, handleAt(0, "int2").Y)
	d.Via(filledX("int")-30, rowY(4))
	s.Keys("Escape")
	s.Release(pointer.ButtonPrimary)
	s.Settle()
	require.Equal(t, "1, 0, 0", column(s, "int", 0, 2))
	require.Len(t, s.grid.CellRanges.Selected, 1)
}

func TestThereIsOneHandleWhereCellsCanBeEdited(t *testing.T) {
	onHandle := func(s *stage[filled], row int, column string) bool {
		at := handleAt(row, column)
		s.Move(at.X, at.Y)
		s.Settle()
		return s.Cursor() == pointer.CursorCrosshair
	}
	s := newFilled(12, nil)
	s.grid.FocusCell(2, "int")
	s.Settle()
	require.True(t, onHandle(s, 2, "int"), "the focused cell")
	s.grid.FocusCell(2, "id")
	s.Settle()
	require.False(t, onHandle(s, 2, "id"), "a column that cannot be edited")
	choose(s, "r1", "id", "r3", "int")
	require.True(t, onHandle(s, 3, "int"))
	require.False(t, onHandle(s, 1, "id"), "no other corner has one")
	s.grid.CellRanges.Selected = append(s.grid.CellRanges.Selected[:1:1], option.CellRange{
		Anchor: option.CellID{RowID: "r6", ColumnID: "int"}, Head: option.CellID{RowID: "r7", ColumnID: "int"},
	})
	s.Settle()
	require.False(t, onHandle(s, 7, "int"), "several ranges")
	choose(s, "r1", "int", "r3", "int")
	s.Keys("Ctrl+Space")
	s.Settle()
	require.False(t, onHandle(s, 3, "int"), "whole columns")
	choose(s, "r1", "int", "r3", "int")
	s.grid.StartEditing("r1", "int")
	s.Settle()
	require.False(t, onHandle(s, 3, "int"), "an open editor")
	s.grid.StopEditing(false)
	s.grid.CellRanges.Fill.Off = true
	s.Settle()
	require.False(t, onHandle(s, 3, "int"))
	s.grid.CellRanges.Fill.Off = false
	s.grid.ColumnPinning.Left = []string{"int", "int2"}
	choose(s, "r1", "int", "r3", "byte")
	require.True(t, onHandle(s, 3, "byte"), "id comes after the pinned columns")
	s.grid.Editing.Enabled = false
	s.Settle()
	require.False(t, onHandle(s, 3, "byte"))
}

func TestADoubleClickFillsDownBesideTheNeighbour(t *testing.T) {
	for name, c := range map[string]struct {
		set  func(rows []filled)
		want string
	}{
		"as far as the left has values": {func(rows []filled) {}, "1, 1, 1, 1, 1, 1"},
		"a target has a value":          {func(rows []filled) { rows[3].Text = "x" }, "1, , , x, , "},
	} {
		s := newFilled(8, func(g *gridui.Grid[filled], rows []filled) {
			for i := range 6 {
				rows[i].Clock = time.Date(2026, 1, 1, 8, 0, 0, 0, time.UTC)
			}
			rows[0].Text = "1"
			c.set(rows)
		})
		s.grid.FocusCell(0, "text")
		s.grid.CellRanges.Fill.Lists = [][]string{{"1"}}
		s.Settle()
		s.DoubleClick(handleAt(0, "text").X, handleAt(0, "text").Y)
		s.Settle()
		require.Equal(t, c.want, column(s, "text", 0, 5), name)
		require.Empty(t, rowAt(s, 6).Text, name)
	}
}

func TestAColumnsOwnFunctionGoesFirst(t *testing.T) {
	s := newFilled(8, func(g *gridui.Grid[filled], rows []filled) {
		g.Columns[1] = gridui.Field("int", "Int", func(r filled) int { return r.Int }).Width(60).Edit(func(r *filled, v int) { r.Int = v }).
			FillFunc(func(source []int, i int) (int, bool) { return source[len(source)-1] << (i + 1), i < 3 })
		rows[2].Int, rows[3].Int = 1, 3
	})
	choose(s, "r2", "int", "r3", "int")
	fill(s, 3, "int", filledCell(7, "int"), 0)
	require.Equal(t, "6, 12, 24, 11", column(s, "int", 4, 7), "and the rules where it says nothing")
	choose(s, "r2", "int", "r3", "int")
	fill(s, 3, "int", filledCell(0, "int"), 0)
	require.Equal(t, "4, 2", column(s, "int", 0, 1), "upward the first value is the nearest")
	choose(s, "r2", "int", "r3", "int")
	fill(s, 3, "int", filledCell(5, "int"), key.ModShortcutAlt)
	require.Equal(t, "1, 3", column(s, "int", 4, 5))
}

func TestManyCellsAreFilledInTheBackground(t *testing.T) {
	const n = 150_000
	var sets atomic.Int64 // cells that were written, in copies of their rows
	s := newFilled(n, func(g *gridui.Grid[filled], rows []filled) {
		for i := range rows {
			rows[i].Flag = true
		}
		rows[0].Text = "a1"
		text := slices.Index(strings.Fields("id int int2 byte float dec day clock text flag wait"), "text")
		g.Columns[text] = gridui.Field("text", "Text", func(r filled) string { return r.Text }).Width(60).
			Edit(func(r *filled, v string) { sets.Add(1); r.Text = v })
	})
	s.grid.FocusCell(0, "text")
	s.Settle()
	frames := func(until func() bool) {
		await.Until(func() bool { s.Frame(); return until() })
	}
	at := handleAt(0, "text")
	s.events = nil
	s.DoubleClick(at.X, at.Y)
	frames(func() bool { return sets.Load() > 0 })
	require.Less(t, sets.Load(), int64(n-1), "it is under way")
	s.Keys("Escape")
	s.Settle()
	require.Contains(t, s.kinds(), "events.EditRefused")
	require.Empty(t, rowAt(s, 1).Text, "given up")

	s.DoubleClick(at.X, at.Y)
	frames(func() bool { return rowAt(s, n-1).Text != "" })
	s.Settle()
	require.Equal(t, "a150000", rowAt(s, n-1).Text)
	require.Equal(t, "r"+itoa(n-1), s.grid.CellRanges.Selected[0].Head.RowID)
	require.True(t, s.grid.History().Undo())
	s.Settle()
	require.Empty(t, rowAt(s, n-1).Text)
}

// A settled frame with the handle allocates no more than one without it.
func TestTheHandleCostsFramesNothing(t *testing.T) {
	frames := func(off bool) float64 {
		s := newFilled(20, func(g *gridui.Grid[filled], _ []filled) { g.CellRanges.Fill.Off = off })
		choose(s, "r0", "int", "r1", "int")
		return s.FrameAllocs(50, func() {})
	}
	require.LessOrEqual(t, frames(false), frames(true))
}

func TestAFingerDragsTheHandle(t *testing.T) {
	s := newFilled(12, func(g *gridui.Grid[filled], rows []filled) { rows[0].Int, rows[1].Int = 1, 2 })
	choose(s, "r0", "int", "r1", "int")
	at := handleAt(1, "int")
	s.TouchDown(1, at.X+10, at.Y+10)
	for y := rowY(2); y <= rowY(4); y += 12 {
		s.TouchMove(1, filledCell(0, "int").X, y)
	}
	s.TouchUp(1, filledCell(0, "int").X, rowY(4))
	s.Settle()
	require.Equal(t, "3, 4, 5", column(s, "int", 2, 4))
}

// A finger that taps the handle twice fills as a double click does: at the end of the focused cell,
// and at the start of a range, whose other corners have handles of their own.
func TestADoubleTapOnTheHandleFillsDown(t *testing.T) {
	for name, test := range map[string]struct {
		to    int
		shift float32
	}{"of a cell": {0, 0}, "of a range": {1, -60}} {
		t.Run(name, func(t *testing.T) {
			s := newFilled(8, func(g *gridui.Grid[filled], rows []filled) {
				for i := range 6 {
					rows[i].Clock = time.Date(2026, 1, 1, 8, 0, 0, 0, time.UTC)
				}
				rows[0].Text, rows[1].Text = "x", []string{"", "x"}[test.to]
			})
			x := filledX("text") - 30
			if s.Tap(x, rowY(0)); test.to > 0 {
				s.TouchDown(1, x, rowY(0))
				s.Advance(700 * time.Millisecond)
				s.TouchMove(1, x, rowY(test.to))
				s.TouchUp(1, x, rowY(test.to))
			}
			s.Settle()
			at := handleAt(test.to, "text")
			for range 2 {
				s.TouchDown(1, at.X+test.shift, at.Y)
				s.TouchUp(1, at.X+test.shift, at.Y)
			}
			s.Settle()
			require.Equal(t, "x, x, x, x, x, x", column(s, "text", 0, 5))
		})
	}
}

func ExampleGrid_fillHandle() {
	g := exampleGrid()
	g.Columns[1] = gridui.Field("qty", "Qty", func(o Order) int { return o.Qty }).Width(80).
		Edit(func(o *Order, v int) { o.Qty = v })
	g.CellRanges.Enabled, g.Editing.Enabled = true, true
	h := show(g, func(ev events.Event) {
		if ev, ok := ev.(gridui.CellsEdited[Order]); ok {
			for edit := range ev.Edits() {
				fmt.Println(edit.RowID, edit.Old, "→", edit.New)
			}
		}
	})
	g.FocusCell(0, "qty")
	h.Settle()
	h.Drag(f32.Pt(170, 75), f32.Pt(150, 130), 4) // the corner of the cell, down to the third row
	h.Settle()
	// Output:
	// A-2 1 → 2
	// B-7 12 → 2
}
