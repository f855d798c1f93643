// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package icon

import (
	"math"

	"gioui.org/f32"
)

var (
	// shapeViews is a bookmark.
	shapeViews = shape{{
		{X: 4, Y: 2}, {X: 12, Y: 2}, {X: 12, Y: 14}, {X: 8, Y: 10.5}, {X: 4, Y: 14},
	}}
	// shapeLock is a closed lock.
	shapeLock = shape{box(3, 7, 13, 14), box(5, 2, 11, 3.5), box(5, 3.5, 6.5, 7), box(9.5, 3.5, 11, 7)}
	// shapeDensity is lines at a growing distance.
	shapeDensity = shape{box(2, 2, 14, 3), box(2, 5, 14, 6), box(2, 9, 14, 10), box(2, 13, 14, 14)}
	// shapeExport is an arrow that leaves a tray downwards.
	shapeExport = shape{
		box(7, 2, 9, 7), {{X: 4.5, Y: 7}, {X: 11.5, Y: 7}, {X: 8, Y: 11}},
		box(2, 10, 3, 14), box(13, 10, 14, 14), box(3, 13, 13, 14),
	}
	// shapeGroups is two headings with indented lines below them.
	shapeGroups = shape{
		box(2, 2, 9, 4), box(5, 5, 14, 6), box(2, 9, 9, 11), box(5, 12, 14, 13),
	}
	// shapeNoRows is the frame of a table with nothing below its header.
	shapeNoRows = shape{box(2, 3, 14, 6), box(2, 6, 3, 13), box(13, 6, 14, 13), box(3, 12, 13, 13)}
	// shapeNoMatch is a magnifier.
	shapeNoMatch = append(ring(6.5, 6.5, 3.75, 5), polygon{
		{X: 10.6, Y: 9.4}, {X: 14.5, Y: 13.3}, {X: 13.3, Y: 14.5}, {X: 9.4, Y: 10.6},
	})
	// shapeFailed is a triangle with an exclamation mark.
	shapeFailed = shape{
		{{X: 8, Y: 1.5}, {X: 15, Y: 14}, {X: 12.9, Y: 12.8}, {X: 8, Y: 4}},
		{{X: 15, Y: 14}, {X: 1, Y: 14}, {X: 3.1, Y: 12.8}, {X: 12.9, Y: 12.8}},
		{{X: 1, Y: 14}, {X: 8, Y: 1.5}, {X: 8, Y: 4}, {X: 3.1, Y: 12.8}},
		box(7.25, 6.5, 8.75, 10), box(7.25, 10.75, 8.75, 12),
	}
)

// ring returns the area between two circles as polygons.
func ring(x, y, inner, outer float64) (s shape) {
	const parts = 16
	at := func(i int, r float64) f32.Point {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / parts)
		return f32.Pt(float32(x+r*cos), float32(y+r*sin))
	}
	for i := range parts {
		s = append(s, polygon{at(i, outer), at(i+1, outer), at(i+1, inner), at(i, inner)})
	}
	return s
}
