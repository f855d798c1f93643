// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet

import "image"

// Motion is a way to scroll: a number of pixels in each frame.
type Motion struct {
	Name string
	Step image.Point
}

// The motions.
var (
	Steady = Motion{Name: "steady"}
	Pixel  = Motion{Name: "pixel", Step: image.Pt(0, 7)}
	Slow   = Motion{Name: "slow", Step: image.Pt(0, RowHeight)}
	Fast   = Motion{Name: "fast", Step: image.Pt(0, 1000*RowHeight)}
	Side   = Motion{Name: "side", Step: image.Pt(13, 0)}
)

// Back returns the motion in the other direction.
func (m Motion) Back() Motion { return Motion{m.Name, image.Point{}.Sub(m.Step)} }
