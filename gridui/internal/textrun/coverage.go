// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"image/color"
	"math"

	"github.com/giogrid/giogrid/gridui/internal/srgb"
)

// coverage holds the pixels of a colour by the part of a pixel that is covered, from 0 to 255. They match the
// pixels that Gio makes of a path: it mixes colours in linear light, and takes the pixels of an image for
// sRGB multiplied by alpha before encoding.
type coverage struct {
	pixels [256]uint32 // red in the lowest byte, alpha in the highest
	opaque uint8       // the alpha of a pixel covered entirely, at least 1
}

func newCoverage(c color.NRGBA) *coverage {
	s := &coverage{opaque: max(c.A, 1)}
	r, g, b := srgb.Linear(c.R), srgb.Linear(c.G), srgb.Linear(c.B)
	for i := range s.pixels {
		a := float64(i) / 255 * float64(c.A) / 255
		s.pixels[i] = pixel(r, g, b, a)
	}
	return s
}

// pixel returns the pixel of a colour in linear light, red in the lowest byte.
func pixel(r, g, b, a float64) uint32 {
	return encoded(a*r) | encoded(a*g)<<8 | encoded(a*b)<<16 | uint32(math.Round(255*a))<<24
}

// Pixel returns a pixel of an image that looks as a colour, red in the lowest byte and alpha in the highest.
func Pixel(c color.NRGBA) uint32 {
	return pixel(srgb.Linear(c.R), srgb.Linear(c.G), srgb.Linear(c.B), float64(c.A)/255)
}

// encoded returns the sRGB value of linear light.
func encoded(light float64) uint32 { return uint32(srgb.Encoded(light)) }

// maxCoverages limits the number of colours with cached pixels, at a kilobyte each.
const maxCoverages = 256

// coverages caches the tables of the colours in use.
type coverages struct {
	last  color.NRGBA // the last colour used: neighbouring cells share it
	found *coverage
	kept  map[color.NRGBA]*coverage
}

func (k *coverages) of(c color.NRGBA) *coverage {
	if k.found != nil && k.last == c {
		return k.found
	}
	s := k.kept[c]
	if s == nil {
		if k.kept == nil || len(k.kept) == maxCoverages {
			k.kept = make(map[color.NRGBA]*coverage)
		}
		s = newCoverage(c)
		k.kept[c] = s
	}
	k.last, k.found = c, s
	return s
}
