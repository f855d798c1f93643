// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"

// rowsGiven identifies the rows of a grid and the changes that were made to them.
type rowsGiven struct {
	gen     uint64
	changes uint32
	planted bool
}

// RowsKey identifies a list of rows: two keys are equal only if the rows and their records are
// the same.
type RowsKey struct {
	given rowsGiven
	N     int
	tree  *rowtree.Rows
	picky bool
}

// RecordsGiven identifies a numbering of the records.
type RecordsGiven struct {
	given, compactions uint32
	tree               *rowtree.Rows
}
