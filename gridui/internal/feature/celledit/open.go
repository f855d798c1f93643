// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"
	"unicode/utf8"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/editors"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// start holds the way in which an edit begins.
type start struct {
	// typed replaces the text of the cell; with replaces even if typed is empty.
	typed    string
	replaces bool
	// whole selects the text, so that typing replaces it.
	whole   bool
	byTouch bool
	// point is the place of the caret from the top left corner of the cell, if pointed is set.
	point   image.Point
	pointed bool
}

// serve opens a requested editor, closes the editor of a cell that is gone, and reports the end of an edit to
// the input method.
func (f *Feature) serve(gtx layout.Context) {
	if f.Requests.asked.on {
		f.Requests.serveRequest(gtx)
	}
	if f.cell.open {
		f.followCell()
	}
	if f.rowIsOpen() {
		f.row.tick(gtx)
	}
	if !f.cell.open && f.Input.IsStale() {
		f.Input.TellEnd(gtx)
		if f.byTouch {
			gtx.Execute(key.SoftKeyboardCmd{Show: false})
		}
	}
}

// start begins an edit, or toggles a boolean.
func (f *Feature) start(gtx layout.Context, at viewport.Address, how start) bool {
	at = f.Viewport.AnchorOf(at)
	if f.Viewport.IsFull(at) {
		return false
	}
	if f.Viewport.IsRow(at) && at.Col >= 0 && at.Col < len(f.Columns.Leaves) && f.Cells.TurnsOver(at) && !f.editsRow(at) {
		return f.Cells.turnOver(at)
	}
	return f.begin(gtx, at, how)
}

// begin opens the editor of a cell, and reports whether it could.
func (f *Feature) begin(gtx layout.Context, at viewport.Address, how start) bool {
	at = f.Viewport.AnchorOf(at)
	if f.Viewport.IsFull(at) || !f.mayEdit(at) {
		return false
	}
	of := f.Cells.value(at)
	if utf8.RuneCountInString(of.text) > editors.MostRunes {
		f.Report.Emit(events.EditRefused{RowID: f.Viewport.RowIDAt(at), ColumnID: f.Columns.Leaves[at.Col].ID, Err: edit.ErrTooLong})
		return false
	}
	row := f.rowFor(at)
	moves := row != nil && row.isOpen()
	f.cell.open, f.kind, f.enter, f.byTouch = true, of.kind, how.replaces && row == nil, how.byTouch
	f.cell.rowID, f.cell.columnID = f.Viewport.RowIDAt(at), f.Columns.Leaves[at.Col].ID
	f.cell.at, f.cell.shows, f.cell.seen, f.cell.isNew = at, true, f.cell.rowsNow(), row != nil && row.isNew(at)
	f.begun, f.wrong, f.spin = of.text, "", editors.SpinHold{}
	drafted := row != nil && row.enter(at, &of)
	f.checked = of.checked
	f.picture.length = textLength{}
	f.picture.caret, f.picture.places = how.point, how.pointed && of.kind != column.EditorTruth
	f.drop.Begin(of.kind, of.layout, of.text)
	if of.kind == column.EditorOwn {
		of.text = f.startOwn(at, of, how)
	}
	f.openField(of, how)
	f.drop.Reshape(f.Input)
	f.drop.Shut = row != nil && !how.replaces
	switch {
	case how.replaces || drafted:
	case f.drop.Own != nil:
		f.begun = f.drop.ReadText(f.Input.Editor.Text())
	case of.kind != column.EditorChoice && of.kind != column.EditorTruth:
		f.begun = f.Input.Editor.Text() // an editor of one line replaces line breaks
	}
	if f.kind == column.EditorChoice {
		f.drop.Choices.Reset(f.Cells.choices(at), f.Input.Editor.Text(), !how.replaces)
	}
	f.Pointer.Tip.Clear()
	f.Dataset.Index.Prepare()
	if f.cell.isNew {
		f.cell.show()
	} else {
		f.Focus.Move(at, focus.Show)
	}
	if !moves {
		f.Report.Emit(events.EditStarted{RowID: f.cell.rowID, ColumnID: f.cell.columnID})
	}
	gtx.Execute(key.FocusCmd{Tag: f.Input.Tag()})
	gtx.Execute(key.SoftKeyboardCmd{Show: f.kind != column.EditorTruth || !how.byTouch})
	gtx.Execute(op.InvalidateCmd{})
	return true
}

// openField initializes the field and sets its text.
func (f *Feature) openField(of cellValue, how start) {
	f.Input.Begin(widget.Editor{SingleLine: of.kind != column.EditorLong, MaxLen: editors.MostRunes})
	field := &f.Input.Editor
	if of.kind == column.EditorNumber || of.kind == column.EditorOwn && of.number {
		field.InputHint = key.HintNumeric
	}
	switch {
	case how.replaces:
		field.Insert(how.typed)
		if end := field.Len(); end > 0 && of.suffix != "" {
			field.Insert(of.suffix)
			field.SetCaret(end, end)
		}
	default:
		editors.PutText(field, of.text, of.suffix, how.whole)
	}
	f.known = field.Text()
}
