// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// scans says whether the rows may be read from end to end, and by another goroutine.
func (ds *dataset) scans() bool {
	if !ds.opt.Virtual.NoScan {
		return true
	}
	_, held := ds.rows.(rowdata.Slice)
	return held || ds.rows == nil
}

// unscanned says whether a feature has to do without all rows because they are not to be
// scanned, and reports that once; instead is what it does then.
func (ds *dataset) unscanned(feature, instead string) bool {
	if ds.scans() {
		return false
	}
	ds.report.Problem("noscan"+feature, "%s needs all rows, which Virtual.NoScan forbids to read; %s", feature, instead)
	return true
}

// onScreen are those of some records whose rows the last frame has drawn: the others may
// not be asked for.
func (ds *dataset) onScreen(rows rowList) rowList {
	if rows.most <= 1 {
		return rows
	}
	drawn := map[int]bool{}
	first, end := ds.host.Visible()
	for shown := first; shown < min(end, ds.shownCount()); shown++ {
		drawn[ds.sourceOf(shown)] = true
	}
	var out []int
	left := false
	for row := range rows.each {
		if drawn[row] {
			out = append(out, row)
		} else {
			left = true
		}
	}
	if left {
		ds.unscanned("selecting a range of rows", "those on the screen are selected")
	}
	return listOf(out...)
}
