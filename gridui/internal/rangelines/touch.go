// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangelines

import (
	"image"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// TouchReach is the side of the square in which a touch hits a handle.
const TouchReach = unit.Dp(32)

// TouchAreas returns the areas in which touches hit the handles at the corners of a range, by
// Corner, in pixels of the sheet. They are squares of TouchReach, cut halfway between two handles
// that are closer together: areas do not overlap, so each handle can be hit. An area is empty if
// its corner is not visible.
func (l *Lines) TouchAreas(r ranges.Range) (areas [corners]image.Rectangle) {
	for c := range corners {
		if s, ok := l.spot(r, c); ok {
			areas[c] = inside(around(s.at, l.Painter.Dp(TouchReach)), s.within).Intersect(s.within)
		}
	}
	for a := range corners {
		for b := range a {
			part(&areas[a], &areas[b])
		}
	}
	return areas
}

// part cuts two overlapping areas halfway between their centres, across the longer distance.
func part(a, b *image.Rectangle) {
	if !a.Overlaps(*b) {
		return
	}
	at, other := a.Min.Add(a.Max).Div(2), b.Min.Add(b.Max).Div(2)
	d := at.Sub(other)
	if max(d.X, -d.X) > max(d.Y, -d.Y) {
		cutAt(&a.Min.X, &a.Max.X, &b.Min.X, &b.Max.X, at.X, other.X)
		return
	}
	cutAt(&a.Min.Y, &a.Max.Y, &b.Min.Y, &b.Max.Y, at.Y, other.Y)
}

// cutAt ends one span, and begins the other, halfway between two positions.
func cutAt(aMin, aMax, bMin, bMax *int, a, b int) {
	middle := (a + b) / 2
	if a < b {
		*aMax, *bMin = min(*aMax, middle), max(*bMin, middle)
		return
	}
	*bMax, *aMin = min(*bMax, middle), max(*aMin, middle)
}
