// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"image"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// around watches presses outside the sheet while a cell is edited, on buttons, fields and bars of features, and presses
// on cells that are widgets of the program. Such a press commits the edit before the pressed widget acts. If the edit is
// refused, no widget acts on that press.
//
// Two areas let presses through to what is below them: one over the grid with its surroundings, one over the sheet,
// whose other presses the cells handle.
type around struct {
	grid, sheet byte // tags
	// inner is the last press on the sheet.
	inner press
	// refused is set from a press that found the edit invalid to the end of the frame in which it was released.
	refused, released bool
}

// press identifies a press of a pointer.
type press struct {
	is      bool
	pointer pointer.ID
	time    time.Duration
}

// listenThrough adds an area that lets events through to what is below it.
func listenThrough(gtx layout.Context, tag *byte, size image.Point) {
	defer clip.Rect{Max: size}.Push(gtx.Ops).Pop()
	defer pointer.PassOp{}.Push(gtx.Ops).Pop()
	draw.Listen(gtx.Ops, tag)
}

// next returns the next press outside the sheet, or on a widget in it.
func (a *around) next(gtx layout.Context, onWidget func(at image.Point) bool) (pointer.Event, bool) {
	for {
		ev, ok := gtx.Event(pointer.Filter{Target: &a.sheet, Kinds: pointer.Press})
		if !ok {
			break
		}
		if ev, is := ev.(pointer.Event); is && !onWidget(ev.Position.Round()) {
			a.inner = press{true, ev.PointerID, ev.Time}
		}
	}
	for {
		ev, ok := gtx.Event(pointer.Filter{Target: &a.grid, Kinds: pointer.Press | pointer.Release | pointer.Cancel})
		if !ok {
			return pointer.Event{}, false
		}
		switch ev, is := ev.(pointer.Event); {
		case !is:
		case ev.Kind != pointer.Press:
			a.released = a.refused
		case (press{true, ev.PointerID, ev.Time}) != a.inner:
			return ev, true
		}
	}
}

// endInput ends the input of a frame: the widgets act on presses again after the refused one was released.
func (a *around) endInput() {
	if a.released {
		a.refused, a.released = false, false
	}
}
