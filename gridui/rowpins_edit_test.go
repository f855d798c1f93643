// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// newPinnedTasks is a stage of twenty tasks that can be edited, of which t7 and t2 are
// pinned to the top and t4 to the bottom. A floating row stands above the first.
func newPinnedTasks() *stage[task] {
	s := newTasks(20)
	s.grid.Floating.Top = []task{{Title: "floating"}}
	s.grid.RowPins = option.RowPins{Top: []string{"t7", "t2"}, Bottom: []string{"t4"}}
	s.Settle()
	return s
}

// onText focuses the cell that shows a text.
func onText(s *stage[task], text string) {
	s.Click(cellAt(s, text))
	s.Focus(s.grid.Tag())
	s.Settle()
	s.kinds()
}

// pinnedTask is a task by id wherever it stands.
func pinnedTask(t *testing.T, s *stage[task], id string) task {
	t.Helper()
	for _, ev := range s.events {
		if ev, ok := ev.(gridui.CellsEdited[task]); ok {
			for i, of := range ev.RowIDs {
				if of == id {
					return ev.Rows[i]
				}
			}
		}
	}
	require.Fail(t, "no edit of "+id)
	return task{}
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
			require.Equal(t, test.edits, editing(s))
			require.Equal(t, test.focus, focused(s))
			if test.title == "" {
				return
			}
			id := "t" + test.on[len("task "):]
			want := test.title
			if want == "-" {
				want = ""
			}
			require.Equal(t, want, pinnedTask(t, s, id).Title)
			require.Equal(t, 20, s.grid.Len())
		})
	}
}

func TestFloatingRowsAreNotEdited(t *testing.T) {
	s := newPinnedTasks()
	s.DoubleClick(cellAt(s, "floating"))
	require.Empty(t, editing(s))
}

func TestEditorsOfPinnedRowsOpenByDoubleClickAndByTheProgram(t *testing.T) {
	s := newPinnedTasks()
	s.DoubleClick(cellAt(s, "task 2"))
	require.Equal(t, "t2 title", editing(s))
	require.Equal(t, "task 2", editorText(t, s))
	s.grid.StartEditing("t4", "hours")
	s.Settle()
	require.Equal(t, "t4 hours", editing(s))
	require.Equal(t, layoutx.Bottom, s.grid.Focused().Band)
	require.Equal(t, "4", editorText(t, s))
}

func TestTheEditorFollowsARowThatIsPinned(t *testing.T) {
	s := onCell(newTasks(20), 5, "title")
	s.Type("half a wo")
	s.grid.Row("t5").Pin(option.RowPinBottom)
	s.Settle()
	require.Equal(t, "t5 title", editing(s))
	require.Equal(t, "half a wo", editorText(t, s))
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
	s.Focus(s.grid.Tag())
	s.events = nil
	s.Keys("Space")
	require.False(t, pinnedTask(t, s, "t7").Done)
}

func TestPasteIntoPinnedRows(t *testing.T) {
	s := newPinnedTasks()
	onText(s, "task 7")
	s.grid.Paste("a\nb\nc\n")
	s.Settle()
	require.Equal(t, "a", pinnedTask(t, s, "t7").Title)
	require.Equal(t, "b", pinnedTask(t, s, "t2").Title)
	edited := take[gridui.CellsEdited[task]](&s.events)
	require.Equal(t, 2, edited[0].Len(), "what is beyond the band is left out")

	// Rows of the body are pasted into as they stand: without those that are pinned.
	s.grid.FocusCell(1, "title") // t1
	s.Settle()
	s.events = nil
	s.grid.Paste("x\ny\nz\n")
	s.Settle()
	edited = take[gridui.CellsEdited[task]](&s.events)
	require.Equal(t, []string{"t1", "t3", "t5"}, edited[0].RowIDs)
}

func TestUndoBringsAPinnedRowIntoView(t *testing.T) {
	s := newPinnedTasks()
	require.NoError(t, s.grid.EditCells(gridui.CellWrite{RowID: "t4", ColumnID: "title", Value: "new"}))
	s.Settle()
	require.True(t, s.grid.History().Undo())
	s.Settle()
	require.Equal(t, events.Focus{Band: layoutx.Bottom, RowID: "t4", ColumnID: "title"}, s.grid.Focused())
	require.NotContains(t, s.Dump(), `"new"`)
}

func TestStatusesAndMarksOfPinnedRows(t *testing.T) {
	s := newTracked(20, nil)
	s.grid.RowPins.Top = []string{"p3"}
	s.Settle()
	require.NoError(t, s.grid.EditCells(gridui.CellWrite{RowID: "p3", ColumnID: "qty", Value: 50}))
	s.Settle()
	n, ok := s.Find("pinned top row 1 of 1: p3")
	require.True(t, ok, s.Dump())
	require.Equal(t, "pinned top row 1 of 1: p3, 수정됨", n.Description)
	require.Equal(t, 40, n.Bounds.Min.Y)
	s.grid.Editing.Controlled = true
	s.events = nil
	require.NoError(t, s.grid.EditCells(gridui.CellWrite{RowID: "p3", ColumnID: "name", Value: "nut"}))
	s.Settle()
	require.Contains(t, s.Dump(), "nut", "shows while it waits")
	take[gridui.CellsEdited[stock]](&s.events)[0].Reject(errors.New("sold out"))
	s.Settle()
	require.Contains(t, s.Dump(), "sold out")
}

func TestListsOfPinnedRowsStandInTheWindow(t *testing.T) {
	window := image.Rectangle{Max: image.Pt(700, 400)}
	s := newPinnedTasks()
	s.grid.StartEditing("t4", "state")
	s.Settle()
	n, ok := s.Find("closed")
	require.True(t, ok, s.Dump())
	require.True(t, n.Bounds.In(window), n.Bounds)
	require.Equal(t, n.Bounds, n.Visible)
	s.Keys("Esc")
	s.grid.StartEditing("t4", "due")
	s.Settle()
	s.Keys("Alt+Down")
	n, ok = s.Find("31")
	require.True(t, ok, s.Dump())
	require.True(t, n.Bounds.In(window), n.Bounds)
	require.Equal(t, n.Bounds, n.Visible)
}
