// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// Scans says whether the rows may be read from end to end, and by another goroutine.
func (ds *Set) Scans() bool {
	if !ds.Options.Virtual.NoScan {
		return true
	}
	_, held := ds.rows.(rowdata.Slice)
	return held || ds.rows == nil
}

// Unscanned says whether a feature has to do without all rows because they are not to be
// scanned, and reports that once; instead is what it does then.
func (ds *Set) Unscanned(feature, instead string) bool {
	if ds.Scans() {
		return false
	}
	ds.Report.Problem("noscan"+feature, "%s needs all rows, which Virtual.NoScan forbids to read; %s", feature, instead)
	return true
}

// OnScreen are those of some records whose rows the last frame has drawn: the others may
// not be asked for.
func (ds *Set) OnScreen(rows RowList) RowList {
	if rows.Most <= 1 {
		return rows
	}
	drawn := map[int]bool{}
	first, end := ds.Host.Visible()
	for shown := first; shown < min(end, ds.ShownCount()); shown++ {
		drawn[ds.SourceOf(shown)] = true
	}
	var out []int
	left := false
	for row := range rows.Each {
		if drawn[row] {
			out = append(out, row)
		} else {
			left = true
		}
	}
	if left {
		ds.Unscanned("selecting a range of rows", "those on the screen are selected")
	}
	return ListOf(out...)
}
