// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans

import (
	"image"
	"image/color"

	"gioui.org/f32"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// stripRows is the number of neighbouring rows whose rectangles are one path, because the cost of a frame grows with the
// number of its operations. While the screen scrolls, the rows at its edge alone are recorded again.
const stripRows = 16

// strips keeps the rectangles of the rows of a band between frames, in one colour.
type strips struct {
	kept, free []*strip
}

// strip holds the rectangles of neighbouring rows, relative to an origin. Rows that have left the screen stay in it.
type strip struct {
	number int
	of     stripKey
	rows   []stripRow
	ops    op.Ops
	call   op.CallOp
	some   bool
	used   bool
}

// stripKey identifies what all rows of a strip depend on.
type stripKey struct {
	columns     uint64
	ink         color.NRGBA
	line        int
	left, right int
}

// stripRow is a row on the screen: its place, and a hash of its rectangles.
type stripRow struct {
	slot        coord.Slot
	start, size int
	look        uint64
}

// end returns the y coordinate below the row.
func (r stripRow) end() int { return r.start + r.size }

// strokes appends the rectangles of the rows [first, end) of a band.
type strokes func(dst []image.Rectangle, first, end int) []image.Rectangle

// paint paints the rectangles of rows. They move with x and with the rows. view is the room of rows that scroll: rows of a
// strip that are not given must be outside it.
func (f *Feature) paint(s *strips, of stripKey, x int, rows []stripRow, view image.Rectangle, add strokes) {
	if of.ink.A == 0 {
		return
	}
	for _, st := range s.kept {
		st.used = false
	}
	for first := 0; first < len(rows); {
		number, end := int(rows[first].slot)/stripRows, first+1
		for end < len(rows) && int(rows[end].slot)/stripRows == number {
			end++
		}
		st := s.get(number)
		y, ok := st.shows(of, rows[first:end], view)
		if !ok {
			y = rows[first].start
			f.rects = add(f.rects[:0], first, end)
			st.record(of, rows[first:end], image.Pt(x, y), f.rects)
		}
		st.paint(f.Painter, image.Pt(x, y))
		first = end
	}
	s.drop()
}

// get returns the strip of a number, which may hold no rows or other ones.
func (s *strips) get(number int) *strip {
	for _, st := range s.kept {
		if st.number == number && !st.used {
			st.used = true
			return st
		}
	}
	st := new(strip)
	if n := len(s.free); n > 0 {
		st, s.free = s.free[n-1], s.free[:n-1]
	}
	st.number, st.used, st.rows = number, true, st.rows[:0]
	s.kept = append(s.kept, st)
	return st
}

// drop frees the strips that the frame did not paint.
func (s *strips) drop() {
	left := s.kept[:0]
	for _, st := range s.kept {
		if st.used {
			left = append(left, st)
		} else {
			s.free = append(s.free, st)
		}
	}
	clear(s.kept[len(left):])
	if s.kept = left; len(s.free) > len(left) {
		clear(s.free[len(left):])
		s.free = s.free[:len(left)]
	}
}

// shows returns the y coordinate of the origin if the strip holds the rectangles of rows as they are now.
func (st *strip) shows(of stripKey, rows []stripRow, view image.Rectangle) (y int, ok bool) {
	if st.of != of || len(st.rows) == 0 {
		return 0, false
	}
	k, n := int(rows[0].slot-st.rows[0].slot), len(rows)
	if k < 0 || k+n > len(st.rows) {
		return 0, false
	}
	y = rows[0].start - st.rows[k].start
	for i, is := range st.rows[k : k+n] {
		if is.start += y; is != rows[i] {
			return 0, false
		}
	}
	return y, (k == 0 || rows[0].start <= view.Min.Y) && (k+n == len(st.rows) || rows[n-1].end() >= view.Max.Y)
}

// record records rectangles as one path.
func (st *strip) record(of stripKey, rows []stripRow, origin image.Point, rects []image.Rectangle) {
	st.of, st.some = of, len(rects) > 0
	st.rows = append(st.rows[:0], rows...)
	for i := range st.rows {
		st.rows[i].start -= origin.Y
	}
	st.ops.Reset()
	m := op.Record(&st.ops)
	var path clip.Path
	path.Begin(&st.ops)
	for _, r := range rects {
		r = r.Sub(origin)
		min, max := f32.Pt(float32(r.Min.X), float32(r.Min.Y)), f32.Pt(float32(r.Max.X), float32(r.Max.Y))
		path.MoveTo(min)
		path.LineTo(f32.Pt(max.X, min.Y))
		path.LineTo(max)
		path.LineTo(f32.Pt(min.X, max.Y))
		path.Close()
	}
	c := clip.Outline{Path: path.End()}.Op().Push(&st.ops)
	paint.ColorOp{Color: of.ink}.Add(&st.ops)
	paint.PaintOp{}.Add(&st.ops)
	c.Pop()
	st.call = m.Stop()
}

// paint paints the rectangles at an origin.
func (st *strip) paint(p *draw.Painter, origin image.Point) {
	if st.some {
		p.MoveTo(origin)
		st.call.Add(p.Ops)
		p.MoveTo(image.Point{})
	}
}
