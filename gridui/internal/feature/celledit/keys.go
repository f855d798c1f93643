// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"slices"
	"unsafe"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/option"
)

// filters returns the filters of the events that an open editor reads. One list keeps the events in order.
func (f *Feature) filters() []event.Filter {
	bound := f.Options.Keys.Edit
	of := keyFiltersOf{
		composing: f.Input.Composes(), bound: unsafe.SliceData(bound), bounds: len(bound),
		arrows: f.enter && f.kind != column.EditorTruth, pages: f.drop.Date.IsOpen() || f.kind == column.EditorChoice || f.drop.Own != nil,
		open: f.drop.CardOpen(), own: f.drop.Own != nil, choices: f.kind == column.EditorChoice, space: f.kind == column.EditorTruth,
		saves: f.Editing.State.Rows != nil && settings.EditorActionOf(&f.Options.Keys, key.Event{Name: "S", Modifiers: key.ModShortcut}) != option.ActionNone,
	}
	if of != f.keys.of || f.keys.filters == nil {
		f.keys.of = of
		f.keys.fill(f.Input, f.Pointer.Tag(), bound)
	}
	return f.keys.filters
}

// keyEvent handles a key in the editor, or passes it to its field. While an input method composes, keys
// belong to that.
func (f *Feature) keyEvent(gtx layout.Context, ev key.Event) {
	if !textinput.Passes(f.keys.filters[:f.keys.own], ev) {
		f.fieldKey(gtx, ev)
		return
	}
	if ev.State != key.Press || f.Input.Composes() {
		return
	}
	if a := settings.EditorActionOf(&f.Options.Keys, ev); a != option.ActionNone {
		f.actInEditor(gtx, a)
		return
	}
	if f.steerOwn(gtx, ev) || ev.Modifiers != 0 {
		return
	}
	if pick, ok := f.drop.Press(ev.Name, f.Painter.Style.RTL); ok {
		f.take(pick)
		return
	}
	f.ownKey(gtx, ev.Name)
}

// ownKey handles a key of the editor without an action.
func (f *Feature) ownKey(gtx layout.Context, name key.Name) {
	switch name {
	case key.NameDeleteBackward:
		f.Input.Editor.Delete(-1)
		f.changed()
	case key.NameDeleteForward:
		f.Input.Editor.Delete(1)
		f.changed()
	case key.NameSpace:
		f.checked = !f.checked
	case key.NameLeftArrow:
		f.leaveBy(gtx, option.ActionLeft)
	case key.NameRightArrow:
		f.leaveBy(gtx, option.ActionRight)
	case key.NameUpArrow:
		f.leaveBy(gtx, option.ActionUp)
	case key.NameDownArrow:
		f.leaveBy(gtx, option.ActionDown)
	}
}

// fieldKey passes a key to the field.
func (f *Feature) fieldKey(gtx layout.Context, ev key.Event) {
	if ev.State != key.Press || f.kind == column.EditorTruth || slices.Contains(typedKeys[:], ev.Name) {
		return
	}
	before, _ := f.Input.Editor.CaretPos()
	if f.Input.Press(gtx, ev) {
		f.changed()
	} else if after, _ := f.Input.Editor.CaretPos(); after != before {
		f.cell.show()
	}
}

// actInEditor performs an action in the editor.
func (f *Feature) actInEditor(gtx layout.Context, a option.Action) {
	switch a {
	case option.ActionCommitDown, option.ActionCommitUp, option.ActionCommitNext, option.ActionCommitPrevious:
		f.leave(gtx, a)
	case option.ActionCommitAll:
		if !f.breakLine() {
			f.commit(true)
		}
	case option.ActionSave:
		if f.commit(false) && f.Editing.State.Rows != nil {
			f.Editing.State.Rows.SaveAll()
		}
	case option.ActionNewline:
		f.breakLine()
	case option.ActionCancelEdit:
		if f.drop.CardOpen() {
			f.drop.CloseCard()
			return
		}
		if f.rowIsOpen() {
			f.row.escape(gtx)
			return
		}
		f.endEdit(events.EditCanceled)
	case option.ActionEditArrows:
		f.enter = !f.enter
		f.Input.Editor.ClearSelection()
	case option.ActionDropDown:
		f.toggleCard()
	}
}

// breakLine inserts a line break, if the text may have several lines. It reports whether it did.
func (f *Feature) breakLine() bool {
	if f.kind != column.EditorLong {
		return false
	}
	f.Input.Editor.Insert("\n")
	f.changed()
	return true
}
