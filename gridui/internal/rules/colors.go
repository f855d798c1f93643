// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rules

import (
	"image/color"
	"math"

	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/srgb"
)

// Palette holds the theme colours that tints must suit.
type Palette struct {
	// Fg is the colour of text on tints. Grounds are the backgrounds below tints, first the
	// background of rows.
	Fg      color.NRGBA
	Grounds [6]color.NRGBA
}

// Colors holds the shades of tints for a palette: Ground is drawn over the background of a cell,
// Ink draws shapes.
type Colors struct {
	Ground, Ink [Tints]color.NRGBA
}

// hues holds the tints at full strength.
var hues = [Tints]color.NRGBA{
	rule.Red: rgb(0xE5484D), rule.Orange: rgb(0xF08C2E), rule.Yellow: rgb(0xF2C200), rule.Green: rgb(0x30A46C),
	rule.Teal: rgb(0x12A5A0), rule.Blue: rgb(0x3E63DD), rule.Purple: rgb(0x8E4EC6), rule.Grey: rgb(0x8B8D98),
}

func rgb(c uint32) color.NRGBA {
	return color.NRGBA{R: uint8(c >> 16), G: uint8(c >> 8), B: uint8(c), A: 255}
}

const (
	// textContrast is the least contrast of text on a tint. highContrast is the least contrast if
	// the theme's own text has more than starkContrast on its background. Both exceed the contrast
	// that the tests require: a mix of two tints is a little darker than either.
	textContrast, highContrast, starkContrast = 4.9, 7.3, 18
	// shapeContrast is the least contrast of shapes.
	shapeContrast = 3.1
	// strongest and faintest bound the opacity of tints, out of 255.
	strongest, faintest = 150, 8
)

// NewColors returns the strongest shades with enough contrast.
func NewColors(p Palette) (c Colors) {
	least := textContrast
	if srgb.Contrast(p.Fg, p.Grounds[0]) > starkContrast {
		least = highContrast
	}
	for t := rule.None + 1; int(t) < Tints; t++ {
		c.Ground[t] = p.shade(hues[t], least)
		c.Ink[t] = p.ink(hues[t])
	}
	return c
}

// shade returns the most opaque shade of a hue on which text is readable, whether a renderer mixes
// colours in sRGB values or in linear light.
func (p *Palette) shade(hue color.NRGBA, least float64) color.NRGBA {
	for hue.A = strongest; hue.A > faintest; hue.A -= 2 {
		if p.readable(hue, least) {
			return hue
		}
	}
	return hue
}

func (p *Palette) readable(tint color.NRGBA, least float64) bool {
	for _, g := range p.Grounds {
		// A background on which text itself has little contrast may lose none of it.
		need := min(least, srgb.Contrast(p.Fg, g)*0.98)
		if srgb.Contrast(p.Fg, srgb.OverEncoded(g, tint)) < need || srgb.Contrast(p.Fg, srgb.OverLinear(g, tint)) < need {
			return false
		}
	}
	return true
}

// ink returns a hue, moved towards the colour of text until shapes in it are visible.
func (p *Palette) ink(hue color.NRGBA) color.NRGBA {
	for part := 0.0; part < 1; part += 0.05 {
		c := srgb.Mix(hue, p.Fg, part)
		if srgb.Contrast(c, p.Grounds[0]) >= shapeContrast && srgb.Contrast(c, p.Grounds[1]) >= shapeContrast {
			return c
		}
	}
	return p.Fg
}

// Mix returns the shade between two tints with a share of the second, from 0 to 1.
func (c *Colors) Mix(from, to rule.Tint, share float64) color.NRGBA {
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
