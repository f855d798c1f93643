// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
)

// decode reads a PNG.
func decode(b []byte) (*image.NRGBA, error) {
	img, err := png.Decode(bytes.NewReader(b))
	if err != nil {
		return nil, err
	}
	out := image.NewNRGBA(image.Rectangle{Max: img.Bounds().Size()})
	draw.Draw(out, out.Rect, img, img.Bounds().Min, draw.Src)
	return out, nil
}

// apart returns the greatest difference between two colours in a channel.
func apart(a, b color.NRGBA) int {
	d := func(x, y uint8) int { return max(int(x)-int(y), int(y)-int(x)) }
	return max(d(a.R, b.R), d(a.G, b.G), d(a.B, b.B))
}

const (
	// same is the greatest difference of equal colours: in a browser the outline around the grid is slightly
	// transparent.
	same = 40
	// other is the smallest difference between colours that a person can distinguish.
	other = 48
)

// differing returns the share of a rectangle's pixels that differ from another picture, in which the rectangle is
// shifted down by some pixels.
func differing(a, b *image.NRGBA, r image.Rectangle, shift int) float64 {
	n := 0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if apart(a.NRGBAAt(x, y), b.NRGBAAt(x, y+shift)) > other {
				n++
			}
		}
	}
	return float64(n) / float64(max(r.Dx()*r.Dy(), 1))
}

// alike returns an error if two pictures differ in a rectangle in more than a share of its pixels.
func alike(a, b *image.NRGBA, r image.Rectangle, most float64) error {
	if a.Rect != b.Rect {
		return fmt.Errorf("pictures of %v and %v", a.Rect.Size(), b.Rect.Size())
	}
	if d := differing(a, b, r, 0); d > most {
		return fmt.Errorf("%.3f %% of the pixels in %v differ; at most %.3f %% may", 100*d, r, 100*most)
	}
	return nil
}

// inked returns the share of a rectangle's pixels that differ visibly from the ground.
func inked(img *image.NRGBA, r image.Rectangle, ground color.NRGBA) float64 {
	n := 0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if apart(img.NRGBAAt(x, y), ground) > other {
				n++
			}
		}
	}
	return float64(n) / float64(max(r.Dx()*r.Dy(), 1))
}

// ringWidth is the width of the ring around a focused cell in pixels.
const ringWidth = 2

// ringed returns an error unless a ring of a colour is just inside a rectangle and none elsewhere in the grid.
func ringed(img *image.NRGBA, r, grid image.Rectangle, c color.NRGBA) error {
	inner := r.Inset(ringWidth)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if p := image.Pt(x, y); !p.In(inner) && apart(img.NRGBAAt(x, y), c) > same {
				return fmt.Errorf("the ring around %v has a gap at %v: %v", r, p, img.NRGBAAt(x, y))
			}
		}
	}
	for y := grid.Min.Y; y < grid.Max.Y; y++ {
		if line, ok := longest(img, grid, y, c); ok && (y < r.Min.Y || y >= r.Max.Y || line.Min.X < r.Min.X || line.Max.X > r.Max.X) {
			return fmt.Errorf("a line at %v looks like that of a second ring than the one around %v", line, r)
		}
	}
	return nil
}

// lineLeast is the minimum length of a ring's line, to distinguish it from a stroke of a letter.
const lineLeast = 40

// longest returns the longest run of a colour in a row of pixels, if it is long enough for a line.
func longest(img *image.NRGBA, within image.Rectangle, y int, c color.NRGBA) (line image.Rectangle, ok bool) {
	from := within.Min.X
	for x := within.Min.X; x <= within.Max.X; x++ {
		if x < within.Max.X && apart(img.NRGBAAt(x, y), c) <= same {
			continue
		}
		if x-from > line.Dx() {
			line = image.Rect(from, y, x, y+1)
		}
		from = x + 1
	}
	return line, line.Dx() >= lineLeast
}
