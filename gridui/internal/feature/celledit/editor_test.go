// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
)

// taskOf returns a task of the grid by id.
func taskOf(s *gridstage.Stage[taskstage.Task], id string) taskstage.Task {
	for i := range s.Grid.Len() {
		if t, ok := s.Grid.RowAt(i); ok && t.ID == id {
			return t
		}
	}
	return taskstage.Task{}
}

// TestKeysOfTheEditor runs the table of editing keys. Each case begins on the title of the task t2; steps are
// keys, and text after a quote.
func TestKeysOfTheEditor(t *testing.T) {
	tests := []struct {
		name, on string
		steps    []string
		edits    string // the cell edited at the end
		text     string // in its editor
		focus    string // the focused cell at the end
		title    string // of t2 at the end
	}{
		{name: "F2", steps: []string{"F2"}, edits: "t2 title", text: "task 2"},
		{name: "F2 puts the caret behind the text", steps: []string{"F2", "'!", "Enter"}, focus: "t3 title", title: "task 2!"},
		{name: "Enter", steps: []string{"Enter"}, edits: "t2 title", text: "task 2"},
		{name: "KeypadEnter", steps: []string{"KeypadEnter"}, edits: "t2 title", text: "task 2"},
		{name: "Backspace", steps: []string{"Backspace"}, edits: "t2 title", text: ""},
		{name: "Backspace and Enter", steps: []string{"Backspace", "Enter"}, focus: "t3 title", title: "-"},
		{name: "typing replaces", steps: []string{"'x"}, edits: "t2 title", text: "x"},
		{name: "typing and Enter", steps: []string{"'xy", "Enter"}, focus: "t3 title", title: "xy"},
		{name: "a space is text", steps: []string{"' "}, edits: "t2 title", text: " "},
		{name: "Shift+Enter", steps: []string{"'xy", "Shift+Enter"}, focus: "t1 title", title: "xy"},
		{name: "Tab", steps: []string{"'xy", "Tab"}, edits: "t2 hours", text: "2", focus: "t2 hours", title: "xy"},
		{name: "Tab, then typing", steps: []string{"'xy", "Tab", "'7"}, edits: "t2 hours", text: "7", title: "xy"},
		{name: "Shift+Tab to the row above", steps: []string{"'xy", "Shift+Tab"}, edits: "t1 note", focus: "t1 note", text: "note", title: "xy"},
		{name: "Esc", steps: []string{"'xy", "Esc"}, focus: "t2 title"},
		{name: "Esc after F2", steps: []string{"F2", "'xy", "Esc"}, focus: "t2 title"},
		{name: "Ctrl+Enter stays", steps: []string{"'xy", "Shortcut+Enter"}, focus: "t2 title", title: "xy"},
		{name: "Right moves on while typing", steps: []string{"'xy", "Right"}, focus: "t2 hours", title: "xy"},
		{name: "Left moves on while typing", steps: []string{"'xy", "Left"}, focus: "t2 id", title: "xy"},
		{name: "Up moves on while typing", steps: []string{"'xy", "Up"}, focus: "t1 title", title: "xy"},
		{name: "Down moves on while typing", steps: []string{"'xy", "Down"}, focus: "t3 title", title: "xy"},
		{name: "Left moves the caret after F2", steps: []string{"F2", "Left", "'x", "Enter"}, focus: "t3 title", title: "task x2"},
		{name: "Left moves the caret after Enter", steps: []string{"Enter", "Left", "Left", "Right", "'x", "Enter"}, focus: "t3 title", title: "task x2"},
		{name: "F2 while typing lets arrows move the caret", steps: []string{"'xy", "F2", "Left", "'z", "Enter"}, focus: "t3 title", title: "xzy"},
		{name: "F2 twice lets arrows move on", steps: []string{"F2", "F2", "Right"}, focus: "t2 hours"},
		{name: "Shift+Left selects while typing", steps: []string{"'xyz", "Shift+Left", "Shift+Left", "'a", "Enter"}, focus: "t3 title", title: "xa"},
		{name: "Home and End are the field's", steps: []string{"F2", "Home", "'a", "End", "'z", "Enter"}, focus: "t3 title", title: "atask 2z"},
		{name: "Backspace and Delete in the field", steps: []string{"F2", "Backspace", "Home", "Delete", "Enter"}, focus: "t3 title", title: "ask "},
		{name: "Ctrl+A in the field", steps: []string{"F2", "Shortcut+A", "'new", "Enter"}, focus: "t3 title", title: "new"},
		{name: "Ctrl+Z in the field", steps: []string{"F2", "'x", "Shortcut+Z", "Enter"}, focus: "t3 title", title: "task 2"},
		{name: "Alt+Enter breaks no line", steps: []string{"'x", "Alt+Enter"}, edits: "t2 title", text: "x"},
		{name: "Enter on what cannot be edited", on: "id", steps: []string{"Enter"}, focus: "t2 id"},
		{name: "typing on what cannot be edited", on: "id", steps: []string{"'x", "F2", "Backspace"}, focus: "t2 id"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			on := test.on
			if on == "" {
				on = "title"
			}
			s := taskstage.FocusTask(taskstage.NewTasks(20), 2, on)
			for _, step := range test.steps {
				if step[0] == '\'' {
					s.Type(step[1:])
				} else {
					s.Keys(step)
				}
			}
			require.Equal(t, test.edits, gridstage.EditedCell(s))
			if test.edits != "" {
				require.Equal(t, test.text, taskstage.EditorText(t, s))
			}
			if test.focus != "" {
				require.Equal(t, test.focus, gridstage.FocusedCell(s))
			}
			want := test.title
			switch want {
			case "":
				want = "task 2"
			case "-":
				want = ""
			}
			require.Equal(t, want, taskOf(s, "t2").Title)
			require.True(t, s.Focused(s.Grid.Tag()), "the grid lost the keyboard")
		})
	}
}

func TestEditorTellsWhatBecameOfIt(t *testing.T) {
	ended := func(why events.EditReason, text string) events.EditEnded {
		return events.EditEnded{RowID: "t2", ColumnID: "title", Text: text, Committed: why == events.EditCommitted, Reason: why}
	}
	tests := map[string]struct {
		do   func(s *gridstage.Stage[taskstage.Task])
		want events.EditEnded
	}{
		"committed": {func(s *gridstage.Stage[taskstage.Task]) { s.Type("x"); s.Keys("Enter") }, ended(events.EditCommitted, "x")},
		"unchanged": {func(s *gridstage.Stage[taskstage.Task]) { s.Keys("F2", "Enter") }, ended(events.EditUnchanged, "task 2")},
		"canceled":  {func(s *gridstage.Stage[taskstage.Task]) { s.Type("x"); s.Keys("Esc") }, ended(events.EditCanceled, "x")},
		"by the program": {func(s *gridstage.Stage[taskstage.Task]) { s.Type("x"); s.Grid.CancelEdit(); s.Settle() },
			ended(events.EditCanceled, "x")},
		"committed by the program": {func(s *gridstage.Stage[taskstage.Task]) { s.Type("x"); s.Grid.CommitEdit(); s.Settle() },
			ended(events.EditCommitted, "x")},
		"switched off": {func(s *gridstage.Stage[taskstage.Task]) { s.Type("x"); s.Grid.Editing.Enabled = false; s.Settle() },
			ended(events.EditCanceled, "x")},
		"row gone": {func(s *gridstage.Stage[taskstage.Task]) {
			s.Type("x")
			s.Grid.SetRows([]taskstage.Task{taskstage.ATask(0), taskstage.ATask(1)})
			s.Settle()
		}, ended(events.EditRowGone, "x")},
		"column gone": {func(s *gridstage.Stage[taskstage.Task]) {
			s.Type("x")
			s.Grid.Columns = s.Grid.Columns[2:]
			s.Settle()
		}, ended(events.EditColumnGone, "x")},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "title")
			test.do(s)
			s.Settle()
			var got []events.Event
			for _, ev := range s.Events {
				switch ev.(type) {
				case events.EditStarted, events.EditEnded:
					got = append(got, ev)
				}
			}
			require.Equal(t, []events.Event{events.EditStarted{RowID: "t2", ColumnID: "title"}, test.want}, got)
			require.Empty(t, gridstage.EditedCell(s))
		})
	}
}

func TestEditorsStartOnlyWhereTheyMay(t *testing.T) {
	tries := map[string]func(s *gridstage.Stage[taskstage.Task]){
		"typing":       func(s *gridstage.Stage[taskstage.Task]) { s.Type("x") },
		"F2":           func(s *gridstage.Stage[taskstage.Task]) { s.Keys("F2") },
		"Enter":        func(s *gridstage.Stage[taskstage.Task]) { s.Keys("Enter") },
		"Backspace":    func(s *gridstage.Stage[taskstage.Task]) { s.Keys("Backspace") },
		"the program":  func(s *gridstage.Stage[taskstage.Task]) { s.Grid.StartEditing("t2", "title"); s.Settle() },
		"double click": func(s *gridstage.Stage[taskstage.Task]) { s.DoubleClick(taskstage.TaskCell(s, "task 2")) },
	}
	tests := map[string]func(s *gridstage.Stage[taskstage.Task]){
		"off":     func(s *gridstage.Stage[taskstage.Task]) { s.Grid.Editing.Enabled = false },
		"loading": func(s *gridstage.Stage[taskstage.Task]) { s.Grid.Loading.Overlay = true },
		"locked": func(s *gridstage.Stage[taskstage.Task]) {
			locked := taskstage.ATask(2)
			locked.Locked = true
			require.NoError(t, s.Grid.Apply(gridui.Changes[taskstage.Task]{Update: []taskstage.Task{locked}}))
		},
	}
	for name, try := range tries {
		s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "title")
		try(s)
		require.Equal(t, "t2 title", gridstage.EditedCell(s), name)
		for why, set := range tests {
			s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "title")
			set(s)
			s.Settle()
			try(s)
			require.Empty(t, gridstage.EditedCell(s), "%s, %s", name, why)
		}
	}
}
