// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// Group is a set of rows with equal values in the fields of its level and of
// those above. Group 0 is all rows: its aggregates are the grand total.
type Group struct {
	// Parent is the number of the group above, -1 of group 0.
	Parent int32
	// Level is 0 for group 0, and counts from 1 for the fields.
	Level int32
	// row is the group's first row, see Record.
	row int32
	// Lo and Hi bound the group's rows in Groups.Rows.
	Lo, Hi int32
}

// Record is the group's first row: it shows the values that the group stands for.
func (g Group) Record() coord.Record { return coord.Record(g.row) }

// Len is the number of rows in the group, those of groups below included.
func (g Group) Len() int { return int(g.Hi - g.Lo) }

// Groups are rows put together by equal values. Groups stand in the order in
// which their first rows came, parents before children; rows keep their order
// within a group.
type Groups struct {
	List []Group
	Rows []int32
	// Values are the aggregates: of aggregate a over group g at Values[a][g], or else,
	// where Values[a] is nil, at Results[a][g] if the aggregate has a Result, at Sums[a][g]
	// if it is Exact, at Picked[a][g], -1 for no row, if it is Picked.
	Values  [][]float64
	Results [][]any
	Sums    [][]exact.Sum
	Picked  [][]int32

	aggregates []Aggregate
	// seats are where rows are, by row, unless nobody asked yet.
	seats []seat
	// branches says that the groups are the branches of a tree.
	branches bool
	totals   TotalRows
}

// TotalRows says which rows of an outline show aggregates in addition to those of the groups.
type TotalRows struct {
	// Footers puts one below the rows of each group.
	Footers bool
	// First puts the total of all rows above them, Last below them. They are the footers of
	// group 0.
	First, Last bool
}

// seat is where a row is: its group, -1 for none, and how many rows of that come before.
type seat struct{ group, at int32 }

// Of is the group that a row is right in, -1 for a row in none.
func (g *Groups) Of(record coord.Record) int {
	switch {
	case len(g.List) == 1 || record < 0:
		return min(int(record), 0)
	case int(record) >= len(g.seats):
		return -1
	}
	return int(g.seats[record].group)
}

// isLeaf reports whether a group has no groups below it.
func (g *Groups) isLeaf(group int) bool {
	return group+1 == len(g.List) || g.List[group+1].Level <= g.List[group].Level
}
