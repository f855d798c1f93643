// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// PaintCells fills the selected cells of a part. Adjacent cells are filled in one piece.
func (f *Feature) PaintCells(part feature.Part) {
	if len(f.cover) == 0 || !viewport.HasRows(part.Band) || len(part.Cols) == 0 || len(part.Rows) == 0 {
		return
	}
	p := f.Painter
	p.Ink(p.Style.Theme.RangeFill)
	for _, r := range f.cover {
		if !f.Lines.Reaches(&part, r.Rows) {
			continue
		}
		left, right, ok := f.Lines.Columns(part.Cols, r.Cols)
		if !ok {
			continue
		}
		for i := 0; i < len(part.Rows); i++ {
			if !f.fills(&part, i, r) {
				continue
			}
			block := image.Rect(left, part.Rows[i].Start, right, part.Rows[i].End())
			for i+1 < len(part.Rows) && part.Rows[i+1].Start == block.Max.Y && f.fills(&part, i+1, r) {
				i++
				block.Max.Y = part.Rows[i].End()
			}
			p.FillInk(block)
		}
	}
}

// fills reports whether the i-th row of a part is a data row within a rectangle.
func (f *Feature) fills(part *feature.Part, i int, r ranges.Rect) bool {
	nav, ok := f.Lines.Nav(part, i)
	return ok && r.Rows.Has(int(nav)) && !f.Ranges.SkipsRow(nav)
}

// PaintOver draws the outlines of the ranges as far as they are in a part. The outline of the active range is
// twice as thick.
func (f *Feature) PaintOver(part feature.Part) {
	if len(f.rects) == 0 || !viewport.HasRows(part.Band) || len(part.Cols) == 0 || len(part.Rows) == 0 {
		return
	}
	f.Painter.Ink(f.Painter.Style.Theme.RangeBorder)
	active, several := f.Ranges.Set.Active()
	for _, r := range f.rects {
		thick := f.Painter.Style.Line
		if several && r == f.Ranges.RectOf(active) {
			thick *= 2
		}
		f.Lines.Outline(&part, r, thick)
	}
}
