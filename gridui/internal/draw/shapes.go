// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"

	"gioui.org/op"
)

// Shapes keeps layers of shapes between frames, recorded relative to an origin. The zero value is empty; Shapes must not be
// copied after first use.
type Shapes struct {
	layers Layers
	ops    op.Ops
	call   op.CallOp
	images columnImages
}

// Begin empties the shapes, and returns the layers that take new ones. End must follow.
func (s *Shapes) Begin() *Layers {
	s.layers.Reset()
	s.ops.Reset()
	return &s.layers
}

// End records the shapes.
func (s *Shapes) End() { s.end(nil) }

// endFor records the shapes for a frame, which decides whether columns of cells are images.
func (s *Shapes) endFor(p *Painter) {
	if p.drawsColumns() {
		s.end(&s.images)
	} else {
		s.end(nil)
	}
}

func (s *Shapes) end(images *columnImages) {
	s.images.used = 0
	m := op.Record(&s.ops)
	s.layers.record(&s.ops, images)
	s.call = m.Stop()
}

// hasImages reports whether the shapes are recorded with images.
func (s *Shapes) hasImages() bool { return s.images.used > 0 }

// Paint paints the shapes with their origin at a point of the sheet.
func (s *Shapes) Paint(p *Painter, origin image.Point) {
	if s.layers.Empty() {
		return
	}
	p.MoveTo(origin)
	s.add(p.Ops)
	p.MoveTo(image.Point{})
}

// add paints the shapes at the origin of ops.
func (s *Shapes) add(ops *op.Ops) {
	if !s.layers.Empty() {
		s.call.Add(ops)
	}
}
