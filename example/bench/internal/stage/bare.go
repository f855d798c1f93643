// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package stage

import (
	"image"
	"math"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op/clip"
)

// Bare listens to what a grid listens to and shows nothing. What a frame of it allocates is Gio's
// own doing: the router does so for a wheel that turns, and in each frame for whatever may have the
// keyboard.
type Bare struct {
	root, cells int
}

// Layout reads the events and lays out the two areas that a grid has.
func (b *Bare) Layout(gtx layout.Context, _ image.Point) {
	const drag = pointer.Press | pointer.Drag | pointer.Release | pointer.Cancel
	far := pointer.ScrollRange{Min: math.MinInt32 / 2, Max: math.MaxInt32 / 2}
	for {
		_, ok := gtx.Event(
			pointer.Filter{Target: &b.root, Kinds: pointer.Scroll | drag, ScrollX: far, ScrollY: far},
			pointer.Filter{Target: &b.cells, Kinds: drag | pointer.Move | pointer.Leave},
			key.FocusFilter{Target: &b.root},
		)
		if !ok {
			break
		}
	}
	defer clip.Rect{Max: gtx.Constraints.Max}.Push(gtx.Ops).Pop()
	event.Op(gtx.Ops, &b.root)
	defer clip.Rect{Max: gtx.Constraints.Max}.Push(gtx.Ops).Pop()
	event.Op(gtx.Ops, &b.cells)
}
