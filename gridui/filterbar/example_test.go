// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar_test

import (
	"fmt"
	"image"

	"gioui.org/layout"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/filterbar"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
)

func Example() {
	type fruit struct {
		Name  string
		Price int
	}
	var grid gridui.Grid[fruit]
	grid.Columns = []gridui.Column[fruit]{
		gridui.Field("name", "Name", func(f fruit) string { return f.Name }),
		gridui.Field("price", "Price", func(f fruit) int { return f.Price }),
	}
	grid.SetRows([]fruit{{"Apple", 3}, {"Pear", 7}})
	grid.Filtering.Enabled = true
	grid.Filtering.Expression = filter.AnyOf(filter.On("price", filter.Less.Of("5")), filter.On("name", filter.Contains.Of("x")))
	grid.Extensions = []gridui.Extension{&filterbar.Bar{}}

	th := material.NewTheme()
	window := gridtest.New(image.Pt(600, 300), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, &grid)
		style.Locale = locale.For("en")
		return style.Layout(gtx)
	})
	window.Settle()
	chip, _ := window.Find("Price <")
	fmt.Println(chip.Label)
	// Output:
	// Price < 5 or Name ~ x
}
