// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"bytes"
	"context"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/png"
	"io"
	"math"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/font/gofont"
	"gioui.org/op"
	"gioui.org/text"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/contrast"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/srgb"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/gridui/tint"
)

var (
	rowRect = image.Rect(0, 0, 116, 36)
	shaper  = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
)

// canvas returns an empty canvas in a theme.
func canvas(rtl bool) *Canvas {
	p, l := &draw.Painter{}, &Look{}
	st := style.Resolved{Theme: theme.Light(), Line: 1, RTL: rtl, Metric: unit.Metric{PxPerDp: 1, PxPerSp: 1}}
	st.Face = textrun.Face{Px: 14}
	st.Shaper = shaper
	p.SetStyle(&st)
	p.Ops = new(op.Ops)
	p.Follow()
	l.Sync(&st)
	c := new(Canvas)
	c.Reset(p, l)
	return c
}

// input returns a cell of a text.
func input(c *Canvas, text string) *Input {
	texts := locale.For("en").Ready
	return &Input{
		Def: column.New("a", "A"), Text: []byte(text), Cell: rowRect, Line: rowRect.Inset(1), Face: c.Painter.Style.Face, Ink: c.Look.Fg, Texts: &texts,
		Now: time.Unix(1_000_000, 0), Target: -1, Hover: -1, Pos: -1,
	}
}

// bounds returns the bounds of what has a colour, empty for nothing.
func (c *Canvas) bounds(ink color.NRGBA) (x0, y0, x1, y1 float32) {
	x0, y0, x1, y1 = 1e9, 1e9, -1e9, -1e9
	c.fills.Corners(func(of color.NRGBA, at f32.Point) {
		if of == ink {
			x0, y0, x1, y1 = min(x0, at.X), min(y0, at.Y), max(x1, at.X), max(y1, at.Y)
		}
	})
	return x0, y0, x1, y1
}

// steps returns the number of corners of outlines.
func (c *Canvas) steps() (n int) {
	c.fills.Corners(func(color.NRGBA, f32.Point) { n++ })
	return n
}

func given(values ...float64) func([]float64, rowdata.Row) []float64 {
	return func(dst []float64, _ rowdata.Row) []float64 { return append(dst, values...) }
}

func one(v float64) Number { return func(rowdata.Row) (float64, bool) { return v, true } }

// TestAPixelKeepsItsExtremes draws 10,000 values of which one is far above and one far below the others, in 100 pixels.
func TestAPixelKeepsItsExtremes(t *testing.T) {
	for _, kind := range []option.SparklineKind{option.SparkLine, option.SparkBars, option.SparkWinLoss} {
		values := make([]float64, 10_000)
		values[1234], values[8765] = 100, -100
		c := canvas(false)
		(&Sparkline{Sparkline: option.Sparkline{Kind: kind}, Values: given(values...)}).Draw(c, input(c, ""))
		x0, y0, x1, y1 := c.bounds(c.Look.Shape[tint.Blue])
		if kind != option.SparkLine {
			_, _, _, y1 = c.bounds(c.Look.Shape[tint.Red])
		}
		require.InDelta(t, 5, y0, 3, kind)
		require.InDelta(t, 31, y1, 3, kind)
		require.True(t, x0 >= 0 && x1 <= 116, kind)
		require.Less(t, c.steps(), 116*5*5, "steps follow the pixels, not the values")
	}
}

func TestSparklinesHaveGapsAndScales(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	of := func(o option.Sparkline, values ...float64) *Canvas {
		c := canvas(false)
		(&Sparkline{Sparkline: o, Values: given(values...)}).Draw(c, input(c, ""))
		return c
	}
	segments := func(c *Canvas) int { return c.steps() / 4 }
	require.Equal(t, 3+1, segments(of(option.Sparkline{}, 1, 2, 3, 1)), "with the mark of the last value")
	require.Equal(t, 2+1, segments(of(option.Sparkline{}, 1, 2, nan, 3, 1)))
	require.Equal(t, 1+1+1, segments(of(option.Sparkline{}, 1, nan, 3, 1)), "a value alone is a dot")
	require.Equal(t, 1, segments(of(option.Sparkline{}, 5)))
	require.Zero(t, segments(of(option.Sparkline{})))
	require.Zero(t, segments(of(option.Sparkline{}, nan)))
	require.NotZero(t, segments(of(option.Sparkline{}, inf, -inf, 2)))
	require.NotZero(t, segments(of(option.Sparkline{}, math.MaxFloat64, -math.MaxFloat64)))
	c := of(option.Sparkline{Min: 0, Max: 100}, 50, 50)
	_, y0, _, y1 := c.bounds(c.Look.Shape[tint.Blue])
	require.InDelta(t, 18, (y0+y1)/2, 1)
}

func TestSparklinesAreMirrored(t *testing.T) {
	for _, kind := range []option.SparklineKind{option.SparkBars, option.SparkWinLoss} {
		for _, rtl := range []bool{false, true} {
			c := canvas(rtl)
			(&Sparkline{Sparkline: option.Sparkline{Kind: kind}, Values: given(1, 1, 1, -1)}).Draw(c, input(c, ""))
			x0, _, _, _ := c.bounds(c.Look.Shape[tint.Red])
			require.Equal(t, rtl, x0 < 40, "the last value is at the reading end")
		}
	}
}

func TestWinAndLossDifferByTheirPlace(t *testing.T) {
	c := canvas(false)
	(&Sparkline{Sparkline: option.Sparkline{Kind: option.SparkWinLoss}, Values: given(1, -1, 0)}).Draw(c, input(c, ""))
	_, _, _, win := c.bounds(c.Look.Shape[tint.Blue])
	_, loss, _, _ := c.bounds(c.Look.Shape[tint.Red])
	require.Less(t, win, loss)
}

func TestBarsReachFromZero(t *testing.T) {
	at := func(b Bar, scale Scale, rtl bool) (from, to float32) {
		c := canvas(rtl)
		b.TextHidden = true
		in := input(c, "")
		in.Scale = scale
		b.Draw(c, in)
		x0, _, x1, _ := c.bounds(c.Look.Shape[tint.Blue])
		if x1 < x0 {
			x0, _, x1, _ = c.bounds(c.Look.Shape[tint.Red])
		}
		return x0, x1
	}
	for _, test := range []struct {
		v        float64
		of       Scale
		from, to float32
	}{
		{50, Scale{10, 100}, 1, 58}, {100, Scale{10, 100}, 1, 115}, {-50, Scale{-100, 100}, 29.5, 58}, {50, Scale{-100, 100}, 58, 86.5},
		{math.Inf(1), Scale{-100, 100}, 58, 115}, {math.Inf(-1), Scale{-100, 100}, 1, 58}, {-5, Scale{-10, -5}, 58, 115},
	} {
		from, to := at(Bar{Number: one(test.v)}, test.of, false)
		require.InDelta(t, test.from, from, 1, test)
		require.InDelta(t, test.to, to, 1, test)
		from, to = at(Bar{Number: one(test.v)}, test.of, true)
		require.InDelta(t, 116-test.to, from, 1, test)
		require.InDelta(t, 116-test.from, to, 1, test)
	}
	for _, nothing := range []Bar{{Number: one(math.NaN())}, {Number: func(rowdata.Row) (float64, bool) { return 5, false }}, {Number: one(5)}} {
		c := canvas(false)
		nothing.Draw(c, input(c, ""))
		require.True(t, c.fills.Empty(), "no scale yet, or no value")
	}
}

func TestProgressIsBounded(t *testing.T) {
	width := func(v float64) float32 {
		c := canvas(false)
		(&Progress{Number: one(v), Progress: option.Progress{TextHidden: true}}).Draw(c, input(c, ""))
		x0, _, x1, _ := c.bounds(c.Look.Shape[tint.Blue])
		if v >= 1 {
			x0, _, x1, _ = c.bounds(c.Look.Shape[tint.Green])
		}
		return max(x1-x0, 0)
	}
	require.Zero(t, width(-1))
	require.Zero(t, width(0))
	require.InDelta(t, 57, width(0.5), 8)
	for _, full := range []float64{1, 1.2, 99, math.Inf(1)} {
		require.InDelta(t, 114, width(full), 8, full)
	}
}

func TestTagsThatDoNotFitAreCounted(t *testing.T) {
	for width, pills := range map[int]int{30: 0, 60: 1, 116: 2, 400: 5} {
		c := canvas(false)
		in := input(c, "")
		in.Cell.Max.X, in.Line.Max.X = width, width
		(&Chips{Each: func(_ rowdata.Row, each func(string)) {
			for _, tag := range []string{"one", "two", "three", "four", "five"} {
				each(tag)
			}
		}}).Draw(c, in)
		require.Equal(t, 5*pills, c.steps(), width)
		texts := pills
		if pills < 5 {
			texts++
		}
		require.Equal(t, texts, c.line.Len(), width)
	}
}

func TestDistances(t *testing.T) {
	now := time.Date(2024, 5, 6, 7, 8, 9, 0, time.UTC)
	en, ko := locale.For("en").Ready.Distance, locale.For("ko").Ready.Distance
	for _, test := range []struct {
		away   time.Duration
		en, ko string
		stays  time.Duration
	}{
		{0, "just now", "방금", time.Minute}, {-59 * time.Second, "just now", "방금", time.Second}, {-time.Minute, "1 minute ago", "1분 전", time.Minute},
		{-3*time.Minute - time.Second, "3 minutes ago", "3분 전", 59 * time.Second}, {-59*time.Minute - 30*time.Second, "59 minutes ago", "59분 전", 30 * time.Second},
		{-23*time.Hour - 59*time.Minute, "23 hours ago", "23시간 전", time.Minute}, {-24 * time.Hour, "1 day ago", "1일 전", 24 * time.Hour},
		{-8 * 24 * time.Hour, "1 week ago", "1주 전", 6 * 24 * time.Hour}, {-29 * 24 * time.Hour, "4 weeks ago", "4주 전", 24 * time.Hour},
		{-364 * 24 * time.Hour, "12 months ago", "12개월 전", 24 * time.Hour}, {-800 * 24 * time.Hour, "2 years ago", "2년 전", 295 * 24 * time.Hour},
		{90 * time.Second, "in 1 minute", "1분 후", 30*time.Second + 1}, {2 * time.Hour, "in 2 hours", "2시간 후", 1}, {30 * time.Second, "just now", "방금", 90 * time.Second},
	} {
		n, unit, until := Distance(now.Add(test.away), now)
		require.Equal(t, test.en, en(n, unit), test.away)
		require.Equal(t, test.ko, ko(n, unit), test.away)
		require.Equal(t, test.stays, until.Sub(now), test.away)
		n2, unit2, _ := Distance(now.Add(test.away), until.Add(-1))
		require.Equal(t, []any{n, unit}, []any{n2, unit2}, test.away)
		n3, unit3, _ := Distance(now.Add(test.away), until)
		require.NotEqual(t, []any{n, unit}, []any{n3, unit3}, test.away)
	}
}

func TestInitials(t *testing.T) {
	for name, want := range map[string]string{"Ada Lovelace": "AL", "김민준": "김", "grace": "G", "": "", " , ": "", "Anna von der Mark": "AM", "éa é": "ÉÉ"} {
		require.Equal(t, want, initials(name), name)
	}
}

// TestContrastOfReadyCells checks texts on pills, shapes and links over all backgrounds of rows.
func TestContrastOfReadyCells(t *testing.T) {
	for name, th := range map[string]theme.Theme{"light": theme.Light(), "dark": theme.Dark(), "contrast": theme.HighContrast()} {
		var l Look
		l.Sync(&style.Resolved{Theme: th})
		text := 4.5
		if name == "contrast" {
			text = 7
		}
		for hue := tint.Red; hue <= tint.Grey; hue++ {
			require.GreaterOrEqual(t, srgb.Contrast(l.Fg, l.Ground[hue]), text, "%s: text on %d", name, hue)
			for _, g := range contrast.RowGrounds(th) {
				require.GreaterOrEqual(t, srgb.Contrast(l.Shape[hue], g), 3.0, "%s: shape %d on %v", name, hue, g)
			}
		}
		for _, g := range contrast.RowGrounds(th) {
			require.GreaterOrEqual(t, srgb.Contrast(l.Link, g), text, "%s: links on %v", name, g)
		}
		require.GreaterOrEqual(t, srgb.Contrast(l.OnFill, l.Fill), 4.5, name)
	}
}

func TestForcedColorsAreThoseOfTheSystem(t *testing.T) {
	var l Look
	l.Sync(&style.Resolved{Theme: theme.HighContrast(), ForcedColors: true})
	for hue := tint.Red; hue <= tint.Grey; hue++ {
		require.Equal(t, l.Fg, l.Shape[hue])
	}
	require.Equal(t, l.Fg, l.Link)
}

func encoded(w, h int) []byte {
	var out bytes.Buffer
	_ = png.Encode(&out, image.NewGray(image.Rect(0, 0, w, h)))
	return out.Bytes()
}

// header returns the beginning of a picture of a size, without pixels.
func header(w, h int) []byte {
	data := []byte("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR")
	for _, v := range []int{w, h} {
		data = append(data, byte(v>>24), byte(v>>16), byte(v>>8), byte(v))
	}
	data = append(data, 8, 2, 0, 0, 0)
	sum := crc32.ChecksumIEEE(data[12:])
	return append(data, byte(sum>>24), byte(sum>>16), byte(sum>>8), byte(sum))
}

func TestPicturesAreBounded(t *testing.T) {
	of := func(data []byte, most int, room image.Point) (image.Point, error) {
		img, err := decode(context.Background(), Load{Open: openBytes(data), MaxPixels: most}, room)
		if err != nil {
			return image.Point{}, err
		}
		return img.Bounds().Size(), nil
	}
	_, err := of(header(10_000, 10_000), 0, image.Pt(30, 30))
	require.ErrorIs(t, err, errLarge)
	_, err = of(encoded(20, 20), 399, image.Pt(30, 30))
	require.ErrorIs(t, err, errLarge)
	size, err := of(encoded(20, 20), 400, image.Pt(30, 30))
	require.NoError(t, err)
	require.Equal(t, image.Pt(20, 20), size)
	size, err = of(encoded(4000, 100), 0, image.Pt(80, 30))
	require.NoError(t, err)
	require.Equal(t, image.Pt(80, 2), size)
	size, err = of(encoded(1, 1), 0, image.Pt(80, 30))
	require.NoError(t, err)
	require.Equal(t, image.Pt(1, 1), size)
	for _, bad := range [][]byte{nil, []byte("text"), header(5, 5), encoded(50, 50)[:60]} {
		_, err = of(bad, 0, image.Pt(30, 30))
		require.Error(t, err)
	}
	_, err = decode(context.Background(), Load{Open: openSource(func(context.Context, string) (io.ReadCloser, error) { return nil, nil }, "")}, image.Pt(1, 1))
	require.Error(t, err)
	_, err = decode(context.Background(), Load{Open: openSource(func(context.Context, string) (io.ReadCloser, error) { return nil, errors.New("no") }, "")}, image.Pt(1, 1))
	require.Error(t, err)
}

// TestKeptPicturesAreBounded keeps more pictures than there is room for: those used longest ago go.
func TestKeptPicturesAreBounded(t *testing.T) {
	s := newPictures(nil).(*pictures)
	for i := range 200 {
		p := &picture{key: PictureKey{Len: i}}
		s.kept[p.key] = p
		s.clock++
		p.used = s.clock
		s.take(result{of: p, image: image.NewRGBA(image.Rect(0, 0, 512, 512))})
	}
	require.LessOrEqual(t, s.bytes, mostBytes)
	require.Len(t, s.kept, mostBytes/(512*512*4))
	require.NotNil(t, s.kept[PictureKey{Len: 199}])
	require.Nil(t, s.kept[PictureKey{Len: 0}])
}
