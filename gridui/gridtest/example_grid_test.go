// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest_test

import (
	"fmt"
	"image"

	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
)

// A grid sorts 50,000 rows by a background job, and the order shows in a later frame: Until waits for it.
func ExampleHarness_Until() {
	rows := make([]int, 50_000)
	for i := range rows {
		rows[i] = i
	}
	var grid gridui.Grid[int]
	grid.Columns = []gridui.Column[int]{
		gridui.Field("n", "Number", func(n int) int { return n }),
	}
	grid.Sorting.Mode = option.SortMulti
	grid.SetRows(rows)
	h := gridtest.New(image.Pt(300, 200), gridui.New(material.NewTheme(), &grid).Layout)

	header, _ := h.Find("Number")
	h.Click(header.Center())
	h.Until(func() bool { row, ok := grid.RowAt(0); return ok && row == 49_999 })

	last, _ := grid.RowAt(49_999)
	fmt.Println("the last row is now", last)
	// Output: the last row is now 0
}
