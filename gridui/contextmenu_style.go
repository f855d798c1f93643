// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/menus"
)

// touchItem is the height of a menu's items under a finger.
const touchItem = unit.Dp(44)

// layoutMenu draws the open menu over the grid, of a size in pixels.
func (g *Grid[T]) layoutMenu(gtx layout.Context, size image.Point) {
	g.core.engine.layoutHeadMenu(gtx, size)
	if g.openByKey() {
		gtx.Execute(op.InvalidateCmd{}) // in the next frame the caller hears of it
	}
	if !g.menu.menu.IsOpen() {
		return
	}
	style := menuStyle(gtx, &g.core.engine.draw.Style, &g.menu.menu)
	style.Window = g.Menu.Window
	if style.Window == (image.Rectangle{}) {
		style.Window.Max = size
	}
	style.Layout(gtx)
}

// menuStyle is the style of a menu in the grid's fonts and colours.
func menuStyle[T any](gtx layout.Context, st *style.Resolved, m *menus.Menu[T]) menus.Style[T] {
	s := menus.NewStyle(&material.Theme{
		Shaper: st.Shaper, Face: st.Face.Font.Typeface,
		Palette: material.Palette{Bg: st.Theme.MenuBg, Fg: st.Theme.MenuFg},
	}, m)
	s.Font, s.TextSize = st.Face.Font, gtx.Metric.PxToSp(st.Face.Px)
	s.Bg, s.FgMuted, s.Hover = st.Theme.MenuBg, st.Theme.FgMuted, st.Theme.MenuHover
	s.Border, s.Line = st.Theme.MenuBorder, st.Theme.MenuBorder
	if st.ForcedColors {
		s.Shadow = color.NRGBA{}
	}
	s.RTL = st.RTL
	s.Spoken = menuWords(&st.Texts.Spoken)
	s.IconSize = gtx.Metric.PxToDp(st.Scaled(s.IconSize))
	s.ItemHeight = max(s.ItemHeight, gtx.Metric.PxToDp(2*st.Face.Px))
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
