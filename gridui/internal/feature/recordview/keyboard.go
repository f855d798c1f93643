// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"strings"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// take gives the form the keyboard: the field with the cursor, or the first one.
func (f *Feature) take(gtx layout.Context) {
	f.enterFields()
	ui.TakeKeyboard(gtx, f.edit.input.Tag())
}

// enterFields puts the cursor into the first field where there is none.
func (f *Feature) enterFields() {
	if f.edit.at == noField && len(f.fields.list) > 0 {
		f.edit.at, f.lines.wanted = 0, 0
	}
}

// keyStep reads an event of the keyboard, in the order in which keys and text came.
func (f *Feature) keyStep(gtx layout.Context) bool {
	e := &f.edit
	filters := f.keys.of(f.keyMode(), f)
	ev, ok := gtx.Event(filters...)
	if !ok {
		return f.editorStep(gtx)
	}
	if e.on {
		e.input.Heard()
	}
	switch ev := ev.(type) {
	case key.FocusEvent:
		f.focused(gtx, ev.Focus)
	case key.Event:
		f.keyEvent(gtx, ev)
	default:
		if e.on {
			f.textEvent(gtx, ev)
		}
	}
	return true
}

// editorStep has the editor read its pointer events, and what is pasted.
func (f *Feature) editorStep(gtx layout.Context) bool {
	if !f.edit.on {
		return false
	}
	pasted := f.edit.input.Paste(gtx) == textinput.PasteDone
	_, ok := f.edit.input.Editor.Update(gtx)
	if ok || pasted {
		f.wrote()
	}
	return ok || pasted
}

// focused is called when the form gets or loses the keyboard: what was typed is accepted then, or
// stays with the reason why not.
func (f *Feature) focused(gtx layout.Context, has bool) {
	e := &f.edit
	e.input.StopComposing()
	if has {
		f.enterFields()
		gtx.Execute(key.SoftKeyboardCmd{Show: e.on})
		return
	}
	e.open = false
	if f.commit() {
		e.end()
		f.lines.clear()
	}
}

// keyEvent acts on a key: a key of the form, or else one of the editor.
func (f *Feature) keyEvent(gtx layout.Context, ev key.Event) {
	e := &f.edit
	switch {
	case ev.State != key.Press || e.on && e.input.Composes() && ev.Name != key.NameEscape:
	case textinput.Passes(f.keys.filters[:f.keys.own], ev):
		f.press(gtx, ev)
	case e.on:
		e.input.Press(gtx, ev)
		f.wrote()
	}
}

// textEvent acts on text, and on what an input method does.
func (f *Feature) textEvent(gtx layout.Context, ev event.Event) {
	e := &f.edit
	switch ev := ev.(type) {
	case key.EditEvent:
		text := ev.Text
		if fd := f.current(); fd == nil || fd.kind != column.EditorLong {
			text, _, _ = strings.Cut(text, "\n")
		}
		e.input.Replace(ev, text)
		f.wrote()
		if text != ev.Text {
			f.enter(false) // of a keyboard on the screen
		}
	case key.SelectionEvent:
		e.input.Select(ev)
	case key.CompositionEvent:
		e.input.Compose(ev)
	case key.SnippetEvent:
		e.input.TellSnippet(gtx, ev)
	}
}
