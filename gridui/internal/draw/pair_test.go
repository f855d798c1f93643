// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw_test

import (
	"image"
	"image/color"
	"testing"

	"gioui.org/op"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// Cells of different colours below one another are filled two at a time, other rectangles one at a time.
func TestCellsBelowOneAnotherAreFilledInPairs(t *testing.T) {
	cell := func(x, y int) image.Rectangle { return image.Rect(x, y, x+100, y+28) }
	for name, c := range map[string]struct {
		cells []image.Rectangle
		fills int
	}{
		"a column":              {[]image.Rectangle{cell(0, 0), cell(0, 28), cell(0, 56), cell(0, 84)}, 2},
		"an odd number of rows": {[]image.Rectangle{cell(0, 0), cell(0, 28), cell(0, 56)}, 2},
		"two columns":           {[]image.Rectangle{cell(0, 0), cell(0, 28), cell(100, 0), cell(100, 28)}, 2},
		"a gap":                 {[]image.Rectangle{cell(0, 0), cell(0, 29)}, 2},
		"upwards":               {[]image.Rectangle{cell(0, 28), cell(0, 0)}, 2},
		"beside one another":    {[]image.Rectangle{cell(0, 0), cell(100, 0)}, 2},
		"other widths":          {[]image.Rectangle{cell(0, 0), image.Rect(0, 28, 99, 56), image.Rect(1, 56, 99, 84)}, 3},
		"other heights":         {[]image.Rectangle{cell(0, 0), image.Rect(0, 28, 100, 40)}, 1},
		"one cell":              {[]image.Rectangle{cell(0, 0)}, 1},
	} {
		var b draw.Batch
		for i, r := range c.cells {
			b.Rect(r, color.NRGBA{R: uint8(i), A: 150})
		}
		var ops op.Ops
		b.Record(&ops)
		require.Equal(t, c.fills, gridtest.CountOps(&ops).Paint, name)
	}
}

// A colour of several rectangles stays a path.
func TestRepeatedColorsAreNotPaired(t *testing.T) {
	var b draw.Batch
	a, c := color.NRGBA{R: 1, A: 150}, color.NRGBA{R: 2, A: 150}
	b.Rect(image.Rect(0, 0, 9, 9), a)
	b.Rect(image.Rect(0, 9, 9, 18), c)
	b.Rect(image.Rect(0, 18, 9, 27), a)
	var ops op.Ops
	b.Record(&ops)
	require.Equal(t, 2, gridtest.CountOps(&ops).Paint)
	require.Equal(t, 1, gridtest.CountOps(&ops).Path)
}
