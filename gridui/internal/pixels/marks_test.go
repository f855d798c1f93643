// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"fmt"
	"image"
	"image/color"
	"testing"

	"github.com/giogrid/giogrid/gridui/events"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/gridtest/shot"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/theme"
)

func TestEditedCellsAreMarkedInTheirCorner(t *testing.T) {
	for _, direction := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		t.Run(fmt.Sprint(direction), func(t *testing.T) {
			var g gridui.ChangeTrackingGrid[order]
			s := newTrackedScene(&g, direction)
			require.NoError(t, g.EditCells(events.CellEdit{RowID: "A-1", ColumnID: "Name", New: "changed"}))
			s.Settle()
			cell, ok := s.Find("changed")
			require.True(t, ok)
			corner := image.Rect(cell.Bounds.Max.X-8, cell.Bounds.Min.Y, cell.Bounds.Max.X, cell.Bounds.Min.Y+8)
			if direction == gridui.DirectionRTL {
				corner = corner.Sub(image.Pt(cell.Bounds.Dx()-8, 0))
			}
			img, err := shot.Of(s)
			require.NoError(t, err)
			ink, row := theme.Light().EditedBar, image.Rect(0, cell.Bounds.Min.Y, img.Rect.Max.X, cell.Bounds.Max.Y)
			assert.GreaterOrEqual(t, inkedIn(img, corner, ink), 10)
			assert.Equal(t, inkedIn(img, row, ink), inkedIn(img, img.Rect, ink), "the mark of another row")
		})
	}
}

// newTrackedScene poses three orders whose changes are tracked, in the Go fonts.
func newTrackedScene(g *gridui.ChangeTrackingGrid[order], direction gridui.Direction) *gridtest.Harness {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	g.EditedCells = true
	g.Data = []order{{ID: "A-0"}, {ID: "A-1"}, {ID: "A-2"}}
	g.RowKey = func(o order) string { return o.ID }
	g.ColumnPinning.Left = []string{"id"}
	g.Columns = []gridui.Column[order]{
		gridui.Field("id", "Order", func(o order) string { return o.ID }).Width(60),
		gridui.Field("Name", "Name", func(o order) string { return o.Name }).Width(120).Edit(func(o *order, v string) { o.Name = v }),
		gridui.Field("state", "State", func(o order) string { return "open" }).Width(90),
	}
	s := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, g)
		style.Locale = locale.For("en")
		style.Direction = direction
		return style.Layout(gtx)
	})
	s.Settle()
	return s
}

// inkedIn counts the pixels of a colour in a rectangle.
func inkedIn(img *image.RGBA, r image.Rectangle, ink color.NRGBA) (n int) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if color.NRGBAModel.Convert(img.At(x, y)) == ink {
				n++
			}
		}
	}
	return n
}

// The line through a deleted row crosses its texts but not its boxes.
func TestDeletedRowsStrikeTextsAlone(t *testing.T) {
	var g gridui.ChangeTrackingGrid[order]
	s := newTrackedScene(&g, gridui.DirectionLTR)
	g.Editing.Enabled = true
	g.Columns = append(g.Columns[:2:2], gridui.Bool("done", "Done", func(order) bool { return false }).Width(80).Edit(func(*order, bool) {}))
	s.Settle()
	require.True(t, g.DeleteRow("A-1"))
	s.Settle()
	text, ok := s.Find("A-1")
	require.True(t, ok)
	img, err := shot.Of(s)
	require.NoError(t, err)
	row := text.Bounds
	besideBox := image.Rect(60+120+10, row.Min.Y, 60+120+31, row.Max.Y-1) // the box is from 32 to 48
	assert.Zero(t, inkedIn(img, besideBox, theme.Light().Fg), "a line through a box")
	assert.NotZero(t, inkedIn(img, row, theme.Light().Fg))
}
