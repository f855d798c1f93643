// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "gioui.org/unit"

// RowSizing sets the heights of single rows. The zero value leaves all rows their own height, and users cannot
// change it.
//
// Users drag the lower edge of a row, within 48 dp of the reading start and in utility columns. A row that is pinned
// to the bottom grows upwards: they drag its upper edge. A double click on the edge restores the row's own height.
// Alt+Shift with the arrows down and up makes the focused row taller and shorter. Fingers on the edge scroll, as
// elsewhere.
type RowSizing struct {
	// Enabled lets users change the heights of rows. A row follows while its edge is dragged.
	Enabled bool
	// Heights are the heights in dp of rows by id, without their details. They stay with the rows when these are
	// sorted, filtered, pinned or changed. Wrapped text is cut short if the row is too low for it. Unknown ids, and
	// heights that are not positive and finite, have no effect. Give the field a new map to change it, or call
	// Refresh after changing it in place; the grid never changes a map.
	Heights map[string]unit.Dp
	// Min is the smallest height that users can give a row; 0 = 16 dp.
	Min unit.Dp
	// Controlled proposes what users do by RowSizingChanged events and leaves Heights to the program, which may
	// Apply the event.
	Controlled bool
}
