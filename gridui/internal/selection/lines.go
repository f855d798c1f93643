// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
)

// Ranges of rows use lines: indices of items, extended by the pinned rows at both ends. Pinned rows
// at the top end at -1, those at the bottom follow the last item.

// lineOf returns the line of a row.
func (sel *Rows) lineOf(row coord.Pos) coord.Index {
	if !row.IsPinned() {
		return sel.Data.Pinned.Open(row, sel.Data.Order.Lo)
	}
	i := row.PinIndex() - sel.Data.Pinned.Tops
	if i < 0 {
		return coord.Index(i)
	}
	return coord.Index(sel.Data.ItemCount() + i)
}

// span returns the rows of lines lo … hi-1. It skips items whose row is pinned elsewhere, except
// below a row that is selected with its descendants.
func (sel *Rows) span(lo, hi coord.Index) dataset.RowList {
	s := &sel.Data.Pinned
	if len(s.Records) == 0 {
		return sel.itemSpan(lo, hi)
	}
	n := coord.Index(sel.Data.ItemCount())
	first, end := min(max(lo, 0), n), min(max(hi, 0), n)
	rows := sel.itemSpan(first, end)
	if away := sel.pinnedAway(first, end); len(away) > 0 {
		each := rows.Each
		rows.Each = func(yield func(coord.Item) bool) {
			for row := range each {
				if !slices.Contains(away, row) && !yield(row) {
					return
				}
			}
		}
	}
	top := stretchOf(s.Records[:s.Tops], int(lo)+s.Tops, int(hi)+s.Tops)
	return top.And(rows).And(stretchOf(s.Records[s.Tops:], int(lo-n), int(hi-n)))
}

// stretchOf returns the rows lo … hi-1, clipped to the list.
func stretchOf(rows []coord.Record, lo, hi int) dataset.RowList {
	lo = min(max(lo, 0), len(rows))
	rows = rows[lo:min(max(hi, lo), len(rows))]
	return dataset.RowList{Each: func(yield func(coord.Item) bool) {
		for _, row := range rows {
			if !yield(row.Item()) {
				return
			}
		}
	}, Most: len(rows)}
}

// pinnedAway returns the pinned rows among items that span must skip.
func (sel *Rows) pinnedAway(first, end coord.Index) (away []coord.Item) {
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
