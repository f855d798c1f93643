// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/tracking"

// SaveRequested requests to save the changes.
type SaveRequested struct{ ChangeSet tracking.ChangeSet }

// RowDeleteRequested requests to delete a row.
type RowDeleteRequested struct{ RowID string }

// EditRequested requests to edit a cell.
type EditRequested struct{ RowID, ColumnID string }

// RowRenamed reports that a new row of a ChangeTrackingGrid has another key, and with it another id, after an edit,
// an Undo or an answer of the server. State that the grid keeps by the id of the row moves to the new id without
// other events; in options that are Controlled the program moves it.
type RowRenamed struct{ From, To string }

// ChangesCommitted reports the end of a commit.
type ChangesCommitted struct {
	// Response is the answer of the server, if there was one, ChangeSet the changes that were sent.
	Response  tracking.Response
	ChangeSet tracking.ChangeSet
	// Err is why the commit failed. The changes are kept, or with Optimistic undone. A *tracking.RefusedError
	// concerns only the rows that it contains; all others are accepted.
	Err error
}

// RowsRefused reports that rows of a ChangeTrackingGrid were not accepted by a commit or a save, because they are not
// valid or because the server refused them. The rows and their cells are marked until they are edited, undone or
// accepted.
type RowsRefused struct{ Errors []tracking.RowError }

// RowAdded reports a new row of a ChangeTrackingGrid.
type RowAdded struct{ RowID string }

// RowsDeleted reports that rows of a ChangeTrackingGrid were marked as deleted, or removed if they were new.
type RowsDeleted struct{ RowIDs []string }
