// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"slices"
)

// Grouping puts rows with equal values in some columns together under a row that
// names the values, counts the rows and shows what their columns make of them, see
// Typed.Aggregate. The zero value groups nothing. A grid with a Tree does not
// group: its branches are the groups. Their aggregates, see Tree.Aggregate, are chosen by
// Aggregates and shown as shares by Shares like those of groups; By, Levels, Footers and the
// totals that scroll have no effect, and Total counts the rows that no others are below.
//
// Groups are in the order of their first rows; sorting by a column with an
// aggregate orders them by that, unless their level has an Order.
//
// The rows of a Remote are grouped by their source, one level at a time, and so are
// their aggregates and the totals computed. Groups are in the order of their value
// then, and groups of Typed.GroupAs are those of the value.
type Grouping struct {
	// By are the ids of the columns to group by, the outermost first. An unknown one
	// is left out and reported once. A column may be repeated with another interval.
	By []string `json:"by"`
	// Levels define how each column of By divides the rows, by its place in By. Missing levels are zero; levels
	// beyond By have no effect.
	Levels []GroupLevel `json:"levels,omitzero"`
	// ShowColumns leaves the columns of By in the sheet. Without it they are hidden,
	// since the groups show their values.
	ShowColumns bool `json:"-"`
	// Footers puts a row with the aggregates of a group below its rows, where it is open.
	Footers bool `json:"-"`
	// Total shows a row with the aggregates of all rows that pass the filter. Rows of a
	// ChangeTrackingGrid that are marked as deleted count, as they show, until the change is accepted.
	Total TotalRow `json:"-"`
	// Header is the header of the column of groups; empty: the headers of the columns of By.
	Header string `json:"-"`
	// Controlled proposes what users do as a GroupingChanged event and leaves the grouping to the
	// program.
	Controlled bool `json:"-"`
	// Aggregates replace the aggregates of columns. Shares show aggregates, and the values that they are computed
	// from, as shares.
	Aggregates []ColumnAggregate `json:"aggregates,omitzero"`
	Shares     []ColumnShare     `json:"shares,omitzero"`
}

// TotalRow is the place of the totals of all rows.
type TotalRow uint8

const (
	TotalRowNone TotalRow = iota
	// TotalRowTop is below the rows of Floating.Top, TotalRowBottom above those of
	// Floating.Bottom: they stay on the screen.
	TotalRowTop
	TotalRowBottom
	// TotalRowFirst is above all rows and TotalRowLast below them: they scroll with them, and are
	// on the first and the last page. In a tree they are TotalRowTop and TotalRowBottom.
	TotalRowFirst
	TotalRowLast
)

// Level returns how the i-th column of By divides the rows.
func (g *Grouping) Level(i int) GroupLevel {
	if i < 0 || i >= min(len(g.Levels), len(g.By)) {
		return GroupLevel{}
	}
	return g.Levels[i]
}

// SetLevel sets how the i-th column of By divides the rows. It does nothing if there is none.
func (g *Grouping) SetLevel(i int, l GroupLevel) {
	if i < 0 || i >= len(g.By) {
		return
	}
	g.Levels = g.fullLevels()
	g.Levels[i] = l
}

// Insert adds a column to By at a place.
func (g *Grouping) Insert(i int, columnID string, l GroupLevel) {
	i = min(max(i, 0), len(g.By))
	levels := g.fullLevels()
	g.By, g.Levels = slices.Insert(slices.Clone(g.By), i, columnID), slices.Insert(levels, i, l)
}

// Remove removes the i-th column of By. It does nothing if there is none.
func (g *Grouping) Remove(i int) {
	if i < 0 || i >= len(g.By) {
		return
	}
	levels := g.fullLevels()
	g.By, g.Levels = slices.Delete(slices.Clone(g.By), i, i+1), slices.Delete(levels, i, i+1)
}

// Move moves the i-th column of By to another place. It does nothing if there is none.
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

// Aggregate is the function that a column computes over the rows of a group.
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
	// AggregateFirst and AggregateLast are by the order the rows show in.
	AggregateFirst
	AggregateLast
	// AggregateDistinct counts the different values.
	AggregateDistinct
)
