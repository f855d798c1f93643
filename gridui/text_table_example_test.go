// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// A TextTable shows texts, such as those of a file, and lets users change rows and columns.
func ExampleTextTable() {
	var t gridui.TextTable
	t.Editing.Enabled = true
	t.SetTexts([][]string{
		{"City", "People", ""},
		{"Seoul", "9400000", "capital"},
		{"Busan", "3300000"},
	})
	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions { return gridui.New(th, &t).Layout(gtx) })
	h.Settle()
	show := func() {
		for _, row := range t.Texts() {
			fmt.Printf("%q\n", row)
		}
	}
	if _, err := t.InsertColumn("People", "Since"); err != nil {
		fmt.Println(err)
	}
	if err := t.InsertRows("1", option.RowAfter, t.Row("Incheon", "1883", "3000000")); err != nil {
		fmt.Println(err)
	}
	if err := t.RenameColumn("Column 3", "Note"); err != nil {
		fmt.Println(err)
	}
	h.Settle()
	show()
	for t.History().Undo() {
	}
	h.Settle()
	show()
	// Output:
	// ["City" "Since" "People" "Note"]
	// ["Seoul" "" "9400000" "capital"]
	// ["Incheon" "1883" "3000000"]
	// ["Busan" "" "3300000"]
	// ["City" "People" "Column 3"]
	// ["Seoul" "9400000" "capital"]
	// ["Busan" "3300000"]
}
