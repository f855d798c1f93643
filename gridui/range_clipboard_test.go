// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"strconv"
	"strings"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// newRangeEdits shows people whose cells can be edited but for the ids, and selected in ranges.
func newRangeEdits(n int, set func(g *gridui.Grid[person])) *stage[person] {
	return newRanges(n, func(g *gridui.Grid[person]) {
		g.Columns = []gridui.Column[person]{
			gridui.Field("id", "ID", func(p person) string { return p.ID }).Width(60),
			gridui.Field("name", "Name", func(p person) string { return p.Name }).Width(100).Edit(func(p *person, v string) { p.Name = v }),
			gridui.Field("age", "Age", func(p person) int { return p.Age }).Width(80).Edit(func(p *person, v int) { p.Age = v }),
			gridui.Field("city", "City", func(p person) string { return p.City }).Width(120).Edit(func(p *person, v string) { p.City = v }),
		}
		g.Editing.Enabled = true
		if set != nil {
			set(g)
		}
	})
}

// selectRanges selects ranges, given as "row:column-row:column" with the kind before them, and
// focuses the anchor of the last one.
func selectRanges[T any](t *testing.T, s *stage[T], list string) {
	t.Helper()
	var selected []option.CellRange
	kind := option.RangeCells
	for _, text := range strings.Fields(list) {
		if k, ok := map[string]option.RangeKind{"columns": option.RangeColumns, "rows": option.RangeRows, "all": option.RangeAll}[text]; ok {
			kind = k
			continue
		}
		corner := func(text string) option.CellID {
			row, column, ok := strings.Cut(text, ":")
			require.True(t, ok, text)
			return option.CellID{RowID: row, ColumnID: column}
		}
		anchor, head, ok := strings.Cut(text, "-")
		require.True(t, ok, text)
		selected = append(selected, option.CellRange{Kind: kind, Anchor: corner(anchor), Head: corner(head)})
		kind = option.RangeCells
	}
	last := selected[len(selected)-1]
	row := -1
	for i := range s.grid.Len() + 20 { // with some rows of groups
		if r, ok := s.grid.RowAt(i); ok && s.grid.RowID(r) == last.Anchor.RowID {
			row = i
		}
	}
	s.grid.FocusCell(row, last.Anchor.ColumnID)
	s.Settle()
	s.grid.CellRanges.Selected = selected
	s.Settle()
	s.events = nil
}

// cellsOf are the cells of the first rows, without their ids.
func cellsOf(s *stage[person], n int) string {
	var list []string
	for i := range n {
		p, _ := s.grid.RowAt(i)
		list = append(list, fmt.Sprintf("%s %d %s", p.Name, p.Age, p.City))
	}
	return strings.Join(list, ", ")
}

func TestCopyOfRanges(t *testing.T) {
	const headers = true
	for name, test := range map[string]struct {
		ranges  string
		headers bool
		want    string
	}{
		"a rectangle":       {"p1:name-p2:age", false, "Lee\t21\r\nPark\t22"},
		"with headers":      {"p1:name-p2:age", headers, "Name\tAge\r\nLee\t21\r\nPark\t22"},
		"from below":        {"p2:age-p1:name", false, "Lee\t21\r\nPark\t22"},
		"side by side":      {"p1:city-p2:city p1:id-p2:id", false, "p1\tCity 1\r\np2\tCity 2"},
		"below each other":  {"p3:name-p3:age p0:name-p1:age", false, "Kim\t20\r\nLee\t21\r\nChoi\t23"},
		"blocks":            {"p1:name-p1:age p3:city-p3:city", false, "Lee\t21\r\n\r\nCity 3"},
		"blocks, headers":   {"p1:name-p1:age p3:city-p3:city", headers, "Name\tAge\r\nLee\t21\r\n\r\nCity\r\nCity 3"},
		"whole columns":     {"columns p1:age-p1:city", false, "20\tCity 0\r\n21\tCity 1\r\n22\tCity 2\r\n23\tCity 3"},
		"whole rows":        {"rows p1:age-p1:age", false, "p1\tLee\t21\tCity 1"},
		"one cell alone":    {"p1:name-p1:name", false, "Lee"},
		"one cell selected": {"p1:name-p1:name p3:age-p3:age", false, "Lee\r\n\r\n23"},
	} {
		s := newRanges(4, nil)
		selectRanges(t, s, test.ranges)
		require.Equal(t, test.want, s.grid.CopyText(test.headers), name)
	}
}

func TestRangesAreCopiedBeforeSelectedRows(t *testing.T) {
	s := newRanges(9, func(g *gridui.Grid[person]) {
		g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("p5", "p6")}
	})
	selectRanges(t, s, "p1:name-p2:age")
	require.Equal(t, [][]string{{"Lee", "21"}, {"Park", "22"}}, s.copied("Shortcut+C"))
	require.Equal(t, events.Copied{Rows: 2, Columns: 2, Cells: 4}, s.events[len(s.events)-1])
	require.Equal(t, [][]string{{"Name", "Age"}, {"Lee", "21"}, {"Park", "22"}}, s.copied("Shortcut+Shift+C"))
	s.Keys("Escape")
	require.Len(t, s.copied("Shortcut+C"), 2, "the selected rows")
	require.Len(t, s.copied("Shortcut+C")[0], 4)
}

func TestACopyOfAllCellsHasHeaders(t *testing.T) {
	s := newRanges(2, nil)
	s.grid.FocusCell(0, "name")
	s.Settle()
	want := [][]string{{"ID", "Name", "Age", "City"}, {"p0", "Kim", "20", "City 0"}, {"p1", "Lee", "21", "City 1"}}
	require.Equal(t, want, s.copied("Ctrl+Shift+Space", "Shortcut+C"))
	require.Equal(t, want, export.ParseTSV(s.grid.CopyText(false)))
}

func TestCopiesOfRangesPassOverWhatHoldsNoData(t *testing.T) {
	s := newRanges(4, func(g *gridui.Grid[person]) {
		g.Columns[1] = gridui.Field("name", "Name", func(p person) string { return p.Name }).Width(100).NoCopy()
		g.Grouping.By = []string{"city"}
		g.SetRows(people(9))
	})
	s.grid.ExpandAll()
	s.Settle()
	s.Keys("Ctrl+Home", "Down", "Ctrl+A", "Ctrl+A")
	s.Settle()
	text := export.ParseTSV(s.grid.CopyText(false))
	require.Len(t, text, 10, "a line of headers and the rows, not the groups: %v", text)
	for _, line := range text {
		require.Len(t, line, 3)
		require.NotContains(t, line, "Kim")
	}
}

// Large copies run in the background as those of rows do, and allocate nothing for each cell.
func TestCopiesOfManyCellsRunInTheBackground(t *testing.T) {
	const n = 200_000
	s := newStage(image.Pt(400, 300), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{
			gridui.Field("n", "N", func(n int) int { return n }).Width(100),
			gridui.Field("m", "M", func(n int) int { return -n }).Width(100),
		}
		g.CellRanges.Enabled = true
		g.RowID = func(n int) string { return strconv.Itoa(n) }
		rows := make([]int, n)
		for i := range rows {
			rows[i] = i
		}
		g.SetRows(rows)
	})
	s.Focus(s.grid.Tag())
	selectRanges(t, s, "columns 0:n-0:m")
	s.Keys("Shortcut+C")
	for len(eventsOf[events.Copied](s.events)) == 0 {
		s.Frame()
	}
	require.Equal(t, []events.Copied{{Rows: n, Columns: 2, Cells: 2 * n}}, eventsOf[events.Copied](s.events))
	allocs := testing.AllocsPerRun(1, func() { s.grid.CopyText(false) })
	s.grid.CellRanges.Selected = nil
	s.grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.All()}
	s.Settle()
	rows := testing.AllocsPerRun(1, func() { s.grid.CopyText(false) })
	require.LessOrEqual(t, allocs, rows+100, "as many as a copy of rows")
}

func TestDeleteAndCutOfRanges(t *testing.T) {
	s := newRangeEdits(5, nil)
	was := cellsOf(s, 5)
	selectRanges(t, s, "p0:id-p1:name p3:age-p3:city")
	s.Keys("Delete")
	s.Settle()
	require.Equal(t, " 20 City 0,  21 City 1, Park 22 City 2, Choi 0 , Jung 24 City 4", cellsOf(s, 5))
	edited := eventsOf[gridui.CellsEdited[person]](s.events)
	require.Len(t, edited, 1)
	require.Equal(t, 4, edited[0].Len())
	require.Equal(t, events.EditCleared, edited[0].By)
	require.Equal(t, "p0", firstID(s), "ids cannot be edited")
	require.Equal(t, "p0:id-p1:name p3:age-p3:city", ranges(s), "the ranges stay")
	require.True(t, s.grid.History().Undo())
	s.Settle()
	require.Equal(t, was, cellsOf(s, 5))
	require.False(t, s.grid.History().CanUndo(), "one step")

	selectRanges(t, s, "p0:id-p1:name")
	require.Equal(t, [][]string{{"p0", "Kim"}, {"p1", "Lee"}}, s.copied("Shortcut+X"))
	s.Settle()
	require.Equal(t, " 20 City 0,  21 City 1", cellsOf(s, 2))
	require.Equal(t, "p0", firstID(s))
}

// firstID is the id that the first row shows.
func firstID(s *stage[person]) string {
	p, _ := s.grid.RowAt(0)
	return p.ID
}

// Overlapping ranges clear each cell once, and cells that cannot be edited say so if no other is.
func TestDeleteTellsWhereNothingCanBeCleared(t *testing.T) {
	s := newRangeEdits(5, nil)
	selectRanges(t, s, "p0:id-p2:id")
	s.Keys("Delete")
	s.Settle()
	require.Empty(t, eventsOf[gridui.CellsEdited[person]](s.events))
	selectRanges(t, s, "p0:name-p2:name p1:name-p3:name")
	s.Keys("Delete")
	s.Settle()
	require.Equal(t, 4, eventsOf[gridui.CellsEdited[person]](s.events)[0].Len())
}

// letters is a row of cells that show where they are.
type letters struct {
	ID    string
	Cells [5]string
}

// newLetters shows rows of five columns a to e with the cells "a0", "b0" and so on. Column c cannot
// be edited.
func newLetters(n int, set func(g *gridui.Grid[letters])) *stage[letters] {
	rows := make([]letters, n)
	for i := range rows {
		rows[i].ID = "r" + strconv.Itoa(i)
		for k := range rows[i].Cells {
			rows[i].Cells[k] = string(rune('a'+k)) + strconv.Itoa(i)
		}
	}
	s := newStage(image.Pt(600, 400), func(g *gridui.Grid[letters]) {
		for k := range 5 {
			column := gridui.Field(string(rune('a'+k)), string(rune('A'+k)), func(l letters) string { return l.Cells[k] }).Width(80)
			if k != 2 {
				column.Edit(func(l *letters, v string) { l.Cells[k] = v })
			}
			g.Columns = append(g.Columns, column)
		}
		g.RowID = func(l letters) string { return l.ID }
		g.CellRanges.Enabled, g.Editing.Enabled = true, true
		g.SetRows(rows)
		if set != nil {
			set(g)
		}
	})
	s.Focus(s.grid.Tag())
	s.Settle()
	return s
}

// changed are the cells that do not show where they are, as "a0=x".
func changed(s *stage[letters]) string {
	var list []string
	for i := range s.grid.Len() {
		l, _ := s.grid.RowAt(i)
		for k, text := range l.Cells {
			if at := string(rune('a'+k)) + l.ID[1:]; text != at {
				list = append(list, at+"="+text)
			}
		}
	}
	return strings.Join(list, " ")
}

func TestPasteIntoRanges(t *testing.T) {
	for name, test := range map[string]struct {
		ranges, text string
		want         string
		now          string // the ranges afterwards, unless they stay
		pasted       events.Pasted
	}{
		"one cell fills": {
			"r0:a-r1:b", "x", "a0=x b0=x a1=x b1=x", "", events.Pasted{Rows: 1, Columns: 1},
		},
		"one cell fills all ranges": {
			"r0:a-r0:b r2:d-r3:d", "x", "a0=x b0=x d2=x d3=x", "", events.Pasted{Rows: 1, Columns: 1},
		},
		"its own size": {
			"r0:a-r1:b", "1\t2\n3\t4", "a0=1 b0=2 a1=3 b1=4", "", events.Pasted{Rows: 2, Columns: 2},
		},
		"tiled down and across": {
			"r0:a-r3:b", "1\n2", "a0=1 b0=1 a1=2 b1=2 a2=1 b2=1 a3=2 b3=2", "", events.Pasted{Rows: 2, Columns: 1},
		},
		"not tiled, smaller": {
			"r0:a-r2:b", "1\t2\n3\t4", "a0=1 b0=2 a1=3 b1=4", "r0:a-r1:b", events.Pasted{Rows: 2, Columns: 2},
		},
		"beyond the range": {
			"r1:a-r2:a", "1\t2\n3\t4\n5\t6", "a1=1 b1=2 a2=3 b2=4 a3=5 b3=6", "r1:a-r3:b", events.Pasted{Rows: 3, Columns: 2},
		},
		"past the end": {
			"r4:d-r5:d", "1\t2\t3\n4\t5\t6\n7\t8\t9", "d4=1 e4=2 d5=4 e5=5", "r4:d-r5:e", events.Pasted{
				Rows: 3, Columns: 3, Dropped: 1, DroppedLines: [][]string{{"7", "8", "9"}}, ColumnIDs: []string{"d", "e"},
			},
		},
		"read-only cells keep their place": {
			"r0:b-r0:d", "1\t2\t3", "b0=1 d0=3", "", events.Pasted{Rows: 1, Columns: 3, Skipped: 1},
		},
		"a short line": {
			"r0:a-r1:b", "1\t2\n3", "a0=1 b0=2 a1=3", "", events.Pasted{Rows: 2, Columns: 2},
		},
		"empty cells clear": {
			"r0:a-r0:b", "\t2", "a0= b0=2", "", events.Pasted{Rows: 1, Columns: 2},
		},
		"several of one size": {
			"r0:a-r0:b r2:d-r2:e", "1\t2", "a0=1 b0=2 d2=1 e2=2", "", events.Pasted{Rows: 1, Columns: 2},
		},
		"several as they are copied": {
			"r0:a-r1:a r0:d-r1:d", "1\t2\n3\t4", "a0=1 d0=2 a1=3 d1=4", "", events.Pasted{Rows: 2, Columns: 2},
		},
		"ranges that share rows": {
			"r0:a-r2:a r1:d-r3:d", "1\n2\n3", "a0=1 a1=2 d1=1 a2=3 d2=2 d3=3", "", events.Pasted{Rows: 3, Columns: 1},
		},
		"whole columns": {
			"columns r0:d-r0:d", "1\n2\n3", "d0=1 d1=2 d2=3 d3=1 d4=2 d5=3", "", events.Pasted{Rows: 3, Columns: 1},
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newLetters(6, nil)
			selectRanges(t, s, test.ranges)
			was := rangesOf(s)
			s.grid.Paste(test.text)
			s.Settle()
			require.Empty(t, eventsOf[events.PasteFailed](s.events))
			require.Equal(t, test.want, changed(s))
			require.Equal(t, []events.Pasted{test.pasted}, eventsOf[events.Pasted](s.events))
			edited := eventsOf[gridui.CellsEdited[letters]](s.events)
			require.Len(t, edited, 1)
			require.Equal(t, events.EditPasted, edited[0].By)
			if test.now == "" {
				test.now = was
			}
			require.Equal(t, test.now, rangesOf(s))
			require.True(t, s.grid.History().Undo())
			s.Settle()
			require.Empty(t, changed(s))
			require.False(t, s.grid.History().CanUndo(), "one step")
		})
	}
}

// rangesOf is ranges for rows of any type.
func rangesOf[T any](s *stage[T]) string {
	of := new(stage[person])
	of.grid.CellRanges = s.grid.CellRanges
	return ranges(of)
}

// What is said of a paste is in the language of the grid.
func TestPastesIntoRangesFailInTheWordsOfTheLocale(t *testing.T) {
	for _, l := range []locale.Texts{locale.English(), locale.Korean()} {
		for name, test := range map[string]struct{ ranges, text, want string }{
			"another size":  {"r0:a-r0:b r2:d-r3:e", "1\n2", l.Editing.PasteMisfit("2×1", "1×2")},
			"overlapping":   {"r0:a-r1:a r1:a-r2:a", "1\n2", l.Editing.PasteOverlap},
			"an empty text": {"r0:a-r1:a", "", l.Editing.PasteEmpty},
		} {
			s := newLetters(6, nil)
			s.style = func(st *gridui.Style) { st.Locale = l }
			selectRanges(t, s, test.ranges)
			s.grid.Paste(test.text)
			s.Settle()
			failed := eventsOf[events.PasteFailed](s.events)
			require.Len(t, failed, 1, name)
			require.Equal(t, test.want, s.grid.ErrorText(failed[0].Err), name)
		}
		s := newLetters(6, nil)
		s.style = func(st *gridui.Style) { st.Locale = l }
		s.Settle()
		require.Equal(t, l.Editing.PasteNoTarget, s.grid.ErrorText(gridui.ErrNoPasteTarget))
	}
}

// A program adds the rows for which a paste found no room.
func ExampleGrid_pastedRows() {
	grid := exampleGrid()
	grid.Editing.Enabled = true
	grid.Columns[0] = gridui.Field("id", "Order", func(o Order) string { return o.ID }).Edit(func(o *Order, v string) { o.ID = v })
	h := show(grid, func(ev events.Event) {
		if ev, ok := ev.(events.Pasted); ok {
			for _, line := range ev.DroppedLines {
				fmt.Println("new row:", ev.ColumnIDs[0], "=", line[0])
			}
		}
	})
	grid.FocusCell(grid.Len()-1, "id")
	h.Settle()
	last, _ := grid.RowAt(grid.Len() - 1)
	grid.Paste(last.ID + "\nB-1\nB-2")
	h.Settle()
	// Output:
	// new row: id = B-1
	// new row: id = B-2
}

func TestPasteThatDoesNotFitIntoRangesFails(t *testing.T) {
	for name, test := range map[string]struct{ ranges, text, want string }{
		"another size":    {"r0:a-r0:b r2:d-r3:d", "1\n2", "several ranges take one cell or exactly their own size"},
		"divides":         {"r0:a-r1:a r3:a-r4:a", "1\t2", "several ranges take one cell or exactly their own size"},
		"overlapping":     {"r0:a-r1:a r1:a-r2:a", "1\n2", "cannot be pasted into 2 ranges that overlap"},
		"an empty text":   {"r0:a-r1:a", "", "there is no text to paste"},
		"all is utility":  {"r0:u-r1:u", "1", "there is no cell to paste into"},
		"a wrong value":   {"r0:a-r1:a", "bad", "bad"},
		"a wrong second1": {"r0:a-r1:a", "good\nbad", "bad"},
	} {
		s := newLetters(6, func(g *gridui.Grid[letters]) {
			g.Columns[0] = gridui.Field("a", "A", func(l letters) string { return l.Cells[0] }).Width(80).Edit(func(l *letters, v string) {
				l.Cells[0] = v
			}).Validate(func(_ letters, v string) error {
				if v == "bad" {
					return errBad
				}
				return nil
			})
			g.Columns = append(g.Columns, gridui.Func("u", "U", func(letters) (string, bool) { return "", false }).NoCopy())
		})
		selectRanges(t, s, test.ranges)
		was := rangesOf(s)
		s.grid.Paste(test.text)
		s.Settle()
		failed := eventsOf[events.PasteFailed](s.events)
		require.Len(t, failed, 1, name)
		require.ErrorContains(t, failed[0].Err, test.want, name)
		require.Empty(t, changed(s), name)
		require.False(t, s.grid.History().CanUndo(), name)
		require.Equal(t, was, rangesOf(s), name)
	}
}

func TestPasteIntoRangesSkipsInvalidCellsWhereAsked(t *testing.T) {
	s := newRangeEdits(4, func(g *gridui.Grid[person]) { g.Editing.Paste.SkipInvalid = true })
	selectRanges(t, s, "p0:name-p1:age")
	s.grid.Paste("x")
	s.Settle()
	require.Equal(t, "x 20 City 0, x 21 City 1", cellsOf(s, 2))
	require.Equal(t, []events.Pasted{{Rows: 1, Columns: 1, Skipped: 2}}, eventsOf[events.Pasted](s.events))
}

func TestHiddenColumnsAndFilteredRowsAreNoTargets(t *testing.T) {
	s := newLetters(6, func(g *gridui.Grid[letters]) {
		g.Filtering.Enabled = true
		g.ColumnVisibility.Hidden = []string{"b"}
	})
	s.grid.Column("e").SetFilter(filter.NotContains("1"))
	s.Settle()
	selectRanges(t, s, "r0:a-r2:d")
	s.grid.Paste("1\t2\t3\n4\t5\t6")
	s.Settle()
	s.grid.ClearFilters()
	s.Settle()
	require.Equal(t, "a0=1 d0=3 a2=4 d2=6", changed(s))
}

func TestPasteOverGroupsPassesOverTheirRows(t *testing.T) {
	s := newRangeEdits(6, func(g *gridui.Grid[person]) {
		rows := people(6)
		for i := range rows {
			rows[i].City = "City " + strconv.Itoa(i%2)
		}
		g.SetRows(rows)
		g.Grouping.By = []string{"city"}
	})
	s.grid.ExpandAll()
	s.Settle()
	selectRanges(t, s, "p2:name-p3:name") // p2, p4, the group of the others, p1, p3
	s.grid.Paste("a\nb\nc\nd")
	s.Settle()
	names := map[string]string{}
	for i := range 8 {
		if p, ok := s.grid.RowAt(i); ok {
			names[p.ID] = p.Name
		}
	}
	require.Equal(t, map[string]string{"p0": "Kim", "p2": "a", "p4": "b", "p1": "c", "p3": "d", "p5": "Kim"}, names)
}

func TestPasteByKeyIntoARange(t *testing.T) {
	s := newLetters(6, nil)
	selectRanges(t, s, "r0:a-r1:b")
	s.Keys("Shortcut+V")
	require.True(t, s.Paste("x"))
	s.Settle()
	require.Equal(t, "a0=x b0=x a1=x b1=x", changed(s))
}

func TestPasteIntoOneCellStaysAsItWas(t *testing.T) {
	s := newLetters(6, nil)
	s.grid.FocusCell(5, "b")
	s.Settle()
	s.grid.Paste("1\t2\t3\n4\t5\t6")
	s.Settle()
	require.Equal(t, "b5=1 d5=3", changed(s))
	require.Equal(t, []events.Pasted{{
		Rows: 2, Columns: 3, Skipped: 1, Dropped: 1, DroppedLines: [][]string{{"4", "5", "6"}}, ColumnIDs: []string{"b", "c", "d"},
	}}, eventsOf[events.Pasted](s.events))
	require.Empty(t, rangesOf(s))
}

func TestFillByKeys(t *testing.T) {
	for name, test := range map[string]struct{ ranges, key, want string }{
		"down":                        {"r1:a-r3:b", "Shortcut+D", "a2=a1 b2=b1 a3=a1 b3=b1"},
		"one row, from above":         {"r2:a-r2:b", "Shortcut+D", "a2=a1 b2=b1"},
		"the first row":               {"r0:a-r0:b", "Shortcut+D", ""},
		"one cell, from above":        {"r2:a-r2:a", "Shortcut+D", "a2=a1"},
		"several ranges":              {"r0:a-r1:a r3:d-r4:e", "Shortcut+D", "a1=a0 d4=d3 e4=e3"},
		"read-only cells":             {"r0:b-r1:d", "Shortcut+D", "b1=b0 d1=d0"},
		"right":                       {"r1:a-r2:b", "Shortcut+R", "b1=a1 b2=a2"},
		"right, from one that is not": {"r1:c-r1:e", "Shortcut+R", "d1=c1 e1=c1"},
		"one column, from the left":   {"r1:e-r2:e", "Shortcut+R", "e1=d1 e2=d2"},
		"the first column":            {"r1:a-r2:a", "Shortcut+R", ""},
		"whole columns":               {"columns r0:d-r0:d", "Shortcut+D", "d1=d0 d2=d0 d3=d0 d4=d0 d5=d0"},
		"the focused value":           {"r1:a-r2:b r4:e-r4:e", "Shortcut+Enter", "a1=e4 b1=e4 a2=e4 b2=e4"},
	} {
		s := newLetters(6, nil)
		selectRanges(t, s, test.ranges)
		was := rangesOf(s)
		s.Keys(test.key)
		s.Settle()
		require.Equal(t, test.want, changed(s), name)
		require.Empty(t, eventsOf[events.EditRefused](s.events), name)
		if name != "one cell, from above" {
			require.Equal(t, was, rangesOf(s), name)
		}
		edited := eventsOf[gridui.CellsEdited[letters]](s.events)
		if test.want == "" {
			require.Empty(t, edited, name)
			continue
		}
		require.Len(t, edited, 1, name)
		require.Equal(t, events.EditFilled, edited[0].By, name)
		require.True(t, s.grid.History().Undo(), name)
		s.Settle()
		require.Empty(t, changed(s), name)
		require.False(t, s.grid.History().CanUndo(), name)
	}
}

// Values go by their text, which the column that gets them reads.
func TestFillsReadTheTextOfTheSource(t *testing.T) {
	s := newRangeEdits(4, nil)
	selectRanges(t, s, "p1:age-p1:city")
	s.Keys("Shortcut+R")
	s.Settle()
	require.Equal(t, "Lee 21 21", cellsOf(s, 2)[len("Kim 20 City 0, "):])
	selectRanges(t, s, "p2:name-p2:age")
	s.Keys("Shortcut+R")
	s.Settle()
	refused := eventsOf[events.EditRefused](s.events)
	require.Len(t, refused, 1, "Park is no number")
	require.Equal(t, "age", refused[0].ColumnID)
	require.Equal(t, "p2", refused[0].RowID)

	// A column that copies what it shows is filled with what its editor begins with.
	s = newRangeEdits(4, func(g *gridui.Grid[person]) {
		g.Columns[2] = gridui.Field("age", "Age", func(p person) int { return p.Age }).Width(80).
			Edit(func(p *person, v int) { p.Age = v }).Format(func(v int) string { return strconv.Itoa(v) + " years" }).CopyText()
	})
	selectRanges(t, s, "p1:age-p2:age")
	s.Keys("Shortcut+D")
	s.Settle()
	require.Empty(t, eventsOf[events.EditRefused](s.events))
	require.Equal(t, "Kim 20 City 0, Lee 21 City 1, Park 21 City 2", cellsOf(s, 3))
}

func TestTheEditorFillsAllRanges(t *testing.T) {
	s := newLetters(6, nil)
	selectRanges(t, s, "r3:c-r4:d r1:a-r2:b")
	s.Keys("F2", "Ctrl+A")
	s.Type("x")
	s.Keys("Ctrl+Enter")
	s.Settle()
	require.Equal(t, "a1=x b1=x a2=x b2=x d3=x d4=x", changed(s))
	edited := eventsOf[gridui.CellsEdited[letters]](s.events)
	require.Len(t, edited, 1)
	require.Equal(t, events.EditTyped, edited[0].By)
	require.Equal(t, "r3:c-r4:d r1:a-r2:b", rangesOf(s))
	_, _, open := s.grid.EditingCell()
	require.False(t, open)
	require.True(t, s.grid.History().Undo())
	s.Settle()
	require.Empty(t, changed(s))
	require.False(t, s.grid.History().CanUndo())
}

func TestCtrlEnterWithOneCellOpensDetails(t *testing.T) {
	s := newLetters(6, func(g *gridui.Grid[letters]) {
		g.Detail = func(layout.Context, gridui.DetailContext[letters]) layout.Dimensions { return layout.Dimensions{} }
	})
	s.grid.FocusCell(1, "a")
	s.Settle()
	s.Keys("Shortcut+Enter")
	s.Settle()
	require.Empty(t, changed(s))
	require.True(t, s.grid.Details.Rows.Has("r1"))
}

func TestFillKeysAreLeftToOthersWithoutRanges(t *testing.T) {
	s := newLetters(6, func(g *gridui.Grid[letters]) { g.CellRanges.Enabled = false })
	s.grid.FocusCell(1, "a")
	s.Settle()
	s.Keys("Shortcut+D", "Shortcut+R", "Shortcut+Enter")
	s.Settle()
	require.Empty(t, changed(s))
}

func TestTheLoadingOverlayKeepsRangesFromChanging(t *testing.T) {
	s := newLetters(6, nil)
	selectRanges(t, s, "r1:a-r2:b")
	s.grid.Loading.Overlay = true
	s.Keys("Shortcut+D", "Shortcut+Enter", "Delete", "Shortcut+X")
	s.Settle()
	require.Empty(t, changed(s))
}

// newRangeBulk has more rows than are edited in one frame, with two columns of all of them selected.
func newRangeBulk(t *testing.T) *bulk {
	b := newBulk(t, manyRows)
	b.grid.Selection = option.Selection{}
	b.grid.CellRanges.Enabled = true
	b.style = func(st *gridui.Style) { st.Locale = locale.English() }
	b.Settle()
	selectRanges(t, b.stage, "columns p0:name-p0:city")
	b.sets = 0
	return b
}

func TestEditsOfManyCellsOfRangesTakeFrames(t *testing.T) {
	for name, test := range map[string]struct {
		begin func(b *bulk)
		name  string
	}{
		"delete":    {func(b *bulk) { b.Keys("Delete") }, ""},
		"paste":     {func(b *bulk) { b.grid.Paste("x") }, "x"},
		"fill down": {func(b *bulk) { b.Keys("Shortcut+D") }, "Kim"},
	} {
		b := newRangeBulk(t)
		was := b.rowNames()
		test.begin(b)
		if name == "paste" { // keys draw frames of their own
			for b.sets == 0 {
				b.Frame()
			}
			require.Equal(t, was, b.rowNames(), name)
		}
		edited := finish[gridui.CellsEdited[person]](t, b)
		require.LessOrEqual(t, b.most, bulkFrame, name)
		b.Settle()
		require.GreaterOrEqual(t, edited.Len(), manyRows, name)
		require.Equal(t, map[string]int{test.name: manyRows}, b.rowNames(), name)
		require.True(t, b.grid.History().Undo(), name)
		b.Settle()
		require.Equal(t, was, b.rowNames(), name)
		require.False(t, b.grid.History().CanUndo(), name)
	}
}

func TestEscapeStopsAnEditOfManyCellsOfRanges(t *testing.T) {
	b := newRangeBulk(t)
	was := b.rowNames()
	b.grid.Paste("x")
	for b.sets < 2*bulkFrame {
		b.Frame()
	}
	b.Keys("Escape")
	require.ErrorIs(t, finish[events.PasteFailed](t, b).Err, gridui.ErrEditStopped)
	b.Settle()
	require.Equal(t, was, b.rowNames())
	require.False(t, b.grid.History().CanUndo())
	require.Equal(t, "columns p0:name-p0:city", ranges(b.stage), "the ranges stay: Escape has stopped the edit")
}

// Rows that are changed while an edit of ranges is on its way keep these changes in other cells.
func TestChangesDuringAnEditOfRangesStay(t *testing.T) {
	b := newRangeBulk(t)
	b.grid.Paste("x")
	for b.sets < 2*bulkFrame {
		b.Frame()
	}
	p, _ := b.grid.RowAt(3)
	p.Age = 99
	require.NoError(t, b.grid.Apply(gridui.Changes[person]{Update: []person{p}}))
	require.Empty(t, len(eventsOf[gridui.CellsEdited[person]](b.events)), "it is on its way")
	finish[gridui.CellsEdited[person]](t, b)
	for range 1_000_000 {
		if p, _ = b.grid.RowAt(3); p.Age == 99 {
			break
		}
		b.Frame()
	}
	b.Settle()
	p, _ = b.grid.RowAt(3)
	require.Equal(t, person{ID: "p3", Name: "x", City: "x", Age: 99}, p)
}
