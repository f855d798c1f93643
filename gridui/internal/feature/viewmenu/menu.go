// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewmenu

import (
	"image/color"

	"gioui.org/io/event"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/namedviews"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

type item = menus.Item[int]

// openMenu opens the menu below the button, and reads the views again: other users may have saved some.
func (f *Feature) openMenu(byKey bool) {
	if f.list.key != "" {
		f.do(namedviews.Task{Deed: namedviews.DeedLoad})
	}
	f.menu.Return, f.menu.ByTouch = f.buttonTag(), f.byTouch && !byKey
	f.menu.Open(f.anchor, layoutx.Below, menus.Target[int]{Text: f.texts().Views}, f.items())
	if byKey {
		f.menu.SelectFirst()
	}
}

// buttonTag returns the tag that has the keyboard while the button is focused.
func (f *Feature) buttonTag() event.Tag {
	if f.home != nil {
		return f.home
	}
	return &f.button.Clickable
}

// items returns the entries of the menu.
func (f *Feature) items() (items []item) {
	for _, v := range f.Program.Locked() {
		items = append(items, f.viewItem(v, true))
	}
	if len(items) > 0 && len(f.list.saved) > 0 {
		items = append(items, item{Separator: true})
	}
	for _, v := range f.list.saved {
		items = append(items, f.viewItem(v, false))
	}
	if len(items) == 0 {
		items = append(items, item{Label: f.texts().None, Disabled: true})
	}
	items = append(items, item{Separator: true})
	if f.list.key != "" {
		items = append(items, f.changingItems()...)
	}
	return append(items, f.sharingItems()...)
}

// viewItem returns the entry that applies a view.
func (f *Feature) viewItem(v option.NamedView, isLocked bool) item {
	it := item{Label: v.Name, Choice: true, OnClick: func(menus.Target[int]) { f.choose(v.Name) }}
	if v.Name == f.Program.Current() {
		it.Checked = true
		if f.list.changed {
			it.Label = f.texts().Changed(v.Name)
		}
	}
	if isLocked {
		it.Label = f.texts().Locked(it.Label)
		it.Icon = f.drawn(f.Painter.Style.Icons.Lock)
	}
	return it
}

// drawn returns an icon of the grid for a menu.
func (f *Feature) drawn(ic icon.Icon) menus.Icon {
	return func(gtx layout.Context, px int, c color.NRGBA) { ic.Draw(gtx, px, c, f.Painter.DrawGlyph) }
}

// changingItems returns the entries that change the saved views.
func (f *Feature) changingItems() []item {
	t, name := f.texts(), f.Program.Current()
	_, mine := f.saved(name)
	if _, isLocked := f.locked(name); isLocked {
		mine = false
	}
	save := item{Label: t.Save(name), Disabled: !f.list.changed, OnClick: func(menus.Target[int]) { f.save(name) }}
	items := []item{
		{Label: t.SaveAs, OnClick: func(menus.Target[int]) { f.begin(modeSaveAs, "") }},
		{Label: t.Rename, Disabled: !mine, OnClick: func(menus.Target[int]) { f.begin(modeRename, name) }},
		{Label: t.Delete, Disabled: !mine, OnClick: func(menus.Target[int]) { f.begin(modeDelete, name) }},
		{Separator: true},
	}
	if mine {
		items = append([]item{save}, items...)
	}
	return items
}

// sharingItems returns the entries that copy and paste views.
func (f *Feature) sharingItems() []item {
	t := f.texts()
	return []item{
		{Label: t.Share, OnClick: f.share},
		{Label: t.Paste, OnClick: func(menus.Target[int]) { f.line.pasting = true }},
	}
}

// save replaces the saved view with a name by the current view.
func (f *Feature) save(name string) {
	f.do(namedviews.Task{Deed: namedviews.DeedSave, Name: name, View: f.present()})
}

// updateMenu reads the input of the open menu, and reports whether there was any.
func (f *Feature) updateMenu(gtx layout.Context) (some bool) {
	for {
		if _, ok := f.menu.Update(gtx); !ok {
			return some
		}
		some = true
		gtx.Execute(op.InvalidateCmd{})
	}
}

// Paint draws the open menu.
func (f *Feature) Paint() {
	ui.LayoutMenu(f.Painter, &f.menu, f.Viewport.Geometry.Size)
}
