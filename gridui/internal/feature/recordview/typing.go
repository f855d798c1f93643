// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"strings"

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
	e.open = false
	if e.commit() {
		e.end()
		e.lines.clear()
	}
}

// textEvent handles text and the events of an input method.
func (e *editing) textEvent(gtx layout.Context, ev event.Event) {
	switch ev := ev.(type) {
	case key.EditEvent:
		text := ev.Text
		if fd := e.current(); fd == nil || fd.kind != column.EditorLong {
			text, _, _ = strings.Cut(text, "\n")
		}
		e.input.Replace(ev, text)
		e.wrote()
		if text != ev.Text {
			e.enter(false) // of an on-screen keyboard
		}
	case key.SelectionEvent:
		e.input.Select(ev)
	case key.CompositionEvent:
		e.input.Compose(ev)
	case key.SnippetEvent:
		e.input.TellSnippet(gtx, ev)
	}
}

// wrote records a change of the field's text.
func (e *editing) wrote() {
	text := e.input.Editor.Text()
	if text == e.typed {
		return
	}
	e.typed = text
	e.refuse("")
	if e.choices.Len() > 0 {
		e.choices.Sync(text)
		e.open = true
	}
}

// choiceStep reads an event of the list of choices.
func (e *editing) choiceStep(gtx layout.Context) bool {
	if !e.open {
		return false
	}
	picked, ok := e.choices.Update(gtx)
	if picked >= 0 {
		e.pick(picked)
		e.open = false
		e.commit()
	}
	return ok
}
