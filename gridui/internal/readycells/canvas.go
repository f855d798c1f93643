// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"image"
	"image/color"
	"math"
	"time"

	"gioui.org/f32"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/option"
)

// Canvas collects what some cells show: shapes, one path for each colour in the order in which the colours came first,
// then pictures, then texts. The zero value is empty; a Canvas must not be copied after first use.
type Canvas struct {
	// Painter has the style and the shaped texts, Look the colours.
	Painter *draw.Painter
	Look    *Look
	// Targets holds the targets of the cells that were drawn.
	Targets []Target
	// Until is the time at which the cells look different, zero for never.
	Until time.Time

	fills  draw.Batch
	images []placed
	icons  []placedIcon
	line   textrun.Line
	ops    op.Ops
	call   op.CallOp
	values []float64
	tags   []string
	inked  bool
}

// placed is a picture in its place.
type placed struct {
	op     paint.ImageOp
	rect   image.Rectangle
	radius int
}

type placedIcon struct {
	icon icon.Icon
	rect image.Rectangle
	ink  color.NRGBA
}

// Reset empties the canvas, and keeps its memory.
func (c *Canvas) Reset(p *draw.Painter, l *Look) {
	c.Painter, c.Look, c.Until = p, l, time.Time{}
	c.Targets = c.Targets[:0]
	c.fills.Reset()
	clear(c.images)
	c.images, c.icons = c.images[:0], c.icons[:0]
	c.line.Reset()
}

// Drop releases what the canvas paints.
func (c *Canvas) Drop() {
	c.Reset(c.Painter, c.Look)
	c.ops.Reset()
	c.call, c.inked = op.CallOp{}, false
}

func pt(x, y float32) f32.Point { return f32.Pt(x, y) }

// Rect fills a rectangle.
func (c *Canvas) Rect(r image.Rectangle, ink color.NRGBA) {
	c.fills.Rect(r, ink)
}

// RectF fills a rectangle.
func (c *Canvas) RectF(x0, y0, x1, y1 float32, ink color.NRGBA) {
	if x1 <= x0 || y1 <= y0 || ink.A == 0 {
		return
	}
	c.fills.In(ink).Polygon(pt(x0, y0), pt(x1, y0), pt(x1, y1), pt(x0, y1))
}

// Segment fills a line of a width between two points. All segments turn the same way, so that overlaps do not cancel out.
func (c *Canvas) Segment(a, b f32.Point, width float32, ink color.NRGBA) {
	dx, dy := b.X-a.X, b.Y-a.Y
	n := float32(math.Hypot(float64(dx), float64(dy)))
	if n == 0 {
		return
	}
	dx, dy = dx/n*width/2, dy/n*width/2
	a, b = pt(a.X-dx/2, a.Y-dy/2), pt(b.X+dx/2, b.Y+dy/2)
	c.fills.In(ink).Polygon(pt(a.X+dy, a.Y-dx), pt(b.X+dy, b.Y-dx), pt(b.X-dy, b.Y+dx), pt(a.X-dy, a.Y+dx))
}

// RoundRect fills a rectangle with round corners.
func (c *Canvas) RoundRect(r image.Rectangle, radius int, ink color.NRGBA) {
	if r.Empty() || ink.A == 0 {
		return
	}
	c.fills.In(ink).Round(r, float32(min(radius, r.Dx()/2, r.Dy()/2)), false)
}

// RoundFrame draws a line of a width inside a rectangle with round corners.
func (c *Canvas) RoundFrame(r image.Rectangle, radius, width int, ink color.NRGBA) {
	if r.Empty() || ink.A == 0 {
		return
	}
	f := c.fills.In(ink)
	radius = min(radius, r.Dx()/2, r.Dy()/2)
	f.Round(r, float32(radius), false)
	if in := r.Inset(width); !in.Empty() {
		f.Round(in, float32(max(radius-width, 0)), true)
	}
}

// Text draws a text in a rectangle, shortened to its width, and returns where its letters are.
func (c *Canvas) Text(text []byte, r image.Rectangle, a option.Align, face textrun.Face, ink color.NRGBA) image.Rectangle {
	if len(text) == 0 || r.Dx() <= 0 {
		return image.Rectangle{}
	}
	return c.run(c.Painter.Cache.Fit(face, text, r.Dx()), r, a, face, ink)
}

// String draws a text like Text.
func (c *Canvas) String(text string, r image.Rectangle, a option.Align, face textrun.Face, ink color.NRGBA) image.Rectangle {
	if text == "" || r.Dx() <= 0 {
		return image.Rectangle{}
	}
	return c.run(c.Painter.Cache.FitString(face, text, r.Dx()), r, a, face, ink)
}

func (c *Canvas) run(run *textrun.Run, r image.Rectangle, a option.Align, face textrun.Face, ink color.NRGBA) image.Rectangle {
	x := c.alignX(r, run.Width, a)
	c.line.AddBelow(run, x, r.Min.Y+c.Painter.Baseline(face, r.Dy()), ink)
	return image.Rect(x, r.Min.Y, x+run.Width, r.Max.Y)
}

// Width returns the width of a text.
func (c *Canvas) Width(text string, face textrun.Face) int {
	return c.Painter.Cache.RunString(face, text).Width
}

// alignX returns the left edge of something of a width in a rectangle.
func (c *Canvas) alignX(r image.Rectangle, width int, a option.Align) int {
	switch {
	case a == option.AlignCenter:
		return r.Min.X + (r.Dx()-width)/2
	case (a == option.AlignEnd) != c.RTL():
		return r.Max.X - width
	}
	return r.Min.X
}

// RTL reports whether the reading direction is from right to left.
func (c *Canvas) RTL() bool { return c.Painter.Style.RTL }

// From returns the part of a rectangle from a distance from the reading start on, of a width.
func (c *Canvas) From(r image.Rectangle, at, width int) image.Rectangle {
	if c.RTL() {
		return image.Rect(r.Max.X-at-width, r.Min.Y, r.Max.X-at, r.Max.Y)
	}
	return image.Rect(r.Min.X+at, r.Min.Y, r.Min.X+at+width, r.Max.Y)
}

// Dp returns a size in pixels.
func (c *Canvas) Dp(v float32) int {
	return int(math.Round(float64(c.Painter.Style.Metric.PxPerDp * v)))
}

// Image draws a picture over a rectangle with round corners.
func (c *Canvas) Image(pic paint.ImageOp, r image.Rectangle, radius int) {
	if !r.Empty() {
		c.images = append(c.images, placed{pic, r, radius})
	}
}

// Icon draws an icon in a square.
func (c *Canvas) Icon(ic icon.Icon, r image.Rectangle, ink color.NRGBA) {
	if !r.Empty() && !ic.IsZero() {
		c.icons = append(c.icons, placedIcon{ic, r, ink})
	}
}

// Target adds a target.
func (c *Canvas) Target(r image.Rectangle, do Outcome) {
	c.Targets = append(c.Targets, Target{r, do})
}

// ChangesAt notes that the cell looks different from a time on.
func (c *Canvas) ChangesAt(at time.Time) {
	if c.Until.IsZero() || at.Before(c.Until) {
		c.Until = at
	}
}

// Record makes the operations that Paint calls.
func (c *Canvas) Record() {
	c.line.Record(&c.Painter.Cache)
	c.ops.Reset()
	m := op.Record(&c.ops)
	c.fills.Record(&c.ops)
	for i := range c.images {
		c.images[i].record(&c.ops)
	}
	for _, ic := range c.icons {
		c.recordIcon(ic)
	}
	c.call = m.Stop()
	c.inked = !c.fills.Empty() || len(c.images) > 0 || len(c.icons) > 0
}

// record draws the picture.
func (p *placed) record(ops *op.Ops) {
	size := p.op.Size()
	if size.X == 0 || size.Y == 0 {
		return
	}
	area := clip.UniformRRect(p.rect, p.radius).Push(ops)
	scale := f32.Pt(float32(p.rect.Dx())/float32(size.X), float32(p.rect.Dy())/float32(size.Y))
	t := op.Affine(f32.Affine2D{}.Scale(f32.Point{}, scale).Offset(f32.Pt(float32(p.rect.Min.X), float32(p.rect.Min.Y)))).Push(ops)
	p.op.Add(ops)
	paint.PaintOp{}.Add(ops)
	t.Pop()
	area.Pop()
}

// recordIcon draws an icon.
func (c *Canvas) recordIcon(ic placedIcon) {
	gtx := c.Painter.Gtx
	gtx.Ops = &c.ops
	t := op.Offset(ic.rect.Min).Push(&c.ops)
	ic.icon.Draw(gtx, ic.rect.Dx(), ic.ink, nil)
	t.Pop()
}

// Paint paints what Record recorded, with the origin of the canvas at a point of the sheet.
func (c *Canvas) Paint(at image.Point) {
	if !c.inked && c.line.Len() == 0 {
		return
	}
	t := draw.Offset(c.Painter.Ops, at)
	if c.inked {
		c.call.Add(c.Painter.Ops)
	}
	if c.line.Len() > 0 {
		c.line.Paint(c.Painter.Ops)
	}
	t.Pop()
}
