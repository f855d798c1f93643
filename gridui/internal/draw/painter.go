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

// Painter draws shapes and texts of a frame. It is independent of grids: places are passed with
// each call, in pixels of the sheet.
type Painter struct {
	// Style is the style of the frame.
	Style style.Resolved
	// Gtx and Ops belong to the frame.
	Gtx layout.Context
	Ops *op.Ops
	// Cache holds runs of text, Paths shapes that are painted repeatedly.
	Cache textrun.Cache
	Paths Paths
	// StyleRev is incremented when cached texts and shapes become invalid.
	StyleRev uint32
	// Stages times the frame while programs request that.
	Stages Stages
	// Describes is set if the grid is described to assistive technology.
	Describes bool
	// Passing is set if the rows of the body are likely to show for this frame only, as while a scroll
	// bar is dragged. Another frame follows.
	Passing bool
	// Scrolls is set while rows scroll by several steps, and for a few frames after that.
	Scrolls bool
	// rough is set if the frame has images that a later frame replaces.
	rough bool

	// origin is the point of the sheet at the origin of the next operation.
	origin image.Point
	// lastLine caches the baseline requested last.
	lastLine    baseLine
	cachedTexts cachedTexts
	// rules holds the images of rules, rulePixels is the number of their pixels, frame the number of the frame.
	rules      [ruleImages]ruleImage
	rulePixels int
	frame      uint32
	styleKey   styleKey
	phrases    phrases
	// wake is the time at which the frame after this one is needed, zero if it is not. asked is the last
	// command that requested a frame, reused because creating it allocates.
	wake  time.Time
	asked input.Command
}

// Styled reports whether there is a style. There is none before the first frame is painted, and
// input comes before that. Code that writes text or needs its size must therefore wait for the
// second frame.
func (p *Painter) Styled() bool { return p.Style.Shaper != nil }

// Begin begins a frame, whose style has been resolved.
func (p *Painter) Begin(gtx layout.Context, describes bool) {
	p.Describes = describes
	p.frame++
	p.dropRules()
	p.rough = false
	p.Gtx, p.Ops, p.origin = gtx, gtx.Ops, image.Point{}
}

// Pass sets Passing.
func (p *Painter) Pass(passing bool) { p.Passing = passing }

// Scroll sets Scrolls.
func (p *Painter) Scroll(scrolls bool) { p.Scrolls = scrolls }

// drawsColumns reports whether columns of cells may be images in this frame.
func (p *Painter) drawsColumns() bool { return p.Scrolls || p.Style.TextImages }

// WakeAt requests a frame at a time at which painted elements change. It may be called before the frame is painted:
// the request counts until [Painter.End].
func (p *Painter) WakeAt(at time.Time) {
	if p.wake.IsZero() || at.Before(p.wake) {
		p.wake = at
	}
}

// End ends a frame and requests the next one, if it is needed.
func (p *Painter) End() {
	wake := p.wake
	p.wake = time.Time{}
	if p.rough {
		p.Gtx.Execute(op.InvalidateCmd{})
		return
	}
	if wake.IsZero() {
		return
	}
	if last, ok := p.asked.(op.InvalidateCmd); !ok || !last.At.Equal(wake) {
		p.asked = op.InvalidateCmd{At: wake}
	}
	p.Gtx.Execute(p.asked)
}

// Dp returns a size in pixels. It is not inlined, because it has many callers and binaries are to
// be small.
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

// Fill paints a rectangle of the sheet. It does nothing for an empty rectangle or an invisible
// colour.
func (p *Painter) Fill(r image.Rectangle, c color.NRGBA) {
	if r.Empty() || c.A == 0 {
		return
	}
	p.Ink(c)
	p.FillInk(r)
}

// MoveTo moves the origin of the next operations to a point of the sheet. Moving from text to text
// takes a third of the operations of returning after each. Fill and FillInk account for it; all
// other methods need the origin of the sheet.
func (p *Painter) MoveTo(at image.Point) {
	if at != p.origin {
		op.Offset(at.Sub(p.origin)).Add(p.Ops)
		p.origin = at
	}
}

// Frame draws the four sides of a rectangle inside it, w pixels thick.
func (p *Painter) Frame(r image.Rectangle, w int, c color.NRGBA) {
	if r.Empty() || w <= 0 || c.A == 0 {
		return
	}
	p.Ink(c)
	for _, side := range [...]image.Rectangle{
		image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+w),
		image.Rect(r.Min.X, r.Max.Y-w, r.Max.X, r.Max.Y),
		image.Rect(r.Min.X, r.Min.Y+w, r.Min.X+w, r.Max.Y-w),
		image.Rect(r.Max.X-w, r.Min.Y+w, r.Max.X, r.Max.Y-w),
	} {
		if !side.Empty() {
			p.FillInk(side)
		}
	}
}

// Border draws a frame like Frame, clipped to another rectangle.
func (p *Painter) Border(r, within image.Rectangle, w int, c color.NRGBA) {
	defer Clip(p.Ops, within).Pop()
	p.Frame(r, w, c)
}

// Badge draws a short text on a round background centred at a point, and returns the x coordinate
// of that point.
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

// LargeIcon draws an icon like Icon, as large as the rectangle.
func (p *Painter) LargeIcon(ic icon.Icon, r image.Rectangle, c color.NRGBA) {
	p.iconOf(ic, r, r.Dx(), c)
}

// iconOf draws an icon in the middle of a rectangle, at most most pixels large.
func (p *Painter) iconOf(ic icon.Icon, r image.Rectangle, most int, c color.NRGBA) {
	at, size := iconIn(r, most)
	if size <= 0 {
		return
	}
	t := Offset(p.Ops, at)
	ic.Draw(p.Gtx, size, c, p.DrawGlyph)
	t.Pop()
}

// iconIn returns the square of an icon in the middle of a rectangle: its corner, and its side of at most most pixels.
func iconIn(r image.Rectangle, most int) (at image.Point, px int) {
	px = min(most, r.Dx(), r.Dy())
	return r.Min.Add(r.Size().Sub(image.Pt(px, px)).Div(2)), px
}

// Cursor sets the mouse pointer over a rectangle.
func (p *Painter) Cursor(r image.Rectangle, c pointer.Cursor) {
	defer Clip(p.Ops, r).Pop()
	c.Add(p.Ops)
}

// Material records a colour in the form for widgets of Gio.
func (p *Painter) Material(c color.NRGBA) op.CallOp {
	m := op.Record(p.Ops)
	paint.ColorOp{Color: c}.Add(p.Ops)
	return m.Stop()
}

// Triangle fills a corner. legs is the extent of the triangle from at; negative values extend it to
// the left and upwards.
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

// Card returns a widget on a rounded rectangle with a border.
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
