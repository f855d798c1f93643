// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Feature is the one editor of a grid.
type Feature struct {
	Sources

	// Cells reads and writes cells.
	Cells Cells
	// Requests are the wishes to open the editor.
	Requests Requests

	cell editedCell
	// ended says that an edit has ended in this frame.
	ended bool

	kind column.EditorKind
	// enter says that arrows commit and move: the edit began by typing.
	enter bool
	// begun is the text before the edit, of a boolean "true" or "false".
	begun string
	// wrong is why what was typed is not accepted; empty: it was not refused.
	wrong string
	// byTouch says that a finger began it.
	byTouch bool
	// checked is the value of a boolean.
	checked bool

	keys    keyFilters
	drop    drop
	picture picture
	// held says that the button of the editor is held down.
	held bool
}

// Wire connects the editor with what it reads.
func (f *Feature) Wire(s Sources) {
	f.Sources, f.Requests.f = s, f
	f.Cells.Sources, f.cell.Sources, f.picture.Sources = &f.Sources, &f.Sources, &f.Sources
}

// IsOpen reports whether a cell is edited.
func (f *Feature) IsOpen() bool { return f.cell.open }

// Cell is the cell that is edited, by ids.
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

// HasEnded reports whether an edit has ended in this frame.
func (f *Feature) HasEnded() bool { return f.ended }

// EndInput is called when the input of a frame has been read.
func (f *Feature) EndInput() {
	f.ended = false
	f.Input.EndEvents(f.hasField())
}

// hasField reports whether a text is edited.
func (f *Feature) hasField() bool { return f.cell.open && f.kind != column.EditorTruth }

// timeLayout returns the layout of the time that is edited, empty if none is.
func (f *Feature) timeLayout() string {
	if !f.cell.open {
		return ""
	}
	return f.drop.date.Layout()
}

// ErrorText returns what to tell users of an error. Times are written as the open editor writes them.
func (f *Feature) ErrorText(err error) string {
	return edit.ErrorText(err, &f.Painter.Style.Texts.Editing, f.timeLayout())
}

// RenameRow follows a row that gets another id.
func (f *Feature) RenameRow(r edit.Rename) { f.Requests.rename(r.From, r.To) }

// FieldShows reports whether the field of the editor is on the screen.
func (f *Feature) FieldShows() bool {
	if !f.hasField() {
		return false
	}
	cell, _ := f.cell.rect()
	return !cell.Empty()
}
