// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/events"

// cellsEdited is a CellsEdited without the type of its rows.
// It waits as such until it is asked for, in less room.
type cellsEdited struct {
	changes *cellChanges
	by      events.EditSource
	rows    editedRows
	pending *pendingEdits
}

func (cellsEdited) GridEvent() {}

// cellWrite is a value for a cell: a V, text, or nil for a cleared cell.
type cellWrite struct {
	rowID, columnID string
	value           any
	// record is one more than the row's record, 0 where that is to be looked for.
	record int
}
