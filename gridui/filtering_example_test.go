// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"

	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

func ExampleColumnHandle_OpenFilter() {
	g := gridstage.OrderGrid()
	g.Filtering.Enabled = true
	h := gridstage.ShowGrid(g, nil)
	h.Size = image.Pt(400, 500)
	g.Column("qty").OpenFilter()
	h.Settle()
	for _, n := range h.Nodes() {
		if n.Class == semantic.CheckBox {
			fmt.Println(n.Label, n.Selected)
		}
	}
	// Output:
	// 모두 선택 true
	// 1 true
	// 2 true
	// 12 true
}

func ExampleColumnHandle_SetFilter() {
	g := gridstage.OrderGrid()
	g.Filtering.Enabled = true
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		if ev, ok := ev.(events.FilterChanged); ok {
			fmt.Println("filters:", len(ev.To))
		}
	})
	g.Column("total").SetFilter(filter.Less.Of("100"))
	h.Settle()
	for _, row := range h.FindAll("row ") {
		fmt.Println(row.Children[0].Label, row.Children[2].Label)
	}
	// Output:
	// filters: 1
	// A-1 19.90 €
	// A-2 5.00 €
}

func ExampleTyped_FilterFunc() {
	g := gridstage.OrderGrid()
	g.Columns[1] = gridui.Field("qty", "Qty", func(o gridstage.Order) int { return o.Qty }).
		FilterFunc(func(v int, operand string) bool { return operand == "even" && v%2 == 0 })
	g.Filtering = option.Filtering{
		Enabled: true,
		Columns: []filter.Column{{ColumnID: "qty", Filter: filter.Custom.Of("even")}},
	}
	for _, row := range gridstage.ShowGrid(g, nil).FindAll("row ") {
		fmt.Println(row.Children[0].Label, row.Children[1].Label)
	}
	// Output:
	// A-1 2
	// B-7 12
}

func ExampleFilterChanged_Apply() {
	var grid gridui.Grid[gridstage.Order]
	grid.Filtering = option.Filtering{Enabled: true, Controlled: true}
	grid.Column("qty").SetFilter(filter.Greater.Of("1"))

	var mine option.Options // those of the program
	mine.Filtering.Columns = []filter.Column{{ColumnID: "id", Filter: filter.StartsWith.Of("A")}}
	for {
		ev, ok := grid.Update(layout.Context{Ops: new(op.Ops)})
		if !ok {
			break
		}
		if ev, ok := ev.(events.FilterChanged); ok {
			ev.Apply(&mine)
		}
	}
	for _, c := range mine.Filtering.Columns {
		fmt.Println(c.ColumnID, c.Filter.First.Op, c.Filter.First.A)
	}
	// Output:
	// id starts A
	// qty greater 1
}
