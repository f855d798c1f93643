// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"iter"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// RowIDs returns the ids of the rows of the ranges, without repetition, if more than one cell is
// selected. Whole columns contribute no ids. some reports whether there are such rows or whole
// columns. whole is false if a row is not loaded.
func (k Keys) RowIDs() (ids []string, some, whole bool) {
	r := k.Ranges
	if !r.Several() {
		return nil, false, true
	}
	var seen map[coord.Nav]bool
	if r.Set.Len() > 1 {
		seen = map[coord.Nav]bool{}
	}
	for i := range r.Set.Len() {
		g := r.Set.At(i)
		if g.Kind == ranges.Columns {
			some = true
			continue
		}
		rows := r.RectOf(g).Rows
		for nav := coord.Nav(rows.First); nav < coord.Nav(rows.End); nav++ {
			if seen[nav] || r.SkipsRow(nav) {
				continue
			}
			if seen != nil {
				seen[nav] = true
			}
			id := r.from.Viewport.RowIDAt(r.from.Viewport.NavAddress(nav, 0))
			if id == "" {
				return nil, true, false
			}
			ids = append(ids, id)
		}
	}
	return ids, some || len(ids) > 0, true
}

// Rows yields the rows of the ranges, or of the focused cell, in the order in which they show, without
// repetition. Rows of the grid itself and rows that are not loaded are left out.
func (k Keys) Rows() iter.Seq2[string, rowdata.Row] {
	return func(yield func(string, rowdata.Row) bool) {
		r := k.Ranges
		if !r.On() {
			return
		}
		r.FollowFocus()
		var spans []ranges.Span
		if only, ok := r.Only(); ok && r.Set.Len() == 0 {
			spans = append(spans, only.Rows)
		}
		for i := range r.Set.Len() {
			spans = append(spans, r.Set.At(i).Rect(r.Bounds()).Rows)
		}
		slices.SortFunc(spans, func(a, b ranges.Span) int { return a.First - b.First })
		next := 0
		for _, span := range spans {
			for next = max(next, span.First); next < span.End; next++ {
				at := r.from.Viewport.NavAddress(coord.Nav(next), 0)
				if r.SkipsRow(coord.Nav(next)) {
					continue
				}
				row, ok := r.from.Dataset.Row(at.Band, at.Row)
				if id := r.from.Viewport.RowIDAt(at); ok && id != "" && !yield(id, row) {
					return
				}
			}
		}
	}
}
