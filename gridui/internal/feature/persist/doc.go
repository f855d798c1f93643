// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package persist saves the view of a grid, and restores it when the program runs again: order, widths,
// visibility and pins of columns, sorting, filters, page, expanded rows, details, row heights and the scroll
// position.
//
// The view is an option.View. View reads it from the options, and SetView writes to them the parts that fit
// the columns. A Feature reads the stored view when there are columns. It then compares the view of each
// frame with the last one stored, and writes changes on a background goroutine after a delay. Three options
// may each name a place: Persist, ColumnVisibility.Persist, and ColumnOrder. The most specific one wins.
//
// ExpandedRows is another document, which needs no grid.
//
// The package imports packages below the features, coalesce and storage. It depends on the columns, the
// scroll position and the options.
package persist
