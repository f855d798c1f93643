// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package headmarks draws what headers show beside their text: the order of a column and the
// place of its key among several, the sign of a filter, the mark that collapses a group. It
// tells how much room they take.
//
// It knows columns, options and the viewport. Buttons in headers share the room: it asks
// Buttons where they are. Features and the text of cells ask it in turn.
package headmarks
