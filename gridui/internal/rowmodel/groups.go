// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// Group is a set of rows with equal values in the fields of its level and of the levels above.
// Group 0 contains all rows: its aggregates are the grand total.
type Group struct {
	// Parent is the number of the group above, -1 for group 0.
	Parent int32
	// Level is 0 for group 0, and counts from 1 for the fields.
	Level int32
	// row is the group's first row, see Record.
	row int32
	// Lo and Hi bound the group's rows in Groups.Rows.
	Lo, Hi int32
}

// Record returns the group's first row, which has the values of the group.
func (g Group) Record() coord.Record { return coord.Record(g.row) }

// Len returns the number of rows in the group and its subgroups.
func (g Group) Len() int { return int(g.Hi - g.Lo) }

// Groups holds rows grouped by equal values. Groups are in the order of their first rows, parents
// before children; rows keep their order within a group.
type Groups struct {
	List []Group
	Rows []int32
	// Values holds the aggregates: Values[a][g] is aggregate a of group g. If Values[a] is nil,
	// the aggregate is in Results[a][g] if it has a Result, in Sums[a][g] if it is Exact, or in
	// Picked[a][g], -1 for no row, if it is Picked.
	Values  [][]float64
	Results [][]any
	Sums    [][]exact.Sum
	Picked  [][]int32

	aggregates []Aggregate
	// seats finds the places of rows, nil until the first request.
	seats *seats
	// branches is set if the groups are the branches of a tree.
	branches bool
	totals   TotalRows
}

// TotalRows selects the rows of an outline that show aggregates in addition to the groups.
type TotalRows struct {
	// Footers adds a row below the rows of each group.
	Footers bool
	// First adds the total of all rows above them, Last below them. Both are footers of group 0.
	First, Last bool
}

// Of returns the innermost group of a row, -1 for a row in none.
func (g *Groups) Of(record coord.Record) int {
	switch {
	case len(g.List) == 1 || record < 0:
		return min(int(record), 0)
	case !g.seats.has(int(record)):
		return -1
	}
	group, _ := g.seats.find(int32(record))
	return int(group)
}

// isLeaf reports whether a group has no groups below it.
func (g *Groups) isLeaf(group int) bool {
	return group+1 == len(g.List) || g.List[group+1].Level <= g.List[group].Level
}
