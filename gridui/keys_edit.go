// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/io/clipboard"
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// editAct does what changes cells and rows, and says whether the action is such.
func (e *engine) editAct(gtx layout.Context, a option.Action) bool {
	switch a {
	case option.ActionClear, option.ActionCut, option.ActionPaste, option.ActionUndo, option.ActionRedo, option.ActionAddRow, option.ActionDeleteRow:
	default:
		return false
	}
	if e.hasOverlay() {
		return true
	}
	at := e.focus.at()
	switch {
	case a == option.ActionPaste && e.view.IsRow(at):
		gtx.Execute(clipboard.ReadCmd{Tag: &e.pasteTag})
		e.ask.awaitPasteAtFocus()
	default:
		e.ask.editAct(a, at)
	}
	return true
}

// editAct does what a key of edits does at a cell.
func (g *core) editAct(a option.Action, at viewport.Address) {
	on, id := g.Editing.Enabled, g.engine.view.RowIDAt(at)
	steps := on || g.editing.State.Rows != nil
	switch {
	case a == option.ActionUndo && steps:
		g.Undo()
	case a == option.ActionRedo && steps:
		g.Redo()
	case a == option.ActionAddRow && g.editing.State.Rows != nil:
		g.editing.State.Rows.AddByKey()
	case a == option.ActionDeleteRow && g.editing.State.Rows != nil && id != "":
		g.editing.State.Rows.DeleteByKey(id)
	case !on || !g.engine.view.IsRow(at):
	case g.engine.kit() == nil:
	case a == option.ActionClear:
		g.engine.kit().clear(g, at)
	case a == option.ActionCut:
		g.engine.kit().cut(g, at)
	}
}

// copyFocused copies the focused cell as it is now, whatever is selected.
func (g *core) copyFocused() {
	b := &g.jobs
	if b.copying != nil {
		b.copying.job.Cancel()
	}
	focus := g.focusedCell()
	b.copyAsked, b.copying = false, newCopyWork(focus, nil, false, focus)
	_ = b.copying.job.Run() // one cell; kept for Err
}

// clearCell takes the value of a cell.
func (g *core) clearCell(at viewport.Address) {
	if !g.editable(at) {
		return
	}
	row, _ := g.engine.view.RowAt(at) // what can be edited is a row
	w := edit.Write{RowID: g.data.RowID(row), ColumnID: g.engine.cols.Leaves[at.Col].ID, Record: g.data.SourceOf(row) + 1}
	if err := g.editing.Commit([]edit.Write{w}, events.EditCleared); err != nil {
		g.report.Emit(events.EditRefused{RowID: w.RowID, ColumnID: w.ColumnID, Err: err})
	}
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
