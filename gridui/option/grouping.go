// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"slices"
)

// Grouping puts rows with equal values in some columns into groups. A group has a row with its value, its number of
// rows and the aggregates of columns, see Typed.Aggregate. The zero value makes no groups. A GroupingChanged event
// reports what users change.
//
// Groups are in the order of their first rows. Sorting by a column with an aggregate orders them by the aggregate,
// unless their level has an Order.
//
// A grid with a Tree makes no groups: By, Levels, Footers, TotalRowFirst and TotalRowLast have no effect on it.
// Aggregates and Shares apply to the branches of the tree, see Tree.Aggregate, and Total counts the rows without
// rows below them.
//
// The source of a Remote groups its rows, one level at a time, and computes the aggregates and totals. Groups are
// then in the order of their values, and Typed.GroupAs has no effect.
//
// A grid of gridui.NewWith needs gridui.FeatureGroups, except for aggregates and shares in the branches of a tree. To
// export a grid without drawing it, call gridui.NewWith(nil, &grid, gridui.FeatureGroups) first.
type Grouping struct {
	// By are the ids of the columns to group by, the outermost first. An unknown id is skipped and reported by a
	// ProblemFound event. A column may be repeated with another interval.
	By []string `json:"by"`
	// Levels set how each column of By divides the rows, by its index in By. Missing levels are zero; levels beyond
	// By have no effect.
	Levels []GroupLevel `json:"levels,omitzero"`
	// ShowColumns keeps the columns of By visible. Without it they are hidden, because the groups show their values.
	ShowColumns bool `json:"-"`
	// Footers adds a row with the aggregates of a group below its rows while the group is open.
	Footers bool `json:"-"`
	// Total shows a row with the aggregates of all rows that pass the filter, see AllRows. Rows of a ChangeTrackingGrid
	// that are marked as deleted count until the change is accepted.
	Total TotalRow `json:"-"`
	// AllRows makes aggregates, totals and shares count all rows, whether or not they pass the filter. The number of
	// rows next to a group still counts the rows that pass. The source of a Remote adds up the rows that pass: a
	// ProblemFound event reports that AllRows has no effect.
	AllRows bool `json:"-"`
	// Header is the header of the column of groups; empty: the headers of the columns of By.
	Header string `json:"-"`
	// Controlled proposes what users do by GroupingChanged events and leaves the grouping to the program, which may
	// Apply the event.
	Controlled bool `json:"-"`
	// Aggregates replace the aggregates of columns. Shares list the columns that show their aggregates, and the
	// values that these are computed from, as shares.
	Aggregates []ColumnAggregate `json:"aggregates,omitzero"`
	Shares     []ColumnShare     `json:"shares,omitzero"`
}

// TotalRow is the place of the row of totals.
type TotalRow uint8

const (
	TotalRowNone TotalRow = iota
	// TotalRowTop is below the rows of Floating.Top, TotalRowBottom above the rows of Floating.Bottom. The row does
	// not scroll.
	TotalRowTop
	TotalRowBottom
	// TotalRowFirst is above all rows, TotalRowLast below them. The row scrolls with them, and is on the first or
	// the last page. In a tree they mean TotalRowTop and TotalRowBottom.
	TotalRowFirst
	TotalRowLast
)

// Level returns how the i-th column of By divides the rows; the zero value if i is out of range.
func (g *Grouping) Level(i int) GroupLevel {
	if i < 0 || i >= min(len(g.Levels), len(g.By)) {
		return GroupLevel{}
	}
	return g.Levels[i]
}

// SetLevel sets how the i-th column of By divides the rows. It does nothing if there is no i-th column.
func (g *Grouping) SetLevel(i int, l GroupLevel) {
	if i < 0 || i >= len(g.By) {
		return
	}
	g.Levels = g.fullLevels()
	g.Levels[i] = l
}

// Insert adds a column to By at index i, or at the nearest valid index.
func (g *Grouping) Insert(i int, columnID string, l GroupLevel) {
	i = min(max(i, 0), len(g.By))
	levels := g.fullLevels()
	g.By, g.Levels = slices.Insert(slices.Clone(g.By), i, columnID), slices.Insert(levels, i, l)
}

// Remove removes the i-th column of By. It does nothing if there is no i-th column.
func (g *Grouping) Remove(i int) {
	if i < 0 || i >= len(g.By) {
		return
	}
	levels := g.fullLevels()
	g.By, g.Levels = slices.Delete(slices.Clone(g.By), i, i+1), slices.Delete(levels, i, i+1)
}

// Move moves the i-th column of By to index to, or to the nearest valid index. It does nothing if there is no i-th
// column.
func (g *Grouping) Move(i, to int) {
	if i < 0 || i >= len(g.By) {
		return
	}
	id, level := g.By[i], g.Level(i)
	g.Remove(i)
	g.Insert(to, id, level)
}

// fullLevels returns a copy of Levels with a level for each column of By.
func (g *Grouping) fullLevels() []GroupLevel {
	levels := make([]GroupLevel, len(g.By))
	copy(levels, g.Levels)
	return levels
}

// Aggregate is a function that a column computes over the rows of a group.
type Aggregate uint8

// The aggregates. Rows without a value do not count.
const (
	AggregateNone Aggregate = iota
	AggregateSum
	AggregateMin
	AggregateMax
	AggregateAverage
	// AggregateCount counts the rows with a value.
	AggregateCount
	// AggregateFirst and AggregateLast are the first and the last value in the visible order.
	AggregateFirst
	AggregateLast
	// AggregateDistinct counts the different values.
	AggregateDistinct
)
