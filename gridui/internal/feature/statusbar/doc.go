// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package statusbar shows figures of the selected cells in a bar at the bottom of the grid.
//
// counter asks dataset.Analysis for them, by the ranges, the rows and the columns as they are when the
// frame has been arranged, and asks again when any of these change. texts rebuilds the texts of the items when what they show changes, and layout
// places those that there is room for.
package statusbar
