// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sidebar_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/sidebar"
)

// A side bar that begins with the filters, which take effect when the user presses Apply.
func Example() {
	type fruit struct {
		Name  string
		Price int
	}
	var grid gridui.Grid[fruit]
	grid.Columns = gridui.ColumnsOf[fruit]()
	grid.Filtering.Enabled, grid.Filtering.Apply = true, true
	bar := &sidebar.Bar{}
	bar.Open = option.SideFilters
	grid.Extensions = []gridui.Extension{bar}
	fmt.Println(bar.Open == option.SideFilters)
	// Output: true
}
