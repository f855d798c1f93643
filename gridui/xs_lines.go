// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
)

// Ranges of rows go by lines: the items of all pages count from 0, the pinned rows at
// the top end at -1, those at the bottom come after the last item.

// lineOf is the line of a row.
func (sel *rowSelection) lineOf(row int) int {
	if row > dataset.FirstPinned {
		return sel.data.Pinned.Open(row, sel.data.Order.Lo)
	}
	i := dataset.PinIndex(row)
	if i < sel.data.Pinned.Tops {
		return i - sel.data.Pinned.Tops
	}
	return sel.data.ItemCount() + i - sel.data.Pinned.Tops
}

// span is the rows of lines lo … hi-1, each where it stands: not at an item that is
// pinned elsewhere. Below a row that stands for others it is taken all the same.
func (sel *rowSelection) span(lo, hi int) dataset.RowList {
	s := &sel.data.Pinned
	if len(s.Records) == 0 {
		return sel.itemSpan(lo, hi)
	}
	n := sel.data.ItemCount()
	first, end := min(max(lo, 0), n), min(max(hi, 0), n)
	rows := sel.itemSpan(first, end)
	if away := sel.pinnedAway(first, end); len(away) > 0 {
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
func (sel *rowSelection) pinnedAway(first, end int) (away []int) {
	for _, item := range sel.data.Pinned.Holes {
		if item < first || item >= end {
			continue
		}
		if sel.spreads() {
			o := sel.data.Order.Model.Outline()
			if up := o.Parent(o.At(item)); up >= 0 && up >= o.At(first) {
				continue
			}
		}
		away = append(away, sel.data.ItemAt(item))
	}
	return away
}
