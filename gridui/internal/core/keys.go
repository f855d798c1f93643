// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"runtime"
	"strings"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/report"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// pendingKey is a key that was reported to the caller and waits for the grid to act on it.
type pendingKey struct {
	event   key.Event
	waiting bool
	handled bool
}

// keyEvent reports a key to the caller before the grid acts on it.
func (in *input) keyEvent(gtx layout.Context, ev key.Event) {
	if ev.State != key.Press {
		return
	}
	in.Pointer.SetByFinger(false)
	in.Typing.Suppress("")
	if in.Features.TakeKey(gtx, ev) {
		in.Typing.Suppress(ev.Name)
		return
	}
	if settings.ActionOf(&in.Options.Keys, ev) != option.ActionTooltip {
		in.Pointer.Tip.Clear()
	}
	if ev.Name == key.NameEscape && in.Features.StopByKey() {
		return
	}
	in.key = pendingKey{event: ev, waiting: true}
	if !in.Focus.IsSet() || !in.View.IsRow(in.Focus.At()) {
		in.finishKey(gtx)
		return
	}
	in.Report.Push(report.Raw{Kind: report.Key, At: in.Focus.At(), Key: ev})
}

// textEvent hands typed text to the focused cell, and to the features if the cell has no editor for it.
func (in *input) textEvent(gtx layout.Context, ev key.EditEvent) {
	before := in.Typing.Known()
	in.Typing.Wrote(ev)
	in.Features.Editor.Type(gtx, ev.Text)
	if in.Features.Editor.IsOpen() || in.Typing.IsSuppressed(key.Name(strings.ToUpper(ev.Text))) {
		return
	}
	after := in.Typing.Known()
	in.Typing.SetKnown(before)
	if !in.Features.TakeText(gtx, ev) {
		in.Typing.SetKnown(after)
	}
}

// stopRanges ends the selection of several cells and the outline of copied cells, and reports
// whether there was either.
func (in *input) stopRanges() bool {
	collapsed := in.Ranges.Collapse()
	return in.Ranges.Copied.Drop() || collapsed
}

// finishKey performs the action of the reported key, unless the caller handled it.
func (in *input) finishKey(gtx layout.Context) {
	k := in.key
	in.key = pendingKey{}
	if m := k.event.Modifiers; k.handled && (!m.Contain(key.ModShortcut) || m.Contain(key.ModAlt)) {
		in.Typing.Suppress(k.event.Name)
	}
	if !k.waiting || k.handled {
		return
	}
	if in.menus.cells.PressShortcut(gtx, k.event) {
		in.Typing.Suppress(k.event.Name)
		return
	}
	a := settings.ActionOf(&in.Options.Keys, k.event)
	if a == option.ActionNone || in.Focus.IsSet() && in.Features.Editor.TypesInstead(a) {
		return
	}
	if !in.Focus.IsSet() {
		in.Focus.MoveToFirst()
		return
	}
	in.Features.Act(gtx, a)
}

// moveFocus moves the focus for actions that no feature took. Tab leaves the grid at its ends.
func (in *input) moveFocus(gtx layout.Context, a option.Action) bool {
	switch a {
	case option.ActionNext, option.ActionPrevious:
		if !in.Focus.Tab(a) {
			gtx.Execute(key.FocusCmd{})
		}
	default:
		in.Focus.Act(a)
	}
	return true
}

// activate does to the focused header what a click does, and reports whether a is such an action.
func (in *input) activate(_ layout.Context, a option.Action) bool {
	if a != option.ActionActivate && a != option.ActionActivateMore {
		return false
	}
	if at := in.Focus.At(); at.Band == layoutx.Head && at.Row >= coord.Slot(len(in.Columns.Leaves[at.Col].Groups)) {
		in.actions.sortBy(at.Col, a == option.ActionActivateMore)
	}
	return true
}

// toggleGroup opens or closes the focused group of columns, and reports whether it did.
func (in *input) toggleGroup(_ layout.Context, a option.Action) bool {
	at := in.Focus.At()
	if at.Band != layoutx.Head || a != option.ActionActivate && a != option.ActionSelect || !in.View.IsGroup(at) {
		return false
	}
	in.ColumnState.ToggleGroup(in.Columns.Leaves[at.Col].Groups[at.Row])
	return true
}

// focusChanged handles that the grid got or lost the keyboard. If no cell has the focus when the
// grid gets it, the first visible cell gets the focus.
func (in *input) focusChanged(has bool) {
	in.Focus.SetKeyboard(has)
	in.Features.KeyboardMoved(has)
	if !has {
		in.Pointer.Tip.Clear()
		return
	}
	if !in.Focus.IsSet() && !in.Pointer.Press.Held && !in.drags() {
		in.Focus.MoveToFirst()
	}
}

// rowKeyAct adds, deletes or saves rows by key, and reports whether a is such an action.
func (in *input) rowKeyAct(_ layout.Context, a option.Action) bool {
	if a != option.ActionAddRow && a != option.ActionDeleteRow && a != option.ActionSave {
		return false
	}
	rows, id := in.Editing.State.Rows, in.View.RowIDAt(in.Focus.At())
	switch {
	case rows == nil || in.Options.Loading.Overlay:
	case a == option.ActionSave:
		rows.SaveAll()
	case a == option.ActionAddRow:
		rows.AddByKey()
	case id != "":
		rows.DeleteByKey(id)
	}
	return true
}

// claimEscape requests the Escape key where text may open an editor in the next frame: Gio delivers
// only keys that the previous frame requested, and Escape may follow that text immediately. An
// Escape that finds no editor is reported to the caller.
func (in *input) claimEscape(gtx layout.Context) {
	if !in.Features.Editor.MayOpen() {
		return
	}
	ev, ok := gtx.Event(key.Filter{Focus: in.Typing.Tag(), Name: key.NameEscape})
	if ev, is := ev.(key.Event); ok && is {
		in.keyEvent(gtx, ev)
	}
}

// wantedKeys returns the groups of keys that the cells read.
func (in *input) wantedKeys() host.KeyGroups {
	groups := host.KeysAlways
	if in.Options.Keys.All {
		groups = host.KeysEverything
	}
	put := func(in host.KeyGroups, wanted bool) {
		if wanted {
			groups |= in
		}
	}
	wanted := in.Features.WantedKeys()
	put(host.KeysTab, in.wantsTab())
	groups |= wanted & (host.KeysTab | host.KeysTabField)
	if groups&host.KeysTab != 0 {
		groups &^= host.KeysTabField
	}
	if groups&host.KeysEverything != 0 {
		return groups
	}
	edits, rows := in.Options.Editing.Enabled, in.Editing.State.Rows != nil
	put(host.KeysSpace, in.wantsSpace())
	put(host.KeysSelectAll, in.Options.Selection.Mode != option.SelectOff || in.Ranges.On())
	put(host.KeysEscape, in.drags() || in.Editing.State.Bulk != nil || in.Features.Editor.HasEnded() || in.Ranges.Several() || in.Ranges.Copied.Shown())
	put(host.KeysOutline, in.Data.Outlined())
	put(host.KeysEdit, edits)
	put(host.KeysHistory, in.Editing.KeepsSteps())
	put(host.KeysRows, rows)
	put(host.KeysFill, edits && in.Ranges.On())
	put(host.KeysFind, in.Options.Find.Enabled)
	put(host.KeysGoTo, in.Options.GoToRow.Enabled)
	return groups | wanted&^host.KeysTabField
}

// wantsSpace reports whether the space bar has a use: it selects, drags rows, or acts on the
// focused cell.
func (in *input) wantsSpace() bool {
	if in.Options.Selection.Mode != option.SelectOff || in.Options.RowDrag.Mode != option.RowDragOff || in.Ranges.On() {
		return true
	}
	at := in.Focus.At()
	return in.Focus.IsSet() && (in.View.IsGroup(at) || in.Features.UsesSpace(at))
}

// wantsTab reports whether Tab moves between cells. At the grid's ends Tab is not requested, so
// that the keyboard can leave.
func (in *input) wantsTab() bool {
	return in.Options.Keys.TabCells && in.Focus.IsSet()
}

// syncControl requests keys again when the Tab key moved the keyboard to a button or a list: in a
// browser, keys stop when the previous focus is lost. Fields request keys themselves.
func (in *input) syncControl(gtx layout.Context) {
	if runtime.GOOS != "js" {
		return
	}
	var now event.Tag
	in.controls = in.Features.AppendControls(in.controls[:0])
	for _, tag := range in.controls {
		if gtx.Focused(tag) {
			now = tag
		}
	}
	if now != nil && now != in.control {
		gtx.Execute(key.SoftKeyboardCmd{Show: true})
	}
	in.control = now
}
