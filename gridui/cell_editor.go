// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/ui/calendar"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// cellEditor is the one editor of a grid: the field that is typed into, of which
// cell it is, and what was typed so far. All of it is kept by ids, so that it stays
// with its cell wherever that goes, and out of sight too.
type cellEditor struct {
	// field takes the text of an edit. Its address is the tag that the grid has the
	// keyboard with, also while nothing is edited: so an input method that begins a
	// syllable on a focused cell goes on with it in the field, without losing the
	// keyboard in between.
	field widget.Editor
	open  bool
	// ended says that an edit has ended in this frame.
	ended bool
	// rowID and columnID name the cell. at is where it showed when seen was so; shows
	// says that it did.
	rowID, columnID string
	at              viewport.Address
	seen            rowsSeen
	shows           bool
	// kept says that the row was found while it does not show.
	kept bool

	kind column.EditorKind
	// enter says that arrows commit and move: the edit began by typing.
	enter bool
	// begun is the text before the edit, of values the place in the list or the truth.
	begun string
	// wrong says why what was typed is not taken; empty: it was not refused.
	wrong string
	// byTouch says that a finger began it.
	byTouch bool

	input   textInput
	keys    editorKeys
	choices ui.Choices
	date    calendar.Calendar
	truth   bool
	asked   editRequest
	// rect is where it was drawn, drop the part of it that is a button, which opens a
	// calendar or is the box of a truth value, in pixels of the sheet; length is how wide
	// the text is.
	rect, drop image.Rectangle
	length     lengthOf
	// plate keeps presses beside the field from the cells below it; held says that one is
	// held on its button.
	plate int
	held  bool
}

// rowsSeen is what the place of a row depends on.
type rowsSeen struct {
	rows, cols uint32
	n          int
	// floating are the rows that float at the top and at the bottom.
	floating [2]int
}

// rowsNow is what it depends on now.
func (e *engine) rowsNow() rowsSeen {
	return rowsSeen{e.ask.data.RowsRev, e.cols.Rev, e.view.Count, [2]int{e.ask.data.FloatingCount(layoutx.Top), e.ask.data.FloatingCount(layoutx.Bottom)}}
}

// editRequest is a wish to edit a cell that waits for a frame.
type editRequest struct {
	rowID, columnID string
	on, byTouch     bool
}

// keyTag is the tag that the grid has the keyboard with.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (e *engine) keyTag() event.Tag { return &e.editor.field }

// editedPlace is where the cell is that is edited, and whether it is among those
// that show.
func (e *engine) editedPlace() (at viewport.Address, shows bool) {
	d := &e.editor
	if !d.open {
		return viewport.NoCell, false
	}
	if now := e.rowsNow(); d.seen != now {
		d.seen = now
		col := e.cols.Find(d.columnID)
		row, ok := e.ask.data.FindShown(d.rowID, d.at.Row)
		d.shows = ok && col >= 0
		if d.shows {
			d.at = e.view.AddressOf(row, col)
		}
	}
	return d.at, d.shows
}

// edits says whether a cell is the one being edited.
func (e *engine) edits(at viewport.Address) bool {
	if !e.editor.open {
		return false
	}
	now, shows := e.editedPlace()
	return shows && now == at
}

// StartEditing asks for a cell to be edited, by an EditRequested event. Where Editing
// is on it also opens the editor of the cell in the next frame, if the cell is among
// those that show and can be edited.
func (g *Grid[T]) StartEditing(rowID, columnID string) { g.bound().StartEditing(rowID, columnID) }

func (g *core) StartEditing(rowID, columnID string) {
	g.report.Emit(events.EditRequested{RowID: rowID, ColumnID: columnID})
	if g.Editing.Enabled {
		g.engine.editor.asked = editRequest{rowID: rowID, columnID: columnID, on: true}
	}
}

// StopEditing closes the editor, if one is open. With commit what was typed is
// taken; it returns false where that is not valid and the editor stays open.
func (g *Grid[T]) StopEditing(commit bool) bool { return g.bound().StopEditing(commit) }

func (g *core) StopEditing(commit bool) bool {
	e := &g.engine
	e.editor.asked = editRequest{}
	if !e.editor.open {
		return true
	}
	g.prepareIdle()
	if commit {
		return e.commitEdit()
	}
	e.closeEdit(events.EditCanceled)
	return true
}

// EditingCell is the cell that is edited, by ids; ok is false if none is.
func (g *Grid[T]) EditingCell() (rowID, columnID string, ok bool) { return g.bound().EditingCell() }

func (g *core) EditingCell() (rowID, columnID string, ok bool) {
	d := &g.engine.editor
	if !d.open {
		return "", "", false
	}
	return d.rowID, d.columnID, true
}

// textInput is what an input method and the grid know of each other.
type textInput struct {
	// composing is the text that is not final yet, in runes; empty: none.
	composing key.Range
	// snippet is the part of the text that the input method asked for, told what it
	// was told of it.
	snippet, told key.Snippet
	// caret is where the grid said that text would go, while nothing is edited.
	caret key.Caret
	// known is the selection as the window has it until it hears of another, from its lower
	// end on; selection is what it was told of it. heard says that anything has come since.
	known     key.Range
	selection key.SelectionCmd
	heard     bool
	// stale says that the input method still knows of an edit that ended.
	stale bool
	// deaf is a key that was acted on, whose text is not to begin an edit.
	deaf key.Name
}

func (in *textInput) composes() bool {
	return in.composing.Start >= 0 && in.composing.End > in.composing.Start
}
