// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/bidi"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/editors"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/option"
)

// step reads an event while a cell is edited. It passes text to the field without the field's Update. This
// keeps the order of keys and text, and shows when an input method is composing.
func (f *Feature) step(gtx layout.Context) bool {
	if pick, ok := f.drop.Next(gtx, f.Painter); ok {
		f.take(pick)
		return true
	}
	if ev, ok := gtx.Event(f.filters()...); ok {
		f.Input.Heard()
		f.event(gtx, ev)
		return true
	}
	f.groundStep(gtx)
	if f.kind == column.EditorTruth {
		return false
	}
	if f.pasteStep(gtx) {
		return true
	}
	before, _ := f.Input.Editor.CaretPos()
	ev, ok := f.Input.Editor.Update(bidi.Editing(gtx, &f.Input.Editor))
	if ok {
		f.Input.Heard()
	}
	switch ev.(type) {
	case widget.ChangeEvent:
		if f.Input.Editor.Text() != f.known { // the editor also reports the text that it was given
			f.changed()
		}
	case widget.SelectEvent:
		if after, _ := f.Input.Editor.CaretPos(); after != before {
			f.cell.show()
		}
	}
	return ok
}

// pasteStep inserts the clipboard's answer to a paste into the field, or reports that none came. It returns
// whether either happened.
func (f *Feature) pasteStep(gtx layout.Context) bool {
	switch f.Input.Paste(gtx, f.takesPaste) {
	case textinput.PasteTaken:
		f.Input.Heard()
		return true
	case textinput.PasteDone:
		f.Input.Heard()
		f.changed()
		return true
	case textinput.PasteUnanswered:
		f.Editing.PasteFailed(&events.CellError{RowID: f.cell.rowID, ColumnID: f.cell.columnID, Err: edit.ErrPasteNoAnswer})
		return true
	}
	return false
}

// takesPaste reports whether a text pasted into the open field does not go into it: a block of cells on the untouched
// new row becomes rows, from the column of the field on, and a text for which the field has no room is refused.
func (f *Feature) takesPaste(text string) bool {
	switch {
	case f.rowIsOpen() && f.row.takesRows() && isBlock(text, f.kind == column.EditorLong):
		columnID := f.cell.columnID
		f.endEdit(events.EditUnchanged)
		f.Editing.PasteRows(columnID, text)
	case !f.Input.HasRoom(text):
		f.Editing.PasteFailed(&events.CellError{RowID: f.cell.rowID, ColumnID: f.cell.columnID, Err: edit.ErrTooLong})
		f.wrong = f.ErrorText(edit.ErrTooLong)
		f.cell.show()
	default:
		return false
	}
	return true
}

// event handles an event of an open editor.
func (f *Feature) event(gtx layout.Context, ev event.Event) {
	switch ev := ev.(type) {
	case pointer.Event:
		f.Grid.CellPointer(gtx, ev)
	case key.FocusEvent:
		f.keyboardChanged(gtx, ev.Focus)
	case key.Event:
		f.keyEvent(gtx, ev)
	case key.EditEvent:
		f.textEvent(gtx, ev)
	case key.SelectionEvent:
		f.Input.Select(ev)
	case key.CompositionEvent:
		f.Input.Compose(ev)
		if !f.Input.Composes() {
			f.drop.Reshape(f.Input)
		}
	case key.SnippetEvent:
		f.Input.TellSnippet(gtx, ev)
	}
}

// keyboardChanged follows the keyboard focus. If another control gets it, the edit is committed. If the
// window loses it, or the text is not valid, the edit continues.
func (f *Feature) keyboardChanged(gtx layout.Context, has bool) {
	f.Input.StopComposing()
	f.Grid.KeyboardChanged(has)
	if !has && !gtx.Focused(f.Input.Tag()) {
		f.commit(false)
	}
}

// textEvent replaces a part of the text. A line break comes from the Enter key of an on-screen keyboard,
// unless the text may have several lines.
func (f *Feature) textEvent(gtx layout.Context, ev key.EditEvent) {
	if f.kind == column.EditorTruth {
		return
	}
	text, enter := textinput.Lines(ev.Text, f.kind == column.EditorLong)
	if f.ownCommand(text) {
		f.Input.Wrote(key.EditEvent{Range: ev.Range})
		return
	}
	f.Input.Replace(ev, text)
	f.changed()
	if enter {
		f.leave(gtx, option.ActionCommitDown)
	}
}

// changed follows a change of the text: it clears the refusal, scrolls to the cell, and updates the list or
// calendar.
func (f *Feature) changed() {
	f.wrong, f.known = "", f.Input.Editor.Text()
	f.picture.length.known = false
	f.cell.show()
	f.drop.Follow(f.known)
	f.drop.Reshape(f.Input)
	f.known = f.Input.Editor.Text()
}

// groundStep reads presses on the editor outside its field, which move the caret to the end. A click on the
// button toggles a boolean, or opens or closes the calendar. Spin buttons repeat while they are held.
func (f *Feature) groundStep(gtx layout.Context) {
	field := &f.Input.Editor
	for {
		ev, ok := gtx.Event(pointer.Filter{Target: &f.picture.groundTag, Kinds: pointer.Press | pointer.Drag | pointer.Release | pointer.Cancel})
		if !ok {
			f.spin.Repeat(gtx, f.spinArea(), f.spinBy)
			return
		}
		pe, _ := ev.(pointer.Event)
		spins := f.isSpin()
		if spins {
			if click, up := f.spin.Point(gtx, pe, f.spinArea()); click {
				f.spinBy(up)
			}
		}
		if pe.Kind == pointer.Drag {
			continue
		}
		on := f.onButton(pe.Position.Round())
		switch {
		case pe.Kind == pointer.Press && !on:
			field.SetCaret(field.Len(), field.Len())
			gtx.Execute(key.FocusCmd{Tag: f.Input.Tag()})
		case pe.Kind == pointer.Release && on && f.held && f.kind == column.EditorTruth:
			f.checked = !f.checked
		case spins:
		case pe.Kind == pointer.Release && on && f.held && f.drop.Own != nil:
			f.pressOwn(pe.Position.Round())
		case pe.Kind == pointer.Release && on && f.held:
			f.toggleCard()
		}
		f.held = pe.Kind == pointer.Press && on
		gtx.Execute(op.InvalidateCmd{})
	}
}

// isSpin reports whether the button of the editor is a pair of spin buttons.
func (f *Feature) isSpin() bool {
	b, _ := f.drop.FieldButton(f.Painter)
	return b == editors.SpinButtons
}

// spinArea returns the place of the spin buttons, empty while the field is not on the screen.
func (f *Feature) spinArea() image.Rectangle {
	if !f.FieldShows() || !f.isSpin() {
		return image.Rectangle{}
	}
	return f.picture.button
}

// onButton reports whether a position of the sheet is on the button of the editor.
func (f *Feature) onButton(pos image.Point) bool {
	acts := f.kind == column.EditorTruth || f.kind == column.EditorTime || f.drop.Own != nil || f.kind == column.EditorChoice && f.rowIsOpen()
	return acts && pos.In(f.picture.button)
}

// take puts the picked text into the field, selected, so that typing replaces it.
func (f *Feature) take(p editors.Pick) {
	if p.Set {
		p.Put(&f.Input.Editor)
		f.wrong, f.known, f.picture.length.known = "", f.Input.Editor.Text(), false
		f.cell.show()
	}
	switch {
	case !p.Done:
	case f.rowIsOpen():
		f.drop.Shut = true
	default:
		f.commit(false)
	}
}

// toggleCard opens or closes the calendar, the list of choices of a field in a row, or the card of the column's editor.
func (f *Feature) toggleCard() {
	button, _ := f.drop.FieldButton(f.Painter)
	switch {
	case f.drop.Own != nil && button == editors.ListButton:
		f.take(f.drop.Own.PressButton(false))
	case f.kind == column.EditorTime:
		f.drop.Date.Toggle()
	case f.kind == column.EditorChoice && f.rowIsOpen():
		f.drop.Shut = !f.drop.Shut
	}
	if f.drop.CardOpen() {
		f.cell.show()
	}
}
