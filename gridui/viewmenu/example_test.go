// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewmenu_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/viewmenu"
)

func ExampleMenu() {
	type city struct{ Name string }
	menu := viewmenu.Menu{
		Key:    "orders.views",
		Locked: []option.NamedView{{Name: "Large first", View: option.View{Sorting: []option.SortKey{{ColumnID: "people", Desc: true}}}}},
	}
	var grid gridui.Grid[city]
	grid.Extensions = []gridui.Extension{&menu}
	fmt.Println(menu.Locked[0].Name)
	// Output: Large first
}
