// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/recordview"
)

// A form beside the grid that an item of the menu of cells opens too.
func Example() {
	type city struct{ Name string }
	view := &recordview.Form{}
	view.Width = 360
	grid := gridui.Grid[city]{Columns: []gridui.Column[city]{
		gridui.Field("name", "Name", func(c city) string { return c.Name }),
	}}
	grid.Extensions = []gridui.Extension{view}
	grid.Menu.Items = append(gridui.CellItems(&grid, locale.For("en")), recordview.Item[city](view, locale.For("en")))
	view.Show()
	fmt.Println(view.Open, grid.Menu.Items[len(grid.Menu.Items)-1].Label)
	// Output: true Show as form
}
