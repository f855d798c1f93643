// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sidebar

import (
	"image"
	"image/color"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// ground draws the background of a part, and a line at the side of the grid.
func (f *Feature) ground(r image.Rectangle, c color.NRGBA) {
	p := f.Painter
	p.Fill(r, c)
	edge := image.Rect(r.Min.X, r.Min.Y, r.Min.X+p.Style.Line, r.Max.Y)
	if p.Style.RTL {
		edge = image.Rect(r.Max.X-p.Style.Line, r.Min.Y, r.Max.X, r.Max.Y)
	}
	p.Fill(edge, p.Style.Theme.Border)
}

// paintTabs draws the buttons that open the panels, from the top.
func (f *Feature) paintTabs() {
	p := f.Painter
	side, gap := f.buttons.Side(p.Gtx, &p.Style), p.Dp(ui.ButtonGap)
	at := image.Pt(f.room.strip.Min.X+gap, f.room.strip.Min.Y+gap)
	if !p.Style.RTL {
		at.X += p.Style.Line
	}
	for i := range f.tabs {
		if !f.offers(option.SidePanel(i)) {
			continue
		}
		face := ui.ButtonFace{
			At: image.Rectangle{Min: at, Max: at.Add(image.Pt(side, side))}, Label: f.Panels[i].Title(), Icon: f.Panels[i].Icon(),
			On: int(f.Settings.Open) == i, Fill: p.Style.Theme.HeaderBg,
		}
		f.buttons.Draw(&f.tabs[i], face)
		at.Y += side + gap
	}
}
