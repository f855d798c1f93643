// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/report"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// input acts on pointers and keys. It defines the order in which features get them.
type input struct {
	*Parts
	menus   *menuInput
	actions *actions

	key pendingKey
	// keyFilters holds the filters of the events that the cells read.
	keyFilters host.KeyFilters
	// control is the tag of the button or list that has the keyboard, or nil.
	control event.Tag
	// controls is the buffer in which the tags of all buttons and lists are gathered.
	controls []event.Tag
	around   around
}

// step reads one input event and acts on it. It reports whether there was one. The first feature
// that takes an event gets it; an open editor keeps the keyboard and the presses from the cells, and is committed
// before a widget beside the cells acts on a press.
// Positions refer to the visible frame.
func (in *input) step(gtx layout.Context) bool {
	f, editor := &in.Features, in.Features.Editor
	in.Scroller.Tick(gtx)
	f.Tick(gtx)
	if f.Step(gtx) || in.Scroller.Update(gtx) {
		return true
	}
	if editor.IsOpen() {
		return editor.EditStep(gtx) || in.besideEditor(gtx)
	}
	if editor.HoldsKeys() {
		if editor.HoldStep(gtx) {
			return true
		}
	} else if in.cellStep(gtx) {
		return true
	}
	in.syncControl(gtx)
	return f.Update(gtx)
}

// besideEditor reads an event of the widgets outside the cells while a cell is edited, and reports whether there was
// one. A press there commits the edit first.
func (in *input) besideEditor(gtx layout.Context) bool {
	a := &in.around
	if _, ok := a.next(gtx, in.onWidget); ok {
		a.refused = !in.Features.Editor.Commit()
		a.released = false
		return true
	}
	if a.refused {
		return false
	}
	in.syncControl(gtx)
	return in.Features.Update(gtx)
}

// onWidget reports whether a widget of the program is at a point of the sheet, and no field of the editor over it.
func (in *input) onWidget(at image.Point) bool {
	cell, ok := in.View.AddressAt(at)
	return ok && in.Contents.IsWidget(cell) && !in.Features.Editor.Covers(at)
}

// cellStep reads an event of the cells outside widgets: of the pointer or of the keyboard.
func (in *input) cellStep(gtx layout.Context) bool {
	ev, ok := in.next(gtx)
	if !ok {
		return false
	}
	switch ev := ev.(type) {
	case pointer.Event:
		in.cellPointer(gtx, ev)
	case key.FocusEvent:
		in.focusChanged(ev.Focus)
	case key.Event:
		in.keyEvent(gtx, ev)
	case key.EditEvent:
		in.textEvent(gtx, ev)
	case key.SelectionEvent:
		if !in.Features.TakeText(gtx, ev) {
			in.Typing.Selected(ev)
		}
	case key.CompositionEvent, key.SnippetEvent:
		in.Features.TakeText(gtx, ev)
	}
	return ok
}

// next reads presses and hover on cells, and keys, in the order they came.
func (in *input) next(gtx layout.Context) (event.Event, bool) {
	groups := in.wantedKeys()
	filters := in.keyFilters.Of(groups, in.Options.Keys.Bind, in.menus.cells.Shortcuts(), in.Pointer.Tag(), in.Typing.Tag())
	if groups&host.KeysEverything == 0 && in.Features.Editor.HasEnded() {
		return in.Typing.NextAfter(gtx, filters)
	}
	return gtx.Event(filters...)
}

// cellPointer acts on presses, drags and hover outside widgets.
func (in *input) cellPointer(gtx layout.Context, ev pointer.Event) {
	if in.Pointer.IsOther(ev) {
		return
	}
	if ev.Kind == pointer.Press || ev.Kind == pointer.Move {
		in.Pointer.SetByFinger(ev.Source == pointer.Touch)
	}
	switch ev.Kind {
	case pointer.Move:
		in.Pointer.Hover.MoveTo(ev.Position)
		in.syncHover()
		in.Pointer.Tip.Rest(in.Pointer.Hover.At, gtx.Now)
	case pointer.Leave:
		in.Pointer.Hover.Clear()
		in.Pointer.Tip.Leave()
	case pointer.Press:
		in.pressed(gtx, ev)
	case pointer.Drag:
		in.Pointer.Dragged(ev)
		in.dragged(gtx, ev)
	case pointer.Release:
		in.released(gtx, ev)
		in.Pointer.Lifted(ev, in.View.SheetSize())
		in.syncHover()
	case pointer.Cancel:
		in.Pointer.Cancel()
		in.Features.PressCanceled()
		in.Pointer.ForgetPress()
		in.Pointer.Hover.Clear()
	}
}

// pressed hands a press to the first of these that takes it: the mouse outside the scroll bars,
// fields of features, their zones, the cell.
func (in *input) pressed(gtx layout.Context, ev pointer.Event) {
	in.Pointer.Tip.Clear()
	in.Scroller.Stop()
	if in.Pointer.Cancel() {
		return // no drag follows a release of another button
	}
	in.Pointer.Down(ev.PointerID)
	if ev.Source == pointer.Mouse && in.mousePressed(gtx, ev) || in.Features.PressField(gtx, ev) {
		return
	}
	in.takeKeyboard(gtx, ev.Source)
	if in.Features.Press(gtx, ev) || in.Options.Loading.Overlay {
		return
	}
	in.cellPressed(gtx, ev)
}

// mousePressed commits the edited cell, which a finger does when it is lifted, and opens the menu
// for a press that requests one. It reports whether the press is finished, which includes presses
// of buttons without a use.
func (in *input) mousePressed(gtx layout.Context, ev pointer.Event) bool {
	if in.View.Bars.At(ev.Position.Round()) == viewport.NoBar {
		if in.Features.Editor.TakesPress(gtx, ev) || !in.Features.Editor.Commit() {
			return true
		}
		if host.AsksForMenu(ev) {
			in.menus.contextPressed(gtx, ev)
			return true
		}
	}
	return !ev.Buttons.Contain(pointer.ButtonPrimary)
}

// cellPressed presses the cell or the header under the pointer.
func (in *input) cellPressed(gtx layout.Context, ev pointer.Event) {
	at, ok := in.View.AddressAt(ev.Position.Round())
	if !ok {
		return
	}
	in.Pointer.PressAt(at, ev)
	if !in.Features.PressCell(ev, at) && ev.Source == pointer.Mouse {
		in.focusPressed()
	}
	in.Features.CellPressed(gtx, ev)
}

// focusPressed moves the focus to the pressed cell. A finger moves it when it is lifted, since it
// may be about to scroll. A header takes the focus only if no cell has it, so that users who sort
// keep their place in the rows.
func (in *input) focusPressed() {
	at := in.Pointer.Press.At
	switch {
	case in.View.Sticky.IsStuck(at):
		// The sheet does not move under the pointer; a click moves it.
		in.Focus.Move(at, focus.Stay)
	case in.View.IsRow(at) || at.Band == layoutx.Head && !in.Focus.IsSet():
		in.Focus.Move(at, focus.Show)
	}
}

// dragged hands a drag to the gesture that owns the pointer, or else to the first feature that
// begins to drag the pressed element.
func (in *input) dragged(gtx layout.Context, ev pointer.Event) {
	if !in.Pointer.Drag(gtx, ev) && in.Features.BeginDrag(gtx, ev) {
		in.Pointer.Tip.Clear()
	}
}

// released ends drags, then hands the release to the first that takes it: a feature, or the cell if
// the pointer is still on it.
func (in *input) released(gtx layout.Context, ev pointer.Event) {
	in.Pointer.Release(gtx, ev)
	if in.Features.ReleasePress(gtx, ev) || !in.Pointer.EndPress() {
		return
	}
	at, ok := in.View.AddressAt(ev.Position.Round())
	if !ok || at != in.Pointer.Press.At {
		return
	}
	if ev.Source == pointer.Touch {
		if in.Features.Editor.TakesPress(gtx, ev) || !in.Features.Editor.Commit() {
			return
		}
		in.Features.TapCell()
		in.focusPressed()
	}
	by := events.Click{Modifiers: ev.Modifiers, Source: ev.Source}
	if at.Band == layoutx.Head {
		in.headClicked(ev.Position.Round(), at, by)
		return
	}
	in.cellClicked(ev, at, by)
}

// headClicked reports a click on a header and acts on it: a group opens or closes, a check box
// selects, the header of a column sorts.
func (in *input) headClicked(pos image.Point, at viewport.Address, by events.Click) {
	id, group := in.View.Heads.ID(at)
	in.Report.Emit(events.HeaderClicked{ColumnID: id, Group: group, Click: by})
	if group {
		if in.Marks.OnGroup(pos, at) {
			in.ColumnState.ToggleGroup(in.Columns.Leaves[at.Col].Groups[at.Row])
		}
		return
	}
	in.Features.ClickHead(at, by)
}

// cellClicked acts on a click on a cell and reports it, in the promised order: the focus has moved,
// then the selection changes, then the events of the cell and the row are emitted. A click on a check box is not a click on the row.
func (in *input) cellClicked(ev pointer.Event, at viewport.Address, by events.Click) {
	pos := ev.Position.Round()
	if in.View.Sticky.IsStuck(at) {
		in.View.Requests.ToRow(at.Row.BodyPos(), virtualize.Nearest)
	}
	if !viewport.HasRows(at.Band) {
		return
	}
	clicked := in.Features.ClickCell(pos, at, by)
	if clicked == feature.ClickTaken {
		return
	}
	in.Report.Push(report.Raw{Kind: report.CellClick, At: at, Click: by})
	if clicked == feature.ClickOnCell {
		return
	}
	if in.Pointer.DoubleClick(at, ev.Time) {
		in.doubleClicked(at, by)
		return
	}
	in.Report.Push(report.Raw{Kind: report.RowClick, At: at, Click: by})
}

// doubleClicked opens or closes a row that the grid made, such as a group, and hands the double
// click to the cell editor.
func (in *input) doubleClicked(at viewport.Address, by events.Click) {
	in.Report.Push(report.Raw{Kind: report.RowDoubleClick, At: at, Click: by})
	in.Features.DoubleClickCell(at, by)
}
