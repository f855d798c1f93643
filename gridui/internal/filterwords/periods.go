// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterwords

import "github.com/giogrid/giogrid/gridui/filter"

// Periods returns the periods that users are offered, in the order of lists.
func Periods() []filter.Period {
	this := func(u filter.PeriodUnit) filter.Period { return filter.Period{Unit: u} }
	prev := func(u filter.PeriodUnit) filter.Period { return filter.Period{Kind: filter.PeriodPrevious, Unit: u} }
	next := func(u filter.PeriodUnit) filter.Period { return filter.Period{Kind: filter.PeriodFollowing, Unit: u} }
	return []filter.Period{
		this(filter.UnitDay), prev(filter.UnitDay), next(filter.UnitDay),
		this(filter.UnitWeek), prev(filter.UnitWeek), next(filter.UnitWeek),
		this(filter.UnitMonth), prev(filter.UnitMonth), next(filter.UnitMonth),
		this(filter.UnitQuarter), prev(filter.UnitQuarter), next(filter.UnitQuarter),
		this(filter.UnitYear), prev(filter.UnitYear), next(filter.UnitYear),
		{Kind: filter.PeriodToDate, Unit: filter.UnitYear},
		{Kind: filter.PeriodLast, Unit: filter.UnitDay, N: 7}, {Kind: filter.PeriodLast, Unit: filter.UnitDay, N: 30},
		{Kind: filter.PeriodLast, Unit: filter.UnitMonth, N: 3}, {Kind: filter.PeriodLast, Unit: filter.UnitMonth, N: 12},
		{Kind: filter.PeriodNext, Unit: filter.UnitDay, N: 7}, {Kind: filter.PeriodNext, Unit: filter.UnitDay, N: 30},
	}
}
