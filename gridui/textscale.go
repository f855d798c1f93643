// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"
	"gioui.org/unit"
)

// Where users have their system enlarge text, what belongs to the text grows with it:
// columns and cards, so that they show as much of it as before, and boxes and signs, so
// that they can be seen and hit as well as it. Their dp are those beside text of its usual size. All
// widths are meant so, those that a program declares and those that users give: what was
// given or saved while text was of one size is right for any other.

// textScaled is the metric of what grows with text, by that of the frame.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func textScaled(m unit.Metric) unit.Metric {
	m.PxPerDp = max(perUnit(m.PxPerDp), perUnit(m.PxPerSp))
	return m
}

// perUnit is a scale of a metric, which is 1 where it is not set.
func perUnit(scale float32) float32 {
	if scale == 0 {
		return 1
	}
	return scale
}

// widthMetric is the metric of the widths of columns.
func (e *engine) widthMetric() unit.Metric { return textScaled(e.geo.widths.metric) }

// boxLeast is the height of a row that a box fits in well.
const boxLeast = unit.Dp(20)

// grow makes rows and headers as high as a line of their text where users have their
// system enlarge text, and as their boxes and signs need.
func (sk *skin) grow(gtx layout.Context, rowH, headH unit.Dp) {
	if gtx.Metric.PxPerSp > gtx.Metric.PxPerDp {
		sk.rowH = max(sk.rowH, sk.face.Px*5/4+sk.line, sk.scaled(min(rowH, boxLeast)))
		sk.headH = max(sk.headH, sk.headFace.Px*5/4+sk.line, sk.scaled(min(headH, boxLeast)))
	}
}

// scaled is a size of what grows with text, in pixels.
func (sk *skin) scaled(v unit.Dp) int { return textScaled(sk.metric).Dp(v) }

// scaledIn is scaled where there is room for some pixels: what grew is no larger than
// that, but no smaller than it was.
func (sk *skin) scaledIn(v unit.Dp, room int) int {
	return max(sk.metric.Dp(v), min(sk.scaled(v), room))
}
