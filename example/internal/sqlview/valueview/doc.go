// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package valueview prepares the value of one cell for a pane beside the grid: JSON with
// indents, long texts by lines, bytes as a hex dump with the kind of picture they are. What is
// large is cut and said to be so. A value of the database that is null is told apart from an
// empty text.
package valueview
