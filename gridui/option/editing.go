// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Editing sets whether and how users change cells. The zero value is off: the grid then holds no state of editing,
// and StartEditing only sends an EditRequested event.
//
// A column can be edited after its Edit has set how a value is written into a row. All changes, by users and by the
// program, take the same steps: the column parses the value, its Validate checks it, and it is written into a copy
// of the row, which replaces the row as Apply does. Copies are made by assignment, so they share what pointers,
// slices and maps in the row refer to. If the row itself is a pointer or a map, what it refers to is copied. A
// CellsEdited event reports each change, an EditRefused event why a cell cannot be edited.
type Editing struct {
	// Enabled lets users edit the cells of columns that have an Edit.
	Enabled bool
	// Controlled proposes each change by a CellsEdited event and leaves the rows to the program. It answers the
	// event with Apply, Accept or Reject, in the same frame or later. Until then the cells show the new values in a
	// muted style. Rows of a source that is not a slice can only be edited with Controlled.
	Controlled bool
	// RevertInvalid drops an invalid value when its cell loses the focus. Without it the editor stays open until the
	// value is valid or cancelled.
	RevertInvalid bool
	// History is the number of steps that Undo can take back; 0 = 1,000, negative: none. If the steps hold more than
	// ten million cells together, the oldest steps are dropped, except for the latest one.
	History int
	// PasteSkipInvalid skips the cells that refuse a pasted value. Without it one refused value stops the whole
	// paste.
	PasteSkipInvalid bool
	// PasteAddRows adds rows to a ChangeTrackingGrid for the lines pasted beyond its last row, as NewRow does in all
	// grids. Without either these lines are not pasted; events.CellsPasted contains them.
	PasteAddRows bool
	// RemoveRows makes rows that users delete leave at once. Without it a ChangeTrackingGrid keeps them at their place,
	// marked as deleted, until the change is accepted, and users of other grids cannot delete rows. Deleted rows of a
	// source stay marked until they are saved.
	RemoveRows bool
	// Row edits all cells of a row together: an edit of one makes fields of all editable cells of its row. Tab walks
	// through the fields, and after the last it commits the row and edits the next one. Enter commits, Esc restores the
	// field and then the row. A click elsewhere, another widget, a sort, a filter and a page commit first, and do not
	// act if a value is refused. The changed cells are written as one edit. Aggregates are edited alone, and a click on
	// a check box of another row toggles it at once.
	Row bool
	// NewRow is an empty row in which users type new rows.
	NewRow NewRow
	// OpenByClick opens the editor of a cell when a click without modifiers is released on the cell it began on, or by a
	// tap, with the caret at the pointer. Check boxes, toggles of rows and widgets in the cell are clicked first. Without
	// it a double click opens the editor, with the caret after the text. Typed.OpenByClick sets it for a column.
	OpenByClick bool
}

// NewRow is an empty row at the end of the rows, in which users type a new row. It stays in view while the others scroll,
// and shows on the last page. It is edited as a whole, like rows with Editing.Row, and is added when it is committed, as
// InsertRows does; a row in which nothing was typed is not added. It is not sorted, filtered, counted, selected, copied or
// exported. A click opens it, as do ActionAddRow (Ctrl++), an arrow down from the last row, and with Editing.Row a
// Tab from the last field. The rows need Grid.NewRow or a ChangeTrackingGrid. The zero value is off.
//
// If a filter leaves out the added row, a button offers to clear the filters and show it. Rows of a source show until they
// are saved; then the source is asked for the place of the row, once and after each reading of all rows, if it has exact
// places (rowsource.Features.Index).
//
// Several cells or lines pasted into a field of the row become rows, from the column of the field on, as one step of undo
// and one events.CellsPasted, unless users have typed into the row. Then they go into the field, with spaces in place of
// line ends, as a single cell does, and lines alone do in a field of several lines. A paste on a header of a grid without
// rows adds rows too.
type NewRow struct {
	Enabled bool
	// Top puts the row above the other rows, on the first page.
	Top bool
}
