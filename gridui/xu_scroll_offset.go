// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "math"

// hscroll is the horizontal scroll of the centre pane in pixels from the reading
// start, with the rest of a pixel that wheels and fingers leave.
type hscroll struct {
	px   int
	rest float32
}

// by scrolls and returns how far it went.
func (a *hscroll) by(d float32, most int) int {
	if d != d || math.IsInf(float64(d), 0) {
		return 0
	}
	d += a.rest
	whole := float32(math.Trunc(float64(d)))
	a.rest = d - whole
	was := a.px
	a.px = min(max(a.px+int(max(min(whole, 1e9), -1e9)), 0), most)
	if a.px == 0 || a.px == most {
		a.rest = 0
	}
	return a.px - was
}

func (a *hscroll) clamp(most int) { a.px = min(max(a.px, 0), most) }

// show scrolls as little as brings the content pixels [start, end) into a pane
// of a width; the start wins where they do not fit.
func (a *hscroll) show(start, end, width, most int) {
	if end > a.px+width {
		a.px = end - width
	}
	if start < a.px {
		a.px = start
	}
	a.rest = 0
	a.clamp(most)
}
