// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrollmarks_test

import (
	"errors"
	"math/rand/v2"
	"strconv"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/itemstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/tracking"
)

// marksOf returns how many marks a frame draws on the scroll bar with some options.
func marksOf(h *gridtest.Harness, now *option.ScrollMarks, o option.ScrollMarks) int {
	count := func(o option.ScrollMarks) int {
		*now = o
		h.Settle()
		h.Advance(1e9)
		h.Settle()
		n := gridtest.CountOps(h.Ops())
		return n.Paint - n.Path
	}
	return count(o) - count(option.ScrollMarks{Disabled: true})
}

func marks(s *stockstage.TrackedStage, o option.ScrollMarks) int {
	return marksOf(s.Harness, &s.Grid.ScrollMarks, o)
}

func stageMarks[T any](s *gridstage.Stage[T], o option.ScrollMarks) int {
	return marksOf(s.Harness, &s.Grid.ScrollMarks, o)
}

func exclaim(p *stockstage.Stock) { p.Name += "!" }

// changedRows returns a grid of a thousand rows some of which, far apart, are changed in every way.
func changedRows(t *testing.T) *stockstage.TrackedStage {
	t.Helper()
	s := stockstage.NewTracked(1000, nil)
	for _, id := range []string{"p100", "p300"} {
		_, err := s.Grid.UpdateRow(id, exclaim)
		require.NoError(t, err)
	}
	require.True(t, s.Grid.DeleteRow("p500"))
	_, err := s.Grid.AddRow(&stockstage.Stock{ID: "new"})
	require.NoError(t, err)
	s.Settle()
	s.Leave()
	return s
}

func TestScrollMarksTellChangedRows(t *testing.T) {
	s := changedRows(t)
	require.Zero(t, marks(s, option.ScrollMarks{}), "changes are marked by option alone")
	require.Equal(t, 4, marks(s, option.ScrollMarks{Changes: true}))
	s.Grid.UndoRow("p300")
	require.Equal(t, 3, marks(s, option.ScrollMarks{Changes: true}))
	s.Grid.Accept()
	require.Zero(t, marks(s, option.ScrollMarks{Changes: true}))
}

func TestScrollMarksTellErrors(t *testing.T) {
	s := changedRows(t)
	s.Grid.RefuseRows(tracking.RowError{Key: "p100", Message: "no"}, tracking.RowError{Key: "p500", Message: "no"})
	require.Equal(t, 2, marks(s, option.ScrollMarks{}), "errors are marked without being asked for")
	require.Zero(t, marks(s, option.ScrollMarks{ErrorsDisabled: true}))
	require.Equal(t, 2+4, marks(s, option.ScrollMarks{Changes: true}))

	p := stockstage.NewStock(100)
	p.Grid.Editing.Controlled = true
	p.On = func(ev events.Event) {
		if ev, ok := ev.(gridui.CellsEdited[stockstage.Stock]); ok {
			ev.Reject(errors.New("not today"))
		}
	}
	require.NoError(t, p.Grid.EditCells(events.CellEdit{RowID: "p50", ColumnID: "qty", New: 7}))
	require.Equal(t, 1, stageMarks(p, option.ScrollMarks{}), "a cell that did not get its value")
}

func TestScrollMarksTellConflicts(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewConflicted(t, "")
		defer s.Close()
		s.Keys("Escape") // the list of conflicts
		s.Size.Y = 120   // not all rows fit, so that there is a bar
		s.Answer()
		require.Positive(t, marksOf(s.Harness, &s.Grid.ScrollMarks, option.ScrollMarks{}))
		require.Zero(t, marksOf(s.Harness, &s.Grid.ScrollMarks, option.ScrollMarks{ErrorsDisabled: true}))
	})
}

func TestScrollMarksTellTheSelectionAndTheFocus(t *testing.T) {
	s := gridstage.NewPeople(1000)
	s.Grid.Selection.Mode = option.SelectMulti
	on := option.ScrollMarks{Selection: true}
	require.Zero(t, stageMarks(s, on))
	s.Grid.Selection.Rows = idset.Of("p10", "p500", "p900")
	require.Equal(t, 3, stageMarks(s, on))
	require.Zero(t, stageMarks(s, option.ScrollMarks{}))
	s.Grid.Selection.Rows = idset.All("p500")
	require.Equal(t, 1, stageMarks(s, on), "other rows stand on the pixel of the one that is not selected")
	s.Grid.Selection.Rows = idset.All()
	require.Equal(t, 1, stageMarks(s, on))
	s.Grid.Selection.Mode = option.SelectOff
	require.Zero(t, stageMarks(s, on))

	s.Grid.FocusCell(400, "name")
	require.Equal(t, 1, stageMarks(s, option.ScrollMarks{Focus: true}))
	s.Grid.RowPins.Top = []string{"p400"}
	require.Zero(t, stageMarks(s, option.ScrollMarks{Focus: true}), "a pinned row stands nowhere on the bar")
}

// Two pixels of a bar are unmarked where enough rows side by side are not selected.
func TestScrollMarksLeaveGapsInASelectionOfAllButSome(t *testing.T) {
	s := gridstage.NewPeople(1000)
	s.Grid.Selection.Mode = option.SelectMulti
	var not []string
	for i := range 50 {
		not = append(not, "p"+strconv.Itoa(500+i))
	}
	s.Grid.Selection.Rows = idset.All(not...)
	require.Equal(t, 2, stageMarks(s, option.ScrollMarks{Selection: true}))
}

func TestScrollMarksOfABillionRowsAreOneBar(t *testing.T) {
	s := gridstage.NewNumbers(1_000_000_000, 2)
	s.Grid.Virtual.ScanDisabled = true
	s.Grid.Selection.Mode = option.SelectMulti
	s.Grid.Selection.Rows = idset.All("7", "500000000")
	require.Equal(t, 1, stageMarks(s, option.ScrollMarks{Selection: true}))
	s.Grid.Selection.Rows = idset.Of("7", "500000000")
	require.Equal(t, 2, stageMarks(s, option.ScrollMarks{Selection: true}))
}

func TestScrollMarksFollowFiltersSortsGroupsAndPages(t *testing.T) {
	s := changedRows(t)
	on := option.ScrollMarks{Changes: true}
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "qty", Desc: true}}
	require.Equal(t, 4, marks(s, on))
	s.Grid.Sorting.Keys = nil
	s.Grid.Filtering = option.Filtering{Enabled: true, Quick: "part 3"}
	shown := 0
	for _, id := range s.ShownIDs() {
		if s.Grid.Status(id) != tracking.Unchanged {
			shown++
		}
	}
	require.Less(t, shown, 4)
	require.Equal(t, shown, marks(s, on), "rows that a filter leaves out have no marks")
	s.Grid.Filtering.Quick = ""
	s.Grid.Paging = option.Paging{Enabled: true, Size: 200}
	require.Equal(t, 1, marks(s, on), "one row of the first page is changed")
	s.Grid.Paging = option.Paging{}

	p := gridstage.NewPeople(1000)
	p.Grid.Selection.Mode = option.SelectMulti
	p.Grid.Selection.Rows = idset.Of("p1", "p2", "p3", "p500")
	p.Grid.Grouping.By = []string{"city"}
	require.Positive(t, stageMarks(p, option.ScrollMarks{Selection: true}), "closed groups carry the marks of their rows")
	p.Grid.Selection.Rows = idset.Of("p1")
	require.Equal(t, 1, stageMarks(p, option.ScrollMarks{Selection: true}))
	p.Grid.Filtering = option.Filtering{Enabled: true, Quick: "p2"}
	require.Zero(t, stageMarks(p, option.ScrollMarks{Selection: true}), "nor of rows that a filter leaves out")
}

// The number of marks is the number of runs of pixels that a plain count of rows by pixels gives.
func TestScrollMarksStandWhereRowsDo(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 7))
	for range rounds.Of(20) {
		n := 50 + rng.IntN(5000)
		s := gridstage.NewPeople(n)
		s.Grid.Selection.Mode = option.SelectMulti
		chosen := map[int]bool{}
		var ids []string
		for range 1 + rng.IntN(40) {
			i := rng.IntN(n)
			chosen[i] = true
			ids = append(ids, "p"+strconv.Itoa(i))
		}
		s.Grid.Selection.Rows = idset.Of(ids...)
		require.Equal(t, runsOf(chosen, n), stageMarks(s, option.ScrollMarks{Selection: true}), "%d rows, %v", n, ids)
	}
}

// peopleTrack is the height of the vertical scroll bar of newPeople, below the header and above the bar of
// the columns, in pixels.
const peopleTrack = 300 - 40 - 12

// runsOf counts the runs of marks, two pixels each, on the track of newPeople.
func runsOf(chosen map[int]bool, rows int) (runs int) {
	const track, rowHeight = peopleTrack, 36
	total, end := rows*rowHeight, -1
	for y, first := 0, 0; y < track; y++ {
		next := (total*(y+1)/track + rowHeight - 1) / rowHeight
		for i := first; i < min(next, rows); i++ {
			if chosen[i] {
				if y > end {
					runs++
				}
				end = y + 2
				break
			}
		}
		first = next
	}
	return runs
}

func TestPressOnAScrollMarkGoesThere(t *testing.T) {
	s := gridstage.NewPeople(1000)
	s.Grid.Selection.Mode = option.SelectMulti
	s.Grid.Selection.Rows = idset.Of("p600")
	s.Grid.ScrollMarks.Selection = true
	s.Settle()
	_, shown := s.Find("p600")
	require.False(t, shown)
	bar := float32(s.Size.X - 4)
	s.Click(bar, 40+0.6*peopleTrack)
	_, shown = s.Find("p600")
	require.True(t, shown)
	_, top := s.Grid.ScrollOffset()
	s.Click(bar, 280)
	_, after := s.Grid.ScrollOffset()
	require.InDelta(t, top+peopleTrack, after, 40, "beside marks a press turns a page")
}

func TestScrollMarksAllocateNothing(t *testing.T) {
	s := changedRows(t)
	s.Grid.RefuseRows(tracking.RowError{Key: "p100", Message: "no"})
	s.Grid.ScrollMarks = option.ScrollMarks{Changes: true, Selection: true, Focus: true}
	s.Grid.Selection.Mode = option.SelectMulti
	s.Grid.Selection.Rows = idset.Of("p10", "p20")
	s.Grid.FocusCell(3, "name")
	s.Settle()
	require.LessOrEqual(t, s.Allocs(100, nil), gridstage.RouterAllocs())
}
