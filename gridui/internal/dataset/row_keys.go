// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

// rowsGiven tells any two lists of rows of a grid apart.
type rowsGiven struct {
	gen     uint64
	changes uint32
	planted bool
}

// RowsKey tells any two lists of rows of a grid apart.
type RowsKey struct {
	given rowsGiven
	N     int
	tree  *treeRows
	picky bool
}

// RecordsGiven tells any two numberings of the rows apart.
type RecordsGiven struct {
	given, compactions uint32
	tree               *treeRows
}
