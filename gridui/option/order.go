// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// ColumnOrder sets the order of the scrolling columns; ColumnPinning sets the order of pinned columns. The zero
// value keeps the order of Grid.Columns, and users cannot move columns.
//
// Users drag headers. Dragging the header of a group moves all columns below it. Shift with an arrow key moves the
// column or group of the focused header. Columns and groups with NoMove cannot be dragged, but other columns may
// pass them. In a grid of gridui.NewWith users need gridui.FeatureColumnMoves for that.
type ColumnOrder struct {
	Mode ColumnOrderMode
	// IDs are ids of columns. These columns come first, in this order; all others follow in the order of
	// Grid.Columns. Unknown and repeated ids are skipped. Give the field a new slice to change it, or call Refresh
	// after changing it in place. After a user's move, and after a view is restored, it contains all columns.
	IDs []string
	// Controlled proposes what users do by ColumnOrderChanged events and leaves IDs to the program, which may Apply
	// the event.
	Controlled bool
	// Persist, if not nil, saves the order after each move, and restores it in the first frame.
	Persist *Persistence
}

// ColumnOrderMode sets whether users can move columns.
type ColumnOrderMode uint8

const (
	ColumnOrderOff ColumnOrderMode = iota
	// ColumnOrderWithinGroups keeps the columns of a header group together: they move within the group.
	ColumnOrderWithinGroups
	// ColumnOrderFree lets columns leave their groups. The header of a group is then repeated above each run of its
	// columns.
	ColumnOrderFree
)
