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

// answers is what features ask of the grid: each of them sees the few methods that its
// interface Grid lists.
type answers struct{ grid *Grid }

// Overlaid reports whether the loading overlay keeps input from the cells.
func (a *answers) Overlaid() bool { return a.grid.Options.Loading.Overlay }

// EditorIsOpen reports whether a cell is being edited.
func (a *answers) EditorIsOpen() bool { return a.grid.Features.Editor.IsOpen() }

// MoveColumns moves columns as a user does.
func (a *answers) MoveColumns(move column.Move) { a.grid.ColumnState.Move(move) }

// ResizeColumns gives columns other widths as a user does.
func (a *answers) ResizeColumns(widths map[string]unit.Dp) { a.grid.ColumnState.Resize(widths) }

// HeaderWidth returns the width in pixels that shows the header of a column in full, with its marks,
// those that it may get, and its button.
func (a *answers) HeaderWidth(col int) int {
	g := a.grid
	return g.Marks.Need(&g.Painter.Style, col, g.Marks.Of(col))
}

// PinRow pins a row to a side, or unpins it, as a user does.
func (a *answers) PinRow(rowID string, side option.RowPinSide) { a.grid.PinRow(rowID, side) }

// Synchronize brings what is derived from the options and the rows in line with them.
func (a *answers) Synchronize() { a.grid.Sync(layout.Context{}) }

// StepTaken emits the event of a step that was undone or redone.
func (a *answers) StepTaken(ev events.Undone, s undo.Step) {
	a.grid.Report.Push(report.Raw{Event: ev, Step: s})
}

// ResolveColumns brings the columns in line with the options.
func (a *answers) ResolveColumns() { a.grid.columnSync.resolve() }

// EachQueuedEvent calls f for each event that the program has not read yet.
func (a *answers) EachQueuedEvent(f func(events.Event)) {
	for raw := range a.grid.Report.All() {
		f(raw.Event)
	}
}

// PressCell presses the cell at the position of a press that was held back.
func (a *answers) PressCell(gtx layout.Context, ev pointer.Event) { a.grid.input.cellPressed(gtx, ev) }

// CellPointer acts on a pointer event on the cells.
func (a *answers) CellPointer(gtx layout.Context, ev pointer.Event) {
	a.grid.input.cellPointer(gtx, ev)
}

// KeyboardChanged takes up that the grid got or lost the keyboard.
func (a *answers) KeyboardChanged(has bool) { a.grid.input.focusChanged(has) }

// Editable reports whether users can edit a cell.
func (a *answers) Editable(at viewport.Address) bool { return a.grid.Contents.Editable(at) }

// OpenMenu opens the menu of what is at a position of the sheet, for a finger.
func (a *answers) OpenMenu(pos image.Point) {
	a.grid.Menus.context(pos, events.Click{Source: pointer.Touch})
}

// CloseCellMenu closes the menu of cells, which leaves the keyboard to another one.
func (a *answers) CloseCellMenu() { a.grid.Menus.cells.Replace() }

// MenuOpened puts away what an open menu has no use for.
func (a *answers) MenuOpened() { a.grid.Menus.Opened() }

// MenuClosed gives the keyboard back. A right click beside the menu opens the one that is there.
func (a *answers) MenuClosed(ev menus.Closed) {
	a.grid.Menus.Closed()
	if ev.Reason == menus.OutsideContext {
		a.grid.Menus.ContextAt(ev.At)
	}
}

// TakesFinger reports whether a finger that goes down at a position of the sheet drags what is there, such
// as the edge of a header.
func (a *answers) TakesFinger(pos image.Point) bool {
	return a.grid.Features.Takes(pos, pointer.Touch)
}

// DragHeader begins to drag the header that a finger has held since an event time. It reports
// whether it did.
func (a *answers) DragHeader(gtx layout.Context, since time.Duration, ev pointer.Event) bool {
	return a.grid.Features.BeginHeld(gtx, since, ev)
}

// LongPress acts on a finger that has rested at a position of the sheet, on the cell or header
// that is pressed: a feature begins a gesture, or a menu opens. It reports whether it did. A header that
// can be moved may be about to be dragged, and has its menu when the finger is lifted.
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

// Scrolled hides the tooltip of the cell under the mouse, and finds what is under it now.
func (a *answers) Scrolled() {
	a.grid.Pointer.Tip.Clear()
	a.grid.syncHover()
}
