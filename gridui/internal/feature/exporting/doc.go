// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package exporting writes the rows of a grid to a file: all visible rows of all pages, or the selected ones, in
// the columns and with the texts that a copy has; or the cells that a copy takes.
//
// Package export reads a snapshot of the rows on its goroutine, formats the rows and writes them; they may not
// change until it has ended. Each frame checks whether it has.
//
// The package reads the dataset and the selection, and imports package export and what is below the features.
package exporting
