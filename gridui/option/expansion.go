// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "github.com/giogrid/giogrid/gridui/idset"

// Expansion sets which rows of a tree and which groups are open. The zero value closes all of them. Ids of missing
// rows are kept, because the rows may be added later.
type Expansion struct {
	// Rows are the open rows and groups: idset.Set{} none, idset.All() all. A GroupClicked event contains the id of
	// a group.
	Rows idset.Set `json:"rows"`
	// Closed are the rows of a tree that stay closed under the present filter. A filter opens the rows that it leaves rows
	// below, whatever Rows has, until users or an ExpansionChanged event close them. The grid empties the set when the
	// filter changes, even if Controlled. Without a filter it has no effect.
	Closed idset.Set `json:"-"`
	// Depth opens the rows with fewer than Depth rows above them, except for the rows in Rows, which are closed.
	Depth int `json:"depth,omitzero"`
	// Sticky keeps the open rows and groups above the first visible row at the top of the body, the outermost first.
	// They take at most half of the height of the body: if there are more, the outermost are left out, and a higher
	// row is clipped. No rows are kept if half of the body is lower than Style.RowHeight, or while skeletons show. A
	// click on a kept row scrolls to it.
	Sticky bool `json:"-"`
	// DoubleClick opens and closes rows of a tree by a double click, except in cells that users can edit, where it
	// begins an edit. Rows of groups open by a double click without it.
	DoubleClick bool `json:"-"`
	// Controlled proposes what users do by ExpansionChanged events and leaves Rows and Closed to the program, which may
	// Apply the event.
	Controlled bool `json:"-"`
}

// IsOpen reports whether the row with the given id and depth is open. depth is the number of rows above it.
//
// It is not inlined, because it has many callers and binaries should be small.
//
//go:noinline
func (e *Expansion) IsOpen(id string, depth int) bool {
	return (e.Rows.IsAll() || depth < e.Depth) != e.Rows.Excepts(id)
}

// Set opens or closes the row with the given id and depth.
func (e *Expansion) Set(id string, depth int, open bool) {
	if e.IsOpen(id, depth) != open {
		e.Rows.Set(id, !e.Rows.Has(id))
	}
}
