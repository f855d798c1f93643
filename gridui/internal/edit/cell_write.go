// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
)

// CellsEdited is a CellsEdited without the type of its rows.
// It waits as such until it is asked for, in less room.
type CellsEdited struct {
	Changes *Changes
	By      events.EditSource
	Rows    Rows
	Pending *Pending
	Moved   Moved
}

// Moved tells how many cells a move was about, and whether it copied them.
type Moved struct {
	Cells  int
	Copied bool
}

func (CellsEdited) GridEvent() {}

// Write is a value for a cell: a V, text, or nil for a cleared cell.
type Write struct {
	_ nocmp.Struct

	RowID, ColumnID string
	Value           any
	// Record is the row's record if Known; else it is looked for.
	Record coord.Record
	Known  bool
}
