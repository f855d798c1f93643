// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/menus"
)

// touchItem is the height of a menu's items under a finger.
const touchItem = unit.Dp(44)

// layoutMenu draws the menu over the grid, of a size in pixels.
func (g *Grid[T]) layoutMenu(gtx layout.Context, size image.Point) {
	if g.openByKey() {
		gtx.Execute(op.InvalidateCmd{}) // in the next frame the caller hears of it
	}
	if !g.menu.menu.IsOpen() {
		return
	}
	style := g.menuStyle(gtx)
	style.Window = g.Menu.Window
	if style.Window == (image.Rectangle{}) {
		style.Window.Max = size
	}
	style.Layout(gtx)
}

// menuStyle is the style of a menu in the grid's fonts and colours.
func (g *Grid[T]) menuStyle(gtx layout.Context) menus.Style[T] {
	sk := &g.engine.skin
	s := menus.NewStyle(&material.Theme{
		Shaper: sk.shaper, Face: sk.face.Font.Typeface,
		Palette: material.Palette{Bg: sk.th.MenuBg, Fg: sk.th.MenuFg},
	}, &g.menu.menu)
	s.Font, s.TextSize = sk.face.Font, gtx.Metric.PxToSp(sk.face.Px)
	s.Bg, s.FgMuted, s.Hover = sk.th.MenuBg, sk.th.FgMuted, sk.th.MenuHover
	s.Border, s.Line = sk.th.MenuBorder, sk.th.MenuBorder
	if sk.forced {
		s.Shadow = color.NRGBA{}
	}
	s.RTL = sk.rtl
	s.ItemHeight = max(s.ItemHeight, gtx.Metric.PxToDp(2*sk.face.Px))
	if g.menu.menu.ByTouch {
		s.ItemHeight = max(s.ItemHeight, touchItem)
	}
	return s
}
