// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// hasTotal says whether a band has the row of totals: after those of the caller at
// the top, before them at the bottom.
func (ds *Set) hasTotal(b layoutx.Band) bool {
	if ds.Options.Grouping.Total == option.TotalNone || ds.Unscanned("a row of totals", "it is off") {
		return false
	}
	return b == layoutx.Top && ds.Options.Grouping.Total == option.TotalTop || b == layoutx.Bottom && ds.Options.Grouping.Total == option.TotalBottom
}

// IsTotal says whether a place is in the row of totals.
func (ds *Set) IsTotal(b layoutx.Band, row int) bool {
	if !ds.hasTotal(b) {
		return false
	}
	if b == layoutx.Top {
		return row == ds.Caller.FloatingLen(b)
	}
	return row == 0
}

// floatingRow is the place among the caller's rows of a row of a floating band.
func (ds *Set) floatingRow(b layoutx.Band, row int) int {
	if b == layoutx.Bottom && ds.hasTotal(b) {
		return row - 1
	}
	return row
}

// FloatingCount is the number of rows of the top and the bottom band.
func (ds *Set) FloatingCount(b layoutx.Band) int {
	n := ds.Caller.FloatingLen(b)
	if ds.hasTotal(b) {
		n++
	}
	return n
}
