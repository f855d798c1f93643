// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"unsafe"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/option"
)

// editorKeys are the filters of the keys that an open editor takes from its field. They
// are kept, and made anew when the way of the editor changes.
type editorKeys struct {
	filters []event.Filter
	// own is how many of them the editor takes from its field; the others go there.
	own int
	of  editorKeysOf
}

type editorKeysOf struct {
	tag                    event.Tag
	cells                  event.Tag
	arrows, pages, held    bool
	space, composing, list bool
	bound                  *option.Binding
	bounds                 int
}

const anyModifier = key.ModCtrl | key.ModCommand | key.ModShift | key.ModAlt | key.ModSuper

// editFilters are the events that an open editor reads: presses on cells, text, and
// its keys, in the order they came.
func (e *engine) editFilters() []event.Filter {
	d, bound := &e.editor, e.ask.Keys.Edit
	composing := d.input.composes()
	of := editorKeysOf{
		tag: e.keyTag(), cells: &e.cellTag, composing: composing, bound: unsafe.SliceData(bound), bounds: len(bound),
		arrows: d.enter && d.kind != column.EditorTruth, pages: d.date.IsOpen() || d.kind == column.EditorChoice,
		held: d.date.IsOpen(), list: d.kind == column.EditorChoice, space: d.kind == column.EditorTruth,
	}
	if of == d.keys.of && d.keys.filters != nil {
		return d.keys.filters
	}
	d.keys.of = of
	f := append(d.keys.filters[:0],
		pointer.Filter{
			Target: &e.cellTag,
			Kinds:  pointer.Press | pointer.Release | pointer.Drag | pointer.Move | pointer.Leave | pointer.Cancel,
		},
		key.FocusFilter{Target: of.tag},
	)
	add := func(optional key.Modifiers, names ...key.Name) {
		for _, name := range names {
			f = append(f, key.Filter{Focus: of.tag, Name: name, Optional: optional})
		}
	}
	add(anyModifier, key.NameReturn, key.NameEnter, key.NameEscape, key.NameF2)
	add(key.ModShift, key.NameTab)
	add(0, key.NameDeleteBackward, key.NameDeleteForward)
	f = append(f,
		key.Filter{Focus: of.tag, Name: key.NameDownArrow, Required: key.ModAlt},
		key.Filter{Focus: of.tag, Name: key.NameUpArrow, Required: key.ModAlt})
	for _, b := range bound {
		f = append(f, key.Filter{Focus: of.tag, Name: b.Name, Required: b.Modifiers})
	}
	switch {
	case composing:
		add(anyModifier, key.NameLeftArrow, key.NameRightArrow, key.NameUpArrow, key.NameDownArrow)
	case of.arrows || of.held:
		add(0, key.NameLeftArrow, key.NameRightArrow, key.NameUpArrow, key.NameDownArrow)
	case of.list:
		add(0, key.NameUpArrow, key.NameDownArrow)
	}
	if of.pages {
		add(0, key.NamePageUp, key.NamePageDown)
	}
	if of.held {
		add(0, key.NameHome)
	}
	if of.space {
		add(0, key.NameSpace)
	}
	d.keys.own = len(f)
	if !of.space {
		f = fieldFilters(f, of.tag)
	}
	d.keys.filters = f
	return f
}

// claimEscape has Escape come where text may open an editor in the next frame: only
// keys that were asked for in the frame before come, and it may follow that text at once.
// One that finds no editor has been left to all others until now; the caller hears of it.
func (e *engine) claimEscape(gtx layout.Context) {
	at := e.focus.at()
	if e.editor.open || !e.focus.set || !e.ask.editMode().on || !e.view.IsRow(at) || e.truthAt(at) {
		return
	}
	ev, ok := gtx.Event(key.Filter{Focus: e.keyTag(), Name: key.NameEscape})
	if ev, is := ev.(key.Event); ok && is {
		e.keyEvent(gtx, ev)
	}
}

// editKey does what a key is for in the editor, or in its field. While an input method
// composes, the keys that have come through to here are its own.
func (e *engine) editKey(gtx layout.Context, ev key.Event) {
	d := &e.editor
	if !d.keys.owns(ev) {
		e.fieldKey(gtx, ev)
		return
	}
	if ev.State != key.Press || d.input.composes() {
		return
	}
	if a := e.ask.Keys.EditorActionOf(ev); a != option.ActionNone {
		e.editorAct(gtx, a)
		return
	}
	if ev.Modifiers != 0 {
		return
	}
	if e.choiceKey(ev.Name) || e.dateKey(ev.Name) {
		return
	}
	switch ev.Name {
	case key.NameDeleteBackward:
		e.edited(func() { d.field.Delete(-1) })
	case key.NameDeleteForward:
		e.edited(func() { d.field.Delete(1) })
	case key.NameSpace:
		d.truth = !d.truth
	case key.NameLeftArrow:
		e.commitAndMove(option.ActionLeft)
	case key.NameRightArrow:
		e.commitAndMove(option.ActionRight)
	case key.NameUpArrow:
		e.commitAndMove(option.ActionUp)
	case key.NameDownArrow:
		e.commitAndMove(option.ActionDown)
	}
}

// editorAct does what an action is for in the editor.
func (e *engine) editorAct(gtx layout.Context, a option.Action) {
	d := &e.editor
	switch a {
	case option.ActionCommitDown, option.ActionCommitUp, option.ActionCommitNext, option.ActionCommitPrevious:
		e.leaveEdit(gtx, a)
	case option.ActionCommitAll:
		if d.kind == column.EditorLong {
			e.edited(func() { d.field.Insert("\n") })
			return
		}
		e.commitTo(true)
	case option.ActionNewline:
		if d.kind == column.EditorLong {
			e.edited(func() { d.field.Insert("\n") })
		}
	case option.ActionCancelEdit:
		if d.date.IsOpen() {
			d.date.Close()
			return
		}
		e.closeEdit(events.EditCanceled)
	case option.ActionEditArrows:
		d.enter = !d.enter
		d.field.ClearSelection()
	case option.ActionDropDown:
		if d.kind == column.EditorTime {
			e.dropCalendar()
		}
	}
}
