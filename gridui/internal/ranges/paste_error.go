// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import (
	"errors"
	"fmt"
)

// ErrNoTarget means that there is nothing to paste or no cell to paste into.
var ErrNoTarget = errors.New("gridui: there is no cell to paste into")

// PasteError explains why a table cannot be pasted into several ranges.
type PasteError struct {
	// Table is the size of the table, Range the size of the first range that does not match it.
	Table, Range Size
	// Ranges is the number of ranges.
	Ranges int
	// Overlap means that the sizes match but the ranges overlap, so that a cell would receive two
	// values.
	Overlap bool
}

// Error returns what does not fit and what would.
func (e *PasteError) Error() string {
	if e.Overlap {
		return fmt.Sprintf("gridui: %s cells cannot be pasted into %d ranges that overlap", e.Table, e.Ranges)
	}
	return fmt.Sprintf("gridui: %s cells do not fit into %d ranges, of which one has %s: several ranges take one cell or exactly their own size",
		e.Table, e.Ranges, e.Range)
}
