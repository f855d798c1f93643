// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// A double click opens a row of a tree.
func ExampleGrid_doubleClick() {
	s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) {
		g.Expansion = option.Expansion{DoubleClick: true}
		g.SetRows(treestage.Bicycle())
	})
	fmt.Println(s.Grid.Shown())
	s.DoubleClick(150, gridstage.RowY(0))
	s.Settle()
	fmt.Println(s.Grid.Shown() > 2)
	// Output:
	// 2
	// true
}

// Rows of groups have a menu, with items of the grid and of the program.
func ExampleContextMenu_groupItems() {
	s := treestage.NewSales(func(g *gridui.Grid[treestage.Sale]) {
		g.Grouping.By = []string{"city"}
		g.Menu.GroupItems = []menus.Item[treestage.Sale]{
			{Label: "Report", OnClick: func(t menus.Target[treestage.Sale]) { fmt.Println("report on", t.Text) }},
		}
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Settle()
	s.RightClick(60, gridstage.RowY(0))
	fmt.Println(s.Items())
	report, _ := s.Find("Report")
	s.Click(report.Center())
	// Output:
	// [Expand Expand all below Collapse all below Copy Report]
	// report on Seoul (3)
}
