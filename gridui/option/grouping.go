// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "slices"

// Grouping puts rows with equal values in some columns together under a row that
// names the values, counts the rows and shows what their columns make of them, see
// Typed.Aggregate. The zero value groups nothing. A grid with a Tree does not
// group; its Total counts the rows that no others are below, see Tree.Aggregate.
//
// Groups stand in the order of their first rows; sorting by a column with an
// aggregate orders them by that.
//
// The rows of a Remote are grouped by their source, one level at a time, and so are
// their aggregates and the totals computed. Groups stand in the order of their value
// then, and groups of Typed.GroupAs are those of the value.
type Grouping struct {
	// By are the ids of the columns to group by, the outermost first. An unknown one
	// is left out and reported once.
	By []string
	// ShowColumns leaves the columns of By in the sheet. Without it they are hidden,
	// since the groups show their values.
	ShowColumns bool
	// Total shows a row with the aggregates of all rows that pass the filter.
	Total TotalRow
	// Header is the header of the column of groups; empty: those of the columns of By.
	Header string
}

// TotalRow says where the totals of all rows stand.
type TotalRow uint8

const (
	TotalRowNone TotalRow = iota
	// TotalRowTop is below the rows of Floating.Top, TotalRowBottom above those of
	// Floating.Bottom.
	TotalRowTop
	TotalRowBottom
)

// Same reports whether two groupings give the same rows.
func (g *Grouping) Same(h *Grouping) bool {
	return slices.Equal(g.By, h.By) && g.ShowColumns == h.ShowColumns && g.Total == h.Total && g.Header == h.Header
}

// Aggregate says what a column makes of the rows of a group.
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
