// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowinsert

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// acted returns the records that an action is for, in the order in which they show: the rows of the ranges if
// they contain more than one cell, else the selected rows, else the focused row. Rows of groups and the like are
// left out.
func (f *Feature) acted() (rows []coord.Record, err error) {
	ids, ranged, whole := cellrange.Keys{Ranges: f.Ranges}.RowIDs()
	switch {
	case !whole:
		return nil, edit.ErrNotLoaded
	case ranged:
	case f.Selection.None():
		if at := f.Focus.At(); f.Viewport.IsRow(at) && !f.Dataset.OwnRow(at.Band, at.Row) {
			ids = []string{f.Viewport.RowIDAt(at)}
		}
	default:
		f.Selection.EachSelected(func(id string, _ rowdata.Row) bool {
			ids = append(ids, id)
			return len(ids) <= mostRows
		})
	}
	if len(ids) > mostRows {
		return nil, edit.ErrManyRows
	}
	for _, id := range ids {
		if record := f.Dataset.RecordByID(id); record >= 0 {
			rows = append(rows, record)
		}
	}
	if f.Ranges.Set.Len() > 1 { // the rows of one range and selected rows are in their order
		rows = f.inOrder(rows)
	}
	return rows, nil
}

// inOrder sorts records by the places at which they show. Those that do not show come last.
func (f *Feature) inOrder(rows []coord.Record) []coord.Record {
	place := func(record coord.Record) coord.Pos {
		if pos := f.Dataset.ShownOf(record); pos >= 0 {
			return pos
		}
		return coord.Pos(f.Dataset.ShownCount())
	}
	slices.SortStableFunc(rows, func(a, b coord.Record) int { return int(place(a) - place(b)) })
	return slices.Compact(rows)
}
