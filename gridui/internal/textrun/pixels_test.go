// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package textrun

import (
	"image"
	"image/color"
	"math"
	"testing"

	"gioui.org/gpu/headless"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/paint"
	"gioui.org/unit"
	"gioui.org/widget"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/srgb"
)

// rowHeight is the distance between the baselines of a picture, in pixels.
const rowHeight = 40

// noise is the difference between pictures of one path at two places of Gio's atlas, out of 255. Text a
// quarter of a pixel off differs by more than 50.
const noise = 8

// sheet holds text to compare: in each row some pieces, 8 pixels from the left and 250 pixels apart, on one
// baseline.
var sheet = [][]string{
	{"Quick brown fox", "1,234.50 € – 98%", "AVATAR To. WAVE"},
	{"office affluent", "é ñ ø Ž (x²+y³)", "“To” Ta. ‘We?’"},
	{"서울 (Seoul) 3호선", "가격: ₩1,234.50", "漢字かなテー「あ」"},
	{"Ελλάδα Россия", "e\u0301 x\u0323\u0301", arabic + " 42"},
}

// drawn returns a picture of a drawing on white.
func drawn(t *testing.T, draw func(*op.Ops)) *image.RGBA {
	t.Helper()
	size := image.Pt(760, rowHeight*len(sheet)+20)
	w, err := headless.NewWindow(size.X, size.Y)
	require.NoError(t, err)
	defer w.Release()
	ops := new(op.Ops)
	paint.Fill(ops, color.NRGBA{R: 255, G: 255, B: 255, A: 255})
	draw(ops)
	require.NoError(t, w.Frame(ops))
	img := image.NewRGBA(image.Rectangle{Max: size})
	require.NoError(t, w.Screenshot(img))
	return img
}

// lines draws the sheet with a line of c for each row, or for each piece.
func lines(c *Cache, f Face, joined bool) func(*op.Ops) {
	return func(ops *op.Ops) {
		for y, row := range sheet {
			l := new(Line)
			for x, s := range row {
				l.Add(c.RunString(f, s), 8+250*x, ink1)
				if joined && x+1 < len(row) {
					continue
				}
				l.Record(c)
				at := op.Offset(image.Pt(0, rowHeight*(y+1))).Push(ops)
				l.Paint(ops)
				at.Pop()
				l = new(Line)
			}
		}
	}
}

// labels draws the sheet with a widget.Label for each piece.
func labels(c *Cache, f Face) func(*op.Ops) {
	return func(ops *op.Ops) {
		for y, row := range sheet {
			for x, s := range row {
				gtx := layout.Context{Ops: new(op.Ops), Constraints: layout.Constraints{Max: image.Pt(1e6, 1e6)}}
				m := op.Record(gtx.Ops)
				paint.ColorOp{Color: ink1}.Add(gtx.Ops)
				ink := m.Stop()
				m = op.Record(gtx.Ops)
				dims := widget.Label{MaxLines: 1}.Layout(gtx, c.Shaper, f.Font, unit.Sp(f.Px), s, ink)
				call := m.Stop()
				top := rowHeight*(y+1) - (dims.Size.Y - dims.Baseline)
				at := op.Offset(image.Pt(8+250*x, top)).Push(ops)
				call.Add(ops)
				at.Pop()
			}
		}
	}
}

// furthest returns the largest difference of any channel of two pictures.
func furthest(a, b *image.RGBA) int {
	d := 0
	for i := range a.Pix {
		d = max(d, int(a.Pix[i])-int(b.Pix[i]), int(b.Pix[i])-int(a.Pix[i]))
	}
	return d
}

func TestBothWaysLookAsALabel(t *testing.T) {
	more := 0
	blank := drawn(t, func(*op.Ops) {})
	for _, f := range hurried {
		full, fast := &Cache{Shaper: newShaper(everything())}, quick(everything())
		for _, s := range sheet {
			for _, s := range s {
				fast.RunString(f, s) // many texts are fast the second time
			}
		}
		fast.newest, fast.oldest, fast.table, fast.stats = nil, nil, table{}, Stats{}
		label := drawn(t, labels(full, f))
		require.Greater(t, furthest(blank, label), 200)
		for _, joined := range []bool{false, true} {
			require.LessOrEqual(t, furthest(label, drawn(t, lines(full, f, joined))), noise, "full, %v", f)
			require.LessOrEqual(t, furthest(label, drawn(t, lines(fast, f, joined))), noise, "fast, %v", f)
		}
		plain, outlined := 0, 0
		for r := fast.oldest; r != nil; r = r.newer {
			if r.plain {
				plain++
			}
			if r.outlined {
				outlined++
			}
		}
		require.Greater(t, plain, 5, "%v", f)
		more += outlined - plain
	}
	require.Positive(t, more, "ligatures and composed letters are drawn from outlines as well")
}

// Runs on several baselines of one line look the same as in separate lines, including pictures.
func TestRunsBelowEachOther(t *testing.T) {
	for _, c := range []*Cache{world(), quick(collection())} {
		texts := []string{"first", scripts["emoji"], arabic + " 42", "last"}
		apart := drawn(t, func(ops *op.Ops) {
			for i, s := range texts {
				var l Line
				l.Add(c.RunString(roboto, s), 8, ink1)
				l.Record(c)
				at := op.Offset(image.Pt(0, rowHeight*(i+1))).Push(ops)
				l.Paint(ops)
				at.Pop()
			}
		})
		joined := drawn(t, func(ops *op.Ops) {
			l := new(Line)
			for i, s := range texts {
				l.AddBelow(c.RunString(roboto, s), 8, rowHeight*i, ink1)
			}
			l.Record(c)
			at := op.Offset(image.Pt(0, rowHeight)).Push(ops)
			l.Paint(ops)
			at.Pop()
		})
		require.LessOrEqual(t, furthest(apart, joined), noise)
	}
}

// The same text is drawn at different heights below the baseline: the Shaper caches its paths regardless of
// height.
func TestTheSameTextFurtherBelow(t *testing.T) {
	for _, c := range []*Cache{world(), quick(collection())} {
		for _, s := range []string{arabic, scripts["emoji"]} {
			at := func(below ...int) *image.RGBA {
				return drawn(t, func(ops *op.Ops) {
					for _, y := range below {
						var l Line
						l.AddBelow(c.RunString(roboto, s), 8, y, ink1)
						l.Record(c)
						at := op.Offset(image.Pt(0, 2*rowHeight-y)).Push(ops)
						l.Paint(ops)
						at.Pop()
					}
				})
			}
			require.LessOrEqual(t, furthest(at(0), at(rowHeight)), noise)
			require.LessOrEqual(t, furthest(at(0), at(rowHeight/2)), noise)
		}
	}
}

// lightApart returns the difference of two pictures in light, from 0 to 1: the mean over the pixels that are
// not white in both.
func lightApart(a, b *image.RGBA) float64 {
	sum, n := 0.0, 0
	for i := 0; i < len(a.Pix); i += 4 {
		if a.Pix[i] == 255 && b.Pix[i] == 255 {
			continue
		}
		sum += math.Abs(srgb.Linear(a.Pix[i]) - srgb.Linear(b.Pix[i]))
		n++
	}
	return sum / float64(n)
}

// Text in images looks like a label, except that its glyphs are up to a sixteenth of a pixel off their places:
// with the exact coverage of a pixel, which Gio does not draw, the difference would be 0.03.
func TestImagesLookAsALabel(t *testing.T) {
	for _, f := range hurried {
		c := quick(everything())
		label := drawn(t, labels(c, f))
		c.Images = true
		require.LessOrEqual(t, lightApart(label, drawn(t, lines(c, f, true))), 0.02, "%v", f)
	}
}
