// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package srgb computes the linear light of colours in sRGB, their mixtures and their contrast.
package srgb

import (
	"image/color"
	"math"
	"sync"
)

// lights returns the linear light of all values of a channel.
var lights = sync.OnceValue(func() *[256]float64 {
	var out [256]float64
	for i := range out {
		if v := float64(i) / 255; v <= 0.04045 {
			out[i] = v / 12.92
		} else {
			out[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return &out
})

// Linear returns the linear light of a value of a channel, from 0 to 1, as WCAG 2 defines it.
func Linear(v uint8) float64 { return lights()[v] }

// Encoded returns the value of a channel with a linear light.
func Encoded(light float64) uint8 {
	if light <= 0.0031308 {
		return uint8(math.Round(light * 12.92 * 255))
	}
	return uint8(math.Round((1.055*math.Pow(light, 1/2.4) - 0.055) * 255))
}

// Contrast returns the contrast of two opaque colours by WCAG 2, from 1 to 21.
func Contrast(a, b color.NRGBA) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func luminance(c color.NRGBA) float64 {
	return 0.2126*Linear(c.R) + 0.7152*Linear(c.G) + 0.0722*Linear(c.B)
}

// OverEncoded lays a translucent colour over an opaque one and mixes their sRGB values, as some renderers do.
func OverEncoded(base, top color.NRGBA) color.NRGBA {
	a := float64(top.A) / 255
	mix := func(b, t uint8) uint8 { return uint8(math.Round(float64(b)*(1-a) + float64(t)*a)) }
	return color.NRGBA{R: mix(base.R, top.R), G: mix(base.G, top.G), B: mix(base.B, top.B), A: 255}
}

// OverLinear mixes as OverEncoded does, in linear light.
func OverLinear(base, top color.NRGBA) color.NRGBA { return Mix(base, top, float64(top.A)/255) }

// Mix mixes two colours in linear light, with a share of the second, as if both were opaque.
func Mix(a, b color.NRGBA, share float64) color.NRGBA {
	mix := func(x, y uint8) uint8 { return Encoded(Linear(x)*(1-share) + Linear(y)*share) }
	return color.NRGBA{R: mix(a.R, b.R), G: mix(a.G, b.G), B: mix(a.B, b.B), A: 255}
}
