// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

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
	ErrOffScreen = edit.ErrOffScreen
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
	ErrRowHidden = edit.ErrRowHidden
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
