// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"
	"image/color"
	"slices"

	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/layoutx"
)

// BoxRun holds the boxes of a column in a band, from top to bottom. boxes belong to this frame, last
// to the previous one. Their places are relative to the first one, which is at origin, in
// pixels of the sheet.
//
// Boxes are drawn one by one while they change. From the second frame with the same boxes on they
// are drawn as one path for each colour, because Gio processes every operation of a frame. Boxes
// that all move by the same distance count as the same.
type BoxRun struct {
	boxes, last []placedBox
	origin      image.Point
	// joined is set if call paints the boxes in last.
	joined bool
	ops    op.Ops
	call   op.CallOp
}

// BoxRunKey identifies the boxes of a column in a band. The boxes of sticky rows are a separate run.
type BoxRunKey struct {
	Band   layoutx.Band
	Col    int
	Sticky bool
}

// maxBoxRuns is the maximum number of columns of boxes kept; few grids have more than two.
const maxBoxRuns = 32

// BoxRun returns the run of a key, without boxes of this frame.
func (f *Paths) BoxRun(k BoxRunKey) *BoxRun {
	r := f.runs[k]
	if r == nil {
		if f.runs == nil || len(f.runs) >= maxBoxRuns {
			f.runs = map[BoxRunKey]*BoxRun{}
		}
		r = new(BoxRun)
		f.runs[k] = r
	}
	r.boxes = r.boxes[:0]
	return r
}

// Add adds a box, with its corner at a point of the sheet, below the previous ones.
func (r *BoxRun) Add(b placedBox) {
	if len(r.boxes) == 0 {
		r.origin = b.at
	}
	b.at = b.at.Sub(r.origin)
	r.boxes = append(r.boxes, b)
}

// EndBoxes draws the boxes.
func (p *Painter) EndBoxes(r *BoxRun) {
	icons := &p.Style.Icons
	same := len(r.boxes) > 1 && slices.Equal(r.boxes, r.last) && icons.Check.HasOutline() && icons.Dash.HasOutline()
	if !same {
		t := Offset(p.Ops, r.origin)
		for i := range r.boxes {
			p.DrawBox(&r.boxes[i])
		}
		t.Pop()
		r.boxes, r.last, r.joined = r.last, r.boxes, false
		return
	}
	if !r.joined {
		r.join(icons)
	}
	t := Offset(p.Ops, r.origin)
	r.call.Add(p.Ops)
	t.Pop()
}

// join records the boxes with one path for each colour.
func (r *BoxRun) join(icons *icon.Set) {
	r.ops.Reset()
	m := op.Record(&r.ops)
	r.fill(func(b *placedBox) color.NRGBA { return b.ink }, func(path *clip.Path, b *placedBox) {
		b.shape.outline(path, b.at)
	})
	r.fill(func(b *placedBox) color.NRGBA { return b.markInk }, func(path *clip.Path, b *placedBox) {
		b.outlineMark(path, icons)
	})
	r.call, r.joined = m.Stop(), true
}

// fills looks for a colour among those of the first n boxes.
func (r *BoxRun) fills(n int, c color.NRGBA, ink func(*placedBox) color.NRGBA) bool {
	for i := range r.boxes[:n] {
		if ink(&r.boxes[i]) == c {
			return true
		}
	}
	return false
}

// fill fills the outlines of all boxes in the boxes' colours; a transparent colour adds nothing.
func (r *BoxRun) fill(ink func(*placedBox) color.NRGBA, outline func(*clip.Path, *placedBox)) {
	for i := range r.boxes {
		c := ink(&r.boxes[i])
		if c.A == 0 || r.fills(i, c, ink) {
			continue
		}
		var path clip.Path
		path.Begin(&r.ops)
		for k := i; k < len(r.boxes); k++ {
			if b := &r.boxes[k]; ink(b) == c {
				outline(&path, b)
			}
		}
		s := clip.Outline{Path: path.End()}.Op().Push(&r.ops)
		paint.Fill(&r.ops, c)
		s.Pop()
	}
}

// outlineMark adds the mark on a box to a path.
func (b *placedBox) outlineMark(path *clip.Path, icons *icon.Set) {
	switch side := b.shape.side; b.mark {
	case boxDot:
		r := dotIn(side).Add(b.at)
		outlineRoundRect(path, r, r.Dx()/2, false)
	case boxDots:
		for _, r := range dotsIn(side) {
			outlineRoundRect(path, r.Add(b.at), r.Dx()/2, false)
		}
	case boxDash:
		icons.Dash.Outline(path, b.at, side)
	case boxCheck:
		icons.Check.Outline(path, b.at, side)
	}
}
