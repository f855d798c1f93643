// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"context"
	"fmt"
	"html"
	"os"
	"strings"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

func ExampleGrid_copied() {
	grid := gridstage.OrderGrid()
	grid.Clipboard = option.Clipboard{OutlineDisabled: true}
	h := gridstage.ShowGrid(grid, func(events.Event) {})
	h.Focus(grid.Tag())
	h.Keys("Ctrl+Home")
	before := gridtest.CountOps(h.Ops()).Paint
	h.Keys("Shortcut+C")
	fmt.Println("dashes:", gridtest.CountOps(h.Ops()).Paint-before)
	// Output: dashes: 0
}

// A program that has a way to put HTML on the clipboard makes it of the table.
func ExampleGrid_onCopy() {
	grid := gridstage.OrderGrid()
	grid.Clipboard = option.Clipboard{Headers: option.CopyHeadersAll, OnCopy: func(table string, headerRows int) string {
		for i, line := range export.ParseTSV(table) {
			cell := "td"
			if i < headerRows {
				cell = "th"
			}
			var row strings.Builder
			for _, text := range line {
				fmt.Fprintf(&row, "<%s>%s</%s>", cell, html.EscapeString(text), cell)
			}
			fmt.Println("<tr>" + row.String() + "</tr>")
		}
		return table
	}}
	h := gridstage.ShowGrid(grid, func(events.Event) {})
	grid.FocusCell(1, "id")
	grid.Copy(grid.Clipboard.Headers)
	h.Settle()
	// Output:
	// <tr><th>Order</th></tr>
	// <tr><td>A-2</td></tr>
}

func ExampleGrid_CopyText() {
	g := gridstage.OrderGrid()
	g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("A-2", "B-7")}
	gridstage.ShowGrid(g, nil)
	for _, row := range export.ParseTSV(g.CopyText(g.Clipboard.Headers)) {
		fmt.Println(row)
	}
	// Output:
	// [Order Qty Total]
	// [A-2 1 5]
	// [B-7 12 240]
}

func ExampleGrid_ExportSource() {
	g := gridstage.OrderGrid()
	g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "total"}}}
	gridstage.ShowGrid(g, nil)
	err := export.CSV.Export(context.Background(), os.Stdout, g.ExportSource(option.ExportScope{}), export.Options{BOM: export.MarkNone, Newline: "\n"})
	if err != nil {
		panic(err)
	}
	// Output:
	// Order,Qty,Total
	// A-2,1,5
	// A-1,2,19.9
	// B-7,12,240
}

// A program adds the rows for which a paste found no room.
func ExampleGrid_pastedRows() {
	grid := gridstage.OrderGrid()
	grid.Editing.Enabled = true
	grid.Columns[0] = gridui.Field("id", "Order", func(o gridstage.Order) string { return o.ID }).Edit(func(o *gridstage.Order, v string) { o.ID = v })
	h := gridstage.ShowGrid(grid, func(ev events.Event) {
		if ev, ok := ev.(events.CellsPasted); ok {
			for _, line := range ev.DroppedLines {
				fmt.Println("new row:", ev.ColumnIDs[0], "=", line[0])
			}
		}
	})
	grid.FocusCell(grid.Len()-1, "id")
	h.Settle()
	last, _ := grid.RowAt(grid.Len() - 1)
	grid.Paste(last.ID + "\nB-1\nB-2")
	h.Settle()
	// Output:
	// new row: id = B-1
	// new row: id = B-2
}
