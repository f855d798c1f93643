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

// withButtons returns tasks with a column of buttons, and the title of row 2 focused.
func withButtons(row bool) *gridstage.Stage[taskstage.Task] {
	s := taskstage.NewTasks(20)
	act := gridui.Field("act", "Act", func(t taskstage.Task) string { return t.ID }).Width(100).
		Buttons(option.Buttons{List: []option.Button{{ID: "go", Text: "Go"}}}, nil)
	s.Grid.Columns = append([]gridui.Column[taskstage.Task]{act}, s.Grid.Columns...)
	s.Grid.Editing.Row = row
	s.Grid.Refresh()
	s.Settle()
	return taskstage.FocusTask(s, 2, "title")
}

// editsAndPresses returns the kinds of the events of edits and buttons, in order.
func editsAndPresses(s *gridstage.Stage[taskstage.Task]) (kinds []string) {
	for _, ev := range s.Events {
		switch ev := ev.(type) {
		case events.EditStarted:
			kinds = append(kinds, "started "+ev.RowID)
		case gridui.CellsEdited[taskstage.Task]:
			kinds = append(kinds, "edited")
		case events.EditEnded:
			kinds = append(kinds, "ended "+ev.Text)
		case events.ButtonPressed:
			kinds = append(kinds, "pressed "+ev.RowID)
		}
	}
	return kinds
}

// buttonOf returns a point on the button of a row.
func buttonOf(s *gridstage.Stage[taskstage.Task], id string) (x, y float32) {
	_, y = taskstage.TaskCell(s, "task "+id[1:])
	head, _ := s.Find("Act")
	return float32(head.Bounds.Min.X + 18), y
}

// TestAButtonClickedInTheFrameInWhichTypingOpensAnEditor types into a cell and clicks a button in a cell before the next
// frame: the text is committed, and then the button acts.
func TestAButtonClickedInTheFrameInWhichTypingOpensAnEditor(t *testing.T) {
	press := map[string]func(s *gridstage.Stage[taskstage.Task], x, y float32){
		"mouse": func(s *gridstage.Stage[taskstage.Task], x, y float32) { s.Click(x, y) },
		"touch": func(s *gridstage.Stage[taskstage.Task], x, y float32) { s.Tap(x, y) },
	}
	for name, click := range press {
		for _, row := range []bool{false, true} {
			for _, to := range []string{"t2", "t4"} {
				for _, one := range []bool{false, true} {
					s := withButtons(row)
					x, y := buttonOf(s, to)
					script := func() { s.TypeKeys("new"); click(s, x, y) }
					if s.Events = nil; one {
						s.InOneFrame(script)
					} else {
						script()
					}
					s.Settle()
					about := []any{"%s, rows edited %v, a button of %s, in one frame %v", name, row, to, one}
					require.Equal(t, "new", taskOf(s, "t2").Title, about...)
					require.Empty(t, gridstage.EditedCell(s), about...)
					require.Equal(t, []string{"started t2", "edited", "ended new", "pressed " + to}, editsAndPresses(s), about...)
				}
			}
		}
	}
}
