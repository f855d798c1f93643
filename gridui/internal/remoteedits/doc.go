// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package remoteedits overlays unsaved changes on the rows of a source. A change belongs to the id
// of its row, so that it shows wherever the row is read, and remains when the rows are read again.
// New rows are placed before or after the rows of the source until they are saved.
//
// Columns converts changes to the edits that the source writes. Rows takes over the result: saved
// rows show until they are read again, and conflicts remain until they are settled.
//
// Package tracking stores the changes. The package imports remote, rowdata and tracking, and is
// independent of grids.
package remoteedits
