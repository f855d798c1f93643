// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/layoutx"
)

// coming returns a part with all rows of the block of some rows while the screen scrolls, and sets f.blocks.all to them.
// The others will follow, and drawing them one by one costs as much; until then they are clipped at the edge of the body.
// ok is false if rows may differ in more than their values, or if no rows are missing.
func (f *Feature) coming(part *feature.Part, rows []celllayout.Span) (all feature.Part, ok bool) {
	view, height := f.Text.Viewport, f.Painter.Style.RowHeight
	number := rows[0].Index / blockRows
	first, end := number*blockRows, min((number+1)*blockRows, view.Count)
	if part.Band != layoutx.Body || part.Sticky >= 0 || !f.Text.Moves() || f.Text.Styles.Vary() || view.Joins() || end-first == len(rows) {
		return all, false
	}
	f.blocks.spans, f.blocks.all = f.blocks.spans[:0], f.blocks.all[:0]
	for i := first; i < end; i++ {
		if view.RowAxis.Size(i) != height {
			return all, false
		}
		f.blocks.spans = append(f.blocks.spans, celllayout.Span{Index: i, Start: rows[0].Start + (i-rows[0].Index)*height, Size: height})
	}
	all = *part
	all.Rows = f.blocks.spans
	for i, row := range all.Rows {
		f.blocks.all = append(f.blocks.all, shownRow{row.Index, row.Start, row.Size, f.rowLook(&all, i)})
	}
	return all, true
}
