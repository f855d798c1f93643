// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans

import (
	"image"
	"image/color"

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
	ink := f.Painter.Style.Theme.Bg
	if part.Band != layoutx.Body {
		ink = over(f.Painter.Style.Theme.FloatingBg, ink)
	}
	f.paintGrounds(&part, t, ink)
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
	group, key, rows, last, y := -1, uint64(0), 1, -1, 0
	if t.still >= stillFrames {
		rows = celltext.MergedRows
	}
	for i := range t.blocks {
		b := &t.blocks[i]
		at := viewport.Address{Band: part.Band, Row: t.slots[b.first], Col: b.anchor}
		if f.Cells.IsWidget(at) || f.Cells.IsTick(at) {
			continue
		}
		if styled || b.rect.Min.Y < top {
			f.Text.PaintMerged(f.merged(t, b, part.Band), f.Text.Styles.RowAt(b.first).Over(f.cellStyle(at)))
			continue
		}
		if at := int(at.Row) / rows; at != group {
			f.paintMembers(&part, t, group*2+rows&1, key)
			group, key, last, y = at, t.columns, -1, b.rect.Min.Y
		}
		if b.first != last { // widths has one hash for all cells of a row
			last = b.first
			key = mix(mix(mix(key, int(at.Row)), int(t.widths[last])), b.rect.Min.Y-y)
		}
		if key = mix(key, b.anchor); f.Columns.Leaves[b.anchor].Lines > 1 {
			key = mix(key, b.rect.Dy())
		}
		f.members = append(f.members, i)
	}
	f.paintMembers(&part, t, group*2+rows&1, key)
	f.Painter.MoveTo(image.Point{})
}

// paintMembers paints the texts of the merged cells that begin in a block of rows.
func (f *Feature) paintMembers(part *viewport.Part, t *table, group int, key uint64) {
	if len(f.members) == 0 {
		return
	}
	origin := image.Pt(t.origin.X, t.blocks[f.members[0]].rect.Min.Y)
	f.Text.PaintMergedBlock(part, group, key, origin, func(each func(m viewport.Merged)) {
		for _, i := range f.members {
			each(f.merged(t, &t.blocks[i], part.Band))
		}
	})
	f.members = f.members[:0]
}
