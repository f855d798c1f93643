// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterwords

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/locale"
)

// Period returns the name of a relative date, empty for an invalid one.
func Period(p filter.Period, n *locale.Periods) string {
	if p.String() == "" {
		return ""
	}
	unit := int(p.Unit)
	switch p.Kind {
	case filter.PeriodLast:
		return n.Last(p.N, unit)
	case filter.PeriodNext:
		return n.Next(p.N, unit)
	}
	names := [...][5]string{
		{n.Today, n.ThisWeek, n.ThisMonth, n.ThisQuarter, n.ThisYear},
		{n.Yesterday, n.LastWeek, n.LastMonth, n.LastQuarter, n.LastYear},
		{n.Tomorrow, n.NextWeek, n.NextMonth, n.NextQuarter, n.NextYear},
		{n.DayToDate, n.WeekToDate, n.MonthToDate, n.QuarterToDate, n.YearToDate},
	}
	row := min(int(p.Kind), len(names)-1)
	return names[row][unit]
}
