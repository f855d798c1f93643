// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestAClickOpensTheEditorByOption(t *testing.T) {
	s := taskstage.NewTasks(20)
	s.Grid.Selection.Mode, s.Grid.CellRanges.Enabled = option.SelectMulti, true
	click := func(text string) string {
		s.Click(taskstage.TaskCell(s, text))
		s.Settle()
		return gridstage.EditedCell(s)
	}
	require.Empty(t, click("task 3"), "without the option")
	s.Grid.Editing.OpenByClick = true
	s.Events = nil
	require.Equal(t, "t4 title", click("task 4"))
	require.Len(t, gridstage.EventsOf[gridui.CellClicked[taskstage.Task]](s.Events), 1)
	require.Len(t, gridstage.EventsOf[gridui.RowClicked[taskstage.Task]](s.Events), 1)
	s.Type("x")
	require.Equal(t, "t5 title", click("task 5"), "the next cell: the first one is committed")
	require.Contains(t, taskOf(s, "t4").Title, "x")
	s.Keys("Esc")

	// Neither with modifiers, nor by a drag, nor in cells that cannot be edited, nor on a check box.
	x, y := taskstage.TaskCell(s, "task 6")
	s.DragFrom(x-20, y).To(x+20, y)
	s.Settle()
	require.Empty(t, gridstage.EditedCell(s), "a drag in one cell")
	s.DragFrom(x, y).To(x, y+80)
	s.Settle()
	require.Empty(t, gridstage.EditedCell(s), "a drag over several")
	require.Empty(t, click("t6"), "the id is read-only")
	s.Grid.Editing.Enabled = false
	require.Empty(t, click("task 6"))
	s.Grid.Editing.Enabled = true
	x, y = taskstage.TaskCell(s, "task 6")
	s.Click(x+260, y)
	require.Empty(t, gridstage.EditedCell(s))
	require.True(t, taskOf(s, "t6").Done)

	// A tap is a click.
	s.Tap(taskstage.TaskCell(s, "task 7"))
	s.Settle()
	require.Equal(t, "t7 title", gridstage.EditedCell(s))

	// An invalid value keeps its editor, and the click does nothing.
	s.Keys("Esc")
	taskstage.FocusTask(s, 2, "hours")
	s.Type("many")
	require.Equal(t, "t2 hours", click("task 8"))
	s.Keys("Esc")
}

func TestColumnsChooseTheClickThatOpensTheirEditors(t *testing.T) {
	s := taskstage.NewTasks(20)
	s.Grid.Columns[1] = gridui.Field("title", "Title", func(t taskstage.Task) string { return t.Title }).Width(100).
		Edit(func(t *taskstage.Task, v string) { t.Title = v }).OpenByClick(true)
	s.Grid.Refresh()
	s.Settle()
	s.Click(taskstage.TaskCell(s, "task 3"))
	s.Settle()
	require.Equal(t, "t3 title", gridstage.EditedCell(s))
	s.Keys("Esc")
	s.Grid.Editing.OpenByClick = true
	s.Grid.Columns[1] = gridui.Field("title", "Title", func(t taskstage.Task) string { return t.Title }).Width(100).
		Edit(func(t *taskstage.Task, v string) { t.Title = v }).OpenByClick(false)
	s.Grid.Refresh()
	s.Settle()
	s.Click(taskstage.TaskCell(s, "task 4"))
	s.Settle()
	require.Empty(t, gridstage.EditedCell(s))
	require.Empty(t, gridstage.EventsOf[events.ProblemFound](s.Events))
}

func TestTheCaretIsWhereTheClickWas(t *testing.T) {
	for _, c := range []struct {
		column string
		share  float32 // of the way through the text
		want   string
	}{
		{"title", 0, "|abcdefghij"}, {"title", 1, "abcdefghij|"}, {"title", 0.5, "abcde|fghij"},
		{"note", 0, "|abcdefghij"}, {"note", 0.5, "abcde|fghij"},
	} {
		s := taskstage.NewTasks(3)
		s.Grid.Editing.OpenByClick = true
		require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "t1", ColumnID: c.column, New: "abcdefghij"}))
		s.Settle()
		n, ok := s.Find("abcdefghij")
		require.True(t, ok)
		left, width := float32(n.Bounds.Min.X)+12, float32(70)
		if c.share == 1 {
			width = float32(n.Bounds.Dx()) - 14
		}
		_, y := n.Center()
		s.Click(left+width*c.share, y)
		s.Settle()
		require.Equal(t, "t1 "+c.column, gridstage.EditedCell(s))
		s.Type("|")
		got := taskstage.EditorText(t, s)
		if c.share == 0.5 {
			require.NotEqual(t, "|abcdefghij", got)
			require.NotEqual(t, "abcdefghij|", got)
			continue
		}
		require.Equal(t, c.want, got, "%v", c)
	}
}
