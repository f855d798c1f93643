// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "gioui.org/unit"

// The dp of a column's width are those of text of its usual size. Where users have their
// system enlarge text, they grow with it, so that a column shows as much text as before.
// All widths are meant so, those that a program declares and those that users give: what
// was given or saved while text was of one size is right for any other. The columns that
// hold no text, only boxes or buttons of the grid's, which do not grow, keep to dp.

// widthMetric is the metric of the width of a column, by that of the frame.
func (l *leaf) widthMetric(m unit.Metric) unit.Metric {
	if !l.textless() {
		m.PxPerDp = max(perUnit(m.PxPerDp), perUnit(m.PxPerSp))
	}
	return m
}

// textless says whether a column holds no text, its header included.
func (l *leaf) textless() bool { return l.own && l.utility || l.rowPin && l.header == "" }

// perUnit is a scale of a metric, which is 1 where it is not set.
func perUnit(scale float32) float32 {
	if scale == 0 {
		return 1
	}
	return scale
}

// widthOf is a width in pixels as one of a column.
func (e *engine) widthOf(col, px int) unit.Dp {
	return e.cols.leaves[col].widthMetric(e.geo.widths.metric).PxToDp(px)
}
