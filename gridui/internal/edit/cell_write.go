// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
)

// CellsEdited is the event CellsEdited without the type of its rows. It is queued in this form,
// which takes less memory, until it is received.
type CellsEdited struct {
	Changes *Changes
	By      events.EditSource
	Rows    Rows
	Pending *Pending
	Moved   Moved
}

// Moved holds the number of cells of a move, and whether it copied them.
type Moved struct {
	Cells  int
	Copied bool
}

// Write is a value for a cell: a V, a text, or nil to clear the cell.
type Write struct {
	_ nocmp.Struct

	RowID, ColumnID string
	Value           any
	// Record is the row's record if Known is set; otherwise the row is looked up by id.
	Record coord.Record
	Known  bool
}
