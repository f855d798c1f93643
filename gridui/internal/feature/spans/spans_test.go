// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans_test

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// cells is a row with four texts, an id, and over how many columns its first text extends.
type cells struct {
	ID         string
	A, B, C, D string
	Wide       int
}

// rowsOf returns rows with the texts of column A and B, one letter for each row; "-" is an empty text.
func rowsOf(a, b string) (rows []cells) {
	for i := range a {
		text := func(from string) string {
			if i >= len(from) || from[i] == '-' {
				return ""
			}
			return from[i : i+1]
		}
		rows = append(rows, cells{ID: fmt.Sprintf("r%d", i), A: text(a), B: text(b), C: fmt.Sprint("c", i), D: fmt.Sprint("d", i)})
	}
	return rows
}

// columns returns the columns of cells, which set may change.
func columns(set func(a, b, c, d *gridui.Typed[cells, string])) []gridui.Column[cells] {
	a := gridui.Field("a", "A", func(r cells) string { return r.A }).Width(80).Edit(func(r *cells, v string) { r.A = v })
	b := gridui.Field("b", "B", func(r cells) string { return r.B }).Width(80).Edit(func(r *cells, v string) { r.B = v })
	c := gridui.Field("c", "C", func(r cells) string { return r.C }).Width(80).Edit(func(r *cells, v string) { r.C = v })
	d := gridui.Field("d", "D", func(r cells) string { return r.D }).Width(80).Edit(func(r *cells, v string) { r.D = v })
	if set != nil {
		set(a, b, c, d)
	}
	return []gridui.Column[cells]{a, b, c, d}
}

// show shows rows in a grid.
func show(rows []cells, set func(a, b, c, d *gridui.Typed[cells, string]), more ...func(*gridui.Grid[cells])) *gridstage.Stage[cells] {
	s := gridstage.New(image.Pt(420, 300), func(g *gridui.Grid[cells]) {
		g.RowID = func(r cells) string { return r.ID }
		g.Columns = columns(set)
		g.Editing.Enabled = true
		g.Sorting.Mode = option.SortMulti
		g.SetRows(rows)
		for _, f := range more {
			f(g)
		}
	})
	s.Style = func(st *gridui.Style) { st.Lines = theme.LinesBoth }
	s.Click(60, 50) // the keyboard is the grid's
	s.Settle()
	return s
}

// sizes returns the numbers of rows of the cells of a column on the screen, from the descriptions of its cells.
func sizes(s *gridstage.Stage[cells], header string) (out []int) {
	next := 1
	for _, n := range s.Nodes() {
		text, ok := strings.CutPrefix(n.Description, header+", ")
		if !ok || !strings.Contains(text, "row ") {
			continue
		}
		row, first, last := 0, 0, 0
		for _, word := range strings.Split(text, ", ") {
			fmt.Sscanf(word, "row %d of", &row)
			fmt.Sscanf(word, "rows %d to %d", &first, &last)
		}
		switch {
		case row < next:
		case first == 0:
			out, next = append(out, 1), row+1
		default:
			out, next = append(out, last-first+1), last+1
		}
	}
	return out
}

// headers returns the headers of the cells of a row on the screen that are not covered.
func headers(s *gridstage.Stage[cells], row int) (out []string) {
	for _, n := range s.Nodes() {
		header, text, _ := strings.Cut(n.Description, ", ")
		if len(header) == 1 && strings.Contains(text+",", fmt.Sprintf("row %d of", row+1)) {
			out = append(out, header)
		}
	}
	return out
}

func merge(a, _, _, _ *gridui.Typed[cells, string]) { a.Merge() }

func TestEqualNeighboursMerge(t *testing.T) {
	s := show(rowsOf("aa--b", "12345"), merge)
	require.Equal(t, []int{2, 1, 1, 1}, sizes(s, "A"), s.Dump())
	require.Equal(t, []int{1, 1, 1, 1, 1}, sizes(s, "B"))
}

func TestRowsMergeWithinOtherColumns(t *testing.T) {
	within := func(_, b, _, _ *gridui.Typed[cells, string]) { b.MergeWithin("a") }
	s := show(rowsOf("aabb", "1112"), within)
	require.Equal(t, []int{2, 1, 1}, sizes(s, "B"))
	s.Grid.ColumnVisibility.Hidden = []string{"a"}
	s.Settle()
	require.Equal(t, []int{2, 1, 1}, sizes(s, "B"), "a hidden column still divides")
	both := show(rowsOf("aabb", "1112"), func(a, b, _, _ *gridui.Typed[cells, string]) {
		a.MergeBy(func(x, y cells) bool { return true })
		b.MergeWithin("a", "no such column")
	})
	require.Equal(t, []int{4}, sizes(both, "A"))
	require.Equal(t, []int{3, 1}, sizes(both, "B"), "by the comparison of the other column")
	require.Len(t, both.Problems(), 1)
	require.Contains(t, both.Problems()[0], `column "b" merges within column "no such column"`)
	require.Empty(t, s.Problems())
}

func TestColumnsSpan(t *testing.T) {
	wide := func(a, _, _, _ *gridui.Typed[cells, string]) { a.SpanColumns(func(r cells) int { return 3 }) }
	s := show(rowsOf("abc", "123"), wide)
	require.Equal(t, []string{"A", "D"}, headers(s, 1))
	s.Grid.ColumnVisibility.Hidden = []string{"b"}
	s.Settle()
	require.Equal(t, []string{"A", "D"}, headers(s, 1), "A C")
	s.Grid.ColumnVisibility.Hidden = nil
	s.Grid.ColumnOrder.IDs = []string{"a", "d", "b", "c"}
	s.Settle()
	require.Equal(t, []string{"A", "D", "B", "C"}, headers(s, 1), "A")
	s.Grid.ColumnOrder.IDs = nil
	s.Grid.ColumnPinning.Left = []string{"c"}
	s.Settle()
	require.ElementsMatch(t, []string{"C", "A", "D"}, headers(s, 1), "A B")
	s.Grid.ColumnPinning.Left = nil
	s.Grid.Spans.Mode = option.SpanOff
	s.Settle()
	require.Equal(t, []string{"A", "B", "C", "D"}, headers(s, 1))
}

func TestBlocksMergeWhereTheyAreEquallyWide(t *testing.T) {
	rows := rowsOf("aaaa", "1234")
	for i, n := range []int{2, 2, 1, 1} {
		rows[i].Wide = n
	}
	s := show(rows, func(a, b, _, _ *gridui.Typed[cells, string]) {
		a.Merge().SpanColumns(func(r cells) int { return r.Wide })
		b.MergeBy(func(x, y cells) bool { return true })
	})
	require.Equal(t, []int{2, 2}, sizes(s, "A"))
	require.Equal(t, []string{"A", "C", "D"}, headers(s, 0))
	require.Equal(t, []string{"A", "B", "C", "D"}, headers(s, 2))
}

func TestSpansFollowTheOrderOfRows(t *testing.T) {
	s := show(rowsOf("abab", "1234"), merge)
	require.Equal(t, []int{1, 1, 1, 1}, sizes(s, "A"))
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "a"}}
	s.Settle()
	require.Equal(t, []int{2, 2}, sizes(s, "A"))
	s.Grid.Spans.Mode = option.SpanSorted
	s.Settle()
	require.Equal(t, []int{2, 2}, sizes(s, "A"), "it is sorted by")
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "b"}}
	s.Settle()
	require.Equal(t, []int{1, 1, 1, 1}, sizes(s, "A"))
	s.Grid.Sorting.Keys, s.Grid.Spans.Mode = nil, option.SpanAlways
	s.Grid.Apply(gridui.Changes[cells]{Update: []cells{{ID: "r1", A: "a"}}})
	s.Settle()
	require.Equal(t, []int{3, 1}, sizes(s, "A"), "a change of a value")
}

func TestSettledFramesOfMergedCellsAllocateNothing(t *testing.T) {
	calls := 0
	rows := rowsOf(strings.Repeat("aaab", 100), strings.Repeat("1122", 100))
	for i := range rows {
		rows[i].Wide = 1 + i%3
	}
	s := show(rows, func(a, b, c, _ *gridui.Typed[cells, string]) {
		a.Merge()
		b.MergeBy(func(x, y cells) bool { calls++; return x.B == y.B })
		c.SpanColumns(func(r cells) int { return r.Wide })
	})
	s.Grid.HighlightRow, s.Grid.HighlightColumn, s.Grid.HoverColumn = true, true, true
	s.Move(100, 120)
	s.Settle()
	calls = 0
	require.LessOrEqual(t, s.FrameAllocs(100, nil), gridstage.RouterAllocs(), "the router allocates")
	require.Zero(t, calls, "nothing is compared again")
}

// The rows on the screen are compared with each other and with the rows before the first and after the last: the edges
// look the same whatever showed before.
func TestOnlyRowsOnTheScreenAndTheirNeighboursAreCompared(t *testing.T) {
	first, last := 1<<30, 0
	rows := make([]cells, 10_000)
	for i := range rows {
		rows[i] = cells{ID: fmt.Sprint(i), A: "a", Wide: i}
	}
	s := show(rows, func(a, _, _, _ *gridui.Typed[cells, string]) {
		a.MergeBy(func(x, y cells) bool {
			first, last = min(first, x.Wide), max(last, y.Wide)
			return true
		})
	})
	s.Grid.ScrollToRow(5000, option.AlignStart)
	first, last = 1<<30, 0
	s.Settle()
	s.Frame()
	at := s.Grid.Viewport()
	require.Equal(t, at.First-1, first)
	require.Equal(t, at.Last, last)
	calls := last - first
	require.Less(t, calls, 12)
}
