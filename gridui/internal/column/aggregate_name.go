// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// AggregateName returns the name of an aggregate, empty for an unknown one.
func AggregateName(a option.Aggregate, texts *locale.Grouping) string {
	names := [...]string{
		option.AggregateNone: texts.None, option.AggregateSum: texts.Sum, option.AggregateMin: texts.Min, option.AggregateMax: texts.Max,
		option.AggregateAverage: texts.Average, option.AggregateCount: texts.Count, option.AggregateFirst: texts.First,
		option.AggregateLast: texts.Last, option.AggregateDistinct: texts.Distinct,
	}
	if int(a) < len(names) {
		return names[a]
	}
	return ""
}
