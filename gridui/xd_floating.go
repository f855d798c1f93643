// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// hasTotal says whether a band has the row of totals: after those of the caller at
// the top, before them at the bottom.
func (ds *dataset) hasTotal(b layoutx.Band) bool {
	if ds.opt.Grouping.Total == option.TotalNone || ds.unscanned("a row of totals", "it is off") {
		return false
	}
	return b == layoutx.Top && ds.opt.Grouping.Total == option.TotalTop || b == layoutx.Bottom && ds.opt.Grouping.Total == option.TotalBottom
}

// isTotal says whether a place is in the row of totals.
func (ds *dataset) isTotal(b layoutx.Band, row int) bool {
	if !ds.hasTotal(b) {
		return false
	}
	if b == layoutx.Top {
		return row == ds.caller.FloatingLen(b)
	}
	return row == 0
}

// floatingRow is the place among the caller's rows of a row of a floating band.
func (ds *dataset) floatingRow(b layoutx.Band, row int) int {
	if b == layoutx.Bottom && ds.hasTotal(b) {
		return row - 1
	}
	return row
}

// floatingCount is the number of rows of the top and the bottom band.
func (ds *dataset) floatingCount(b layoutx.Band) int {
	n := ds.caller.FloatingLen(b)
	if ds.hasTotal(b) {
		n++
	}
	return n
}
