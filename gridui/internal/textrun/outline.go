// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"gioui.org/f32"
	"gioui.org/op/clip"
	"github.com/go-text/typesetting/font"
	ot "github.com/go-text/typesetting/font/opentype"
)

// outline is the shape of a glyph in some size, in pixels from its dot, y down. It is nil for a glyph drawn
// by more than a shape.
type outline struct {
	ops    []ot.SegmentOp
	points []f32.Point // one to three for each operation
	// min and max are the bounds of the points; masks is nil until first used.
	min, max f32.Point
	masks    *masks
}

// newOutline returns the outline of g at scale pixels per font unit, or nil if g is not an outline.
func newOutline(face *font.Face, g font.GID, scale float32) *outline {
	data, ok := face.GlyphData(g).(font.GlyphOutline)
	if !ok {
		return nil
	}
	o := &outline{ops: make([]ot.SegmentOp, 0, len(data.Segments))}
	for i := range data.Segments {
		s := &data.Segments[i]
		o.ops = append(o.ops, s.Op)
		for _, p := range s.ArgsSlice() {
			o.points = append(o.points, f32.Pt(p.X*scale, -p.Y*scale))
		}
	}
	o.measure()
	return o
}

// add adds the outline to a path, with its dot at a point.
func (o *outline) add(p *clip.Path, at f32.Point) {
	pts := o.points
	for _, op := range o.ops {
		a := pts[0].Add(at)
		switch op {
		case ot.SegmentOpMoveTo:
			p.MoveTo(a)
			pts = pts[1:]
		case ot.SegmentOpLineTo:
			p.LineTo(a)
			pts = pts[1:]
		case ot.SegmentOpQuadTo:
			p.QuadTo(a, pts[1].Add(at))
			pts = pts[2:]
		case ot.SegmentOpCubeTo:
			p.CubeTo(a, pts[1].Add(at), pts[2].Add(at))
			pts = pts[3:]
		}
	}
}

// measure sets the bounds of the outline's points.
func (o *outline) measure() {
	if len(o.points) == 0 {
		return
	}
	o.min, o.max = o.points[0], o.points[0]
	for _, p := range o.points[1:] {
		o.min = f32.Pt(min(o.min.X, p.X), min(o.min.Y, p.Y))
		o.max = f32.Pt(max(o.max.X, p.X), max(o.max.Y, p.Y))
	}
}
