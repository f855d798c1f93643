// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package exporting writes the rows of a grid to a file: all rows of all pages that show, or the
// selected ones, in the columns and with the texts that a copy has; or the cells that a copy takes.
//
// A snapshot of the rows is read on the goroutine of package export, which formats and writes
// them; the rows may not change until it has ended. Each frame looks whether it has.
//
// The package knows the dataset and the selection, and imports package export and what is below
// the features.
package exporting
