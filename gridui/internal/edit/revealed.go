// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import "github.com/giogrid/giogrid/gridui/internal/coord"

// Revealed is a cell to be brought into view once the rows stand where they belong.
type Revealed struct {
	RowID, ColumnID string
	// Opens opens the groups and rows that the row is below, where they are closed. Stays leaves
	// the focus where it is.
	Opens, Stays bool
	// Middle scrolls the row into the middle third of the body, where it is not there.
	Middle bool
	// Record is the row if Known, for one of a source that may not be loaded yet.
	Record coord.Record
	Known  bool
}
