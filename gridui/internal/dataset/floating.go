// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
)

// IsTotal reports whether the row at a place of a band is the row of totals.
func (sr *shownRows) IsTotal(b layoutx.Band, row coord.Slot) bool {
	if !sr.hasTotal(b) {
		return false
	}
	if b == layoutx.Top {
		return int(row) == sr.Caller.FloatingLen(b)
	}
	return row == 0
}

// floatingRow is the index among the caller's rows of a row of a floating band.
func (sr *shownRows) floatingRow(b layoutx.Band, row coord.Slot) int {
	if b == layoutx.Bottom && sr.hasTotal(b) {
		return int(row) - 1
	}
	return int(row)
}

// FloatingCount is the number of rows of the top or the bottom band, without pinned rows.
func (sr *shownRows) FloatingCount(b layoutx.Band) int {
	n := sr.Caller.FloatingLen(b)
	if sr.hasTotal(b) {
		n++
	}
	return n
}
