// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package recordview shows one row of a grid as a form: next to the grid, below it, or instead of the
// table if the grid is narrow, as on a phone.
//
//	view := &recordview.Form{}
//	grid.Extensions = []gridui.Extension{view}
//
// The form has a field for each column, in the order of the columns and under the headers of their groups,
// with the texts, styles and check boxes of the cells; long texts take as many lines as they need. It follows
// the focused row, or shows the row of Form.RowID. It keeps its row while rows are sorted, filtered or
// deleted, and displays a note when the table does not show the row any more.
//
// A field can be edited if its column can: with the parser and the validation of the column and a list of
// its choices, as one step of the undo log. A refused value stays in the field with the reason below it, and
// the form stays at its row.
//
// Keys: F6 opens the form, and moves the keyboard focus between the form and the cells. In the form, Tab,
// Enter and the arrow keys move through the fields, Alt+PageUp and Alt+PageDown to the previous and the next
// row, also on another page; Space toggles a boolean, Alt+Down opens a list of choices, Alt+Enter inserts a
// line break in a long text. Escape discards the typed text, and then closes the form. Users drag the border
// of the form, or move it with arrow keys after Tab has focused it. A swipe shows the next row.
//
// Item returns an item for the menu of cells.
//
// On a phone a click can lead from the table to the form, and its back button returns:
//
//	case gridui.RowClicked[Order]:
//		view.Show()
package recordview
