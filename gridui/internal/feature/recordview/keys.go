// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"io"
	"strings"

	"gioui.org/io/clipboard"
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// press acts on a key of the form.
func (f *Feature) press(gtx layout.Context, ev key.Event) {
	back := ev.Modifiers.Contain(key.ModShift)
	open, mods := f.Settings.OpenKey()
	switch {
	case ev.Name == open && ev.Modifiers == mods:
		f.leave(gtx)
	case ev.Name == key.NameEscape:
		if !f.revert() {
			f.close(gtx)
		}
	case ev.Name == key.NameTab:
		f.tab(back)
	case ev.Modifiers.Contain(key.ModShortcut):
		f.shortcut(gtx, ev)
	case ev.Modifiers.Contain(key.ModAlt) && f.altKey(ev.Name):
	case ev.Name == key.NameReturn || ev.Name == key.NameEnter:
		f.enter(back)
	case ev.Name == key.NameSpace:
		f.space()
	default:
		f.arrow(ev.Name)
	}
}

// leave gives the keyboard back to the cells, where these show.
func (f *Feature) leave(gtx layout.Context) {
	if !f.room.instead && f.commit() {
		ui.TakeKeyboard(gtx, f.Keyboard)
	}
}

// tab goes to the next field, or back. Past the ends the Tab key is not asked for.
func (f *Feature) tab(back bool) {
	if back {
		f.moveTo(f.edit.at - 1)
		return
	}
	f.moveTo(f.edit.at + 1)
}

// enter accepts what was typed and goes to the next field, or back.
func (f *Feature) enter(back bool) {
	if !f.commit() {
		return
	}
	f.edit.open = false
	f.tab(back)
}

// altKey acts on keys with Alt: they go to other rows, and open the list of choices.
func (f *Feature) altKey(name key.Name) bool {
	e := &f.edit
	switch name {
	case key.NamePageUp:
		f.Go(-1)
	case key.NamePageDown:
		f.Go(1)
	case key.NameDownArrow, key.NameUpArrow:
		e.open = e.on && e.choices.Len() > 0 && name == key.NameDownArrow
	case key.NameReturn, key.NameEnter:
		fd := f.current()
		if fd == nil || !e.on || fd.kind != column.EditorLong {
			return false
		}
		e.input.Editor.Insert("\n")
		f.wrote()
	default:
		return false
	}
	return true
}

// shortcut acts on undo, redo and copy. What was typed is given up before steps are undone.
func (f *Feature) shortcut(gtx layout.Context, ev key.Event) {
	redo := ev.Name == "Y" || ev.Modifiers.Contain(key.ModShift)
	switch ev.Name {
	case "Z", "Y":
		if redo || !f.revert() {
			f.Grid.Travel(redo)
		}
	case "C":
		if fd := f.current(); fd != nil && fd.def.Copies() {
			gtx.Execute(clipboard.WriteCmd{Type: "application/text", Data: io.NopCloser(strings.NewReader(fd.text))})
		}
	}
}

// space turns a boolean over.
func (f *Feature) space() {
	if fd := f.current(); fd != nil {
		f.toggle(fd)
	}
}

// arrow moves among choices, else among fields.
func (f *Feature) arrow(name key.Name) {
	if to, ok := f.edit.choices.Key(name); ok && f.edit.on {
		f.pick(to)
		return
	}
	last := len(f.fields.list) - 1
	switch name {
	case key.NameUpArrow:
		f.moveTo(max(f.edit.at-1, 0))
	case key.NameDownArrow:
		f.moveTo(min(f.edit.at+1, last))
	case key.NamePageUp:
		f.lines.scroll(-f.lines.body.Dy())
	case key.NamePageDown:
		f.lines.scroll(f.lines.body.Dy())
	case key.NameHome:
		f.moveTo(0)
	case key.NameEnd:
		f.moveTo(last)
	}
}

// pick puts a choice into the field.
func (f *Feature) pick(i int) {
	f.put(f.edit.choices.Choose(i))
}

// wrote notes that the text of the field may have changed.
func (f *Feature) wrote() {
	e := &f.edit
	text := e.input.Editor.Text()
	if text == e.typed {
		return
	}
	e.typed = text
	f.refuse("")
	if e.choices.Len() > 0 {
		e.choices.Sync(text)
		e.open = true
	}
}

// choiceStep reads an event of the list of choices.
func (f *Feature) choiceStep(gtx layout.Context) bool {
	e := &f.edit
	if !e.open {
		return false
	}
	picked, ok := e.choices.Update(gtx)
	if picked >= 0 {
		f.pick(picked)
		e.open = false
		f.commit()
	}
	return ok
}
