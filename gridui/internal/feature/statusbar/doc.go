// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package statusbar shows figures of the selected cells in a bar at the bottom of the grid.
//
// counter computes them from the ranges, the rows and the columns as they are when the frame has
// been arranged: at once for few cells, else by a background job, which it restarts when any of
// these change. texts rebuilds the texts of the items when what they show changes, and layout
// places those that there is room for.
package statusbar
