// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// newHeldRange selects the rows 10 to 14 of 100,000, whose jobs a test can hold.
func newHeldRange(t *testing.T) (*gridstage.Stage[int], *gridstage.HeldJobs) {
	s, held := newHeldRows(t)
	s.Grid.FocusCell(10, "number")
	s.Settle()
	s.Keys("Shift+Down", "Shift+Down", "Shift+Down", "Shift+Down", "Shift+Right")
	s.Settle()
	require.Equal(t, []option.CellRange{farRange(10, 14)}, s.Grid.CellRanges.Selected)
	s.Events = nil
	return s, held
}

// newHeldRows shows 100,000 rows, whose jobs a test can hold.
func newHeldRows(t *testing.T) (s *gridstage.Stage[int], held *gridstage.HeldJobs) {
	s = newFarRanges(100_000, func(g *gridui.Grid[int]) { held = gridstage.HoldJobs(t, g) })
	return s, held
}

// awaitJobs draws frames until no job is awaited.
func awaitJobs(s *gridstage.Stage[int]) {
	s.Until(func() bool { _, awaited := s.Wakeup(); return !awaited })
}

// endInOrder draws the frame that begins two searches, ends the search with a number first and then the other
// one, and draws frames after each of them.
func endInOrder(s *gridstage.Stage[int], held *gridstage.HeldJobs, first int) {
	held.Hold(2, s.Frame)
	for _, i := range []int{first, 1 - first} {
		s.Until(held.LetGo(i))
		s.Settle()
	}
	awaitJobs(s)
}

// Two jobs search at once when rows are replaced: one for the rows of the ranges and one for the row of the
// focus. Which of them ends first changes neither the ranges nor the events.
func TestTheOrderOfTheSearchesChangesNoRanges(t *testing.T) {
	for name, test := range map[string]struct {
		rows   []int
		want   []option.CellRange
		events []events.RangesChanged
	}{
		"far down":         {shifted(-50_000, 150_000), []option.CellRange{farRange(10, 14)}, nil},
		"a corner is gone": {append(shifted(-50_000, 50_013), shifted(15, 90_000)...), []option.CellRange{farRange(10, 12)}, nil},
		"all are gone":     {shifted(200_000, 100_000), nil, nil},
		"the anchor is gone, and with it the focus": {
			append(shifted(-50_000, 50_010), shifted(11, 90_000)...), nil, []events.RangesChanged{{From: []option.CellRange{farRange(11, 14)}}},
		},
	} {
		for first, order := range []string{"the ranges first", "the focus first"} {
			t.Run(name+", "+order, func(t *testing.T) {
				s, held := newHeldRange(t)
				s.Grid.SetRows(test.rows)
				endInOrder(s, held, first)
				require.Equal(t, test.want, s.Grid.CellRanges.Selected)
				require.Equal(t, test.events, gridstage.EventsOf[events.RangesChanged](s.Events))
				require.NoError(t, s.Grid.Close())
			})
		}
	}
}

// A program sets rows and ranges at once. The focus, whose row is searched for too, does not end the search
// for the ranges.
func TestTheOrderOfTheSearchesChangesNoRangesOfThePrograms(t *testing.T) {
	for first, order := range []string{"the focus first", "the ranges first"} {
		t.Run(order, func(t *testing.T) {
			s, held := newHeldRows(t)
			s.Grid.FocusCell(10, "number")
			s.Settle()
			s.Grid.SetRows(shifted(-50_000, 150_000))
			s.Grid.CellRanges.Selected = []option.CellRange{farRange(60_000, 60_004)}
			endInOrder(s, held, first)
			require.Equal(t, []option.CellRange{farRange(60_000, 60_004)}, s.Grid.CellRanges.Selected)
			require.Len(t, copiedLines(s), 5)
			require.Equal(t, "f60000", s.Grid.Focused().RowID)
			require.Empty(t, gridstage.EventsOf[events.RangesChanged](s.Events))
			require.NoError(t, s.Grid.Close())
		})
	}
}

// A user who moves the focus after its own search has ended still ends that for the ranges.
func TestUsersEndTheSearchForRangesAfterThatForTheFocus(t *testing.T) {
	s, held := newHeldRange(t)
	s.Grid.SetRows(shifted(200_000, 100_000))
	held.Hold(2, s.Frame)
	s.Until(held.LetGo(1))
	s.Settle()
	require.Equal(t, []option.CellRange{farRange(10, 14)}, s.Grid.CellRanges.Selected, "the search goes on")
	s.Keys("Down")
	s.Settle()
	require.Empty(t, s.Grid.CellRanges.Selected)
	require.Len(t, gridstage.EventsOf[events.RangesChanged](s.Events), 1)
	held.Release()
	awaitJobs(s)
	require.Empty(t, s.Grid.CellRanges.Selected)
	require.Len(t, copiedLines(s), 1)
	require.NoError(t, s.Grid.Close())
}
