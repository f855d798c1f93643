// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// drawBox draws the border and the background of a field.
func drawBox(p *draw.Painter, r image.Rectangle, invalid, focused bool) {
	edge, w := p.Style.Theme.FieldBorder, p.Style.Line
	if focused {
		edge, w = p.Style.Theme.FocusRing, 2*p.Style.Line
	}
	if invalid {
		edge = p.Style.Theme.Danger
	}
	p.Fill(r, edge)
	p.Fill(r.Inset(w), p.Style.Theme.Bg)
}
