// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package layoutx

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestSplit(t *testing.T) {
	in := Insets{Left: 100, Right: 50, Head: 30, Top: 20, Bottom: 25, Foot: 10, BarX: 12, BarY: 8}
	p := Split(image.Pt(412, 308), in)
	assert.Equal(t, image.Pt(412, 308), p.Size())
	assert.Equal(t, image.Rect(0, 0, 100, 30), p.Rect(Left, Head))
	assert.Equal(t, image.Rect(100, 50, 350, 265), p.Rect(Center, Body))
	assert.Equal(t, image.Rect(350, 290, 400, 300), p.Rect(Right, Foot))
	assert.Equal(t, image.Rect(350, 0, 400, 300), p.Pane(Right))
	assert.Equal(t, image.Rect(0, 265, 400, 290), p.Band(Bottom))
	assert.Equal(t, image.Rect(400, 0, 412, 300), p.BarX())
	assert.Equal(t, image.Rect(0, 300, 400, 308), p.BarY())
	assert.Equal(t, image.Rect(400, 300, 412, 308), p.Corner())

	in.RTL = true
	p = Split(image.Pt(412, 308), in)
	assert.True(t, p.RTL())
	assert.Equal(t, image.Rect(312, 0, 412, 300), p.Pane(Left))
	assert.Equal(t, image.Rect(62, 50, 312, 265), p.Rect(Center, Body))
	assert.Equal(t, image.Rect(12, 0, 62, 300), p.Pane(Right))
	assert.Equal(t, image.Rect(0, 0, 12, 300), p.BarX())
	assert.Equal(t, image.Rect(12, 300, 412, 308), p.BarY())
	assert.Equal(t, image.Rect(0, 300, 12, 308), p.Corner())
}

func TestSplitWhenShort(t *testing.T) {
	widths := func(width, left, right int) [3]int {
		p := Split(image.Pt(width, 10), Insets{Left: left, Right: right})
		return [3]int{p.Pane(Left).Dx(), p.Pane(Center).Dx(), p.Pane(Right).Dx()}
	}
	assert.Equal(t, [3]int{40, 10, 50}, widths(100, 40, 50), "at the limit")
	assert.Equal(t, [3]int{70, 10, 20}, widths(100, 500, 20), "the wider gives way")
	assert.Equal(t, [3]int{20, 10, 70}, widths(100, 20, 500))
	assert.Equal(t, [3]int{45, 10, 45}, widths(100, 80, 60), "down to the narrower, then both")
	assert.Equal(t, [3]int{45, 10, 45}, widths(100, 60, 46))
	assert.Equal(t, [3]int{5, 1, 4}, widths(10, 80, 60))
	assert.Equal(t, [3]int{0, 1, 0}, widths(1, 80, 60))
	assert.Equal(t, [3]int{0, 100, 0}, widths(100, -80, -60))

	heights := func(height int, in Insets) (h [5]int) {
		p := Split(image.Pt(10, height), in)
		for b := range Band(5) {
			h[b] = p.Band(b).Dy()
		}
		return h
	}
	assert.Equal(t, [5]int{30, 35, 0, 35, 0}, heights(100, Insets{Head: 30, Top: 900, Bottom: 900}))
	assert.Equal(t, [5]int{30, 30, 20, 10, 10}, heights(100, Insets{Head: 30, Top: 34, Bottom: 10, Foot: 10}), "half of 60")
	assert.Equal(t, [5]int{100, 0, 0, 0, 0}, heights(100, Insets{Head: 300, Top: 9, Bottom: 9, Foot: 9}))
	assert.Equal(t, [5]int{60, 0, 0, 0, 40}, heights(100, Insets{Head: 60, Top: 9, Bottom: 9, Foot: 900}))
}

func TestPanesOutOfRange(t *testing.T) {
	p := Split(image.Pt(100, 100), Insets{})
	assert.Equal(t, image.Rectangle{}, p.Pane(3))
	assert.Equal(t, image.Rectangle{}, p.Band(5))
	assert.Equal(t, image.Rectangle{}, p.Rect(9, 9))
	assert.Equal(t, image.Point{}, Split(image.Pt(-5, -5), Insets{Left: 9, Head: 9, BarX: 9, BarY: 9}).Size())
	assert.Empty(t, Pane(3).String()+Band(5).String())
	assert.Equal(t, "right bottom", Right.String()+" "+Bottom.String())
	_, _, ok := Panes{}.At(image.Point{})
	assert.False(t, ok)
}

func genInsets(t *rapid.T) Insets {
	n := func(name string) int {
		return rapid.SampledFrom([]int{-3, 0, 0, 1, 7, 15, 40}).Draw(t, name)
	}
	return Insets{
		Left: n("left"), Right: n("right"), Head: n("head"), Top: n("top"), Bottom: n("bottom"),
		Foot: n("foot"), BarX: n("barX"), BarY: n("barY"), RTL: rapid.Bool().Draw(t, "rtl"),
	}
}

func genSize(t *rapid.T) image.Point {
	return image.Pt(rapid.IntRange(-2, 60).Draw(t, "width"), rapid.IntRange(-2, 60).Draw(t, "height"))
}

// TestSplitIsAPartition counts for every pixel the rectangles that contain it.
func TestSplitIsAPartition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := Split(genSize(t), genInsets(t))
		for y := -1; y <= p.Size().Y; y++ {
			for x := -1; x <= p.Size().X; x++ {
				checkPixel(t, p, image.Pt(x, y))
			}
		}
	})
}

func checkPixel(t *rapid.T, p Panes, pt image.Point) {
	count := 0
	gotPane, gotBand, ok := p.At(pt)
	for pane := range Pane(3) {
		for band := range Band(5) {
			if pt.In(p.Rect(pane, band)) {
				count++
				require.True(t, ok)
				require.Equal(t, pane, gotPane)
				require.Equal(t, band, gotBand)
			}
		}
	}
	require.Equal(t, count == 1, ok)
	for _, r := range []image.Rectangle{p.BarX(), p.BarY(), p.Corner()} {
		if pt.In(r) {
			count++
		}
	}
	want := 0
	if pt.In(image.Rectangle{Max: p.Size()}) {
		want = 1
	}
	require.Equal(t, want, count, "%v", pt)
}

func TestSplitLimits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		in := genInsets(t)
		p := Split(genSize(t), in)
		width := p.Band(Body).Dx()
		require.LessOrEqual(t, 10*(p.Pane(Left).Dx()+p.Pane(Right).Dx()), 9*width)
		require.LessOrEqual(t, p.Pane(Left).Dx(), max(0, in.Left))
		require.LessOrEqual(t, p.Pane(Right).Dx(), max(0, in.Right))
		between := p.Band(Foot).Min.Y - p.Band(Head).Max.Y
		require.LessOrEqual(t, 2*p.Band(Top).Dy(), between)
		require.LessOrEqual(t, 2*p.Band(Bottom).Dy(), between)
	})
}

func TestSplitRTLIsTheMirror(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size, in := genSize(t), genInsets(t)
		in.RTL = false
		ltr := Split(size, in)
		in.RTL = true
		rtl := Split(size, in)
		view := image.Rectangle{Max: ltr.Size()}
		for pane := range Pane(3) {
			for band := range Band(5) {
				require.Equal(t, Mirror(ltr.Rect(pane, band), view), rtl.Rect(pane, band))
			}
		}
		require.Equal(t, Mirror(ltr.BarX(), view), rtl.BarX())
		require.Equal(t, Mirror(ltr.BarY(), view), rtl.BarY())
		require.Equal(t, Mirror(ltr.Corner(), view), rtl.Corner())
	})
}
