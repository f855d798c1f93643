// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
)

// tab goes to the next field, or back. The form does not read the Tab key past the ends.
func (e *editing) tab(back bool) {
	if back {
		e.moveTo(e.at - 1)
		return
	}
	e.moveTo(e.at + 1)
}

// enter commits the typed text and goes to the next field, or back.
func (e *editing) enter(back bool) {
	if !e.commit() {
		return
	}
	e.closeList()
	e.tab(back)
}

// shortcut handles undo, redo and copy. Undo first discards typed text.
func (e *editing) shortcut(gtx layout.Context, ev key.Event) {
	redo := ev.Name == "Y" || ev.Modifiers.Contain(key.ModShift)
	switch ev.Name {
	case "Z", "Y":
		if redo || !e.revert() {
			e.Grid.Travel(redo)
		}
	case "C":
		if fd := e.current(); fd != nil && fd.def.Copies() {
			clipread.Write(gtx, fd.text)
		}
	}
}

// space toggles a boolean.
func (e *editing) space() {
	if fd := e.current(); fd != nil {
		e.toggle(fd)
	}
}

// arrow moves in the list or calendar, or else among fields.
func (e *editing) arrow(gtx layout.Context, ev key.Event) {
	if e.steer(gtx, ev) {
		return
	}
	last := len(e.fields.list) - 1
	switch ev.Name {
	case key.NameUpArrow:
		e.moveTo(max(e.at-1, 0))
	case key.NameDownArrow:
		e.moveTo(min(e.at+1, last))
	case key.NamePageUp:
		e.lines.scroll(-e.lines.body.Dy())
	case key.NamePageDown:
		e.lines.scroll(e.lines.body.Dy())
	case key.NameHome:
		e.moveTo(0)
	case key.NameEnd:
		e.moveTo(last)
	}
}
