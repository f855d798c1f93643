// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package remoteedits lays changes that are yet to be saved over the rows of a source. A change
// belongs to the id of its row, so that it shows wherever the row is read, and stays when the rows
// are read again. New rows stand before or after those of the source until they are saved.
//
// Columns turns changes into the edits that the source writes. Rows takes what became of them:
// what was saved shows until it was read again, and conflicts wait until they are settled.
//
// The changes themselves are kept by package tracking. The package imports remote, rowdata and
// tracking, and knows no grid.
package remoteedits
