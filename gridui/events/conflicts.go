// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"errors"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// ErrConflicts is the error of a ChangesCommitted event of changes to a source that met rows which are
// not as they were when they were changed: nothing was written.
var ErrConflicts = errors.New("gridui: rows were changed by others meanwhile")

// ConflictChoice is which side of a conflict is to be saved.
type ConflictChoice uint8

// The choices.
const (
	// ChoiceOpen is a conflict that nobody has settled yet.
	ChoiceOpen ConflictChoice = iota
	// ChoiceMine saves what was changed here, over what the source has now.
	ChoiceMine
	// ChoiceTheirs takes what the source has now.
	ChoiceTheirs
)

// CellConflict is a cell that the source has changed since it was read here.
type CellConflict struct {
	// Column is the column of the source.
	Column string
	// Before is the value as it was read, Mine what it was changed to here, Theirs what the
	// source has now. Mine is null in a row that is to be deleted, Theirs in one that is gone.
	Before, Mine, Theirs value.Value
	// Choice is which of them is to be saved.
	Choice ConflictChoice
}

// RowConflict is a row that could not be saved because others changed it meanwhile.
type RowConflict struct {
	// RowID is the id of the row in the grid.
	RowID string
	// Edit is what was to be done to the row, Kind what was in the way.
	Edit rowsource.EditKind
	Kind rowsource.ConflictKind
	// Cells are those in which the sides differ.
	Cells []CellConflict
	// Whole says that there is one choice for the whole row, Choice: the row is gone, or it is
	// to be deleted here.
	Whole  bool
	Choice ConflictChoice
}

// Settled reports whether all that differs has a choice.
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

// ConflictsFound says that the changes of a ChangeTrackingGrid over a source were not saved
// because of conflicts. The grid lists them, and saves again what was settled.
type ConflictsFound struct{ Rows []RowConflict }
