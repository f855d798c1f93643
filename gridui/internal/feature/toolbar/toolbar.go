// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package toolbar

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is what the feature asks the grid.
type Grid interface {
	// ClearSort drops the order as a user does.
	ClearSort()
}

// Chooser is who shows the list of columns.
type Chooser interface {
	// ShowsOpener reports whether the button that opens the list is in the toolbar.
	ShowsOpener() bool
	// PlaceOpener tells where the button was drawn, in pixels of the grid.
	PlaceOpener(at image.Rectangle)
}

// Sources are what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Sorting  *option.Sorting
	Marks    *headmarks.Marks
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	Chooser  Chooser
	// Opener is the button of the Chooser.
	Opener *ui.Button
	Grid   Grid
}

// Feature is the toolbar of a grid. Its zero value lacks only its Sources.
type Feature struct {
	Sources
	// clear drops the order.
	clear ui.Button
	// providers have further buttons, list is the buffer of tools.
	providers []Provider
	list      []tool
	// height is that of the line in this frame.
	height int
	// toolbar draws that of the program, as laid out in this frame.
	toolbar op.CallOp
}

// Provider has a button in the toolbar.
type Provider interface {
	// Tool is what the button shows, false without one. The face has no place yet.
	Tool() (b *ui.Button, face ui.ButtonFace, ok bool)
	// PaintTool draws the button.
	PaintTool(face ui.ButtonFace)
}

// AddProvider adds a button before those of the grid.
func (f *Feature) AddProvider(p Provider) { f.providers = append(f.providers, p) }

// Update reads a click on the button that drops the order. The other button is read by the
// Chooser.
func (f *Feature) Update(gtx layout.Context) bool {
	if !f.Sorting.Clears() || !f.clear.ClickedIf(gtx, f.isSorted()) {
		return false
	}
	f.Grid.ClearSort()
	return true
}

// isSorted reports whether there is an order to drop.
func (f *Feature) isSorted() bool { return len(f.Marks.Keys) > 0 }

// AppendControls appends the button, which takes the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag { return append(dst, &f.clear.Clickable) }
