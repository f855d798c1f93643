// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangelines

import (
	"image"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

const (
	// dashLength is the length of a dash, gapLength approximately the length of a gap: the edge of
	// each cell has a whole number of both.
	dashLength = unit.Dp(5)
	gapLength  = unit.Dp(3)
)

// Dashes draws the outline of a rectangle as Outline does, with dashes, and inset pixels further
// inside. Dashes are positioned relative to the edges of the cells, so that they scroll with the
// cells. It paints only inside the part's pane.
func (l *Lines) Dashes(part *viewport.Part, r ranges.Rect, thick, inset int) {
	s, ok := l.sides(part, r)
	if !ok {
		return
	}
	s.inset(inset)
	d := dashes{Lines: l, within: l.Viewport.Sheet.Panes.Rect(part.Pane, part.Band)}
	d.length, d.period = l.Painter.Dp(dashLength), l.Painter.Dp(dashLength+gapLength)
	for i, side := range sidesOf(s.box, thick) {
		switch {
		case !s.wanted[i]:
		case i%2 == 0:
			d.along(part, r.Cols, side)
		default:
			d.down(part, &s, side)
		}
	}
}

// inset moves the wanted sides inward.
func (s *sides) inset(by int) {
	for i, edge := range [...]*int{&s.box.Min.Y, &s.box.Max.X, &s.box.Max.Y, &s.box.Min.X} {
		switch {
		case !s.wanted[i]:
		case i == 1 || i == 2:
			*edge -= by
		default:
			*edge += by
		}
	}
}

// dashes draws dashed lines.
type dashes struct {
	*Lines
	// within is the part of the sheet that is painted.
	within image.Rectangle
	// length is the length of a dash, period its length with the gap after it, in pixels.
	length, period int
}

// along draws a side above or below columns.
func (d *dashes) along(part *viewport.Part, cols ranges.Span, side image.Rectangle) {
	for _, c := range part.Cols {
		if !cols.Has(c.Index) || !d.Ranges.HasData(c.Index) {
			continue
		}
		from, to := max(c.Start, side.Min.X), min(c.End(), side.Max.X)
		lo, hi := max(from, d.within.Min.X), min(to, d.within.Max.X)
		d.each(from, to, celllayout.Span{Start: lo, Size: hi - lo}, func(a, b int) {
			d.Painter.FillInk(image.Rect(a, side.Min.Y, b, side.Max.Y))
		})
	}
}

// down draws a side along rows. The space between two rows, such as a detail, belongs to the upper
// one.
func (d *dashes) down(part *viewport.Part, s *sides, side image.Rectangle) {
	for i := s.first; i <= s.last; i++ {
		end := part.Rows[i].End()
		if i < s.last {
			end = part.Rows[i+1].Start
		}
		from, to := max(part.Rows[i].Start, side.Min.Y), min(end, side.Max.Y)
		lo, hi := max(from, d.within.Min.Y), min(to, d.within.Max.Y)
		d.each(from, to, celllayout.Span{Start: lo, Size: hi - lo}, func(a, b int) {
			d.Painter.FillInk(image.Rect(side.Min.X, a, side.Max.X, b))
		})
	}
}

// each calls fill with the dashes of an edge between two points, clipped to a span. The edge begins
// and ends with half a dash, so that the halves of adjacent edges join.
func (d *dashes) each(from, to int, in celllayout.Span, fill func(a, b int)) {
	size := to - from
	if size <= 0 || in.Size <= 0 {
		return
	}
	n := max((size+d.period/2)/d.period, 1)
	first := max((in.Start-from-d.length)*n/size, 0)
	for i := first; i <= n; i++ {
		a := from + size*i/n - d.length/2
		if a >= in.End() {
			return
		}
		if a, b := max(a, in.Start), min(a+d.length, in.End()); a < b {
			fill(a, b)
		}
	}
}
