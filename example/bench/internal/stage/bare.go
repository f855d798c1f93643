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

// Bare listens to the input that a grid listens to, and shows nothing. Its allocations are Gio's: the router
// allocates for wheel events, and in each frame for focusable areas.
type Bare struct {
	root, cells int
}

// Layout reads the events and lays out the two areas of a grid.
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
