// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package newrow shows the empty row in which users type a new row, and offers to show an added row that a filter leaves
// out. When a row of a source has been saved, it asks the source where the row is. If the source has no exact places, it
// offers nothing.
//
// The dataset has the row as its blank row, in the band next to the body, and the cell editor edits it as a whole. The
// package decides when the row shows, opens it by presses and keys, and draws it while it is not edited.
package newrow
