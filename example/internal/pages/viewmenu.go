// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"image"

	"gioui.org/layout"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

// viewMenu is a button with a menu of views under names, and a field for the name of another.
type viewMenu struct {
	look  *look.Look
	grid  *gridui.Grid[*data.Flight]
	views gridui.Views

	button, save look.Button
	name         look.Field
	menu         menus.Menu[data.Flight]
	// size is that of the button in pixels; at is the view that was put in place last.
	size image.Point
	at   string
}

var (
	viewsText  = look.Text{En: "Views", Ko: "보기"}
	nameText   = look.Text{En: "Name of a view", Ko: "보기 이름"}
	saveText   = look.Text{En: "Save", Ko: "저장"}
	resetText  = look.Text{En: "Reset", Ko: "초기화"}
	deleteText = look.Text{En: "Delete", Ko: "삭제"}
)

func (v *viewMenu) update(gtx layout.Context) {
	saved := v.name.Submitted(gtx)
	for v.save.Clicked(gtx) {
		saved = true
	}
	if saved {
		v.name.Invalid = v.views.Save(v.name.Text(), v.grid.View()) != nil
		v.at = v.name.Text()
	}
	for v.button.Clicked(gtx) {
		v.menu.Open(image.Rectangle{Max: v.size}, layoutx.Below, menus.Target[data.Flight]{}, v.items())
		v.menu.SelectFirst()
	}
	for {
		if _, ok := v.menu.Update(gtx); !ok {
			return
		}
	}
}

// items are the views, then what else can be done.
func (v *viewMenu) items() (items []menus.Item[data.Flight]) {
	l := v.look.Lang
	names, _ := v.views.Names() // none where they cannot be read
	var drop []menus.Item[data.Flight]
	for _, name := range names {
		check := menus.Unchecked
		if name == v.at {
			check = menus.Checked
		}
		items = append(items, menus.Item[data.Flight]{Label: name, Checked: check, OnClick: func(menus.Target[data.Flight]) {
			if view, err := v.views.Load(name); err == nil {
				v.grid.SetView(view)
				v.at = name
			}
		}})
		drop = append(drop, menus.Item[data.Flight]{Label: name, OnClick: func(menus.Target[data.Flight]) {
			v.name.Invalid = v.views.Delete(name) != nil
		}})
	}
	if len(items) > 0 {
		items = append(items, menus.Item[data.Flight]{Separator: true},
			menus.Item[data.Flight]{Label: deleteText.In(l), Children: drop})
	}
	return append(items, menus.Item[data.Flight]{Label: resetText.In(l), OnClick: func(menus.Target[data.Flight]) {
		v.grid.ResetView()
		v.at = ""
	}})
}

func (v *viewMenu) layout(gtx layout.Context) layout.Dimensions {
	l := v.look
	return look.Flow(gtx, 8, 8,
		func(gtx layout.Context) layout.Dimensions {
			dims := v.button.Layout(gtx, l, viewsText.In(l.Lang)+"…")
			v.size = dims.Size
			if v.menu.IsOpen() {
				v.style(gtx).Layout(gtx)
			}
			return dims
		},
		func(gtx layout.Context) layout.Dimensions { return v.name.Layout(gtx, l, nameText.In(l.Lang)) },
		func(gtx layout.Context) layout.Dimensions { return v.save.Layout(gtx, l, saveText.In(l.Lang)) },
	)
}

// style is that of the menu, in the colours of the gallery. The button stands far enough from the
// window's edges for the menu.
func (v *viewMenu) style(gtx layout.Context) menus.Style[data.Flight] {
	th := v.look.Theme()
	s := menus.NewStyle(&material.Theme{
		Shaper: v.look.Shaper, Palette: material.Palette{Bg: th.MenuBg, Fg: th.MenuFg},
	}, &v.menu)
	s.TextSize = 13
	s.Bg, s.FgMuted, s.Hover, s.Border, s.Line = th.MenuBg, th.FgMuted, th.MenuHover, th.MenuBorder, th.MenuBorder
	s.Window = image.Rect(0, 0, gtx.Dp(360), gtx.Dp(420))
	return s
}
