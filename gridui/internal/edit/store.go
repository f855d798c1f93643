// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Store keeps rows instead of the slice of SetRows, and controls how they may change.
type Store interface {
	// Writable returns an error if a row cannot be edited.
	Writable(id string) error
	// Row returns the row with an id, even if the grid does not have it yet.
	Row(id string) (row rowdata.Row, ok bool)
	// Clone returns a modifiable copy of a row.
	Clone(row rowdata.Row) rowdata.Row
	// MayRename returns an error if an edit must not change the id of a row to to. An empty to is
	// an id that the store makes.
	MayRename(id, to string) error
	// Write replaces the rows with the ids of rows. It fails for all or none, and returns the
	// stored rows. If some ids changed, it has given the grid all rows again, and returns the
	// renames. It returns no rows if it shows them itself.
	Write(rows Rows) (rowdata.Slice, Renames, error)
}

// Rows holds rows after an edit, with their previous ids and their records, -1 where only the id is
// known.
type Rows struct {
	Ids     []string
	records []coord.Record
	Rows    rowdata.Slice
	// As holds ids that rows must get, regardless of RowID.
	As Renames
}
