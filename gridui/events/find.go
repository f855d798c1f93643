// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// FindChanged reports that a user opened or closed the search, or changed its query.
type FindChanged struct {
	// Open and Query are the fields of option.Find after the change.
	Open  bool
	Query option.FindQuery
}

// HitFound reports that a hit became the current hit.
type HitFound struct {
	// RowID and ColumnID identify the cell of the hit. ColumnID is empty for a hit in the detail of the row, which
	// the search opened.
	RowID, ColumnID string
	// Number is the number of the hit, from 1. Total is the number of hits. Counting reports whether there may be
	// more hits than Total.
	Number, Total int
	Counting      bool
	// Wrapped reports whether the search continued at the other end.
	Wrapped bool
}

// HitsReplaced reports that the text of hits was replaced. A CellsEdited event with the cells precedes it.
type HitsReplaced struct {
	// Cells is the number of changed cells, ReadOnly the number of hits that cannot be edited, and Refused the number
	// of hits that refused the new value.
	Cells, ReadOnly, Refused int
	// Err is the reason why the first of the refused hits refused its value.
	Err error
}
