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
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// Columns of cells of all heights, in translucent and opaque colours, look the same as images while rows scroll, on light
// and dark grounds.
func TestColumnsOfCellsAsImagesLookAsCells(t *testing.T) {
	picture := func(ground color.NRGBA, scrolls bool) *image.RGBA {
		var strips draw.Strips
		img, err := shot.Take(func(gtx layout.Context) layout.Dimensions {
			paint.Fill(gtx.Ops, ground)
			var p draw.Painter
			p.Begin(gtx, false)
			p.Scrolls = scrolls
			var rows []draw.StripRow
			y := 3
			for i := range 40 {
				height := []int{27, 28, 1, 5, 43}[i/8]
				rows = append(rows, draw.StripRow{Slot: coord.Slot(i), Start: y, Size: height})
				y += height
			}
			view := image.Rectangle{Max: gtx.Constraints.Max}
			strips.Paint(&p, draw.StripKey{State: 1}, 7, rows, view, func(l *draw.Layers, origin image.Point, first, end int) {
				for col := range 6 {
					for i, row := range rows[first:end] {
						ink := color.NRGBA{R: uint8(37 * (first + i)), G: uint8(91 * col), B: uint8(200 - 5*(first+i)), A: []uint8{255, 150, 40, 9, 200, 1}[col]}
						x := 7 + 101*col
						l[0].Rect(image.Rect(x, row.Start, x+101-13*(col%2), row.End()).Sub(origin), ink)
					}
				}
			})
			return layout.Dimensions{Size: gtx.Constraints.Max}
		}, shot.Options{Size: image.Pt(800, 900)})
		require.NoError(t, err)
		return img
	}
	for _, ground := range []color.NRGBA{{R: 0xff, G: 0xff, B: 0xff, A: 0xff}, {R: 0x12, G: 0x14, B: 0x18, A: 0xff}} {
		cells, images := picture(ground, false), picture(ground, true)
		requirePainted(t, cells)
		_, most := shot.Diff(cells, images)
		require.LessOrEqual(t, most, uint8(3))
	}
}
