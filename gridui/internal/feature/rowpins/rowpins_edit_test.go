// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowpins_test

import (
	"errors"
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// newPinnedTasks returns a stage of twenty tasks that can be edited, with t7 and t2 pinned to the top and t4 to
// the bottom. A floating row is above the first.
func newPinnedTasks() *gridstage.Stage[taskstage.Task] {
	s := taskstage.NewTasks(20)
	s.Grid.Floating.Top = []taskstage.Task{{Title: "floating"}}
	s.Grid.RowPins = option.RowPins{Top: []string{"t7", "t2"}, Bottom: []string{"t4"}}
	s.Settle()
	return s
}

// onText focuses the cell that shows a text.
func onText(s *gridstage.Stage[taskstage.Task], text string) {
	s.Click(taskstage.TaskCell(s, text))
	s.Focus(s.Grid.Tag())
	s.Settle()
	s.TakeKinds()
}

// pinnedTask returns a task by its id, pinned or not.
func pinnedTask(t *testing.T, s *gridstage.Stage[taskstage.Task], id string) taskstage.Task {
	t.Helper()
	for _, ev := range s.Events {
		if ev, ok := ev.(gridui.CellsEdited[taskstage.Task]); ok {
			for i, of := range ev.RowIDs {
				if of == id {
					return ev.Rows[i]
				}
			}
		}
	}
	require.Fail(t, "no edit of "+id)
	return taskstage.Task{}
}

func TestCellsOfPinnedRowsAreEdited(t *testing.T) {
	tests := map[string]struct {
		on    string // the text that is clicked
		steps []string
		edits string
		focus string
		title string // of the row that was clicked, if it was edited
	}{
		"F2":                          {on: "task 7", steps: []string{"F2"}, edits: "t7 title", focus: "t7 title"},
		"Enter at the bottom":         {on: "task 4", steps: []string{"Enter"}, edits: "t4 title", focus: "t4 title"},
		"typing goes on below":        {on: "task 7", steps: []string{"'new", "Enter"}, focus: "t2 title", title: "new"},
		"from the band to the body":   {on: "task 2", steps: []string{"'new", "Enter"}, focus: "t0 title", title: "new"},
		"from the first row nowhere":  {on: "task 7", steps: []string{"'new", "Shift+Enter"}, focus: "t7 title", title: "new"},
		"from the last row nowhere":   {on: "task 4", steps: []string{"'new", "Enter"}, focus: "t4 title", title: "new"},
		"from the bottom to the body": {on: "task 4", steps: []string{"'new", "Up"}, focus: "t19 title", title: "new"},
		"Tab":                         {on: "task 7", steps: []string{"'new", "Tab"}, edits: "t7 hours", focus: "t7 hours", title: "new"},
		"Shift+Tab to the row above":  {on: "task 2", steps: []string{"'new", "Shift+Tab"}, edits: "t7 note", focus: "t7 note", title: "new"},
		"Esc":                         {on: "task 7", steps: []string{"'new", "Esc"}, focus: "t7 title"},
		"Right":                       {on: "task 7", steps: []string{"'new", "Right"}, focus: "t7 hours", title: "new"},
		"Delete":                      {on: "task 7", steps: []string{"Delete"}, focus: "t7 title", title: "-"},
		"Backspace":                   {on: "task 7", steps: []string{"Backspace", "Enter"}, focus: "t2 title", title: "-"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			s := newPinnedTasks()
			onText(s, test.on)
			for _, step := range test.steps {
				if step[0] == '\'' {
					s.Type(step[1:])
				} else {
					s.Keys(step)
				}
			}
			s.Settle()
			require.Equal(t, test.edits, gridstage.EditedCell(s))
			require.Equal(t, test.focus, gridstage.FocusedCell(s))
			if test.title == "" {
				return
			}
			id := "t" + test.on[len("task "):]
			want := test.title
			if want == "-" {
				want = ""
			}
			require.Equal(t, want, pinnedTask(t, s, id).Title)
			require.Equal(t, 20, s.Grid.Len())
		})
	}
}

func TestFloatingRowsAreNotEdited(t *testing.T) {
	s := newPinnedTasks()
	s.DoubleClick(taskstage.TaskCell(s, "floating"))
	require.Empty(t, gridstage.EditedCell(s))
}

func TestEditorsOfPinnedRowsOpenByDoubleClickAndByTheProgram(t *testing.T) {
	s := newPinnedTasks()
	s.DoubleClick(taskstage.TaskCell(s, "task 2"))
	require.Equal(t, "t2 title", gridstage.EditedCell(s))
	require.Equal(t, "task 2", taskstage.EditorText(t, s))
	s.Grid.StartEditing("t4", "hours")
	s.Settle()
	require.Equal(t, "t4 hours", gridstage.EditedCell(s))
	require.Equal(t, layoutx.Bottom, s.Grid.Focused().Band)
	require.Equal(t, "4", taskstage.EditorText(t, s))
}

func TestTheEditorFollowsARowThatIsPinned(t *testing.T) {
	s := taskstage.FocusTask(taskstage.NewTasks(20), 5, "title")
	s.Type("half a wo")
	s.Grid.Row("t5").Pin(option.RowPinBottom)
	s.Settle()
	require.Equal(t, "t5 title", gridstage.EditedCell(s))
	require.Equal(t, "half a wo", taskstage.EditorText(t, s))
	s.Keys("Enter")
	require.Equal(t, "half a wo", pinnedTask(t, s, "t5").Title)
}

func TestTicksOfPinnedRows(t *testing.T) {
	s := newPinnedTasks()
	n := s.FindAll("task 7")[0]
	x := float32(50 + 100 + 80 + 100 + 30)
	_, y := n.Center()
	s.Click(x, y)
	require.True(t, pinnedTask(t, s, "t7").Done)
	s.Focus(s.Grid.Tag())
	s.Events = nil
	s.Keys("Space")
	require.False(t, pinnedTask(t, s, "t7").Done)
}

func TestPasteIntoPinnedRows(t *testing.T) {
	s := newPinnedTasks()
	onText(s, "task 7")
	s.Grid.Paste("a\nb\nc\n")
	s.Settle()
	require.Equal(t, "a", pinnedTask(t, s, "t7").Title)
	require.Equal(t, "b", pinnedTask(t, s, "t2").Title)
	edited := gridstage.TakeEvents[gridui.CellsEdited[taskstage.Task]](&s.Events)
	require.Equal(t, 2, edited[0].Len(), "what is beyond the band is left out")

	// Pasting skips pinned rows: only rows of the body are pasted into.
	s.Grid.FocusCell(1, "title") // t1
	s.Settle()
	s.Events = nil
	s.Grid.Paste("x\ny\nz\n")
	s.Settle()
	edited = gridstage.TakeEvents[gridui.CellsEdited[taskstage.Task]](&s.Events)
	require.Equal(t, []string{"t1", "t3", "t5"}, edited[0].RowIDs)
}

func TestUndoBringsAPinnedRowIntoView(t *testing.T) {
	s := newPinnedTasks()
	require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "t4", ColumnID: "title", New: "new"}))
	s.Settle()
	require.True(t, s.Grid.History().Undo())
	s.Settle()
	require.Equal(t, events.Focus{Band: layoutx.Bottom, RowID: "t4", ColumnID: "title"}, s.Grid.Focused())
	require.NotContains(t, s.Dump(), `"new"`)
}

func TestStatusesAndMarksOfPinnedRows(t *testing.T) {
	s := stockstage.NewTracked(20, nil)
	s.Grid.RowPins.Top = []string{"p3"}
	s.Settle()
	require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "p3", ColumnID: "qty", New: 50}))
	s.Settle()
	n, ok := s.Find("pinned top row 1 of 1: p3")
	require.True(t, ok, s.Dump())
	require.Equal(t, "pinned top row 1 of 1: p3, 수정됨", n.Description)
	require.Equal(t, 40, n.Bounds.Min.Y)
	s.Grid.Editing.Controlled = true
	s.Events = nil
	require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "p3", ColumnID: "name", New: "nut"}))
	s.Settle()
	require.Contains(t, s.Dump(), "nut", "shows while it waits")
	gridstage.TakeEvents[gridui.CellsEdited[stockstage.Stock]](&s.Events)[0].Reject(errors.New("sold out"))
	s.Settle()
	require.Contains(t, s.Dump(), "sold out")
}

func TestListsOfPinnedRowsStandInTheWindow(t *testing.T) {
	window := image.Rectangle{Max: image.Pt(700, 400)}
	s := newPinnedTasks()
	s.Grid.StartEditing("t4", "state")
	s.Settle()
	n, ok := s.Find("closed")
	require.True(t, ok, s.Dump())
	require.True(t, n.Bounds.In(window), n.Bounds)
	require.Equal(t, n.Bounds, n.Visible)
	s.Keys("Esc")
	s.Grid.StartEditing("t4", "due")
	s.Settle()
	s.Keys("Alt+Down")
	n, ok = s.Find("31")
	require.True(t, ok, s.Dump())
	require.True(t, n.Bounds.In(window), n.Bounds)
	require.Equal(t, n.Bounds, n.Visible)
}
