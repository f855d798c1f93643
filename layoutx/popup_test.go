// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package layoutx

import (
	"image"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestPopup(t *testing.T) {
	window := image.Rect(0, 0, 200, 100)
	tests := []struct {
		name   string
		anchor image.Rectangle
		size   image.Point
		side   Side
		want   image.Rectangle
	}{
		{"below", image.Rect(20, 10, 60, 30), image.Pt(50, 40), Below, image.Rect(20, 30, 70, 70)},
		{"above", image.Rect(20, 60, 60, 80), image.Pt(50, 40), Above, image.Rect(20, 20, 70, 60)},
		{"after", image.Rect(20, 10, 60, 30), image.Pt(50, 40), After, image.Rect(60, 10, 110, 50)},
		{"before", image.Rect(60, 10, 90, 30), image.Pt(50, 40), Before, image.Rect(10, 10, 60, 50)},
		{"unknown side", image.Rect(20, 10, 60, 30), image.Pt(50, 40), 9, image.Rect(20, 30, 70, 70)},
		{"fits exactly", image.Rect(20, 40, 60, 60), image.Pt(50, 40), Below, image.Rect(20, 60, 70, 100)},
		{"below flips", image.Rect(20, 70, 60, 80), image.Pt(50, 40), Below, image.Rect(20, 30, 70, 70)},
		{"above flips", image.Rect(20, 10, 60, 30), image.Pt(50, 40), Above, image.Rect(20, 30, 70, 70)},
		{"after flips", image.Rect(120, 10, 190, 30), image.Pt(50, 40), After, image.Rect(70, 10, 120, 50)},
		{"before flips", image.Rect(20, 10, 60, 30), image.Pt(50, 40), Before, image.Rect(60, 10, 110, 50)},
		{"no flip to less room", image.Rect(20, 40, 60, 50), image.Pt(50, 60), Below, image.Rect(20, 40, 70, 100)},
		{"no flip to equal room", image.Rect(20, 40, 60, 60), image.Pt(50, 60), Below, image.Rect(20, 40, 70, 100)},
		{"flips to more room though it covers", image.Rect(20, 55, 60, 60), image.Pt(50, 60), Below, image.Rect(20, 0, 70, 60)},
		{"moved left", image.Rect(180, 10, 190, 30), image.Pt(50, 40), Below, image.Rect(150, 30, 200, 70)},
		{"moved up", image.Rect(20, 80, 60, 90), image.Pt(50, 40), After, image.Rect(60, 60, 110, 100)},
		{"shrunk", image.Rect(20, 10, 60, 30), image.Pt(900, 900), Below, window},
		{"anchor a point", image.Rect(30, 40, 30, 40), image.Pt(50, 40), Below, image.Rect(30, 40, 80, 80)},
		{"anchor outside", image.Rect(-90, -50, -70, -40), image.Pt(50, 40), Below, image.Rect(0, 0, 50, 40)},
		{"anchor far outside", image.Rect(math.MaxInt-9, math.MaxInt-9, math.MaxInt, math.MaxInt), image.Pt(50, 40), Below, image.Rect(150, 60, 200, 100)},
		{"negative size", image.Rect(20, 10, 60, 30), image.Pt(-1, -1), Below, image.Rect(20, 30, 20, 30)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.Equal(t, tt.want, Popup(tt.anchor, tt.size, window, tt.side))
		})
	}
}

// checkPopup checks the properties of every popup: it is inside the window, it has its size, and it covers
// its anchor only if neither side has room.
func checkPopup(t require.TestingT, anchor image.Rectangle, size image.Point, window image.Rectangle, side Side) {
	r := Popup(anchor, size, window, side)
	require.LessOrEqual(t, window.Min.X, r.Min.X)
	require.LessOrEqual(t, window.Min.Y, r.Min.Y)
	require.GreaterOrEqual(t, window.Max.X, r.Max.X)
	require.GreaterOrEqual(t, window.Max.Y, r.Max.Y)
	require.Equal(t, clamp(size.X, 0, window.Dx()), r.Dx())
	require.Equal(t, clamp(size.Y, 0, window.Dy()), r.Dy())
	if !anchor.In(window) || !r.Overlaps(anchor) {
		return
	}
	if side == After || side == Before {
		require.Greater(t, r.Dx(), max(anchor.Min.X-window.Min.X, window.Max.X-anchor.Max.X))
	} else {
		require.Greater(t, r.Dy(), max(anchor.Min.Y-window.Min.Y, window.Max.Y-anchor.Max.Y))
	}
}

func TestPopupProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := func(name string) int { return rapid.IntRange(-20, 120).Draw(t, name) }
		anchor := image.Rect(n("x0"), n("y0"), n("x1"), n("y1"))
		window := image.Rect(n("x2"), n("y2"), n("x3"), n("y3"))
		checkPopup(t, anchor, image.Pt(n("w"), n("h")), window, Side(rapid.IntRange(0, 4).Draw(t, "side")))
	})
}

func FuzzPopup(f *testing.F) {
	f.Add(10, 10, 20, 20, 30, 30, 100, 80, uint8(0))
	f.Add(math.MinInt, math.MinInt, math.MaxInt, math.MaxInt, math.MaxInt, -1, 100, 80, uint8(2))
	f.Fuzz(func(t *testing.T, x0, y0, x1, y1, w, h, width, height int, side uint8) {
		window := image.Rect(0, 0, clamp(width, 0, 1<<30-1), clamp(height, 0, 1<<30-1))
		checkPopup(t, image.Rect(x0, y0, x1, y1), image.Pt(w, h), window, Side(side))
	})
}

func TestMirrorIsItsOwnInverse(t *testing.T) {
	within := image.Rect(100, 0, 300, 50)
	r := image.Rect(110, 5, 150, 20)
	assert.Equal(t, image.Rect(250, 5, 290, 20), Mirror(r, within))
	assert.Equal(t, r, Mirror(Mirror(r, within), within))
}
