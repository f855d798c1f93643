// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowsize lets users size rows: by the edge of a row with the mouse, near the reading start or over a
// utility column, and by keys.
//
// The dragged edge is the edge that moves when the height of a row changes: the lower edge in the body and the
// top band. The bottom band is anchored at its lower end, so there it is the upper edge.
//
// If the edge is dragged at a row number, the rows that are selected together with the row get the same height
// when the pointer is released.
package rowsize
