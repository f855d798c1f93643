// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rownumbers

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// mostTogether bounds how many rows are sized together.
const mostTogether = 10_000

// SelectedWith returns the ids of the rows that are selected in full, if a row is among them: in ranges of whole
// rows or, if ranges are off, in the selection of rows. It returns none if they are more than mostTogether.
func (f *Feature) SelectedWith(row coord.Pos) (ids []string) {
	if f.Ranges.On() {
		return f.rowsInRanges(f.Dataset.NavIndex(row))
	}
	if f.Options.Selection.Mode == option.SelectOff || !f.Selection.SelectedRow(row) {
		return nil
	}
	f.Selection.EachSelected(func(id string, _ rowdata.Row) bool {
		ids = append(ids, id)
		return len(ids) <= mostTogether
	})
	if len(ids) > mostTogether {
		return nil
	}
	return ids
}

// rowsInRanges returns the ids of the rows in ranges of whole rows, if the row with a navigation index is among
// them.
func (f *Feature) rowsInRanges(nav coord.Nav) (ids []string) {
	bounds, has, count := f.Ranges.Bounds(), false, 0
	var whole []ranges.Rect
	for _, r := range f.Ranges.AppendRects(nil) {
		if r.Cols == bounds.Cols {
			whole = append(whole, r)
		}
	}
	whole = ranges.Cover(nil, whole)
	for _, r := range whole {
		has = has || r.Rows.Has(int(nav))
		count += r.Rows.Len()
	}
	if !has || count > mostTogether {
		return nil
	}
	for _, r := range whole {
		for i := r.Rows.First; i < r.Rows.End; i++ {
			if nav := coord.Nav(i); !f.Ranges.SkipsRow(nav) {
				ids = append(ids, f.Dataset.RowID(f.Dataset.NavRow(nav)))
			}
		}
	}
	return ids
}
