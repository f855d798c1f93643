// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package collation_test

import (
	"fmt"
	"image"

	"gioui.org/layout"
	"golang.org/x/text/language"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/collation"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
)

// Swedish has its letter Ä after Z, German next to A.
func ExampleFor() {
	for _, tag := range []language.Tag{language.German, language.Swedish} {
		var grid gridui.Grid[string]
		grid.Columns = []gridui.Column[string]{
			gridui.Field("name", "Name", func(s string) string { return s }).Collate(collation.For(tag)),
		}
		grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name"}}}
		grid.SetRows([]string{"Zebra", "Ähre", "Apfel"})
		gridtest.New(image.Pt(300, 200), func(gtx layout.Context) layout.Dimensions {
			return gridui.New(nil, &grid).Layout(gtx)
		}).Settle()
		fmt.Print(tag, ":")
		for i := range 3 {
			name, _ := grid.RowAt(i)
			fmt.Print(" ", name)
		}
		fmt.Println()
	}
	// Output:
	// de: Ähre Apfel Zebra
	// sv: Apfel Zebra Ähre
}
