// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

// An opening is a request to open the menu of a header.
type opening struct {
	at viewport.Address
	// anchor is the rectangle that the menu opens below, in pixels of the grid. An empty one is the position of
	// the pointer.
	anchor image.Rectangle
	byKey  bool
	by     pointer.Source
}

// open opens the menu of a header, and closes any other menu.
func (f *Feature) open(how opening) {
	of, ok := f.target(how.at)
	if !ok || f.Options.Loading.Overlay {
		return
	}
	f.Grid.CloseCellMenu()
	f.Focus.Move(how.at, focus.Stay)
	f.of, f.columns, f.held = of, f.Columns.Rev, false
	f.shown.own = f.ownItems(of)
	f.make(&f.shown, how.at)
	f.menu.Return = f.Keyboard
	f.menu.ByTouch = how.by == pointer.Touch
	target := menus.Target[option.HeaderTarget]{Row: of, ColumnID: of.ColumnID, Text: f.Viewport.Heads.Label(how.at)}
	f.menu.Open(how.anchor, layoutx.Below, target, f.shown.list)
	if !f.menu.IsOpen() {
		return // it has no items
	}
	if how.byKey {
		f.menu.SelectFirst()
	}
	f.Grid.MenuOpened()
	f.Report.Emit(events.MenuOpened{ColumnID: of.ColumnID, Header: true, Group: of.Group})
}

// OpenMenuAt opens the menu of the header at an address, at a position in pixels of the sheet. It reports whether
// there is a header.
func (f *Feature) OpenMenuAt(at viewport.Address, pos image.Point, by pointer.Source) bool {
	if at.Band != layoutx.Head {
		return false
	}
	anchor := f.onGrid(image.Rectangle{Min: pos, Max: pos})
	f.open(opening{at: at, anchor: anchor, by: by})
	return true
}

// MenuIsOpen reports whether the menu is open.
func (f *Feature) MenuIsOpen() bool { return f.menu.IsOpen() }

// Request opens the menu of the column or the group with an id in the next frame, and scrolls to it.
func (f *Feature) Request(id string) {
	if !f.Options.HeaderMenu.Enabled {
		return
	}
	at, ok := f.Viewport.Heads.Find(option.HeaderTarget{ColumnID: id})
	if !ok {
		at, ok = f.Viewport.Heads.Find(option.HeaderTarget{ColumnID: id, Group: true})
	}
	if ok {
		f.requested = true
		f.requestedFor.ColumnID, f.requestedFor.Group = f.Viewport.Heads.ID(at)
		f.Requests.ToColumn(f.Columns.Leaves[at.Col].ID)
	}
}

// OpenMenuByKey opens the menu of the focused header as soon as a frame has its position, and reports whether a
// header has the focus.
func (f *Feature) OpenMenuByKey() bool {
	at := f.Focus.At()
	if at == viewport.NoCell || at.Band != layoutx.Head {
		return false
	}
	if f.requestedFor, f.requested = f.target(at); f.requested {
		f.Motion.ShowColumn(at.Col)
	}
	return true
}

// serveRequest opens the requested menu, and reports whether it did.
func (f *Feature) serveRequest() bool {
	if !f.requested {
		return false
	}
	f.requested = false
	at, ok := f.Viewport.Heads.Find(f.requestedFor)
	if !ok {
		return false
	}
	// A group may have several headers: the focused one comes first.
	focused := f.Focus.At()
	if of, ok := f.target(focused); ok && of == f.requestedFor {
		at = focused
	}
	r := f.Viewport.HeadRect(at).Intersect(f.paneOf(at))
	if r.Empty() {
		return false
	}
	f.open(opening{at: at, anchor: f.onGrid(r), byKey: true})
	return f.menu.IsOpen()
}

// Layout draws the open menu over a grid of a size in pixels.
func (f *Feature) Layout(gtx layout.Context, size image.Point) {
	if f.serveRequest() {
		gtx.Execute(op.InvalidateCmd{}) // the program receives the event in the next frame
	}
	if !f.menu.IsOpen() {
		return
	}
	style := ui.MenuStyle(gtx, &f.Painter.Style, &f.menu)
	style.Window = f.Options.HeaderMenu.Window
	if style.Window == (image.Rectangle{}) {
		style.Window.Max = size
	}
	style.Layout(gtx)
}
