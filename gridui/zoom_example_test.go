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
	"github.com/giogrid/giogrid/gridui/option"
)

// Users zoom by Ctrl with +, - and 0, by the wheel with Ctrl, and by two fingers. Views keep the level.
func ExampleZoom() {
	var grid gridui.Grid[gridstage.Person]
	grid.Columns = gridstage.PeopleColumns()
	grid.Zoom = option.Zoom{Enabled: true, Level: 1.25}
	grid.SetRows(gridstage.People(100))

	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 400), func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := grid.Update(gtx)
			if !ok {
				break
			}
			if ev, ok := ev.(events.ZoomChanged); ok {
				fmt.Println(ev.From, "to", ev.To)
			}
		}
		return gridui.New(th, &grid).Layout(gtx)
	})
	h.Focus(grid.Tag())
	h.Keys("Ctrl++", "Ctrl+0")
	fmt.Println(*grid.View().Zoom)
	// Output:
	// 1.25 to 1.5
	// 1.5 to 1
	// 1
}
