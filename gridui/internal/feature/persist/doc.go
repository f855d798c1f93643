// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package persist saves the view of a grid, and restores it when the program runs again: order,
// widths, visibility and pins of columns, sorting, filters, page, expanded rows, details, row
// heights and the scroll position.
//
// The view is an option.View, which View reads from the options and SetView writes to them, as
// far as it fits the columns. A Feature reads the stored view once there are columns. It then
// compares the view of each frame with the one stored last, and writes changes on a background
// goroutine after a delay. Three options may each name a place: Persist, the
// ColumnVisibility.Persistence, and ColumnOrder. The most particular one wins.
//
// ExpandedRows is a further document, which needs no grid.
//
// The package imports packages below the features, coalesce and storage. It knows the columns,
// the scroll position and the options.
package persist
