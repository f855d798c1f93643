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

// Grid is what the feature asks the grid.
type Grid interface {
	// CloseCellMenu closes the menu of cells, which leaves the keyboard to the menu of headers.
	CloseCellMenu()
	// MenuOpened puts away what an open menu has no use for.
	MenuOpened()
	// MenuClosed gives the keyboard back. A right click beside the menu opens the one that is there.
	MenuClosed(menus.Closed)
}

// Sources are what the feature reads, and what it draws with.
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
	// of is the header that the menu is open for, columns the revision of the columns that the
	// caller's items were made for.
	of      option.HeaderTarget
	columns uint32
	// shown are the items on the screen; made is where those of a frame are made.
	shown, made items
	// requested says that the menu is to open for the header requestedFor, as soon as a frame
	// knows where that is.
	requestedFor option.HeaderTarget
	requested    bool

	buttons buttons
	// pressed is the header whose button is held down.
	pressed viewport.Address
	held    bool
	// byTouch says that the last press was that of a finger.
	byTouch bool
}

// IsOpen reports whether the menu is open.
func (f *Feature) IsOpen() bool { return f.menu.IsOpen() }

// Close closes the menu, if it is open.
func (f *Feature) Close() { f.menu.Close(menus.ByOwner) }

// Replace closes the menu because another one opens, to which it leaves the keyboard.
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

// target is the header at an address, and false if it has no menu.
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

// paneOf is the part of the header that belongs to the pane of a header, in pixels of the
// sheet: the header shows inside it only.
func (f *Feature) paneOf(at viewport.Address) image.Rectangle {
	return f.Viewport.Sheet.Panes.Rect(f.Columns.Leaves[at.Col].Pane, layoutx.Head)
}

// onGrid converts a rectangle from pixels of the sheet to pixels of the grid.
func (f *Feature) onGrid(r image.Rectangle) image.Rectangle {
	return r.Add(image.Pt(0, f.Viewport.Geometry.Top))
}
