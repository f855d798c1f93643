// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/layoutx"
)

// HasData reports whether a visible column contains data. Columns of the grid itself, such as check
// boxes and row numbers, contain none.
func (r *Ranges) HasData(col int) bool { return !r.from.Columns.Leaves[col].Utility }

// Pane returns the pane of a visible column.
func (r *Ranges) Pane(col int) layoutx.Pane { return r.from.Columns.Leaves[col].Pane }

// Editable reports whether any column of a span can be edited.
func (r *Ranges) Editable(cols ranges.Span) bool {
	for col := cols.First; col < cols.End; col++ {
		if r.HasData(col) && r.from.Columns.Def(col).Set != nil {
			return true
		}
	}
	return false
}

// DataSpan returns a span of columns without the columns at its ends that contain no data.
func (r *Ranges) DataSpan(cols ranges.Span) ranges.Span {
	for cols.First < cols.End && !r.HasData(cols.First) {
		cols.First++
	}
	for cols.First < cols.End && !r.HasData(cols.End-1) {
		cols.End--
	}
	return cols
}

// nearestData returns the nearest column with data, or col if there is none.
func (r *Ranges) nearestData(col int) int {
	count := len(r.from.Columns.Leaves)
	for d := range count {
		for _, c := range [...]int{col + d, col - d} {
			if c >= 0 && c < count && r.HasData(c) {
				return c
			}
		}
	}
	return col
}

// SkipsRow reports whether the row with a number has no cells that ranges hold: the grid made it, such as a group, or
// it is a full row.
func (r *Ranges) SkipsRow(nav coord.Nav) bool {
	if r.from.Dataset.Gapless() {
		return false
	}
	at := r.from.Viewport.NavAddress(nav, 0)
	return r.from.Dataset.NoCells(at.Band, at.Row)
}

// Skip returns the functions that skip rows and columns without data.
func (r *Ranges) Skip() ranges.Skip {
	s := ranges.Skip{Col: func(col int) bool { return !r.HasData(col) }}
	if !r.from.Dataset.Gapless() {
		s.Row = func(nav int) bool { return r.SkipsRow(coord.Nav(nav)) }
	}
	return s
}
