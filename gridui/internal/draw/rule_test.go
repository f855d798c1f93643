// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"encoding/binary"
	"image"
	"image/color"
	"testing"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/opscan"
)

// ruled paints a frame of rules with a painter.
func ruled(p *Painter, paint func(r *Rule)) {
	var ops op.Ops
	p.Begin(layout.Context{Ops: &ops}, false)
	r := p.Rule(color.NRGBA{A: 0xff})
	paint(&r)
	r.End()
}

func places(p *Painter) (all [][]image.Point) {
	for i := range p.rules {
		if of := &p.rules[i]; of.frame == p.frame {
			all = append(all, of.recorded)
		}
	}
	return all
}

func line(y int) image.Rectangle { return image.Rect(3, y, 100, y+1) }

// Lines that move together are recorded once.
func TestRulesRecordWhereLinesLieToEachOther(t *testing.T) {
	var p Painter
	lines := func(from, to int) {
		ruled(&p, func(r *Rule) {
			for y := from; y < to; y += 10 {
				r.Paint(line(y))
			}
		})
	}
	lines(5, 35)
	require.Equal(t, [][]image.Point{{{}, {Y: 10}, {Y: 20}}}, places(&p))
	call := p.rules[0].call
	lines(7, 37)
	require.Equal(t, call, p.rules[0].call)
	lines(7, 27)
	require.Equal(t, [][]image.Point{{{}, {Y: 10}}}, places(&p))
}

// The lines of a frame are recorded side by side: its operations refer to all of them.
func TestRulesOfAFrameKeepTheirPlaces(t *testing.T) {
	var p Painter
	ruled(&p, func(r *Rule) {
		r.Paint(line(0))
		r.Paint(line(10))
		r.Paint(image.Rect(0, 0, 1, 50))
		r.Paint(line(0))
		r.Paint(line(30))
	})
	require.Equal(t, [][]image.Point{{{}, {Y: 10}}, {{}}, {{}, {Y: 30}}}, places(&p))
}

// Rectangles at equal distances are one image, unless most of its many pixels would be clear.
func TestRulesAtEqualDistancesAreOneImage(t *testing.T) {
	painted := func(rects ...image.Rectangle) (counts []int) {
		var p Painter
		ruled(&p, func(r *Rule) {
			for _, at := range rects {
				r.Paint(at)
			}
		})
		for i := range p.rules {
			if of := &p.rules[i]; len(of.recorded) > 0 {
				counts = append(counts, of.key.count*len(of.recorded))
				require.Equal(t, of.key.count > 1, len(of.recorded) == 1)
			}
		}
		return counts
	}
	row := func(n, from, step int) (rects []image.Rectangle) {
		for i := range n {
			rects = append(rects, image.Rect(from+i*step, 5, from+i*step+1, 45))
		}
		return rects
	}
	require.Equal(t, []int{19}, painted(row(19, 100, 100)...))
	require.Equal(t, []int{ruleJoins}, painted(row(ruleJoins, 100, 100)...))
	uneven := row(19, 100, 100)
	uneven[18] = uneven[18].Add(image.Pt(1, 0))
	for _, apart := range [][]image.Rectangle{uneven, row(19, 2000, -100), row(80, 100, 100)} {
		var p Painter
		ruled(&p, func(r *Rule) {
			for _, at := range apart {
				r.Paint(at)
			}
		})
		require.Len(t, places(&p)[0], len(apart))
	}

	of := new(ruleImage)
	of.fill(ruleKey{size: image.Pt(1, 2), step: image.Pt(3, 0), count: 3, color: color.NRGBA{R: 9, A: 0xff}})
	require.Equal(t, image.Pt(7, 2), of.op.Size())
}

// Rectangles that do not fit in one image are several ones, from the second frame on: a window that is resized has other
// sizes in each.
func TestRulesOfALargeBandAreFewImages(t *testing.T) {
	shown := func(p *Painter, rects []image.Rectangle) (images int) {
		ruled(p, func(r *Rule) {
			for _, at := range rects {
				r.Paint(at)
			}
		})
		var all []image.Rectangle
		for i := range p.rules {
			of := &p.rules[i]
			if of.frame != p.frame || len(of.at) == 0 {
				continue
			}
			images += len(of.at)
			for range of.at {
				all = append(all, make([]image.Rectangle, of.key.count)...)
			}
		}
		require.Len(t, all, len(rects))
		return images
	}
	for _, of := range []struct{ n, width, height, step, images int }{
		{20, 1280, 1, 36, 2}, {21, 1280, 1, 36, 2}, {30, 1280, 1, 36, 3}, {10, 1280, 36, 72, 2}, {45, 1920, 1, 24, 4},
		{4, 1280, 36, 72, 1}, {30, 3840, 1, 72, 30}, {3, 1280, 1, 36, 3},
	} {
		var p Painter
		var rects []image.Rectangle
		for i := range of.n {
			rects = append(rects, image.Rect(0, i*of.step, of.width, i*of.step+of.height))
		}
		if of.images > 1 && of.n > of.images {
			require.Equal(t, of.n, shown(&p, rects), "%+v", of)
		}
		shown(&p, rects)
		for by := range 5 {
			for i := range rects {
				rects[i] = rects[i].Add(image.Pt(0, by))
			}
			require.Equal(t, of.images, shown(&p, rects), "%+v", of)
		}
		require.LessOrEqual(t, p.rulePixels, allRulePixels)
	}
}

// Without a GPU, rectangles are joined only if the clear pixels between them cost less than their draws, and large ones
// have the color alone.
func TestRulesWithoutAGPU(t *testing.T) {
	painted := func(n int, size, step image.Point) (images int) {
		p := Painter{}
		p.Style.TextImages = true
		for range 3 {
			ruled(&p, func(r *Rule) {
				for i := range n {
					at := step.Mul(i)
					r.Paint(image.Rectangle{Min: at, Max: at.Add(size)})
				}
			})
		}
		for _, at := range places(&p) {
			images += len(at)
		}
		return images
	}
	require.Equal(t, 1, painted(12, image.Pt(1, 36), image.Pt(100, 0)), "the lines of a header")
	require.Equal(t, 12, painted(12, image.Pt(1, 684), image.Pt(100, 0)), "the lines between columns")
	require.Equal(t, 19, painted(19, image.Pt(1280, 1), image.Pt(0, 36)), "the lines between rows")
	require.Equal(t, 0, painted(9, image.Pt(1280, 36), image.Pt(0, 72)), "stripes")
}

// All images together have a limit: those used longest ago give way.
func TestRulesHaveAMostOfPixels(t *testing.T) {
	var p Painter
	for n := range 100 {
		for range 2 {
			ruled(&p, func(r *Rule) {
				for i := range 20 {
					r.Paint(image.Rect(0, 36*i, 1200+n, 36*i+1))
				}
			})
		}
		require.LessOrEqual(t, p.rulePixels, allRulePixels)
		require.Len(t, places(&p), 2, "the images of one line and of ten")
	}
	all := 0
	for i := range p.rules {
		all += p.rules[i].pixels()
	}
	require.Equal(t, all, p.rulePixels)
}

// Rectangles that are seen through, large, empty, or of more sizes than there are images have none.
func TestRulesWithoutImages(t *testing.T) {
	var p Painter
	ruled(&p, func(r *Rule) {
		r.Paint(image.Rect(0, 0, ruleSide+1, 1))
		r.Paint(image.Rect(0, 0, 1000, 1000))
		r.Paint(image.Rectangle{})
		r.PaintRow(line(0))
		r.color.A = 0x7f
		r.Paint(line(0))
	})
	require.Empty(t, places(&p))
	ruled(&p, func(r *Rule) {
		for n := range 2 * ruleImages {
			r.Paint(image.Rect(0, 0, n+1, 1))
		}
	})
	require.Len(t, places(&p), ruleImages)
}

// Rectangles without an image that lie on one another without a gap are filled in one piece, whatever their heights.
func TestRulesFillTouchingRowsTogether(t *testing.T) {
	row := func(y, height int) image.Rectangle { return image.Rect(3, y, 100, y+height) }
	fills := func(alpha uint8, rects ...image.Rectangle) (all []image.Rectangle) {
		var p Painter
		var ops op.Ops
		p.Begin(layout.Context{Ops: &ops}, false)
		p.Style.RowHeight = 20
		r := p.Rule(color.NRGBA{A: alpha})
		for _, at := range rects {
			r.PaintRow(at)
		}
		r.End()
		clips := opscan.Codes(func(o *op.Ops) { clip.Rect{}.Push(o).Pop() })
		opscan.Walk(&ops, func(data []byte) {
			if data[0] == clips[0] {
				at := func(i int) int { return int(int32(binary.LittleEndian.Uint32(data[1+4*i:]))) }
				all = append(all, image.Rect(at(0), at(1), at(2), at(3)))
			}
		})
		return all
	}
	require.Equal(t, []image.Rectangle{row(0, 70)}, fills(0x7f, row(0, 20), row(20, 30), row(50, 20)))
	require.Equal(t, []image.Rectangle{row(0, 40), row(60, 20)}, fills(0x7f, row(0, 20), row(20, 20), row(60, 20)))
	require.Equal(t, []image.Rectangle{row(0, 30), image.Rect(4, 30, 100, 50)}, fills(0x7f, row(0, 30), image.Rect(4, 30, 100, 50)))
	require.Equal(t, []image.Rectangle{row(20, 30)}, fills(0xff, row(0, 20), row(20, 30), row(50, 20)), "opaque rows of the usual height are images")
	require.Empty(t, fills(0, row(0, 30)))
}

// Images of sizes that are gone, such as those of a window before it was resized, are dropped.
func TestRulesDropImages(t *testing.T) {
	var p Painter
	kept := func() (n int) {
		for i := range p.rules {
			n += p.rules[i].key.count
		}
		return n
	}
	for n := range 20 {
		ruled(&p, func(r *Rule) { r.Paint(image.Rect(0, 0, n+1, 1)) })
	}
	require.Equal(t, 20, kept())
	for range ruleFrames + ruleImages {
		ruled(&p, func(r *Rule) { r.Paint(line(0)) })
	}
	require.Equal(t, 1, kept())
}

func TestRulesAllocateNothing(t *testing.T) {
	var p Painter
	var ops op.Ops
	y := 0
	frame := func() {
		ops.Reset()
		y++
		p.Begin(layout.Context{Ops: &ops}, false)
		r := p.Rule(color.NRGBA{A: 0xff})
		for i := range 20 + y%2 {
			r.Paint(line(y + 10*i))
		}
		r.End()
	}
	for range 10 {
		frame()
	}
	require.Zero(t, testing.AllocsPerRun(20, frame))
}
