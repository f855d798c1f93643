// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"runtime"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// keyEvent announces a key to the caller before the grid acts on it.
func (e *engine) keyEvent(gtx layout.Context, ev key.Event) {
	if ev.State != key.Press {
		return
	}
	if e.features.tooltip.Hide(ev) {
		return
	}
	e.features.tooltip.ClearFor(e.ask.Keys.ActionOf(ev))
	e.typing.Suppress("")
	if e.features.rowDrag.Key(gtx, ev) {
		e.typing.Suppress(ev.Name)
		return
	}
	if ev.Name == key.NameEscape && (e.pointer.Cancel() || e.ask.editing.State.StopBulk()) {
		return
	}
	e.key = pendingKey{event: ev, waiting: true}
	if !e.focus.IsSet() || !e.view.IsRow(e.focus.At()) {
		e.finishKey(gtx)
		return
	}
	e.ask.report.push(rawEvent{kind: rawKey, at: e.focus.At(), key: ev})
}

// finishKey does what the announced key asks for, unless the caller did.
func (e *engine) finishKey(gtx layout.Context) {
	k := e.key
	e.key = pendingKey{}
	if m := k.event.Modifiers; k.handled && (!m.Contain(key.ModShortcut) || m.Contain(key.ModAlt)) {
		e.typing.Suppress(k.event.Name)
	}
	if !k.waiting || k.handled {
		return
	}
	a := e.ask.Keys.ActionOf(k.event)
	if a == option.ActionNone || e.focus.IsSet() && e.features.cellEdit.TypesInstead(a) {
		return
	}
	if !e.focus.IsSet() {
		e.focus.MoveToFirst()
		return
	}
	e.act(gtx, a)
}

// act does what an action asks for: the first of the features that has a use for it, else the
// selection, else the focus.
func (e *engine) act(gtx layout.Context, a option.Action) {
	// Dragged rows come first, and what opens a cell before what opens a row.
	f := &e.features
	if f.rowDrag.Act(gtx, a) || f.clipboard.Act(gtx, a) || f.history.Act(a) || e.rowKeyAct(a) || e.menuAct(a) || f.rowPins.Key(a) ||
		f.cellEdit.Act(gtx, a) || f.outline.Key(a) || f.details.Key(a) || e.headAct(gtx, a) || f.rowSize.Key(gtx, a) ||
		f.tooltip.Act(a) || f.rowSelect.Act(a) {
		return
	}
	switch a {
	case option.ActionNext, option.ActionPrevious:
		if e.features.filtering.TakesTab() {
			e.features.filtering.EditFirst(gtx)
			return
		}
		if !e.focus.Tab(a) {
			gtx.Execute(key.FocusCmd{})
		}
	case option.ActionPrevPage:
		e.features.paging.TurnTo(e.ask.data.Page().Index - 1)
	case option.ActionNextPage:
		e.features.paging.TurnTo(e.ask.data.Page().Index + 1)
	case option.ActionActivate, option.ActionActivateMore:
		e.activate(a == option.ActionActivateMore)
	case option.ActionFilter:
		if at := e.focus.At(); at.Band == layoutx.Head && !e.view.IsGroup(at) {
			e.features.filtering.Open(gtx, at.Col)
		}
	default:
		e.focus.Act(a)
	}
}

// activate does to the focused header what a click does.
func (e *engine) activate(add bool) {
	at := e.focus.At()
	if at.Band != layoutx.Head || at.Row < coord.Slot(len(e.cols.Leaves[at.Col].Groups)) {
		return
	}
	e.ask.sortBy(at.Col, add)
}

// headAct does what an action asks for of the focused header, and reports whether it did.
func (e *engine) headAct(gtx layout.Context, a option.Action) bool {
	at := e.focus.At()
	if at.Band != layoutx.Head {
		return false
	}
	switch a {
	case option.ActionMoveLeft, option.ActionEdgeLeft:
		return e.features.columnMove.Key(false)
	case option.ActionMoveRight, option.ActionEdgeRight:
		return e.features.columnMove.Key(true)
	case option.ActionResizeLeft, option.ActionResizeRight:
		e.features.columnSize.Key(gtx, (a == option.ActionResizeRight) != e.draw.Style.RTL)
		return true
	case option.ActionActivate, option.ActionSelect:
		if e.view.IsGroup(at) {
			e.ask.columns.ToggleGroup(e.cols.Leaves[at.Col].Groups[at.Row])
			return true
		}
	}
	return false
}

// focusChanged is called when the grid gets or loses the keyboard. If no cell has the focus
// then, the first one on the screen gets it.
func (e *engine) focusChanged(has bool) {
	e.focus.Keyboard = has
	if !has {
		e.features.tooltip.Clear()
		e.features.rowDrag.CancelKeys()
		return
	}
	if !e.focus.IsSet() && !e.pointer.Press.Held && !e.drags() {
		e.focus.MoveToFirst()
	}
}

// rowKeyAct adds or deletes rows by key, and reports whether the action is for that.
func (e *engine) rowKeyAct(a option.Action) bool {
	if a != option.ActionAddRow && a != option.ActionDeleteRow {
		return false
	}
	rows, id := e.ask.editing.State.Rows, e.view.RowIDAt(e.focus.At())
	switch {
	case rows == nil || e.ask.Loading.Overlay:
	case a == option.ActionAddRow:
		rows.AddByKey()
	case id != "":
		rows.DeleteByKey(id)
	}
	return true
}

// claimEscape has the Escape key delivered where text may open an editor in the next frame:
// Gio delivers only keys that the frame before asked for, and Escape may follow that text at
// once. One that finds no editor has been left to all others until now; the caller hears of
// it.
func (e *engine) claimEscape(gtx layout.Context) {
	if !e.features.cellEdit.MayOpen() {
		return
	}
	ev, ok := gtx.Event(key.Filter{Focus: e.typing.Tag(), Name: key.NameEscape})
	if ev, is := ev.(key.Event); ok && is {
		e.keyEvent(gtx, ev)
	}
}

// wantedKeys are the groups of keys that the cells read now.
func (e *engine) wantedKeys() host.KeyGroups {
	groups := host.KeysAlways
	if e.ask.Keys.All {
		groups = host.KeysEverything
	}
	put := func(in host.KeyGroups, wanted bool) {
		if wanted {
			groups |= in
		}
	}
	tab := e.wantsTab() || e.features.rowDrag.DragsByKeys()
	put(host.KeysTab, tab)
	put(host.KeysTabField, !tab && e.features.filtering.TakesTab())
	if groups&host.KeysEverything != 0 {
		return groups
	}
	edits, rows := e.ask.Editing.Enabled, e.ask.editing.State.Rows != nil
	put(host.KeysSpace, e.wantsSpace())
	put(host.KeysSelectAll, e.ask.Selection.Mode != option.SelectOff)
	put(host.KeysEscape, e.drags() || e.ask.editing.State.Bulk != nil || e.features.cellEdit.HasEnded() || e.features.tooltip.Visible())
	put(host.KeysOutline, e.ask.data.Outlined())
	put(host.KeysTooltip, !e.ask.Tooltips.Off)
	put(host.KeysEdit, edits)
	put(host.KeysHistory, edits || rows)
	put(host.KeysRows, rows)
	return groups
}

// wantsSpace reports whether the space bar does something: it selects, drags rows, or acts on
// the focused cell.
func (e *engine) wantsSpace() bool {
	if e.ask.Selection.Mode != option.SelectOff || e.ask.RowDrag.Mode != option.RowDragOff {
		return true
	}
	at := e.focus.At()
	return e.focus.IsSet() && (e.view.IsGroup(at) || e.features.rowPins.IsButton(at) || e.features.outline.OpensBySpace(at) || e.ask.Editing.Enabled && e.features.cellEdit.Cells.TurnsOver(at))
}

// wantsTab reports whether Tab moves between cells. At the grid's ends it is let go, so that the
// keyboard can leave.
func (e *engine) wantsTab() bool {
	return e.ask.Keys.Tab == option.TabCells && e.focus.IsSet()
}

// syncControl asks for keys again where the Tab key has led to a button or a list: in a
// browser they end with the focus of the one before. Fields ask for keys themselves.
func (e *engine) syncControl(gtx layout.Context) {
	if runtime.GOOS != "js" {
		return
	}
	var now event.Tag
	e.controls = e.features.AppendControls(e.controls[:0])
	for _, tag := range e.controls {
		if gtx.Focused(tag) {
			now = tag
		}
	}
	if now != nil && now != e.control {
		gtx.Execute(key.SoftKeyboardCmd{Show: true})
	}
	e.control = now
}
