// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans

import (
	"cmp"
	"image"
	"image/color"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// tableIn returns the table of a part, nil if nothing is merged there. Sticky rows have none.
func (f *Feature) tableIn(part *viewport.Part) *table {
	if !f.shown.some || part.Sticky >= 0 {
		return nil
	}
	t := f.shown.tableOf(part.Band, part.Pane)
	if t == nil || len(t.blocks) == 0 || len(t.slots) != len(part.Rows) {
		return nil
	}
	return t
}

// PaintGrounds paints the grounds of the merged cells of a part, each in one colour. In this order, the colour comes from
// the band, the style of the rows if all have the same, the tint of selected rows if all are selected, the tint of the
// row under the mouse, and the style of the cell. Cells of one row have the ground of the row.
func (f *Feature) PaintGrounds(part viewport.Part) {
	t := f.tableIn(&part)
	if t == nil {
		return
	}
	p := f.Painter
	key := shapeKey{layout: t.layout, ink: p.Style.Theme.Bg}
	if part.Band != layoutx.Body {
		key.ink = over(p.Style.Theme.FloatingBg, key.ink)
	}
	origin := image.Pt(0, t.origin.Y)
	t.grounds.sync(key, origin, func(rect func(image.Rectangle)) {
		for i := range t.blocks {
			if b := &t.blocks[i]; b.end > b.first+1 {
				rect(b.rect)
			}
		}
	})
	t.grounds.paint(p, origin)
	f.paintMarks(&part, t)
}

// over returns the colour of a translucent colour over an opaque one.
func over(c, ground color.NRGBA) color.NRGBA {
	if c.A == 0xff {
		return c
	}
	blend := func(a, b uint8) uint8 { return uint8((int(a)*int(c.A) + int(b)*(0xff-int(c.A)) + 0x7f) / 0xff) }
	return color.NRGBA{blend(c.R, ground.R), blend(c.G, ground.G), blend(c.B, ground.B), 0xff}
}

// paintMarks paints the styles and tints of merged cells.
func (f *Feature) paintMarks(part *viewport.Part, t *table) {
	p := f.Painter
	rows, cells := f.Cells.HasRowStyles() && !p.Style.ForcedColors, f.Cells.HasCellStyles()
	selects := f.Options.Selection.Mode != option.SelectOff && !f.Selection.None()
	hovered := -1
	if at := f.Pointer.Hover.At; f.Pointer.Hover.Over(viewport.Address{Band: part.Band, Row: at.Row}) {
		hovered = t.row(at.Row)
	}
	if !rows && !cells && !selects && hovered < 0 {
		return
	}
	for i := range t.blocks {
		b := &t.blocks[i]
		several := b.end > b.first+1
		if rows && several {
			p.Fill(b.rect, f.rowGround(b))
		}
		if selects && several && f.selected(t, b, part.Band) {
			p.Fill(b.rect, p.Style.Theme.Selected)
		}
		if several && hovered >= b.first && hovered < b.end {
			p.Fill(b.rect, p.Style.Theme.Hover)
		}
		if !cells {
			continue
		}
		look := f.Cells.CellStyle(viewport.Address{Band: part.Band, Row: t.slots[b.first], Col: b.anchor})
		if !p.Style.ForcedColors {
			p.Fill(b.rect, look.Bg)
		}
		p.StyleBar(b.rect, look)
	}
}

// selected reports whether all rows of a merged cell on the screen are selected.
func (f *Feature) selected(t *table, b *block, band layoutx.Band) bool {
	for i := b.first; i < b.end; i++ {
		if row, ok := f.Viewport.RowAt(viewport.Address{Band: band, Row: t.slots[i]}); !ok || !f.Selection.SelectedRow(row) {
			return false
		}
	}
	return true
}

// rowGround returns the background of the rows of a merged cell, none if they differ.
func (f *Feature) rowGround(b *block) color.NRGBA {
	bg := f.Text.Styles.RowAt(b.first).Bg
	for i := b.first + 1; i < b.end; i++ {
		if f.Text.Styles.RowAt(i).Bg != bg {
			return color.NRGBA{}
		}
	}
	return bg
}

// cellStyle returns the style of a cell.
func (f *Feature) cellStyle(at viewport.Address) theme.CellStyle {
	if !f.Cells.HasCellStyles() {
		return theme.CellStyle{}
	}
	return f.Cells.CellStyle(at)
}

// stillFrames is the number of frames without a change after which the texts of a block of rows are joined. Until then
// the texts of each row are joined, because rows come one by one while the screen scrolls.
const stillFrames = 32

// PaintTexts paints the texts of the merged cells of a part. Those without styles that begin on the screen are joined
// to a path for each row or block of rows; the others may be in another place in each frame, or have other faces.
func (f *Feature) PaintTexts(part viewport.Part) {
	t := f.tableIn(&part)
	if t == nil {
		return
	}
	top := f.Viewport.Sheet.Panes.Band(part.Band).Min.Y
	if part.Band == layoutx.Body {
		top = f.Viewport.ScrolledBody().Min.Y
	}
	styled := f.Cells.HasRowStyles() || f.Cells.HasCellStyles()
	f.members = f.members[:0]
	group, key, rows := -1, uint64(0), 1
	if t.still >= stillFrames {
		rows = celltext.MergedRows
	}
	for i := range t.blocks {
		b := &t.blocks[i]
		m, ok := f.merged(t, b, part.Band)
		if !ok || f.Cells.IsWidget(m.At) || f.Cells.IsTick(m.At) {
			continue
		}
		if styled || b.rect.Min.Y < top {
			f.Text.PaintMerged(m, f.Text.Styles.RowAt(b.first).Over(f.cellStyle(m.At)))
			continue
		}
		if at := int(m.At.Row) / rows; at != group {
			f.paintMembers(&part, t, group*2+rows&1, key)
			group, key = at, 0
		}
		key = mix(mix(mix(mix(key, int(m.At.Row)), b.anchor), b.rect.Dx()), b.rect.Dy())
		f.members = append(f.members, m)
	}
	f.paintMembers(&part, t, group*2+rows&1, key)
	f.Painter.MoveTo(image.Point{})
}

// paintMembers paints the texts of the merged cells that begin in a block of rows.
func (f *Feature) paintMembers(part *viewport.Part, t *table, group int, key uint64) {
	if len(f.members) == 0 {
		return
	}
	origin := image.Pt(t.origin.X, f.members[0].Rect.Min.Y)
	f.Text.PaintMergedBlock(part, group, key, origin, f.members)
	f.members = f.members[:0]
}

// PaintRowLines paints the lines below the rows of a band, except within merged cells. It returns false if nothing is
// merged there.
func (f *Feature) PaintRowLines(part viewport.Part, band image.Rectangle) bool {
	i := slices.Index(bands[:], part.Band)
	if i < 0 || !f.shown.some || part.Sticky >= 0 || len(part.Rows) == 0 {
		return false
	}
	key, some := shapeKey{ink: f.Painter.Style.Theme.Border, line: f.Painter.Style.Line, within: image.Rect(band.Min.X, 0, band.Max.X, 1)}, false
	for p := range f.shown.tables[i] {
		in := part
		in.Pane = layoutx.Pane(p)
		if t := f.tableIn(&in); t != nil {
			some = true
			key.layout = mix(key.layout, int(t.layout)) + uint64(p)
		}
	}
	if !some {
		return false
	}
	origin := image.Pt(0, part.Rows[0].Start)
	s := &f.rowLines[i]
	s.sync(key, origin, func(rect func(image.Rectangle)) {
		for k, row := range part.Rows {
			line := image.Rect(band.Min.X, row.End()-f.Painter.Style.Line, band.Max.X, row.End())
			for _, hole := range f.below(i, k, row) {
				if hole.Min.X > line.Min.X {
					rect(image.Rect(line.Min.X, line.Min.Y, hole.Min.X, line.Max.Y))
				}
				line.Min.X = max(line.Min.X, hole.Max.X)
			}
			if line.Min.X < line.Max.X {
				rect(line)
			}
		}
	})
	s.paint(f.Painter, origin)
	return true
}

// below returns the rectangles within merged cells of a band at the line below its k-th row, from left to right.
func (f *Feature) below(band, k int, row celllayout.Span) []image.Rectangle {
	f.holes = f.holes[:0]
	for p := range f.shown.tables[band] {
		t := &f.shown.tables[band][p]
		pane := f.Viewport.Sheet.Panes.Rect(layoutx.Pane(p), bands[band])
		for i := range t.blocks {
			b := &t.blocks[i]
			if hole := b.rect.Intersect(image.Rect(pane.Min.X, b.rect.Min.Y, pane.Max.X, b.rect.Max.Y)); b.first <= k && k < b.end-1 && !hole.Empty() {
				f.holes = append(f.holes, hole)
			}
		}
	}
	slices.SortFunc(f.holes, func(a, b image.Rectangle) int { return cmp.Compare(a.Min.X, b.Min.X) })
	return f.holes
}

// PaintColumnLines paints the lines after the columns of a part, except within merged cells. It returns false if
// nothing is merged there.
func (f *Feature) PaintColumnLines(part viewport.Part) bool {
	t := f.tableIn(&part)
	if t == nil {
		return false
	}
	st := &f.Painter.Style
	origin, last := image.Pt(0, t.origin.Y), part.Rows[len(part.Rows)-1].End()
	t.lines.sync(shapeKey{layout: t.layout, ink: st.Theme.Border, line: st.Line}, origin, func(rect func(image.Rectangle)) {
		for _, col := range part.Cols {
			x := col.End() - st.Line
			if st.RTL {
				x = col.Start
			}
			line := image.Rect(x, t.origin.Y, x+st.Line, last)
			for i := range t.blocks {
				b := &t.blocks[i]
				if b.anchor > col.Index || col.Index >= b.anchor+b.width-1 {
					continue
				}
				if b.rect.Min.Y > line.Min.Y {
					rect(image.Rect(line.Min.X, line.Min.Y, line.Max.X, b.rect.Min.Y))
				}
				line.Min.Y = max(line.Min.Y, b.rect.Max.Y)
			}
			if line.Min.Y < line.Max.Y {
				rect(line)
			}
		}
	})
	t.lines.paint(f.Painter, origin)
	return true
}
