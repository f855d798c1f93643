// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest_test

import (
	"image"
	"image/color"
	"testing"

	"gioui.org/f32"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
)

func TestUnpainted(t *testing.T) {
	white, veil := color.NRGBA{R: 255, G: 255, B: 255, A: 255}, color.NRGBA{A: 128}
	rect := func(ops *op.Ops, c color.NRGBA, x0, y0, x1, y1 int) {
		paint.FillShape(ops, c, clip.Rect(image.Rect(x0, y0, x1, y1)).Op())
	}
	for name, test := range map[string]struct {
		draw func(ops *op.Ops)
		at   image.Point
		none bool
	}{
		"nothing":   {draw: func(*op.Ops) {}},
		"all":       {draw: func(ops *op.Ops) { paint.Fill(ops, white) }, none: true},
		"a veil":    {draw: func(ops *op.Ops) { paint.Fill(ops, veil) }},
		"two parts": {draw: func(ops *op.Ops) { rect(ops, white, 0, 0, 10, 20); rect(ops, white, 10, 0, 20, 20) }, none: true},
		"a gap":     {draw: func(ops *op.Ops) { rect(ops, white, 0, 0, 10, 20); rect(ops, white, 11, 0, 20, 20) }, at: image.Pt(10, 0)},
		"too low": {draw: func(ops *op.Ops) {
			defer op.Offset(image.Pt(0, 3)).Push(ops).Pop()
			paint.FillShape(ops, white, clip.Rect{Max: image.Pt(20, 20)}.Op())
		}},
		"moved back": {draw: func(ops *op.Ops) {
			op.Offset(image.Pt(0, 3)).Push(ops).Pop()
			rect(ops, white, 0, 0, 20, 20)
		}, none: true},
		"clipped": {draw: func(ops *op.Ops) {
			c := clip.Rect{Max: image.Pt(20, 15)}.Push(ops)
			rect(ops, white, 0, 0, 20, 20)
			c.Pop()
		}, at: image.Pt(0, 15)},
		"round corners": {draw: func(ops *op.Ops) {
			paint.FillShape(ops, white, clip.UniformRRect(image.Rect(0, 0, 20, 20), 4).Op(ops))
		}},
		"turned": {draw: func(ops *op.Ops) {
			defer op.Affine(f32.AffineId().Rotate(f32.Pt(10, 10), 0.3)).Push(ops).Pop()
			rect(ops, white, 0, 0, 20, 20)
		}},
		"faint": {draw: func(ops *op.Ops) {
			defer paint.PushOpacity(ops, 0.5).Pop()
			paint.Fill(ops, white)
		}},
		"a gradient": {draw: func(ops *op.Ops) {
			paint.LinearGradientOp{Stop2: f32.Pt(0, 20), Color1: white, Color2: white}.Add(ops)
			paint.PaintOp{}.Add(ops)
		}},
		"deferred out of its clip": {draw: func(ops *op.Ops) {
			defer clip.Rect{Max: image.Pt(1, 1)}.Push(ops).Pop()
			m := op.Record(ops)
			paint.Fill(ops, white)
			op.Defer(ops, m.Stop())
		}, none: true},
	} {
		h := gridtest.New(image.Pt(20, 20), func(gtx layout.Context) layout.Dimensions {
			test.draw(gtx.Ops)
			return layout.Dimensions{Size: gtx.Constraints.Max}
		})
		at, ok := h.Unpainted()
		require.Equal(t, !test.none, ok, name)
		require.Equal(t, test.at, at, name)
	}
}
