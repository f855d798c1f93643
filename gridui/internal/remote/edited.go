// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Edits are changes of Rows that are yet to be saved. Rows that can be changed have them.
type Edits interface {
	// Conflicts are the rows that could not be saved, in the order of their changes. They are
	// valid until ConflictsRev changes, and not to be changed but by Choose.
	Conflicts() []Conflict
	ConflictsRev() uint32
	// Choose settles a cell of a conflict, by their numbers. A negative cell stands for all of the
	// row, a negative conflict for all rows.
	Choose(conflict, cell int, c events.ConflictChoice)
	// Asked counts how often the person was to settle conflicts.
	Asked() uint32
	// Save saves the changes.
	Save()
}

// Conflict is a row that could not be saved.
type Conflict struct {
	events.RowConflict
	// Before is the row as it was read, Mine as it was changed here, Theirs as the source has it
	// now, each nil where there is none.
	Before, Mine, Theirs rowdata.Row
}
