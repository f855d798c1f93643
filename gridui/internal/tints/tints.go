// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package tints computes the shades of named colours for a theme, so that texts on them and shapes in them keep their
// contrast. It does not depend on a grid.
package tints

import (
	"image/color"

	"github.com/giogrid/giogrid/gridui/internal/srgb"
)

// Count is the number of hues, including the zero one, which is no colour.
const Count = 9

// Hues holds the colours at full strength, in the order of tint.Tint: red, orange, yellow, green, teal,
// blue, purple and grey.
var Hues = [Count]color.NRGBA{
	{}, rgb(0xE5484D), rgb(0xF08C2E), rgb(0xF2C200), rgb(0x30A46C), rgb(0x12A5A0), rgb(0x3E63DD), rgb(0x8E4EC6), rgb(0x8B8D98),
}

func rgb(c uint32) color.NRGBA {
	return color.NRGBA{R: uint8(c >> 16), G: uint8(c >> 8), B: uint8(c), A: 255}
}

// Palette holds the theme colours that tints must suit.
type Palette struct {
	// Fg is the colour of text on tints. Grounds are the backgrounds below tints, first the
	// background of rows.
	Fg      color.NRGBA
	Grounds [6]color.NRGBA
}

const (
	// textContrast is the least contrast of text on a tint. highContrast is the least contrast if
	// the theme's own text has more than starkContrast on its background. Both exceed the contrast
	// that the tests require: a mix of two tints is a little darker than either.
	textContrast, highContrast, starkContrast = 4.9, 7.3, 18
	// ShapeContrast is the least contrast of shapes.
	ShapeContrast = 3.1
	// strongest and faintest bound the opacity of tints, out of 255.
	strongest, faintest = 150, 8
)

// TextContrast returns the least contrast of text in the theme of the palette.
func (p *Palette) TextContrast() float64 {
	if srgb.Contrast(p.Fg, p.Grounds[0]) > starkContrast {
		return highContrast
	}
	return textContrast
}

// Shade returns the most opaque shade of a hue on which text has a contrast, whether a renderer mixes
// colours in sRGB values or in linear light.
func (p *Palette) Shade(hue color.NRGBA, least float64) color.NRGBA {
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

// Opaque returns the strongest opaque mix of the background of rows with a hue on which text is readable.
func (p *Palette) Opaque(hue color.NRGBA) color.NRGBA {
	least := p.TextContrast()
	for part := 0.4; part > 0; part -= 0.02 {
		if c := srgb.Mix(p.Grounds[0], hue, part); srgb.Contrast(p.Fg, c) >= least {
			return c
		}
	}
	return p.Grounds[0]
}

// Ink returns a hue, moved towards the colour of text until shapes in it are visible on the background of rows.
func (p *Palette) Ink(hue color.NRGBA) color.NRGBA { return p.InkOn(hue, ShapeContrast, p.Grounds[:2]) }

// InkOn returns a hue, moved towards the colour of text until it has a contrast on all of some backgrounds.
func (p *Palette) InkOn(hue color.NRGBA, least float64, grounds []color.NRGBA) color.NRGBA {
next:
	for part := 0.0; part < 1; part += 0.05 {
		c := srgb.Mix(hue, p.Fg, part)
		for _, g := range grounds {
			if srgb.Contrast(c, g) < least {
				continue next
			}
		}
		return c
	}
	return p.Fg
}
