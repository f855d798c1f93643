// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package stage

import (
	"image"

	"gioui.org/f32"
	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"github.com/go-text/typesetting/font"
	ot "github.com/go-text/typesetting/font/opentype"

	"github.com/giogrid/giogrid/example/bench/internal/sheet"
)

// Outlines draws the sheet with the least work by hand that gives sharp text: one path for each row
// on the screen, made of outlines of the digits without a Shaper, when the row or its columns change.
// It draws only digits and dots, without kerning.
type Outlines struct {
	glyphs [128]glyphOutline
	// rows holds the rows on the screen, by row number modulo its length.
	rows []outlineRow
}

// glyphOutline is the shape of a character in pixels from its dot.
type glyphOutline struct {
	segments []font.Segment
	advance  float32
}

// outlineRow holds the operations of a row, and the cells that they draw.
type outlineRow struct {
	ops                op.Ops
	call               op.CallOp
	row, first, behind int
}

// baseline is the distance of the baseline from the top of a row, in pixels.
const baseline = 16

// NewOutlines returns outlines that have drawn nothing yet.
func NewOutlines() *Outlines {
	o := new(Outlines)
	face := gofont.Regular()[0].Face.Face()
	scale := float32(sheet.TextSize) / float32(face.Upem())
	for _, r := range "0123456789." {
		id, _ := face.NominalGlyph(r)
		g := glyphOutline{advance: face.HorizontalAdvance(id) * scale}
		shape, _ := face.GlyphData(id).(font.GlyphOutline)
		for _, s := range shape.Segments {
			for i := range s.Args {
				s.Args[i].X *= scale
				s.Args[i].Y *= -scale
			}
			g.segments = append(g.segments, s)
		}
		o.glyphs[r] = g
	}
	return o
}

// Layout draws the cells on the screen.
func (o *Outlines) Layout(gtx layout.Context, offset image.Point) {
	size := gtx.Constraints.Max
	defer clip.Rect{Max: size}.Push(gtx.Ops).Pop()
	paint.ColorOp{}.Add(gtx.Ops)
	cells := sheet.Cells(offset, size)
	o.makeRoom(cells.Dy())
	for n := cells.Min.Y; n < cells.Max.Y; n++ {
		r := &o.rows[n%len(o.rows)]
		if r.row != n || r.first != cells.Min.X || r.behind != cells.Max.X {
			r.row, r.first, r.behind = n, cells.Min.X, cells.Max.X
			o.record(r)
		}
		at := op.Offset(image.Pt(0, n*sheet.RowHeight).Sub(offset)).Push(gtx.Ops)
		r.call.Add(gtx.Ops)
		at.Pop()
	}
}

// makeRoom makes room for a number of rows on the screen.
func (o *Outlines) makeRoom(rows int) {
	if len(o.rows) >= rows {
		return
	}
	o.rows = make([]outlineRow, rows+2)
	for i := range o.rows {
		o.rows[i].row = -1
	}
}

// record writes the path of a row.
func (o *Outlines) record(r *outlineRow) {
	r.ops.Reset()
	m := op.Record(&r.ops)
	var p clip.Path
	p.Begin(&r.ops)
	for column := r.first; column < r.behind; column++ {
		at := f32.Pt(float32(column*sheet.ColWidth+sheet.Padding), baseline)
		for _, c := range sheet.Text(r.row, column) {
			g := &o.glyphs[c]
			g.add(&p, at)
			at.X += g.advance
		}
	}
	inside := clip.Outline{Path: p.End()}.Op().Push(&r.ops)
	paint.PaintOp{}.Add(&r.ops)
	inside.Pop()
	r.call = m.Stop()
}

// add adds the shape to a path, with its dot at a point.
func (g *glyphOutline) add(p *clip.Path, dot f32.Point) {
	for i := range g.segments {
		s := &g.segments[i]
		point := func(i int) f32.Point { return f32.Pt(dot.X+s.Args[i].X, dot.Y+s.Args[i].Y) }
		switch s.Op {
		case ot.SegmentOpMoveTo:
			p.MoveTo(point(0))
		case ot.SegmentOpLineTo:
			p.LineTo(point(0))
		case ot.SegmentOpQuadTo:
			p.QuadTo(point(0), point(1))
		case ot.SegmentOpCubeTo:
			p.CubeTo(point(0), point(1), point(2))
		}
	}
}
