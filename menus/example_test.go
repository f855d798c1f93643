// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus_test

import (
	"fmt"
	"image"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/menus"
)

// A menu needs no grid: here its items act on the name of a file.
func ExampleMenu() {
	var menu menus.Menu[string]
	th := newTheme()
	page := func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := menu.Update(gtx)
			if !ok {
				break
			}
			switch ev := ev.(type) {
			case menus.Chosen[string]:
				fmt.Println("chosen:", ev.Item.Label)
			case menus.Closed:
				fmt.Println("closed:", ev.Reason)
			}
		}
		style := menus.NewStyle(th, &menu)
		style.ItemHeight = unit.Dp(28)
		style.Layout(gtx)
		return layout.Dimensions{Size: gtx.Constraints.Max}
	}

	window := gridtest.New(image.Pt(400, 300), page)
	window.Settle()
	menu.OpenAt(image.Pt(50, 40), menus.Target[string]{Row: "notes.txt"}, []menus.Item[string]{
		{Label: "Open", OnClick: func(t menus.Target[string]) { fmt.Println("opening", t.Row) }},
		{Separator: true},
		{Label: "Export", Children: []menus.Item[string]{
			{Label: "PDF", Shortcut: "Ctrl+E", OnClick: func(t menus.Target[string]) { fmt.Println("exporting", t.Row) }},
		}},
	})
	window.Settle()
	window.Keys("Down", "Down", "Right", "Enter")
	// Output:
	// exporting notes.txt
	// chosen: PDF
	// closed: ItemChosen
}

func ExampleCellValueToClipboardText() {
	type address struct{ Street, City string }
	for _, v := range []any{nil, "as it is", 0.1, 1e21, []int{1, 2}, &address{"5 Rue <A>", "Paris"}} {
		fmt.Printf("%q\n", menus.CellValueToClipboardText(v))
	}
	// Output:
	// ""
	// "as it is"
	// "0.1"
	// "1e+21"
	// "[1,2]"
	// "{\"City\":\"Paris\",\"Street\":\"5 Rue <A>\"}"
}

func ExampleMakeCopyCellItem() {
	item := menus.MakeCopyCellItem[string](menus.CopyCellOptions{Label: "Copy"})
	item.Shortcut = "" // the page has another
	fmt.Println(item.Label)
	// Output: Copy
}
