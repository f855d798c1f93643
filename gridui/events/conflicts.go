// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"errors"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// ErrConflicts is the error of a ChangesCommitted event if others have changed some of the rows in the source since
// they were read. Nothing was written.
var ErrConflicts = errors.New("gridui: rows were changed by others meanwhile")

// ConflictChoice is the side of a conflict that is saved.
type ConflictChoice uint8

// The choices.
const (
	// ChoiceOpen is a conflict without a choice yet.
	ChoiceOpen ConflictChoice = iota
	// ChoiceMine saves the change, over the value that the source has now.
	ChoiceMine
	// ChoiceTheirs takes the value that the source has now.
	ChoiceTheirs
)

// CellConflict is a cell that changed in the source after the grid read it.
type CellConflict struct {
	// Column is the column of the source.
	Column string
	// Before is the value as it was read, Mine the value that the user gave it, Theirs the value in the source now.
	// Mine is null in a row that the user deleted, Theirs in a row that is gone.
	Before, Mine, Theirs value.Value
	// Choice is the side that is saved.
	Choice ConflictChoice
}

// RowConflict is a row that was not saved because others have changed it.
type RowConflict struct {
	// RowID is the id of the row in the grid.
	RowID string
	// Edit is the change to be saved, Kind the reason why it was not.
	Edit rowsource.EditKind
	Kind rowsource.ConflictKind
	// Cells are the cells in which the sides differ.
	Cells []CellConflict
	// Whole reports whether there is one choice for the whole row, Choice, because the row is gone or the user
	// deleted it.
	Whole  bool
	Choice ConflictChoice
}

// Settled reports whether all differences have a choice.
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
// The grid lists them to the user, and saves again after they are settled.
type ConflictsFound struct{ Rows []RowConflict }
