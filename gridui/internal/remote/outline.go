// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/option"
)

// GroupPrefix begins the ids of groups, followed by the values of their path as a JSON array.
const GroupPrefix = "__group__:"

// Outline presents grouped rows as a list of lines, in which each open group is followed by its
// contents. Only lines near the screen are loaded. A record is the index of a line.
type Outline interface {
	// Line returns the contents of a line: a group, a row, or a placeholder.
	Line(line coord.Record) Line
	// Parent returns the line of the group of a line, or NoRecord. End returns the line after the
	// descendants of a line.
	Parent(line coord.Record) coord.Record
	End(line coord.Record) coord.Record
	// Value returns the common value of the rows of a group, Sum its i-th aggregate of
	// Query.Aggregates: see column.Decimal for their types.
	Value(line coord.Record) any
	Sum(line coord.Record, i int) any
	// Reopen applies Query.Open again: to the group on a line, or to all groups for NoRecord.
	Reopen(line coord.Record)
}

// Line holds the contents of a line of an Outline.
type Line struct {
	// Group is set if the line is a group. Expandable is set for a group, and for a row of a tree
	// that has children or may have some.
	Group, Expandable, Open bool
	// Depth is the number of groups that contain the line.
	Depth int
	// Rows is the number of rows in the group, at all levels below.
	Rows int
	// Number is the number of a row in its group, counted from 1.
	Number int
}

// Totals holds the aggregates of all rows that pass.
type Totals struct {
	// Values holds the results of Query.Aggregates, nil while they are computed. Rows is the
	// number of rows.
	Values []any
	Rows   int
	Err    error
}

// Can describes the optional operations of a source.
type Can struct {
	Groups, Find bool
	// Intervals, Orders and Shares concern groups: grouping by intervals, custom orders, and
	// shares of a total. No source supports them yet.
	Intervals, Orders, Shares bool
	// Spans is set if the source adds up ranges of rows.
	Spans bool
	// Magnitudes and Lists are set if the source sorts numbers without their signs, and texts by a list.
	Magnitudes, Lists bool
	// Aggregates has a bit for each supported option.Aggregate.
	Aggregates uint32
	// Matches describes the supported searches.
	Matches Matches
}

// Matches describes the optional text comparisons of a source.
type Matches struct {
	// Contains is set if the source finds texts at all.
	Contains, Case, Whole, Initials, Expression bool
	// Starts and Ends concern filters.
	Starts, Ends bool
}

// Count returns the number of given aggregates that the source computes.
func (c Can) Count(of ...option.Aggregate) (n int) {
	for _, a := range of {
		n += int(c.Aggregates >> a & 1)
	}
	return n
}

// Does reports whether the source computes an aggregate.
func (c Can) Does(a Aggregate) bool { return c.Aggregates>>a.Function&1 != 0 }

// All describes rows in memory, which support everything.
var All = Can{
	Groups: true, Find: true, Intervals: true, Orders: true, Shares: true, Spans: true, Magnitudes: true, Lists: true, Aggregates: ^uint32(0),
	Matches: Matches{Contains: true, Case: true, Whole: true, Initials: true, Expression: true, Starts: true, Ends: true},
}
