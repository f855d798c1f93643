// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build cgo || windows

package shot

import (
	"image"
	"image/color"
)

// tolerance is the difference of a colour channel, out of 255, that renderers may cause. Text that is off by half a
// pixel differs by more than 150.
const tolerance = 16

// Diff compares two pictures. share is the part of the pixels, from 0 to 1, in which a channel differs by more than
// 16 of 255. max is the largest difference of any channel. Channels are premultiplied with alpha, so all transparent
// pixels are equal. For pictures of different sizes, Diff returns 1 and 255. The position of the bounds does not
// matter.
func Diff(a, b image.Image) (share float64, max uint8) {
	size := a.Bounds().Size()
	if size != b.Bounds().Size() {
		return 1, 255
	}
	if size.X*size.Y == 0 {
		return 0, 0
	}
	off := 0
	eachPixel(a, b, func(_ image.Point, ca, cb color.RGBA) {
		d := channelDiff(ca, cb)
		if d > tolerance {
			off++
		}
		if d > max {
			max = d
		}
	})
	return float64(off) / float64(size.X*size.Y), max
}

// diffImage returns a map of the differences between two pictures of the same size: different pixels in red, over a
// faint copy of a.
func diffImage(a, b image.Image) *image.RGBA {
	img := image.NewRGBA(image.Rectangle{Max: a.Bounds().Size()})
	eachPixel(a, b, func(p image.Point, ca, cb color.RGBA) {
		if channelDiff(ca, cb) > tolerance {
			img.SetRGBA(p.X, p.Y, color.RGBA{R: 255, A: 255})
			return
		}
		grey := 255 - (255-color.GrayModel.Convert(ca).(color.Gray).Y)/4
		img.SetRGBA(p.X, p.Y, color.RGBA{R: grey, G: grey, B: grey, A: 255})
	})
	return img
}

// eachPixel visits the pixels of two pictures of the same size. p is relative to their top left corners.
func eachPixel(a, b image.Image, visit func(p image.Point, ca, cb color.RGBA)) {
	pa, pb := a.Bounds().Min, b.Bounds().Min
	size := a.Bounds().Size()
	for y := range size.Y {
		for x := range size.X {
			visit(image.Pt(x, y), rgba(a, pa.X+x, pa.Y+y), rgba(b, pb.X+x, pb.Y+y))
		}
	}
}

func rgba(img image.Image, x, y int) color.RGBA {
	if img, ok := img.(*image.RGBA); ok {
		return img.RGBAAt(x, y)
	}
	return color.RGBAModel.Convert(img.At(x, y)).(color.RGBA)
}

func channelDiff(a, b color.RGBA) uint8 {
	return max(absDiff(a.R, b.R), absDiff(a.G, b.G), absDiff(a.B, b.B), absDiff(a.A, b.A))
}

func absDiff(a, b uint8) uint8 {
	return max(a, b) - min(a, b)
}
