// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// DetailsChanged says that a user opened or closed details, or asks for it where
// they are Controlled.
type DetailsChanged struct {
	// RowIDs are the rows that were opened or closed.
	RowIDs []string
	Open   bool
	// Expanded are all rows whose detail is open after it, in the order they show,
	// then those that do not show. It is nil where all of very many rows are open but
	// some.
	Expanded []string
}

// Apply makes the change.
func (e DetailsChanged) Apply(to *option.Options) {
	for _, id := range e.RowIDs {
		to.Details.Rows.Set(id, e.Open)
	}
}

// ExpansionChanged says that a user opened or closed rows, or asks for it where
// the expansion is Controlled.
type ExpansionChanged struct {
	// RowIDs are the rows or groups.
	RowIDs []string
	Open   bool
	// Depths are those of the rows, from 0 for rows at the top.
	Depths []int
	// All is set where all rows or groups open or close, those to come too. RowIDs is empty then.
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
