// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"image"
	"image/color"

	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// FieldBox is the ground of a field in which users type or choose: a background and a frame.
type FieldBox struct {
	// Focused draws the frame as a focus ring, Wrong in the colour of invalid values.
	Focused, Wrong bool
}

// Paint draws the box in a rectangle, and returns the rectangle of its text.
func (b FieldBox) Paint(p *draw.Painter, at image.Rectangle) (text image.Rectangle) {
	round, line, edge := b.look(p)
	p.RoundRect(at, round, edge)
	p.RoundRect(at.Inset(line), max(round-line, 0), p.Style.Theme.Bg)
	text = at.Inset(2 * p.Style.Line)
	text.Min.X, text.Max.X = text.Min.X+p.Dp(ButtonPad), text.Max.X-p.Dp(ButtonPad)
	return text
}

// Add adds the box in a rectangle to the lowest two layers.
func (b FieldBox) Add(p *draw.Painter, l *draw.Layers, at image.Rectangle) {
	round, line, edge := b.look(p)
	l[0].Round(at, round, edge)
	l[1].Round(at.Inset(line), max(round-line, 0), p.Style.Theme.Bg)
}

// look returns the radius of the corners and the width of the frame in pixels, and the colour of the frame.
func (b FieldBox) look(p *draw.Painter) (round, line int, edge color.NRGBA) {
	round, line, edge = p.Dp(ButtonRound), p.Style.Line, p.Style.Theme.FieldBorder
	if b.Focused {
		line, edge = 2*line, p.Style.Theme.FocusRing
	}
	if b.Wrong {
		edge = p.Style.Theme.Danger
	}
	return round, line, edge
}
