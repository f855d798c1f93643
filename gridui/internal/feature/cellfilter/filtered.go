// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellfilter

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
)

// filtered returns the filter of a column after users picked values: only these pass or, with exclude, they do
// not pass and everything else stays.
func filtered(now filter.Filter, values []string, exclude bool) filter.Filter {
	if !exclude {
		return filter.OneOf.Of(values...)
	}
	first := &now.First
	switch {
	case first.Op == filter.OneOf && !now.Any:
		now = now.Clone()
		now.First.Values = slices.DeleteFunc(now.First.Values, func(v string) bool { return slices.Contains(values, v) })
		return now
	case first.Op == filter.NotOneOf && !now.Any:
		now = now.Clone()
		now.First.Values = joined(now.First.Values, values)
		return now
	case !now.Active():
		return filter.NotOneOf.Of(values...)
	case now.Second.Op == filter.NotOneOf && !now.Any:
		return now.And(filter.NotOneOf.Of(joined(now.Second.Values, values)...))
	case !now.Second.Active():
		return now.And(filter.NotOneOf.Of(values...))
	}
	// Two conditions leave no room for a third: the values replace both.
	return filter.NotOneOf.Of(values...)
}

// joined returns the sorted union of two lists of values.
func joined(list, more []string) []string {
	out := slices.Concat(list, more)
	slices.Sort(out)
	return slices.Compact(out)
}
