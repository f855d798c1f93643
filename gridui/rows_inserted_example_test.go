// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"strconv"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// Users insert, duplicate and delete rows by keys and by the menu of cells. Each is one step of undo.
func ExampleGrid_InsertRows() {
	type step struct{ ID, Text string }
	steps := 2
	var g gridui.Grid[step]
	g.Columns = []gridui.Column[step]{
		gridui.Field("text", "Step", func(s step) string { return s.Text }).Edit(func(s *step, v string) { s.Text = v }),
	}
	g.RowID = func(s step) string { return s.ID }
	g.Editing = option.Editing{Enabled: true, RemoveRows: true}
	newID := func() string { steps++; return strconv.Itoa(steps) }
	g.NewRow = func(beside *step) step { return step{ID: newID(), Text: "after " + beside.Text} }
	g.CopyRow = func(s step) step { s.ID = newID(); return s }
	g.Menu.Items = gridui.RowItems(&g, locale.Texts{})
	g.SetRows([]step{{"1", "cut"}, {"2", "glue"}})

	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(300, 300), func(gtx layout.Context) layout.Dimensions { return gridui.New(th, &g).Layout(gtx) })
	show := func() {
		h.Settle()
		for i := range g.Shown() {
			row, _ := g.RowAt(i)
			fmt.Print("; ", row.ID, " ", row.Text)
		}
		fmt.Println()
	}
	h.Focus(g.Tag())
	g.FocusCell(0, "text")
	h.Keys("Shortcut+I") // below
	show()
	h.Keys("Shortcut+Shift+D") // a copy
	show()
	if err := g.InsertRows("1", option.RowBefore, step{"0", "measure"}); err != nil {
		fmt.Println(err)
	}
	show()
	fmt.Println(g.DeleteRows("3", "4"))
	g.History().Undo()
	g.History().Undo()
	show()
	// Output:
	// ; 1 cut; 3 after cut; 2 glue
	// ; 1 cut; 3 after cut; 4 after cut; 2 glue
	// ; 0 measure; 1 cut; 3 after cut; 4 after cut; 2 glue
	// 2
	// ; 1 cut; 3 after cut; 4 after cut; 2 glue
}
