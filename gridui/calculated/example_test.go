// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated_test

import (
	"fmt"
	"image"
	"strings"

	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/calculated"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// A grid whose users may calculate columns, with one that the program has made.
func ExampleColumns() {
	type item struct {
		Name     string
		Price    float64
		Quantity int
	}
	grid := gridui.Grid[item]{Columns: []gridui.Column[item]{
		gridui.Field("name", "Name", func(i item) string { return i.Name }),
		gridui.Field("price", "Unit price", func(i item) float64 { return i.Price }),
		gridui.Field("qty", "Quantity", func(i item) int { return i.Quantity }),
	}}
	grid.HeaderMenu.Enabled = true // has the items that make and change columns
	columns := calculated.Columns{}
	columns.Columns = []option.CalculatedColumn{
		{ID: "net", Name: "Net", Formula: "[Unit price] * Quantity", Format: "0.00"},
		{ID: "size", Name: "Size", Formula: `if(Net >= 100, "large", "small")`},
	}
	grid.Extensions = []gridui.Extension{&columns}
	grid.Sorting.Keys = []option.SortKey{{ColumnID: "net", Desc: true}}
	grid.Sorting.Mode = option.SortMulti
	grid.SetRows([]item{{"Pen", 1.25, 4}, {"Desk", 120, 2}})

	style := gridui.New(material.NewTheme(), &grid)
	style.Locale = locale.For("en")
	h := gridtest.New(image.Pt(900, 200), style.Layout)
	h.Settle()
	for _, row := range h.FindAll("row ") {
		var texts []string
		for _, cell := range row.Children {
			texts = append(texts, cell.Label)
		}
		fmt.Println(strings.Join(texts, " "))
	}
	// Output:
	// Desk 120 2 240.00 large
	// Pen 1.25 4 5.00 small
}
