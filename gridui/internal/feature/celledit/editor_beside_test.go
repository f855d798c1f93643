// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// besideTasks returns sorted tasks on pages, with buttons around the sheet, and the cell "hours" of row 2 focused.
func besideTasks(t *testing.T) *gridstage.Stage[taskstage.Task] {
	t.Helper()
	s := taskstage.NewTasks(50)
	s.Grid.Paging = option.Paging{Enabled: true, Size: 5}
	s.Grid.Sorting = option.Sorting{Mode: option.SortMulti, ClearButton: true, Keys: []option.SortKey{{ColumnID: "id", Desc: true}}}
	s.Grid.ColumnVisibility.Button = true
	s.Settle()
	return taskstage.FocusTask(s, 2, "hours")
}

// besideButtons names a button of each feature with buttons beside the sheet, and what tells that it acted.
var besideButtons = map[string]func(s *gridstage.Stage[taskstage.Task]) bool{
	"Next page":  func(s *gridstage.Stage[taskstage.Task]) bool { return s.Grid.Paging.Index == 1 },
	"Clear sort": func(s *gridstage.Stage[taskstage.Task]) bool { return len(s.Grid.Sorting.Keys) == 0 },
	"Columns":    func(s *gridstage.Stage[taskstage.Task]) bool { return s.Shows("Show all") },
}

func TestButtonsBesideTheSheetActWhileACellIsEdited(t *testing.T) {
	for name, acted := range besideButtons {
		s := besideTasks(t)
		s.Type("7")
		require.NotEmpty(t, gridstage.EditedCell(s))
		require.False(t, acted(s), name)
		s.PressControl(t, name)
		s.Settle()
		require.True(t, acted(s), "%s\n%s", name, s.Dump())
		require.Empty(t, gridstage.EditedCell(s), name)
		ended := gridstage.EventsOf[events.EditEnded](s.Events)
		require.Len(t, ended, 1, name)
		require.Equal(t, events.EditCommitted, ended[0].Reason, name)
	}
}

func TestTapsBesideTheSheetCommitToo(t *testing.T) {
	for name, acted := range besideButtons {
		s := besideTasks(t)
		s.Type("7")
		n, _ := s.Control(name)
		s.Tap(n.Center())
		s.Settle()
		require.True(t, acted(s), name)
		require.Empty(t, gridstage.EditedCell(s), name)
	}
}

func TestARefusedEditKeepsButtonsFromActing(t *testing.T) {
	for name, acted := range besideButtons {
		s := besideTasks(t)
		s.Type("many")
		for range 2 {
			s.PressControl(t, name)
			s.Settle()
			require.False(t, acted(s), name)
			require.NotEmpty(t, gridstage.EditedCell(s), name)
		}
		s.Keys("Shortcut+A")
		s.Type("8")
		s.PressControl(t, name)
		s.Settle()
		require.True(t, acted(s), "%s acts again", name)
		require.Empty(t, gridstage.EditedCell(s), name)
	}
}

func TestARevertedEditLetsButtonsAct(t *testing.T) {
	for name, acted := range besideButtons {
		s := besideTasks(t)
		s.Grid.Editing.RevertInvalid = true
		s.Type("many")
		s.PressControl(t, name)
		s.Settle()
		require.True(t, acted(s), name)
		ended := gridstage.EventsOf[events.EditEnded](s.Events)
		require.Len(t, ended, 1, name)
		require.Equal(t, events.EditReverted, ended[0].Reason, name)
	}
}

// Text typed before the press in the same frame is committed with it.
func TestAPressBesideTheSheetFollowsTheTextOfItsFrame(t *testing.T) {
	s := besideTasks(t)
	s.Type("7")
	next, _ := s.Control("Next page")
	s.InOneFrame(func() { s.Type("5"); s.Click(next.Center()) })
	s.Settle()
	require.Equal(t, 1, s.Grid.Paging.Index)
	s.Grid.Paging.Index = 0
	s.Settle()
	require.Equal(t, 75.0, taskOf(s, "t47").Hours)
}

// Presses on the list of an editor, and on scroll bars, commit nothing.
func TestPressesOnTheListOfAnEditorAreItsOwn(t *testing.T) {
	s := besideTasks(t)
	taskstage.FocusTask(s, 2, "state")
	s.Keys("Enter")
	s.Click(choiceAt(s, "closed"))
	s.Settle()
	require.Empty(t, gridstage.EditedCell(s))
	s.Grid.Paging.Index = 0
	s.Settle()
	require.Equal(t, "closed", taskOf(s, "t47").State)
}
