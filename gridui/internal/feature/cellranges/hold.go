// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges

import (
	"gioui.org/f32"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// A hold is a finger that has rested on a cell. It begins a range there and extends it when it moves. If it is
// lifted without a move, it opens the menu. Inside the selected cells the range begins only with the first move,
// so that the menu can be that of the selected cells.
type hold struct {
	f     *Feature
	at    viewport.Address
	piece ranges.Range
	start f32.Point
	// moved reports whether the finger has moved far enough to extend the range.
	moved bool
}

// Hold begins a range at the cell that a finger has rested on. It reports whether it did.
func (f *Feature) Hold(gtx layout.Context, finger pointer.ID) bool {
	press := &f.Pointer.Press
	piece, ok := f.Ranges.Piece(press.At)
	if !ok || !f.Ranges.On() || f.onHandle(press.At.Col) || f.Dataset.NoCells(press.At.Band, press.At.Row) {
		return false
	}
	f.hold = hold{f: f, at: press.At, piece: piece, start: press.Pos}
	if !f.Selected(press.At) {
		f.hold.begin()
	}
	f.Pointer.DropTouch()
	f.Pointer.Down(finger)
	f.Pointer.Grab(gtx, &f.hold, pointer.Event{Source: pointer.Touch, PointerID: finger})
	gtx.Execute(op.InvalidateCmd{})
	return true
}

// onHandle reports whether a column holds drag handles, or row numbers while users can move rows.
func (f *Feature) onHandle(col int) bool {
	return f.Columns.IsHandle(col) || f.RowDrag.Mode != option.RowDragOff && f.Columns.IsRowNumber(col)
}

// begin begins the range. The focus moves to its cell, which is in view.
func (h *hold) begin() {
	f := h.f
	f.Ranges.Set.BeginReplace(h.piece)
	f.Focus.Move(h.at, focus.Stay)
	f.Ranges.Stand()
}

// Drag extends the range to the cell under the finger, after the finger has moved far enough.
func (h *hold) Drag(gtx layout.Context, ev pointer.Event) {
	d, slop := ev.Position.Sub(h.start), float32(gtx.Dp(ui.TouchSlop))
	if !h.moved && d.X*d.X+d.Y*d.Y < slop*slop {
		return
	}
	if h.moved = true; h.f.Ranges.Set.Gesture() == ranges.NoGesture {
		h.begin()
	}
	h.f.Drag(gtx, ev)
}

// Release ends the range where the finger is lifted, or opens the menu of its cell.
func (h *hold) Release(gtx layout.Context, ev pointer.Event) {
	h.Drag(gtx, ev)
	if h.f.Ranges.Set.Gesture() != ranges.NoGesture {
		h.f.Ranges.Commit()
	}
	if !h.moved {
		h.f.Grid.OpenMenu(h.start.Round())
	}
}

// Cancel restores the ranges as they were before the finger rested.
func (h *hold) Cancel() { h.f.Ranges.Set.Cancel() }
