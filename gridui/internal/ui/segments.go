// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"image"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Segments draws a choice between a few texts that stand side by side. Its owner reads the input.
type Segments struct {
	// Texts are the choices in reading order, On is the index of the chosen one.
	Texts [2]string
	On    int
	// Focused draws a focus ring.
	Focused bool
}

// segmentEdge is the space between the frame and the chosen segment.
const segmentEdge = unit.Dp(2)

// Width returns the width in pixels that the texts need.
func (s Segments) Width(p *draw.Painter) int {
	widest := 0
	for _, t := range s.Texts {
		widest = max(widest, p.Cache.RunString(p.Style.Face, t).Width)
	}
	return len(s.Texts)*(widest+2*p.Dp(ButtonPad)) + 2*p.Dp(segmentEdge)
}

// Paint draws the choice in a rectangle. The chosen text lies on the colour of selected rows and has a frame.
func (s Segments) Paint(p *draw.Painter, at image.Rectangle) {
	th, line, round := &p.Style.Theme, p.Style.Line, p.Dp(ButtonRound)
	edge, wide := th.MenuBorder, line
	if s.Focused {
		edge, wide = th.FocusRing, 2*line
	}
	p.RoundRect(at, round, edge)
	p.RoundRect(at.Inset(wide), max(round-wide, 0), th.MenuBg)
	in := at.Inset(p.Dp(segmentEdge))
	for i, t := range s.Texts {
		r := in
		r.Min.X, r.Max.X = in.Min.X+i*in.Dx()/len(s.Texts), in.Min.X+(i+1)*in.Dx()/len(s.Texts)
		if p.Style.RTL {
			r = layoutx.Mirror(r, in)
		}
		if i == s.On {
			p.RoundRect(r, max(round-line, 0), th.Accent)
			p.RoundRect(r.Inset(line), max(round-2*line, 0), th.Selected)
		}
		p.Text(t, r, option.AlignCenter, th.Fg)
	}
}
