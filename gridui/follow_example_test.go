// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// A log keeps its last line in view until its user scrolls up.
func ExampleGrid_follow() {
	var grid gridui.Grid[gridstage.Person]
	grid.Columns = gridstage.PeopleColumns()
	grid.RowID = func(p gridstage.Person) string { return p.ID }
	grid.Follow = option.Follow{Enabled: true}
	people := gridstage.People(1000)
	grid.SetRows(people[:500])

	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 400), func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := grid.Update(gtx)
			if !ok {
				break
			}
			if ev, ok := ev.(events.FollowChanged); ok {
				fmt.Println("paused:", ev.Paused)
			}
		}
		style := gridui.New(th, &grid)
		style.Locale = locale.For("en")
		return style.Layout(gtx)
	})
	h.Settle()
	fmt.Println(grid.Viewport().Last)

	grid.Apply(gridui.Changes[gridstage.Person]{Add: people[500:600]})
	h.Settle()
	fmt.Println(grid.Viewport().Last)

	h.Wheel(100, 200, 0, -1000)
	grid.Apply(gridui.Changes[gridstage.Person]{Add: people[600:728]})
	h.Settle()
	button, _ := h.Find("Follow new rows")
	fmt.Println(button.Description)
	// Output:
	// 500
	// 600
	// paused: true
	// Follow new rows, 128 new
}
