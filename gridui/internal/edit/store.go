// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Store keeps rows in place of the slice of SetRows, and has a say in what can
// become of them.
type Store interface {
	// Writable says why a row cannot be edited.
	Writable(id string) error
	// row is the row with an id, also where the grid has yet to find it.
	Row(id string) (row rowdata.Row, ok bool)
	// clone is a copy of a row that can be changed.
	Clone(row rowdata.Row) rowdata.Row
	// renames reports whether a row may get another id by an edit, empty: one that is made.
	MayRename(id, to string) error
	// write takes rows in place of those with the ids. It fails for all or none, and
	// returns the rows as they are then. Where some got other ids it has given the grid
	// all rows again, and tells which. It returns nil where it shows the rows itself.
	Write(rows Rows) (rowdata.Slice, Renames, error)
}

// Rows are rows as they are after an edit, with their ids before it and their
// records, -1 where only the id is known.
type Rows struct {
	Ids     []string
	records []coord.Record
	Rows    rowdata.Slice
	// As are the ids that rows are to have, whatever RowID says.
	As Renames
}
