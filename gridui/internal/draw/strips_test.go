// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw_test

import (
	"image"
	"image/color"
	"testing"

	"gioui.org/layout"
	"gioui.org/op"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// stripStage paints rows with strips, each as two rectangles.
type stripStage struct {
	painter draw.Painter
	strips  draw.Strips
	ops     op.Ops
}

// paint paints a frame, and returns the number of rows in each recording, and the number of fills.
func (s *stripStage) paint(rows []draw.StripRow) (recorded []int, fills int) {
	s.ops.Reset()
	s.painter.Begin(layout.Context{Ops: &s.ops}, false)
	s.strips.Paint(&s.painter, draw.StripKey{Line: 1}, 10, rows, image.Rect(0, 0, 400, 800), func(l *draw.Layers, origin image.Point, first, end int) {
		recorded = append(recorded, end-first)
		for _, row := range rows[first:end] {
			r := image.Rect(10, row.Start, 20, row.Start+1).Sub(origin)
			l[0].Rect(r, color.NRGBA{A: 255})
			l[0].Rect(r.Add(image.Pt(50, 0)), color.NRGBA{A: 255})
		}
	})
	return recorded, gridtest.CountOps(&s.ops).Paint
}

// stripRows returns n rows from a slot on, the first at a y coordinate.
func stripRows(slot, n, y int) []draw.StripRow {
	rows := make([]draw.StripRow, n)
	for i := range rows {
		rows[i] = draw.StripRow{Slot: coord.Slot(slot + i), Start: y + 20*i, Size: 20}
	}
	return rows
}

// Rows that stay as they are for several frames are recorded together once; the strips are kept until the rows move.
func TestStillRowsAreRecordedTogether(t *testing.T) {
	var s stripStage
	rows := stripRows(8, 40, -10)
	recorded, fills := s.paint(rows)
	require.Equal(t, []int{8, 16, 16}, recorded)
	require.Equal(t, 3, fills)
	together := 0
	for range 20 {
		recorded, fills = s.paint(rows)
		if len(recorded) > 0 {
			require.Equal(t, []int{40}, recorded)
			together++
		}
	}
	require.Equal(t, 1, together)
	require.Equal(t, 1, fills)

	recorded, fills = s.paint(stripRows(8, 40, -13))
	require.Empty(t, recorded, "rows that moved")
	require.Equal(t, 3, fills)

	rows = stripRows(8, 40, -13)
	rows[9].Show(1)
	recorded, _ = s.paint(rows)
	require.Equal(t, []int{16}, recorded, "a row that changed")
}

// Rows that change every few frames stay in strips, and so do few rows.
func TestRowsThatChangeStayInStrips(t *testing.T) {
	var s stripStage
	for frame := range 60 {
		rows := stripRows(8, 40, -10)
		rows[39].Show(uint64(frame / 6))
		recorded, fills := s.paint(rows)
		require.NotContains(t, recorded, 40)
		require.Equal(t, 3, fills)
	}
	var few stripStage
	for frame := range 20 {
		recorded, fills := few.paint(stripRows(16, 10, -10))
		require.Equal(t, frame == 0, len(recorded) == 1)
		require.Equal(t, 1, fills)
	}
}

// Cells with a colour each are an image for each strip while rows scroll, and pairs as soon as the rows rest.
func TestColumnsOfColorsAreImagesWhileRowsScroll(t *testing.T) {
	var painter draw.Painter
	var strips draw.Strips
	frame := func(y int, scrolls bool) (recorded, paints int) {
		var ops op.Ops
		painter.Begin(layout.Context{Ops: &ops}, false)
		painter.Scrolls = scrolls
		strips.Paint(&painter, draw.StripKey{Line: 1}, 0, stripRows(0, 40, y), image.Rect(0, 0, 400, 800), func(l *draw.Layers, origin image.Point, first, end int) {
			recorded++
			for _, row := range stripRows(0, 40, y)[first:end] {
				l[0].Rect(image.Rect(0, row.Start, 50, row.End()).Sub(origin), color.NRGBA{R: uint8(row.Slot), A: 150})
			}
		})
		return recorded, gridtest.CountOps(&ops).Paint
	}
	for _, want := range []struct {
		y                int
		scrolls          bool
		recorded, paints int
	}{
		{0, false, 3, 20}, {-5, true, 0, 20}, {-8, true, 0, 20}, // kept pairs are exact
	} {
		recorded, paints := frame(want.y, want.scrolls)
		require.Equal(t, []int{want.recorded, want.paints}, []int{recorded, paints}, "%+v", want)
	}
	strips = draw.Strips{}
	for _, want := range []struct {
		y                int
		scrolls          bool
		recorded, paints int
	}{
		{-8, true, 3, 3}, {-9, true, 0, 3}, {-9, false, 3, 20}, {-9, false, 0, 20},
	} {
		recorded, paints := frame(want.y, want.scrolls)
		require.Equal(t, []int{want.recorded, want.paints}, []int{recorded, paints}, "%+v", want)
	}
}
