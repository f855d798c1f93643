// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "slices"

// GroupLevel sets how a column of Grouping.By divides rows into groups, and in which order these
// stand. The zero value makes a group of each value, in the order of their first rows.
type GroupLevel struct {
	// Interval makes a group of values that are close to each other. One that the column does not
	// have is reported once, and each value makes a group.
	Interval GroupInterval `json:"interval,omitzero"`
	// Step is the width of the steps of GroupByStep; 0 and less, and what is no number: 100.
	Step float64 `json:"step,omitzero"`
	// Order is the order of the groups of the level.
	Order GroupOrder `json:"order,omitzero"`
}

// GroupInterval is which values are close enough to share a group.
type GroupInterval uint8

// The intervals. Times are local to the zone of the value.
const (
	// GroupByValue takes equal values, or equal texts of Typed.GroupAs.
	GroupByValue GroupInterval = iota
	// GroupByYear and those up to GroupByDay are for times. Weeks are those of ISO 8601, from
	// Monday on.
	GroupByYear
	GroupByQuarter
	GroupByMonth
	GroupByWeek
	GroupByDay
	// GroupByStep is for numbers: from a multiple of GroupLevel.Step on, less than the next.
	GroupByStep
	// GroupByLetter is for texts: the first letter in upper case, or the initial consonant of a
	// Hangul syllable, of which the doubled ones count as single; digits are 0-9, all else is #.
	GroupByLetter
)

var intervalNames = [...]string{"value", "year", "quarter", "month", "week", "day", "step", "letter"}

// MarshalText writes the name of an interval, such as "quarter".
func (i GroupInterval) MarshalText() ([]byte, error) {
	return nameOf(intervalNames[:], int(i), "group interval")
}

// UnmarshalText reads what MarshalText writes. Names that it does not know are GroupByValue.
func (i *GroupInterval) UnmarshalText(text []byte) error {
	*i = GroupInterval(max(slices.Index(intervalNames[:], string(text)), 0))
	return nil
}

// GroupOrder is the order of groups below the same one. The zero value is that of their first rows,
// or, where rows are sorted by a column with an aggregate first, that of these aggregates.
type GroupOrder struct {
	By GroupOrderBy `json:"by,omitzero"`
	// ColumnID is the column of GroupOrderAggregate.
	ColumnID string `json:"column,omitzero"`
	// Desc puts the last ones first.
	Desc bool `json:"desc,omitzero"`
}

// GroupOrderBy selects the value that orders groups.
type GroupOrderBy uint8

const (
	GroupOrderRows GroupOrderBy = iota
	// GroupOrderValue orders them by their values, as the column sorts.
	GroupOrderValue
	// GroupOrderAggregate orders them by the aggregate of a column, GroupOrderCount by their number
	// of rows.
	GroupOrderAggregate
	GroupOrderCount
)

var orderNames = [...]string{"rows", "value", "aggregate", "count"}

// MarshalText writes the name of what groups are ordered by, such as "value".
func (o GroupOrderBy) MarshalText() ([]byte, error) {
	return nameOf(orderNames[:], int(o), "group order")
}

// UnmarshalText reads what MarshalText writes. Names that it does not know are GroupOrderRows.
func (o *GroupOrderBy) UnmarshalText(text []byte) error {
	*o = GroupOrderBy(max(slices.Index(orderNames[:], string(text)), 0))
	return nil
}
