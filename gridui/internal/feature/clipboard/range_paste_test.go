// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/letterstage"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/locale"
)

func TestPasteIntoRanges(t *testing.T) {
	for name, test := range map[string]struct {
		ranges, text string
		want         string
		now          string // the ranges afterwards, if they change
		pasted       events.CellsPasted
	}{
		"one cell fills": {
			"r0:a-r1:b", "x", "a0=x b0=x a1=x b1=x", "", events.CellsPasted{Rows: 1, Columns: 1},
		},
		"one cell fills all ranges": {
			"r0:a-r0:b r2:d-r3:d", "x", "a0=x b0=x d2=x d3=x", "", events.CellsPasted{Rows: 1, Columns: 1},
		},
		"its own size": {
			"r0:a-r1:b", "1\t2\n3\t4", "a0=1 b0=2 a1=3 b1=4", "", events.CellsPasted{Rows: 2, Columns: 2},
		},
		"tiled down and across": {
			"r0:a-r3:b", "1\n2", "a0=1 b0=1 a1=2 b1=2 a2=1 b2=1 a3=2 b3=2", "", events.CellsPasted{Rows: 2, Columns: 1},
		},
		"not tiled, smaller": {
			"r0:a-r2:b", "1\t2\n3\t4", "a0=1 b0=2 a1=3 b1=4", "r0:a-r1:b", events.CellsPasted{Rows: 2, Columns: 2},
		},
		"beyond the range": {
			"r1:a-r2:a", "1\t2\n3\t4\n5\t6", "a1=1 b1=2 a2=3 b2=4 a3=5 b3=6", "r1:a-r3:b", events.CellsPasted{Rows: 3, Columns: 2},
		},
		"past the end": {
			"r4:d-r5:d", "1\t2\t3\n4\t5\t6\n7\t8\t9", "d4=1 e4=2 d5=4 e5=5", "r4:d-r5:e", events.CellsPasted{
				Rows: 3, Columns: 3, Dropped: 1, DroppedLines: [][]string{{"7", "8", "9"}}, ColumnIDs: []string{"d", "e"},
			},
		},
		"read-only cells keep their place": {
			"r0:b-r0:d", "1\t2\t3", "b0=1 d0=3", "", events.CellsPasted{Rows: 1, Columns: 3, Skipped: 1},
		},
		"a short line": {
			"r0:a-r1:b", "1\t2\n3", "a0=1 b0=2 a1=3", "", events.CellsPasted{Rows: 2, Columns: 2},
		},
		"empty cells clear": {
			"r0:a-r0:b", "\t2", "a0= b0=2", "", events.CellsPasted{Rows: 1, Columns: 2},
		},
		"several of one size": {
			"r0:a-r0:b r2:d-r2:e", "1\t2", "a0=1 b0=2 d2=1 e2=2", "", events.CellsPasted{Rows: 1, Columns: 2},
		},
		"several as they are copied": {
			"r0:a-r1:a r0:d-r1:d", "1\t2\n3\t4", "a0=1 d0=2 a1=3 d1=4", "", events.CellsPasted{Rows: 2, Columns: 2},
		},
		"ranges that share rows": {
			"r0:a-r2:a r1:d-r3:d", "1\n2\n3", "a0=1 a1=2 d1=1 a2=3 d2=2 d3=3", "", events.CellsPasted{Rows: 3, Columns: 1},
		},
		"whole columns": {
			"columns r0:d-r0:d", "1\n2\n3", "d0=1 d1=2 d2=3 d3=1 d4=2 d5=3", "", events.CellsPasted{Rows: 3, Columns: 1},
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := letterstage.NewLetters(6, nil)
			gridstage.SelectRanges(t, s, test.ranges)
			was := gridstage.RangesOf(s)
			s.Grid.Paste(test.text)
			s.Settle()
			require.Empty(t, gridstage.FailedPastes(s.Events))
			require.Equal(t, test.want, letterstage.ChangedLetters(s))
			require.Equal(t, []events.CellsPasted{test.pasted}, gridstage.EventsOf[events.CellsPasted](s.Events))
			edited := gridstage.EventsOf[gridui.CellsEdited[letterstage.Letters]](s.Events)
			require.Len(t, edited, 1)
			require.Equal(t, events.EditPasted, edited[0].By)
			if test.now == "" {
				test.now = was
			}
			require.Equal(t, test.now, gridstage.RangesOf(s))
			require.True(t, s.Grid.History().Undo())
			s.Settle()
			require.Empty(t, letterstage.ChangedLetters(s))
			require.False(t, s.Grid.History().CanUndo(), "one step")
		})
	}
}

// Errors of a paste are reported in the language of the grid.
func TestPastesIntoRangesFailInTheWordsOfTheLocale(t *testing.T) {
	for _, l := range []locale.Texts{locale.For("en"), locale.For("ko")} {
		for name, test := range map[string]struct{ ranges, text, want string }{
			"another size":  {"r0:a-r0:b r2:d-r3:e", "1\n2", l.Editing.PasteMisfit("2×1", "1×2")},
			"overlapping":   {"r0:a-r1:a r1:a-r2:a", "1\n2", l.Editing.PasteOverlap},
			"an empty text": {"r0:a-r1:a", "", l.Editing.PasteEmpty},
		} {
			s := letterstage.NewLetters(6, nil)
			s.Style = func(st *gridui.Style) { st.Locale = l }
			gridstage.SelectRanges(t, s, test.ranges)
			s.Grid.Paste(test.text)
			s.Settle()
			failed := gridstage.FailedPastes(s.Events)
			require.Len(t, failed, 1, name)
			require.Equal(t, test.want, s.Grid.ErrorText(failed[0].Err), name)
		}
		s := letterstage.NewLetters(6, nil)
		s.Style = func(st *gridui.Style) { st.Locale = l }
		s.Settle()
		require.Equal(t, l.Editing.PasteNoTarget, s.Grid.ErrorText(ranges.ErrNoTarget))
	}
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
		s := letterstage.NewLetters(6, func(g *gridui.Grid[letterstage.Letters]) {
			g.Columns[0] = gridui.Field("a", "A", func(l letterstage.Letters) string { return l.Cells[0] }).Width(80).Edit(func(l *letterstage.Letters, v string) {
				l.Cells[0] = v
			}).Validate(func(_ letterstage.Letters, v string) error {
				if v == "bad" {
					return letterstage.ErrBad
				}
				return nil
			})
			g.Columns = append(g.Columns, gridui.Func("u", "U", func(letterstage.Letters) (string, bool) { return "", false }).NoCopy())
		})
		gridstage.SelectRanges(t, s, test.ranges)
		was := gridstage.RangesOf(s)
		s.Grid.Paste(test.text)
		s.Settle()
		failed := gridstage.FailedPastes(s.Events)
		require.Len(t, failed, 1, name)
		require.ErrorContains(t, failed[0].Err, test.want, name)
		require.Empty(t, letterstage.ChangedLetters(s), name)
		require.False(t, s.Grid.History().CanUndo(), name)
		require.Equal(t, was, gridstage.RangesOf(s), name)
	}
}

func TestPasteIntoRangesSkipsInvalidCellsWhereAsked(t *testing.T) {
	s := gridstage.NewRangeEdits(4, func(g *gridui.Grid[gridstage.Person]) { g.Editing.PasteSkipInvalid = true })
	gridstage.SelectRanges(t, s, "p0:name-p1:age")
	s.Grid.Paste("x")
	s.Settle()
	require.Equal(t, "x 20 City 0, x 21 City 1", gridstage.PeopleCells(s, 2))
	require.Equal(t, []events.CellsPasted{{Rows: 1, Columns: 1, Skipped: 2}}, gridstage.EventsOf[events.CellsPasted](s.Events))
}

func TestHiddenColumnsAndFilteredRowsAreNoTargets(t *testing.T) {
	s := letterstage.NewLetters(6, func(g *gridui.Grid[letterstage.Letters]) {
		g.Filtering.Enabled = true
		g.ColumnVisibility.Hidden = []string{"b"}
	})
	s.Grid.Column("e").SetFilter(filter.NotContains.Of("1"))
	s.Settle()
	gridstage.SelectRanges(t, s, "r0:a-r2:d")
	s.Grid.Paste("1\t2\t3\n4\t5\t6")
	s.Settle()
	s.Grid.ClearFilters()
	s.Settle()
	require.Equal(t, "a0=1 d0=3 a2=4 d2=6", letterstage.ChangedLetters(s))
}

func TestPasteOverGroupsPassesOverTheirRows(t *testing.T) {
	s := gridstage.NewRangeEdits(6, func(g *gridui.Grid[gridstage.Person]) {
		rows := gridstage.People(6)
		for i := range rows {
			rows[i].City = "City " + strconv.Itoa(i%2)
		}
		g.SetRows(rows)
		g.Grouping.By = []string{"city"}
	})
	s.Grid.ExpandAll()
	s.Settle()
	gridstage.SelectRanges(t, s, "p2:name-p3:name") // p2, p4, the group of the others, p1, p3
	s.Grid.Paste("a\nb\nc\nd")
	s.Settle()
	names := map[string]string{}
	for i := range 8 {
		if p, ok := s.Grid.RowAt(i); ok {
			names[p.ID] = p.Name
		}
	}
	require.Equal(t, map[string]string{"p0": "Kim", "p2": "a", "p4": "b", "p1": "c", "p3": "d", "p5": "Kim"}, names)
}

func TestPasteByKeyIntoARange(t *testing.T) {
	s := letterstage.NewLetters(6, nil)
	gridstage.SelectRanges(t, s, "r0:a-r1:b")
	s.Keys("Shortcut+V")
	require.True(t, s.Paste("x"))
	s.Settle()
	require.Equal(t, "a0=x b0=x a1=x b1=x", letterstage.ChangedLetters(s))
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
			s := letterstage.NewLetters(6, nil)
			s.Grid.FocusCell(test.row, test.column)
			s.Settle()
			s.Grid.Paste(test.text)
			s.Settle()
			require.Equal(t, test.want, letterstage.ChangedLetters(s))
			require.Equal(t, test.now, gridstage.RangesOf(s))
			require.Equal(t, test.want != "", s.Grid.History().Undo())
			s.Settle()
			require.Empty(t, letterstage.ChangedLetters(s))
		})
	}
}

// Dropped cells are reported, whatever is selected afterwards.
func TestPasteAtOneCellTellsWhatWasDropped(t *testing.T) {
	s := letterstage.NewLetters(6, nil)
	s.Grid.FocusCell(5, "b")
	s.Settle()
	s.Grid.Paste("1\t2\t3\n4\t5\t6")
	s.Settle()
	require.Equal(t, []events.CellsPasted{{
		Rows: 2, Columns: 3, Skipped: 1, Dropped: 1, DroppedLines: [][]string{{"4", "5", "6"}}, ColumnIDs: []string{"b", "c", "d"},
	}}, gridstage.EventsOf[events.CellsPasted](s.Events))
}

func TestPasteAtOneCellPassesOverHiddenColumns(t *testing.T) {
	s := letterstage.NewLetters(4, func(g *gridui.Grid[letterstage.Letters]) { g.ColumnVisibility.Hidden = []string{"b"} })
	s.Grid.FocusCell(0, "a")
	s.Settle()
	s.Grid.Paste("1\t2\t3\n4\t5\t6")
	s.Settle()
	require.Equal(t, "a0=1 d0=3 a1=4 d1=6", letterstage.ChangedLetters(s))
	require.Equal(t, "r0:a-r1:d", gridstage.RangesOf(s))
}

func TestPasteAtOneCellLeavesRangesOff(t *testing.T) {
	s := letterstage.NewLetters(4, func(g *gridui.Grid[letterstage.Letters]) { g.CellRanges.Enabled = false })
	s.Grid.FocusCell(0, "a")
	s.Settle()
	s.Grid.Paste("1\t2\n3\t4")
	s.Settle()
	require.Equal(t, "a0=1 b0=2 a1=3 b1=4", letterstage.ChangedLetters(s))
	require.Empty(t, gridstage.RangesOf(s))
}
