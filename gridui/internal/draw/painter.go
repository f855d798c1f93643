// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"
	"image/color"
	"time"

	"gioui.org/f32"
	"gioui.org/io/input"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Painter draws shapes and texts of a frame. It knows no grid: what lies where comes with
// each call, in pixels of the sheet.
type Painter struct {
	// Style is that of the frame.
	Style style.Resolved
	// Gtx and Ops are those of the frame.
	Gtx layout.Context
	Ops *op.Ops
	// Cache has the runs of text, Paths the shapes that are painted again and again.
	Cache textrun.Cache
	Paths Paths
	// StyleRev grows when what cached text depends on changes.
	StyleRev uint32
	// Stages times the frame while programs want that.
	Stages Stages
	// Describes says that the grid is described to assistive technology.
	Describes bool

	// origin is the point of the sheet where what is painted next has its own.
	origin image.Point
	// lastLine is the baseline that was asked for last.
	lastLine    baseLine
	cachedTexts cachedTexts
	styleKey    styleKey
	phrases     phrases
	// wake is when the next frame is wanted, zero: not for what is painted. asked is the command that
	// asked for one last: making it allocates.
	wake  time.Time
	asked input.Command
}

// Styled reports whether there is a style. There is none before the first frame is painted: its input
// comes first, so that what writes texts or needs the size of one has to wait for the second.
func (p *Painter) Styled() bool { return p.Style.Shaper != nil }

// Begin begins a frame, whose style has been resolved.
func (p *Painter) Begin(gtx layout.Context, describes bool) {
	p.Describes = describes
	p.Gtx, p.Ops, p.origin, p.wake = gtx, gtx.Ops, image.Point{}, time.Time{}
}

// WakeAt asks for a frame at a time at which something that was painted looks otherwise.
func (p *Painter) WakeAt(at time.Time) {
	if p.wake.IsZero() || at.Before(p.wake) {
		p.wake = at
	}
}

// End ends a frame: the window is asked for the next one that was wanted.
func (p *Painter) End() {
	if p.wake.IsZero() {
		return
	}
	if last, ok := p.asked.(op.InvalidateCmd); !ok || !last.At.Equal(p.wake) {
		p.asked = op.InvalidateCmd{At: p.wake}
	}
	p.Gtx.Execute(p.asked)
}

// Dp is a size in pixels. Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (p *Painter) Dp(v unit.Dp) int { return p.Gtx.Dp(v) }

// Ink sets the colour that FillInk paints with, until something else is painted.
func (p *Painter) Ink(c color.NRGBA) { paint.ColorOp{Color: c}.Add(p.Ops) }

// FillInk paints a rectangle of the sheet in the colour that was set.
func (p *Painter) FillInk(r image.Rectangle) {
	c := Clip(p.Ops, r.Sub(p.origin))
	paint.PaintOp{}.Add(p.Ops)
	c.Pop()
}

// Fill paints a rectangle of the sheet; an empty one or an invisible colour is
// nothing to paint.
func (p *Painter) Fill(r image.Rectangle, c color.NRGBA) {
	if r.Empty() || c.A == 0 {
		return
	}
	p.Ink(c)
	p.FillInk(r)
}

// MoveTo makes a point of the sheet the origin of what is painted next. From text to
// text that takes a third of the operations of coming back after each; Fill and
// FillInk know of it, for all else the origin is that of the sheet.
func (p *Painter) MoveTo(at image.Point) {
	if at != p.origin {
		op.Offset(at.Sub(p.origin)).Add(p.Ops)
		p.origin = at
	}
}

// Frame draws the four sides of a rectangle inside it, w pixels thick.
func (p *Painter) Frame(r image.Rectangle, w int, c color.NRGBA) {
	p.Fill(image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+w), c)
	p.Fill(image.Rect(r.Min.X, r.Max.Y-w, r.Max.X, r.Max.Y), c)
	p.Fill(image.Rect(r.Min.X, r.Min.Y+w, r.Min.X+w, r.Max.Y-w), c)
	p.Fill(image.Rect(r.Max.X-w, r.Min.Y+w, r.Max.X, r.Max.Y-w), c)
}

// Border is Frame as far as it lies within another rectangle.
func (p *Painter) Border(r, within image.Rectangle, w int, c color.NRGBA) {
	defer Clip(p.Ops, within).Pop()
	p.Frame(r, w, c)
}

// RoundRect fills a rectangle with round corners.
func (p *Painter) RoundRect(r image.Rectangle, radius int, c color.NRGBA) {
	if r.Empty() || c.A == 0 {
		return
	}
	defer Offset(p.Ops, r.Min).Pop()
	paint.ColorOp{Color: c}.Add(p.Ops)
	p.Paths.roundRect(r.Size(), radius).Add(p.Ops)
}

// Badge draws a short text on a round ground with its middle at a point, and returns
// that middle's x.
func (p *Painter) Badge(s string, middle image.Point) int {
	w := p.Cache.RunString(p.Style.Face, s).Width
	h := p.Style.Face.Px + p.Dp(6)
	w = max(w+p.Dp(10), h)
	r := image.Rect(0, 0, w, h).Add(middle.Sub(image.Pt(w/2, h/2)))
	p.RoundRect(r, h/2, p.Style.Theme.Accent)
	p.Text(s, r, option.AlignCenter, p.Style.Theme.AccentFg)
	return middle.X
}

// Icon draws an icon in the middle of a rectangle.
func (p *Painter) Icon(ic icon.Icon, r image.Rectangle, c color.NRGBA) {
	p.iconOf(ic, r, p.Style.MarkSize, c)
}

// LargeIcon is Icon as large as the rectangle.
func (p *Painter) LargeIcon(ic icon.Icon, r image.Rectangle, c color.NRGBA) {
	p.iconOf(ic, r, r.Dx(), c)
}

// iconOf draws an icon in the middle of a rectangle, in a size of so many pixels at most.
func (p *Painter) iconOf(ic icon.Icon, r image.Rectangle, most int, c color.NRGBA) {
	size := min(most, r.Dx(), r.Dy())
	if size <= 0 {
		return
	}
	t := Offset(p.Ops, r.Min.Add(r.Size().Sub(image.Pt(size, size)).Div(2)))
	ic.Draw(p.Gtx, size, c, p.DrawGlyph)
	t.Pop()
}

// Cursor sets the mouse pointer over a rectangle.
func (p *Painter) Cursor(r image.Rectangle, c pointer.Cursor) {
	defer Clip(p.Ops, r).Pop()
	c.Add(p.Ops)
}

// Material records a colour as widgets of Gio take it.
func (p *Painter) Material(c color.NRGBA) op.CallOp {
	m := op.Record(p.Ops)
	paint.ColorOp{Color: c}.Add(p.Ops)
	return m.Stop()
}

// Triangle fills a corner: legs is how far it reaches from at, to the left and upwards where that is
// negative.
func (p *Painter) Triangle(at, legs image.Point, ink color.NRGBA) {
	at = at.Sub(p.origin)
	x, y := float32(legs.X), float32(legs.Y)
	var path clip.Path
	path.Begin(p.Ops)
	path.MoveTo(f32.Pt(float32(at.X), float32(at.Y)))
	path.Line(f32.Pt(x, 0))
	path.Line(f32.Pt(-x, y))
	path.Close()
	paint.FillShape(p.Ops, ink, clip.Outline{Path: path.End()}.Op())
}

// StyleBar draws the bar of a cell style at the reading start of a row or cell.
func (p *Painter) StyleBar(r image.Rectangle, l theme.CellStyle) {
	if l.Bar.A == 0 {
		return
	}
	w := p.Dp(3)
	if p.Style.RTL {
		r.Min.X = r.Max.X - w
	} else {
		r.Max.X = r.Min.X + w
	}
	c := l.Bar
	if p.Style.ForcedColors {
		c = p.Style.Theme.Fg
	}
	p.Fill(r, c)
}

// Centered lays out a widget in the middle of a rectangle.
func (p *Painter) Centered(r image.Rectangle, w layout.Widget) {
	gtx := p.Gtx
	gtx.Constraints = layout.Constraints{Max: r.Size()}
	m := op.Record(p.Ops)
	dims := w(gtx)
	call := m.Stop()
	at := r.Min.Add(r.Size().Sub(dims.Size).Div(2))
	c := Clip(p.Ops, r.Intersect(image.Rectangle{Min: at, Max: at.Add(dims.Size)}))
	t := Offset(p.Ops, at)
	call.Add(p.Ops)
	t.Pop()
	c.Pop()
}

// Card puts a widget on a rounded rectangle with a border.
func (p *Painter) Card(w layout.Widget) layout.Widget {
	return func(gtx layout.Context) layout.Dimensions {
		m := op.Record(gtx.Ops)
		dims := layout.Inset{Top: 10, Bottom: 10, Left: 18, Right: 18}.Layout(gtx, w)
		call := m.Stop()
		r := image.Rectangle{Max: dims.Size}
		radius := gtx.Dp(8)
		paint.FillShape(gtx.Ops, p.Style.Theme.Border, clip.UniformRRect(r, radius).Op(gtx.Ops))
		paint.FillShape(gtx.Ops, p.Style.Theme.Bg, clip.UniformRRect(r.Inset(p.Style.Line), radius-p.Style.Line).Op(gtx.Ops))
		call.Add(gtx.Ops)
		return dims
	}
}
