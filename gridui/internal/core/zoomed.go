// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus/metric"
)

// zoomed is the zoom of a frame, and the metric of its window.
type zoomed struct {
	level  float32
	window unit.Metric
}

// metric notes the metric of a window, and returns that of the grid in it.
func (z *zoomed) metric(window unit.Metric, o *option.Zoom) unit.Metric {
	m := metric.Sound(window)
	z.window, z.level = m, settings.ZoomLevel(o)
	m.PxPerDp *= z.level
	m.PxPerSp *= z.level
	return m
}

// changed reports whether a user or a view zoomed since the metric was computed.
func (z *zoomed) changed(o *option.Zoom) bool { return z.level != settings.ZoomLevel(o) }
