// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

// EditStarted reports that the editor of a cell opened.
type EditStarted struct{ RowID, ColumnID string }

// EditEnded reports that the editor of a cell closed, and why. Text is the text in the editor. Committed reports
// whether its value went into the cell or, if Editing is Controlled, to the program, by the CellsEdited event before
// this one.
type EditEnded struct {
	RowID, ColumnID string
	Text            string
	Committed       bool
	Reason          EditReason
}

// EditReason is why the editor of a cell closed.
type EditReason uint8

const (
	// EditCommitted: the typed value was accepted.
	EditCommitted EditReason = iota
	// EditUnchanged: the typed value is the value of the cell.
	EditUnchanged
	// EditCanceled: Escape or the program dropped it.
	EditCanceled
	// EditReverted: it was not valid, and Editing.RevertInvalid is set.
	EditReverted
	// EditRowGone and EditColumnGone: the row or the column does not exist any more. The text is lost unless the
	// program uses it.
	EditRowGone
	EditColumnGone
)

// EditRefused reports that an edit could not be made: the row is gone, the cell refuses the value, the editor could
// not open, or a step could not be undone or redone. Err is the reason, see Grid.ErrorText.
type EditRefused struct {
	RowID, ColumnID string
	Err             error
}

// StepUndone reports that the last step was undone, or redone if Redo is set: a change of cells, rows or columns. The
// cell of RowID and ColumnID, if there is one, has the focus.
type StepUndone struct {
	Redo            bool
	RowID, ColumnID string
	// ColumnIDs are the columns that were moved, pinned, resized, shown or hidden, or the calculated column that was
	// added, changed or deleted.
	ColumnIDs []string
}
