// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package valueview prepares a value of a cell for a pane next to the grid: JSON with indents, long texts as lines,
// bytes as a hex dump with the type of a picture. Large values are cut, with a note. A null in the database is
// distinct from an empty text.
package valueview
