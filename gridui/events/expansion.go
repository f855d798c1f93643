// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// DetailsChanged reports that a user opened or closed details. If Details is Controlled it proposes that.
type DetailsChanged struct {
	// RowIDs are the rows whose details were opened or closed, as Open reports.
	RowIDs []string
	Open   bool
	// Expanded are all rows with an open detail after the change: the visible rows in their order, then the others.
	// It is nil if all but some of very many rows are open.
	Expanded []string
}

// Apply makes the change.
func (e DetailsChanged) Apply(to *option.Options) {
	for _, id := range e.RowIDs {
		to.Details.Rows.Set(id, e.Open)
	}
}

// ExpansionChanged reports that a user opened or closed rows. If Expansion is Controlled it proposes that.
type ExpansionChanged struct {
	// RowIDs are the rows or groups that were opened or closed, as Open reports.
	RowIDs []string
	Open   bool
	// Depths are the depths of the rows, from 0 for rows at the top.
	Depths []int
	// All reports whether all rows or groups were opened or closed, including later ones. RowIDs is empty then.
	All bool
}

// Apply makes the change. Rows without a depth in Depths count as rows at the top, see Expansion.Depth.
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
}
