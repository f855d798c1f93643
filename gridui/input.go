// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"runtime"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// step reads one input event and acts on it. It reports whether there was one. Who is asked
// first takes it; an open editor keeps the keyboard and the presses from the cells. Positions
// are those of the frame that is on the screen.
func (e *engine) step(gtx layout.Context) bool {
	f := &e.features
	e.scroller.Tick(gtx)
	f.Tick(gtx)
	f.cellEdit.Serve(gtx)
	if f.rowDrag.Step(gtx) || f.filtering.Step(gtx) || f.columnChooser.UpdateList(gtx) || e.scroller.Update(gtx) {
		return true
	}
	if f.cellEdit.IsOpen() {
		return f.cellEdit.Step(gtx)
	}
	if e.cellStep(gtx) {
		return true
	}
	e.syncControl(gtx)
	return f.Update(gtx)
}

// cellStep reads an event of the cells, where no widget stands: of the pointer, or of the
// keyboard.
func (e *engine) cellStep(gtx layout.Context) bool {
	ev, ok := e.next(gtx)
	if !ok {
		return false
	}
	switch ev := ev.(type) {
	case pointer.Event:
		e.cellPointer(gtx, ev)
	case key.FocusEvent:
		e.focusChanged(ev.Focus)
	case key.Event:
		e.keyEvent(gtx, ev)
	case key.EditEvent:
		e.typing.Wrote(ev)
		e.features.cellEdit.Type(gtx, ev.Text)
	case key.SelectionEvent:
		e.typing.Selected(ev)
	}
	return ok
}

// next reads presses and hover on cells, and keys, in the order they came.
func (e *engine) next(gtx layout.Context) (event.Event, bool) {
	groups := e.wantedKeys()
	filters := e.keyFilters.Of(groups, e.ask.Keys.Bind, e.pointer.Tag(), e.typing.Tag())
	if groups&host.KeysEverything == 0 && e.features.cellEdit.HasEnded() {
		return e.typing.NextAfter(gtx, filters)
	}
	return gtx.Event(filters...)
}

// cellPointer acts on presses, drags and hover where no widget stands.
func (e *engine) cellPointer(gtx layout.Context, ev pointer.Event) {
	if e.pointer.IsOther(ev) {
		return
	}
	switch ev.Kind {
	case pointer.Move:
		e.pointer.Hover.MoveTo(ev.Position)
		e.syncHover()
		e.features.tooltip.Rest(gtx.Now)
	case pointer.Leave:
		e.pointer.Hover.Clear()
		e.features.tooltip.Leave()
	case pointer.Press:
		e.pressed(gtx, ev)
	case pointer.Drag:
		e.pointer.Dragged(ev)
		e.dragged(gtx, ev)
	case pointer.Release:
		e.released(gtx, ev)
		e.pointer.Lifted(ev, e.view.SheetSize())
		e.syncHover()
	case pointer.Cancel:
		e.pointer.Cancel()
		e.features.rowDrag.CancelKeys()
		e.pointer.ForgetPress()
		e.features.headMenu.CancelPress()
		e.pointer.Hover.Clear()
	}
}

// syncHover finds what is under the mouse now, after a scroll under it, say.
func (e *engine) syncHover() {
	e.pointer.Hover.Find(&e.view, e.drags())
	e.features.Hover()
}

// DoubleClickTime is how close in time two clicks on a cell are a double click.
const DoubleClickTime = host.DoubleClickTime

// pressed hands a press to the first that takes it, in this order: the mouse beside the scroll
// bars, fields of the filter row, buttons of headers, the zones of features, the cell.
func (e *engine) pressed(gtx layout.Context, ev pointer.Event) {
	e.features.tooltip.Clear()
	e.scroller.Stop()
	if e.pointer.Cancel() {
		return // no drag comes after another button is lifted
	}
	e.pointer.Down(ev.PointerID)
	if ev.Source == pointer.Mouse && e.mousePressed(gtx, ev) || e.filterPressed(gtx, ev) {
		return
	}
	onButton := e.features.headMenu.Press(ev)
	e.takeFocus(gtx, ev.Source)
	if onButton || e.features.Press(gtx, ev) || e.ask.Loading.Overlay {
		return
	}
	e.cellPressed(gtx, ev)
}

// mousePressed commits the edited cell, which a finger does when it is lifted, and opens the
// menu that a press asks for. It reports whether the press is done with: so is one of a button
// that has no use.
func (e *engine) mousePressed(gtx layout.Context, ev pointer.Event) bool {
	if e.view.Bars.At(ev.Position.Round()) == viewport.NoBar {
		if !e.features.cellEdit.Commit() {
			return true
		}
		if host.AsksForMenu(ev) {
			e.contextPressed(gtx, ev)
			return true
		}
	}
	return !ev.Buttons.Contain(pointer.ButtonPrimary)
}

// cellPressed presses the cell or the header that is under the pointer.
func (e *engine) cellPressed(gtx layout.Context, ev pointer.Event) {
	at, ok := e.view.AddressAt(ev.Position.Round())
	if !ok {
		return
	}
	e.pointer.Press = host.Press{At: at, Pos: ev.Position, Held: true, Began: ev.Time}
	if ev.Source == pointer.Mouse {
		e.focusPressed()
	}
	e.features.rowDrag.Pressed(gtx, ev)
}

// focusPressed moves the focus to the pressed cell. A finger does that when it
// is lifted, since it may be about to scroll. A header takes the focus only where
// nothing has it: who sorts keeps the place in the rows.
func (e *engine) focusPressed() {
	at := e.pointer.Press.At
	switch {
	case e.view.Sticky.IsStuck(at):
		// The sheet does not move under the pointer; a click moves it.
		e.focus.Move(at, focus.Stay)
	case e.view.IsRow(at) || at.Band == layoutx.Head && !e.focus.IsSet():
		e.focus.Move(at, focus.Show)
	}
}

// takeFocus takes the keyboard. In a browser keys only arrive while Gio's hidden
// text field has the focus; a finger must not bring up the keyboard that way.
func (e *engine) takeFocus(gtx layout.Context, by pointer.Source) {
	gtx.Execute(key.FocusCmd{Tag: e.typing.Tag()})
	if runtime.GOOS == "js" && by == pointer.Mouse {
		gtx.Execute(key.SoftKeyboardCmd{Show: true})
	}
}

// dragged hands a drag to the gesture that has the pointer, or else to the first feature that
// begins to drag what was pressed.
func (e *engine) dragged(gtx layout.Context, ev pointer.Event) {
	if !e.pointer.Drag(gtx, ev) && e.features.BeginDrag(gtx, ev) {
		e.features.tooltip.Clear()
	}
}

// released ends what is dragged, then hands the release to the first that takes it, in this
// order: menus of headers, fields of the filter row, the cell if the pointer is still on it.
func (e *engine) released(gtx layout.Context, ev pointer.Event) {
	e.pointer.Release(gtx, ev)
	if e.features.headMenu.Release(ev) || !e.pointer.Press.Held {
		return
	}
	e.pointer.Press.Held = false
	if e.features.filtering.Release(gtx, ev) {
		return
	}
	at, ok := e.view.AddressAt(ev.Position.Round())
	if !ok || at != e.pointer.Press.At {
		return
	}
	if ev.Source == pointer.Touch {
		if !e.features.cellEdit.Commit() {
			return
		}
		e.focusPressed()
	}
	by := events.Click{Modifiers: ev.Modifiers, Source: ev.Source}
	if at.Band == layoutx.Head {
		e.headClicked(ev.Position.Round(), at, by)
		return
	}
	e.cellClicked(ev, at, by)
}

// headClicked tells of a click on a header and does what it asks for: a group opens or closes,
// a check box selects, the header of a column sorts.
func (e *engine) headClicked(pos image.Point, at viewport.Address, by events.Click) {
	id, group := e.view.Heads.ID(at)
	e.ask.report.Emit(events.HeaderClicked{ColumnID: id, Group: group, Click: by})
	if group {
		if e.marks.OnGroup(pos, at) {
			e.ask.columns.ToggleGroup(e.cols.Leaves[at.Col].Groups[at.Row])
		}
		return
	}
	if !e.features.rowSelect.Click(at, by) {
		e.ask.sortBy(at.Col, by.Modifiers.Contain(key.ModShift))
	}
}

// cellClicked acts on a click on a cell and tells of it, in the order that behaviour asks for:
// the focus has moved, then the selection changes, then events tell of the cell, the row, the
// double click. A click on a check box is none on the row.
func (e *engine) cellClicked(ev pointer.Event, at viewport.Address, by events.Click) {
	pos := ev.Position.Round()
	if e.view.Sticky.IsStuck(at) {
		e.view.Requests.ToRow(at.Row.BodyPos(), virtualize.Nearest)
	}
	if !viewport.HasRows(at.Band) || e.features.details.Click(pos, at) || e.features.outline.Click(pos, at) {
		return
	}
	e.features.cellEdit.Clicked(pos, at)
	box := e.features.rowPins.Click(at, by.Modifiers) || e.features.rowSelect.Click(at, by)
	e.ask.report.push(rawEvent{kind: rawCellClick, at: at, by: by})
	if box {
		return
	}
	e.ask.report.push(rawEvent{kind: rawRowClick, at: at, by: by})
	if e.pointer.DoubleClick(at, ev.Time) {
		e.doubleClicked(at, by)
	}
}

// doubleClicked opens or closes a row that the grid makes itself, such as a group, and hands
// the double click to the cell editor.
func (e *engine) doubleClicked(at viewport.Address, by events.Click) {
	e.ask.report.push(rawEvent{kind: rawRowDouble, at: at, by: by})
	e.features.outline.DoubleClick(at)
	e.features.cellEdit.DoubleClicked(at, by)
}

// drags reports whether anything is being dragged, by the pointer or by keys.
func (e *engine) drags() bool { return e.pointer.Captured() || e.features.rowDrag.Dragging() }
