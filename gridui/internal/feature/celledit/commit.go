// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// Stop closes the editor, and reports whether it is closed. With commit what was typed is
// accepted; where it is not valid the editor stays open.
func (f *Feature) Stop(commit bool) bool {
	if commit {
		return f.commit(false)
	}
	f.endEdit(events.EditCanceled)
	return true
}

// StartEditing asks for a cell to be edited, for the program.
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

// followCell gives up an edit whose row or column is gone, or that is not allowed any more.
// A cell that is only out of sight, filtered out or on another page, keeps it.
func (f *Feature) followCell() {
	was := f.cell.seen
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

// endEdit ends an edit, whatever becomes of the text.
func (f *Feature) endEdit(why events.EditReason) {
	if !f.cell.open {
		return
	}
	f.cell.open, f.wrong, f.cell.kept, f.ended = false, "", false, true
	f.Input.End()
	f.Report.Emit(events.EditEnded{
		RowID: f.cell.rowID, ColumnID: f.cell.columnID, Text: f.Input.Editor.Text(),
		Committed: why == events.EditCommitted, Reason: why,
	})
	f.drop.choices = ui.Choices{}
}

// commit accepts what was typed, with all for the ranges or the selected rows too, and closes the
// editor. Where it is not valid the editor stays open and tells why, and commit returns false,
// unless the grid gives up such text.
func (f *Feature) commit(all bool) bool {
	if !f.cell.open {
		f.Requests.giveUp()
		return true
	}
	v, ok := f.typedValue()
	switch {
	case ok && !all && f.unchanged(v):
		f.endEdit(events.EditUnchanged)
		return true
	case !ok:
		return f.refuse(f.Painter.Style.Texts.Editing.InvalidChoice)
	}
	if err := f.Cells.writeValue(v, all); err != nil {
		return f.refuse(f.ErrorText(err))
	}
	f.endEdit(events.EditCommitted)
	return true
}

// typedValue is what was typed; false where it is none of the choices.
func (f *Feature) typedValue() (v typedValue, ok bool) {
	v = typedValue{rowID: f.cell.rowID, columnID: f.cell.columnID, text: f.Input.Editor.Text(), kind: f.kind, checked: f.checked, choice: -1}
	if f.kind == column.EditorChoice {
		v.choice = f.drop.choices.Chosen(v.text)
		if v.choice >= 0 {
			v.text = f.drop.choices.Text(v.choice)
		}
		return v, v.choice >= 0 || v.text == ""
	}
	return v, true
}

// unchanged reports whether an edit leaves the cell as it was.
func (f *Feature) unchanged(v typedValue) bool {
	if f.kind == column.EditorTruth {
		return strconv.FormatBool(v.checked) == f.begun
	}
	return v.text == f.begun
}

// refuse shows why what was typed is not accepted, or gives it up.
func (f *Feature) refuse(why string) bool {
	if f.Options.Editing.Invalid == option.InvalidEditRevert {
		f.endEdit(events.EditReverted)
		return true
	}
	f.wrong = why
	f.cell.show()
	return false
}
