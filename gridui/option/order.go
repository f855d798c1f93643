// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// ColumnOrder puts the columns that scroll in another order than that of Columns; pinned
// ones are in the order of ColumnPinning. The zero value leaves them as they are and
// users no way to move them.
//
// Users drag headers; with the header of a group all columns below it move. Shift
// with an arrow key moves the column or group of the focused header. Columns and
// groups with NoMove cannot be taken, though others may pass them.
type ColumnOrder struct {
	Mode ColumnOrderMode
	// IDs are ids of columns: these come first, in this order, and all others after
	// them in the order of Columns. Ids of no column and repeated ones are passed over.
	// Give the field a new slice to change it, or call Refresh after changing it in
	// place. What a user does, and a view that is restored, names all columns.
	IDs []string
	// Controlled proposes what a user does as a ColumnOrderChanged event and leaves IDs to
	// the caller.
	Controlled bool
	// Persist keeps the order in the Store of Grid.Persist under StorageKey, when a move
	// is complete, and restores it in the first frame. Without a key nothing is read or
	// written.
	Persist    bool
	StorageKey string
}

// ColumnOrderMode reports whether users can move columns.
type ColumnOrderMode uint8

const (
	ColumnOrderOff ColumnOrderMode = iota
	// ColumnOrderWithinGroups keeps the columns of a header group together: they move within it.
	ColumnOrderWithinGroups
	// ColumnOrderFree lets columns leave their groups; the header of a group is above
	// each run of its columns then.
	ColumnOrderFree
)
