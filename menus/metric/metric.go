// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package metric keeps the scales of a window and the sizes of text within drawable limits.
package metric

import "gioui.org/unit"

const (
	// MostText is the largest text size in pixels per em: Gio's shaper panics beyond it.
	MostText = 1023
	// least and most bound the scales in pixels per unit. Screens have between 0.5 and 8.
	least, most = 0.01, 1000
)

// Sound returns a metric whose scales are finite, positive and neither tiny nor huge. A scale that is not a
// positive number becomes 1, as Gio treats zero.
func Sound(m unit.Metric) unit.Metric {
	return unit.Metric{PxPerDp: scale(m.PxPerDp), PxPerSp: scale(m.PxPerSp)}
}

func scale(v float32) float32 {
	if !(v > 0) {
		return 1
	}
	return min(max(v, least), most)
}

// TextPx returns a text size in pixels per em, at least 1 and at most MostText.
func TextPx(m unit.Metric, size unit.Sp) int {
	if !(size > 0) {
		return 1
	}
	return min(max(m.Sp(min(size, MostText/least)), 1), MostText)
}
