// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package icon

import (
	"image"
	"slices"
	"sync"

	"gioui.org/f32"
	"gioui.org/layout"
	"gioui.org/op/clip"
)

// Default returns the default icons of a grid, shapes that need no font. The first call records them; later calls
// return the same icons.
func Default() Set { return defaults() }

var defaults = sync.OnceValue(func() Set {
	return Set{
		Asc:      shapeAsc.icon(),
		Desc:     shapeAsc.flipY().icon(),
		Unsorted: slices.Concat(shapeUp, shapeUp.flipY()).icon(),
		Expand:   shapeRight.icon(),
		Collapse: shapeRight.swap().icon(),
		Check:    shapeCheck.icon(),
		Dash:     shapeDash.icon(),
		Drag:     shapeDrag.icon(),
		Menu:     shapeMenu.icon(),
		Submenu:  shapeRight.icon(),
		Columns:  shapeColumns.icon(),
		Pin:      shapePin.icon(),
		Filter:   shapeFilter.icon(),
		First:    shapeLast.flipX().icon(),
		Prev:     shapeRight.flipX().icon(),
		Next:     shapeRight.icon(),
		Last:     shapeLast.icon(),
		Close:    shapeClose.icon(),
		Views:    shapeViews.icon(),
		Lock:     shapeLock.icon(),
		Save:     shapeSave.icon(),
		Undo:     shapeUndo.icon(),
		Redo:     shapeUndo.flipX().icon(),
		Find:     shapeNoMatch.icon(),
		Density:  shapeDensity.icon(),
		Export:   shapeExport.icon(),
		Groups:   shapeGroups.icon(),
		NoRows:   shapeNoRows.icon(),
		NoMatch:  shapeNoMatch.icon(),
		Failed:   shapeFailed.icon(),
	}
})

// shape is a set of polygons in grid units. They do not overlap and all turn clockwise, with y down.
type shape []polygon

type polygon []f32.Point

func (s shape) icon() Icon {
	ic := Path(func(p *clip.Path) { s.outline(p, image.Point{}, grid) })
	ic.shape = &s
	return ic
}

// outline adds the shape to a path, in a square of px pixels whose top left corner is the point at.
func (s shape) outline(p *clip.Path, at image.Point, px int) {
	scale, corner := float32(px)/grid, layout.FPt(at)
	for _, poly := range s {
		for i, pt := range poly {
			if pt = pt.Mul(scale).Add(corner); i == 0 {
				p.MoveTo(pt)
			} else {
				p.LineTo(pt)
			}
		}
		p.Close()
	}
}

// flipX mirrors the shape left to right, flipY top to bottom, and swap about the diagonal. Mirroring reverses the
// direction of a polygon, so mirror reverses the order of the points.
func (s shape) flipX() shape {
	return s.mirror(func(p f32.Point) f32.Point { return f32.Pt(grid-p.X, p.Y) })
}

func (s shape) flipY() shape {
	return s.mirror(func(p f32.Point) f32.Point { return f32.Pt(p.X, grid-p.Y) })
}

func (s shape) swap() shape {
	return s.mirror(func(p f32.Point) f32.Point { return f32.Pt(p.Y, p.X) })
}

func (s shape) mirror(at func(f32.Point) f32.Point) shape {
	out := make(shape, len(s))
	for i, poly := range s {
		for _, pt := range slices.Backward(poly) {
			out[i] = append(out[i], at(pt))
		}
	}
	return out
}

// box returns an upright rectangle.
//
//go:noinline
func box(x0, y0, x1, y1 float32) polygon {
	return polygon{{X: x0, Y: y0}, {X: x1, Y: y0}, {X: x1, Y: y1}, {X: x0, Y: y1}}
}

var (
	// shapeAsc is an arrow that points up.
	shapeAsc = shape{{
		{X: 8, Y: 2}, {X: 13, Y: 7}, {X: 11.75, Y: 8.25}, {X: 9, Y: 5.5}, {X: 9, Y: 14},
		{X: 7, Y: 14}, {X: 7, Y: 5.5}, {X: 4.25, Y: 8.25}, {X: 3, Y: 7},
	}}
	// shapeUp is the upper half of the mark of unsorted columns.
	shapeUp = shape{{
		{X: 8, Y: 2.5}, {X: 11.75, Y: 6.25}, {X: 10.5, Y: 7.5}, {X: 8, Y: 5},
		{X: 5.5, Y: 7.5}, {X: 4.25, Y: 6.25},
	}}
	// shapeRight is a chevron that points right.
	shapeRight = shape{{
		{X: 6.25, Y: 3}, {X: 11.25, Y: 8}, {X: 6.25, Y: 13}, {X: 5, Y: 11.75},
		{X: 8.75, Y: 8}, {X: 5, Y: 4.25},
	}}
	// shapeLast is a chevron with a bar to its right.
	shapeLast = shape{{
		{X: 4.25, Y: 3}, {X: 9.25, Y: 8}, {X: 4.25, Y: 13}, {X: 3, Y: 11.75},
		{X: 6.75, Y: 8}, {X: 3, Y: 4.25},
	}, box(11, 3, 13, 13)}
	shapeDash = shape{box(3, 7, 13, 9)}
	shapeDrag = shape{
		box(5, 3, 7, 5), box(9, 3, 11, 5),
		box(5, 7, 7, 9), box(9, 7, 11, 9),
		box(5, 11, 7, 13), box(9, 11, 11, 13),
	}
	shapeMenu   = shape{box(7, 3, 9, 5), box(7, 7, 9, 9), box(7, 11, 9, 13)}
	shapeFilter = shape{box(2, 3, 14, 5), box(4, 7, 12, 9), box(6, 11, 10, 13)}
	shapeCheck  = shape{{
		{X: 13, Y: 4}, {X: 14.25, Y: 5.25}, {X: 6.5, Y: 13}, {X: 2, Y: 8.5},
		{X: 3.25, Y: 7.25}, {X: 6.5, Y: 10.5},
	}}
	// shapeColumns is three columns side by side.
	shapeColumns = shape{box(2, 3, 5, 13), box(6.5, 3, 9.5, 13), box(11, 3, 14, 13)}
	// shapeSave is a disk with its slider and its label.
	shapeSave = shape{
		{{X: 4, Y: 2}, {X: 12, Y: 2}, {X: 14, Y: 4}, {X: 4, Y: 4}}, box(2, 2, 4, 14), box(12, 4, 14, 14), box(4, 12, 12, 14),
		box(6, 4, 10, 7), box(6, 9, 10, 12),
	}
	// shapeUndo is an arrow that turns back to the left.
	shapeUndo = shape{
		{{X: 2, Y: 6}, {X: 6, Y: 2}, {X: 6, Y: 10}},
		{{X: 6, Y: 5}, {X: 11, Y: 5}, {X: 14, Y: 8}, {X: 14, Y: 11}, {X: 11, Y: 14}, {X: 6, Y: 14}, {X: 6, Y: 12}, {X: 10, Y: 12}, {X: 12, Y: 10}, {X: 12, Y: 9}, {X: 10, Y: 7}, {X: 6, Y: 7}},
	}
	// shapePin is a pin with its head up.
	shapePin = shape{{
		{X: 5, Y: 2}, {X: 11, Y: 2}, {X: 11, Y: 4}, {X: 10, Y: 4}, {X: 10, Y: 7},
		{X: 12, Y: 9}, {X: 12, Y: 10}, {X: 9, Y: 10}, {X: 9, Y: 14}, {X: 8, Y: 15},
		{X: 7, Y: 14}, {X: 7, Y: 10}, {X: 4, Y: 10}, {X: 4, Y: 9}, {X: 6, Y: 7},
		{X: 6, Y: 4}, {X: 5, Y: 4},
	}}
	shapeClose = shape{{
		{X: 4.25, Y: 3}, {X: 8, Y: 6.75}, {X: 11.75, Y: 3}, {X: 13, Y: 4.25}, {X: 9.25, Y: 8},
		{X: 13, Y: 11.75}, {X: 11.75, Y: 13}, {X: 8, Y: 9.25}, {X: 4.25, Y: 13},
		{X: 3, Y: 11.75}, {X: 6.75, Y: 8}, {X: 3, Y: 4.25},
	}}
)
