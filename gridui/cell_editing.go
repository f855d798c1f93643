// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/feature/celledit"
	"github.com/giogrid/giogrid/gridui/internal/feature/clipboard"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// StartEditing asks for a cell to be edited, by an EditRequested event. Where Editing
// is on it also opens the editor of the cell in the next frame, if the cell is among
// those that show and can be edited.
func (g *Grid[T]) StartEditing(rowID, columnID string) { g.bound().StartEditing(rowID, columnID) }

func (g *core) StartEditing(rowID, columnID string) {
	g.report.Emit(events.EditRequested{RowID: rowID, ColumnID: columnID})
	if g.Editing.Enabled {
		g.engine.features.cellEdit.Ask(rowID, columnID)
	}
}

// StopEditing closes the editor, if one is open. With commit what was typed is
// taken; it returns false where that is not valid and the editor stays open.
func (g *Grid[T]) StopEditing(commit bool) bool { return g.bound().StopEditing(commit) }

func (g *core) StopEditing(commit bool) bool {
	editor := &g.engine.features.cellEdit
	editor.ForgetRequest()
	if !editor.IsOpen() {
		return true
	}
	g.prepare(layout.Context{}) // rows and columns may have changed since the last frame
	return editor.Stop(commit)
}

// EditingCell is the cell that is edited, by ids; ok is false if none is.
func (g *Grid[T]) EditingCell() (rowID, columnID string, ok bool) {
	return g.bound().engine.features.cellEdit.Cell()
}

// cellKit is the code that changes cells. A column brings it with its Edit, and nothing else
// refers to it: a program in which no cell can be edited is linked without that code.
type cellKit struct{}

func (cellKit) EditorCode() *celledit.Code     { return celledit.EditorCode() }
func (cellKit) ClipboardCode() *clipboard.Code { return clipboard.EditCode() }

// cellEditHost answers what the cell editor asks of the grid.
type cellEditHost struct{ grid *core }

func (h cellEditHost) HideTooltip() { h.grid.engine.features.tooltip.Clear() }

func (h cellEditHost) CellPointer(gtx layout.Context, ev pointer.Event) {
	h.grid.engine.cellPointer(gtx, ev)
}

func (h cellEditHost) KeyboardChanged(has bool) { h.grid.engine.focusChanged(has) }

func (h cellEditHost) Editable(at viewport.Address) bool { return h.grid.editable(at) }

func (h cellEditHost) ErrorText(err error) string { return h.grid.ErrorText(err) }

func (h cellEditHost) EditorPhrase(at viewport.Address, wrong string) string {
	return h.grid.engine.features.semantics.Editor(at, wrong)
}
