// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"fmt"
	"image"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// testBar is a bar of a height, which needs two lines at less than its width.
type testBar struct {
	height, width int
	grows, end    bool
	at            image.Rectangle
	room          int
}

func (b *testBar) TopHeight(gtx layout.Context) int {
	if b.room = gtx.Constraints.Max.X; b.room < b.width {
		return 2 * b.height
	}
	return b.height
}

func (b *testBar) TopShare(layout.Context) Share {
	return Share{Width: b.width, Grows: b.grows, End: b.end}
}

func (b *testBar) PaintTop(at image.Rectangle) { b.at = at }

func TestBarsShareLinesWhileTheyFit(t *testing.T) {
	type places = []string
	for name, c := range map[string]struct {
		width, height int
		bars          []*testBar
		want          places
	}{
		"one":                  {500, 30, []*testBar{{height: 30, width: 100}}, places{"0-500 0-30"}},
		"two in a line":        {500, 31, []*testBar{{height: 30, width: 100}, {height: 31, width: 100}}, places{"0-100 0-31", "100-500 0-31"}},
		"exactly":              {200, 30, []*testBar{{height: 30, width: 100}, {height: 30, width: 100}}, places{"0-100 0-30", "100-200 0-30"}},
		"a pixel too many":     {199, 60, []*testBar{{height: 30, width: 100}, {height: 30, width: 100}}, places{"0-199 0-30", "0-199 30-60"}},
		"two of three":         {250, 60, []*testBar{{height: 30, width: 200}, {height: 30, width: 100}, {height: 30, width: 120}}, places{"0-250 0-30", "0-100 30-60", "100-250 30-60"}},
		"one grows":            {500, 30, []*testBar{{height: 30, width: 100, grows: true}, {height: 30, width: 100}}, places{"0-400 0-30", "400-500 0-30"}},
		"the last that grows":  {500, 30, []*testBar{{height: 30, width: 100, grows: true}, {height: 30, width: 100, grows: true}, {height: 30, width: 50}}, places{"0-100 0-30", "100-450 0-30", "450-500 0-30"}},
		"the first at the end": {500, 30, []*testBar{{height: 30, width: 80, end: true}, {height: 30, width: 100, grows: true}}, places{"420-500 0-30", "0-420 0-30"}},
		"whole lines between":  {500, 80, []*testBar{{height: 30, width: 100}, {height: 20}, {height: 30, width: 100}}, places{"0-500 0-30", "0-500 30-50", "0-500 50-80"}},
		"hidden between":       {500, 30, []*testBar{{height: 30, width: 100}, {}, {height: 30, width: 100}}, places{"0-100 0-30", "", "100-500 0-30"}},
		"none fits":            {90, 120, []*testBar{{height: 30, width: 100}, {height: 30, width: 100}}, places{"0-90 0-60", "0-90 60-120"}},
		"unbounded":            {draw.Unbounded, 60, []*testBar{{height: 30, width: 100}, {height: 30, width: 100}}, places{"0-400 0-30", "0-400 30-60"}},
		"none":                 {500, 0, nil, nil},
	} {
		t.Run(name, func(t *testing.T) {
			var lines topLines
			var bars []TopBar
			for _, b := range c.bars {
				bars = append(bars, b)
			}
			gtx := layout.Context{Constraints: layout.Constraints{Max: image.Pt(c.width, 400)}}
			width := min(c.width, 400)
			if c.width < draw.Unbounded {
				width = c.width
			}
			for range 2 { // the second frame uses the memory of the first one
				require.Equal(t, c.height, lines.layout(gtx, bars))
				lines.paint(width, false)
				require.Equal(t, c.want, placesOf(c.bars, width, false))
				lines.paint(width, true)
				require.Equal(t, c.want, placesOf(c.bars, width, true), "the other direction mirrors the places")
			}
			allocations := testing.AllocsPerRun(5, func() { lines.layout(gtx, bars); lines.paint(width, false) })
			require.Zero(t, allocations)
		})
	}
}

func placesOf(bars []*testBar, width int, rtl bool) (places []string) {
	for _, b := range bars {
		at := b.at
		if rtl {
			at.Min.X, at.Max.X = width-at.Max.X, width-at.Min.X
		}
		text := fmt.Sprintf("%d-%d %d-%d", at.Min.X, at.Max.X, at.Min.Y, at.Max.Y)
		if b.at.Empty() {
			text = ""
		}
		places = append(places, text)
	}
	return places
}
