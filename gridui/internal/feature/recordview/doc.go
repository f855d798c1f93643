// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package recordview shows one row as a form, next to the grid, below it or in its place.
//
// Feature owns the parts and passes input to them; they hold what they read, and none refers to the feature.
// From the lowest: record tracks the row and moves to others (record.go, steps.go), fields holds its values
// (fields.go, value.go), and lines arranges these vertically; only those on the screen are measured and
// painted. editing writes cells like the cell editor (edit.go, typing.go, moves.go), whose lists, calendars and buttons it
// shares by editors.Drop (dropped.go). Above these are form,
// which draws the fields (form.go, paint.go, paint_editor.go), finger, which reads the pointer, and bar with
// the buttons. Package dock divides the room between grid and form and moves their border. keys
// holds the filters of the keyboard; keyboard.go dispatches its keys to the parts, and surround.go lays out
// everything.
//
// The form has one tag for the keyboard, that of its text field. A cursor marks the field of the row with the
// focus, so that Tab reaches fields that are not on the screen.
//
// Positions are pixels of the room that grid and form share. The package imports dataset, column, edit,
// contents, viewport, focus, draw, textinput and ui, and no other feature.
package recordview
