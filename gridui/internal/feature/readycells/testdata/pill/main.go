// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Command pill shows one kind of ready cells. A test finds out what it links.
package main

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

func main() {
	grid := gridui.Grid[string]{Columns: []gridui.Column[string]{
		gridui.Field("state", "State", func(s string) string { return s }).Pill(option.Pill{}),
	}}
	grid.SetRows([]string{"open", "closed"})
	gtx := layout.Context{Ops: new(op.Ops), Constraints: layout.Exact(image.Pt(400, 300))}
	gridui.NewWith(material.NewTheme(), &grid).Layout(gtx)
}
