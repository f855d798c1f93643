// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"

	"gioui.org/f32"
	"gioui.org/op"
)

// Paths caches the recorded shapes of a grid, because Gio prepares a path inside the frame's operations for the GPU in
// every frame. Small round rectangles may be images: see Painter.RoundRect.
type Paths struct {
	rounded roundRects
	boxes   map[boxKey]op.CallOp
}

// roundOutline holds the points of a rectangle with round corners, clockwise or back.
type roundOutline struct {
	pts  [16]f32.Point
	back bool
}

// at returns the i-th point of the outline; 16 is the first one again. Backwards the points have the same order of lines
// and curves.
func (o roundOutline) at(i int) f32.Point {
	if o.back {
		return o.pts[(17-i)%16]
	}
	return o.pts[i%16]
}

// RoundPoints returns the points of a rectangle with round corners of a radius in pixels, clockwise from the top left
// corner: for each side the ends of its line, and the handles of the cubic curve that follows.
func RoundPoints(r image.Rectangle, radius float32) [16]f32.Point {
	// k is the relative distance of the handles of a cubic curve from its ends that makes it a
	// quarter of a circle.
	const k = 0.5522847
	x0, y0, x1, y1 := float32(r.Min.X), float32(r.Min.Y), float32(r.Max.X), float32(r.Max.Y)
	d, h := radius, radius*(1-k)
	return [...]f32.Point{
		{X: x0 + d, Y: y0}, {X: x1 - d, Y: y0}, {X: x1 - h, Y: y0}, {X: x1, Y: y0 + h},
		{X: x1, Y: y0 + d}, {X: x1, Y: y1 - d}, {X: x1, Y: y1 - h}, {X: x1 - h, Y: y1},
		{X: x1 - d, Y: y1}, {X: x0 + d, Y: y1}, {X: x0 + h, Y: y1}, {X: x0, Y: y1 - h},
		{X: x0, Y: y1 - d}, {X: x0, Y: y0 + d}, {X: x0, Y: y0 + h}, {X: x0 + h, Y: y0},
	}
}
