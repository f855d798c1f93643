// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "gioui.org/unit"

// RowSizing gives rows other heights than their own. The zero value gives none and
// leaves users none to give.
//
// Users drag the lower edge of a row's cells, within 48 dp of where reading starts and
// in utility columns; of rows that are pinned to the bottom, which grow upwards, the upper
// edge. A double click on it gives the row its own height back, Alt and Shift with the
// arrows down and up make the focused row taller and shorter. Fingers scroll there as
// anywhere.
type RowSizing struct {
	// Enabled lets users change the heights of rows: a row follows while its edge is dragged.
	Enabled bool
	// Heights are the heights of rows by id, of their cells without their detail. They
	// stay with the rows when those are sorted, filtered, pinned or changed. A text that wraps
	// is cut short in a row that is too low for it. Ids of no row, and heights that are
	// not positive and finite, change nothing. Give the field a new map to change it,
	// or call Refresh after changing it in place; the grid itself never changes a map.
	Heights map[string]unit.Dp
	// Min is the least height; 0 = 16 dp.
	Min unit.Dp
	// Controlled proposes what a user does as a RowSizingChanged event and leaves
	// Heights to the caller.
	Controlled bool
}
