// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// layoutMenu draws the open menu over the grid, of a size in pixels.
func (g *Grid[T]) layoutMenu(gtx layout.Context, size image.Point) {
	g.core.engine.features.headMenu.Layout(gtx, size)
	if g.openByKey() {
		gtx.Execute(op.InvalidateCmd{}) // in the next frame the caller hears of it
	}
	if !g.menu.menu.IsOpen() {
		return
	}
	style := ui.MenuStyle(gtx, &g.core.engine.draw.Style, &g.menu.menu)
	style.Window = g.Menu.Window
	if style.Window == (image.Rectangle{}) {
		style.Window.Max = size
	}
	style.Layout(gtx)
}
