// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// ConflictChoice is the side of a conflict to be saved.
type ConflictChoice uint8

// The choices.
const (
	// ChoiceOpen means that the conflict has no choice yet.
	ChoiceOpen ConflictChoice = iota
	// ChoiceMine saves the user's change over the current value of the source.
	ChoiceMine
	// ChoiceTheirs keeps the current value of the source.
	ChoiceTheirs
)

// CellConflict is a cell that changed in the source after the grid read it.
type CellConflict struct {
	// Column is the name of the column in the source.
	Column string
	// Before is the value that the grid read, Mine the value after the user's change, and Theirs the current value in
	// the source. Mine is null in a row that the user deleted, Theirs in a row that does not exist any more.
	Before, Mine, Theirs value.Value
	// Choice is the side to be saved.
	Choice ConflictChoice
}

// RowConflict is a row that was not saved because others changed it.
type RowConflict struct {
	// RowID is the id of the row in the grid.
	RowID string
	// Edit is the kind of the change to be saved. Kind is the reason why it was not saved.
	Edit rowsource.EditKind
	Kind rowsource.ConflictKind
	// Cells lists the cells in which the sides differ.
	Cells []CellConflict
	// Whole reports whether a single choice, Choice, applies to the whole row, because the row does not exist any
	// more or because the user deleted it.
	Whole  bool
	Choice ConflictChoice
}

// Settled reports whether all conflicts of the row have a choice.
func (c RowConflict) Settled() bool {
	if c.Whole {
		return c.Choice != ChoiceOpen
	}
	for i := range c.Cells {
		if c.Cells[i].Choice == ChoiceOpen {
			return false
		}
	}
	return true
}

// ConflictsFound reports that the changes of a ChangeTrackingGrid over a source were not saved because of conflicts.
// The grid lists the conflicts, and saves again when the user has settled them.
type ConflictsFound struct{ Rows []RowConflict }
