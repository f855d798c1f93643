// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// A program shows, or has spoken, what happened in the grid.
func ExampleAnnounced() {
	var g gridui.Grid[person]
	g.Columns = peopleColumns()
	g.RowID = func(p person) string { return p.ID }
	g.Sorting.Mode = option.SortMulti
	g.Announce = true
	g.SetRows(people(9))

	th := newTheme()
	h := newHarness(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := g.Update(gtx)
			if !ok {
				break
			}
			if said, ok := ev.(events.Announced); ok {
				fmt.Println(said.Text)
			}
		}
		style := gridui.New(th, &g)
		style.Locale = locale.English()
		return style.Layout(gtx)
	})
	header, _ := h.Find("Age")
	h.Click(header.Center())
	h.Click(header.Center())
	// Output:
	// Sorted by Age descending.
	// Sorted by Age ascending.
}
