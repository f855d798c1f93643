// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"
	"image/color"
	"slices"

	"gioui.org/f32"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/icon"
)

// Batch collects shapes, and fills all shapes of a colour as one path, because each operation of a frame takes time.
// Colours are painted in the order of their first shapes. Shapes of different colours must therefore not overlap. The zero
// value is empty.
type Batch struct {
	fills []Fill
	used  int
}

// Layers are batches that are painted one over the other.
type Layers [5]Batch

// Reset empties all layers.
func (l *Layers) Reset() {
	for i := range l {
		l[i].Reset()
	}
}

// Empty reports whether no layer has shapes.
func (l *Layers) Empty() bool {
	for i := range l {
		if !l[i].Empty() {
			return false
		}
	}
	return true
}

// Record adds the operations that fill all shapes.
func (l *Layers) Record(ops *op.Ops) { l.record(ops, nil) }

// record adds the operations that fill all shapes, columns of cells as images if there are any.
func (l *Layers) record(ops *op.Ops, images *columnImages) {
	for i := range l {
		l[i].record(ops, images)
	}
}

// Fill is a path that is filled with a colour.
type Fill struct {
	ink color.NRGBA
	// steps are the outline: see step. rects is the number of rectangles of whole pixels that it consists of, -1 if there
	// are other shapes; rect is the first.
	steps []step
	rects int
	rect  image.Rectangle
	icons []placedIcon
}

// placedIcon is an icon in a square of px pixels with its corner at a point.
type placedIcon struct {
	icon.Icon
	at image.Point
	px int
}

// step is a part of an outline.
type step struct {
	kind    stepKind
	a, b, c f32.Point
}

type stepKind uint8

const (
	stepMove stepKind = iota
	stepLine
	stepCube
	stepClose
)

// Reset empties the batch, and keeps its memory.
func (b *Batch) Reset() {
	for i := range b.fills[:b.used] {
		f := &b.fills[i]
		f.steps, f.icons, f.rects = f.steps[:0], f.icons[:0], 0
	}
	b.used = 0
}

// Empty reports whether the batch has no shapes.
func (b *Batch) Empty() bool { return b.used == 0 }

// In returns the outline of a colour. It is valid until In is called again.
func (b *Batch) In(ink color.NRGBA) *Fill {
	for i := range b.fills[:b.used] {
		if b.fills[i].ink == ink {
			return &b.fills[i]
		}
	}
	if b.used == len(b.fills) {
		b.fills = append(b.fills, Fill{})
	}
	f := &b.fills[b.used]
	f.ink = ink
	b.used++
	return f
}

// Rect fills a rectangle. It does nothing for an empty one, or for an invisible colour.
func (b *Batch) Rect(r image.Rectangle, ink color.NRGBA) {
	if r.Empty() || ink.A == 0 {
		return
	}
	f := b.In(ink)
	if f.rects == 0 {
		f.rect = r
	}
	n := f.rects
	x0, y0, x1, y1 := float32(r.Min.X), float32(r.Min.Y), float32(r.Max.X), float32(r.Max.Y)
	f.Polygon(f32.Pt(x0, y0), f32.Pt(x1, y0), f32.Pt(x1, y1), f32.Pt(x0, y1))
	if n >= 0 {
		f.rects = n + 1
	}
}

// Round fills a rectangle with round corners. It does nothing for an empty one, or for an invisible colour.
func (b *Batch) Round(r image.Rectangle, radius int, ink color.NRGBA) {
	if r.Empty() || ink.A == 0 {
		return
	}
	b.In(ink).Round(r, float32(min(radius, r.Dx()/2, r.Dy()/2)), false)
}

// Icon fills an icon in a square of px pixels with its corner at a point. It does nothing for an icon that is text, or
// for an invisible colour.
func (b *Batch) Icon(ic icon.Icon, at image.Point, px int, ink color.NRGBA) {
	if px <= 0 || ic.Glyph != "" || ic.IsZero() || ink.A == 0 {
		return
	}
	f := b.In(ink)
	f.icons, f.rects = append(f.icons, placedIcon{ic, at, px}), -1
}

// Record adds the operations that fill all shapes.
func (b *Batch) Record(ops *op.Ops) { b.record(ops, nil) }

func (b *Batch) record(ops *op.Ops, images *columnImages) {
	o := origin{ops: ops}
	for i := 0; i < b.used; i++ {
		if n := images.column(b.fills[i:b.used]); n > 0 {
			images.fill(&o, b.fills[i:i+n])
			i += n - 1
			continue
		}
		f := &b.fills[i]
		if i+1 < b.used && f.isAbove(&b.fills[i+1]) {
			i++
			fillPair(&o, f, &b.fills[i])
			continue
		}
		o.moveTo(image.Point{})
		f.record(ops)
	}
	o.moveTo(image.Point{})
}

// Corners calls do for each corner of the shapes. Tests use it.
func (b *Batch) Corners(do func(ink color.NRGBA, at f32.Point)) {
	for i := range b.fills[:b.used] {
		for _, s := range b.fills[i].steps {
			if s.kind == stepMove || s.kind == stepLine {
				do(b.fills[i].ink, s.a)
			}
		}
	}
}

// Polygon adds a closed polygon.
func (f *Fill) Polygon(pts ...f32.Point) {
	for i, p := range pts {
		f.corner(i == 0, p)
	}
	f.close()
}

// Reversed adds a polygon backwards, which cuts it out of the one around it.
func (f *Fill) Reversed(pts []f32.Point) {
	for i := range pts {
		f.corner(i == 0, pts[len(pts)-1-i])
	}
	f.close()
}

func (f *Fill) corner(first bool, p f32.Point) {
	kind := stepLine
	if first {
		kind = stepMove
	}
	f.steps = append(f.steps, step{kind: kind, a: p})
}

func (f *Fill) close() {
	f.steps = append(f.steps, step{kind: stepClose})
	f.rects = -1
}

// Round adds a rectangle with round corners of a radius in pixels, backwards to cut it out of another one.
func (f *Fill) Round(r image.Rectangle, radius float32, back bool) {
	at := roundOutline{RoundPoints(r, radius), back}.at
	f.corner(true, at(0))
	for i := 0; i < 16; i += 4 {
		f.corner(false, at(i+1))
		f.steps = append(f.steps, step{stepCube, at(i + 2), at(i + 3), at(i + 4)})
	}
	f.close()
}

// record fills the outline and the icons. A single rectangle needs no path.
func (f *Fill) record(ops *op.Ops) {
	if f.rects == 1 {
		s := clip.Rect(f.rect).Push(ops)
		paint.Fill(ops, f.ink)
		s.Pop()
		return
	}
	if f.outlined() {
		f.recordPath(ops)
	}
	for _, ic := range f.icons {
		if !ic.HasOutline() {
			t := Offset(ops, ic.at)
			ic.Draw(layout.Context{Ops: ops}, ic.px, f.ink, nil)
			t.Pop()
		}
	}
}

// outlined reports whether there is anything for the path. Icons of programs may be without an outline.
func (f *Fill) outlined() bool {
	return len(f.steps) > 0 || slices.ContainsFunc(f.icons, func(ic placedIcon) bool { return ic.HasOutline() })
}

// recordPath fills the outline with all icons that can be part of it.
func (f *Fill) recordPath(ops *op.Ops) {
	s := clip.Outline{Path: f.path(ops)}.Op().Push(ops)
	paint.Fill(ops, f.ink)
	s.Pop()
}

// path records the outline with all icons that can be part of it.
func (f *Fill) path(ops *op.Ops) clip.PathSpec {
	var path clip.Path
	path.Begin(ops)
	for i := range f.steps {
		switch s := &f.steps[i]; s.kind {
		case stepMove:
			path.MoveTo(s.a)
		case stepLine:
			path.LineTo(s.a)
		case stepCube:
			path.CubeTo(s.a, s.b, s.c)
		case stepClose:
			path.Close()
		}
	}
	for _, ic := range f.icons {
		ic.Outline(&path, ic.at, ic.px)
	}
	return path.End()
}
