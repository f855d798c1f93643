// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/tracking"

// SaveRequested asks the program to save the changes.
type SaveRequested struct{ ChangeSet tracking.ChangeSet }

// RowDeleteRequested asks the program to delete a row.
type RowDeleteRequested struct{ RowID string }

// EditRequested reports a request to edit a cell. If Editing is Enabled, the grid opens the editor; otherwise the
// program does what is needed.
type EditRequested struct{ RowID, ColumnID string }

// RowRenamed reports that the key of a new row of a ChangeTrackingGrid changed, and with it the id of the row,
// because of an edit, an Undo or the response of the server. The grid moves its state for the old id, such as the
// selection, to the new id without other events. In options that are Controlled, the program must do so.
type RowRenamed struct{ From, To string }

// ChangesCommitted reports the end of a commit.
type ChangesCommitted struct {
	// Response is the response of the server, zero if there was none. ChangeSet contains the changes that were sent.
	Response  tracking.Response
	ChangeSet tracking.ChangeSet
	// Err is the reason why the commit failed, nil if it succeeded. The changes are kept or, with Optimistic, undone.
	// A *tracking.RefusedError concerns only the rows that it contains; the other rows were accepted.
	Err error
}

// RowsRefused reports that a commit or a save did not accept rows of a ChangeTrackingGrid, because they are invalid
// or because the server refused them. The grid marks the rows and their cells until they are edited, undone or
// accepted.
type RowsRefused struct{ Errors []tracking.RowError }

// RowAdded reports that a row was added to a ChangeTrackingGrid.
type RowAdded struct{ RowID string }

// RowsDeleted reports that rows were deleted. Those of a ChangeTrackingGrid were marked as deleted, or removed if they
// were new or Editing.RemoveRows is set.
type RowsDeleted struct{ RowIDs []string }
