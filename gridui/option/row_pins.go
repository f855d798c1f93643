// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "slices"

// RowPins keeps rows above and below the others while these scroll. Pinned rows leave the body and are in the order
// of the lists, whatever the sort order. Rows at the top are below the rows of Floating.Top, rows at the bottom
// above the rows of Floating.Bottom. They are selected, focused, opened and copied like other rows. The zero value
// pins no rows.
//
// Each side takes at most half of the height between header and footer; if it has more rows, it scrolls separately.
// Ids of missing rows are kept and show nothing; an id in both lists is pinned to the top. Groups cannot be pinned.
// A row of a tree is pinned without the rows below it.
//
// A source of more than 134,217,728 rows with Grid.RowID is not searched for ids: only rows that the user has pinned
// in this grid show there.
type RowPins struct {
	// Enabled lets users pin rows with the buttons of RowPinColumn.
	Enabled bool
	// Top and Bottom are the ids of the pinned rows in visible order.
	Top, Bottom []string
	// KeepDisabled hides pinned rows that the filter leaves out or that are on another page. Without it a pinned row
	// is hidden only while a row or a group above it is closed.
	KeepDisabled bool
	// Controlled proposes what users do by RowPinsChanged events and leaves the lists to the program, which may
	// Apply the event.
	Controlled bool
}

// RowPinSide is the side that a row is pinned to.
type RowPinSide uint8

const (
	RowPinNone RowPinSide = iota
	RowPinTop
	RowPinBottom
)

// String returns "none", "top" or "bottom", and "" for a value out of range.
func (s RowPinSide) String() string {
	if s > RowPinBottom {
		return ""
	}
	return [...]string{"none", "top", "bottom"}[s]
}

// Of returns the side that a row is pinned to. The row need not exist.
func (p *RowPins) Of(rowID string) RowPinSide {
	switch {
	case slices.Contains(p.Top, rowID):
		return RowPinTop
	case slices.Contains(p.Bottom, rowID):
		return RowPinBottom
	}
	return RowPinNone
}
