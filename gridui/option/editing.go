// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Editing reports whether and how users change cells. The zero value is off: the grid
// then holds no editing state, and StartEditing only tells, by an EditRequested event.
//
// A column can be edited once its Edit sets how a value is put into a row. All
// changes go the same way, by user or by program: the value is parsed as the column parses
// it, checked by its Validate, and put into a copy of the row, which then takes the
// row's place as by Apply. Copies are made by assignment, so that what pointers,
// slices and maps in a row lead to is shared; of a row that is a pointer or a map
// itself, what it points to or holds is copied.
type Editing struct {
	// Enabled lets users edit the cells of columns that have an Edit.
	Enabled bool
	// Controlled proposes each change by a CellsEdited event and leaves the rows to the program, which answers the
	// event with Apply, Accept or Reject, in the same frame or later. Until then the cells show the new values in a
	// muted look. Rows of a source that is no slice can be edited only so.
	Controlled bool
	// RevertInvalid drops a value that is not valid when its cell is left. Without it the editor stays open until
	// the value is valid or given up.
	RevertInvalid bool
	// History is the number of steps that Undo can take back; 0 = 1,000, below 0 none. If the steps hold more than
	// ten million cells together, the oldest are dropped, all but the latest.
	History int
	// PasteSkipInvalid leaves out the cells of a pasted table that refuse what they are given. Without it nothing is
	// pasted then.
	PasteSkipInvalid bool
	// PasteAddRows makes new rows of what is beyond the last row, in a ChangeTrackingGrid. Without it, and in other
	// grids, that is left out, and events.CellsPasted has it for the program to make rows of.
	PasteAddRows bool
}
