// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "slices"

// RowPins holds rows above and below the others while those scroll. Pinned rows leave
// the body and are in the order of the lists, whatever sorts the others: at the top
// below the rows of Floating.Top, at the bottom above those of Floating.Bottom. They
// are selected, focused, opened and copied like other rows. The zero value pins
// nothing.
//
// Each side takes at most half of the height between header and footer; what is
// beyond scrolls there by itself. Ids of rows that are not there are kept and show
// nothing; an id in both lists counts for the top. Groups cannot be pinned. A row
// stands alone: what is below it in a tree stays where it is.
//
// A source of more than 134,217,728 rows with Grid.RowID is not searched for ids:
// there a row shows pinned once a user has pinned it.
type RowPins struct {
	// Enabled lets users pin rows with the buttons of RowPinColumn.
	Enabled bool
	// Top and Bottom are ids of rows in the order they show.
	Top, Bottom []string
	// KeepDisabled hides pinned rows that the filter leaves out or that are on another page.
	// Otherwise a pinned row is hidden only while a row or a group above it is closed.
	KeepDisabled bool
	// Controlled proposes what a user does as a RowPinsChanged event and leaves the
	// lists to the caller.
	Controlled bool
}

// RowPinSide is where a row is pinned.
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

// Of returns the side that a row is pinned to, whether the row exists or not.
func (p *RowPins) Of(rowID string) RowPinSide {
	switch {
	case slices.Contains(p.Top, rowID):
		return RowPinTop
	case slices.Contains(p.Bottom, rowID):
		return RowPinBottom
	}
	return RowPinNone
}
