// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// keyStep reads a keyboard event, keeping the order of keys and text.
func (f *Feature) keyStep(gtx layout.Context) bool {
	e := &f.edit
	ev, ok := gtx.Event(f.keys.of(f.keys.mode(e), e)...)
	if !ok {
		return e.editorStep(gtx)
	}
	if e.on {
		e.input.Heard()
	}
	switch ev := ev.(type) {
	case key.FocusEvent:
		e.focused(gtx, ev.Focus)
	case key.Event:
		f.keyEvent(gtx, ev)
	default:
		if e.on {
			e.textEvent(gtx, ev)
		}
	}
	return true
}

// keyEvent handles a key of the form or of the editor.
func (f *Feature) keyEvent(gtx layout.Context, ev key.Event) {
	e := &f.edit
	switch {
	case ev.State != key.Press || e.on && e.input.Composes() && ev.Name != key.NameEscape:
	case textinput.Passes(f.keys.filters[:f.keys.own], ev):
		f.press(gtx, ev)
	case e.on:
		e.input.Press(gtx, ev)
		e.wrote()
	}
}

// press handles a key of the form.
func (f *Feature) press(gtx layout.Context, ev key.Event) {
	back := ev.Modifiers.Contain(key.ModShift)
	open, mods := settings.RecordKey(f.Settings)
	switch {
	case ev.Name == open && ev.Modifiers == mods:
		f.leave(gtx)
	case ev.Name == key.NameEscape:
		if !f.edit.revert() {
			f.close(gtx)
		}
	case ev.Name == key.NameTab:
		f.edit.tab(back)
	case ev.Modifiers.Contain(key.ModShortcut):
		f.edit.shortcut(gtx, ev)
	case ev.Modifiers.Contain(key.ModAlt) && f.altKey(ev.Name):
	case ev.Name == key.NameReturn || ev.Name == key.NameEnter:
		f.edit.enter(back)
	case ev.Name == key.NameSpace:
		f.edit.space()
	default:
		f.edit.arrow(gtx, ev)
	}
}

// leave returns the keyboard focus to the cells, if they are shown.
func (f *Feature) leave(gtx layout.Context) {
	if !f.instead() && f.edit.commit() {
		ui.TakeKeyboard(gtx, f.Keyboard)
	}
}

// altKey handles keys with Alt: they go to other rows, and open the list of choices.
func (f *Feature) altKey(name key.Name) bool {
	e := &f.edit
	switch name {
	case key.NamePageUp:
		f.Go(-1)
	case key.NamePageDown:
		f.Go(1)
	case key.NameDownArrow, key.NameUpArrow:
		if name == key.NameDownArrow {
			e.openList()
		} else {
			e.closeList()
		}
	case key.NameReturn, key.NameEnter:
		fd := e.current()
		if fd == nil || !e.on || fd.kind != column.EditorLong {
			return false
		}
		e.input.Editor.Insert("\n")
		e.wrote()
	default:
		return false
	}
	return true
}
