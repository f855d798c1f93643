// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"errors"
	"slices"
	"testing"

	"gioui.org/io/semantic"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

type taskStage = gridstage.Stage[taskstage.Task]

// rowTasks returns tasks that are edited row by row, with a cell focused.
func rowTasks(row int, column string) *taskStage {
	s := taskstage.NewTasks(20)
	s.Grid.Editing.Row = true
	return taskstage.FocusTask(s, row, column)
}

// edits returns the columns that each edit changed.
func edits(s *taskStage) (columns [][]string) {
	for _, ev := range gridstage.EventsOf[gridui.CellsEdited[taskstage.Task]](s.Events) {
		var of []string
		for e := range ev.Edits() {
			of = append(of, e.RowID+" "+e.ColumnID)
		}
		columns = append(columns, of)
	}
	return columns
}

// ended returns how edits ended.
func ended(s *taskStage) (reasons []events.EditReason) {
	for _, ev := range gridstage.EventsOf[events.EditEnded](s.Events) {
		reasons = append(reasons, ev.Reason)
	}
	return reasons
}

// rowFieldsOf returns the texts of the fields of the edited row, but the open one, as assistive technology reads them.
func rowFieldsOf(s *taskStage) (texts []string) {
	s.Grid.Semantics = option.SemanticsCells
	s.Frame()
	for _, n := range s.Nodes() {
		switch n.Class {
		case semantic.Editor:
			texts = append(texts, n.Label)
		case semantic.CheckBox:
			texts = append(texts, map[bool]string{true: "x", false: "o"}[n.Selected])
		}
	}
	return texts
}

func TestTabWalksThroughTheFieldsAndCommitsTheRow(t *testing.T) {
	s := rowTasks(2, "title")
	s.Type("new")
	require.Equal(t, "t2 title", gridstage.EditedCell(s))
	var walked []string
	for range 5 {
		s.Keys("Tab")
		walked = append(walked, gridstage.EditedCell(s))
	}
	require.Equal(t, []string{"t2 hours", "t2 state", "t2 done", "t2 due", "t2 note"}, walked)
	require.Empty(t, edits(s), "the row is not committed yet")
	s.Keys("Shift+Tab", "Shift+Tab", "Space", "Tab", "Tab")
	s.Type("done")
	s.Keys("Tab")
	require.Equal(t, "t3 title", gridstage.EditedCell(s), "the next row")
	require.Equal(t, [][]string{{"t2 title", "t2 done", "t2 note"}}, edits(s), "in one edit, as displayed")
	require.Equal(t, []events.EditReason{events.EditCommitted}, ended(s))
	require.Len(t, gridstage.EventsOf[events.EditStarted](s.Events), 2, "one for each row")
	got := taskOf(s, "t2")
	require.Equal(t, "new", got.Title)
	require.True(t, got.Done)
	require.Equal(t, "done", got.Note)
	s.Keys("Esc")
	s.Keys("Shortcut+Z")
	require.Equal(t, taskstage.ATask(2), taskOf(s, "t2"), "one step")
	s.Keys("Shortcut+Y")
	require.Equal(t, got, taskOf(s, "t2"))
}

func TestShiftTabWalksBackIntoTheRowBefore(t *testing.T) {
	s := rowTasks(2, "hours")
	s.Keys("F2", "Shift+Tab")
	require.Equal(t, "t2 title", gridstage.EditedCell(s))
	s.Keys("Shift+Tab")
	require.Equal(t, "t1 note", gridstage.EditedCell(s))
	require.Equal(t, []events.EditReason{events.EditUnchanged}, ended(s))
}

func TestTabAfterTheLastRowEnds(t *testing.T) {
	s := rowTasks(19, "note")
	s.Type("last")
	s.Keys("Tab")
	require.Empty(t, gridstage.EditedCell(s))
	require.Equal(t, "last", taskOf(s, "t19").Note)
}

func TestRowsWithoutFieldsArePassedOver(t *testing.T) {
	s := rowTasks(2, "title")
	s.Grid.Columns = taskstage.TaskColumns()[:2]
	rows := make([]taskstage.Task, 8)
	for i := range rows {
		rows[i] = taskstage.ATask(i)
		rows[i].Locked = i == 3 || i == 4
	}
	s.Grid.SetRows(rows)
	taskstage.FocusTask(s, 2, "title")
	s.Keys("F2", "Tab")
	require.Equal(t, "t5 title", gridstage.EditedCell(s))
	s.Keys("Shift+Tab")
	require.Equal(t, "t2 title", gridstage.EditedCell(s))
}

func TestEnterCommitsTheRow(t *testing.T) {
	s := rowTasks(2, "title")
	s.Type("new")
	s.Keys("Tab")
	s.Type("7")
	s.Keys("Enter")
	require.Empty(t, gridstage.EditedCell(s))
	require.Equal(t, [][]string{{"t2 title", "t2 hours"}}, edits(s))
	require.Equal(t, "t3 hours", gridstage.FocusedCell(s))
}

func TestEscapeRestoresTheFieldAndThenTheRow(t *testing.T) {
	s := rowTasks(2, "title")
	s.Type("new")
	s.Keys("Tab")
	s.Type("7")
	s.Keys("Esc")
	require.Equal(t, "t2 hours", gridstage.EditedCell(s))
	require.Equal(t, "2", openText(s))
	s.Keys("Shift+Tab")
	require.Equal(t, "new", openText(s), "the other field keeps its text")
	s.Keys("Tab", "Esc")
	require.Empty(t, gridstage.EditedCell(s))
	require.Equal(t, []events.EditReason{events.EditCanceled}, ended(s))
	last := gridstage.EventsOf[events.EditEnded](s.Events)[0]
	require.Equal(t, []events.DraftCell{{ColumnID: "title", Text: "new"}}, last.Draft)
	require.Equal(t, taskstage.ATask(2), taskOf(s, "t2"))
}

func TestARefusedRowStaysOpenAtItsFirstBadCell(t *testing.T) {
	s := rowTasks(2, "title")
	s.Type("new")
	s.Keys("Tab")
	s.Type("-1") // Validate refuses it
	s.Keys("Tab", "Tab", "Tab")
	s.Type("never") // cannot be parsed
	s.Keys("Enter")
	require.Equal(t, "t2 hours", gridstage.EditedCell(s))
	require.Empty(t, edits(s))
	require.Contains(t, editorAbout(s), "time does not run backwards")
	require.True(t, s.Focused(s.Grid.Tag()))
	s.Keys("Shortcut+A")
	s.Type("1")
	s.Keys("Enter")
	require.Equal(t, "t2 due", gridstage.EditedCell(s), "the next bad cell")
	s.Keys("Esc", "Enter")
	require.Empty(t, gridstage.EditedCell(s))
	require.Equal(t, [][]string{{"t2 title", "t2 hours"}}, edits(s))
}

// openField returns the open field of the edited row, which is drawn over the others.
func openField(s *taskStage) (open gridtest.Node) {
	for _, n := range s.Nodes() {
		if n.Class == semantic.Editor && n.Description != "" {
			open = n
		}
	}
	return open
}

func openText(s *taskStage) string { return openField(s).Label }

func editorAbout(s *taskStage) string { return openField(s).Description }

func TestValidateRowSeesTheWholeDraft(t *testing.T) {
	s := rowTasks(2, "title")
	var calls int
	s.Grid.ValidateRow = func(old, now taskstage.Task) []events.CellError {
		calls++
		require.Equal(t, "task 2", old.Title)
		switch {
		case now.Title == "long" && now.Hours < 10:
			return []events.CellError{{ColumnID: "hours", Err: errors.New("too short")}}
		case now.Title == "bad":
			return []events.CellError{{Err: errors.New("not this row")}}
		}
		return nil
	}
	s.Type("long")
	s.Keys("Tab", "Tab", "Enter")
	require.Equal(t, "t2 hours", gridstage.EditedCell(s), "a cell that was not changed")
	require.Equal(t, 1, calls)
	require.Contains(t, editorAbout(s), "too short")
	s.Keys("Shift+Tab", "Shortcut+A")
	s.Type("bad")
	s.Keys("Enter")
	require.Equal(t, "t2 title", gridstage.EditedCell(s), "an error of the row shows at the open field")
	require.Contains(t, editorAbout(s), "not this row")
	s.Keys("Shortcut+A")
	s.Type("good")
	s.Keys("Enter")
	require.Empty(t, gridstage.EditedCell(s))
	require.Equal(t, "good", taskOf(s, "t2").Title)
	s.Grid.ValidateRow = func(old, now taskstage.Task) []events.CellError { panic("no") }
	s.Keys("Up")
	s.Type("x")
	s.Keys("Enter")
	require.NotEmpty(t, gridstage.EditedCell(s), "a panic refuses the row")
}

func TestListsOfFieldsAreClosed(t *testing.T) {
	s := rowTasks(2, "hours")
	shows := func() bool { return len(s.FindAll("in work")) > 0 }
	s.Keys("F2", "Tab")
	require.Equal(t, "t2 state", gridstage.EditedCell(s))
	require.False(t, shows())
	s.Keys("Alt+Down")
	require.True(t, shows())
	s.Keys("Esc")
	require.False(t, shows())
	require.Equal(t, "t2 state", gridstage.EditedCell(s), "Escape closes the list first")
	s.Keys("Down")
	require.True(t, shows(), "an arrow opens it")
	s.Click(choiceAt(s, "closed"))
	require.False(t, shows(), "a click chooses and closes it")
	require.Equal(t, "t2 state", gridstage.EditedCell(s))
	s.Keys("Tab", "Shift+Tab")
	s.Type("in")
	require.True(t, shows(), "typing opens it")
	s.Keys("Tab", "Tab")
	require.Equal(t, "t2 due", gridstage.EditedCell(s))
	s.Keys("Enter")
	require.Equal(t, "in work", taskOf(s, "t2").State)
	require.Equal(t, [][]string{{"t2 state"}}, edits(s))
}

func TestClicksMoveBetweenTheFields(t *testing.T) {
	for _, tap := range []bool{false, true} {
		s := rowTasks(2, "title")
		click := func(label string) {
			n, ok := s.Find(label)
			require.True(t, ok, label)
			x, y := n.Center()
			if tap {
				s.Tap(x, y)
			} else {
				s.Click(x, y)
			}
			s.Settle()
		}
		s.Type("new")
		click("2025-01-03")
		require.Equal(t, "t2 due", gridstage.EditedCell(s))
		require.Empty(t, edits(s))
		require.Contains(t, rowFieldsOf(s), "new", "the draft shows")
		click("new")
		require.Equal(t, "t2 title", gridstage.EditedCell(s))
		require.Equal(t, "new", openText(s))
		click("task 5")
		require.Empty(t, gridstage.EditedCell(s), "a click elsewhere commits")
		require.Equal(t, [][]string{{"t2 title"}}, edits(s))
		require.Equal(t, "t5 title", gridstage.FocusedCell(s))
	}
}

func TestAFeedChangesUntouchedFieldsAtOnce(t *testing.T) {
	s := rowTasks(2, "title")
	s.Keys("F2", "Tab")
	s.Type("7")
	s.Keys("Tab", "Tab", "Tab", "Tab")
	require.Equal(t, "t2 note", gridstage.EditedCell(s))
	fed := taskstage.ATask(2)
	fed.Title, fed.Hours, fed.Note = "fed", 99, "fed note"
	require.NoError(t, s.Grid.Apply(gridui.Changes[taskstage.Task]{Update: []taskstage.Task{fed}}))
	s.Settle()
	require.Equal(t, "fed note", openText(s), "the open field, which is unchanged")
	got := rowFieldsOf(s)
	require.Contains(t, got, "fed")
	require.Contains(t, got, "7")
	require.NotContains(t, got, "99")
	s.Keys("End")
	s.Type("!")
	fed.Note = "again"
	require.NoError(t, s.Grid.Apply(gridui.Changes[taskstage.Task]{Update: []taskstage.Task{fed}}))
	s.Settle()
	require.Equal(t, "fed note!", openText(s))
	s.Keys("Enter")
	require.Equal(t, [][]string{{"t2 hours", "t2 note"}}, edits(s), "only touched cells are written")
	got2 := taskOf(s, "t2")
	require.Equal(t, "fed", got2.Title)
	require.Equal(t, 7.0, got2.Hours)
	require.Equal(t, "fed note!", got2.Note)
}

func TestARowThatIsGoneLeavesItsDraft(t *testing.T) {
	s := rowTasks(2, "title")
	s.Type("new")
	s.Keys("Tab")
	s.Type("7")
	require.NoError(t, s.Grid.Apply(gridui.Changes[taskstage.Task]{Remove: []string{"t2"}}))
	s.Settle()
	require.Empty(t, gridstage.EditedCell(s))
	last := gridstage.EventsOf[events.EditEnded](s.Events)
	require.Len(t, last, 1)
	require.Equal(t, events.EditRowGone, last[0].Reason)
	require.Equal(t, []events.DraftCell{{ColumnID: "title", Text: "new"}, {ColumnID: "hours", Text: "7"}}, last[0].Draft)
}

func TestAWindowThatLosesTheFocusKeepsTheDraft(t *testing.T) {
	s := rowTasks(2, "title")
	s.Type("new")
	s.WindowFocus(false)
	s.Settle()
	require.Equal(t, "t2 title", gridstage.EditedCell(s))
	s.WindowFocus(true)
	s.Settle()
	s.Keys("Enter")
	require.Equal(t, "new", taskOf(s, "t2").Title)
}

func TestAnotherWidgetThatGetsTheFocusCommits(t *testing.T) {
	other := new(int)
	s := rowTasks(2, "title")
	s.Type("new")
	s.Focus(other)
	s.Settle()
	require.Empty(t, gridstage.EditedCell(s))
	require.Equal(t, "new", taskOf(s, "t2").Title)
	s.Focus(s.Grid.Tag())
	taskstage.FocusTask(s, 2, "hours")
	s.Type("many")
	s.Focus(other)
	s.Settle()
	require.Equal(t, "t2 hours", gridstage.EditedCell(s), "refused, it stays open")
	require.True(t, s.Focused(s.Grid.Tag()), "with the keyboard")
}

func TestWhatActsOnTheRowsCommitsTheRowFirst(t *testing.T) {
	for name, act := range map[string]func(s *taskStage){
		"sort":  func(s *taskStage) { s.Click(headerOf(s, "Title")) },
		"page":  func(s *taskStage) { n, _ := s.Control("Next page"); s.Click(n.Center()) },
		"cells": func(s *taskStage) { s.Click(taskstage.TaskCell(s, "task 4")) },
		"menu":  func(s *taskStage) { s.RightClick(taskstage.TaskCell(s, "task 4")) },
	} {
		for _, reverts := range []bool{false, true} {
			for _, bad := range []bool{false, true} {
				s := rowTasks(2, "hours")
				s.Grid.Paging, s.Grid.Sorting.Mode = option.Paging{Enabled: true, Size: 6}, option.SortMulti
				s.Grid.Editing.RevertInvalid = reverts
				s.Settle()
				s.Type(map[bool]string{false: "7", true: "many"}[bad])
				s.Keys("Tab")
				act(s)
				s.Settle()
				acted := len(s.Grid.Sorting.Keys) > 0 || s.Grid.Paging.Index > 0 || s.Grid.Focused().RowID == "t4"
				require.Equal(t, !bad || reverts, acted, "%s, reverts %v, bad %v", name, reverts, bad)
				require.Equal(t, bad && !reverts, gridstage.EditedCell(s) != "", "%s, reverts %v, bad %v", name, reverts, bad)
				require.Equal(t, !bad, len(edits(s)) == 1, name)
			}
		}
	}
}

// headerOf returns the middle of the header of a column.
func headerOf(s *taskStage, name string) (x, y float32) {
	n, _ := s.Find(name)
	return n.Center()
}

func TestHiddenAndScrolledColumnsKeepTheirDraft(t *testing.T) {
	s := rowTasks(2, "title")
	s.Type("new")
	s.Keys("Tab")
	s.Type("7")
	s.Grid.ColumnVisibility.Hidden = []string{"title"}
	s.Settle()
	require.Equal(t, "t2 hours", gridstage.EditedCell(s))
	s.Grid.ColumnVisibility.Hidden = []string{"title", "hours"}
	s.Settle()
	require.Equal(t, "t2 state", gridstage.EditedCell(s), "another field opens")
	s.Keys("Enter")
	require.ElementsMatch(t, []string{"t2 title", "t2 hours"}, edits(s)[0])
}

func TestColumnsThatAreGoneLoseTheirDraft(t *testing.T) {
	s := rowTasks(2, "title")
	s.Type("new")
	s.Keys("Tab")
	s.Type("7")
	s.Grid.Columns = slices.Delete(taskstage.TaskColumns(), 1, 2)
	s.Settle()
	s.Keys("Enter")
	require.Equal(t, [][]string{{"t2 hours"}}, edits(s))
	taskstage.FocusTask(s, 2, "hours")
	s.Type("8")
	s.Grid.Columns = taskstage.TaskColumns()[:1]
	s.Settle()
	require.Empty(t, gridstage.EditedCell(s))
	require.Equal(t, events.EditColumnGone, ended(s)[len(ended(s))-1])
}

func TestFieldsFollowPinnedColumnsAndTheReadingDirection(t *testing.T) {
	s := rowTasks(2, "title")
	s.Style = func(st *gridui.Style) { st.Locale, st.Direction = locale.For("en"), gridui.DirectionRTL }
	s.Grid.ColumnPinning.Left = []string{"note"}
	s.Settle()
	s.Keys("F2", "Shift+Tab")
	require.Equal(t, "t2 note", gridstage.EditedCell(s), "the pinned column comes first")
	s.Keys("Tab", "Tab", "F2", "Left")
	require.Equal(t, "t2 state", gridstage.EditedCell(s), "left is forward")
}

func TestHangulInFields(t *testing.T) {
	s := rowTasks(2, "title")
	s.IME.Compose("ㅎ", "하", "한")
	s.Settle()
	require.Equal(t, "한", openText(s))
	s.IME.Commit("한")
	require.Equal(t, "t2 title", gridstage.EditedCell(s))
	s.Keys("Tab")
	s.Keys("Tab", "Tab", "Tab", "Tab")
	require.Equal(t, "t2 note", gridstage.EditedCell(s))
	s.IME.Compose("ㄱ", "그", "글")
	s.IME.Commit("글")
	s.Keys("Enter")
	require.Equal(t, "글", taskOf(s, "t2").Note)
	require.Equal(t, [][]string{{"t2 title", "t2 note"}}, edits(s))
}

func TestProgramsMoveWithinTheRow(t *testing.T) {
	s := rowTasks(2, "title")
	s.Type("new")
	s.Grid.StartEditing("t2", "note")
	s.Settle()
	require.Equal(t, "t2 note", gridstage.EditedCell(s))
	require.Empty(t, edits(s))
	s.Grid.StartEditing("t4", "note")
	s.Settle()
	require.Equal(t, "t4 note", gridstage.EditedCell(s))
	require.Equal(t, [][]string{{"t2 title"}}, edits(s))
}

func TestFieldsShowAsSuchToAssistiveTechnology(t *testing.T) {
	s := rowTasks(2, "title")
	s.Keys("F2")
	require.Equal(t, []string{"task 2", "2", "open", "o", "2025-01-03", "note"}, order(rowFieldsOf(s), []string{"task 2", "2", "open", "o", "2025-01-03", "note"}))
	gridstage.AuditSemantics(t, s.Harness, "row")
}

// order returns the texts in want order that are in got.
func order(got, want []string) (out []string) {
	for _, w := range want {
		if slices.Contains(got, w) {
			out = append(out, w)
		}
	}
	return out
}

// Fields that are not open cost a settled frame no memory.
func TestFieldsOfARowCostASettledFrameNothing(t *testing.T) {
	allocs := func(row bool) float64 {
		s := taskstage.NewTasks(20)
		s.Grid.Editing.Row = row
		taskstage.FocusTask(s, 2, "title")
		s.Type("new")
		s.Settle()
		return s.Allocs(100, func() {})
	}
	require.Equal(t, allocs(false), allocs(true))
}

func TestProposedEditsOfARowAreOneProposal(t *testing.T) {
	s := rowTasks(2, "title")
	s.Grid.Editing.Controlled = true
	s.Type("new")
	s.Keys("Tab")
	s.Type("7")
	s.Keys("Enter")
	proposed := gridstage.EventsOf[gridui.CellsEdited[taskstage.Task]](s.Events)
	require.Len(t, proposed, 1)
	proposed[0].Reject(nil)
	s.Settle()
	require.Equal(t, taskstage.ATask(2), taskOf(s, "t2"))
	require.NoError(t, proposed[0].Apply(&s.Grid), "it was answered")
}
