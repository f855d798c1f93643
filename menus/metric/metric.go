// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package metric (v0: shared by the packages of this module, not promised to stay) limits the scales of a window and
// the sizes of text to values that can be drawn.
package metric

import "gioui.org/unit"

const (
	// mostText is the maximum text size in pixels per em. Gio's shaper panics for larger sizes.
	mostText = 1023
	// least and most are the limits of scales in pixels per unit. Real screens have between 0.5 and 8.
	least, most = 0.01, 1000
)

// Sound returns m with finite and positive scales within limits. A scale that is not a positive number becomes 1, as
// zero does in Gio.
func Sound(m unit.Metric) unit.Metric {
	return unit.Metric{PxPerDp: scale(m.PxPerDp), PxPerSp: scale(m.PxPerSp)}
}

func scale(v float32) float32 {
	if !(v > 0) {
		return 1
	}
	return min(max(v, least), most)
}

// TextPx returns a text size in pixels per em, from 1 to mostText.
func TextPx(m unit.Metric, size unit.Sp) int {
	if !(size > 0) {
		return 1
	}
	return min(max(m.Sp(min(size, mostText/least)), 1), mostText)
}
