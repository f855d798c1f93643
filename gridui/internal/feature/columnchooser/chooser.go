// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnchooser

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// SetShown shows or hides columns by their ids, as if users had done it.
	SetShown(ids []string, show bool)
	// ResetColumns restores the definition of the columns.
	ResetColumns()
}

// Sources holds what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Options  *option.ColumnVisibility
	Columns  *column.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	Grid     Grid
	// Keyboard is the tag that gets the keyboard when the list closes.
	Keyboard event.Tag
}

// Feature is the list of columns of a grid. Its search field has the keyboard while it is
// open: the arrow keys move the cursor, Enter shows or hides the column at the cursor, and so
// does the space bar while the field is empty.
type Feature struct {
	Sources
	// Opener is the button that opens the list. The grid draws it among the buttons above the header, and reports
	// its bounds with PlaceOpener.
	Opener ui.Button

	// requested is set if the list opens as soon as a frame can draw it.
	open, requested bool
	// held is set if the list has had the keyboard since it was opened.
	held   bool
	editor widget.Editor
	// lines holds the columns that the search finds. cursor is the line that keys act on. The list shows fit
	// lines from first on.
	lines              []column.ChooserLine
	cursor, first, fit int
	finger             ui.Finger
	// wheel is the distance in pixels that a wheel has turned and the list has not scrolled yet.
	wheel                         float32
	showAll, hideAll, resetButton ui.Button
	// card is the bounds of the whole popup, list that of the lines, header that of the header that the popup
	// belongs to, if any, and opener that of the button, all in pixels of the grid. lineHeight is in pixels too.
	card, list, header, opener image.Rectangle
	lineHeight                 int
	// docked is the place of a list beside the grid, in pixels of the whole; empty for a popup.
	docked image.Rectangle
	// listTag receives the pointer on the lines, cardTag on the rest of the popup, coverTag elsewhere.
	listTag, cardTag, coverTag int
}

// maxSearch bounds how many runes the search field takes: shaping more takes too long.
const maxSearch = 1000

// Open opens the list in the next frame: at its button, or at the end of the header if there is no button.
func (f *Feature) Open() { f.requested, f.header = true, image.Rectangle{} }

// OpenAt opens the list in the next frame at a button of another bar, in pixels of the grid.
func (f *Feature) OpenAt(button image.Rectangle) { f.requested, f.header = true, button }

// DoInHeader carries out a command that hides a column, opens the list, or restores all columns, and reports
// whether c is such a command.
func (f *Feature) DoInHeader(_ layout.Context, c feature.HeadCommand, at viewport.Address) bool {
	switch c {
	case feature.HeadHide:
		id, _ := f.Viewport.Heads.ID(at)
		f.Grid.SetShown([]string{id}, false)
	case feature.HeadOpenColumns:
		f.openAtHeader(at)
	case feature.HeadResetColumns:
		f.Grid.ResetColumns()
	default:
		return false
	}
	return true
}

// openAtHeader opens the list in the next frame, at a header. The popup stays at the current position of that
// header: hiding the column does not move the list.
func (f *Feature) openAtHeader(at viewport.Address) {
	g := &f.Viewport.Geometry
	f.requested = true
	f.header = f.Viewport.HeadRect(at).Add(image.Pt(0, g.Top)).Intersect(image.Rectangle{Max: g.Size})
}

// ShowsOpener reports whether the Opener is among the buttons above the header.
func (f *Feature) ShowsOpener() bool { return f.Options.Button || f.Options.Persist != nil }

// PlaceOpener sets where the Opener was drawn, in pixels of the grid.
func (f *Feature) PlaceOpener(at image.Rectangle) { f.opener = at }

// AppendControls appends the buttons, which take the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	return append(dst, &f.Opener.Clickable, &f.showAll.Clickable, &f.hideAll.Clickable, &f.resetButton.Clickable)
}

// begin shows the list, with an empty search field that has the keyboard.
func (f *Feature) begin(gtx layout.Context) {
	f.requested, f.open, f.held = false, true, false
	f.cursor, f.first, f.wheel, f.finger = 0, 0, 0, ui.Finger{}
	f.editor.SingleLine, f.editor.MaxLen = true, maxSearch
	f.editor.SetText("")
	gtx.Execute(key.FocusCmd{Tag: &f.editor})
}

// close closes the list and returns the keyboard to the rows.
func (f *Feature) close(gtx layout.Context) {
	f.open = false
	ui.TakeKeyboard(gtx, f.Keyboard)
}

// focused reports whether any part of the list has the keyboard.
func (f *Feature) focused(gtx layout.Context) bool {
	return gtx.Focused(&f.editor) || gtx.Focused(&f.showAll.Clickable) || gtx.Focused(&f.hideAll.Clickable) || gtx.Focused(&f.resetButton.Clickable)
}
