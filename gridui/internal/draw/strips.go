// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"
	"image/color"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/spare"
)

const (
	// StripRows is the number of neighbouring rows that are recorded together. While the screen scrolls, the rows at its
	// edge alone are recorded again, or none if all rows of their strip are given.
	StripRows = 16
	// stillFrames is the number of equal frames after which all rows are recorded together. Values that change several
	// times a second never reach it.
	stillFrames = 8
)

// Strips keeps what the rows of a band show between frames, recorded for sixteen neighbouring rows each, or for all rows
// once they are still. The zero value holds nothing.
type Strips struct {
	kept []*strip
	free spare.List[*strip]
	// all holds all rows of the last frame, which was the still-th with the same rows. It has shapes from stillFrames on.
	all   strip
	still int
}

// StripKey identifies what all rows of Strips depend on.
type StripKey struct {
	// Columns and State are hashes of the places of the columns and of whatever else matters.
	Columns, State uint64
	Ink            color.NRGBA
	Line           int
	Left, Right    int
}

// StripRow is a row on the screen: its place in pixels, and a hash of what it shows.
type StripRow struct {
	Slot        coord.Slot
	Start, Size int
	Look        uint64
}

// Mix adds a value to a hash, for StripKey and StripRow.
func Mix(hash, v uint64) uint64 { return (hash ^ v) * 0x100000001b3 }

// Place sets the place of the row.
func (r *StripRow) Place(start, size int) { r.Start, r.Size = start, size }

// Show sets the hash of what the row shows.
func (r *StripRow) Show(look uint64) { r.Look = look }

// End returns the y coordinate below the row.
func (r StripRow) End() int { return r.Start + r.Size }

// strip holds the operations of neighbouring rows, relative to an origin. Rows that have left the screen stay in it.
type strip struct {
	number int
	of     StripKey
	rows   []StripRow
	shapes Shapes
	used   bool
}

// Paint paints rows. They move with x and with the rows. view is the room of rows that scroll: rows of a strip that are not
// given must be outside it. record adds the shapes of the rows [first, end), relative to an origin.
func (s *Strips) Paint(p *Painter, of StripKey, x int, rows []StripRow, view image.Rectangle, record func(l *Layers, origin image.Point, first, end int)) {
	if s.paintStill(p, of, x, rows, record) {
		return
	}
	for _, st := range s.kept {
		st.used = false
	}
	images := p.drawsColumns()
	for first := 0; first < len(rows); {
		number, end := int(rows[first].Slot)/StripRows, first+1
		for end < len(rows) && int(rows[end].Slot)/StripRows == number {
			end++
		}
		st := s.get(number)
		y, ok := st.shows(of, rows[first:end], view)
		if !ok || st.shapes.hasImages() && !images {
			y = rows[first].Start
			st.hold(of, rows[first:end], y)
			record(st.shapes.Begin(), image.Pt(x, y), first, end)
			st.shapes.endFor(p)
		}
		p.rough = p.rough || st.shapes.hasImages() && p.Scrolls
		st.shapes.Paint(p, image.Pt(x, y))
		first = end
	}
	s.drop()
}

// paintStill paints all rows as one, and reports whether it did: only rows that are as in several frames before, of more
// than one strip.
func (s *Strips) paintStill(p *Painter, of StripKey, x int, rows []StripRow, record func(l *Layers, origin image.Point, first, end int)) bool {
	if len(rows) == 0 || s.all.of != of || !slices.Equal(s.all.rows, rows) {
		s.still = 0
		s.all.hold(of, rows, 0)
		return false
	}
	if s.still++; s.still < stillFrames || len(s.kept) < 2 {
		return false
	}
	if s.still == stillFrames {
		record(s.all.shapes.Begin(), image.Pt(x, 0), 0, len(rows))
		s.all.shapes.endFor(p)
	}
	s.all.shapes.Paint(p, image.Pt(x, 0))
	return true
}

// get returns the strip of a number, which may hold no rows or other ones.
func (s *Strips) get(number int) *strip {
	for _, st := range s.kept {
		if st.number == number && !st.used {
			st.used = true
			return st
		}
	}
	st, ok := s.free.Take()
	if !ok {
		st = new(strip)
	}
	st.number, st.used, st.rows = number, true, st.rows[:0]
	s.kept = append(s.kept, st)
	return st
}

// drop frees the strips that the frame did not paint.
func (s *Strips) drop() {
	left := s.kept[:0]
	for _, st := range s.kept {
		if st.used {
			left = append(left, st)
		} else {
			s.free.Put(st)
		}
	}
	clear(s.kept[len(left):])
	s.kept = left
	s.free.Cut(2*len(left) + 4)
}

// shows returns the y coordinate of the origin if the strip holds rows as they are now.
func (st *strip) shows(of StripKey, rows []StripRow, view image.Rectangle) (y int, ok bool) {
	if st.of != of || len(st.rows) == 0 {
		return 0, false
	}
	k, n := int(rows[0].Slot-st.rows[0].Slot), len(rows)
	if k < 0 || k+n > len(st.rows) {
		return 0, false
	}
	y = rows[0].Start - st.rows[k].Start
	for i, is := range st.rows[k : k+n] {
		if is.Start += y; is != rows[i] {
			return 0, false
		}
	}
	return y, (k == 0 || rows[0].Start <= view.Min.Y) && (k+n == len(st.rows) || rows[n-1].End() >= view.Max.Y)
}

// hold notes the rows that the strip shows, relative to y.
func (st *strip) hold(of StripKey, rows []StripRow, y int) {
	st.of = of
	st.rows = append(st.rows[:0], rows...)
	for i := range st.rows {
		st.rows[i].Start -= y
	}
}
