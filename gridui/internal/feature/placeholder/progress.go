// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package placeholder

import (
	"image"

	"gioui.org/unit"
)

// progressHeight is the height of the progress bar.
const progressHeight = unit.Dp(3)

// leastProgress is the least share of the bar that is filled, so that a job that has just begun
// shows.
const leastProgress = 0.02

// paintProgress draws a thin bar below the header while a background job runs, filled from the
// reading start.
func (f *Feature) paintProgress(body image.Rectangle, done float64) {
	p, bar := f.Painter, body
	bar.Max.Y = min(body.Max.Y, body.Min.Y+p.Dp(progressHeight))
	p.Fill(bar, p.Style.Theme.Skeleton)
	filled, width := bar, int(float64(bar.Dx())*min(max(done, leastProgress), 1))
	if p.Style.RTL {
		filled.Min.X = filled.Max.X - width
	} else {
		filled.Max.X = filled.Min.X + width
	}
	p.Fill(filled, p.Style.Theme.Accent)
	p.Node(bar, "", f.Phrases.Progress(int(100*done)))
}
