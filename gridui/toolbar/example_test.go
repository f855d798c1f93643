// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package toolbar_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/savebar"
	"github.com/giogrid/giogrid/gridui/sidebar"
	"github.com/giogrid/giogrid/gridui/toolbar"
)

// A bar with a search field, the list of columns, densities, exports, and the buttons that undo and redo.
func Example() {
	type fruit struct {
		Name  string
		Price int
	}
	var grid gridui.Grid[fruit]
	grid.Columns = gridui.ColumnsOf[fruit]()
	grid.Filtering.Enabled = true
	grid.Find.Enabled = true
	bar := &toolbar.Bar{Tools: []toolbar.Tool{
		toolbar.QuickFilter(), toolbar.Find(), toolbar.Density(), toolbar.Columns(),
		toolbar.Export(
			toolbar.Choice{Label: "All rows", Do: func() { grid.Export(gridui.ExportOptions{}) }},
			toolbar.Choice{Label: "Selected rows", Do: func() { grid.Export(gridui.ExportOptions{Selected: true}) }},
		),
	}}
	grid.Extensions = []gridui.Extension{&savebar.Bar{}, bar}
	fmt.Println(len(bar.Tools), "tools")
	// Output: 5 tools
}

// Switches for the panels of a side bar.
func ExamplePanel() {
	var grid gridui.Grid[string]
	side := &sidebar.Bar{}
	bar := &toolbar.Bar{Tools: []toolbar.Tool{
		toolbar.Panel(&side.SideBar, option.SideColumns), toolbar.Panel(&side.SideBar, option.SideFilters),
	}}
	grid.Filtering.Enabled = true
	grid.Extensions = []gridui.Extension{bar, side}
	fmt.Println(len(bar.Tools), "panels")
	// Output: 2 panels
}
