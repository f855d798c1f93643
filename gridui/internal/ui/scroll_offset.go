// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import "math"

// ScrollOffset is the horizontal scroll offset of the centre pane in pixels from the reading start.
// It keeps the fractions of a pixel of wheels and fingers.
type ScrollOffset struct {
	Px   int
	rest float32
}

// Set scrolls to an offset in pixels.
func (a *ScrollOffset) Set(px int) { a.Px = px }

// By scrolls by d pixels, and returns the whole pixels that it scrolled. It ignores NaN and
// infinities.
func (a *ScrollOffset) By(d float32, most int) int {
	if d != d || math.IsInf(float64(d), 0) {
		return 0
	}
	d += a.rest
	whole := float32(math.Trunc(float64(d)))
	a.rest = d - whole
	was := a.Px
	a.Px = min(max(a.Px+int(max(min(whole, 1e9), -1e9)), 0), most)
	if a.Px == 0 || a.Px == most {
		a.rest = 0
	}
	return a.Px - was
}

func (a *ScrollOffset) Clamp(most int) { a.Px = min(max(a.Px, 0), most) }

// Show scrolls by the least distance that makes the content pixels [start, end) visible in a pane
// of a width. If they do not fit, it shows the start.
func (a *ScrollOffset) Show(start, end, width, most int) {
	if end > a.Px+width {
		a.Px = end - width
	}
	if start < a.Px {
		a.Px = start
	}
	a.rest = 0
	a.Clamp(most)
}
