// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// FindChanged reports that a user opened or closed the search, or changed its query.
type FindChanged struct {
	// Open and Query are the fields of option.Find after the change.
	Open  bool
	Query option.FindQuery
}

// HitFound reports that a hit is the current one now.
type HitFound struct {
	// RowID and ColumnID are the cell of the hit. ColumnID is empty for a hit in the detail of the row, which is open
	// now.
	RowID, ColumnID string
	// Number is the place of the hit, counted from 1, Total the number of hits. Counting reports whether there may be
	// more.
	Number, Total int
	Counting      bool
	// Wrapped reports whether the search continued at the other end.
	Wrapped bool
}

// HitsReplaced reports that the text of hits was replaced. It comes after the CellsEdited event with the cells.
type HitsReplaced struct {
	// Cells is the number of changed cells, ReadOnly the number of hits that cannot be edited, Refused the number of
	// hits that refused the new value.
	Cells, ReadOnly, Refused int
	// Err is why the first of them refused it.
	Err error
}
