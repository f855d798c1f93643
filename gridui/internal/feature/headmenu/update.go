// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// Work reads all input of the menu, and reports whether there was any.
func (f *Feature) Work(gtx layout.Context) (some bool) {
	f.sync()
	for {
		ev, ok := f.menu.Update(gtx)
		if !ok {
			return some
		}
		some = true
		switch ev := ev.(type) {
		case menus.Chosen[option.HeaderTarget]:
			f.chosen(gtx, ev)
		case menus.Closed:
			f.closed(ev)
		}
	}
}

// sync keeps the open menu at its header, and its items up to date.
func (f *Feature) sync() {
	if !f.menu.IsOpen() {
		return
	}
	at, ok := f.Viewport.Heads.Find(f.of)
	if !ok || !f.HasMenu(at) {
		f.menu.Close(menus.TargetGone)
		return
	}
	f.made.own = f.shown.own
	if f.columns != f.Columns.Rev {
		f.columns = f.Columns.Rev
		f.made.own = f.ownItems(f.of)
	}
	f.make(&f.made, at)
	if !f.made.same(&f.shown) {
		f.shown, f.made = f.made, f.shown
		f.menu.SetItems(f.shown.list)
	}
}

// chosen executes the command of an item, or reports that an item of the program was chosen.
func (f *Feature) chosen(gtx layout.Context, ev menus.Chosen[option.HeaderTarget]) {
	of := ev.Target.Row
	if i := ev.Path[0] - len(f.shown.commands); i >= 0 {
		ev.Path = append([]int{i}, ev.Path[1:]...)
		f.Report.Emit(ev)
		return
	}
	at, ok := f.Viewport.Heads.Find(of)
	if !ok {
		return
	}
	c := f.shown.folded(f.shown.commands[ev.Path[0]], ev.Path[1:])
	if c >= feature.HeadProvided {
		f.doProvided(gtx, c, ev.Path[1:])
		return
	}
	if c.TakesKeyboard() {
		f.menu.Return = nil
	}
	f.Features.DoInHeader(gtx, c, at)
}

// closed reports that the menu closed, and drops the items of the program unless the menu has opened for another
// header.
func (f *Feature) closed(ev menus.Closed) {
	if !f.menu.IsOpen() {
		f.shown.own, f.made.own = nil, nil
	}
	f.Report.Emit(events.MenuClosed{Reason: ev.Reason, Header: true})
	if !f.menu.IsOpen() {
		f.Grid.MenuClosed(ev)
	}
}
