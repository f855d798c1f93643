// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package panes draws the edges of what does not scroll: of the pinned panes to the left and the right, and of
// the sticky rows at the top of the body. An edge is a line, and a shadow over what is scrolled under it.
//
// It reads the bounds of the panes from the viewport. It imports draw and viewport, and no other feature.
package panes

import (
	"image"

	"gioui.org/f32"
	"gioui.org/op/paint"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// How far shadows fall.
const (
	paneShadow   = unit.Dp(8)
	stickyShadow = unit.Dp(6)
)

// Feature keeps no state: it paints according to the viewport.
type Feature struct {
	Viewport *viewport.Frame
	Painter  *draw.Painter
}

// PaintPinned draws the edges of the pinned panes, with a shadow if the centre is scrolled under them.
func (f *Feature) PaintPinned() {
	v := f.Viewport
	f.pinned(layoutx.Left, v.HScroll.Px > 0)
	f.pinned(layoutx.Right, v.HScroll.Px < v.Geometry.MaxHScroll)
}

// pinned draws the edge of a pane that faces the centre: the left pane is on the right in mirrored grids.
func (f *Feature) pinned(pane layoutx.Pane, scrolled bool) {
	p, r := f.Painter, f.Viewport.Sheet.Panes.Pane(pane)
	if r.Empty() {
		return
	}
	toRight := (pane == layoutx.Left) != p.Style.RTL
	line, shadow, width := r, r, p.Dp(paneShadow)
	if toRight {
		line.Min.X = r.Max.X - p.Style.Line
		shadow.Min.X, shadow.Max.X = r.Max.X, r.Max.X+width
	} else {
		line.Min.X = r.Min.X - p.Style.Line
		shadow.Min.X, shadow.Max.X = r.Min.X-width, r.Min.X
	}
	line.Max.X, line.Max.Y = line.Min.X+p.Style.Line, f.Viewport.ContentEnd(r)
	p.Fill(line, p.Style.Theme.Border)
	if !scrolled {
		return
	}
	from, to := f32.Pt(float32(shadow.Min.X), 0), f32.Pt(float32(shadow.Max.X), 0)
	if !toRight {
		from, to = to, from
	}
	f.shadow(shadow, from, to)
}

// PaintSticky draws the edge of the sticky rows, with a shadow over the rows that scroll.
func (f *Feature) PaintSticky() {
	if f.Viewport.Sticky.Height == 0 {
		return
	}
	p, r := f.Painter, f.Viewport.ScrolledBody()
	p.Fill(image.Rect(r.Min.X, r.Min.Y-p.Style.Line, r.Max.X, r.Min.Y), p.Style.Theme.Border)
	r.Max.Y = min(r.Max.Y, r.Min.Y+p.Dp(stickyShadow))
	if r.Empty() {
		return
	}
	f.shadow(r, f32.Pt(0, float32(r.Min.Y)), f32.Pt(0, float32(r.Max.Y)))
}

// shadow fills a rectangle with a shadow that fades from one point to another.
func (f *Feature) shadow(r image.Rectangle, from, to f32.Point) {
	p := f.Painter
	dark, clear := p.Style.Theme.PinnedShadow, p.Style.Theme.PinnedShadow
	clear.A = 0
	defer draw.Clip(p.Ops, r).Pop()
	paint.LinearGradientOp{Stop1: from, Color1: dark, Stop2: to, Color2: clear}.Add(p.Ops)
	paint.PaintOp{}.Add(p.Ops)
}
