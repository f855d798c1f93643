// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

// While the screen moves over the rows, a block is joined when the first of its rows
// comes onto the screen: the others will follow, and setting their text one by one costs
// as much. Until then they are drawn where nobody sees them, beyond the edge of the body.

// coming is the part with all rows of its block, where the screen moves and they may be
// joined; else the part as it is.
func (ly *Layer) coming(s *tileSpan, show *part) (all part, more bool) {
	if !ly.tiles.moving {
		return *show, false
	}
	return ly.whole(s, show)
}

// whole is the part with all rows of its block, where those that are not on the screen
// are as high as any, and what they look like needs no asking; else the part as it is.
func (ly *Layer) whole(s *tileSpan, show *part) (all part, more bool) {
	first := show.number * blockRows
	end := min(blockRows, ly.Viewport.Count-first)
	asks := len(ly.Styles.rows) > 0 || len(ly.Styles.all) > 0
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
