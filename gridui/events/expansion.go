// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// DetailsChanged reports that a user opened or closed details of rows. If Details is Controlled, it only proposes the
// change.
type DetailsChanged struct {
	// RowIDs lists the ids of the rows whose details were opened, if Open is true, or closed.
	RowIDs []string
	Open   bool
	// Expanded lists the ids of all rows with an open detail after the change: first the visible rows in order, then
	// the other rows. It is nil if details of all rows except some are open.
	Expanded []string
}

// Apply adds the rows to, or removes them from, to.Details.Rows.
func (e DetailsChanged) Apply(to *option.Options) {
	for _, id := range e.RowIDs {
		to.Details.Rows.Set(id, e.Open)
	}
}

// ExpansionChanged reports that a user opened or closed rows or groups. If Expansion is Controlled, it only proposes
// the change.
type ExpansionChanged struct {
	// RowIDs lists the ids of the rows or groups that were opened, if Open is true, or closed.
	RowIDs []string
	Open   bool
	// Depths lists the depths of the rows, from 0 for rows at the top.
	Depths []int
	// All reports whether all rows and groups were opened or closed, including rows that are added later. RowIDs is
	// then empty.
	All bool
	// Filtered reports that a filter was on, which opens rows of a tree that are not in Expansion.Closed.
	Filtered bool
}

// Apply updates to.Expansion: Rows, and Closed if a filter was on. Rows without a depth in Depths are treated as rows at
// the top, see Expansion.Depth.
func (e ExpansionChanged) Apply(to *option.Options) {
	if e.All {
		to.Expansion.Depth = 0
		to.Expansion.Rows.SetAll(e.Open)
	}
	for i, id := range e.RowIDs {
		depth := 0
		if i < len(e.Depths) {
			depth = e.Depths[i]
		}
		to.Expansion.Set(id, depth, e.Open)
	}
	if e.Filtered {
		to.Expansion.Closed.SetMany(e.RowIDs, !e.Open)
	}
}
