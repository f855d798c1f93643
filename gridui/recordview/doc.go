// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package recordview shows one row of a grid as a form: next to the grid, below it, or instead of the table if the
// grid is narrow, as on a phone.
//
//	view := &recordview.Form{}
//	grid.Extensions = []gridui.Extension{view}
//
// The form has a field for each column, in the order of the columns and under the headers of their groups, with the
// texts, styles and check boxes of the cells; long texts wrap. It follows the focused row, or shows the row with the
// id Form.RowID. It keeps its row while rows are sorted, filtered or deleted, and shows a note if the table does not
// show the row any more.
//
// A field can be edited if the cells of its column can be edited. It has the editor of these cells: their parser, their
// validation, and the list, calendar, slider or buttons that belong to it. A list is closed until the user opens it, by
// Alt+Down, its button or a click, or types. An edit is a step of the undo log. A refused value stays in the field with the reason below it, and
// the form stays at its row.
//
// Keys: F6 opens the form, and moves the keyboard focus between the form and the cells. In the form, Tab, Enter and
// the arrow keys move through the fields, Alt+PageUp and Alt+PageDown to the previous and the next row, also on
// another page; Space toggles a boolean, Alt+Down opens a list or calendar and Alt+Up closes it, the arrow keys move in it or change a number by steps, Alt+Enter inserts a line break in a long
// text. Escape closes an open list, then discards the typed text, and then closes the form. Users resize the form by dragging its border, or by
// arrow keys while the border has the focus. A swipe shows the next row.
//
// Item returns an item for the cell menu.
//
// On a phone a click can lead from the table to the form, and its back button returns:
//
//	case gridui.RowClicked[Order]:
//		view.Show()
package recordview
