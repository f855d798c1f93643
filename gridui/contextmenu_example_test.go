// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/menus"
)

func ExampleContextMenuGrid() {
	var grid gridui.ContextMenuGrid[Order]
	grid.Columns = exampleGrid().Columns
	grid.SetRows(orders())
	grid.ContextMenuItems = []menus.Item[Order]{
		menus.MakeCopyCellItem[Order](menus.CopyCellOptions{}),
		{Label: "Delete", Shortcut: "Delete", OnClick: func(t menus.Target[Order]) { fmt.Println("delete", t.Row.ID) }},
	}

	th := newTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		return gridui.New(th, &grid).Layout(gtx)
	})
	h.Settle()
	cell, _ := h.Find("A-2")
	h.RightClick(cell.Center())
	h.Keys("Delete")
	h.RightClick(cell.Center())
	h.Keys("Shortcut+C")
	fmt.Println(h.Clipboard.Text())
	// Output:
	// delete A-2
	// A-2 true
}

// What a screen reader is told of an open menu.
func TestOpenMenuReadsLikeThis(t *testing.T) {
	var chosen []string
	s := newMenu(1, &chosen)
	s.Size.X = 500
	s.grid.Menu.Items[0].Shortcut = "" // which Apple systems show in another way
	s.Settle()
	s.RightClick(100, 50)
	s.Keys("Down", "Down", "Down", "Right")
	dump := s.Dump()
	at := strings.Index(dump, `    ("menu")`)
	require.Positive(t, at)
	require.Equal(t, strings.TrimPrefix(`
    ("menu") 100,50 187x139
      "Copy" ("Copy, menu item") 101,55 185x30
      "Edit" ("Edit, menu item, Ctrl+E") 101,85 185x30
      "More" ("More, menu item, submenu expanded") 101,124 185x30 selected
      "Minors only" ("Minors only, menu item") 101,154 185x30 disabled
    ("menu") 284,119 128x70
      "Deep" ("Deep, menu item") 285,124 126x30 selected
      "Never" ("Never, menu item") 285,154 126x30 disabled
`, "\n"), dump[at:])
}
