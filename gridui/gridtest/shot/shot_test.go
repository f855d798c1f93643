// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build cgo || windows

package shot_test

import (
	"image"
	"image/color"
	"math"
	"testing"
	"time"

	"gioui.org/font/gofont"
	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"gioui.org/text"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/gridtest/shot"
)

var (
	red   = color.NRGBA{R: 255, A: 255}
	blue  = color.NRGBA{B: 255, A: 255}
	white = color.NRGBA{R: 255, G: 255, B: 255, A: 255}
)

// square paints the 10 by 10 dp in the corner, blue while the mouse is on it.
type square struct{ hover bool }

func (s *square) Layout(gtx layout.Context) layout.Dimensions {
	for {
		ev, ok := gtx.Event(pointer.Filter{Target: s, Kinds: pointer.Enter | pointer.Leave})
		if !ok {
			break
		}
		if e, ok := ev.(pointer.Event); ok {
			s.hover = e.Kind == pointer.Enter
		}
	}
	c := red
	if s.hover {
		c = blue
	}
	d := gtx.Dp(10)
	defer clip.Rect{Max: image.Pt(d, d)}.Push(gtx.Ops).Pop()
	event.Op(gtx.Ops, s)
	paint.Fill(gtx.Ops, c)
	return layout.Dimensions{Size: image.Pt(d, d)}
}

func at(img image.Image, x, y int) color.NRGBA {
	return color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA)
}

func TestTake(t *testing.T) {
	img, err := shot.Take(new(square).Layout, shot.Options{Size: image.Pt(20, 15)})
	require.NoError(t, err)
	assert.Equal(t, image.Rect(0, 0, 20, 15), img.Bounds())
	assert.Equal(t, red, at(img, 9, 9))
	assert.Equal(t, white, at(img, 10, 9))
	assert.Equal(t, white, at(img, 9, 10))
}

func TestTakeScaled(t *testing.T) {
	img, err := shot.Take(new(square).Layout, shot.Options{Size: image.Pt(21, 15), Scale: 1.5, Background: blue})
	require.NoError(t, err)
	assert.Equal(t, image.Pt(32, 23), img.Bounds().Size())
	assert.Equal(t, red, at(img, 14, 14))
	assert.Equal(t, blue, at(img, 15, 15))
	assert.Equal(t, blue, at(img, 31, 22))
}

func TestTakeFramesAndNow(t *testing.T) {
	var seen []time.Time
	w := func(gtx layout.Context) layout.Dimensions {
		seen = append(seen, gtx.Now)
		return layout.Dimensions{}
	}
	_, err := shot.Take(w, shot.Options{Size: image.Pt(2, 2)})
	require.NoError(t, err)
	assert.Len(t, seen, 2)
	assert.False(t, seen[0].IsZero())

	seen = nil
	now := time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)
	_, err = shot.Take(w, shot.Options{Size: image.Pt(2, 2), Frames: 3, Now: now})
	require.NoError(t, err)
	assert.Equal(t, []time.Time{now, now, now}, seen)
}

func TestTakeRefusesWhatCannotBeDrawn(t *testing.T) {
	w := new(square).Layout
	for name, o := range map[string]shot.Options{
		"no size":   {},
		"negative":  {Size: image.Pt(-1, 5)},
		"huge":      {Size: image.Pt(1<<30, 5)},
		"no scale":  {Size: image.Pt(5, 5), Scale: -1},
		"NaN scale": {Size: image.Pt(5, 5), Scale: float32(math.NaN())},
		"inf scale": {Size: image.Pt(5, 5), Scale: float32(math.Inf(1))},
	} {
		_, err := shot.Take(w, o)
		assert.ErrorContains(t, err, "cannot draw", name)
	}
	_, err := shot.Take(nil, shot.Options{Size: image.Pt(5, 5)})
	assert.Error(t, err)
	_, err = shot.Of(nil)
	assert.Error(t, err)
	_, err = shot.Of(new(gridtest.Harness))
	assert.Error(t, err, "no size")
}

func TestOfShowsThePose(t *testing.T) {
	h := gridtest.New(image.Pt(20, 20), new(square).Layout)
	img, err := shot.Of(h)
	require.NoError(t, err)
	assert.Equal(t, red, at(img, 5, 5))
	assert.Equal(t, color.NRGBA{}, at(img, 15, 15), "transparent where nothing is painted")

	h.Move(5, 5)
	n := h.Frames()
	img, err = shot.Of(h)
	require.NoError(t, err)
	assert.Equal(t, blue, at(img, 5, 5))
	assert.Equal(t, n, h.Frames(), "draws the frame that there is")
}

func TestTextIsTheSameEachTime(t *testing.T) {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Regular()))
	take := func(x int) image.Image {
		img, err := shot.Take(func(gtx layout.Context) layout.Dimensions {
			defer op.Offset(image.Pt(x, 0)).Push(gtx.Ops).Pop()
			return material.Body1(th, "Grid").Layout(gtx)
		}, shot.Options{Size: image.Pt(60, 24), Scale: 1.25})
		require.NoError(t, err)
		return img
	}
	share, most := shot.Diff(take(0), take(0))
	assert.Zero(t, share)
	assert.Zero(t, most)
	share, _ = shot.Diff(take(0), take(1))
	assert.Greater(t, share, 0.005, "one pixel off is seen")
}
