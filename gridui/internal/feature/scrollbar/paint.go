// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrollbar

import (
	"image"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/scrolling"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// bandBar is the width of the mark that shows how far a pinned band is scrolled.
const bandBar = unit.Dp(4)

// thumbRim is the width of the rim that separates a thumb from marks below it, whose colour may be similar.
const thumbRim = unit.Dp(1)

// PaintBars draws the scroll bars in their gutters.
func (f *Feature) PaintBars() {
	p, panes := f.Painter, &f.Viewport.Sheet.Panes
	rows := f.Viewport.Bars.Rect(viewport.RowBar)
	p.Fill(panes.BarY().Union(panes.Corner()), p.Style.Theme.ScrollTrack)
	p.Fill(rows, p.Style.Theme.ScrollTrack)
	f.placeLayers(rows)
	f.paintLayers(rows, true)
	for _, bar := range [...]viewport.Bar{viewport.RowBar, viewport.ColumnBar} {
		if r := f.Viewport.Bars.Rect(bar); !r.Empty() {
			f.paintThumb(bar, r)
		}
	}
	f.paintLayers(rows, false)
}

// paintThumb draws the thumb of a bar: a capsule inside its gutter.
func (f *Feature) paintThumb(bar viewport.Bar, track image.Rectangle) {
	p, t := f.Painter, f.Viewport.Bars.Thumb(bar)
	if t.Length == 0 {
		return
	}
	inset := max(p.Dp(3), 1)
	c := p.Style.Theme.ScrollThumb
	if f.bar == bar || f.Pointer.Hover.In && f.Pointer.Hover.Bar == bar {
		c = p.Style.Theme.ScrollThumbHover
		inset = max(p.Dp(2), 1)
	}
	r := track
	switch {
	case bar == viewport.RowBar:
		r.Min.Y += t.Start
		r.Max.Y = r.Min.Y + t.Length
	case p.Style.RTL:
		r.Max.X -= t.Start
		r.Min.X = r.Max.X - t.Length
	default:
		r.Min.X += t.Start
		r.Max.X = r.Min.X + t.Length
	}
	if bar == viewport.RowBar && f.onGround(t) {
		p.Capsule(r.Inset(inset-max(p.Dp(thumbRim), 1)), p.Style.Theme.Bg)
	}
	p.Capsule(r.Inset(inset), c)
}

// PaintBandBars draws the scroll positions of pinned bands that scroll, at the reading end.
func (f *Feature) PaintBandBars() {
	p, view := f.Painter, f.Viewport
	for _, b := range [...]layoutx.Band{layoutx.Top, layoutx.Bottom} {
		offset, most := view.BandScroll(b)
		if most == 0 {
			continue
		}
		r := view.Sheet.Panes.Band(b)
		w, gap := p.Dp(bandBar), p.Dp(2)
		x := r.Max.X - gap - w
		if p.Style.RTL {
			x = r.Min.X + gap
		}
		track := r.Dy() - 2*gap
		t := scrolling.NewThumb(int64(offset), int64(r.Dy()+most), r.Dy(), track, min(view.Geometry.Thumb, track))
		y := r.Min.Y + gap + t.Start
		p.Capsule(image.Rect(x, y, x+w, y+t.Length), p.Style.Theme.ScrollThumb)
	}
}
