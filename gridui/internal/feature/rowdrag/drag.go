// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// CellPressed notes which row is pressed. A finger on the handle of the row drags it at once.
func (f *Feature) CellPressed(gtx layout.Context, ev pointer.Event) {
	press := &f.Pointer.Press
	if !press.Held || !f.draggableAt(press.At) {
		return
	}
	f.pressed = f.Dataset.RowID(press.At.Row.BodyPos())
	if ev.Source == pointer.Touch && f.Columns.IsHandle(press.At.Col) {
		f.beginTouch(gtx, ev.PointerID)
	}
}

// Hold begins to drag the row that a finger has rested on. It reports whether it did.
func (f *Feature) Hold(gtx layout.Context, finger pointer.ID) bool {
	return f.draggableAt(f.Pointer.Press.At) && f.beginTouch(gtx, finger)
}

// BeginDrag begins to drag the pressed row when a mouse has moved far enough. It reports whether it did, or
// whether rows are dragged already: by keys, or waiting to be dropped.
func (f *Feature) BeginDrag(gtx layout.Context, ev pointer.Event) bool {
	if f.Dragging() {
		return true
	}
	press := &f.Pointer.Press
	if !press.Held || ev.Source == pointer.Touch || !f.draggableAt(press.At) || !press.Dragged(gtx, ev) || !f.beginPressed() {
		return false
	}
	f.Pointer.Capture(f)
	f.Drag(gtx, ev)
	return true
}

// beginTouch begins to drag the row under a finger. No other gesture follows that finger. It reports whether the
// drag began.
func (f *Feature) beginTouch(gtx layout.Context, finger pointer.ID) bool {
	if !f.beginPressed() {
		return false
	}
	f.dragged().byFinger = true
	f.Pointer.DropTouch()
	f.Pointer.Down(finger)
	f.Pointer.Grab(gtx, f, pointer.Event{Source: pointer.Touch, PointerID: finger})
	gtx.Execute(op.InvalidateCmd{})
	return true
}

// beginPressed begins to drag the pressed row at its current position. It reports whether the drag began.
func (f *Feature) beginPressed() bool {
	press := &f.Pointer.Press
	row, ok := f.Dataset.FindRow(f.pressed, press.At.Row.BodyPos())
	if !ok || !f.draggable(row) || f.dragged() != nil {
		return false
	}
	f.begin(row)
	d := f.dragged()
	d.start, d.pos = press.Pos, press.Pos
	return true
}

// begin begins to drag a row, and the selected rows with it if it is selected.
func (f *Feature) begin(row coord.Pos) {
	d := dragged{source: f, text: f.rows.text(row), since: f.frame}
	ids, moving := f.rows.movingWith(row)
	d.setIDs(ids)
	f.moving, f.movingRev, f.gap = moving, f.Dataset.RowsRev, gap{}
	if f.Options.RowDrag.Group == nil && !f.rows.isTree() {
		d.blocked = f.rows.blocked()
	}
	f.Pointer.EndPress()
	f.Pointer.Hover.Forget()
	f.Pointer.Tip.Clear()
	f.space.dragged = d
	if d.blocked == notBlocked {
		f.Report.Emit(events.RowDragStarted{RowID: f.Dataset.RowID(row), RowIDs: d.ids})
	}
}

// Drag moves the dragged rows with the pointer.
func (f *Feature) Drag(_ layout.Context, ev pointer.Event) {
	d := f.dragged()
	d.pos, d.copy = ev.Position, ev.Modifiers.Contain(key.ModShortcut)
}

// Release drops the rows. With several grids in the space it waits until all of them have received the pointer
// position. A finger that only rested on its row opens the menu of the cell, as it does where no rows are
// dragged.
func (f *Feature) Release(gtx layout.Context, ev pointer.Event) {
	f.Drag(gtx, ev)
	d := f.dragged()
	if moved, slop := d.pos.Sub(d.start), float32(gtx.Dp(ui.TouchSlop)); d.byFinger && !f.Options.RowDrag.Handle && max(moved.X, -moved.X, moved.Y, -moved.Y) < slop {
		at := d.start.Round()
		f.putBack()
		f.Grid.OpenMenu(at)
		return
	}
	if len(f.space.members) < 2 {
		f.drop()
		return
	}
	d.due = f.frame + 1
	if f.frame-d.since < 2 {
		d.due++ // other grids have not received the pointer position yet
	}
	gtx.Execute(op.InvalidateCmd{})
}

// Cancel ends the drag and leaves the rows where they are.
func (f *Feature) Cancel() { f.putBack() }

// PressCanceled ends a drag by keys and leaves the rows where they are.
func (f *Feature) PressCanceled() {
	if f.DragsByKeys() {
		f.putBack()
	}
}

// KeyboardMoved ends a drag by keys when the grid loses the keyboard.
func (f *Feature) KeyboardMoved(has bool) {
	if !has {
		f.PressCanceled()
	}
}

// WantedKeys returns KeysTab while keys drag rows: Tab moves them to the next grid.
func (f *Feature) WantedKeys() host.KeyGroups {
	if f.DragsByKeys() {
		return host.KeysTab
	}
	return 0
}

// Arranged finds the grid that rows are dragged over in this frame, and the gap that they go to in this grid.
func (f *Feature) Arranged(gtx layout.Context) {
	f.frame++
	if f.Options.RowDrag.Mode == option.RowDragOff {
		f.leave(gtx)
		f.space = nil
		return
	}
	if s := f.group(); f.space != s {
		f.leave(gtx)
		f.space = s
	}
	f.space.enter(gtx, f)
	f.space.settle()
	switch d := f.dragged(); {
	case d == nil || d.over != f:
		f.gap, f.opening = gap{}, opening{}
	case d.byKeys:
		f.findGap()
		f.gap.ok = f.gap.ok && f.takes(f.gap)
	default:
		at, _ := f.pointerAt()
		f.gap = f.gapAt(at.Round())
		f.restOn(gtx)
	}
}

// Step reads an event of a pointer that drags rows of other grids, and continues the drag. It reports whether it
// read an event or ended the drag.
func (f *Feature) Step(gtx layout.Context) bool {
	heard := f.hear(gtx)
	d := f.dragged()
	if d == nil {
		return heard
	}
	if d.source == f && f.dropDue(gtx) {
		return true
	}
	f.openRested(gtx)
	f.autoScroll(gtx)
	return heard
}

// dropDue drops the rows of this grid when they are due, and reports whether the drag is over.
func (f *Feature) dropDue(gtx layout.Context) bool {
	d := f.dragged()
	f.findMoving()
	if d.source != nil && d.due != 0 && f.frame >= d.due {
		f.drop()
	}
	if d.source == nil || d.due != 0 {
		gtx.Execute(op.InvalidateCmd{}) // other grids have to notice it
	}
	return d.source == nil
}
