// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package conflicts

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Sources holds what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	// RowNumbers holds the options of the row numbers.
	RowNumbers *option.RowNumbers
	// Keyboard is the tag that gets the keyboard when the list closes.
	Keyboard event.Tag
}

// Feature is the list of conflicts. It has the keyboard while it is open: the arrow keys move the cursor and
// choose a side, Enter and the space bar choose the other side, Tab leads to the buttons, and Escape closes the
// list, which keeps the choices.
type Feature struct {
	Sources

	open bool
	// held is set if the list has had the keyboard since it was opened.
	held bool
	// asked is the value of remote.Edits.Asked when the list was last opened.
	asked uint32
	lines lines
	list  ui.List
	// allMine, allTheirs, save and close are the buttons at the foot.
	allMine, allTheirs, save, close ui.Button

	// card is the bounds of the popup in pixels of the grid, lineHeight the height of a line in pixels.
	card       image.Rectangle
	lineHeight int
	// cardTag receives the pointer on the popup, coverTag elsewhere.
	cardTag, coverTag int
}

// edits returns the changes of the rows, if their source can be changed.
func (f *Feature) edits() (remote.Edits, bool) { return f.Dataset.Remote.Edits() }

// AppendControls appends the buttons, which take the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	if !f.open {
		return dst
	}
	return append(dst, &f.list.Tag, &f.allMine.Clickable, &f.allTheirs.Clickable, &f.save.Clickable, &f.close.Clickable)
}

// begin shows the list, which has the keyboard.
func (f *Feature) begin(gtx layout.Context) {
	f.open, f.held = true, false
	f.list.Reset(0)
	gtx.Execute(key.FocusCmd{Tag: &f.list.Tag})
}

// end closes the list and returns the keyboard to the rows.
func (f *Feature) end(gtx layout.Context) {
	f.open = false
	ui.TakeKeyboard(gtx, f.Keyboard)
}

// focused reports whether any part of the list has the keyboard.
func (f *Feature) focused(gtx layout.Context) bool {
	for _, b := range [...]*ui.Button{&f.allMine, &f.allTheirs, &f.save, &f.close} {
		if gtx.Focused(&b.Clickable) {
			return true
		}
	}
	return gtx.Focused(&f.list.Tag)
}
