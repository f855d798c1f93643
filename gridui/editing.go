// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"iter"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature/celledit"
	"github.com/giogrid/giogrid/gridui/internal/feature/clipboard"
	"github.com/giogrid/giogrid/gridui/internal/feature/fillhandle"
	"github.com/giogrid/giogrid/gridui/internal/feature/rangemove"
	"github.com/giogrid/giogrid/gridui/option"
)

// StartEditing requests the edit of a cell with an EditRequested event. If Editing is
// enabled it also opens the editor of the cell: in the next frame if the row is visible,
// or else as soon as AddRow, Apply, a sort or a filter has put the row in its place. The
// grid turns to the page of the row and opens its groups. Text typed in the meantime goes
// into the editor.
//
// If no editor opens, the reason comes in an EditRefused event: there is no such row (ErrRowGone) or column, it is
// not loaded (ErrNotLoaded), a filter or the program hides it, the cell cannot be edited, its text has more than
// 32,768 characters, another cell has a value that is not valid, or the user did something else first
// (ErrEditStopped), which also drops the typed text.
func (g *Grid[T]) StartEditing(rowID, columnID string) {
	g.bound().Features.CellEdit.StartEditing(rowID, columnID)
}

// CommitEdit takes the typed value and closes the editor, if it is open. It reports whether no editor is open: it
// returns false if the value is not valid and the editor stays open, or if it was typed for an editor that has not
// opened yet.
func (g *Grid[T]) CommitEdit() bool { return g.bound().Features.CellEdit.StopEditing(true) }

// CancelEdit closes the editor, if it is open, and drops the typed value.
func (g *Grid[T]) CancelEdit() { g.bound().Features.CellEdit.StopEditing(false) }

// EditingCell returns the ids of the edited cell; ok is false if there is none.
func (g *Grid[T]) EditingCell() (rowID, columnID string, ok bool) {
	return g.bound().Features.CellEdit.Cell()
}

// cellKit links the code that changes cells. Only the Edit of a column refers to it, so
// programs in which no cell can be edited do not contain that code.
type cellKit struct{}

func (cellKit) EditorCode() *celledit.Code { return celledit.EditorCode() }
func (cellKit) RowCode(f *celledit.Feature) celledit.RowEditor {
	return celledit.RowCode(f)
}
func (cellKit) ClipboardCode() *clipboard.Code { return clipboard.EditCode() }
func (cellKit) FillCode() *fillhandle.Code     { return fillhandle.EditCode() }
func (cellKit) MoveCode() *rangemove.Code      { return rangemove.EditCode() }

// CellsEdited reports new values of cells, all in one step. If Editing is Controlled it
// proposes them: the program answers with Apply, Accept or Reject.
type CellsEdited[T any] struct {
	By events.EditSource
	// Rows holds the rows with the new values, each row one time, in the order of
	// Edits. RowIDs holds their ids.
	Rows   []T
	RowIDs []string

	changes *edit.Changes
	pending *edit.Pending
}

// Len returns the number of changed cells.
func (ev CellsEdited[T]) Len() int {
	if ev.changes == nil {
		return 0
	}
	return ev.changes.Count()
}

// Edits returns the changes in the order in which they were made. It makes each one
// during the iteration, because a paste may have millions.
func (ev CellsEdited[T]) Edits() iter.Seq[events.CellEdit] {
	if ev.changes == nil {
		return func(func(events.CellEdit) bool) {}
	}
	return ev.changes.All()
}

// Apply makes a proposed change in the rows of a grid, if Editing is Controlled. It does
// nothing if the event was answered before. It returns the errors of Grid.Apply, and an
// error if rows are gone. An error also rejects the change.
func (ev CellsEdited[T]) Apply(to Gridder[T]) error {
	p := ev.pending
	if p == nil || p.Answered {
		return nil
	}
	return to.grid().core.Editing.ApplyPending(p)
}

// Accept ends a proposed change that the program has made in the rows itself, if Editing
// is Controlled: the cells show the values of the rows again.
func (ev CellsEdited[T]) Accept() {
	if ev.pending != nil {
		ev.pending.Accept()
	}
}

// Reject refuses a proposed change, if Editing is Controlled: the cells show their old
// values again. Until they are edited again they also show a mark, with the ErrorText of
// err in its tooltip. A nil err leaves no mark.
func (ev CellsEdited[T]) Reject(err error) {
	if ev.pending != nil {
		ev.pending.Reject(err)
	}
}

// EditCells changes cells in one step, as a user does. It changes all of them, or none if
// one cannot be changed: then it returns a *CellError. New is a value of the column's type, a
// text that the column parses, or nil, which clears the cell; Old is not read. Numbers in a
// text are written as "1,234.5", in every Locale. It skips cells that already have their new
// values. It works whether or not Editing is Enabled, and a CellsEdited event
// reports the change. It can be called right after the rows were given, before a frame,
// except for rows of a Remote, which are not loaded yet (ErrNotLoaded).
func (g *Grid[T]) EditCells(writes ...events.CellEdit) error {
	c := g.bound()
	if !c.Data.Changes.RowsTaken() {
		c.Sync(layout.Context{})
	}
	return editCells(&c.Editing, writes)
}

func editCells(to *edit.Editing, writes []events.CellEdit) error {
	own := make([]edit.Write, len(writes))
	for i, w := range writes {
		own[i] = edit.Write{RowID: w.RowID, ColumnID: w.ColumnID, Value: w.New}
	}
	return to.Commit(own, events.EditByProgram)
}

// History is the undo history of a grid. Its steps are edits, pastes, rows that were added,
// deleted or moved, and columns that were moved, pinned, resized, shown or hidden. Sorting,
// filters, pages, selection and focus are not steps, nor are changes of Controlled features,
// except for edits after they were accepted. A grid keeps steps while Editing is enabled, a
// ChangeTrackingGrid always. The zero value belongs to no grid and cannot be used.
type History struct{ core *core.Grid }

// History returns the undo history of the grid.
func (g *Grid[T]) History() History { return History{g.bound()} }

// CanUndo reports whether there is a step to undo.
func (h History) CanUndo() bool { return h.core.Features.History.CanUndo() }

// CanRedo reports whether there is a step to redo.
func (h History) CanRedo() bool { return len(h.core.Editing.State.History.Undone) > 0 }

// Undo undoes the latest step, scrolls to what changed, and reports whether there was a
// step. A step whose rows are gone is skipped for the one before it, with an EditRefused
// event.
func (h History) Undo() bool { return h.core.Features.History.Travel(false) }

// Redo repeats the step that was undone last. A new step leaves nothing to redo.
func (h History) Redo() bool { return h.core.Features.History.Travel(true) }

// Copy puts the same text on the clipboard as Ctrl+C, in the next frame. It copies the ranges of CellRanges if they
// contain more than one cell, or else the selected rows on the current page, or else the focused cell. It copies
// nothing if nothing is selected and the focus is on a header or on no cell. A CellsCopied event reports the end.
// More than 10,000 rows are read in the background.
//
// Ranges whose rows or columns fit together make one table. Others make a table each, with an empty line between
// them. Rows of groups and the like are left out of ranges. Selected rows are copied with all visible columns from
// the left pane to the right, without Utility columns, such as buttons and check boxes, and columns with NoCopy.
// headers chooses the headers above them; Ctrl+Shift+C uses Clipboard.Headers. A selection of all cells by
// Ctrl+Shift+Space is copied with Clipboard.Headers if headers is option.CopyHeadersNone.
//
// The text is a table as spreadsheets exchange it, see export.ParseTSV. Texts of cells are the same in exports.
// Columns with CopyText copy what they show. Of other columns, numbers, truth values and texts are copied as plain
// values, times in the column's layout, durations and types with a String method as Format or that method shows
// them. All other values are copied as Format shows them, or without one as menus.CellValueToClipboardText writes
// them.
//
// The row of a group, or of a tree node that has only a name, is selected if all selectable rows below it are. It is
// copied with its name and the aggregates that it shows, as a branch of a tree is. Details and floating rows are not
// copied.
func (g *Grid[T]) Copy(headers option.CopyHeaders) { g.bound().Clipboard().Copy(headers) }

// CopyText returns the text that Copy puts on the clipboard or passes to Clipboard.OnCopy.
// It makes the text before it returns, however long that takes. The text is empty if there is
// nothing to copy or it cannot be copied. CopyText does not wait for a source: for more than
// the focused cell of a Remote it returns an empty text and reports a ProblemFound.
func (g *Grid[T]) CopyText(headers option.CopyHeaders) string {
	return g.bound().Synced().Clipboard().Text(headers)
}

// Paste pastes a table into cells as Ctrl+V does. The text is a table as spreadsheets
// exchange it, see export.ParseTSV. A CellsPasted event reports the result. A text
// of more than 256 kB is parsed in the background, and pasted in a later frame.
//
// If more than one cell is selected in the ranges of CellRanges, a single value goes into all
// of their cells. A table fills a single range repeatedly if the range has a multiple of its
// rows and of its columns. Otherwise it is pasted one time, from the first cell of the range
// on, also beyond the range. Several ranges take a table of the size of each of them, or of
// the size that copying them makes; a CellsPasted event with an Err refuses other sizes. Cells that
// cannot be edited keep their values, and the table's values for them are dropped. More than
// 50,000 cells are written over several frames.
//
// If only one cell is selected, the table goes from the focused cell to the end of the row
// and down, in the order of rows and columns on the page. From a pinned row it continues
// through the rows pinned below it on the same side, from other rows through the scrolling
// rows. A single value goes into the focused column of all selected rows on the page, if the
// focused row and others are selected. If more than 10,000 rows are visible, a background job
// finds the selected rows, and each of the following frames writes some thousand cells. Escape
// stops that.
//
// With CellRanges, the pasted cells become the range.
func (g *Grid[T]) Paste(text string) { g.bound().Synced().Clipboard().Paste(text) }

// ErrorText returns the text that describes an error to users, for errors of EditRefused,
// CellsPasted and EditCells. Errors of the grid itself are described in the Locale of the last
// frame. Errors of Parse, Validate and the caller keep their own text.
func (g *Grid[T]) ErrorText(err error) string { return g.bound().ErrorText(err) }
