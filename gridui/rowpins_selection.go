// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "slices"

// Ranges of rows go by lines: the items of all pages count from 0, the pinned rows at
// the top end at -1, those at the bottom come after the last item.

// lineOf is the line of a row.
func (g *Core) lineOf(row int) int {
	if row > firstPinned {
		return g.data.pinned.open(row, g.data.order.lo)
	}
	i := pinIndex(row)
	if i < g.data.pinned.tops {
		return i - g.data.pinned.tops
	}
	return g.data.itemCount() + i - g.data.pinned.tops
}

// span is the rows of lines lo … hi-1, each where it stands: not at an item that is
// pinned elsewhere. Below a row that stands for others it is taken all the same.
func (g *Core) span(lo, hi int) rowList {
	s := &g.data.pinned
	if len(s.records) == 0 {
		return g.itemSpan(lo, hi)
	}
	n := g.data.itemCount()
	first, end := min(max(lo, 0), n), min(max(hi, 0), n)
	rows := g.itemSpan(first, end)
	if away := g.pinnedAway(first, end); len(away) > 0 {
		each := rows.each
		rows.each = func(yield func(int) bool) {
			for row := range each {
				if !slices.Contains(away, row) && !yield(row) {
					return
				}
			}
		}
	}
	top := stretchOf(s.records[:s.tops], lo+s.tops, hi+s.tops)
	return top.and(rows).and(stretchOf(s.records[s.tops:], lo-n, hi-n))
}

// stretchOf is a list of rows lo … hi-1 of some, as far as there are such.
func stretchOf(rows []int, lo, hi int) rowList {
	lo = min(max(lo, 0), len(rows))
	return listOf(rows[lo:min(max(hi, lo), len(rows))]...)
}

// pinnedAway are the pinned rows among items that are not to be taken there.
func (g *Core) pinnedAway(first, end int) (away []int) {
	for _, item := range g.data.pinned.holes {
		if item < first || item >= end {
			continue
		}
		if g.spreads() {
			o := g.data.order.model.Outline()
			if up := o.Parent(o.At(item)); up >= 0 && up >= o.At(first) {
				continue
			}
		}
		away = append(away, g.data.itemAt(item))
	}
	return away
}
