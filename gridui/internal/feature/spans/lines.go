// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans

import (
	"cmp"
	"image"
	"image/color"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// paintGrounds paints the grounds of the cells of a part that are merged over several rows, which hide what rows show.
func (f *Feature) paintGrounds(part *viewport.Part, t *table, ink color.NRGBA) {
	of := draw.StripKey{Columns: t.columns, Ink: ink}
	t.grounds.Paint(f.Painter, of, t.origin.X, t.rows, f.Viewport.Scrolled(part.Band), func(l *draw.Layers, origin image.Point, first, end int) {
		for i := first; i < end; i++ {
			for c := 0; c < t.cols; {
				from := c
				for c++; c < t.cols && t.cell(i, c).anchor == t.cell(i, from).anchor; c++ {
				}
				last := i + 1
				for last < end && t.cell(last, from).joined {
					last++
				}
				starts := i == first || !t.cell(i, from).joined
				if starts && (t.cell(i, from).joined || t.joins(last, from) || last > i+1) {
					r := joined(part.Cols[from], part.Cols[c-1])
					r.Min.Y, r.Max.Y = t.rows[i].Start, t.rows[last-1].End()
					l[0].Rect(r.Sub(origin), of.Ink)
				}
			}
		}
	})
}

// joined returns the columns from one to another as a rectangle without a height.
func joined(a, b celllayout.Span) image.Rectangle {
	return image.Rect(min(a.Start, b.Start), 0, max(a.End(), b.End()), 0)
}

// PaintColumnLines paints the lines after the columns of a part, except within merged cells. It returns false if
// nothing is merged there.
func (f *Feature) PaintColumnLines(part viewport.Part) bool {
	t := f.tableIn(&part)
	if t == nil {
		return false
	}
	st := &f.Painter.Style
	of := draw.StripKey{Columns: t.columns, Ink: st.Theme.Border, Line: st.Line}
	t.lines.Paint(f.Painter, of, t.origin.X, t.rows, f.Viewport.Scrolled(part.Band), func(l *draw.Layers, origin image.Point, first, end int) {
		for c, col := range part.Cols {
			x := col.End() - st.Line
			if st.RTL {
				x = col.Start
			}
			for i := first; i < end; i++ {
				if t.cell(i, c).covers(col.Index) {
					continue
				}
				from := i
				for i+1 < end && !t.cell(i+1, c).covers(col.Index) {
					i++
				}
				l[0].Rect(image.Rect(x, t.rows[from].Start, x+st.Line, t.rows[i].End()).Sub(origin), of.Ink)
			}
		}
	})
	return true
}

// covers reports whether the cell shows at a column and at the one after it.
func (c *cell) covers(col int) bool { return int(c.anchor) <= col && col < int(c.anchor+c.width)-1 }

// PaintRowLines paints the lines below the rows of a band, except within merged cells. It returns false if nothing is
// merged there.
func (f *Feature) PaintRowLines(part viewport.Part, band image.Rectangle) bool {
	i := slices.Index(bands[:], part.Band)
	if i < 0 || !f.shown.some || part.Sticky >= 0 || len(part.Rows) == 0 {
		return false
	}
	of := draw.StripKey{Ink: f.Painter.Style.Theme.Border, Line: f.Painter.Style.Line, Left: band.Min.X, Right: band.Max.X}
	f.lined = f.lined[:0]
	for _, row := range part.Rows {
		f.lined = append(f.lined, draw.StripRow{Slot: coord.Slot(row.Index), Start: row.Start, Size: row.Size})
	}
	some := false
	for p := range f.shown.tables[i] {
		in := part
		in.Pane = layoutx.Pane(p)
		t := f.tableIn(&in)
		if t == nil {
			continue
		}
		some = true
		of.Columns = mix(mix(of.Columns, int(t.columns)), t.origin.X)
		for k := range f.lined {
			f.lined[k].Show(mix(f.lined[k].Look, int(t.rows[k].Look)) + uint64(p))
		}
	}
	if !some {
		return false
	}
	f.rowLines[i].Paint(f.Painter, of, 0, f.lined, f.Viewport.Scrolled(part.Band), func(l *draw.Layers, origin image.Point, first, end int) {
		for k := first; k < end; k++ {
			bottom := f.lined[k].End()
			line := image.Rect(band.Min.X, bottom-f.Painter.Style.Line, band.Max.X, bottom)
			for _, hole := range f.below(i, k) {
				if hole.Min.X > line.Min.X {
					l[0].Rect(image.Rect(line.Min.X, line.Min.Y, hole.Min.X, line.Max.Y).Sub(origin), of.Ink)
				}
				line.Min.X = max(line.Min.X, hole.Max.X)
			}
			if line.Min.X < line.Max.X {
				l[0].Rect(line.Sub(origin), of.Ink)
			}
		}
	})
	return true
}

// below returns the parts of the line below the k-th row of a band that are within merged cells, from left to right.
func (f *Feature) below(band, k int) []image.Rectangle {
	f.holes = f.holes[:0]
	for p := range f.shown.tables[band] {
		t := &f.shown.tables[band][p]
		if len(t.blocks) == 0 {
			continue
		}
		pane := f.Viewport.Sheet.Panes.Rect(layoutx.Pane(p), bands[band])
		for c, col := range f.Viewport.Sheet.Cols[p] {
			if !t.joins(k+1, c) {
				continue
			}
			if hole := image.Rect(max(col.Start, pane.Min.X), 0, min(col.End(), pane.Max.X), 1); !hole.Empty() {
				f.holes = append(f.holes, hole)
			}
		}
	}
	slices.SortFunc(f.holes, func(a, b image.Rectangle) int { return cmp.Compare(a.Min.X, b.Min.X) })
	return f.holes
}
