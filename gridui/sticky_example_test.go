// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui"
)

func ExampleExpansion_sticky() {
	var g gridui.Grid[part]
	g.Columns = partColumns()
	g.RowID = func(p part) string { return p.ID }
	g.Tree = gridui.Tree[part]{Children: func(p part) []part { return p.Parts }}
	g.Expansion.Sticky = true
	g.ExpandAll()
	g.SetRows([]part{{ID: "bike", Name: "Bicycle", Parts: make([]part, 50)}})
	h := show(&g, nil)
	g.ScrollToRow(20, gridui.ScrollStart)
	h.Settle()
	fmt.Println(h.FindAll("row ")[0].Label)
	// Output:
	// row 1 of 51: Bicycle
}

func ExampleStyle_guideLines() {
	var g gridui.Grid[part]
	th := newTheme()
	style := gridui.New(th, &g)
	style.GuideLines = true
	fmt.Println(style.GuideLines)
	// Output:
	// true
}
