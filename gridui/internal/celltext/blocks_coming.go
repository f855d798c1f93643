// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// While the screen scrolls, a block is joined when its first row becomes visible. The others will
// follow, and setting their texts one by one costs as much. Until then they are drawn beyond the
// edge of the body, where they are clipped.

// coming returns the part with all rows of its block while the screen scrolls, if these may be
// joined; else the part unchanged.
func (ly *Layer) coming(s *tileSpan, show *part) (all part, more bool) {
	if !ly.tiles.moving {
		return *show, false
	}
	return ly.whole(s, show)
}

// whole returns the part with all rows of its block if the invisible ones have the default height
// and no cells are merged; else the part unchanged.
func (ly *Layer) whole(s *tileSpan, show *part) (all part, more bool) {
	first := show.number * blockRows
	end := min(blockRows, ly.Viewport.Count-first)
	if show.count == end || show.open || s.wraps || len(ly.Styles.merged) > 0 {
		return *show, false
	}
	all = part{number: show.number, count: end, first: -1}
	for i := range end {
		if ly.Viewport.RowAxis.Size(first+i) != ly.Painter.Style.RowHeight {
			return *show, false
		}
		all.rows[i] = blockRow{ly.lookIn(s, show, i), show.rows[0].base + (i-show.offset)*ly.Painter.Style.RowHeight}
		all.heights[i] = ly.Painter.Style.RowHeight
	}
	return all, true
}

// lookIn returns the look of the i-th row of a block, of which the rows of show are on the screen.
func (ly *Layer) lookIn(s *tileSpan, show *part, i int) uint64 {
	switch {
	case !ly.Styles.Vary():
		return show.rows[0].look
	case i >= show.offset && i < show.end():
		return show.rows[i-show.offset].look
	}
	ly.Styles.UseHidden(ly.Cells, bodyRow(show.number*blockRows+i))
	return ly.stampOf(layoutx.Body, s, ly.Painter.Style.RowHeight).look
}

// bodyRow returns the address of the first cell of a body row.
func bodyRow(row int) viewport.Address {
	return viewport.Address{Band: layoutx.Body, Row: coord.Slot(row), Col: 0}
}
