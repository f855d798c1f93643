// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package valueview shows the whole value of the focused cell of a grid: long texts, JSON and bytes, next to the grid,
// below it or over it.
//
//	viewer := &valueview.Viewer{}
//	grid.Extensions = []gridui.Extension{viewer}
//
// F4 and the item "Show value" of the menu of cells open the panel, which follows the focus. It shows a text with numbers
// of lines, JSON with indents that fold, or bytes as a hex dump, by the value; buttons choose another way for the
// column. A text that should be JSON and is not shows with the line and the column of the error, and with what was
// expected there. The size and the encoding of bytes show above, and for a number or a time the text of the cell, which
// may be rounded. Values of any size open at once: they are read and searched in steps, and only lines on the screen are
// shaped. A line of more than 1 KB goes on in further rows.
//
// A cell that can be edited as a text of up to 32,768 characters can be edited in the panel too, with its parser and its
// validation. An edit is a step of the undo log. A refused text stays with the reason. Copies contain the selected part,
// else the whole value as it is stored, of bytes their digits.
//
// Keys: F4 moves the keyboard between the panel and the cells. In the panel, the arrows, PageUp, PageDown, Home and End
// scroll; in JSON they move through the rows, Left, Right, Enter, + and - fold, * unfolds all and / folds all. Ctrl+F
// searches, F3 and Shift+F3 go through the hits; in bytes a search takes hexadecimal digits or text. Ctrl+A selects all,
// Ctrl+C copies, Alt+1, Alt+2 and Alt+3 choose text, JSON and bytes, Alt+Z wraps lines. F2 edits, Ctrl+Enter stores the
// text, Escape drops it. Escape also closes the search, and then the panel. A mouse selects text, a double click a word.
//
// Read sets a function that returns values as a program stores them, such as values of a database.
package valueview
