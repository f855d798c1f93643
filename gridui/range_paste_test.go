// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/locale"
)

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

func TestPasteAtOneCellSelectsWhatWasWritten(t *testing.T) {
	for name, test := range map[string]struct {
		row    int
		column string
		text   string
		want   string
		now    string
	}{
		"a table":               {1, "a", "1\t2\n3\t4", "a1=1 b1=2 a2=3 b2=4", "r1:a-r2:b"},
		"one cell":              {1, "a", "x", "a1=x", ""},
		"past the last row":     {5, "b", "1\t2\t3\n4\t5\t6", "b5=1 d5=3", "r5:b-r5:d"},
		"past the last column":  {0, "e", "1\t2\n3\t4", "e0=1 e1=3", "r0:e-r1:e"},
		"a short line":          {0, "a", "1\n2\t3", "a0=1 a1=2 b1=3", "r0:a-r1:b"},
		"nothing can be edited": {0, "c", "1\n2", "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			s := newLetters(6, nil)
			s.grid.FocusCell(test.row, test.column)
			s.Settle()
			s.grid.Paste(test.text)
			s.Settle()
			require.Equal(t, test.want, changed(s))
			require.Equal(t, test.now, rangesOf(s))
			require.Equal(t, test.want != "", s.grid.History().Undo())
			s.Settle()
			require.Empty(t, changed(s))
		})
	}
}

// What does not fit is told of, whatever is selected afterwards.
func TestPasteAtOneCellTellsWhatWasDropped(t *testing.T) {
	s := newLetters(6, nil)
	s.grid.FocusCell(5, "b")
	s.Settle()
	s.grid.Paste("1\t2\t3\n4\t5\t6")
	s.Settle()
	require.Equal(t, []events.Pasted{{
		Rows: 2, Columns: 3, Skipped: 1, Dropped: 1, DroppedLines: [][]string{{"4", "5", "6"}}, ColumnIDs: []string{"b", "c", "d"},
	}}, eventsOf[events.Pasted](s.events))
}

func TestPasteAtOneCellPassesOverHiddenColumns(t *testing.T) {
	s := newLetters(4, func(g *gridui.Grid[letters]) { g.ColumnVisibility.Hidden = []string{"b"} })
	s.grid.FocusCell(0, "a")
	s.Settle()
	s.grid.Paste("1\t2\t3\n4\t5\t6")
	s.Settle()
	require.Equal(t, "a0=1 d0=3 a1=4 d1=6", changed(s))
	require.Equal(t, "r0:a-r1:d", rangesOf(s))
}

func TestPasteAtOneCellLeavesRangesOff(t *testing.T) {
	s := newLetters(4, func(g *gridui.Grid[letters]) { g.CellRanges.Enabled = false })
	s.grid.FocusCell(0, "a")
	s.Settle()
	s.grid.Paste("1\t2\n3\t4")
	s.Settle()
	require.Equal(t, "a0=1 b0=2 a1=3 b1=4", changed(s))
	require.Empty(t, rangesOf(s))
}
