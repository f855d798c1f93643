// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu

import (
	"image"

	"gioui.org/io/event"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// CloseCellMenu closes the menu of cells, which leaves the keyboard to the menu of headers.
	CloseCellMenu()
	// MenuOpened closes what must not show together with an open menu.
	MenuOpened()
	// MenuClosed gives the keyboard back. A right click next to the menu opens the menu at that place.
	MenuClosed(menus.Closed)
}

// Sources holds what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Viewport *viewport.Frame
	Requests *viewport.Requests
	Motion   viewport.Motion
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	Pointer  *host.Pointer
	Marks    *headmarks.Marks
	Focus    *focus.Focus
	Features *feature.List
	Report   dataset.Report
	Grid     Grid
	// Keyboard is the tag that gets the keyboard when the menu closes.
	Keyboard event.Tag
}

// Feature is the menu of the headers of a grid.
type Feature struct {
	Sources

	menu menus.Menu[option.HeaderTarget]
	// of is the header whose menu is open. columns is the revision of the columns at which the items of the
	// program were made.
	of      option.HeaderTarget
	columns uint32
	// shown holds the items on the screen; made is the buffer for the items of a frame.
	shown, made items
	icons       icons
	// requested is set if the menu should open for the header requestedFor, as soon as a frame has its position.
	requestedFor option.HeaderTarget
	requested    bool

	buttons buttons
	// pressed is the header whose button is held down, valid if held.
	pressed viewport.Address
	held    bool
	// byTouch is set if the last press was that of a finger.
	byTouch bool
}

// IsOpen reports whether the menu is open.
func (f *Feature) IsOpen() bool { return f.menu.IsOpen() }

// Close closes the menu, if it is open.
func (f *Feature) Close() { f.menu.Close(menus.ByOwner) }

// Replace closes the menu because another one opens, and leaves the keyboard to that one.
func (f *Feature) Replace() {
	if f.menu.IsOpen() {
		f.menu.Return = nil
		f.menu.Close(menus.Replaced)
	}
}

// HasMenu reports whether there is a header with a menu at an address.
func (f *Feature) HasMenu(at viewport.Address) bool {
	_, ok := f.target(at)
	return ok
}

// target returns the header at an address, and false if it has no menu.
func (f *Feature) target(at viewport.Address) (option.HeaderTarget, bool) {
	if !f.Options.HeaderMenu.Enabled || !f.Viewport.Heads.Has(at) {
		return option.HeaderTarget{}, false
	}
	if l := &f.Columns.Leaves[at.Col]; l.Utility && l.ID == column.SelectColumnID || l.Digits > 0 {
		return option.HeaderTarget{}, false
	}
	id, group := f.Viewport.Heads.ID(at)
	return option.HeaderTarget{ColumnID: id, Group: group}, true
}

// paneOf returns the part of the header band that belongs to the pane of a header, in pixels of the sheet. The
// header shows only inside it.
func (f *Feature) paneOf(at viewport.Address) image.Rectangle {
	return f.Viewport.Sheet.Panes.Rect(f.Columns.Leaves[at.Col].Pane, layoutx.Head)
}

// onGrid converts a rectangle from pixels of the sheet to pixels of the grid.
func (f *Feature) onGrid(r image.Rectangle) image.Rectangle {
	return r.Add(image.Pt(0, f.Viewport.Geometry.Top))
}
