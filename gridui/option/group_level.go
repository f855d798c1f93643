// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "slices"

// GroupLevel sets how a column of Grouping.By divides rows into groups, and the order of these groups. The zero
// value makes a group for each value, in the order of the first rows of the groups.
type GroupLevel struct {
	// Interval puts values of the same interval into one group. An interval that the column does not support is
	// reported by a ProblemFound event, and each value makes a group.
	Interval GroupInterval `json:"interval,omitzero"`
	// Step is the width of the intervals of GroupByStep. Zero, negative numbers and NaN: 100.
	Step float64 `json:"step,omitzero"`
	// Order is the order of the groups of the level.
	Order GroupOrder `json:"order,omitzero"`
}

// GroupInterval selects which values share a group.
type GroupInterval uint8

// The intervals. Times are local to the zone of the value.
const (
	// GroupByValue puts equal values, or values with equal texts of Typed.GroupAs, into one group.
	GroupByValue GroupInterval = iota
	// GroupByYear to GroupByDay divide times. Weeks are ISO 8601 weeks, which begin on Monday.
	GroupByYear
	GroupByQuarter
	GroupByMonth
	GroupByWeek
	GroupByDay
	// GroupByStep divides numbers: a group contains the numbers from a multiple of GroupLevel.Step up to, and
	// without, the next multiple.
	GroupByStep
	// GroupByLetter divides texts by their first letter in upper case. For a Hangul syllable this is the initial
	// consonant; double consonants count as single ones. Digits are in a group 0-9, all other texts in a group #.
	GroupByLetter
)

var intervalNames = [...]string{"value", "year", "quarter", "month", "week", "day", "step", "letter"}

// MarshalText returns the name of an interval, such as "quarter". It returns an error for values out of range.
func (i GroupInterval) MarshalText() ([]byte, error) {
	return nameOf(intervalNames[:], int(i), "group interval")
}

// UnmarshalText parses a name that MarshalText returns. An unknown name gives GroupByValue, without an error.
func (i *GroupInterval) UnmarshalText(text []byte) error {
	*i = GroupInterval(max(slices.Index(intervalNames[:], string(text)), 0))
	return nil
}

// GroupOrder sets the order of groups with the same parent. The zero value orders groups by their first rows. If
// rows are sorted first by a column with an aggregate, it orders groups by that aggregate.
type GroupOrder struct {
	By GroupOrderBy `json:"by,omitzero"`
	// ColumnID is the column of GroupOrderAggregate.
	ColumnID string `json:"column,omitzero"`
	// Desc reverses the order.
	Desc bool `json:"desc,omitzero"`
}

// GroupOrderBy selects the value by which groups are ordered.
type GroupOrderBy uint8

const (
	GroupOrderRows GroupOrderBy = iota
	// GroupOrderValue orders groups by their values, as the column sorts.
	GroupOrderValue
	// GroupOrderAggregate orders groups by the aggregate of a column, GroupOrderCount by their number of rows.
	GroupOrderAggregate
	GroupOrderCount
)

var orderNames = [...]string{"rows", "value", "aggregate", "count"}

// MarshalText returns the name of an order, such as "value". It returns an error for values out of range.
func (o GroupOrderBy) MarshalText() ([]byte, error) {
	return nameOf(orderNames[:], int(o), "group order")
}

// UnmarshalText parses a name that MarshalText returns. An unknown name gives GroupOrderRows, without an error.
func (o *GroupOrderBy) UnmarshalText(text []byte) error {
	*o = GroupOrderBy(max(slices.Index(orderNames[:], string(text)), 0))
	return nil
}
