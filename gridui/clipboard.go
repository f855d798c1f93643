// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// Copy puts on the clipboard, in the next frame, what Ctrl+C does: the ranges of CellRanges
// where more than one cell is selected, else of the rows that show on the present page
// those that are selected, or where none is the focused cell. Ranges whose rows or columns
// fit together make one table, others a table each with an empty line between them; where
// all cells are selected with Ctrl+Shift+Space, they have headers. Clipboard.Headers says
// which headers those are. Rows of groups and the like are left out of ranges. Of selected rows it
// takes all columns that show, in their order from the left pane to the right one, but for those of
// buttons, check boxes and the like, and such as have NoCopy. A Copied event tells when it is done;
// more than 10,000 rows are read in the background. Nothing is copied where nothing is selected and
// a header or no cell has the focus.
//
// The text is a table as spreadsheets exchange it, see export.TSVBuilder. Cells have
// the text that exports have of them, too: in columns with CopyText what they show, else
// numbers, truth values and texts plainly, times in the column's layout, durations and
// types with a String method as Format or that shows them, and all else as its Format
// shows it, or without one as menus.CellValueToClipboardText writes it. The row of a group, or of a tree's node that is a name
// alone, is selected if all rows below it are that can be; copied are its name and
// the sums that it shows, as those that a branch of a tree shows are. Details and floating rows are not copied.
func (g *Grid[T]) Copy(withHeaders bool) { g.bound().Features.Clipboard.Copy(withHeaders) }

// CopyText is the text that Copy puts on the clipboard or hands to Clipboard.OnCopy, made
// here and now whatever it takes; empty if there is nothing to copy or it cannot be. It does not wait
// for a source: where more than the focused cell of a Remote would be copied it returns nothing, and
// a ConfigProblem says so.
func (g *Grid[T]) CopyText(withHeaders bool) string {
	return g.bound().Synced().Features.Clipboard.Text(withHeaders)
}

// Paste puts a table into cells as Ctrl+V does. Where more than one cell is selected in the ranges
// of CellRanges, one value goes into all of their cells. A table goes into a single range as often
// as it fits, if the range has a multiple of its rows and of its columns; else once, from the first
// cell of the range on, also beyond the range. Several ranges take a table that has the size of
// each of them, or the size as which they are copied: other sizes are refused by a PasteFailed.
// Cells that cannot be edited are left out and keep their place in the table. What was pasted
// becomes the range. Beyond 50,000 cells the frames that follow write to them.
//
// With one cell, the table goes from the focused cell on to the end
// of the row and down, in the order in which rows and columns show on the page. In a
// pinned row it goes on through the rows pinned below it on the same side, elsewhere
// through those that scroll. Text
// is a table as spreadsheets exchange it, see export.ParseTSV. One value goes into
// the focused column of all selected rows on the page if the focused row and others
// are selected. Where more than 10,000 rows show, a background job finds these, and they
// are written to in the frames that follow, some thousand cells in each; Escape stops that.
//
// With CellRanges, the cells that a table went into become the range.
//
// A Pasted or PasteFailed event tells what came of it. A table of more than 256 kB is
// read in the background, and pasted in a later one.
func (g *Grid[T]) Paste(text string) { g.bound().Synced().Features.Clipboard.Paste(text) }
