// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"

	"gioui.org/f32"
	"gioui.org/op"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/layoutx"
)

// bars draws the scroll bars in their gutters.
func (p *painter) bars() {
	p.fill(p.engine.sheet.Panes.BarY(), p.style.Theme.ScrollTrack)
	p.fill(p.engine.sheet.Panes.Corner(), p.style.Theme.ScrollTrack)
	p.fill(p.barRect(rowBar), p.style.Theme.ScrollTrack)
	for _, a := range [...]barAxis{rowBar, columnBar} {
		if r := p.barRect(a); !r.Empty() {
			p.thumbShape(a, r)
		}
	}
	p.stats.stage(stageBars)
}

// thumbShape draws the thumb of a bar: a capsule inside its gutter.
func (p *painter) thumbShape(a barAxis, track image.Rectangle) {
	t := p.thumbOf(a)
	if t.Length == 0 {
		return
	}
	inset := max(p.dp(3), 1)
	c := p.style.Theme.ScrollThumb
	if p.engine.thumb.axis == a || p.hover.in && p.hover.bar == a {
		c = p.style.Theme.ScrollThumbHover
		inset = max(p.dp(2), 1)
	}
	r := track
	switch {
	case a == rowBar:
		r.Min.Y += t.Start
		r.Max.Y = r.Min.Y + t.Length
	case p.style.RTL:
		r.Max.X -= t.Start
		r.Min.X = r.Max.X - t.Length
	default:
		r.Min.X += t.Start
		r.Max.X = r.Min.X + t.Length
	}
	p.paths.capsule(p.ops, r.Inset(inset), c)
}

// shadows draws the edges of the pinned panes: a line, and a shadow while there
// is something scrolled under it.
func (p *painter) shadows() {
	sides := [...]struct {
		pane  layoutx.Pane
		under bool
	}{
		{layoutx.Left, p.across.px > 0},
		{layoutx.Right, p.across.px < p.geo.acrossMax},
	}
	for _, s := range sides {
		r := p.engine.sheet.Panes.Pane(s.pane)
		if r.Empty() {
			continue
		}
		// The edge faces the centre; mirrored sheets have it on the other side.
		toRight := (s.pane == layoutx.Left) != p.style.RTL
		x := r.Min.X - p.style.Line
		if toRight {
			x = r.Max.X - p.style.Line
		}
		p.fill(image.Rect(x, r.Min.Y, x+p.style.Line, p.contentEnd(r)), p.style.Theme.Border)
		if s.under {
			p.shadow(r, toRight)
		}
	}
}

// contentEnd is how far down rows reach, for lines that end with them.
func (p *painter) contentEnd(r image.Rectangle) int {
	body := p.engine.sheet.Panes.Band(layoutx.Body)
	if p.geo.contents >= int64(body.Dy()) || p.geo.skeleton || body.Max.Y < r.Max.Y {
		return r.Max.Y
	}
	return body.Min.Y + int(p.geo.contents)
}

// shadow is a gradient from the edge of a pinned pane over the centre.
func (p *painter) shadow(pane image.Rectangle, toRight bool) {
	w := p.dp(8)
	dark, clear := p.style.Theme.PinnedShadow, p.style.Theme.PinnedShadow
	clear.A = 0
	r := image.Rect(pane.Min.X-w, pane.Min.Y, pane.Min.X, pane.Max.Y)
	from, to := float32(r.Max.X), float32(r.Min.X)
	if toRight {
		r = image.Rect(pane.Max.X, pane.Min.Y, pane.Max.X+w, pane.Max.Y)
		from, to = float32(r.Min.X), float32(r.Max.X)
	}
	defer clipTo(p.ops, r).Pop()
	paint.LinearGradientOp{Stop1: f32.Pt(from, 0), Color1: dark, Stop2: f32.Pt(to, 0), Color2: clear}.Add(p.ops)
	paint.PaintOp{}.Add(p.ops)
}

// furniture keeps the recorded paths of a grid's own shapes: a path in the
// frame's ops would be made ready for the GPU anew in each frame.
type furniture struct {
	plates plates
	boxes  map[boxKey]op.CallOp
	runs   map[boxRunKey]*boxRun
}

// capsule fills a rectangle with round ends.
func (f *furniture) capsule(ops *op.Ops, r image.Rectangle, c color.NRGBA) {
	if r.Empty() {
		return
	}
	defer moveBy(ops, r.Min).Pop()
	paint.ColorOp{Color: c}.Add(ops)
	f.plate(r.Size(), min(r.Dx(), r.Dy())/2).Add(ops)
}
