// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"

	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

func ExampleSelection() {
	g := gridstage.OrderGrid()
	g.Selection = option.Selection{Mode: option.SelectMulti}
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		if ev, ok := ev.(events.SelectionChanged); ok {
			fmt.Println(ev.Selected, ev.RowIDs)
		}
	})
	for _, row := range h.FindAll("row ")[:2] {
		h.Click(row.Children[0].Center()) // its check box
	}
	for id, order := range g.SelectedRows() {
		fmt.Println(id, order.Qty)
	}
	fmt.Println(g.SelectedCount(), g.Row("B-7").IsSelected())
	// Output:
	// true [A-1]
	// true [A-2]
	// A-1 2
	// A-2 1
	// 2 false
}

func ExampleSelectionChanged_Apply() {
	// The caller keeps what is selected and decides about each change.
	g := gridstage.OrderGrid()
	g.Selection = option.Selection{Mode: option.SelectMulti, RowClick: true, Controlled: true}
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		if ev, ok := ev.(events.SelectionChanged); ok && len(ev.RowIDs) < 3 {
			ev.Apply(&g.Options)
		}
	})
	rows := h.FindAll("row ")
	h.Click(rows[0].Center())
	h.Mods = key.ModShift
	h.Click(rows[2].Center()) // three rows are too many for this caller
	h.Click(rows[1].Center())
	fmt.Println(g.SelectedCount())
	// Output:
	// 2
}
