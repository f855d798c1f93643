// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"image"
	"strconv"
	"testing"

	"gioui.org/layout"
	"gioui.org/widget"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
)

// clickedTasks are tasks with a column of clickable widgets of the program.
type clickedTasks struct {
	*gridstage.Stage[taskstage.Task]
	buttons map[string]*widget.Clickable
	// hours holds the hours of the row of the cell "hours" for each click.
	hours []float64
}

// newClickedTasks returns tasks whose cell "hours" of row 2 has the focus.
func newClickedTasks(t *testing.T) *clickedTasks {
	t.Helper()
	c := &clickedTasks{Stage: taskstage.NewTasks(5), buttons: map[string]*widget.Clickable{}}
	c.Grid.Columns = append(c.Grid.Columns, gridui.Field("go", "Go", func(t taskstage.Task) string { return t.ID }).Width(60).
		Cell(func(gtx layout.Context, at gridui.CellContext[taskstage.Task]) layout.Dimensions {
			b := c.buttons[at.Row.ID]
			if b == nil {
				b = new(widget.Clickable)
				c.buttons[at.Row.ID] = b
			}
			for b.Clicked(gtx) {
				c.hours = append(c.hours, taskOf(c.Stage, "t2").Hours)
			}
			return b.Layout(gtx, func(gtx layout.Context) layout.Dimensions { return layout.Dimensions{Size: image.Pt(40, 20)} })
		}))
	c.Settle()
	taskstage.FocusTask(c.Stage, 2, "hours")
	return c
}

// button returns the middle of the widget in a row.
func (c *clickedTasks) button(row int) (x, y float32) {
	n, ok := c.Find("task " + strconv.Itoa(row))
	if !ok {
		panic("the row is not on the screen:\n" + c.Dump())
	}
	_, y = n.Center()
	return 640, y
}

// Widgets of the program in cells act after the edit is committed, by mouse and finger, in the edited row and in others.
func TestWidgetsInCellsActAfterTheCommit(t *testing.T) {
	for _, row := range []int{1, 2} {
		for name, press := range map[string]func(c *clickedTasks, x, y float32){
			"click": func(c *clickedTasks, x, y float32) { c.Click(x, y) },
			"tap":   func(c *clickedTasks, x, y float32) { c.Tap(x, y) },
			"click in the frame of the text": func(c *clickedTasks, x, y float32) {
				c.InOneFrame(func() { c.Type("5"); c.Click(x, y) })
			},
		} {
			c := newClickedTasks(t)
			c.Type("7")
			require.NotEmpty(t, gridstage.EditedCell(c.Stage))
			x, y := c.button(row)
			press(c, x, y)
			c.Settle()
			require.Empty(t, gridstage.EditedCell(c.Stage), "%s in row %d", name, row)
			require.Len(t, c.hours, 1, "%s in row %d", name, row)
			require.Contains(t, []float64{7, 75}, c.hours[0], "%s in row %d", name, row)
		}
	}
}

// They do not act while the text is refused.
func TestARefusedEditKeepsWidgetsInCellsFromActing(t *testing.T) {
	c := newClickedTasks(t)
	c.Type("many")
	for range 2 {
		c.Click(c.button(1))
		c.Settle()
		require.NotEmpty(t, gridstage.EditedCell(c.Stage))
		require.Empty(t, c.hours)
	}
	c.Keys("Shortcut+A")
	c.Type("8")
	c.Click(c.button(1))
	c.Settle()
	require.Equal(t, []float64{8}, c.hours)
	c.Click(c.button(1))
	c.Settle()
	require.Len(t, c.hours, 2)
}
