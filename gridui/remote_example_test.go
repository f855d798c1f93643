// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// A Remote shows the rows of a source, which sorts them. Here the source is a slice; a table of a
// database is another.
func ExampleRemote() {
	type city struct {
		Name   string
		People int64
	}
	source, err := rowsource.NewSlice(rowsource.SliceOptions[city]{
		Rows: []city{{"Busan", 3_300_000}, {"Seoul", 9_400_000}, {"Jeju", 490_000}}, Key: []string{"name"},
		Columns: []rowsource.Column[city]{
			{ID: "name", Value: func(c city) value.Value { return value.Text(c.Name) }},
			{ID: "people", Value: func(c city) value.Value { return value.Int(c.People) }},
		},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	rows := gridui.NewRemote(source, gridui.RemoteOptions[city]{})
	defer rows.Close()
	arrived := make(chan struct{}, 1)
	grid := gridui.Grid[city]{Columns: []gridui.Column[city]{
		gridui.Field("name", "Name", func(c city) string { return c.Name }),
		gridui.Field("people", "People", func(c city) int64 { return c.People }),
	}}
	grid.Sorting.Mode = option.SortMulti
	grid.Sorting.Keys = []option.SortKey{{ColumnID: "people", Desc: true}}
	grid.Invalidate = func() { // in a program: that of the window
		select {
		case arrived <- struct{}{}:
		default:
		}
	}
	grid.SetSource(rows)
	h := newHarness(image.Pt(300, 200), gridui.New(newTheme(), &grid).Layout)
	for h.Frame(); grid.Shown() == 0; h.Frame() {
		<-arrived
	}
	for i := range grid.Shown() {
		row, _ := grid.RowAt(i)
		fmt.Println(row.Name)
	}
	// Output:
	// Seoul
	// Busan
	// Jeju
}
