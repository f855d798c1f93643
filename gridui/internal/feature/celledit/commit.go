// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// Stop closes the editor, and reports whether it is closed. With commit, it commits the typed text; if that
// is not valid, the editor remains open.
func (f *Feature) Stop(commit bool) bool {
	if commit {
		return f.commit(false)
	}
	f.endEdit(events.EditCanceled)
	return true
}

// StartEditing requests the edit of a cell, for the program.
func (f *Feature) StartEditing(rowID, columnID string) {
	f.Report.Emit(events.EditRequested{RowID: rowID, ColumnID: columnID})
	if f.Options.Editing.Enabled {
		f.Requests.Ask(rowID, columnID)
	}
}

// StopEditing ends the edit for the program, and reports whether the editor is closed.
func (f *Feature) StopEditing(commit bool) bool {
	if commit && f.Requests.HasHeld() {
		return false
	}
	f.Requests.ForgetRequest()
	if !f.IsOpen() {
		return true
	}
	f.Grid.Synchronize() // rows and columns may have changed since the last frame
	return f.Stop(commit)
}

// followCell cancels an edit if its row or column is gone, or editing is disabled. A cell that is out of
// view, filtered out or on another page keeps its edit.
func (f *Feature) followCell() {
	was := f.cell.seen
	if f.rowIsOpen() && f.Options.Editing.Enabled {
		f.row.follow()
		return
	}
	_, shows := f.cell.find()
	switch {
	case !f.Options.Editing.Enabled:
		f.endEdit(events.EditCanceled)
	case shows || was == f.cell.seen && f.cell.kept:
	case f.Columns.Find(f.cell.columnID) < 0:
		f.endEdit(events.EditColumnGone)
	case f.Dataset.RecordByID(f.cell.rowID) < 0:
		f.endEdit(events.EditRowGone)
	}
	f.cell.kept = f.cell.open
}

// endEdit ends an edit without committing its text.
func (f *Feature) endEdit(why events.EditReason) {
	if !f.cell.open {
		return
	}
	text := f.drop.ReadText(f.Input.Editor.Text())
	var draft []events.DraftCell
	if f.rowIsOpen() {
		draft = f.row.end()
	}
	f.drop.End()
	f.cell.open, f.wrong, f.cell.kept, f.ended = false, "", false, true
	f.Input.End()
	f.Report.Emit(events.EditEnded{
		RowID: f.cell.rowID, ColumnID: f.cell.columnID, Text: text,
		Committed: why == events.EditCommitted, Reason: why, Draft: draft,
	})
	f.drop.Choices = ui.Choices{}
}

// commit commits the typed text and closes the editor. With all it also writes to the ranges or the selected
// rows. If the text is not valid the editor remains open with a message, and commit returns false, unless the
// grid is set to revert such text.
func (f *Feature) commit(all bool) bool {
	if !f.cell.open {
		f.Requests.giveUp()
		return true
	}
	if f.rowIsOpen() {
		return f.row.commit()
	}
	v, err := f.typedValue()
	if err == nil && !all && f.unchanged(v) {
		f.endEdit(events.EditUnchanged)
		return true
	}
	if err == nil {
		err = f.Cells.writeValue(v, all)
	}
	if err != nil {
		return f.refuse(f.ErrorText(err))
	}
	f.endEdit(events.EditCommitted)
	return true
}

// typedValue returns the typed value. It returns an error if it is not among the choices, or if the column's editor
// refuses it.
func (f *Feature) typedValue() (v typedValue, err error) {
	typed, err := f.drop.Read(f.Input.Editor.Text())
	typed.Kind, typed.Checked = f.kind, f.checked
	return typedValue{f.cell.rowID, f.cell.columnID, typed}, err
}

// unchanged reports whether an edit leaves the cell unchanged.
func (f *Feature) unchanged(v typedValue) bool {
	if f.kind == column.EditorTruth {
		return strconv.FormatBool(v.Checked) == f.begun
	}
	return v.Text == f.begun
}

// refuse shows why the typed text was refused, or reverts the edit.
func (f *Feature) refuse(why string) bool {
	if f.Options.Editing.RevertInvalid {
		f.endEdit(events.EditReverted)
		return true
	}
	f.wrong = why
	f.cell.show()
	return false
}
