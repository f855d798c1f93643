// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package recordview shows one row as a form, beside the grid, below it or in its place.
//
// record.go says which row shows, fields.go what its fields are and value.go what they show. room.go
// divides the room between grid and form, and edge.go moves their border. lines.go puts the fields below
// each other, of which only those on the screen are measured and painted; form.go, bar.go and paint.go
// draw. keyboard.go, keys.go, filters.go and pointer.go read input, edit.go and typed.go write cells as
// the cell editor does, steps.go goes on to other rows.
//
// The form has one tag for the keyboard, which is that of its text field: a cursor says which field of
// the row has it, so that Tab reaches fields that are not on the screen.
//
// Positions are pixels of the room that grid and form share. The package imports dataset, column, edit,
// contents, viewport, focus, draw, textinput and ui, and no other feature.
package recordview
