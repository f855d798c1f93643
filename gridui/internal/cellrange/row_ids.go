// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
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
			if seen[nav] || r.IsOwnRow(nav) {
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
