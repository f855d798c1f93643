// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "github.com/giogrid/giogrid/gridui/idset"

// Expansion sets which rows of a tree and which groups are open. The zero value
// has all of them closed. Ids of rows that are not there are kept: such rows may
// yet come.
type Expansion struct {
	// Rows are the rows and groups that are open: idset.Set{} none, idset.All() all. The id
	// of a group is that of a GroupClicked.
	Rows idset.Set `json:"rows"`
	// Depth opens the rows that have fewer than so many above them, but for the
	// exceptions of Rows.
	Depth int `json:"depth,omitzero"`
	// Sticky holds the open rows and groups that the first rows on the screen are below
	// at the top of the body, the outermost first, in as many rows as half of its height
	// has room for; where that is not all, the outermost are left out. One that is higher
	// than half of the body is clipped. None are held where half of the body is lower
	// than a row of Style.RowHeight, or while skeletons stand in for rows. A click on one
	// scrolls to it.
	Sticky bool `json:"-"`
	// Controlled proposes a user's change as an ExpansionChanged event and leaves
	// Rows to the caller, who applies it.
	Controlled bool `json:"-"`
}

// IsOpen reports whether a row of a depth is open.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (e *Expansion) IsOpen(id string, depth int) bool {
	return (e.Rows.IsAll() || depth < e.Depth) != e.Rows.Excepts(id)
}

// Set opens or closes a row.
func (e *Expansion) Set(id string, depth int, open bool) {
	if e.IsOpen(id, depth) != open {
		e.Rows.Set(id, !e.Rows.Has(id))
	}
}
