// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// FieldBox is the ground of a field in which users type or choose: a background and a frame.
type FieldBox struct {
	// Focused draws the frame as a focus ring, Wrong in the colour of invalid values.
	Focused, Wrong bool
}

// Paint draws the box in a rectangle, and returns the rectangle of its text.
func (b FieldBox) Paint(p *draw.Painter, at image.Rectangle) (text image.Rectangle) {
	round, line, edge := p.Dp(ButtonRound), p.Style.Line, p.Style.Theme.FieldBorder
	if b.Focused {
		line, edge = 2*line, p.Style.Theme.FocusRing
	}
	if b.Wrong {
		edge = p.Style.Theme.Danger
	}
	p.RoundRect(at, round, edge)
	p.RoundRect(at.Inset(line), max(round-line, 0), p.Style.Theme.Bg)
	text = at.Inset(2 * p.Style.Line)
	text.Min.X, text.Max.X = text.Min.X+p.Dp(ButtonPad), text.Max.X-p.Dp(ButtonPad)
	return text
}
