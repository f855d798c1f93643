// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
)

// Ranges of rows go by lines: the items of all pages count from 0, the pinned rows at
// the top end at -1, those at the bottom come after the last item.

// lineOf is the line of a row.
func (sel *Rows) lineOf(row int) int {
	if row > dataset.FirstPinned {
		return sel.Data.Pinned.Open(row, sel.Data.Order.Lo)
	}
	i := dataset.PinIndex(row)
	if i < sel.Data.Pinned.Tops {
		return i - sel.Data.Pinned.Tops
	}
	return sel.Data.ItemCount() + i - sel.Data.Pinned.Tops
}

// span is the rows of lines lo … hi-1, each where it stands: not at an item that is
// pinned elsewhere. Below a row that stands for others it is taken all the same.
func (sel *Rows) span(lo, hi int) dataset.RowList {
	s := &sel.Data.Pinned
	if len(s.Records) == 0 {
		return sel.itemSpan(lo, hi)
	}
	n := sel.Data.ItemCount()
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
func (sel *Rows) pinnedAway(first, end int) (away []int) {
	for _, item := range sel.Data.Pinned.Holes {
		if item < first || item >= end {
			continue
		}
		if sel.Spreads() {
			o := sel.Data.Order.Model.Outline()
			if up := o.Parent(o.At(item)); up >= 0 && up >= o.At(first) {
				continue
			}
		}
		away = append(away, sel.Data.ItemAt(item))
	}
	return away
}
