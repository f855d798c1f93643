// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans_test

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// focused returns the focused cell, as row:column.
func focused(s *gridstage.Stage[cells]) string {
	at := s.Grid.Focused()
	return at.RowID + ":" + at.ColumnID
}

// walk focuses a cell, presses keys, and returns the focused cell after each.
func walk(s *gridstage.Stage[cells], row int, column string, keys ...string) (out []string) {
	s.Grid.FocusCell(row, column)
	s.Settle()
	for _, k := range keys {
		s.Keys(k)
		s.Settle()
		out = append(out, focused(s))
	}
	return out
}

// texts returns the texts of a column in all rows.
func texts(s *gridstage.Stage[cells], column string) string {
	var out []string
	for i := range s.Grid.Shown() {
		r, _ := s.Grid.RowAt(i)
		out = append(out, map[string]string{"a": r.A, "b": r.B, "c": r.C, "d": r.D}[column])
	}
	return strings.Join(out, " ")
}

func TestArrowsLeaveMergedCells(t *testing.T) {
	s := show(rowsOf("xaaab", "12345"), merge)
	require.Equal(t, []string{"r4:a", "r3:a", "r0:a"}, walk(s, 2, "a", "Down", "Up", "Up"))
	require.Equal(t, []string{"r2:b", "r2:a"}, walk(s, 2, "a", "Right", "Left"), "in the row that one came from")
	rows := rowsOf("abc", "123")
	rows[1].Wide = 3
	wide := show(rows, func(a, _, _, _ *gridui.Typed[cells, string]) { a.SpanColumns(func(r cells) int { return r.Wide }) })
	require.Equal(t, []string{"r1:d", "r1:c", "r2:c"}, walk(wide, 1, "b", "Right", "Left", "Down"), "the real column stays")
	require.Equal(t, []string{"r1:d"}, walk(wide, 1, "a", "Right"), "past the covered columns")
}

func TestTabStopsOnceAtAMergedCell(t *testing.T) {
	rows := rowsOf("aab", "123")
	rows[1].Wide = 2
	s := show(rows, func(a, b, c, _ *gridui.Typed[cells, string]) {
		a.Merge()
		b.SpanColumns(func(r cells) int { return r.Wide })
	}, func(g *gridui.Grid[cells]) { g.Keys.TabCells = true })
	require.Equal(t, []string{"r0:d", "r1:b", "r1:d", "r2:a"}, walk(s, 0, "c", "Tab", "Tab", "Tab", "Tab"))
	require.Equal(t, []string{"r1:d", "r1:b", "r0:d"}, walk(s, 2, "a", "Shift+Tab", "Shift+Tab", "Shift+Tab"))
}

func TestFocusedMergedCellsAreSpokenWithAllOfTheirRows(t *testing.T) {
	s := show(rowsOf("x"+strings.Repeat("a", 50)+"b", ""), merge)
	s.Grid.FocusCell(30, "a")
	s.Settle()
	s.Keys("Down", "Up")
	s.Settle()
	said := strings.Join(s.Says(), "\n")
	require.Contains(t, said, "rows 2 to 51", said)
}

// ranged shows rows with ranges of cells.
func ranged(rows []cells, set func(a, b, c, d *gridui.Typed[cells, string])) *gridstage.Stage[cells] {
	return show(rows, set, func(g *gridui.Grid[cells]) { g.CellRanges.Enabled = true })
}

// copied returns the copy of the range from a cell, extended by keys.
func copied(s *gridstage.Stage[cells], row int, column string, keys ...string) string {
	s.Grid.FocusCell(row, column)
	s.Settle()
	s.Keys(keys...)
	s.Settle()
	var lines []string
	for _, line := range s.Copied("Ctrl+C") {
		lines = append(lines, strings.Join(line, ","))
	}
	return strings.Join(lines, " ")
}

func TestRangesGrowUntilTheyCutNoSpan(t *testing.T) {
	s := ranged(rowsOf("xaaab", "12345"), merge)
	require.Equal(t, "a,2 a,3 a,4", copied(s, 2, "b", "Shift+Left"))
	require.Equal(t, "a,2 a,3 a,4 b,5", copied(s, 3, "b", "Shift+Left", "Shift+Down"))
	require.Equal(t, "3", copied(s, 2, "b"), "one cell")
	require.Equal(t, "3 4 5", copied(s, 2, "b", "Shift+Left", "Shift+Down", "Shift+Right"), "it shrinks with its head")
	rows := rowsOf("abc", "123")
	rows[1].Wide = 3
	wide := ranged(rows, func(a, _, _, _ *gridui.Typed[cells, string]) { a.SpanColumns(func(r cells) int { return r.Wide }) })
	require.Equal(t, "a,1,c0 b,,", copied(wide, 0, "b", "Shift+Down"), "covered cells copy blank")
	chain := ranged(rowsOf("aab", "122"), func(a, b, _, _ *gridui.Typed[cells, string]) { a.Merge(); b.Merge() })
	require.Equal(t, "a,1 a,2 b,2", copied(chain, 2, "b", "Shift+Left"), "a cell that it grows by makes it grow on")
}

func TestEditsOfMergedCellsChangeAllRows(t *testing.T) {
	s := show(rowsOf("xaaab", "12345"), merge)
	s.Grid.FocusCell(2, "a")
	s.Settle()
	s.Type("z")
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, "x z z z b", texts(s, "a"))
	require.Len(t, gridstage.EventsOf[gridui.CellsEdited[cells]](s.Events), 1, "one event")
	s.Keys("Ctrl+Z")
	s.Settle()
	require.Equal(t, "x a a a b", texts(s, "a"), "one step")
	s.Grid.FocusCell(3, "a")
	s.Settle()
	s.Keys("Delete")
	s.Settle()
	require.Equal(t, "x    b", texts(s, "a"))
	s.Keys("Ctrl+Z")
	s.Settle()
	s.Grid.FocusCell(2, "a")
	s.Settle()
	s.Grid.Paste("q")
	s.Settle()
	require.Equal(t, "x q q q b", texts(s, "a"))
	s.Keys("Ctrl+Z")
	s.Settle()
	require.Equal(t, "x a a a b", texts(s, "a"))
}

func TestEditsOfMergedCellsChangeNoRowIfOneRefuses(t *testing.T) {
	s := show(rowsOf("aaa", "123"), func(a, _, _, _ *gridui.Typed[cells, string]) {
		a.Merge().Editable(func(r cells) bool { return r.ID != "r2" })
	})
	for _, by := range []func(){
		func() { s.Keys("Delete") },
		func() { s.Grid.Paste("q") },
		func() {
			s.Type("z")
			s.Keys("Enter", "Escape")
		},
	} {
		s.Grid.FocusCell(0, "a")
		s.Settle()
		by()
		s.Settle()
		require.Equal(t, "a a a", texts(s, "a"))
	}
	require.NotEmpty(t, gridstage.EventsOf[events.EditRefused](s.Events))
}

func TestEditsOfASpanChangeItsFirstColumn(t *testing.T) {
	rows := rowsOf("ab", "12")
	rows[0].Wide = 3
	wide := func(a, _, _, _ *gridui.Typed[cells, string]) { a.SpanColumns(func(r cells) int { return r.Wide }) }
	s := show(rows, wide)
	s.Grid.FocusCell(0, "b")
	s.Settle()
	s.Type("z")
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, "z b", texts(s, "a"))
	require.Equal(t, "1 2", texts(s, "b"))
	s.Grid.FocusCell(0, "a")
	s.Settle()
	s.Grid.Paste("p\tq\tr\ts\nt\tu\tv\tw")
	s.Settle()
	require.Equal(t, "p t 1 u c0 v s w", fmt.Sprint(texts(s, "a"), " ", texts(s, "b"), " ", texts(s, "c"), " ", texts(s, "d")), "covered cells are skipped in place")
}

func TestCoveredCellsAreNotFound(t *testing.T) {
	rows := rowsOf("ab", "12")
	rows[0].Wide = 3
	s := ranged(rows, func(a, _, _, _ *gridui.Typed[cells, string]) { a.SpanColumns(func(r cells) int { return r.Wide }) })
	s.Grid.Find.Enabled, s.Grid.Find.Open, s.Grid.Find.Query.Text = true, true, "c"
	s.Settle()
	s.Advance(300 * time.Millisecond)
	s.Settle()
	require.Equal(t, 1, s.Grid.Find.Result.Total)
}

// A source that computes its rows keeps the two that were read last.
func TestSpansOfComputedRows(t *testing.T) {
	s := gridstage.New(image.Pt(560, 340), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{
			gridui.Func("a", "A", func(i int) (int, bool) { return i / 8, true }).Merge(),
			gridui.Func("b", "B", func(i int) (int, bool) { return i / 3, true }).MergeWithin("a"),
			gridui.Func("c", "C", func(i int) (int, bool) { return i, true }).SpanColumns(func(i int) int { return 1 + i%6/4 }),
			gridui.Func("d", "D", func(i int) (int, bool) { return i, true }),
			gridui.Func("e", "E", func(i int) (int, bool) { return i / 2 % 4, true }).Merge(),
		}
		g.CellRanges.Enabled = true
		g.SetSource(gridstage.Numbers(1000))
	})
	s.Click(60, 60)
	s.Grid.FocusCell(4, "d")
	s.Settle()
	s.Keys("Shift+Right")
	require.Equal(t, [][]string{{"4", "", "2"}, {"5", "", "2"}}, s.Copied("Ctrl+C"))
	s.Keys("Shift+Left", "Shift+Left")
	require.Len(t, s.Copied("Ctrl+C"), 3, "rows 3 to 5 of B")
}

// A row that is edited as a whole writes the fields of its merged cells to all of their rows.
func TestEditedRowsWriteTheirMergedCells(t *testing.T) {
	s := show(rowsOf("aaab", "xyzw"), merge, func(g *gridui.Grid[cells]) { g.Editing.Row = true })
	s.Grid.FocusCell(1, "b")
	s.Settle()
	s.Keys("F2", "Shift+Tab")
	row, column, open := s.Grid.EditingCell()
	require.True(t, open)
	require.Equal(t, "r1 a", row+" "+column)
	s.Keys("Shortcut+A")
	s.Type("q")
	s.Keys("Tab")
	row, column, _ = s.Grid.EditingCell()
	require.Equal(t, "r1 b", row+" "+column)
	s.Type("m")
	s.Keys("Enter")
	var got []string
	for i := range s.Grid.Shown() {
		r, _ := s.Grid.RowAt(i)
		got = append(got, r.A+r.B)
	}
	require.Equal(t, []string{"qx", "qm", "qz", "bw"}, got)
	require.Len(t, gridstage.EventsOf[gridui.CellsEdited[cells]](s.Events), 1)
	s.Keys("Shortcut+Z")
	r, _ := s.Grid.RowAt(2)
	require.Equal(t, "a", r.A, "one step")
}

// A feed that parts a merged cell leaves the draft with the edited row.
func TestDraftsStayWithTheRowWhenCellsComeApart(t *testing.T) {
	rows := rowsOf("aaab", "xyzw")
	s := show(rows, merge, func(g *gridui.Grid[cells]) { g.Editing.Row = true })
	s.Grid.FocusCell(2, "b")
	s.Settle()
	s.Keys("F2", "Shift+Tab", "Shortcut+A")
	s.Type("q")
	fed := rows[1]
	fed.A = "new"
	require.NoError(t, s.Grid.Apply(gridui.Changes[cells]{Update: []cells{fed}}))
	s.Settle()
	row, column, open := s.Grid.EditingCell()
	require.True(t, open)
	require.Equal(t, "r2 a", row+" "+column)
	s.Keys("Enter")
	var got []string
	for i := range s.Grid.Shown() {
		r, _ := s.Grid.RowAt(i)
		got = append(got, r.A)
	}
	require.Equal(t, []string{"a", "new", "q", "b"}, got)
}
