// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature/exporting"
	"github.com/giogrid/giogrid/gridui/internal/namedviews"
)

// The errors that a program may have to distinguish. An error of a cell is an *events.CellError. Grid.ErrorText
// returns the text of any error for users.
var (
	// ErrEditStopped is the error of an unfinished edit of many rows that was ended by Escape, by new rows or
	// columns, or by another edit. It is also the error of a request to edit a cell that was cancelled before the
	// row became visible. No cell was changed.
	ErrEditStopped = edit.ErrEditStopped
	// ErrNotLoaded is the error of an edit of rows of a Remote if some of them are not loaded. No cell was changed;
	// the same edit may succeed after they were loaded.
	ErrNotLoaded = edit.ErrNotLoaded
	// ErrRowGone is the error of an edit of a row that does not exist.
	ErrRowGone = dataset.ErrRowGone
	// ErrConflicts is the error of a ChangesCommitted event if others changed some of the rows in the source after
	// they were read. Nothing was written.
	ErrConflicts = dataset.ErrConflicts
	// ErrNoRowID is the error of Grid.Apply and Feed.Post in a grid without RowID.
	ErrNoRowID = dataset.ErrNoRowID
	// ErrNoView is the error of Views for a name that no view has.
	ErrNoView = namedviews.ErrNoView
	// ErrExporting is the error of an export that was requested during another export of the same grid.
	ErrExporting = exporting.ErrRunning
)
