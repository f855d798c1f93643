// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"iter"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature/celledit"
	"github.com/giogrid/giogrid/gridui/internal/feature/clipboard"
	"github.com/giogrid/giogrid/gridui/internal/feature/fillhandle"
	"github.com/giogrid/giogrid/gridui/internal/feature/rangemove"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// StartEditing asks for a cell to be edited, by an EditRequested event. Where Editing
// is on it also opens the editor of the cell: in the next frame if its row shows, else as
// soon as the row is in its place after AddRow, Apply, a sort or a filter. A page is turned
// and groups are opened for it. What is typed until then goes into the editor. An
// EditRefused event tells why no editor opened: ErrRowGone, ErrRowHidden, ErrNotLoaded,
// ErrNoColumn, ErrNotEditable, ErrRowDeleted, ErrTooLong, ErrEditOpen, or ErrEditStopped
// where the user did something else before; what was typed is dropped then.
func (g *Grid[T]) StartEditing(rowID, columnID string) {
	g.bound().Features.CellEdit.StartEditing(rowID, columnID)
}

// StopEditing closes the editor, if one is open. With commit what was typed is
// taken; it returns false where that is not valid and the editor stays open, or where
// it was typed for an editor that is yet to open.
func (g *Grid[T]) StopEditing(commit bool) bool {
	return g.bound().Features.CellEdit.StopEditing(commit)
}

// EditingCell is the cell that is edited, by ids; ok is false if none is.
func (g *Grid[T]) EditingCell() (rowID, columnID string, ok bool) {
	return g.bound().Features.CellEdit.Cell()
}

// cellKit is the code that changes cells. A column brings it with its Edit, and nothing else
// refers to it: a program in which no cell can be edited is linked without that code.
type cellKit struct{}

func (cellKit) EditorCode() *celledit.Code     { return celledit.EditorCode() }
func (cellKit) ClipboardCode() *clipboard.Code { return clipboard.EditCode() }
func (cellKit) FillCode() *fillhandle.Code     { return fillhandle.EditCode() }
func (cellKit) MoveCode() *rangemove.Code      { return rangemove.EditCode() }

// CellsEdited says that cells got other values, all in one step. Where Editing is
// Controlled it asks for that: then it is to be answered by Apply, Accept or Reject.
type CellsEdited[T any] struct {
	By events.EditSource
	// Rows are the rows as they are after it, or would be, each once, in the order of
	// Edits; RowIDs are their ids.
	Rows   []T
	RowIDs []string

	changes *edit.Changes
	pending *edit.Pending
}

// Len is how many cells changed.
func (ev CellsEdited[T]) Len() int {
	if ev.changes == nil {
		return 0
	}
	return ev.changes.Count()
}

// Edits are the changes, in the order in which they were made. A paste may have
// millions: each is put together when it is asked for.
func (ev CellsEdited[T]) Edits() iter.Seq[events.CellEdit] {
	if ev.changes == nil {
		return func(func(events.CellEdit) bool) {}
	}
	return ev.changes.All()
}

func (CellsEdited[T]) GridEvent() {}

// Apply makes the change in the rows of a grid, where Editing is Controlled and the
// event has not been answered. It fails as Grid.Apply does, and for rows that are
// gone; the change is then rejected.
func (ev CellsEdited[T]) Apply(to Gridder[T]) error {
	p := ev.pending
	if p == nil || p.Answered {
		return nil
	}
	return to.grid().core.Editing.ApplyPending(p)
}

// Accept says that the caller has made the change in the rows, where Editing is
// Controlled: the cells show what the rows hold again.
func (ev CellsEdited[T]) Accept() {
	if ev.pending != nil {
		ev.pending.Accept()
	}
}

// Reject says that the change is not to be, where Editing is Controlled: the cells
// show what they held, and a mark with the ErrorText of err in its tooltip, until they
// are edited again. A nil err leaves no mark.
func (ev CellsEdited[T]) Reject(err error) {
	if ev.pending != nil {
		ev.pending.Reject(err)
	}
}

// CellWrite is a value for a cell: one of the column's own type, a text that it
// reads, or nil, which clears the cell. Numbers in a text are as in "1,234.5", whatever signs
// the users of the grid write.
type CellWrite struct {
	RowID, ColumnID string
	Value           any
}

// EditCells changes cells in one step, as a user does: all of them or, where one
// cannot be changed, none, and the error is a *CellError. Cells that have their
// values already are left alone. It works with Editing.Enabled or not, and a
// CellsEdited event tells of it. It needs no frame after the rows were given, unless they are
// those of a Remote, which are yet to be loaded then (ErrNotLoaded).
func (g *Grid[T]) EditCells(writes ...CellWrite) error {
	c := g.bound()
	if !c.Data.Changes.RowsTaken() {
		c.Sync(layout.Context{})
	}
	return editCells(&c.Editing, writes)
}

func editCells(to *edit.Editing, writes []CellWrite) error {
	own := make([]edit.Write, len(writes))
	for i, w := range writes {
		own[i] = edit.Write{RowID: w.RowID, ColumnID: w.ColumnID, Value: w.Value}
	}
	return to.Commit(own, events.EditByProgram)
}

// History is what was done in a grid, to be taken back step by step: edits, pastes, rows that
// were added, deleted or moved, and columns that were moved, pinned, resized, shown or hidden.
// Sorting, filters, pages, selection and focus are no steps, nor are changes where their
// features are Controlled; of Editing they are, once they are accepted. Steps are kept where
// Editing is on. The zero value belongs to no grid and cannot be used.
type History struct{ core *core.Grid }

// History is the history of the grid.
func (g *Grid[T]) History() History { return History{g.bound()} }

// CanUndo reports whether there is a step to be taken back.
func (h History) CanUndo() bool { return h.core.Features.History.CanUndo() }

// CanRedo reports whether there is a step to be taken again.
func (h History) CanRedo() bool { return len(h.core.Editing.State.History.Undone) > 0 }

// Undo takes back the latest step. It brings what changed into view and reports whether there
// was anything. A step whose rows are gone is left out for the one before it, and an
// EditRefused event tells so.
func (h History) Undo() bool { return h.core.Features.History.Travel(false) }

// Redo takes again what Undo took back last. Any other step ends that.
func (h History) Redo() bool { return h.core.Features.History.Travel(true) }

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

var (
	// ErrEditLarge is the error of an edit of more than 4 million cells in one step.
	ErrEditLarge = edit.ErrEditLarge
	// ErrEditStopped is the error of an edit of many rows that was given up before its
	// end: by Escape, by new rows or columns, or by another edit, and of a request to edit
	// a cell that was given up before its row showed. No cell was changed.
	ErrEditStopped = edit.ErrEditStopped
	// ErrNotLoaded is the error of an edit of several rows of a Remote of which some are not
	// loaded. No cell was changed.
	ErrNotLoaded = edit.ErrNotLoaded
	// ErrOffScreen is the error of a copy or an export of ranges of cells over a Remote in groups, of
	// which some rows are not on the screen or not loaded.
	ErrOffScreen = dataset.ErrOffScreen
)

var (
	// ErrPasteLarge is the error of a paste of more than 64 MB or 4 million cells.
	ErrPasteLarge = edit.ErrPasteLarge
	// ErrPasteEmpty is the error of a paste of no text.
	ErrPasteEmpty = edit.ErrPasteEmpty
	// ErrNoPasteTarget is the error of a paste into ranges without a cell that takes values.
	ErrNoPasteTarget = ranges.ErrNoTarget
	// ErrPasteNoAnswer is the error of a paste for which no text came from the clipboard within
	// five seconds, in a browser within a minute. The clipboard may be empty or the user may have
	// refused it; on X11 other programs may have more than can be handed over at once: some up to
	// 1 MB, others no more than 4 kB.
	ErrPasteNoAnswer = edit.ErrPasteNoAnswer
	// ErrCopyLarge is the error of a Copied event for a copy of too much text: more than 16 MB on
	// Linux and the BSDs, where an X server takes no more, elsewhere more than 256 MB.
	ErrCopyLarge = edit.ErrCopyLarge
)

var (
	// ErrRowGone is the error of an edit of a row that is not there.
	ErrRowGone = dataset.ErrRowGone
	// ErrNoColumn is the error of an edit in a column that is not there.
	ErrNoColumn = edit.ErrNoColumn
	// ErrNotEditable is the error of an edit of a cell that cannot be edited.
	ErrNotEditable = column.ErrNotEditable
	// ErrKeyEdited is the error of an edit that gives a row another id: only a new row of
	// a ChangeTrackingGrid can get one.
	ErrKeyEdited = edit.ErrKeyEdited
	// ErrKeyTaken is the error of an edit that gives a new row the id of another one.
	ErrKeyTaken = edit.ErrKeyTaken
)

// ErrRowDeleted is the error of an edit of a row that is marked as deleted.
var ErrRowDeleted = edit.ErrRowDeleted

var (
	// ErrRowHidden is the error of StartEditing for a row that does not show: a filter leaves it out,
	// or it is on a page or below a row that the program keeps closed.
	ErrRowHidden = dataset.ErrRowHidden
	// ErrEditOpen is the error of StartEditing while the value of another cell that is being edited is
	// not valid.
	ErrEditOpen = edit.ErrEditOpen
)

// ErrTooLong is the error of a cell whose text is too long for the editor: more than
// 32,768 characters.
var ErrTooLong = edit.ErrTooLong

// ErrorText is what to tell a user of the error of an EditRefused, a PasteFailed or of
// EditCells, in the Locale that the grid was drawn with last: its words for what the
// grid itself refuses, else the text of what Parse, Validate or the caller returned.
func (g *Grid[T]) ErrorText(err error) string { return g.bound().ErrorText(err) }
