// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
)

// Ranges of rows go by lines: the items of all pages count from 0, the pinned rows at
// the top end at -1, those at the bottom come after the last item.

// lineOf is the line of a row.
func (g *core) lineOf(row int) int {
	if row > dataset.FirstPinned {
		return g.data.Pinned.Open(row, g.data.Order.Lo)
	}
	i := dataset.PinIndex(row)
	if i < g.data.Pinned.Tops {
		return i - g.data.Pinned.Tops
	}
	return g.data.ItemCount() + i - g.data.Pinned.Tops
}

// span is the rows of lines lo … hi-1, each where it stands: not at an item that is
// pinned elsewhere. Below a row that stands for others it is taken all the same.
func (g *core) span(lo, hi int) dataset.RowList {
	s := &g.data.Pinned
	if len(s.Records) == 0 {
		return g.itemSpan(lo, hi)
	}
	n := g.data.ItemCount()
	first, end := min(max(lo, 0), n), min(max(hi, 0), n)
	rows := g.itemSpan(first, end)
	if away := g.pinnedAway(first, end); len(away) > 0 {
		each := rows.Each
		rows.Each = func(yield func(int) bool) {
			for row := range each {
				if !slices.Contains(away, row) && !yield(row) {
					return
				}
			}
		}
	}
	top := stretchOf(s.Records[:s.Tops], lo+s.Tops, hi+s.Tops)
	return top.And(rows).And(stretchOf(s.Records[s.Tops:], lo-n, hi-n))
}

// stretchOf is a list of rows lo … hi-1 of some, as far as there are such.
func stretchOf(rows []int, lo, hi int) dataset.RowList {
	lo = min(max(lo, 0), len(rows))
	return dataset.ListOf(rows[lo:min(max(hi, lo), len(rows))]...)
}

// pinnedAway are the pinned rows among items that are not to be taken there.
func (g *core) pinnedAway(first, end int) (away []int) {
	for _, item := range g.data.Pinned.Holes {
		if item < first || item >= end {
			continue
		}
		if g.spreads() {
			o := g.data.Order.Model.Outline()
			if up := o.Parent(o.At(item)); up >= 0 && up >= o.At(first) {
				continue
			}
		}
		away = append(away, g.data.ItemAt(item))
	}
	return away
}
