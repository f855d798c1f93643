// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/storage/export/tsv"
)

// takesPaste reports whether a text pasted into the open field does not go into it: a block of cells on the untouched
// new row becomes rows, from the column of the field on, and a text for which the field has no room is refused.
func (f *Feature) takesPaste(text string) bool {
	switch {
	case f.rowIsOpen() && f.row.takesRows() && isBlock(text, f.kind == column.EditorLong):
		columnID := f.cell.columnID
		f.endEdit(events.EditUnchanged)
		f.Editing.PasteRows(columnID, text)
	case !f.Input.HasRoom(text):
		f.Editing.PasteFailed(&events.CellError{RowID: f.cell.rowID, ColumnID: f.cell.columnID, Err: edit.ErrTooLong})
		f.wrong = f.ErrorText(edit.ErrTooLong)
		f.cell.show()
	default:
		return false
	}
	return true
}

// isBlock reports whether a text is a table of several cells. Lines alone are no table for a field of several lines.
func isBlock(text string, lines bool) bool {
	first := true
	for line := range tsv.Each(text) {
		if len(line) > 1 || !first {
			return true
		}
		if first = false; lines {
			return false
		}
	}
	return false
}
