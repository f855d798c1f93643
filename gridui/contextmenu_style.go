// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/menus"
)

// touchItem is the height of a menu's items under a finger.
const touchItem = unit.Dp(44)

// layoutMenu draws the open menu over the grid, of a size in pixels.
func (g *Grid[T]) layoutMenu(gtx layout.Context, size image.Point) {
	g.engine.layoutHeadMenu(gtx, size)
	if g.openByKey() {
		gtx.Execute(op.InvalidateCmd{}) // in the next frame the caller hears of it
	}
	if !g.menu.menu.IsOpen() {
		return
	}
	style := menuStyle(gtx, &g.engine.skin, &g.menu.menu)
	style.Window = g.Menu.Window
	if style.Window == (image.Rectangle{}) {
		style.Window.Max = size
	}
	style.Layout(gtx)
}

// menuStyle is the style of a menu in the grid's fonts and colours.
func menuStyle[T any](gtx layout.Context, sk *skin, m *menus.Menu[T]) menus.Style[T] {
	s := menus.NewStyle(&material.Theme{
		Shaper: sk.shaper, Face: sk.face.Font.Typeface,
		Palette: material.Palette{Bg: sk.th.MenuBg, Fg: sk.th.MenuFg},
	}, m)
	s.Font, s.TextSize = sk.face.Font, gtx.Metric.PxToSp(sk.face.Px)
	s.Bg, s.FgMuted, s.Hover = sk.th.MenuBg, sk.th.FgMuted, sk.th.MenuHover
	s.Border, s.Line = sk.th.MenuBorder, sk.th.MenuBorder
	if sk.forced {
		s.Shadow = color.NRGBA{}
	}
	s.RTL = sk.rtl
	s.Spoken = menuWords(&sk.loc.Spoken)
	s.IconSize = gtx.Metric.PxToDp(sk.scaled(s.IconSize))
	s.ItemHeight = max(s.ItemHeight, gtx.Metric.PxToDp(2*sk.face.Px))
	if m.ByTouch {
		s.ItemHeight = max(s.ItemHeight, touchItem)
	}
	return s
}

// menuWords are the words of a grid for its menus.
func menuWords(t *locale.Spoken) menus.Spoken {
	return menus.Spoken{
		Menu: t.Menu, Item: t.MenuItem,
		Open: t.SubmenuOpen, Closed: t.SubmenuClosed, Checked: t.Checked, Unchecked: t.Unchecked,
	}
}
