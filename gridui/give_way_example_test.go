// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// In a narrow window the city leaves first, then the age; rows list them below, when users open them.
func ExampleTyped_GiveWay() {
	type person = gridstage.Person
	var grid gridui.Grid[person]
	grid.Columns = []gridui.Column[person]{
		gridui.Field("name", "Name", func(p person) string { return p.Name }).Width(120),
		gridui.Field("age", "Age", func(p person) int { return p.Age }).Width(80).GiveWay(1),
		gridui.Field("city", "City", func(p person) string { return p.City }).Width(120).GiveWay(2),
	}
	grid.GiveWay.Detail = true
	grid.SetRows(gridstage.People(3))

	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		return gridui.New(th, &grid).Layout(gtx)
	})
	for _, width := range []int{400, 300, 180} {
		h.Size.X = width
		h.Settle()
		fmt.Println(width, grid.ShownColumns(), grid.GaveWay())
	}
	h.Focus(grid.Tag())
	h.Keys("Ctrl+Enter")
	city, _ := h.FindDescription("City, ")
	fmt.Println(city.Description)
	// Output:
	// 400 [name age city] []
	// 300 [name age] [city]
	// 180 [name] [age city]
	// City, City 0
}
