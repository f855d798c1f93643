// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package recordview shows one row of a grid as a form: beside the grid, below it, or in place of the
// table where that is narrow, as on a phone.
//
//	view := &recordview.View{}
//	grid.Extensions = []gridui.Extension{view}
//
// The form has the columns as fields, in their order and under the headers of their groups, with the
// texts, styles and check boxes of the cells; long texts have as many lines as they need. It follows
// the focused row, or shows the one of View.RowID. A row stays the same one while rows are sorted,
// filtered or deleted, and the form says when the table does not show it any more.
//
// Where the column can be edited, so can the field: by the parser and the validation of the column, with
// its choices as a list, as one step of the undo log. A value that is not accepted stays with the reason
// below it, and the form at its row.
//
// Keys: F6 opens the form, and takes the keyboard between it and the cells. In it Tab, Enter and the
// arrows go through the fields, Alt+PageUp and Alt+PageDown to the row before and the next one, also on
// another page; Space turns a boolean over, Alt+Down opens a list of choices, Alt+Enter breaks the line
// of a long text. Escape gives up what was typed, and then closes the form. The border beside the form
// is dragged, or moved by arrows once Tab has led to it. A finger swipes to the next row.
//
// Item is an entry for the menu of cells.
//
// On a phone a click can lead from the table to the form, and its back button returns:
//
//	case gridui.RowClicked[Order]:
//		view.Show()
package recordview
