// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"errors"
	"image"
	"testing"
	"time"

	"gioui.org/io/semantic"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestChoicesAreTypedAheadAndPicked(t *testing.T) {
	tests := []struct {
		name  string
		steps func(s *gridstage.Stage[taskstage.Task])
		want  string
		open  bool
	}{
		{"by its beginning", func(s *gridstage.Stage[taskstage.Task]) { s.Type("cl"); s.Keys("Enter") }, "closed", false},
		{"by a part", func(s *gridstage.Stage[taskstage.Task]) { s.Type("WORK"); s.Keys("Enter") }, "in work", false},
		{"by arrows", func(s *gridstage.Stage[taskstage.Task]) { s.Keys("Enter", "Down", "Enter") }, "in work", false},
		{"by arrows after typing", func(s *gridstage.Stage[taskstage.Task]) { s.Type("in"); s.Keys("Down", "Enter") }, "closed", false},
		{"no further than the last", func(s *gridstage.Stage[taskstage.Task]) { s.Keys("F2", "PageDown", "Down", "Enter") }, "closed", false},
		{"and up again", func(s *gridstage.Stage[taskstage.Task]) { s.Keys("F2", "PageDown", "PageUp", "Enter") }, "open", false},
		{"nothing of that kind", func(s *gridstage.Stage[taskstage.Task]) { s.Type("zz"); s.Keys("Enter") }, "open", true},
		{"nothing", func(s *gridstage.Stage[taskstage.Task]) { s.Keys("Backspace", "Enter") }, "", false},
		{"as it was", func(s *gridstage.Stage[taskstage.Task]) { s.Keys("F2", "Enter") }, "open", false},
		{"Esc", func(s *gridstage.Stage[taskstage.Task]) { s.Keys("F2", "Down", "Esc") }, "open", false},
		{"a click", func(s *gridstage.Stage[taskstage.Task]) { s.Keys("F2"); s.Click(choiceAt(s, "closed")) }, "closed", false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "state")
			test.steps(s)
			require.Equal(t, test.want, taskOf(s, "t2").State)
			require.Equal(t, test.open, gridstage.EditedCell(s) != "")
			require.True(t, s.Focused(s.Grid.Tag()))
		})
	}
}

// choiceAt returns the centre of a value in the open list.
func choiceAt(s *gridstage.Stage[taskstage.Task], text string) (x, y float32) {
	for _, n := range s.Nodes() {
		if n.Class == semantic.RadioButton && n.Label == text {
			return n.Center()
		}
	}
	panic("no choice of " + text)
}

func buttonAt(s *gridstage.Stage[taskstage.Task], name string) (x, y float32) {
	for _, n := range s.Nodes() {
		if n.Class == semantic.Button && n.Label == name {
			return n.Center()
		}
	}
	panic("no button " + name)
}

func TestDatesAreTypedAndPicked(t *testing.T) {
	day := func(y int, m time.Month, d int) time.Time { return time.Date(y, m, d, 0, 0, 0, 0, time.UTC) }
	tests := []struct {
		name  string
		steps func(s *gridstage.Stage[taskstage.Task])
		want  time.Time
	}{
		{"typed", func(s *gridstage.Stage[taskstage.Task]) { s.Type("2024-02-29"); s.Keys("Enter") }, day(2024, 2, 29)},
		{"typed otherwise", func(s *gridstage.Stage[taskstage.Task]) { s.Type("2024-02-29 10:30"); s.Keys("Enter") },
			time.Date(2024, 2, 29, 10, 30, 0, 0, time.UTC)},
		{"arrows", func(s *gridstage.Stage[taskstage.Task]) { s.Keys("F2", "Alt+Down", "Right", "Down", "Enter") }, day(2025, 1, 11)},
		{"arrows back", func(s *gridstage.Stage[taskstage.Task]) { s.Keys("F2", "Alt+Down", "Left", "Up", "Enter") }, day(2024, 12, 26)},
		{"months", func(s *gridstage.Stage[taskstage.Task]) {
			s.Keys("F2", "Alt+Down", "PageDown", "PageDown", "PageUp", "Enter")
		}, day(2025, 2, 3)},
		{"today", func(s *gridstage.Stage[taskstage.Task]) { s.Keys("F2", "Alt+Down", "Home", "Enter") }, day(2025, 1, 6)},
		{"the button of today", func(s *gridstage.Stage[taskstage.Task]) {
			s.Keys("F2", "Alt+Down")
			s.Click(buttonAt(s, "Today"))
			s.Keys("Enter")
		}, day(2025, 1, 6)},
		{"a day", func(s *gridstage.Stage[taskstage.Task]) {
			s.Keys("F2")
			s.Click(buttonAt(s, "Calendar"))
			s.Click(buttonAt(s, "2025-01-20"))
		}, day(2025, 1, 20)},
		{"a day of another month", func(s *gridstage.Stage[taskstage.Task]) {
			s.Keys("F2", "Alt+Down")
			s.Click(buttonAt(s, "Next month"))
			s.Click(buttonAt(s, "Next month"))
			s.Click(buttonAt(s, "Previous month"))
			s.Click(buttonAt(s, "2025-02-14"))
		}, day(2025, 2, 14)},
		{"Esc closes the calendar first", func(s *gridstage.Stage[taskstage.Task]) {
			s.Keys("F2", "Alt+Down", "Right", "Esc", "Enter")
		}, day(2025, 1, 4)},
		{"Esc twice gives up", func(s *gridstage.Stage[taskstage.Task]) { s.Keys("F2", "Alt+Down", "Right", "Esc", "Esc") }, day(2025, 1, 3)},
		{"cleared", func(s *gridstage.Stage[taskstage.Task]) { s.Keys("Backspace", "Enter") }, time.Time{}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "due")
			test.steps(s)
			require.Equal(t, test.want, taskOf(s, "t2").Due)
			require.Empty(t, gridstage.EditedCell(s))
		})
	}
}

// A column of days changes only days, not times of day or locations.
func TestDaysKeepTheirTimeOfDay(t *testing.T) {
	seoul := time.FixedZone("KST", 9*3600)
	at := func(m time.Month, d int) time.Time { return time.Date(2025, m, d, 15, 4, 5, 6, seoul) }
	for name, c := range map[string]struct {
		steps func(s *gridstage.Stage[taskstage.Task])
		want  time.Time
	}{
		"typed":   {func(s *gridstage.Stage[taskstage.Task]) { s.Type("2025-02-28"); s.Keys("Enter") }, at(2, 28)},
		"by keys": {func(s *gridstage.Stage[taskstage.Task]) { s.Keys("F2", "Alt+Down", "Right", "Down", "Enter") }, at(1, 11)},
		"picked":  {func(s *gridstage.Stage[taskstage.Task]) { s.Keys("F2", "Alt+Down"); s.Click(buttonAt(s, "2025-01-20")) }, at(1, 20)},
		"pasted": {func(s *gridstage.Stage[taskstage.Task]) {
			s.Keys("Shortcut+V")
			s.Paste("2025-03-01\n2025-03-01\n2025-03-01\n")
		}, time.Date(2025, 3, 1, 0, 0, 0, 0, at(3, 1).Location())},
		"as it is": {func(s *gridstage.Stage[taskstage.Task]) { s.Keys("F2", "Enter") }, at(1, 3)},
		"several": {func(s *gridstage.Stage[taskstage.Task]) {
			s.Grid.Selection.Rows = idset.Of("t2", "t4")
			s.Type("2025-04-02")
			s.Keys("Shortcut+Enter")
			require.Equal(t, at(4, 2), taskOf(s, "t4").Due)
		}, at(4, 2)},
	} {
		t.Run(name, func(t *testing.T) {
			s := taskstage.NewTasks(20)
			rows := make([]taskstage.Task, 20)
			for i := range rows {
				rows[i] = taskstage.ATask(i)
				rows[i].Due = at(1, i+1)
			}
			s.Grid.SetRows(rows)
			s.Grid.Selection.Mode = option.SelectMulti
			c.steps(taskstage.FocusTask(s, 2, "due"))
			require.Equal(t, c.want, taskOf(s, "t2").Due)
		})
	}
}

func TestWhatIsNotADateIsRefused(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "due")
	s.Type("soon")
	s.Keys("Enter")
	require.Equal(t, "t2 due", gridstage.EditedCell(s))
	_, ok := s.Find("Not a date. Example: 2025-12-31")
	require.True(t, ok)
}

func TestLongTextHasLines(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "note")
	s.Keys("F2")
	before := editorNode(s).Bounds
	s.Type(" one")
	s.Keys("Alt+Enter")
	s.Type("two")
	s.Keys("Shortcut+Enter")
	s.Type("three")
	require.Equal(t, "note one\ntwo\nthree", taskstage.EditorText(t, s))
	after := editorNode(s).Bounds
	require.Greater(t, after.Dy(), before.Dy(), "the box does not grow")
	for range 30 {
		s.Keys("Alt+Enter")
	}
	body := image.Rect(0, 40, 700, 400)
	require.True(t, editorNode(s).Bounds.In(body), "%v", editorNode(s).Bounds)
	for range 30 {
		s.Keys("Backspace")
	}
	s.Keys("Up", "Home", "Delete", "Enter")
	require.Equal(t, "note one\nwo\nthree", taskOf(s, "t2").Note)
	require.Equal(t, "t3 note", gridstage.FocusedCell(s))
}

func editorNode(s *gridstage.Stage[taskstage.Task]) (found struct{ Bounds image.Rectangle }) {
	for _, n := range s.Nodes() {
		if n.Class == semantic.Editor && n.Description != "" {
			found.Bounds = n.Bounds
		}
	}
	return found
}

func TestTruthValuesAreTurnedOverAtOnce(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "done")
	done := func() bool { return taskOf(s, "t2").Done }
	s.Keys("Space")
	require.True(t, done())
	s.Keys("Enter")
	require.False(t, done())
	s.Keys("F2")
	require.True(t, done())
	require.Empty(t, gridstage.EditedCell(s))
	s.TypeKeys(" ")
	require.False(t, done())
	s.Type("x")
	require.Empty(t, gridstage.EditedCell(s))
	s.Keys("Backspace")
	require.False(t, done())
	row, ok := s.Find("row 3 of 20")
	require.True(t, ok)
	x, y := float32(50+100+80+100+30), float32(row.Bounds.Min.Y+row.Bounds.Dy()/2)
	s.Click(x, y)
	require.True(t, done(), "a click on the box")
	s.Click(x-28, y)
	require.True(t, done(), "a click beside the box")
	require.Equal(t, "t2 done", gridstage.FocusedCell(s))
}

func TestTabGoesOnFromATruthValue(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "state")
	s.Keys("F2", "Tab")
	require.Equal(t, "t2 done", gridstage.EditedCell(s))
	s.Keys("Space", "Space", "Space", "Tab")
	require.True(t, taskOf(s, "t2").Done)
	require.Equal(t, "t2 due", gridstage.EditedCell(s))
	s.Keys("Shift+Tab", "Space", "Esc")
	require.True(t, taskOf(s, "t2").Done, "Esc gives up what Space did")
}

func TestNumbersAreRead(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "hours")
	s.Type("2.5")
	s.Keys("Up")
	require.Equal(t, 2.5, taskOf(s, "t2").Hours)
	require.Equal(t, "t1 hours", gridstage.FocusedCell(s), "Up steps the number")
	s.Type("many")
	s.Keys("Enter")
	require.Equal(t, "t1 hours", gridstage.EditedCell(s))
	_, ok := s.Find("Not a number.")
	require.True(t, ok)
	s.Keys("Backspace", "Backspace", "Backspace", "Backspace")
	_, ok = s.Find("Not a number.")
	require.False(t, ok, "the message stays while the text changes")
	s.Keys("Enter")
	require.Zero(t, taskOf(s, "t1").Hours, "an empty cell")
	s.Type("1e999")
	s.Keys("Enter")
	_, ok = s.Find("This number is too large or too small.")
	require.True(t, ok)
}

func TestWhatIsNotValidBlocksOrReverts(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "hours")
	s.Type("-1")
	for _, k := range []string{"Enter", "Tab", "Right", "Shift+Enter", "Shortcut+Enter"} {
		s.Keys(k)
		require.Equal(t, "t2 hours", gridstage.EditedCell(s), k)
		_, ok := s.Find("time does not run backwards")
		require.True(t, ok, k)
	}
	s.Click(taskstage.TaskCell(s, "task 4"))
	require.Equal(t, "t2 hours", gridstage.EditedCell(s), "a click elsewhere")
	require.Equal(t, "t2 hours", gridstage.FocusedCell(s))
	require.False(t, s.Grid.CommitEdit())
	other := new(int)
	s.Focus(other)
	require.Equal(t, "t2 hours", gridstage.EditedCell(s), "the keyboard went elsewhere")
	require.Equal(t, 2.0, taskOf(s, "t2").Hours)
	s.Grid.CancelEdit()
	s.Settle()
	require.Empty(t, gridstage.EditedCell(s))

	s = taskstage.FocusTask(taskstage.NewTasks(20), 2, "hours")
	s.Grid.Editing.RevertInvalid = true
	s.Type("-1")
	s.Keys("Enter")
	require.Empty(t, gridstage.EditedCell(s))
	require.Equal(t, 2.0, taskOf(s, "t2").Hours)
	require.Equal(t, "t3 hours", gridstage.FocusedCell(s))
	require.Contains(t, s.Events, events.Event(events.EditEnded{RowID: "t2", ColumnID: "hours", Text: "-1", Reason: events.EditReverted}))
}

func TestClickElsewhereCommits(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "hours")
	s.Type("9")
	x, y := taskstage.TaskCell(s, "task 4")
	s.Click(middle(editorNode(s).Bounds))
	require.Equal(t, "t2 hours", gridstage.EditedCell(s), "a click into the editor")
	s.Click(x, y)
	require.Empty(t, gridstage.EditedCell(s))
	require.Equal(t, 9.0, taskOf(s, "t2").Hours)
	require.Equal(t, "t4 title", gridstage.FocusedCell(s))

	s.Keys("F2")
	s.Focus(nil)
	require.Empty(t, gridstage.EditedCell(s), "the keyboard went elsewhere")

	s = taskstage.FocusTask(taskstage.NewTasks(20), 2, "hours")
	s.Type("9")
	s.WindowFocus(false)
	s.WindowFocus(true)
	s.Type("1")
	require.Equal(t, "91", taskstage.EditorText(t, s), "another window was in front")
}

func TestCtrlEnterFillsTheSelectedRows(t *testing.T) {
	s := taskstage.NewTasks(20)
	s.Grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("t2", "t4", "t5")}
	s.Settle()
	taskstage.FocusTask(s, 2, "hours")
	s.Type("9")
	s.Keys("Shortcut+Enter")
	for id, want := range map[string]float64{"t1": 1, "t2": 9, "t3": 3, "t4": 9, "t5": 9} {
		require.Equal(t, want, taskOf(s, id).Hours, id)
	}
	require.Equal(t, "t2 hours", gridstage.FocusedCell(s))
	edits := 0
	for _, ev := range s.Events {
		if ev, ok := ev.(gridui.CellsEdited[taskstage.Task]); ok {
			edits++
			require.Equal(t, 3, ev.Len())
		}
	}
	require.Equal(t, 1, edits, "one step")
}

func middle(r image.Rectangle) (x, y float32) {
	return float32(r.Min.X+r.Max.X) / 2, float32(r.Min.Y+r.Max.Y) / 2
}

func TestADayPickedKeepsTheZoneOfTheText(t *testing.T) {
	for name, pick := range map[string]func(s *gridstage.Stage[taskstage.Task]){
		"a day": func(s *gridstage.Stage[taskstage.Task]) { s.Click(buttonAt(s, "2025-01-06")) },
		"today": func(s *gridstage.Stage[taskstage.Task]) { s.Click(buttonAt(s, "Today")); s.Keys("Enter") },
		"keys":  func(s *gridstage.Stage[taskstage.Task]) { s.Keys("Right", "Right", "Right", "Enter") },
	} {
		s := taskstage.NewTasks(20)
		s.Grid.Columns = []gridui.Column[taskstage.Task]{
			gridui.Time("due", "Due", func(t taskstage.Task) time.Time { return t.Due }).Layout(time.RFC3339).Width(250).
				Edit(func(t *taskstage.Task, v time.Time) { t.Due = v }),
		}
		s.Settle()
		taskstage.FocusTask(s, 2, "due")
		s.Keys("F2", "Ctrl+A")
		s.Type("2025-01-03T10:00:00+09:00")
		s.Keys("Alt+Down")
		pick(s)
		require.Equal(t, "2025-01-06T10:00:00+09:00", taskOf(s, "t2").Due.Format(time.RFC3339), name)
	}
}

func TestATruthValueThatIsRefusedIsTold(t *testing.T) {
	no := errors.New("no")
	done := false
	s := gridstage.New(image.Pt(600, 400), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{
			gridui.Bool("done", "Done", func(gridstage.Person) bool { return done }).
				Edit(func(_ *gridstage.Person, v bool) { done = v }).
				Validate(func(gridstage.Person, bool) error { return no }),
		}
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.Editing.Enabled = true
		g.SetRows(gridstage.People(3))
	})
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "done")
	s.Settle()
	s.Keys("Space")
	refused := gridstage.TakeEvents[events.EditRefused](&s.Events)
	require.Len(t, refused, 1)
	require.ErrorIs(t, refused[0].Err, no)
	require.Equal(t, "p0", refused[0].RowID)
}

func TestAFingerPicksAChoiceWhereItIsLifted(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(20), 2, "state")
	s.Keys("F2")
	x, y := choiceAt(s, "closed")
	s.TouchDown(1, x, y)
	require.Equal(t, "t2 state", gridstage.EditedCell(s), "it may be about to scroll")
	s.TouchUp(1, x, y)
	require.Equal(t, "closed", taskOf(s, "t2").State)
	require.Empty(t, gridstage.EditedCell(s))
}
