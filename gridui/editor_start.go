// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// editMode is how cells are edited.
type editMode struct{ on, reverts bool }

// editorOf is what an editor begins with.
type editorOf struct {
	kind   column.EditorKind
	text   string
	layout string // of times
	truth  bool
}

// typedValue is what became of an edit.
type typedValue struct {
	rowID, columnID string
	text            string
	// kind says what the value is: the text, truth, or a choice of the list.
	kind   column.EditorKind
	truth  bool
	choice int
}

// editStart says how an edit begins.
type editStart struct {
	// typed is what replaces the contents; with replaces also where it is empty.
	typed    string
	replaces bool
	// whole selects the contents, so that typing replaces them.
	whole   bool
	byTouch bool
}

// mostEdited is how many runes an editor takes: setting a megabyte of text takes
// half a minute.
const mostEdited = 32_768

// beginEdit opens the editor of a cell, and says whether that could be.
func (e *engine) beginEdit(gtx layout.Context, at viewport.Address, how editStart) bool {
	if !e.view.IsRow(at) || e.hasOverlay() || !e.ask.editMode().on || !e.ask.editable(at) {
		return false
	}
	of := e.ask.editor(at)
	if utf8.RuneCountInString(of.text) > mostEdited {
		e.ask.report.Emit(events.EditRefused{RowID: e.view.RowIDAt(at), ColumnID: e.cols.Leaves[at.Col].ID, Err: ErrTooLong})
		return false
	}
	d := &e.editor
	d.open, d.kind, d.enter, d.byTouch = true, of.kind, how.replaces, how.byTouch
	d.rowID, d.columnID = e.view.RowIDAt(at), e.cols.Leaves[at.Col].ID
	d.at, d.shows, d.seen = at, true, e.rowsNow()
	d.begun, d.wrong, d.truth = of.text, "", of.truth
	d.length = lengthOf{}
	d.input.stale = false
	d.openField(gtx, of, how)
	if !how.replaces && of.kind != column.EditorChoice && of.kind != column.EditorTruth {
		d.begun = d.field.Text() // an editor of one line replaces line breaks
	}
	d.date.Reset(of.layout, of.text)
	d.choices = ui.Choices{}
	if d.kind == column.EditorChoice {
		d.choices.Reset(e.ask.choices(at), d.field.Text(), !how.replaces)
	}
	e.hint.clear()
	e.ask.data.Index.Prepare()
	e.moveFocus(at, showCell)
	e.ask.report.Emit(events.EditStarted{RowID: d.rowID, ColumnID: d.columnID})
	gtx.Execute(key.FocusCmd{Tag: e.keyTag()})
	gtx.Execute(key.SoftKeyboardCmd{Show: d.kind != column.EditorTruth || !how.byTouch})
	gtx.Execute(op.InvalidateCmd{})
	return true
}

// openField makes the field new: what it remembers of an edit before is no part of
// this one.
func (d *cellEditor) openField(gtx layout.Context, of editorOf, how editStart) {
	d.field = widget.Editor{SingleLine: of.kind != column.EditorLong, MaxLen: mostEdited}
	if of.kind == column.EditorNumber {
		d.field.InputHint = key.HintNumeric
	}
	switch {
	case how.replaces:
		d.field.Insert(how.typed)
	default:
		d.field.SetText(textrun.Shapeable(of.text))
		d.field.SetCaret(d.field.Len(), d.field.Len())
		if how.whole {
			d.field.SetCaret(d.field.Len(), 0)
		}
	}
}

// serveEdit opens the editor that was asked for, closes one whose cell is gone, and
// tells the input method that an edit has ended.
func (e *engine) serveEdit(gtx layout.Context) {
	d := &e.editor
	if ask := d.asked; ask.on {
		d.asked = editRequest{}
		col := e.cols.Find(ask.columnID)
		if row, ok := e.ask.data.FindShown(ask.rowID, e.focus.row); ok && col >= 0 && (!d.open || e.commitEdit()) {
			e.startEdit(gtx, e.view.AddressOf(row, col), editStart{byTouch: ask.byTouch})
		}
	}
	if d.open {
		e.syncEdit()
	}
	if !d.open && d.input.stale {
		d.input = textInput{known: d.input.known}
		gtx.Execute(key.SnippetCmd{Tag: e.keyTag()})
		gtx.Execute(key.SelectionCmd{Tag: e.keyTag()})
		if d.byTouch {
			gtx.Execute(key.SoftKeyboardCmd{Show: false})
		}
	}
}

// startEdit begins an edit or, of a truth value, turns it over at once.
func (e *engine) startEdit(gtx layout.Context, at viewport.Address, how editStart) bool {
	if e.view.IsRow(at) && at.Col >= 0 && at.Col < len(e.cols.Leaves) && e.truthAt(at) {
		return e.turnOver(at)
	}
	return e.beginEdit(gtx, at, how)
}

// openAct does what an action is for the editor, and says whether it was one.
func (e *engine) openAct(gtx layout.Context, a option.Action) bool {
	at := e.focus.at()
	if !e.view.IsRow(at) || !e.ask.editMode().on {
		return false
	}
	switch a {
	case option.ActionActivate, option.ActionEdit:
		return e.startEdit(gtx, at, editStart{})
	case option.ActionEditEmpty:
		if !e.truthAt(at) {
			e.beginEdit(gtx, at, editStart{replaces: true})
		}
		return true
	case option.ActionSelect:
		return e.truthAt(at) && e.turnOver(at)
	}
	return false
}

// typed begins an edit with text that came to the focused cell.
func (e *engine) typed(gtx layout.Context, text string) {
	d := &e.editor
	if text == "" || !e.focus.set || e.keyOf(text) == d.input.deaf && d.input.deaf != "" || !e.takesText(text) {
		return
	}
	if strings.ContainsFunc(text, func(r rune) bool { return unicode.IsControl(r) }) {
		return
	}
	at := e.focus.at()
	if !e.view.IsRow(at) || e.truthAt(at) {
		return
	}
	e.beginEdit(gtx, at, editStart{typed: text, replaces: true})
}

// keyOf is the name of the key that types a text, as far as one does.
func (e *engine) keyOf(text string) key.Name {
	if text == " " {
		return key.NameSpace
	}
	return key.Name(strings.ToUpper(text))
}

// takesText says whether text is for the focused cell: keys that do something in the
// grid type nothing. Where rows open and close by signs, those are keys in the
// column with the marks alone.
func (e *engine) takesText(text string) bool {
	name, keys := e.keyOf(text), e.ask.Keys
	for _, mods := range [...]key.Modifiers{0, key.ModShift} {
		switch keys.ActionOf(key.Event{Name: name, Modifiers: mods}) {
		case option.ActionNone:
		case option.ActionExpand, option.ActionCollapse, option.ActionExpandSiblings:
			if e.ask.data.Outlined() && e.focus.col == e.cols.Outline {
				return false
			}
		case option.ActionSelect, option.ActionSelectRow:
			if e.ask.Selection.Mode != option.SelectOff || e.ask.data.Outlined() {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// typesHere says whether a key that would act on the row types into the focused cell
// instead.
func (e *engine) typesHere(a option.Action) bool {
	at := e.focus.at()
	switch a {
	case option.ActionExpand, option.ActionCollapse, option.ActionExpandSiblings:
		return e.view.IsRow(at) && at.Col != e.cols.Outline && e.ask.editMode().on && e.ask.editable(at)
	}
	return false
}

// editDoubleClicked asks for an edit after a double click on a cell.
func (e *engine) editDoubleClicked(at viewport.Address, by events.Click) {
	if !e.view.IsRow(at) || !e.ask.editMode().on || e.truthAt(at) || !e.ask.editable(at) {
		return
	}
	e.editor.asked = editRequest{
		rowID: e.view.RowIDAt(at), columnID: e.cols.Leaves[at.Col].ID,
		on: true, byTouch: by.Source == pointer.Touch,
	}
}
