// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package dock divides the room of a grid between the grid and a panel at its reading end, below it or in its place, and
// lets users move the border between the two.
package dock

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// Place is the place of a panel.
type Place uint8

const (
	// Beside places the panel at the reading end of the grid, Below below it, Instead in its place.
	Beside Place = iota
	Below
	Instead
)

// Room divides the room that the program gives to a grid and its panel. It must not be copied, since a part of it is a
// tag.
type Room struct {
	Painter *draw.Painter
	// Width and Height are the sizes of the panel beside and below the grid, which users change. Sizes that are not above
	// zero are UsualWidth and UsualHeight.
	Width, Height           *unit.Dp
	UsualWidth, UsualHeight unit.Dp

	// Place is the place in this frame.
	Place Place
	// All is the whole room, and Panel the part of the panel, both relative to the upper left corner of the whole.
	All, Panel image.Rectangle
	edge       edge
}

const (
	gridLeast  = unit.Dp(120)
	panelLeast = unit.Dp(120)
)

// IsNarrow reports whether a room is narrower than set, or than usual if set is zero. Nothing is narrower than a width
// below zero.
func IsNarrow(gtx layout.Context, set, usual unit.Dp) bool {
	if set != 0 {
		usual = max(set, 0)
	}
	return gtx.Constraints.Max.X < gtx.Dp(usual)
}

// share returns how much of a length the panel gets, in pixels.
func share(gtx layout.Context, wanted, usual unit.Dp, all int) int {
	if !(wanted > 0) {
		wanted = usual
	}
	most := max(all-gtx.Dp(gridLeast), all/2)
	return min(max(min(max(gtx.Dp(min(wanted, 100_000)), gtx.Dp(panelLeast)), most), 1), max(all, 0))
}

// less returns a size minus that of the panel.
func less(size, panel image.Point) image.Point {
	return image.Pt(max(size.X-panel.X, 0), max(size.Y-panel.Y, 0))
}

// Divide sets the place of the panel, and its size if that is known before the layout of the grid.
func (r *Room) Divide(gtx layout.Context, place Place) {
	size := gtx.Constraints.Max
	r.Place, r.Panel = place, image.Rectangle{}
	switch place {
	case Below:
		r.Panel.Max.Y = share(gtx, *r.Height, r.UsualHeight, size.Y)
	case Beside:
		r.Panel.Max.X = share(gtx, *r.Width, r.UsualWidth, size.X)
	}
}

// Layout lays out the grid in its part, and sets the places of both. A grid in whose place the panel is, is laid out in
// discarded operations: it reads rows, requests them from a source and keeps its position.
func (r *Room) Layout(gtx layout.Context, grid layout.Widget) (size image.Point) {
	if r.Place == Instead {
		m := op.Record(gtx.Ops)
		dims := grid(gtx)
		m.Stop()
		r.settle(dims.Size)
		return dims.Size
	}
	inner, left := r.gridRoom(gtx)
	t := draw.Offset(gtx.Ops, image.Pt(left, 0))
	dims := grid(inner)
	t.Pop()
	size = dims.Size
	if r.Place == Below {
		size.Y += r.Panel.Dy()
	} else {
		size.X += r.Panel.Dx()
	}
	r.settle(size)
	return size
}

// Cover places the panel over a grid of a size.
func (r *Room) Cover(size image.Point, panel image.Rectangle) {
	r.All, r.Panel = image.Rectangle{Max: size}, panel
}

// gridRoom returns the space of the grid, and its distance from the left.
func (r *Room) gridRoom(gtx layout.Context) (inner layout.Context, left int) {
	panel := r.Panel.Size()
	if r.Place == Below {
		panel.X = 0
	} else {
		panel.Y = 0
		if r.Painter.Style.RTL {
			left = panel.X
		}
	}
	gtx.Constraints.Min = less(gtx.Constraints.Min, panel)
	gtx.Constraints.Max = less(gtx.Constraints.Max, panel)
	return gtx, left
}

// settle sets the place of the panel when the size of the whole is known.
func (r *Room) settle(size image.Point) {
	r.All = image.Rectangle{Max: size}
	panel := r.Panel.Size()
	switch {
	case r.Place == Instead:
		r.Panel = r.All
	case r.Place == Below:
		r.Panel = image.Rect(0, size.Y-panel.Y, size.X, size.Y)
	case r.Painter.Style.RTL:
		r.Panel = image.Rect(0, 0, panel.X, size.Y)
	default:
		r.Panel = image.Rect(size.X-panel.X, 0, size.X, size.Y)
	}
}
