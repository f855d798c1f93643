// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges_test

import (
	"image"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/letterstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// newFarRanges shows more rows than a frame looks at, with the ids "f0", "f1" and so on.
func newFarRanges(n int, set func(g *gridui.Grid[int])) *gridstage.Stage[int] {
	rows := make([]int, n)
	for i := range rows {
		rows[i] = i
	}
	s := gridstage.New(image.Pt(400, 400), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{
			gridui.Field("number", "Number", func(i int) int { return i }),
			gridui.Field("half", "Half", func(i int) int { return i / 2 }),
		}
		g.RowID = func(i int) string { return "f" + strconv.Itoa(i) }
		g.CellRanges.Enabled = true
		g.StatusBar.Enabled = true
		g.SetRows(rows)
		if set != nil {
			set(g)
		}
	})
	s.Focus(s.Grid.Tag())
	s.Settle()
	return s
}

// farRange returns the range from one row to another, in both columns.
func farRange(from, to int) option.CellRange {
	return option.CellRange{
		Anchor: option.CellID{RowID: "f" + strconv.Itoa(from), ColumnID: "number"},
		Head:   option.CellID{RowID: "f" + strconv.Itoa(to), ColumnID: "half"},
	}
}

// copiedLines returns the lines of a copy of the ranges, without the ends of the lines.
func copiedLines(s *gridstage.Stage[int]) []string {
	text := strings.ReplaceAll(s.Grid.CopyText(option.CopyHeadersNone), "\r\n", "\n")
	return strings.Split(strings.TrimRight(text, "\n"), "\n")
}

func TestRangesOfTheProgramAreFoundFarAway(t *testing.T) {
	for name, test := range map[string]struct {
		selected []option.CellRange
		rows     int
	}{
		"far away":               {[]option.CellRange{farRange(60_000, 60_004)}, 5},
		"near and far":           {[]option.CellRange{farRange(3, 70_000)}, 69_998},
		"several":                {[]option.CellRange{farRange(2, 3), farRange(90_000, 90_001)}, 4},
		"one of them is unknown": {[]option.CellRange{farRange(-5, 3), farRange(90_000, 90_001)}, 2},
	} {
		t.Run(name, func(t *testing.T) {
			s := newFarRanges(100_000, nil)
			s.Grid.CellRanges.Selected = test.selected
			s.Settle()
			s.Until(func() bool { return len(copiedLines(s)) == test.rows })
			require.Empty(t, gridstage.EventsOf[events.RangesChanged](s.Events))
			require.NoError(t, s.Grid.Close())
		})
	}
}

func TestUnknownRowsEndTheSearchForRanges(t *testing.T) {
	s := newFarRanges(100_000, nil)
	s.Grid.CellRanges.Selected = []option.CellRange{farRange(-1, -2)}
	s.Settle()
	awaitJobs(s)
	require.Len(t, copiedLines(s), 1)
	require.NoError(t, s.Grid.Close())
}

// The rows that a search reads may be others before it has finished.
func TestRangesAreFoundInTheRowsThatCameMeanwhile(t *testing.T) {
	frames, gate := gridstage.GoroutineID(), make(chan struct{})
	s := newFarRanges(100_000, func(g *gridui.Grid[int]) {
		g.RowID = func(i int) string {
			if gridstage.GoroutineID() != frames {
				<-gate
			}
			return "f" + strconv.Itoa(i)
		}
	})
	s.Grid.CellRanges.Selected = []option.CellRange{farRange(60_000, 60_004)}
	s.Frame()
	rows := make([]int, 100_000)
	for i := range rows {
		rows[i] = len(rows) - 1 - i
	}
	s.Grid.SetRows(rows)
	s.Frame()
	close(gate)
	s.Until(func() bool { return len(copiedLines(s)) == 5 })
	require.Equal(t, "60004\t30002", strings.TrimSpace(copiedLines(s)[0]))
	require.NoError(t, s.Grid.Close())
}

// What users do while rows are searched for comes before what the program has set.
func TestUsersEndTheSearchForRanges(t *testing.T) {
	for name, act := range map[string]func(s *gridstage.Stage[int]){
		"another range": func(s *gridstage.Stage[int]) { s.Keys("Shift+Down") },
		"another focus": func(s *gridstage.Stage[int]) { s.Keys("Down") },
		"another order": func(s *gridstage.Stage[int]) { s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "half", Desc: true}} },
	} {
		t.Run(name, func(t *testing.T) {
			s, held := newHeldRows(t)
			s.Grid.Sorting.Mode = option.SortSingle
			s.Grid.FocusCell(0, "number")
			s.Settle()
			s.Grid.CellRanges.Selected = []option.CellRange{farRange(60_000, 60_004)}
			held.Hold(1, s.Frame)
			act(s)
			s.Frame()
			require.NotContains(t, s.Grid.CellRanges.Selected, farRange(60_000, 60_004))
			held.Release()
			awaitJobs(s)
			require.NotEqual(t, 5, len(copiedLines(s)))
			require.NoError(t, s.Grid.Close())
		})
	}
}

func TestAProgramFocusesTheAnchorOfARangeThatIsSearchedFor(t *testing.T) {
	s := newFarRanges(100_000, nil)
	s.Grid.CellRanges.Selected = []option.CellRange{farRange(60_000, 60_004)}
	s.Grid.FocusCell(60_000, "number")
	s.Until(func() bool { return len(copiedLines(s)) == 5 })
	s.Keys("Shift+Down")
	s.Settle()
	require.Equal(t, []option.CellRange{farRange(60_000, 60_005)}, s.Grid.CellRanges.Selected)
	require.NoError(t, s.Grid.Close())
}

// An order that a program sets with ranges is theirs.
func TestAProgramSetsAnOrderAndRanges(t *testing.T) {
	s := newFarRanges(100, func(g *gridui.Grid[int]) { g.Sorting.Mode = option.SortSingle })
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "number", Desc: true}}
	s.Grid.CellRanges.Selected = []option.CellRange{farRange(50, 48)}
	s.Settle()
	require.Equal(t, []option.CellRange{farRange(50, 48)}, s.Grid.CellRanges.Selected)
	require.Len(t, copiedLines(s), 3)
}

// manyInts is a source of rows that are their own numbers.
type manyInts int

func (n manyInts) Len() int { return int(n) }

func (n manyInts) At(i int) int { return i }

func TestRowsThatAreNotScannedAreNotSearchedForRanges(t *testing.T) {
	s := newFarRanges(100_000, func(g *gridui.Grid[int]) { g.Virtual.ScanDisabled = true; g.SetSource(manyInts(100_000)) })
	s.Grid.CellRanges.Selected = []option.CellRange{farRange(60_000, 60_004)}
	s.Settle()
	_, awaited := s.Wakeup()
	require.False(t, awaited)
	require.Len(t, s.Problems(), 1)
	require.Contains(t, s.Problems()[0], "those on the screen are selected")
}

// What is pasted becomes the range however far down it is.
func TestPasteFarDownSelectsWhatWasWritten(t *testing.T) {
	s := letterstage.NewLetters(100_000, nil)
	s.Grid.FocusCell(60_000, "a")
	s.Settle()
	s.Keys("Shift+Down")
	s.Settle()
	s.Grid.Paste("1\n2\n3")
	s.Settle()
	require.Equal(t, "r60000:a-r60002:a", gridstage.RangesOf(s))
	require.NoError(t, s.Grid.Close())
}

// shifted are n rows from first on.
func shifted(first, n int) []int {
	rows := make([]int, n)
	for i := range rows {
		rows[i] = first + i
	}
	return rows
}

// Rows of SetRows may be further from their old positions than a frame searches: the ranges follow them, as the
// focus does.
func TestRangesStandWhenRowsAreGivenAnew(t *testing.T) {
	for name, test := range map[string]struct {
		rows []int
		want []option.CellRange
	}{
		"far down":         {shifted(-50_000, 150_000), []option.CellRange{farRange(10, 14)}},
		"a corner is gone": {append(shifted(-50_000, 50_013), shifted(15, 90_000)...), []option.CellRange{farRange(10, 12)}},
		"all are gone":     {shifted(200_000, 100_000), nil},
	} {
		t.Run(name, func(t *testing.T) {
			s, held := newHeldRange(t)
			before := copiedLines(s)
			s.Grid.SetRows(test.rows)
			held.Hold(2, s.Frame)
			require.Len(t, copiedLines(s), 1, "cells of other rows are not selected meanwhile")
			held.Release()
			awaitJobs(s)
			requireStanding(t, s, before, test.want)
		})
		t.Run(name+", found within one frame", func(t *testing.T) {
			s, held := newHeldRange(t)
			before, ended := copiedLines(s), held.Ended()
			s.Grid.SetRows(test.rows)
			s.Style = func(*gridui.Style) { held.AwaitEnded(ended + 2) }
			s.Frame()
			requireStanding(t, s, before, test.want)
		})
	}
}

// requireStanding requires the ranges that are selected once the searches have ended, without an event. before are
// the lines of a copy made before that.
func requireStanding(t *testing.T, s *gridstage.Stage[int], before []string, want []option.CellRange) {
	t.Helper()
	require.Equal(t, want, s.Grid.CellRanges.Selected)
	require.Empty(t, gridstage.EventsOf[events.RangesChanged](s.Events))
	if lines := copiedLines(s); want != nil {
		require.Subset(t, before, lines)
	} else {
		require.Len(t, lines, 1)
	}
	require.NoError(t, s.Grid.Close())
}

// What users do while the rows of ranges are searched for ends that.
func TestUsersEndTheSearchForRangesThatStood(t *testing.T) {
	s, held := newHeldRange(t)
	s.Grid.SetRows(shifted(-50_000, 150_000))
	held.Hold(2, s.Frame)
	s.Keys("Down")
	s.Frame()
	held.Release()
	awaitJobs(s)
	require.Empty(t, s.Grid.CellRanges.Selected)
	require.Len(t, copiedLines(s), 1)
	require.NoError(t, s.Grid.Close())
}

// SetRows during the search for the rows of ranges starts that search again.
func TestRangesStandWhenRowsAreGivenAnewAgain(t *testing.T) {
	s, held := newHeldRange(t)
	for i, first := range []int{-50_000, -70_000, -20_000} {
		s.Grid.SetRows(shifted(first, 150_000))
		held.Hold(2*i+2, s.Frame)
	}
	held.Release()
	s.Until(func() bool { return len(copiedLines(s)) == 5 })
	require.Equal(t, []option.CellRange{farRange(10, 14)}, s.Grid.CellRanges.Selected)
	require.NoError(t, s.Grid.Close())
}
