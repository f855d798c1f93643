// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"image"
	"strconv"
	"testing"
	"time"

	"gioui.org/io/semantic"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/locale"
)

// task is a row with a cell of every kind of editor.
type task struct {
	ID, Title, State, Note string
	Hours                  float64
	Due                    time.Time
	Done, Locked           bool
}

func taskColumns() []gridui.Column[task] {
	return []gridui.Column[task]{
		gridui.Field("id", "Id", func(t task) string { return t.ID }).Width(50),
		gridui.Field("title", "Title", func(t task) string { return t.Title }).Width(100).
			Edit(func(t *task, v string) { t.Title = v }).
			Editable(func(t task) bool { return !t.Locked }),
		gridui.Field("hours", "Hours", func(t task) float64 { return t.Hours }).Width(80).
			Edit(func(t *task, v float64) { t.Hours = v }).
			Validate(func(_ task, v float64) error {
				if v < 0 {
					return errors.New("time does not run backwards")
				}
				return nil
			}),
		gridui.Field("state", "State", func(t task) string { return t.State }).Width(100).
			Edit(func(t *task, v string) { t.State = v }).Options("open", "in work", "closed"),
		gridui.Bool("done", "Done", func(t task) bool { return t.Done }).Width(60).
			Edit(func(t *task, v bool) { t.Done = v }),
		gridui.Time("due", "Due", func(t task) time.Time { return t.Due }).Width(120).Layout(time.DateOnly).
			Edit(func(t *task, v time.Time) { t.Due = v }),
		gridui.Field("note", "Note", func(t task) string { return t.Note }).Width(100).
			Edit(func(t *task, v string) { t.Note = v }).LongText(),
	}
}

func aTask(i int) task {
	return task{
		ID: "t" + strconv.Itoa(i), Title: "task " + strconv.Itoa(i), State: "open", Hours: float64(i),
		Due: time.Date(2025, time.January, 1+i%28, 0, 0, 0, 0, time.UTC), Note: "note",
	}
}

// newTasks is a stage of n tasks that can be edited.
func newTasks(n int) *stage[task] {
	rows := make([]task, n)
	for i := range rows {
		rows[i] = aTask(i)
	}
	s := newStage(image.Pt(700, 400), func(g *gridui.Grid[task]) {
		g.Columns = taskColumns()
		g.RowID = func(t task) string { return t.ID }
		g.Editing.Enabled = true
		g.SetRows(rows)
	})
	s.style = func(st *gridui.Style) { st.Locale = locale.English() }
	s.Focus(s.grid.Tag())
	s.kinds()
	return s
}

// onCell focuses a cell.
func onCell(s *stage[task], row int, column string) *stage[task] {
	s.grid.FocusCell(row, column)
	s.Settle()
	s.kinds()
	return s
}

// taskOf is a task by id, as the grid holds it.
func taskOf(s *stage[task], id string) task {
	for i := range s.grid.Len() {
		if t, ok := s.grid.RowAt(i); ok && t.ID == id {
			return t
		}
	}
	return task{}
}

// editing is the cell that is edited, as "row column".
func editing[T any](s *stage[T]) string {
	row, column, ok := s.grid.EditingCell()
	if !ok {
		return ""
	}
	return row + " " + column
}

// editorText is the text in the open editor.
func editorText(t *testing.T, s *stage[task]) string {
	t.Helper()
	for _, n := range s.Nodes() {
		if n.Class == semantic.Editor && n.Description != "" {
			return n.Label
		}
	}
	return "(no editor)"
}

func focused[T any](s *stage[T]) string {
	f := s.grid.Focused()
	return f.RowID + " " + f.ColumnID
}

// TestKeysOfTheEditor walks the table of editing keys. Each case begins on the title
// of the task t2; steps are keys, and text after a quote.
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
			s := onCell(newTasks(20), 2, on)
			for _, step := range test.steps {
				if step[0] == '\'' {
					s.Type(step[1:])
				} else {
					s.Keys(step)
				}
			}
			require.Equal(t, test.edits, editing(s))
			if test.edits != "" {
				require.Equal(t, test.text, editorText(t, s))
			}
			if test.focus != "" {
				require.Equal(t, test.focus, focused(s))
			}
			want := test.title
			switch want {
			case "":
				want = "task 2"
			case "-":
				want = ""
			}
			require.Equal(t, want, taskOf(s, "t2").Title)
			require.True(t, s.Focused(s.grid.Tag()), "the grid lost the keyboard")
		})
	}
}

func TestEditorTellsWhatBecameOfIt(t *testing.T) {
	ended := func(why events.EditReason, text string) events.EditEnded {
		return events.EditEnded{RowID: "t2", ColumnID: "title", Text: text, Committed: why == events.EditCommitted, Reason: why}
	}
	tests := map[string]struct {
		do   func(s *stage[task])
		want events.EditEnded
	}{
		"committed": {func(s *stage[task]) { s.Type("x"); s.Keys("Enter") }, ended(events.EditCommitted, "x")},
		"unchanged": {func(s *stage[task]) { s.Keys("F2", "Enter") }, ended(events.EditUnchanged, "task 2")},
		"canceled":  {func(s *stage[task]) { s.Type("x"); s.Keys("Esc") }, ended(events.EditCanceled, "x")},
		"by the program": {func(s *stage[task]) { s.Type("x"); s.grid.StopEditing(false); s.Settle() },
			ended(events.EditCanceled, "x")},
		"committed by the program": {func(s *stage[task]) { s.Type("x"); s.grid.StopEditing(true); s.Settle() },
			ended(events.EditCommitted, "x")},
		"switched off": {func(s *stage[task]) { s.Type("x"); s.grid.Editing.Enabled = false; s.Settle() },
			ended(events.EditCanceled, "x")},
		"row gone": {func(s *stage[task]) {
			s.Type("x")
			s.grid.SetRows([]task{aTask(0), aTask(1)})
			s.Settle()
		}, ended(events.EditRowGone, "x")},
		"column gone": {func(s *stage[task]) {
			s.Type("x")
			s.grid.Columns = s.grid.Columns[2:]
			s.Settle()
		}, ended(events.EditColumnGone, "x")},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			s := onCell(newTasks(20), 2, "title")
			test.do(s)
			s.Settle()
			var got []events.Event
			for _, ev := range s.events {
				switch ev.(type) {
				case events.EditStarted, events.EditEnded:
					got = append(got, ev)
				}
			}
			require.Equal(t, []events.Event{events.EditStarted{RowID: "t2", ColumnID: "title"}, test.want}, got)
			require.Empty(t, editing(s))
		})
	}
}

func TestEditorsStartOnlyWhereTheyMay(t *testing.T) {
	tries := map[string]func(s *stage[task]){
		"typing":       func(s *stage[task]) { s.Type("x") },
		"F2":           func(s *stage[task]) { s.Keys("F2") },
		"Enter":        func(s *stage[task]) { s.Keys("Enter") },
		"Backspace":    func(s *stage[task]) { s.Keys("Backspace") },
		"the program":  func(s *stage[task]) { s.grid.StartEditing("t2", "title"); s.Settle() },
		"double click": func(s *stage[task]) { s.DoubleClick(cellAt(s, "task 2")) },
	}
	tests := map[string]func(s *stage[task]){
		"off":     func(s *stage[task]) { s.grid.Editing.Enabled = false },
		"loading": func(s *stage[task]) { s.grid.Loading.Overlay = true },
		"locked": func(s *stage[task]) {
			locked := aTask(2)
			locked.Locked = true
			require.NoError(t, s.grid.Apply(gridui.Changes[task]{Update: []task{locked}}))
		},
	}
	for name, try := range tries {
		s := onCell(newTasks(20), 2, "title")
		try(s)
		require.Equal(t, "t2 title", editing(s), name)
		for why, set := range tests {
			s := onCell(newTasks(20), 2, "title")
			set(s)
			s.Settle()
			try(s)
			require.Empty(t, editing(s), "%s, %s", name, why)
		}
	}
}

// cellAt is the middle of the cell that shows a text.
func cellAt(s *stage[task], text string) (x, y float32) {
	n, ok := s.Find(text)
	if !ok {
		panic("no cell shows " + text)
	}
	return n.Center()
}
