// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Edits provides the unsaved changes of Rows. Editable Rows implement it.
type Edits interface {
	// Conflicts returns the rows that could not be saved, in the order of their changes. They are
	// valid until ConflictsRev changes. Only Choose may change them.
	Conflicts() []Conflict
	ConflictsRev() uint32
	// Choose settles a cell of a conflict, by their indexes. A negative cell settles the whole
	// row, a negative conflict all rows.
	Choose(conflict, cell int, c events.ConflictChoice)
	// Asked returns how often the user was requested to settle conflicts.
	Asked() uint32
	// Save saves the changes.
	Save()
}

// Conflict is a row that could not be saved.
type Conflict struct {
	events.RowConflict
	// Before is the row as it was read, Mine the row with local changes, Theirs the source's
	// present row; each is nil if there is none.
	Before, Mine, Theirs rowdata.Row
}
