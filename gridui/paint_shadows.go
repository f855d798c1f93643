// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"github.com/giogrid/giogrid/layoutx"
)

// shadows draws the edges of the pinned panes: a line, and a shadow while there
// is something scrolled under it.
func (p *painter) shadows() {
	sides := [...]struct {
		pane  layoutx.Pane
		under bool
	}{
		{layoutx.Left, p.view.HScroll.Px > 0},
		{layoutx.Right, p.view.HScroll.Px < p.view.Geometry.MaxHScroll},
	}
	for _, s := range sides {
		r := p.view.Sheet.Panes.Pane(s.pane)
		if r.Empty() {
			continue
		}
		// The edge faces the centre; mirrored sheets have it on the other side.
		toRight := (s.pane == layoutx.Left) != p.Style.RTL
		x := r.Min.X - p.Style.Line
		if toRight {
			x = r.Max.X - p.Style.Line
		}
		p.Fill(image.Rect(x, r.Min.Y, x+p.Style.Line, p.view.ContentEnd(r)), p.Style.Theme.Border)
		if s.under {
			p.Shadow(r, toRight)
		}
	}
}
