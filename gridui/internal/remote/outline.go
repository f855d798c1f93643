// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/option"
)

// GroupPrefix begins the ids of groups, followed by the values of their path as a JSON array.
const GroupPrefix = "__group__:"

// Outline is rows in groups, of which only those near the screen are here: a list of lines, in which
// each open group is followed by what is in it. A record is the index of a line.
type Outline interface {
	// Line is the line of a group, a row, or of what has not arrived.
	Line(line coord.Record) Line
	// Parent is the line of the group that a line is in, or NoRecord. End is the line after the last
	// one below a line.
	Parent(line coord.Record) coord.Record
	End(line coord.Record) coord.Record
	// Value is the value that the rows of a group share, Sum its i-th aggregate of Query.Aggregates:
	// see column.Decimal for their types.
	Value(line coord.Record) any
	Sum(line coord.Record, i int) any
	// Reopen asks Query.Open again: for the group on a line, or for all if that is NoRecord.
	Reopen(line coord.Record)
}

// Line is what is on a line of an Outline.
type Line struct {
	// Group says that the line is one of a group.
	Group, Open bool
	// Depth is how many groups the line is in.
	Depth int
	// Rows is how many rows are in the group, at all levels below.
	Rows int
	// Number is the number of a row in its group, counted from 1.
	Number int
}

// Totals are the aggregates of all rows that pass.
type Totals struct {
	// Values are those of Query.Aggregates, nil while they are computed, Rows is how many rows there
	// are.
	Values []any
	Rows   int
	Err    error
}

// Can is what a source can do, beside what all can.
type Can struct {
	Groups, Find bool
	// Intervals, Orders and Shares are of groups: by other things than values, in an order of their own, and
	// parts of a total. No source can do them yet.
	Intervals, Orders, Shares bool
	// Spans says that it adds up the rows from one to another.
	Spans bool
	// Aggregates has a bit for each option.Aggregate.
	Aggregates uint32
	// Matches is what a search may ask for.
	Matches Matches
}

// Matches is what a source can do with a text, beside finding it anywhere in another one whatever the
// case of letters.
type Matches struct {
	// Contains says that it finds texts at all.
	Contains, Case, Whole, Initials, Expression bool
	// Starts and Ends are of filters.
	Starts, Ends bool
}

// Count returns how many of some aggregates the source computes.
func (c Can) Count(of ...option.Aggregate) (n int) {
	for _, a := range of {
		n += int(c.Aggregates >> a & 1)
	}
	return n
}

// Does reports whether the source computes an aggregate.
func (c Can) Does(a Aggregate) bool { return c.Aggregates>>a.Function&1 != 0 }

// All is what can be done with rows in memory.
var All = Can{
	Groups: true, Find: true, Intervals: true, Orders: true, Shares: true, Spans: true, Aggregates: ^uint32(0),
	Matches: Matches{Contains: true, Case: true, Whole: true, Initials: true, Expression: true, Starts: true, Ends: true},
}
