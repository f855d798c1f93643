// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/bidi"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
)

// enterFields puts the cursor into the first field if there is none.
func (e *editing) enterFields() {
	if e.at == noField && len(e.fields.list) > 0 {
		e.at, e.lines.wanted = 0, 0
	}
}

// editorStep lets the editor read its pointer events and pasted text.
func (e *editing) editorStep(gtx layout.Context) bool {
	if !e.on {
		return false
	}
	pasted := e.input.Paste(gtx, e.refusesLong) == textinput.PasteDone
	_, ok := e.input.Editor.Update(bidi.Editing(gtx, &e.input.Editor))
	if ok || pasted {
		e.wrote()
	}
	return ok || pasted
}

// refusesLong refuses a pasted text for which the field has no room, and reports whether it did.
func (e *editing) refusesLong(text string) bool {
	fd := e.current()
	if fd == nil || e.input.HasRoom(text) {
		return false
	}
	e.refuse(e.fields.errorText(edit.ErrTooLong, fd))
	return true
}

// focused handles a gain or a loss of the keyboard focus of the form. On a loss, it commits the typed text, or
// keeps it with the reason for a refusal.
func (e *editing) focused(gtx layout.Context, has bool) {
	e.input.StopComposing()
	if has {
		e.enterFields()
		gtx.Execute(key.SoftKeyboardCmd{Show: e.on})
		return
	}
	e.closeList()
	if e.commit() {
		e.end()
		e.lines.clear()
	}
}

// textEvent handles text and the events of an input method.
func (e *editing) textEvent(gtx layout.Context, ev event.Event) {
	switch ev := ev.(type) {
	case key.EditEvent:
		e.insert(ev)
	case key.SelectionEvent:
		e.input.Select(ev)
	case key.CompositionEvent:
		e.input.Compose(ev)
		if !e.input.Composes() {
			e.drop.Reshape(&e.input)
			e.wrote()
		}
	case key.SnippetEvent:
		e.input.TellSnippet(gtx, ev)
	}
}

// insert replaces a part of the text, or lets the typed text act on the column's editor.
func (e *editing) insert(ev key.EditEvent) {
	fd := e.current()
	text, enter := textinput.Lines(ev.Text, fd != nil && fd.kind == column.EditorLong)
	if own := e.drop.Own; own != nil && !e.input.Composes() {
		if p, ok := own.Command(text); ok {
			e.take(p)
			e.input.Wrote(key.EditEvent{Range: ev.Range})
			return
		}
	}
	e.input.Replace(ev, text)
	e.wrote()
	if enter {
		e.enter(false) // of an on-screen keyboard
	}
}

// wrote records a change of the field's text, which opens a list.
func (e *editing) wrote() {
	text := e.input.Editor.Text()
	if text == e.typed {
		return
	}
	e.drop.Follow(text)
	e.drop.Reshape(&e.input)
	e.drop.Shut = false
	e.noteText()
}

// noteText keeps the text of the field after a change, and removes the reason for a refusal.
func (e *editing) noteText() {
	e.typed = e.input.Editor.Text()
	e.changed = e.drop.ReadText(e.typed) != e.begun
	e.refuse("")
}
