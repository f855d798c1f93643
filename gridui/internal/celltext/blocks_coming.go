// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

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
// and no individual styles, and no cells are merged; else the part unchanged.
func (ly *Layer) whole(s *tileSpan, show *part) (all part, more bool) {
	first := show.number * blockRows
	end := min(blockRows, ly.Viewport.Count-first)
	asks := len(ly.Styles.rows) > 0 || len(ly.Styles.all) > 0 || len(ly.Styles.merged) > 0
	if show.count == end || show.open || s.wraps || asks {
		return *show, false
	}
	all = part{number: show.number, count: end, first: -1}
	for i := range end {
		if ly.Viewport.RowAxis.Size(first+i) != ly.Painter.Style.RowHeight {
			return *show, false
		}
		all.rows[i] = blockRow{show.rows[0].look, show.rows[0].base + (i-show.offset)*ly.Painter.Style.RowHeight}
		all.heights[i] = ly.Painter.Style.RowHeight
	}
	return all, true
}
