// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

// EditStarted says that the editor of a cell opened.
type EditStarted struct{ RowID, ColumnID string }

// EditEnded says that the editor of a cell closed, and why. Text is what was in it.
// ChangesCommitted says that its value went into the cell or, where Editing is Controlled,
// was handed on to the program, by the CellsEdited event before this one.
type EditEnded struct {
	RowID, ColumnID string
	Text            string
	Committed       bool
	Reason          EditReason
}

// EditReason says why the editor of a cell closed.
type EditReason uint8

const (
	// EditCommitted: what was typed was taken.
	EditCommitted EditReason = iota
	// EditUnchanged: it was to be taken, but was what the cell held.
	EditUnchanged
	// EditCanceled: it was given up, by Escape or by the program.
	EditCanceled
	// EditReverted: it was not valid, and Editing.RevertInvalid is set.
	EditReverted
	// EditRowGone and EditColumnGone: there is no such row or column any more. The
	// text is lost unless the program makes something of it.
	EditRowGone
	EditColumnGone
)

// EditRefused says that an edit could not be made: its row had gone when it was to
// be, its cell does not take what it was to get, its editor could not open, or a step of
// Undo or Redo could not be taken.
type EditRefused struct {
	RowID, ColumnID string
	Err             error
}

// StepUndone says that the latest step was taken back, or taken again where Redo is set:
// a change of cells, of rows, of columns. The cell it names, if any, has the focus.
type StepUndone struct {
	Redo            bool
	RowID, ColumnID string
	// ColumnIDs are the columns that were moved, pinned, resized, shown or hidden, or a
	// calculated column that was made, changed or deleted.
	ColumnIDs []string
}
