// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profiling

import (
	"math"
	"time"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/locale"
)

// BarFilter returns the filter that passes the rows of a bar of a column, the zero Filter if
// filters cannot express it. whole is set for columns of integers. Numbers are written with signs.
func BarFilter(d *column.Def, b profile.Bar, whole bool, signs locale.Numbers) filter.Filter {
	if b.Unit != profile.UnitNone {
		return timeFilter(b)
	}
	switch {
	case math.IsInf(b.Lo, 0) || math.IsInf(b.Hi, 0):
		return filter.Filter{}
	case whole && b.Hi-b.Lo <= 1:
		return filter.Equals.Of(column.CellValues{Def: d}.FilterNumber(b.Lo, signs))
	}
	return filter.GreaterOrEqual.Of(column.CellValues{Def: d}.FilterNumber(b.Lo, signs)).And(filter.Less.Of(column.CellValues{Def: d}.FilterNumber(b.Hi, signs)))
}

// layouts holds the layouts of package time for the start of each unit of time in filters.
var layouts = map[profile.Unit]string{
	profile.UnitYear: "2006", profile.UnitMonth: "2006-01", profile.UnitDay: "2006-01-02",
	profile.UnitHour: "2006-01-02 15", profile.UnitMinute: "2006-01-02 15:04", profile.UnitSecond: "2006-01-02 15:04:05",
}

// UnitLayout returns the layout of package time for the start of a unit of time.
func UnitLayout(u profile.Unit) string { return layouts[u] }

// timeFilter returns the filter that passes an interval of time, the zero Filter for years that do
// not have four digits.
func timeFilter(b profile.Bar) filter.Filter {
	lo, hi := time.Unix(int64(b.Lo), 0).UTC(), time.Unix(int64(b.Hi), 0).UTC()
	if lo.Year() < 1000 || hi.Year() > 9999 {
		return filter.Filter{}
	}
	layout := layouts[b.Unit]
	if last := time.Unix(int64(b.Hi)-1, 0).UTC(); lo.Format(layout) == last.Format(layout) {
		return filter.Equals.Of(lo.Format(layout))
	}
	return filter.GreaterOrEqual.Of(lo.Format(layout)).And(filter.Less.Of(hi.Format(layout)))
}
