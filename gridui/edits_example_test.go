// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/giogrid/giogrid/gridui"
)

// A column is edited through Edit, and Validate says what it takes. All of a step is
// done or nothing, and Undo takes it back.
func ExampleEditing() {
	type item struct {
		Name string
		Qty  int
	}
	items := []item{{"Apple", 3}, {"Pear", 5}}

	var g gridui.Grid[item]
	g.Editing.Enabled = true
	g.Columns = []gridui.Column[item]{
		gridui.Field("name", "Name", func(i item) string { return i.Name }),
		gridui.Field("qty", "Qty", func(i item) int { return i.Qty }).
			Edit(func(i *item, v int) { i.Qty = v }).
			Validate(func(_ item, v int) error {
				if v < 0 {
					return errors.New("less than nothing")
				}
				return nil
			}),
	}
	g.SetRows(items)
	g.FocusCell(1, "qty")

	fmt.Println(g.EditCells(gridui.CellWrite{RowID: "1", ColumnID: "qty", Value: "-2"}))
	g.Paste("7")
	g.FocusCell(1, "qty")
	fmt.Println(items[1].Qty)
	g.History().Undo()
	g.FocusCell(1, "qty")
	fmt.Println(items[1].Qty)
	// Output:
	// gridui: row "1", column "qty": less than nothing
	// 7
	// 5
}

// A ChangeTrackingGrid knows what a server is to be told.
func ExampleChangeTrackingGrid() {
	type user struct {
		ID   string `json:"id"`
		Name string `json:"name"`
	}
	g := gridui.ChangeTrackingGrid[user]{
		Data:   []user{{"1", "Ada"}, {"2", "Bob"}, {"3", "Cy"}},
		RowKey: func(u user) string { return u.ID },
	}
	_, err := g.AddRow(&user{ID: strconv.Itoa(4), Name: "Di"})
	fmt.Println(err)
	g.UpdateRow("1", func(u *user) { u.Name = "Ann" })
	g.DeleteRow("2")

	body, _ := g.Save().Payload()
	fmt.Println(string(body))
	// Output:
	// <nil>
	// {"added":[{"id":"4","name":"Di"}],"updated":[{"id":"1","name":"Ann"}],"removed":[{"id":"2","name":"Bob"}]}
}
