// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/tracking"

// SaveRequested says that the changes are to be saved.
type SaveRequested struct{ ChangeSet tracking.ChangeSet }

// RowDeleteRequested asks for a row to be deleted.
type RowDeleteRequested struct{ RowID string }

// EditRequested asks for a cell to be edited.
type EditRequested struct{ RowID, ColumnID string }

// RowRenamed says that a new row of a ChangeTrackingGrid got another key, by an edit, by
// Undo of one or from the server, and with it another id. What the grid keeps of the row by its id goes
// with it, without events of its own; where that is Controlled it is for the caller to
// see to.
type RowRenamed struct{ From, To string }

// ChangesCommitted says that a commit has ended.
type ChangesCommitted struct {
	// Response is the server's answer, if there was one, ChangeSet what was sent.
	Response  tracking.Response
	ChangeSet tracking.ChangeSet
	// Err is why the commit failed: what was changed is changed still, or with
	// Optimistic as it came. Where it is a *tracking.RefusedError, that holds for the rows
	// that it names, and all others are accepted.
	Err error
}

// RowsRefused says that rows of a ChangeTrackingGrid were not accepted: they are not valid
// and were to be committed or saved, or a server refused them. The rows and their cells show
// it until they are edited, undone or accepted.
type RowsRefused struct{ Errors []tracking.RowError }

// RowAdded says that a ChangeTrackingGrid has a new row.
type RowAdded struct{ RowID string }

// RowsDeleted says that rows of a ChangeTrackingGrid were marked as deleted, or are
// gone if they were new.
type RowsDeleted struct{ RowIDs []string }
