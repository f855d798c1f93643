// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

// A handler that calls Handle keeps the grid from acting on a key: the focus stays in its row.
func ExampleOn() {
	g := exampleGrid()
	handlers := gridui.Handlers{
		gridui.On(func(ev gridui.CellKeyDown[Order]) {
			fmt.Println(ev.Key.Name, "in", ev.Cell.RowID)
			if ev.Cell.RowID == "A-2" {
				ev.Handle()
			}
		}),
		gridui.On(func(ev events.FocusMoved) { fmt.Println("focus in", ev.To.RowID) }),
	}
	th := newTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		handlers.Update(gtx, g)
		return gridui.New(th, g).Layout(gtx)
	})
	h.Focus(g.Tag())
	h.Keys("Down", "Down")
	// Output:
	// focus in A-1
	// ↓ in A-1
	// focus in A-2
	// ↓ in A-2
}

// Dispatch in a loop of the program's own tells which events have no handler.
func ExampleHandlers_Dispatch() {
	handlers := gridui.Handlers{
		gridui.On(func(ev events.RowDeleteRequested) { fmt.Println("delete", ev.RowID) }),
	}
	g := exampleGrid()
	h := show(g, func(ev events.Event) {
		if !handlers.Dispatch(ev) {
			fmt.Printf("%T\n", ev)
		}
	})
	g.RequestDeleteRow("A-2")
	g.StartEditing("A-1", "qty")
	h.Settle()
	// Output:
	// delete A-2
	// events.EditRequested
}
