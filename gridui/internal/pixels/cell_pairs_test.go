// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"image"
	"image/color"
	"math/rand/v2"
	"testing"

	"gioui.org/f32"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// Cells that are filled two at a time have the same pixels as cells filled one at a time, on any ground, at any place, and
// in a program that scales its operations.
func TestCellsFilledInPairsLookAsCells(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		at := image.Pt(2*rnd.IntN(150), 2*rnd.IntN(20)-20) // even numbers: at all scales, edges are between pixels
		cells, inks := make([]image.Rectangle, 12), make([]color.NRGBA, 12)
		for i := range cells {
			height := 2 + 2*rnd.IntN(20)
			cells[i] = image.Rect(at.X, at.Y, at.X+100, at.Y+height)
			at.Y += height
			inks[i] = color.NRGBA{R: uint8(rnd.IntN(256)), G: uint8(rnd.IntN(256)), B: uint8(i), A: uint8(8 + rnd.IntN(248))}
		}
		for _, scale := range []float32{1, 1.5, 2, 3} {
			pairs := painted(t, scale, func(ops *op.Ops) {
				var b draw.Batch
				for i, r := range cells {
					b.Rect(r, inks[i])
				}
				b.Record(ops)
			})
			single := painted(t, scale, func(ops *op.Ops) {
				for i, r := range cells {
					paint.FillShape(ops, inks[i], clip.Rect(r).Op())
				}
			})
			most := 0
			if scale != 1 {
				most = 1 // scaled cells are paths, whose edges Gio rounds
			}
			require.LessOrEqual(t, furthest(pairs, single), most, "scale %v", scale)
		}
	}
}

// painted returns a picture of operations, scaled and moved, over a striped ground.
func painted(t *testing.T, scale float32, add func(ops *op.Ops)) *image.RGBA {
	h := gridtest.New(image.Pt(800, 600), func(gtx layout.Context) layout.Dimensions {
		size := gtx.Constraints.Max
		for y := 0; y < size.Y; y += 30 {
			shade := uint8(255 - y/3)
			paint.FillShape(gtx.Ops, color.NRGBA{R: shade, G: 255 - shade, B: 99, A: 255}, clip.Rect{Min: image.Pt(0, y), Max: image.Pt(size.X, y+30)}.Op())
		}
		defer op.Offset(image.Pt(7, 5)).Push(gtx.Ops).Pop()
		defer op.Affine(f32.AffineId().Scale(f32.Point{}, f32.Pt(scale, scale))).Push(gtx.Ops).Pop()
		add(gtx.Ops)
		return layout.Dimensions{Size: size}
	})
	h.Frame()
	return (&scene{Harness: h}).image(t)
}
