// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tools

import (
	"image/color"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

type item = menus.Item[int]

// open opens the list of a tool below its button.
func (f *Feature) open(t *place, byKey bool) {
	var items []item
	if m, is := t.tool.(*more); is {
		items = (*Feature)(m).hiddenItems(t)
	} else {
		items = choices(t.tool.(Chooser))
	}
	if len(items) == 0 {
		return
	}
	f.menu.Return, f.menu.ByTouch = &f.tag, f.pointer.touch && !byKey
	f.menu.Open(t.at, layoutx.Below, menus.Target[int]{Text: t.face.Label}, items)
	if byKey {
		f.menu.SelectFirst()
	}
}

// choices returns the entries of a list of choices.
func choices(of Chooser) (items []item) {
	for _, c := range of.Choices() {
		it := item{Label: c.Label, Choice: c.Choice, Checked: c.Checked, Disabled: c.Disabled || c.Do == nil, Reason: c.Reason}
		if do := c.Do; do != nil {
			it.OnClick = func(menus.Target[int]) { do() }
		}
		items = append(items, it)
	}
	return items
}

// hiddenItems returns the entries of the tools without room.
func (f *Feature) hiddenItems(at *place) (items []item) {
	for _, t := range f.bar.hidden {
		face, ok := t.Face()
		if !ok {
			continue
		}
		label := face.Label
		if face.Text != "" {
			label = face.Text
		}
		it := item{Label: label, Icon: f.drawn(face.Icon), Disabled: face.Off, Reason: face.Reason, Choice: face.On, Checked: face.On}
		if of, is := t.(Chooser); is {
			it.Children = choices(of)
		} else {
			if m, is := t.(*moved); is { // each frame lists the buttons of other features again
				kept := *m
				t = &kept
			}
			to := at.at
			it.OnClick = func(menus.Target[int]) { f.later, f.laterAt = t, to }
		}
		items = append(items, it)
	}
	return items
}

// drawn returns an icon of the grid for a menu, nil for none.
func (f *Feature) drawn(ic icon.Icon) menus.Icon {
	if ic.IsZero() {
		return nil
	}
	return func(gtx layout.Context, px int, c color.NRGBA) { ic.Draw(gtx, px, c, f.Painter.DrawGlyph) }
}

// Paint draws the open list.
func (f *Feature) Paint() { ui.LayoutMenu(f.Painter, &f.menu, f.Viewport.Geometry.Size) }
