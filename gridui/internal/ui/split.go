// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import "image"

// SplitEnd cuts a width in pixels off the reading end of a rectangle.
func SplitEnd(r image.Rectangle, width int, rtl bool) (rest, end image.Rectangle) {
	rest, end = r, r
	if rtl {
		end.Max.X = min(r.Min.X+width, r.Max.X)
		rest.Min.X = end.Max.X
		return rest, end
	}
	end.Min.X = max(r.Max.X-width, r.Min.X)
	rest.Max.X = end.Min.X
	return rest, end
}

// SplitStart cuts a width in pixels off the reading start of a rectangle.
func SplitStart(r image.Rectangle, width int, rtl bool) (start, rest image.Rectangle) {
	rest, start = SplitEnd(r, width, !rtl)
	return start, rest
}
