// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package tracked shows the rows of a tracker in a grid: edits, added and deleted rows, what a server
// refused, commits, and the steps of Undo that all of these are. Rows have no type here, so that all
// grids of a program share the code: Typed does with a tracking.Tracker what takes the type.
//
// The changes to rows of a source are kept by package remoteedits, and written by Writes. The package
// imports the owners of state below package core, and no feature. What it needs of the grid as a whole
// is the interface Grid.
package tracked
