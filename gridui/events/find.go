// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// FindChanged says that a user opened or closed the search, or searches for something else.
type FindChanged struct {
	// Open and Query are those of option.Find after it.
	Open  bool
	Query option.FindQuery
}

// HitFound says that the search went to a hit: the cell is the current hit now.
type HitFound struct {
	// ColumnID is empty for a hit in the detail of the row, which is open from then on.
	RowID, ColumnID string
	// Number is which of the hits it is, counted from 1, Total how many there are; Counting says
	// that there may be more.
	Number, Total int
	Counting      bool
	// Wrapped says that the search went on at the other end.
	Wrapped bool
}

// HitsReplaced says that the text of hits was replaced, after the CellsEdited event that names the
// cells.
type HitsReplaced struct {
	// Cells is how many cells were changed, ReadOnly how many hits cannot be edited, Refused how
	// many did not take what they were to get.
	Cells, ReadOnly, Refused int
	// Err is why the first of those refused it.
	Err error
}
