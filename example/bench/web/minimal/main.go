// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build js

// Command minimal is a window with one grid that has none of the optional features. A test keeps its size.
package main

import (
	"gioui.org/app"
	"gioui.org/op"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
)

func main() {
	go show()
	app.Main()
}

func show() {
	theme, window := material.NewTheme(), new(app.Window)
	grid := gridui.Grid[int]{Columns: []gridui.Column[int]{gridui.Field("n", "Number", func(n int) int { return n })}}
	grid.SetRows([]int{1, 2, 3})
	var ops op.Ops
	for {
		switch e := window.Event().(type) {
		case app.DestroyEvent:
			return
		case app.FrameEvent:
			gridui.NewWith(theme, &grid).Layout(app.NewContext(&ops, e))
			e.Frame(&ops)
		}
	}
}
