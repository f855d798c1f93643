// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import "github.com/giogrid/giogrid/gridui/internal/coord"

// Revealed is a cell to be brought into view when the rows are in order.
type Revealed struct {
	RowID, ColumnID string
	// Opens opens closed groups and rows above the row. Stays leaves the focus where it is.
	Opens, Stays bool
	// Middle scrolls the row into the middle third of the body, unless it is there already.
	Middle bool
	// Record is the row's record if Known is set, for a row of a source that may not be loaded
	// yet.
	Record coord.Record
	Known  bool
}
