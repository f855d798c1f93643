// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// cellEditHost answers what the cell editor asks of the grid.
type cellEditHost struct{ grid *Grid }

func (h cellEditHost) HideTooltip() { h.grid.Features.Tooltip.Clear() }

func (h cellEditHost) CellPointer(gtx layout.Context, ev pointer.Event) {
	h.grid.input.cellPointer(gtx, ev)
}

func (h cellEditHost) KeyboardChanged(has bool) { h.grid.input.focusChanged(has) }

func (h cellEditHost) Editable(at viewport.Address) bool { return h.grid.Contents.Editable(at) }

func (h cellEditHost) ErrorText(err error) string { return h.grid.ErrorText(err) }

func (h cellEditHost) EditorPhrase(at viewport.Address, wrong string) string {
	return h.grid.Features.Semantics.Editor(at, wrong)
}

// StartEditing is Grid.StartEditing.
func (g *Grid) StartEditing(rowID, columnID string) {
	g.Report.Emit(events.EditRequested{RowID: rowID, ColumnID: columnID})
	if g.Options.Editing.Enabled {
		g.Features.CellEdit.Requests.Ask(rowID, columnID)
	}
}

// StopEditing is Grid.StopEditing.
func (g *Grid) StopEditing(commit bool) bool {
	editor := &g.Features.CellEdit
	if commit && editor.Requests.HasHeld() {
		return false
	}
	editor.Requests.ForgetRequest()
	if !editor.IsOpen() {
		return true
	}
	g.Sync(layout.Context{}) // rows and columns may have changed since the last frame
	return editor.Stop(commit)
}

// CanUndo is History.CanUndo.
func (g *Grid) CanUndo() bool {
	return len(g.Editing.State.History.Done) > 0 || g.Features.ColumnHistory.HasChange()
}

// ErrorText is Grid.ErrorText.
func (g *Grid) ErrorText(err error) string {
	return edit.ErrorText(err, &g.Painter.Style.Texts.Editing, g.Features.CellEdit.TimeLayout())
}
