// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package headmarks draws the marks of headers next to their text: the sort order of a column and
// the place of its key among several, the sign of a filter, the mark that collapses a group. It
// computes how much room they take.
//
// It depends on columns, options and the viewport. Buttons in headers share the room: the interface
// Buttons reports their places. Features and the text of cells use the package.
package headmarks
