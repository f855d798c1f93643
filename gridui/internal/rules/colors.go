// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rules

import (
	"image/color"
	"math"

	"github.com/giogrid/giogrid/gridui/internal/srgb"
	"github.com/giogrid/giogrid/gridui/internal/tints"
	"github.com/giogrid/giogrid/gridui/tint"
)

// Palette holds the theme colours that tints must suit.
type Palette = tints.Palette

// Colors holds the shades of tints for a palette: Ground is drawn over the background of a cell,
// Ink draws shapes.
type Colors struct {
	Ground, Ink [Tints]color.NRGBA
}

// NewColors returns the strongest shades with enough contrast.
func NewColors(p Palette) (c Colors) {
	least := p.TextContrast()
	for t := tint.None + 1; int(t) < Tints; t++ {
		c.Ground[t] = p.Shade(tints.Hues[t], least)
		c.Ink[t] = p.Ink(tints.Hues[t])
	}
	return c
}

// Mix returns the shade between two tints with a share of the second, from 0 to 1.
func (c *Colors) Mix(from, to tint.Tint, share float64) color.NRGBA {
	a, b := c.Ground[from], c.Ground[to]
	if from == to {
		return a
	}
	wa, wb := float64(a.A)*(1-share), float64(b.A)*share
	if wa+wb == 0 {
		return color.NRGBA{}
	}
	mix := func(x, y uint8) uint8 {
		return srgb.Encoded((srgb.Linear(x)*wa + srgb.Linear(y)*wb) / (wa + wb))
	}
	return color.NRGBA{R: mix(a.R, b.R), G: mix(a.G, b.G), B: mix(a.B, b.B), A: uint8(math.Round(wa + wb))}
}
