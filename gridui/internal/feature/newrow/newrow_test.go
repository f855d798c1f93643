// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package newrow_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
	"github.com/giogrid/giogrid/gridui/option"
)

type taskStage = gridstage.Stage[taskstage.Task]

// newTasks returns tasks with an empty row for new ones, whose ids are n0, n1 and so on.
func newTasks(n int, set ...func(*gridui.Grid[taskstage.Task])) *taskStage {
	s := taskstage.NewTasks(n)
	made := 0
	s.Grid.NewRow = func(*taskstage.Task) taskstage.Task {
		made++
		return taskstage.Task{ID: fmt.Sprintf("n%d", made), State: "open"}
	}
	s.Grid.Editing.NewRow.Enabled = true
	for _, f := range set {
		f(&s.Grid)
	}
	s.Frame()
	return s
}

// open clicks the empty row in a column.
func open(t *testing.T, s *taskStage, column string) {
	t.Helper()
	n, ok := s.Find("New row …")
	require.True(t, ok, s.Dump())
	head, _ := s.Find(column)
	x, _ := head.Center()
	_, y := n.Center()
	s.Click(x, y)
	s.Settle()
}

func ids(s *taskStage) (ids []string) {
	for i := range s.Grid.Shown() {
		row, _ := s.Grid.RowAt(i)
		ids = append(ids, row.ID)
	}
	return ids
}

// edited returns the column of the open field, if it belongs to the new row.
func edited(s *taskStage) string {
	row, column, ok := s.Grid.EditingCell()
	if !ok || row != "" {
		return ""
	}
	return column
}

func inserted(s *taskStage) (n int) {
	for _, ev := range gridstage.EventsOf[gridui.RowsInserted[taskstage.Task]](s.Events) {
		n += len(ev.RowIDs)
	}
	return n
}

func TestTypingIntoTheEmptyRowAddsARow(t *testing.T) {
	for _, top := range []bool{false, true} {
		s := newTasks(3, func(g *gridui.Grid[taskstage.Task]) { g.Editing.NewRow.Top = top })
		open(t, s, "Title")
		require.Equal(t, "title", edited(s))
		s.Type("first")
		s.Keys("Tab")
		require.Equal(t, "hours", edited(s))
		s.Keys("Shortcut+A")
		s.Type("7")
		s.Keys("Enter")
		s.Settle()
		require.Empty(t, edited(s))
		require.Equal(t, []string{"t0", "t1", "t2", "n1"}, ids(s))
		row, _ := s.Grid.RowAt(3)
		require.Equal(t, taskstage.Task{ID: "n1", Title: "first", State: "open", Hours: 7}, row)
		require.Equal(t, 1, inserted(s), "one event")
		require.Empty(t, gridstage.EventsOf[gridui.CellsEdited[taskstage.Task]](s.Events))
		require.True(t, s.Shows("New row …"))
		require.True(t, s.Grid.History().Undo())
		s.Settle()
		require.Equal(t, []string{"t0", "t1", "t2"}, ids(s), "one step")
		require.False(t, s.Grid.History().CanUndo())
		require.Empty(t, s.Problems())
	}
}

func TestAnUntouchedRowAddsNothing(t *testing.T) {
	for _, leave := range []string{"Enter", "Esc"} {
		s := newTasks(3)
		open(t, s, "Title")
		s.Keys("Tab", leave)
		s.Settle()
		require.Empty(t, edited(s))
		require.Equal(t, []string{"t0", "t1", "t2"}, ids(s))
		require.Zero(t, inserted(s))
	}
	s := newTasks(3)
	open(t, s, "Title")
	s.Type("x")
	s.Keys("Esc")
	require.Equal(t, "title", edited(s), "Escape restores the field first")
	s.Keys("Esc")
	require.Empty(t, edited(s))
	require.Zero(t, inserted(s))
	open(t, s, "Title")
	s.Click(taskstage.TaskCell(s, "task 1"))
	s.Settle()
	require.Empty(t, edited(s))
	require.Zero(t, inserted(s))
}

func TestTabGoesOnWithAnotherRow(t *testing.T) {
	s := newTasks(2, func(g *gridui.Grid[taskstage.Task]) { g.Editing.Row = true })
	taskstage.FocusTask(s, 1, "note")
	s.Keys("F2", "Tab")
	require.Equal(t, "title", edited(s), "after the last row")
	for _, name := range []string{"a", "b"} {
		s.Type(name)
		s.Keys("Tab", "Tab", "Tab", "Tab", "Tab", "Tab")
		s.Settle()
		require.Equal(t, "title", edited(s), "after the row %s", name)
	}
	s.Keys("Tab", "Tab", "Tab", "Tab", "Tab", "Tab")
	require.Equal(t, "title", edited(s))
	require.Equal(t, []string{"t0", "t1"}, ids(s)[:2])
	require.Len(t, ids(s), 4)
	s.Keys("Esc")
	require.Empty(t, edited(s))
}

func TestKeysOpenTheEmptyRow(t *testing.T) {
	s := newTasks(3)
	taskstage.FocusTask(s, 1, "hours")
	s.Keys("Shortcut++")
	require.Equal(t, "hours", edited(s))
	s.Keys("Esc", "Down")
	require.Empty(t, edited(s))
	require.Equal(t, "t2 hours", gridstage.FocusedCell(s))
	s.Keys("Down")
	require.Equal(t, "hours", edited(s), "down from the last row")
}

func TestARefusedNewRowStaysOpen(t *testing.T) {
	s := newTasks(2)
	s.Grid.ValidateRow = func(_, now taskstage.Task) []events.CellError {
		if now.Title == "" {
			return []events.CellError{{ColumnID: "title", Err: errors.New("needs a title")}}
		}
		return nil
	}
	open(t, s, "Hours")
	s.Keys("Shortcut+A")
	s.Type("-1")
	s.Keys("Enter")
	require.Equal(t, "hours", edited(s))
	s.Keys("Shortcut+A")
	s.Type("1")
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, "title", edited(s))
	require.Zero(t, inserted(s))
	s.Type("t")
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, 1, inserted(s))
}

func TestTheEmptyRowIsOnTheLastPageAndOutsideOfEverything(t *testing.T) {
	s := newTasks(12, func(g *gridui.Grid[taskstage.Task]) {
		g.Paging = option.Paging{Enabled: true, Size: 5}
		g.Selection.Mode = option.SelectMulti
	})
	require.False(t, s.Shows("New row …"))
	s.Grid.SetPage(2)
	s.Settle()
	s.Frame()
	require.True(t, s.Shows("New row …"))
	require.Equal(t, 2, s.Grid.Shown())
	s.Grid.SelectAll()
	s.Settle()
	require.Equal(t, 12, s.Grid.SelectedCount())
	require.Equal(t, 12, s.Grid.Len())
	s.Grid.Editing.NewRow.Top = true
	s.Frame()
	s.Frame()
	require.False(t, s.Shows("New row …"), "at the top of the first page")
	s.Grid.SetPage(0)
	s.Settle()
	s.Frame()
	require.True(t, s.Shows("New row …"))
}

func TestTheEmptyRowShowsWithoutMatchesAndWithFloatingRowsAndTotals(t *testing.T) {
	s := newTasks(12, func(g *gridui.Grid[taskstage.Task]) {
		g.Filtering.Enabled = true
		g.Filtering.Quick = "nothing has this"
	})
	require.Zero(t, s.Grid.Shown())
	require.True(t, s.Shows("New row …"), s.Dump())
	s.Grid.Filtering.Quick = ""
	s.Grid.Floating.Bottom = []taskstage.Task{{ID: "f", Title: "floating"}}
	s.Grid.Floating.Top = []taskstage.Task{{ID: "g", Title: "up"}}
	s.Grid.Grouping.Total = option.TotalRowBottom
	for _, top := range []bool{false, true} {
		s.Grid.Editing.NewRow.Top = top
		s.Frame()
		s.Frame()
		floating, _ := s.Find("floating")
		up, _ := s.Find("up")
		row, _ := s.Find("New row …")
		body, _ := s.Find("task 0")
		require.Less(t, up.Bounds.Min.Y, body.Bounds.Min.Y)
		if top {
			require.Less(t, up.Bounds.Min.Y, row.Bounds.Min.Y)
			require.Less(t, row.Bounds.Min.Y, body.Bounds.Min.Y)
		} else {
			require.Less(t, row.Bounds.Min.Y, floating.Bounds.Min.Y)
			require.Less(t, body.Bounds.Min.Y, row.Bounds.Min.Y)
		}
	}
	require.Empty(t, s.Problems())
}

func TestAnAddedRowThatAFilterLeavesOutIsOffered(t *testing.T) {
	s := newTasks(5, func(g *gridui.Grid[taskstage.Task]) {
		g.Filtering.Enabled = true
		g.Filtering.Columns = []filter.Column{{ColumnID: "title", Filter: filter.Contains.Of("task")}}
	})
	offer := "A filter leaves out the row that was added. Show"
	open(t, s, "Title")
	s.Type("other")
	s.Keys("Enter")
	s.Settle()
	s.Frame()
	require.Equal(t, 1, inserted(s))
	require.Len(t, ids(s), 5)
	require.True(t, s.Shows(offer), s.Dump())
	s.PressControl(t, offer)
	s.Settle()
	s.Frame()
	require.False(t, s.Shows(offer))
	require.Equal(t, "n1", ids(s)[5])
	require.Equal(t, "n1", s.Grid.Focused().RowID)
}

func TestTheEmptyRowIsGreyWithAReason(t *testing.T) {
	s := newTasks(3)
	s.Grid.NewRow = nil
	s.Frame()
	n, ok := s.Find("New row …")
	require.True(t, ok)
	require.True(t, n.Disabled)
	s.Click(n.Center())
	s.Settle()
	require.Empty(t, edited(s))
	require.Len(t, gridstage.EventsOf[events.EditRefused](s.Events), 1)
}

func TestTheEmptyRowCostsASettledFrameNothing(t *testing.T) {
	allocs := func(on bool) float64 {
		s := newTasks(5)
		s.Grid.Editing.NewRow.Enabled = on
		s.Settle()
		return s.Allocs(100, func() {})
	}
	require.Equal(t, allocs(false), allocs(true))
}

func TestPastedLinesBeyondTheLastRowAreAdded(t *testing.T) {
	s := newTasks(3)
	taskstage.FocusTask(s, 2, "title")
	s.Grid.Paste("last\t1\nnew\t2\nnewer\t3")
	s.Settle()
	require.Equal(t, []string{"t0", "t1", "t2", "n1", "n2"}, ids(s))
	row, _ := s.Grid.RowAt(4)
	require.Equal(t, taskstage.Task{ID: "n2", Title: "newer", State: "open", Hours: 3}, row)
	row, _ = s.Grid.RowAt(2)
	require.Equal(t, "last", row.Title)
	require.True(t, s.Grid.History().Undo())
	s.Settle()
	require.Equal(t, []string{"t0", "t1", "t2"}, ids(s), "one step")
	row, _ = s.Grid.RowAt(2)
	require.Equal(t, "task 2", row.Title)
}

func TestTheEmptyRowIsNotCopied(t *testing.T) {
	s := newTasks(2, func(g *gridui.Grid[taskstage.Task]) { g.CellRanges.Enabled = true })
	taskstage.FocusTask(s, 0, "id")
	s.Keys("Shortcut+A")
	s.Settle()
	require.Equal(t, 2, strings.Count(s.Grid.CopyText(option.CopyHeadersNone), "note"))
	require.NotContains(t, s.Grid.CopyText(option.CopyHeadersNone), "New row")
	gridstage.AuditSemantics(t, s.Harness, "new row")
}
