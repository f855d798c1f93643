// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// bars draws the scroll bars in their gutters.
func (p *painter) bars() {
	p.Fill(p.view.Sheet.Panes.BarY(), p.Style.Theme.ScrollTrack)
	p.Fill(p.view.Sheet.Panes.Corner(), p.Style.Theme.ScrollTrack)
	p.Fill(p.barRect(rowBar), p.Style.Theme.ScrollTrack)
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
	inset := max(p.Dp(3), 1)
	c := p.Style.Theme.ScrollThumb
	if p.engine.thumb.axis == a || p.hover.in && p.hover.bar == a {
		c = p.Style.Theme.ScrollThumbHover
		inset = max(p.Dp(2), 1)
	}
	r := track
	switch {
	case a == rowBar:
		r.Min.Y += t.Start
		r.Max.Y = r.Min.Y + t.Length
	case p.Style.RTL:
		r.Max.X -= t.Start
		r.Min.X = r.Max.X - t.Length
	default:
		r.Min.X += t.Start
		r.Max.X = r.Min.X + t.Length
	}
	p.Paths.Capsule(p.Ops, r.Inset(inset), c)
}

// shadows draws the edges of the pinned panes: a line, and a shadow while there
// is something scrolled under it.
func (p *painter) shadows() {
	sides := [...]struct {
		pane  layoutx.Pane
		under bool
	}{
		{layoutx.Left, p.view.HScroll.Px > 0},
		{layoutx.Right, p.view.HScroll.Px < p.view.Geometry.MaxHScroll},
	}
	for _, s := range sides {
		r := p.view.Sheet.Panes.Pane(s.pane)
		if r.Empty() {
			continue
		}
		// The edge faces the centre; mirrored sheets have it on the other side.
		toRight := (s.pane == layoutx.Left) != p.Style.RTL
		x := r.Min.X - p.Style.Line
		if toRight {
			x = r.Max.X - p.Style.Line
		}
		p.Fill(image.Rect(x, r.Min.Y, x+p.Style.Line, p.contentEnd(r)), p.Style.Theme.Border)
		if s.under {
			p.Shadow(r, toRight)
		}
	}
}

// contentEnd is how far down rows reach, for lines that end with them.
func (p *painter) contentEnd(r image.Rectangle) int {
	body := p.view.Sheet.Panes.Band(layoutx.Body)
	if p.view.Geometry.Contents >= int64(body.Dy()) || p.view.Geometry.Skeleton || body.Max.Y < r.Max.Y {
		return r.Max.Y
	}
	return body.Min.Y + int(p.view.Geometry.Contents)
}

// bandBars draws in bands that scroll how far they are, at the reading end.
func (p *painter) bandBars() {
	for _, b := range [...]layoutx.Band{layoutx.Top, layoutx.Bottom} {
		most := p.view.Bands.Most(b)
		if most == 0 {
			continue
		}
		r := p.view.Sheet.Panes.Band(b)
		w, gap := p.Dp(bandBarWide), p.Dp(2)
		x := r.Max.X - gap - w
		if p.Style.RTL {
			x = r.Min.X + gap
		}
		track := r.Dy() - 2*gap
		t := virtualize.NewThumb(int64(p.view.Bands.Offset(b)), int64(r.Dy()+most), r.Dy(), track, min(p.view.Geometry.Thumb, track))
		y := r.Min.Y + gap + t.Start
		p.Paths.Capsule(p.Ops, image.Rect(x, y, x+w, y+t.Length), p.Style.Theme.ScrollThumb)
	}
}

// bandBarWide is the width of the mark that shows how far a band is scrolled.
const bandBarWide = unit.Dp(4)
