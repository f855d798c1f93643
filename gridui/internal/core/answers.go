// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"image"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/report"
	"github.com/giogrid/giogrid/gridui/internal/undo"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

// answers implements the interfaces Grid of the features, each of which lists only the methods that
// its feature needs.
type answers struct{ grid *Grid }

// Overlaid reports whether the loading overlay keeps input from the cells.
func (a *answers) Overlaid() bool { return a.grid.Options.Loading.Overlay }

// EditorIsOpen reports whether a cell is being edited.
func (a *answers) EditorIsOpen() bool { return a.grid.Features.Editor.IsOpen() }

// Drags reports whether anything is being dragged, by the pointer or by keys.
func (a *answers) Drags() bool { return a.grid.drags() }

// ErrorText returns the text for an edit that was refused.
func (a *answers) ErrorText(err error) string { return a.grid.ErrorText(err) }

// MoveColumns moves columns as a user does.
func (a *answers) MoveColumns(move column.Move) { a.grid.ColumnState.Move(move) }

// ResizeColumns sets the widths of columns as a user does.
func (a *answers) ResizeColumns(widths map[string]unit.Dp) { a.grid.ColumnState.Resize(widths) }

// SetSort changes the order as a user does.
func (a *answers) SetSort(to []option.SortKey) { a.grid.actions.setSort(to) }

// FirstDescending reports whether the first click on the header of a column sorts descending.
func (a *answers) FirstDescending(d *column.Def) bool { return a.grid.actions.firstDescending(d) }

// HeaderWidth returns the width in pixels that shows the header of a column in full, with all marks
// it can get and its button.
func (a *answers) HeaderWidth(col int) int {
	g := a.grid
	return g.Marks.Need(&g.Painter.Style, col, g.Marks.Of(col))
}

// PinRow pins a row to a side, or unpins it, as a user does.
func (a *answers) PinRow(rowID string, side option.RowPinSide) { a.grid.PinRow(rowID, side) }

// Synchronize updates everything that is derived from the options and the rows.
func (a *answers) Synchronize() { a.grid.Sync(layout.Context{}) }

// StepTaken emits the event of a step that was undone or redone.
func (a *answers) StepTaken(ev events.StepUndone, s undo.Step) {
	a.grid.Report.Push(report.Raw{Event: ev, Step: s})
}

// ResolveColumns updates the columns from the options.
func (a *answers) ResolveColumns() { a.grid.columnSync.resolve() }

// EachQueuedEvent calls f for each event that the program has not read yet.
func (a *answers) EachQueuedEvent(f func(events.Event)) {
	for raw := range a.grid.Report.All() {
		f(raw.Event)
	}
}

// PressCell presses the cell at the position of a delayed press.
func (a *answers) PressCell(gtx layout.Context, ev pointer.Event) { a.grid.input.cellPressed(gtx, ev) }

// CellPointer acts on a pointer event on the cells.
func (a *answers) CellPointer(gtx layout.Context, ev pointer.Event) {
	a.grid.input.cellPointer(gtx, ev)
}

// KeyboardChanged handles that the grid got or lost the keyboard.
func (a *answers) KeyboardChanged(has bool) { a.grid.input.focusChanged(has) }

// Editable reports whether users can edit a cell.
func (a *answers) Editable(at viewport.Address) bool { return a.grid.Contents.Editable(at) }

// OpenMenu opens the menu for a position of the sheet, on behalf of a finger.
func (a *answers) OpenMenu(pos image.Point) {
	a.grid.Menus.context(pos, events.Click{Source: pointer.Touch})
}

// CloseCellMenu closes the menu of cells and leaves the keyboard to the menu that replaces it.
func (a *answers) CloseCellMenu() { a.grid.Menus.cells.Replace() }

// MenuOpened hides what must not show while a menu is open.
func (a *answers) MenuOpened() { a.grid.Menus.Opened() }

// MenuClosed gives the keyboard back. A right click outside the menu opens the menu at that
// position.
func (a *answers) MenuClosed(ev menus.Closed) {
	a.grid.Menus.Closed()
	if ev.Reason == menus.OutsideContext {
		a.grid.Menus.ContextAt(ev.At)
	}
}

// TakesFinger reports whether a touch at a position of the sheet begins a drag there, such as of a
// header's edge.
func (a *answers) TakesFinger(pos image.Point) bool {
	return a.grid.Features.Takes(pos, pointer.Touch)
}

// DragHeader begins to drag the header that a finger has held since an event time, and reports
// whether it did.
func (a *answers) DragHeader(gtx layout.Context, since time.Duration, ev pointer.Event) bool {
	return a.grid.Features.BeginHeld(gtx, since, ev)
}

// LongPress acts on a finger that rests on the pressed cell or header: a feature begins a gesture,
// or a menu opens. It reports whether it did. A movable header may be about to be dragged, so its
// menu opens when the finger is lifted.
func (a *answers) LongPress(gtx layout.Context, finger pointer.ID, pos image.Point) bool {
	g := a.grid
	at := g.Pointer.Press.At
	if at.Band == layoutx.Head && (!g.Features.HasMenu(at) || g.Features.Movable(at)) {
		return false
	}
	if !g.Features.Hold(gtx, finger) {
		g.Pointer.ForgetPress()
		g.Menus.context(pos, events.Click{Source: pointer.Touch})
	}
	return true
}

// Scrolled hides the tooltip of the cell under the mouse, and finds the cell that is there now.
func (a *answers) Scrolled() {
	a.grid.Pointer.Tip.Clear()
	a.grid.syncHover()
}
