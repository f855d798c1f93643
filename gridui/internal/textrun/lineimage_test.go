// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"image"
	"image/color"
	"testing"

	"gioui.org/op"
	"github.com/stretchr/testify/require"
)

// imaging returns a Cache that draws text into images.
func imaging() *Cache {
	c := quick(collection())
	c.Images = true
	return c
}

// imageOf returns the image of a line that consists only of it.
func imageOf(t *testing.T, c *Cache, l *Line) *image.RGBA {
	t.Helper()
	l.Record(c)
	require.NotNil(t, l.image)
	require.False(t, hasPath(l))
	return &l.image.image
}

// hasPath reports whether paths were recorded, which are much larger than images.
func hasPath(l *Line) bool {
	data, _ := opsSize(&l.ops)
	return data > 256
}

func TestAllColorsAreOneImage(t *testing.T) {
	c, l := imaging(), new(Line)
	l.Add(c.RunString(body, "first"), 0, ink1)
	l.Add(c.RunString(body, "second"), 100, ink2)
	m := imageOf(t, c, l)
	seen := map[color.RGBA]bool{}
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			seen[m.RGBAAt(x, y)] = true
		}
	}
	require.True(t, seen[color.RGBA{}], "what lies between letters shows what is below")
	for _, ink := range []color.NRGBA{ink1, ink2} {
		require.True(t, seen[color.RGBA(ink)], "%v", ink)
	}
}

func TestTheOtherWayIsRecordedAnew(t *testing.T) {
	c, l := imaging(), new(Line)
	l.Add(c.RunString(body, "text"), 0, ink1)
	imageOf(t, c, l)
	c.Images = false
	l.Record(c)
	require.True(t, hasPath(l))
	c.Images = true
	imageOf(t, c, l)
}

func TestWhatFitsNoImageIsAPath(t *testing.T) {
	c := imaging()
	huge := Face{Font: body.Font, Px: maxImagePx + 1}
	for name, add := range map[string]func(l *Line){
		"too large":  func(l *Line) { l.Add(c.RunString(huge, "text"), 0, ink1) },
		"too wide":   func(l *Line) { l.Add(c.RunString(body, "a"), 0, ink1); l.Add(c.RunString(body, "b"), maxSide, ink1) },
		"the shaper": func(l *Line) { l.Add(latin().RunString(body, "text"), 0, ink1) },
	} {
		l := new(Line)
		add(l)
		l.Record(c)
		require.Nil(t, l.image, name)
		require.True(t, l.inked)
	}
	l := new(Line)
	l.Add(c.RunString(body, "text"), 0, ink1)
	l.Add(c.RunString(huge, "text"), 100, ink1)
	l.Record(c)
	require.True(t, hasPath(l), "what does not fit only")
	require.Less(t, l.image.image.Rect.Dx(), 100)
}

func TestImageHasRoomForItsGlyphsAlone(t *testing.T) {
	c, l := imaging(), new(Line)
	l.AddBelow(c.RunString(body, "."), 500, 300, ink1)
	size := imageOf(t, c, l).Rect.Size()
	require.LessOrEqual(t, size.X, 6)
	require.LessOrEqual(t, size.Y, 6)
}

func TestImagesUseTheirPixelsAgain(t *testing.T) {
	c, l := imaging(), new(Line)
	record := func(texts ...string) *image.RGBA {
		l.Reset()
		for i, s := range texts {
			l.Add(c.RunString(body, s), 80*i, ink1)
		}
		return imageOf(t, c, l)
	}
	first := &record("1234567", "1234567", "1234567").Pix[0]
	again := record("9876.5", "9876.5", "9876.5")
	require.Same(t, first, &again.Pix[0])
	require.Equal(t, again.Pix, imageOf(t, c, twin(l)).Pix, "nothing is left of what was there")
	one := record("1")
	require.LessOrEqual(t, cap(one.Pix), 4*len(one.Pix), "an image that has become small keeps little")
}

// twin returns an unrecorded line of the same runs.
func twin(l *Line) *Line { return &Line{items: l.items} }

func TestOverlapsAddUp(t *testing.T) {
	half := color.NRGBA{R: 200, A: 128}
	for _, ink := range []color.NRGBA{ink1, half} {
		in, m := newCoverage(ink), image.NewRGBA(image.Rect(0, 0, blockPixels, 1))
		s := newSprite(&mask{alpha: []uint8{100, 0}, box: image.Rect(0, 0, 2, 1)}, in)
		s.draw(m.Pix, m.Stride, 0)
		once := m.RGBAAt(0, 0)
		s.draw(m.Pix, m.Stride, 0)
		require.InDelta(t, 2*int(once.A), m.RGBAAt(0, 0).A, 2)
		s.draw(m.Pix, m.Stride, 0)
		require.Equal(t, ink.A, m.RGBAAt(0, 0).A, "no more than all is covered")
		require.Zero(t, m.RGBAAt(1, 0), "nothing covers it")
	}
}

func TestMasksAreBounded(t *testing.T) {
	c := imaging()
	draw := func(f Face, s string) {
		l := new(Line)
		l.Add(c.RunString(f, s), 0, ink1)
		l.Record(c)
	}
	most := 0
	for px := 8; px <= maxImagePx; px++ {
		for _, s := range scripts {
			draw(Face{Font: roboto.Font, Px: px}, s)
		}
		most = max(most, c.masker.bytes)
		draw(Face{Font: roboto.Font, Px: px}, "an outline without masks gets new ones")
		c.Begin()
		require.LessOrEqual(t, c.masker.bytes, maxMasks)
	}
	require.Greater(t, most, maxMasks/2)
}

func TestRecordedImagesArePaintedWithoutAllocating(t *testing.T) {
	c, l, ops := imaging(), new(Line), new(op.Ops)
	l.Add(c.RunString(body, "text"), 0, ink1)
	paint := func() {
		ops.Reset()
		l.Record(c)
		l.Paint(ops)
	}
	paint()
	require.Zero(t, testing.AllocsPerRun(20, paint))
}

// shownBy returns the pixels that the last image of a line paints, by their places on the line.
func shownBy(c *Cache, l *Line) map[image.Point]color.RGBA {
	shown := map[image.Point]color.RGBA{}
	for _, s := range c.scratch.strips {
		for y := s.box.Min.Y; y < s.box.Max.Y; y++ {
			for x := s.box.Min.X; x < s.box.Max.X; x++ {
				at := image.Pt(x, y)
				in := at.Sub(s.origin())
				if ink := l.image.image.RGBAAt(in.X, in.Y); ink != (color.RGBA{}) {
					shown[at] = ink
				}
			}
		}
	}
	return shown
}

// Without a GPU the room between rows is no part of the image, unless it is narrow. The image shows the same.
func TestImagesOfRowsLeaveOutTheRoomBetween(t *testing.T) {
	type text struct {
		says string
		x, y int
	}
	for name, of := range map[string]struct {
		texts  []text
		strips int
	}{
		"one row":            {[]text{{"first", 0, 0}, {"second", 100, 0}}, 1},
		"rows":               {[]text{{"first", 0, 0}, {"first", 300, 0}, {"gypsy", 7, 40}, {"gypsy", 300, 40}, {"third", 300, 80}}, 3},
		"a narrow column":    {[]text{{"first", 0, 0}, {"gypsy", 7, 40}, {"third", 0, 80}}, 1},
		"rows near together": {[]text{{"gypsy", 0, 0}, {"gypsy", 0, 12}, {"gypsy", 0, 24}}, 1},
		"lines in cells":     {[]text{{"first", 0, 0}, {"line", 0, 14}, {"beside", 90, 0}, {"next", 0, 60}}, 2},
		"upwards":            {[]text{{"first", 0, 80}, {"beside", 90, 80}, {"second", 0, 0}}, 2},
		"blank":              {[]text{{" ", 0, 0}, {"text", -30, 50}, {" ", 0, 90}}, 1},
	} {
		c, apart, whole := imaging(), new(Line), new(Line)
		for i, t := range of.texts {
			for _, l := range []*Line{apart, whole} {
				l.AddBelow(c.RunString(body, t.says), t.x, t.y, []color.NRGBA{ink1, ink2}[i%2])
			}
		}
		apart.RecordImage(c)
		require.NotNil(t, apart.image, name)
		require.Len(t, c.scratch.strips, of.strips, name)
		shown := shownBy(c, apart)
		c.Images = false
		whole.RecordImage(c)
		require.Len(t, c.scratch.strips, 1, name)
		require.Equal(t, shownBy(c, whole), shown, name)
		require.NotEmpty(t, shown, name)
		if of.strips > 1 {
			require.Less(t, apart.ImageBytes(), whole.ImageBytes(), name)
		}
	}
}
