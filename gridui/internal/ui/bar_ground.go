// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"image"
	"image/color"

	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// BarGround draws the ground of a bar above the header, the line below the bar, and the line between it and the bar
// to its left.
func BarGround(p *draw.Painter, at image.Rectangle, ground color.NRGBA) {
	p.Fill(at, ground)
	p.Fill(image.Rect(at.Min.X, at.Max.Y-p.Style.Line, at.Max.X, at.Max.Y), p.Style.Theme.Border)
	if at.Min.X > 0 {
		p.Fill(image.Rect(at.Min.X, at.Min.Y, at.Min.X+p.Style.Line, at.Max.Y), p.Style.Theme.Border)
	}
}
