// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"image"
	"image/color"
	"testing"

	"gioui.org/layout"
	"gioui.org/op/paint"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest/shot"
	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// Rectangles with round corners look the same as images and as paths, in all colours, on light and dark grounds.
func TestRoundRectanglesAsImagesLookAsPaths(t *testing.T) {
	inks := []color.NRGBA{{R: 0x60, G: 0x68, B: 0x74, A: 0xff}, {R: 0x21, G: 0x96, B: 0xf3, A: 0x80}, {R: 0xff, G: 0xff, B: 0xff, A: 0xff}, {A: 0x18}}
	picture := func(ground color.NRGBA, images bool) *image.RGBA {
		img, err := shot.Take(func(gtx layout.Context) layout.Dimensions {
			paint.Fill(gtx.Ops, ground)
			var p draw.Painter
			p.Ops, p.Style.TextImages = gtx.Ops, images
			for i, ink := range inks {
				for j, size := range []image.Point{{6, 18}, {132, 6}, {8, 120}, {24, 24}, {60, 31}, {3, 3}, {1, 9}} {
					at := image.Pt(10+40*j, 10+140*i)
					p.Capsule(image.Rectangle{Min: at, Max: at.Add(size)}, ink)
					at.X += 320
					p.RoundRect(image.Rectangle{Min: at, Max: at.Add(size)}, 4, ink)
				}
			}
			return layout.Dimensions{Size: gtx.Constraints.Max}
		}, shot.Options{Size: image.Pt(800, 600)})
		require.NoError(t, err)
		return img
	}
	for _, ground := range []color.NRGBA{{R: 0xff, G: 0xff, B: 0xff, A: 0xff}, {R: 0x12, G: 0x14, B: 0x18, A: 0xff}} {
		paths, images := picture(ground, false), picture(ground, true)
		requirePainted(t, paths)
		_, most := shot.Diff(paths, images)
		require.LessOrEqual(t, most, uint8(4))
	}
}
