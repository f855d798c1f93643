// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package opscan_test

import (
	"image"
	"image/color"
	"testing"

	"gioui.org/f32"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui/internal/opscan"
)

func TestSegments(t *testing.T) {
	assert.Zero(t, opscan.Segments(new(op.Ops)))
	var ops op.Ops
	for n := range 3 { // a square and two triangles
		var path clip.Path
		path.Begin(&ops)
		path.LineTo(f32.Pt(9, 0))
		if n == 0 {
			path.LineTo(f32.Pt(9, 9))
		}
		path.LineTo(f32.Pt(0, 9))
		path.Close()
		paint.FillShape(&ops, color.NRGBA{A: 255}, clip.Outline{Path: path.End()}.Op())
	}
	paint.FillShape(&ops, color.NRGBA{A: 255}, clip.Rect{Max: image.Pt(5, 5)}.Op())
	assert.Equal(t, 4+3+3, opscan.Segments(&ops))
}
