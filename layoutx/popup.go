// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package layoutx

import "image"

// Side is the side of an anchor at which a popup is placed.
type Side uint8

const (
	// Below places the popup below the anchor, with aligned left edges. It is the zero value.
	Below Side = iota
	// Above places it above the anchor, with aligned left edges.
	Above
	// After places it to the right of the anchor, with aligned top edges.
	After
	// Before places it to the left of the anchor, with aligned top edges.
	Before
)

// Popup returns the rectangle of a box of the given size next to an anchor: a menu next to its button, a
// tooltip next to its cell. All rectangles are in the same coordinates. The popup is placed at the requested
// side, or at the opposite side if it does not fit and the opposite side has more room. Then it is moved into
// the window, over the anchor if necessary. Along an axis on which it is larger than the window it is shrunk
// to the window, and its content has to scroll.
//
// The result is always inside the window. An anchor outside is moved to the nearest place inside, negative
// sizes count as 0, and an unknown side as Below. For right-to-left reading, [Mirror] the anchor and the
// result in the window: After is then to the left, and right edges are aligned.
func Popup(anchor image.Rectangle, size image.Point, window image.Rectangle, side Side) image.Rectangle {
	window, anchor = window.Canon(), anchor.Canon()
	x := axis{anchor.Min.X, anchor.Max.X, window.Min.X, window.Max.X}
	y := axis{anchor.Min.Y, anchor.Max.Y, window.Min.Y, window.Max.Y}
	var r image.Rectangle
	switch side {
	case After, Before:
		r.Min.X, r.Max.X = x.beside(size.X, side == Before)
		r.Min.Y, r.Max.Y = y.inLine(size.Y)
	default:
		r.Min.X, r.Max.X = x.inLine(size.X)
		r.Min.Y, r.Max.Y = y.beside(size.Y, side == Above)
	}
	return r
}

// Mirror reflects r left to right inside the rectangle within, as in right-to-left sheets.
//
// It is not inlined: it has many callers, and programs should be small.
//
//go:noinline
func Mirror(r, within image.Rectangle) image.Rectangle {
	sum := within.Min.X + within.Max.X
	r.Min.X, r.Max.X = sum-r.Max.X, sum-r.Min.X
	return r
}

// axis is an anchor [from, to) and a window [low, high) on one axis.
type axis struct{ from, to, low, high int }

// beside places a size next to the anchor.
func (a axis) beside(size int, before bool) (from, to int) {
	size = clamp(size, 0, a.high-a.low)
	start, end := clamp(a.from, a.low, a.high), clamp(a.to, a.low, a.high)
	here, there := a.high-end, start-a.low
	if before {
		here, there = there, here
	}
	if size > here && there > here {
		before = !before
	}
	if before {
		return a.inside(start-size, size)
	}
	return a.inside(end, size)
}

// inLine places a size at the beginning of the anchor.
func (a axis) inLine(size int) (from, to int) {
	size = clamp(size, 0, a.high-a.low)
	return a.inside(clamp(a.from, a.low, a.high), size)
}

func (a axis) inside(start, size int) (from, to int) {
	start = clamp(start, a.low, a.high-size)
	return start, start + size
}
