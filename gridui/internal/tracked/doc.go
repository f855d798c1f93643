// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package tracked shows the rows of a tracker in a grid: edits, added and deleted rows, refusals of
// a server, commits, and the Undo steps of all these. Rows are untyped here, so that all grids of a
// program share the code: Typed does the typed work with a tracking.Tracker.
//
// Package remoteedits keeps the changes to rows of a source, and the type writes writes them. The
// package imports the owners of state below package core, and no feature. The interface Grid lists
// what it needs of the grid as a whole.
package tracked
