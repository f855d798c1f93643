// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package settings

import "github.com/giogrid/giogrid/gridui/option"

// The limits of Zoom.Level.
const (
	ZoomLeast float32 = 0.5
	ZoomMost  float32 = 3
)

// ZoomLevel returns the scale of a grid, within its limits.
func ZoomLevel(z *option.Zoom) float32 { return ClampZoom(z.Level) }

// ClampZoom returns a level of zoom within its limits, 1 for 0 and NaN.
func ClampZoom(level float32) float32 {
	if level != level || level == 0 {
		return 1
	}
	return min(max(level, ZoomLeast), ZoomMost)
}
