// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"image"
	"image/color"

	"gioui.org/layout"
	"gioui.org/unit"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/menus"
)

// touchItem is the least height of menu items that are used by touch.
const touchItem = unit.Dp(44)

// MenuStyle returns the style of a menu in the grid's fonts and colours.
func MenuStyle[T any](gtx layout.Context, st *style.Resolved, m *menus.Menu[T]) menus.Style[T] {
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

// LayoutMenu lays out a menu over a grid with a size in pixels, if the menu is open.
func LayoutMenu[T any](p *draw.Painter, m *menus.Menu[T], size image.Point) {
	if !m.IsOpen() {
		return
	}
	gtx := p.Gtx
	gtx.Constraints = layout.Exact(size)
	style := MenuStyle(gtx, &p.Style, m)
	style.Window = image.Rectangle{Max: size}
	style.Layout(gtx)
}

// menuWords returns the spoken texts of menus in the language of a grid.
func menuWords(t *locale.Spoken) menus.Spoken {
	return menus.Spoken{
		Menu: t.Menu, Item: t.MenuItem,
		Open: t.SubmenuOpen, Closed: t.SubmenuClosed, Checked: t.Checked, Unchecked: t.Unchecked,
	}
}

// SameItems reports whether two slices of items have the same length and the same first element.
func SameItems[T any](a, b []menus.Item[T]) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}
