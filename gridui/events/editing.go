// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

// EditStarted reports that the editor of a cell opened.
type EditStarted struct{ RowID, ColumnID string }

// EditEnded reports that the editor of a cell closed. Text is the text in the editor. Committed reports whether its
// value was stored in the cell or, if Editing is Controlled, proposed to the program by the CellsEdited event before
// this event.
type EditEnded struct {
	RowID, ColumnID string
	Text            string
	Committed       bool
	Reason          EditReason
	// Draft holds the cells of an edited row that the user changed, in the order in which they show, if Editing.Row is
	// set. The cell of ColumnID is among them if it was changed.
	Draft []DraftCell
}

// DraftCell is a cell of an edited row, with the text that its field had.
type DraftCell struct{ ColumnID, Text string }

// EditReason is the reason why the editor of a cell closed.
type EditReason uint8

const (
	// EditCommitted means that the value was accepted.
	EditCommitted EditReason = iota
	// EditUnchanged means that the value equals the value of the cell.
	EditUnchanged
	// EditCanceled means that Escape or the program discarded the text.
	EditCanceled
	// EditReverted means that the text was invalid and Editing.RevertInvalid is set.
	EditReverted
	// EditRowGone and EditColumnGone mean that the row or the column does not exist any more. The text is lost unless
	// the program uses it.
	EditRowGone
	EditColumnGone
)

// EditRefused reports that an edit failed: the row does not exist any more, the cell refused the value, the editor
// could not open, or a step could not be undone or redone. Err is the reason; Grid.ErrorText returns a text for
// users.
type EditRefused struct {
	RowID, ColumnID string
	Err             error
}

// StepUndone reports that the last step was undone, or redone if Redo is true. A step is a change of cells, rows or
// columns. RowID and ColumnID identify the cell that has the focus after it, and are empty if there is none.
type StepUndone struct {
	Redo            bool
	RowID, ColumnID string
	// ColumnIDs lists the columns that were moved, pinned, resized, shown or hidden, or the calculated column that
	// was added, changed or deleted.
	ColumnIDs []string
}
