// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package taskstage

import (
	"errors"
	"image"
	"strconv"
	"testing"
	"time"

	"gioui.org/io/semantic"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
)

// Task is a row with a cell of every kind of editor.
type Task struct {
	ID, Title, State, Note string
	Hours                  float64
	Due                    time.Time
	Done, Locked           bool
}

func TaskColumns() []gridui.Column[Task] {
	return []gridui.Column[Task]{
		gridui.Field("id", "Id", func(t Task) string { return t.ID }).Width(50),
		gridui.Field("title", "Title", func(t Task) string { return t.Title }).Width(100).
			Edit(func(t *Task, v string) { t.Title = v }).
			Editable(func(t Task) bool { return !t.Locked }),
		gridui.Field("hours", "Hours", func(t Task) float64 { return t.Hours }).Width(80).
			Edit(func(t *Task, v float64) { t.Hours = v }).
			Validate(func(_ Task, v float64) error {
				if v < 0 {
					return errors.New("time does not run backwards")
				}
				return nil
			}),
		gridui.Field("state", "State", func(t Task) string { return t.State }).Width(100).
			Edit(func(t *Task, v string) { t.State = v }).Options("open", "in work", "closed"),
		gridui.Bool("done", "Done", func(t Task) bool { return t.Done }).Width(60).
			Edit(func(t *Task, v bool) { t.Done = v }),
		gridui.Time("due", "Due", func(t Task) time.Time { return t.Due }).Width(120).Layout(time.DateOnly).
			Edit(func(t *Task, v time.Time) { t.Due = v }),
		gridui.Field("note", "Note", func(t Task) string { return t.Note }).Width(100).
			Edit(func(t *Task, v string) { t.Note = v }).LongText(),
	}
}

func ATask(i int) Task {
	return Task{
		ID: "t" + strconv.Itoa(i), Title: "task " + strconv.Itoa(i), State: "open", Hours: float64(i),
		Due: time.Date(2025, time.January, 1+i%28, 0, 0, 0, 0, time.UTC), Note: "note",
	}
}

// NewTasks returns a stage of n tasks that can be edited.
func NewTasks(n int) *gridstage.Stage[Task] {
	rows := make([]Task, n)
	for i := range rows {
		rows[i] = ATask(i)
	}
	s := gridstage.New(image.Pt(700, 400), func(g *gridui.Grid[Task]) {
		g.Columns = TaskColumns()
		g.RowID = func(t Task) string { return t.ID }
		g.Editing.Enabled = true
		g.SetRows(rows)
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Focus(s.Grid.Tag())
	s.TakeKinds()
	return s
}

// FocusTask focuses a cell.
func FocusTask(s *gridstage.Stage[Task], row int, column string) *gridstage.Stage[Task] {
	s.Grid.FocusCell(row, column)
	s.Settle()
	s.TakeKinds()
	return s
}

// EditorText returns the text in the open editor.
func EditorText(t *testing.T, s *gridstage.Stage[Task]) string {
	t.Helper()
	for _, n := range s.Nodes() {
		if n.Class == semantic.Editor && n.Description != "" {
			return n.Label
		}
	}
	return "(no editor)"
}

// TaskCell returns the middle of the cell that shows a text.
func TaskCell(s *gridstage.Stage[Task], text string) (x, y float32) {
	n, ok := s.Find(text)
	if !ok {
		panic("no cell shows " + text)
	}
	return n.Center()
}
