// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// The menu of a header has what the features of the grid let users do.
func ExampleHeaderMenu() {
	g := exampleGrid()
	g.HeaderMenu.Enabled = true
	g.HeaderMenu.Without = option.HeaderMenuReset
	g.ColumnPinning.Mode = option.ColumnPinMenu
	h := show(g, func(ev events.Event) {
		switch ev := ev.(type) {
		case events.HeaderMenuOpened:
			fmt.Println("menu of", ev.ColumnID)
		case events.ColumnPinningChanged:
			fmt.Println("pinned left:", ev.Left)
		}
	})
	total, _ := h.Find("Total")
	h.RightClick(total.Center())
	pin, _ := h.Find(locale.Korean().PinLeft)
	_, sorts := h.Find(locale.Korean().SortAsc)
	fmt.Println("it sorts:", sorts)
	h.Click(pin.Center())
	// Output:
	// menu of total
	// it sorts: false
	// pinned left: [total]
}

// Items of one's own stand below those of the grid.
func ExampleHeaderMenu_items() {
	g := exampleGrid()
	g.HeaderMenu = option.HeaderMenu{
		Enabled: true,
		Items: func(of option.HeaderTarget) []menus.Item[option.HeaderTarget] {
			if of.Group {
				return nil
			}
			return []menus.Item[option.HeaderTarget]{{
				Label:   "Describe",
				OnClick: func(t menus.Target[option.HeaderTarget]) { fmt.Println(t.Row.ColumnID, "is called", t.Text) },
			}}
		},
	}
	h := show(g, nil)
	g.Column("qty").OpenMenu()
	h.Settle()
	h.Keys("End", "Enter")
	// Output: qty is called Qty
}
