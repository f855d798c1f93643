// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package contrast computes how well colours stand out from each other, for the tests of
// themes and of what is drawn with them.
package contrast

import (
	"image/color"
	"math"
	"slices"

	"github.com/giogrid/giogrid/gridui/theme"
)

// linearLight is the linear light of an sRGB channel, as WCAG 2 defines it.
func linearLight(c uint8) float64 {
	v := float64(c) / 255
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

func fromLinearLight(v float64) uint8 {
	if v <= 0.0031308 {
		return uint8(math.Round(v * 12.92 * 255))
	}
	return uint8(math.Round((1.055*math.Pow(v, 1/2.4) - 0.055) * 255))
}

// Ratio is the contrast of two opaque colours by WCAG 2: 1 to 21.
func Ratio(a, b color.NRGBA) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func luminance(c color.NRGBA) float64 {
	return 0.2126*linearLight(c.R) + 0.7152*linearLight(c.G) + 0.0722*linearLight(c.B)
}

// OverEncoded lays a translucent top over a base in sRGB values, OverLinear in linear light:
// renderers do either.
func OverEncoded(base, top color.NRGBA) color.NRGBA {
	mix := func(b, t uint8) uint8 {
		a := float64(top.A) / 255
		return uint8(math.Round(float64(b)*(1-a) + float64(t)*a))
	}
	return color.NRGBA{R: mix(base.R, top.R), G: mix(base.G, top.G), B: mix(base.B, top.B), A: 255}
}

// OverLinear is described at OverEncoded.
func OverLinear(base, top color.NRGBA) color.NRGBA {
	mix := func(b, t uint8) uint8 {
		a := float64(top.A) / 255
		return fromLinearLight(linearLight(b)*(1-a) + linearLight(t)*a)
	}
	return color.NRGBA{R: mix(base.R, top.R), G: mix(base.G, top.G), B: mix(base.B, top.B), A: 255}
}

// Laid are grounds with any of some translucent layers over them; the zero layer is
// none.
func Laid(grounds []color.NRGBA, layers ...color.NRGBA) []color.NRGBA {
	out := slices.Clone(grounds)
	for _, g := range grounds {
		for _, layer := range layers {
			out = append(out, OverEncoded(g, layer), OverLinear(g, layer))
		}
	}
	return out
}

// RowGrounds are the colours that rows are filled with, in a highlighted row or column and
// under the pointer too.
func RowGrounds(th theme.Theme) []color.NRGBA {
	rows := []color.NRGBA{th.Bg, th.RowAlt, th.Selected, th.Added, th.Edited, th.Deleted, th.FloatingBg, th.FooterBg}
	return Laid(Laid(rows, th.Highlight), th.Hover)
}

// ButtonGrounds are those of buttons that stand on a ground: the pointer is over them,
// and they are pressed.
func ButtonGrounds(th theme.Theme, on ...color.NRGBA) []color.NRGBA {
	return Laid(Laid(on, th.Hover), th.Hover)
}
