// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package valueview shows the whole value of the focused cell in a panel beside the grid, below it or over it.
//
// Feature owns the parts and passes input to them. From the lowest: subject reads the value of the focused cell
// (subject.go), content holds its documents and chooses how it shows (content.go), and sheet arranges the rows of a
// document, of which only those on the screen are shaped (sheet.go, picture.go, dump.go) and selected (selection.go).
// finder searches the value (finder.go), editing edits it (editing.go). bar draws the lines above the rows (bar.go),
// keys.go and pointer.go read the input of the rows, and surround.go lays out everything; package dock divides the
// room.
//
// A large value is read in steps of one frame each. Positions are pixels of the room that grid and panel share. The
// package imports valuedoc, dataset, column, edit, contents, viewport, focus, draw and ui, and no other feature.
package valueview
