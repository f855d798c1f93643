// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package toolbar

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// ClearSort drops the order as if users had done it.
	ClearSort()
}

// Chooser is the feature that shows the list of columns.
type Chooser interface {
	// ShowsOpener reports whether the button that opens the list is in the toolbar.
	ShowsOpener() bool
	// PlaceOpener sets where the button was drawn, in pixels of the grid.
	PlaceOpener(at image.Rectangle)
}

// Sources holds what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Sorting  *option.Sorting
	Marks    *headmarks.Marks
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	Chooser  Chooser // nil for none
	// Opener is the button of the Chooser.
	Opener *ui.Button
	Grid   Grid
}

// Feature is the toolbar of a grid. Its zero value lacks only its Sources.
type Feature struct {
	Sources
	// clear is the button that drops the order.
	clear ui.Button
	// providers add further buttons, list is the buffer of tools.
	providers []feature.ToolProvider
	list      []feature.Tool
	// taken is set if another bar draws the buttons.
	taken bool
	// height is the height of the line in this frame, in pixels.
	height int
	// toolbar draws the toolbar of the program, as laid out in this frame.
	toolbar op.CallOp
}

// AddProvider adds a button before the buttons of the grid.
func (f *Feature) AddProvider(p feature.ToolProvider) { f.providers = append(f.providers, p) }

// Take gives the buttons to another bar, which draws the Tools from now on.
func (f *Feature) Take() { f.taken = true }

// Place reports to what provides a button where another bar drew it.
func (f *Feature) Place(t *feature.Tool, at image.Rectangle, home event.Tag) {
	if f.Chooser != nil && t.Button == f.Opener {
		f.Chooser.PlaceOpener(at)
	}
	if p, ok := t.Of.(feature.ToolPlacer); ok {
		p.PlaceTool(at, home)
	}
}

// Update reads a click on the button that drops the order, and reports whether there was one. The Chooser reads
// the other button.
func (f *Feature) Update(gtx layout.Context) bool {
	if !settings.SortClears(f.Sorting) || !f.clear.ClickedIf(gtx, f.isSorted()) {
		return false
	}
	f.Grid.ClearSort()
	return true
}

// isSorted reports whether there is an order to drop.
func (f *Feature) isSorted() bool { return len(f.Marks.Keys) > 0 }

// AppendControls appends the button, which takes the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag { return append(dst, &f.clear.Clickable) }
