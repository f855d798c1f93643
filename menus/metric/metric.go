// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package metric keeps the scales of a window and the sizes of text within what can
// be drawn.
package metric

import "gioui.org/unit"

const (
	// MostText is the largest text size in pixels per em: Gio's shaper panics beyond it.
	MostText = 1023
	// least and most are the scales in pixels per unit that are taken as they are.
	// Screens have between 0.5 and 8.
	least, most = 0.01, 1000
)

// Sound is a metric whose scales are finite, positive and neither tiny nor huge. A
// scale that is not a positive number is 1, as Gio has it for zero.
func Sound(m unit.Metric) unit.Metric {
	return unit.Metric{PxPerDp: scale(m.PxPerDp), PxPerSp: scale(m.PxPerSp)}
}

func scale(v float32) float32 {
	if !(v > 0) {
		return 1
	}
	return min(max(v, least), most)
}

// TextPx is a text size in pixels per em, at least 1 and at most MostText.
func TextPx(m unit.Metric, size unit.Sp) int {
	if !(size > 0) {
		return 1
	}
	return min(max(m.Sp(min(size, MostText/least)), 1), MostText)
}
