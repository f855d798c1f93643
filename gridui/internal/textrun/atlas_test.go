// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"image"
	"image/color"
	"strconv"
	"strings"
	"testing"

	"gioui.org/op"
	"github.com/stretchr/testify/require"
)

// place sets a text in an atlas and draws it at a point.
func place(t *testing.T, a *Atlas, f Face, s string, x, y int, ink color.NRGBA) (width int) {
	t.Helper()
	a.cache.RunString(f, s) // learns
	width, ok := a.Set(f, []byte(s), 1000)
	require.True(t, ok, s)
	a.Place(x, y, ink)
	return width
}

// shown returns the pixels of a piece.
func shown(a *Atlas, p Piece) *image.RGBA {
	m := image.NewRGBA(image.Rectangle{Max: p.Source.Size()})
	from := &a.views[a.view].image
	for y := range m.Rect.Dy() {
		copy(m.Pix[y*m.Stride:], from.Pix[from.PixOffset(p.Source.Min.X, p.Source.Min.Y+y):][:m.Stride])
	}
	return m
}

// TestAtlasDrawsTheImageOfALine compares the pieces of an atlas with the image of a line.
func TestAtlasDrawsTheImageOfALine(t *testing.T) {
	c, a := imaging(), new(Atlas)
	for range 3 { // in memory that holds other text
		a.Begin(c, 500)
		for _, text := range []string{"1234.50", "AVATAR To.", "wave"} {
			for _, ink := range []color.NRGBA{ink1, ink2} {
				l := new(Line)
				l.AddBelow(c.RunString(body, text), 30, 70, ink)
				want := imageOf(t, c, l)
				for name, draw := range map[string]func(){
					"text": func() { require.Equal(t, c.RunString(body, text).Width, place(t, a, body, text, 30, 70, ink)) },
					"run":  func() { require.True(t, a.PlaceRun(c.RunString(body, text), 30, 70, ink)) },
				} {
					draw()
					pieces := a.EndLine()
					require.Len(t, pieces, 1)
					got := shown(a, pieces[0])
					off := pieces[0].At.Sub(l.items[0].box().Min)
					require.Equal(t, want.SubImage(got.Rect.Add(off)).(*image.RGBA).RGBAAt(off.X, off.Y), got.RGBAAt(0, 0))
					for y := range got.Rect.Dy() {
						for x := range got.Rect.Dx() {
							require.Equal(t, want.RGBAAt(x+off.X, y+off.Y), got.RGBAAt(x, y), "%s %s at %d,%d", name, text, x, y)
						}
					}
				}
			}
		}
	}
}

// Texts of all widths are in a narrow image, some of them up to its right edge, and beside each other where there is room.
func TestPiecesOfAnAtlasDoNotTouchEachOther(t *testing.T) {
	c := imaging()
	alone := func(text string) *image.RGBA {
		a := new(Atlas)
		a.Begin(c, 1000)
		place(t, a, body, text, 0, 50, ink1)
		return shown(a, a.EndLine()[0])
	}
	wide, narrow := "WAVE 1234567890", "fjord 1"
	want := map[string]*image.RGBA{wide: alone(wide), narrow: alone(narrow)}
	for width := minAtlasWidth; width < minAtlasWidth+want[narrow].Rect.Dx(); width++ {
		a := new(Atlas)
		a.Begin(c, width)
		var texts []string
		var pieces []Piece
		for i := range 40 {
			text := wide
			if i%3 > 0 {
				text = narrow
			}
			place(t, a, body, text, 0, 50, ink1)
			texts, pieces = append(texts, text), append(pieces, a.EndLine()...)
		}
		for i, p := range pieces {
			require.Equal(t, want[texts[i]], shown(a, p), "piece %d of %d pixels", i, width)
		}
	}
}

// A narrow text takes the room that wide ones have left beside them.
func TestAtlasFillsItsShelves(t *testing.T) {
	c, a := imaging(), new(Atlas)
	a.Begin(c, 300)
	var last Piece
	for i := range 20 {
		text := strings.Repeat("7", 24)
		if i >= 10 {
			text = "77"
		}
		place(t, a, body, text, 0, 50, ink1)
		last = a.EndLine()[0]
		require.Less(t, a.views[a.view].image.Rect.Dx(), 310)
	}
	require.Equal(t, 10*last.Source.Dy(), a.height())
}

func TestAtlasLeavesOutTheRoomBetweenTexts(t *testing.T) {
	c, a := imaging(), new(Atlas)
	a.Begin(c, 600)
	for _, x := range []int{0, 60, 400} {
		place(t, a, body, "12.50", x, 100, ink1)
	}
	pieces := a.EndLine()
	require.Len(t, pieces, 2)
	require.Less(t, pieces[0].Source.Dx(), 110)
	require.Less(t, pieces[1].Source.Dx(), 45)
	require.Less(t, pieces[0].Source.Dy(), 12)
	require.Equal(t, pieces[0].Source.Max.X, pieces[1].Source.Min.X)
	require.Equal(t, pieces[0].Source.Min.Y, pieces[1].Source.Min.Y)
	height := a.views[a.view].image.Rect.Dy()
	require.Equal(t, pieces[0].Source.Dy(), height, "the image has room for its text alone")

	place(t, a, body, "from the right", 300, 20, ink1)
	place(t, a, body, "to the left", 200, 20, ink2)
	require.Len(t, a.EndLine(), 1)
	require.Empty(t, a.EndLine())
}

func TestAtlasDrawsOnlyWhatFits(t *testing.T) {
	c, a := imaging(), new(Atlas)
	a.Begin(c, 300)
	huge := Face{Font: body.Font, Px: maxImagePx + 1}
	for name, cell := range map[string]struct {
		face Face
		text string
		room int
	}{
		"too large":     {huge, "text", 1000},
		"too wide":      {body, strings.Repeat("1234567890", 8), 1000},
		"no room":       {body, "1234567890", 40},
		"many":          {body, strings.Repeat("1", minHead+1), 10_000},
		"a line break":  {body, "a\nb", 1000},
		"the shaper":    {roboto, arabic, 1000},
		"a blank end":   {body, "text ", 1000},
		"without space": {body, "", 1000},
	} {
		c.RunString(cell.face, "1234567890 text") // learns
		_, ok := a.Set(cell.face, []byte(cell.text), cell.room)
		require.False(t, ok, name)
	}
	require.False(t, a.PlaceRun(c.RunString(huge, "text"), 0, 0, ink1))
	require.False(t, a.PlaceRun(c.RunString(body, strings.Repeat("wide ", 30)), 0, 0, ink1))
	require.False(t, a.PlaceRun(latin().RunString(body, "text"), 0, 0, ink1))
	require.True(t, a.PlaceRun(c.RunString(body, ""), 0, 0, ink1), "there is nothing to draw")
	require.Empty(t, a.EndLine())
	_, ok := a.Set(body, []byte("1234567890"), 1000)
	require.True(t, ok)
}

// TestAtlasIsBounded draws much more text than fits.
func TestAtlasIsBounded(t *testing.T) {
	c, a := imaging(), new(Atlas)
	text := strings.Repeat("1234567890 ", 11) + "1"
	for range 3 {
		a.Begin(c, 100_000)
		lines := 0
		for ; a.HasRoom(maxLineHeight); lines++ {
			for x := range 5 {
				place(t, a, body, text, 1000*x, 0, ink1)
			}
			a.EndLine()
		}
		require.Greater(t, lines, 100)
		view := &a.views[a.view].image
		require.Equal(t, maxSide, view.Rect.Dx())
		require.LessOrEqual(t, view.Rect.Dy(), maxAtlasHeight)
	}
	require.LessOrEqual(t, cap(a.pix), 4*maxSide*maxAtlasHeight+spriteSlack)
	require.False(t, a.HasRoom(maxLineHeight+1), "nor does a line that is too high fit")
	a.Drop()
	require.Nil(t, a.pix)
	require.Nil(t, a.views)
}

// TestAtlasUsesAnImageOperationAgainLate draws frames: an operation is used again only after many others, because Gio
// keeps its texture until a frame without it is drawn. The pixels are used again at once.
func TestAtlasUsesAnImageOperationAgainLate(t *testing.T) {
	c, a := imaging(), new(Atlas)
	seen := map[*image.RGBA]int{}
	var pix *uint8
	for frame := range 3 * restFrames {
		a.Begin(c, 300)
		place(t, a, body, strconv.Itoa(10_000_000+frame), 0, 0, ink1)
		a.EndLine()
		view := &a.views[a.view].image
		if last, ok := seen[view]; ok {
			require.Equal(t, restFrames, frame-last)
		}
		seen[view] = frame
		if frame > 1 {
			require.Same(t, pix, &view.Pix[0])
		}
		pix = &view.Pix[0]
	}
	require.Len(t, seen, restFrames)
}

func TestAtlasAllocatesNothing(t *testing.T) {
	c, a, ops := imaging(), new(Atlas), new(op.Ops)
	n, buf := 10_000_000, []byte(nil)
	frame := func() {
		ops.Reset()
		c.Begin()
		a.Begin(c, 800)
		for y := range 20 {
			for x := range 10 {
				n += 977
				buf = strconv.AppendInt(buf[:0], int64(n), 10)
				if _, ok := a.Set(body, buf, 1000); ok {
					a.Place(80*x, 20*y, ink1)
				} else {
					a.PlaceRun(c.Fit(body, buf, 1000), 80*x, 20*y, ink1)
				}
			}
			a.EndLine()
			a.Use(ops)
		}
	}
	for range 2 * restFrames {
		frame()
	}
	require.Zero(t, testing.AllocsPerRun(100, frame))
	require.LessOrEqual(t, c.Stats().Runs, 10, "the cache keeps text to learn from only")
}
