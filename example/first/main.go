// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Command first is the shortest program with a grid.
package main

import (
	"os"

	"gioui.org/app"
	"gioui.org/op"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

type city struct {
	name   string
	people int
}

func main() {
	var grid gridui.Grid[city] // yours: it lasts, and its address is its identity
	grid.Columns = []gridui.Column[city]{
		gridui.Field("name", "City", func(c city) string { return c.name }),
		gridui.Field("people", "People", func(c city) int { return c.people }),
	}
	grid.Sorting.Mode = option.SortMulti
	grid.SetRows([]city{{"Seoul", 9_411_000}, {"Busan", 3_350_000}, {"Incheon", 2_948_000}})
	window, theme := new(app.Window), material.NewTheme()
	go func() {
		var ops op.Ops
		for {
			switch e := window.Event().(type) {
			case app.DestroyEvent:
				os.Exit(0)
			case app.FrameEvent:
				gridui.New(theme, &grid).Layout(app.NewContext(&ops, e))
				e.Frame(&ops)
			}
		}
	}()
	app.Main()
}
