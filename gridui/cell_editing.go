// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/feature/celledit"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
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
func (g *Grid[T]) EditingCell() (rowID, columnID string, ok bool) { return g.bound().EditingCell() }

func (g *core) EditingCell() (rowID, columnID string, ok bool) {
	return g.engine.features.cellEdit.Cell()
}

// editKit is the code that changes cells, beside that of the cell editor. A column brings it
// with its Edit, and nothing else refers to it: a program in which no cell can be edited is
// linked without.
type editKit interface {
	// clear clears the selected rows, or else a cell; cut copies them before.
	clear(g *core, at viewport.Address)
	cut(g *core, at viewport.Address)
	// paste pastes what the clipboard holds, and continues edits of many rows. It reports
	// whether anything came of it.
	paste(g *core, gtx layout.Context) bool
}

// cellKit is the editKit, and brings the code of the cell editor.
type cellKit struct{}

func (cellKit) EditorCode() *celledit.Code { return celledit.EditorCode() }

func (cellKit) clear(g *core, at viewport.Address) { g.clear(at) }
func (cellKit) cut(g *core, at viewport.Address)   { g.cut(at) }
func (cellKit) paste(g *core, gtx layout.Context) bool {
	pasted := g.updatePaste(gtx)
	return g.editing.UpdateBulk(gtx) || pasted
}

// kit is the code that changes cells, nil where no column can be edited.
func (e *engine) kit() editKit {
	kit, _ := e.cols.Kit.(editKit)
	return kit
}

// cellEditHost answers what the cell editor asks of the grid.
type cellEditHost struct{ grid *core }

func (h *cellEditHost) FocusedCell() viewport.Address { return h.grid.engine.focus.at() }

func (h *cellEditHost) MoveFocus(to viewport.Address) { h.grid.engine.moveFocus(to, showCell) }

func (h *cellEditHost) MoveFocusBy(from viewport.Address, arrow option.Action) {
	e := &h.grid.engine
	e.setFocus(from)
	if to, ok := e.target(arrow); ok && e.view.IsRow(to) {
		e.moveFocus(to, showCell)
	}
}

func (h *cellEditHost) HideTooltip() { h.grid.engine.features.tooltip.Clear() }

func (h *cellEditHost) CellPointer(gtx layout.Context, ev pointer.Event) {
	h.grid.engine.cellPointer(gtx, ev)
}

func (h *cellEditHost) KeyboardChanged(has bool) { h.grid.engine.focusChanged(has) }

func (h *cellEditHost) Editable(at viewport.Address) bool { return h.grid.editable(at) }

func (h *cellEditHost) Indent(at viewport.Address) int {
	e := &h.grid.engine
	return e.indent(&e.draw.Style, at, e.view.Widths.Of(at.Col))
}

func (h *cellEditHost) ErrorText(err error) string { return h.grid.engine.reason(err) }

func (h *cellEditHost) EditorPhrase(at viewport.Address, wrong string) string {
	return h.grid.engine.features.semantics.Editor(at, wrong)
}
