// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package recordview shows one row as a form, beside the grid, below it or in its place.
//
// Feature has the parts and passes input on to them; they hold what they read, and none knows the feature.
// From below: record is which row shows and goes on to others (record.go, steps.go), fields are what it
// shows (fields.go, value.go), and lines puts these below each other, of which only those on the screen
// are measured and painted. editing writes cells as the cell editor does (edit.go, typing.go, moves.go).
// On these stand form, which draws the fields (form.go, paint.go, paint_editor.go), finger, which reads
// the pointer, and the bar with the buttons. room divides the room between grid and form (room.go), and
// moves their border (edge.go). keys are the filters of the keyboard; keyboard.go tells its keys to parts,
// surround.go lays out all.
//
// The form has one tag for the keyboard, which is that of its text field: a cursor says which field of
// the row has it, so that Tab reaches fields that are not on the screen.
//
// Positions are pixels of the room that grid and form share. The package imports dataset, column, edit,
// contents, viewport, focus, draw, textinput and ui, and no other feature.
package recordview
