// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans

import (
	"cmp"
	"image"
	"image/color"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// each calls paint with the merged cells of a part. Sticky rows have none.
func (f *Feature) each(part *viewport.Part, paint func(t *table, b *block, m viewport.Merged)) {
	if !f.shown.some || part.Sticky >= 0 {
		return
	}
	t := f.shown.tableOf(part.Band, part.Pane)
	if t == nil || len(t.slots) != len(part.Rows) {
		return
	}
	for i := range t.blocks {
		if m, ok := f.merged(t, &t.blocks[i], part.Band, part.Pane); ok {
			paint(t, &t.blocks[i], m)
		}
	}
}

// PaintGrounds paints the grounds of the merged cells of a part, each in one colour: that of the band, the style of
// the rows if it is the same in all of them, the tint of selected rows if all are selected, that of the row under
// the mouse if it is one of them, and the style of the cell.
func (f *Feature) PaintGrounds(part viewport.Part) {
	f.each(&part, func(t *table, b *block, m viewport.Merged) {
		p := f.Painter
		p.Fill(m.Rect, p.Style.Theme.Bg)
		if part.Band != layoutx.Body {
			p.Fill(m.Rect, p.Style.Theme.FloatingBg)
		}
		if !p.Style.ForcedColors {
			p.Fill(m.Rect, f.rowGround(b))
		}
		f.marks(t, b, m)
		look := f.cellStyle(m.At)
		if !p.Style.ForcedColors {
			p.Fill(m.Rect, look.Bg)
		}
		p.StyleBar(m.Rect, look)
	})
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

// marks paints the tints of selected rows and of the row under the mouse.
func (f *Feature) marks(t *table, b *block, m viewport.Merged) {
	th := &f.Painter.Style.Theme
	selected, hovered := f.Options.Selection.Mode != option.SelectOff, false
	for i := b.first; i < b.end; i++ {
		at := viewport.Address{Band: m.At.Band, Row: t.slots[i]}
		row, ok := f.Viewport.RowAt(at)
		selected = selected && ok && f.Selection.SelectedRow(row)
		hovered = hovered || f.Pointer.Hover.Over(at)
	}
	if selected {
		f.Painter.Fill(m.Rect, th.Selected)
	}
	if hovered {
		f.Painter.Fill(m.Rect, th.Hover)
	}
}

// cellStyle returns the style of a cell.
func (f *Feature) cellStyle(at viewport.Address) theme.CellStyle {
	if !f.Cells.HasCellStyles() {
		return theme.CellStyle{}
	}
	return f.Cells.CellStyle(at)
}

// PaintTexts paints the texts of the merged cells of a part.
func (f *Feature) PaintTexts(part viewport.Part) {
	top := f.Viewport.Sheet.Panes.Band(part.Band).Min.Y
	if part.Band == layoutx.Body {
		top = f.Viewport.ScrolledBody().Min.Y
	}
	f.each(&part, func(_ *table, b *block, m viewport.Merged) {
		if f.Cells.IsWidget(m.At) || f.Cells.IsTick(m.At) {
			return
		}
		f.Text.PaintMerged(m, f.Text.Styles.RowAt(b.first).Over(f.cellStyle(m.At)), top)
	})
}

// Below returns the rectangles within merged cells of a band at the line below a row.
func (f *Feature) Below(part viewport.Part, row celllayout.Span) []image.Rectangle {
	f.holes = f.holes[:0]
	for p := range f.Viewport.Sheet.Cols {
		in := part
		in.Pane = layoutx.Pane(p)
		pane := f.Viewport.Sheet.Panes.Rect(in.Pane, in.Band)
		f.each(&in, func(t *table, b *block, m viewport.Merged) {
			last := len(t.slots) > 0 && t.slots[b.end-1] == coord.Slot(row.Index)
			if hole := m.Rect.Intersect(pane); !last && !hole.Empty() && m.Rect.Min.Y < row.End() && row.End() <= m.Rect.Max.Y {
				f.holes = append(f.holes, hole)
			}
		})
	}
	slices.SortFunc(f.holes, func(a, b image.Rectangle) int { return cmp.Compare(a.Min.X, b.Min.X) })
	return f.holes
}

// After returns the rectangles within merged cells of a part at the line after a column.
func (f *Feature) After(part viewport.Part, col celllayout.Span) []image.Rectangle {
	f.holes = f.holes[:0]
	f.each(&part, func(_ *table, b *block, m viewport.Merged) {
		if b.anchor <= col.Index && col.Index < b.anchor+b.width-1 {
			f.holes = append(f.holes, m.Rect)
		}
	})
	return f.holes
}
