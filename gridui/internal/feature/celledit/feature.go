// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/editors"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Feature is the single editor of a grid.
type Feature struct {
	Sources

	// Cells reads and writes cells.
	Cells Cells
	// Requests holds the requests to open the editor.
	Requests Requests

	cell editedCell
	// ended reports that an edit has ended in this frame.
	ended bool

	kind column.EditorKind
	// enter makes arrows commit and move: the edit began by typing.
	enter bool
	// begun is the text before the edit, "true" or "false" for a boolean.
	begun string
	// known is the text of the field that the editor knows of.
	known string
	// wrong is the reason why the typed text was refused; empty: it was not.
	wrong string
	// byTouch reports that a touch began the edit.
	byTouch bool
	// checked is the value of a boolean.
	checked bool

	// bringRow makes the editing of whole rows, nil unless the program has it. row is its result.
	bringRow func(f *Feature) RowEditor
	row      RowEditor
	// newRows adds the rows that users type into the new row, nil without it.
	newRows NewRows

	keys    keyFilters
	drop    editors.Drop
	picture picture
	// held reports that the button of the editor is held down.
	held bool
	// spin is the spin button that is held down.
	spin editors.SpinHold
}

// Wire sets the sources of the editor.
func (f *Feature) Wire(s Sources) {
	f.Sources, f.Requests.f = s, f
	f.Cells.Sources, f.cell.Sources, f.picture.Sources = &f.Sources, &f.Sources, &f.Sources
}

// IsOpen reports whether a cell is being edited.
func (f *Feature) IsOpen() bool { return f.cell.open }

// Cell returns the ids of the edited cell.
func (f *Feature) Cell() (rowID, columnID string, ok bool) {
	if !f.cell.open {
		return "", "", false
	}
	return f.cell.rowID, f.cell.columnID, true
}

// Edits reports whether a cell is the one being edited.
func (f *Feature) Edits(at viewport.Address) bool {
	now, shows := f.cell.find()
	return shows && now == at
}

// Covers reports whether a field of the editor is at a point of the sheet.
func (f *Feature) Covers(at image.Point) bool {
	cell, within := f.cell.rect()
	return f.cell.open && at.In(cell.Intersect(within)) || f.rowIsOpen() && f.row.covers(at)
}

// HasEnded reports whether an edit has ended in this frame.
func (f *Feature) HasEnded() bool { return f.ended }

// EndInput ends the input of a frame, after all its events were read.
func (f *Feature) EndInput() {
	f.ended = false
	f.Input.EndEvents(f.hasField())
}

// hasField reports whether a text is being edited.
func (f *Feature) hasField() bool { return f.cell.open && f.kind != column.EditorTruth }

// timeLayout returns the layout of the edited time, empty if none is edited.
func (f *Feature) timeLayout() string {
	if !f.cell.open {
		return ""
	}
	return f.drop.Date.Layout()
}

// ErrorText returns the text of an error for users. Times are written in the layout of the open editor.
func (f *Feature) ErrorText(err error) string {
	return edit.ErrorText(err, &f.Painter.Style.Texts.Editing, f.timeLayout())
}

// EditsTotal reports whether the aggregate in a cell can be edited.
func (f *Feature) EditsTotal(at viewport.Address) bool {
	kit, _ := (totals{&f.Sources}).at(at)
	return kit != nil
}

// RenameRow follows a change of a row's id.
func (f *Feature) RenameRow(r edit.Rename) {
	f.Requests.rename(r.From, r.To)
	if f.cell.open && f.cell.rowID == r.From {
		f.cell.rowID = r.To
	}
	if f.rowIsOpen() {
		f.row.rename(r.From, r.To)
	}
}

// FieldShows reports whether the field of the editor is on the screen.
func (f *Feature) FieldShows() bool {
	if !f.hasField() {
		return false
	}
	cell, _ := f.cell.rect()
	return !cell.Empty()
}
