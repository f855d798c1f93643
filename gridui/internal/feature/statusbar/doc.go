// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package statusbar shows figures of the selected cells in a bar at the bottom of the grid.
//
// counter requests them from dataset.Analysis, for the ranges, the rows and the columns of the arranged
// frame, and requests them again when any of these change. texts rebuilds the texts of the items when their
// inputs change, and layout places the items that fit.
package statusbar
