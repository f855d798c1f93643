// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// ColumnPinSide is the side a column is pinned to. Sides are those of the reading
// direction: in a right-to-left sheet ColumnPinLeft columns are at the right edge.
type ColumnPinSide uint8

const (
	ColumnPinNone ColumnPinSide = iota
	ColumnPinLeft
	ColumnPinRight
)

// ColumnPinning holds columns at the sides of the grid while the others scroll.
// Columns are shown in the order of the lists, a group's id standing for all of its
// columns. The zero value pins nothing. An id that names no column is reported once
// and ignored; a column in both lists is pinned left.
//
// Pinned columns take at most four fifths of the width together. Where they need
// more, the widest give way: they scroll with the others, beside the side they are
// pinned to, until there is room for them again. Users cannot drag them any wider.
type ColumnPinning struct {
	Mode        ColumnPinMode
	Left, Right []string
	// Controlled proposes what a user does as a ColumnPinningChanged event and leaves the
	// lists to the caller.
	Controlled bool
}

// ColumnPinMode reports whether users can pin columns.
type ColumnPinMode uint8

const (
	// ColumnPinOff leaves it to the program.
	ColumnPinOff ColumnPinMode = iota
	// ColumnPinDrag lets users drag columns to the sides and away from them; it needs a
	// Mode of ColumnOrder. Columns with NoPin stay.
	ColumnPinDrag
	// ColumnPinMenu lets users pin by the menu of headers, see HeaderMenu, and not by
	// dragging. ColumnPinDrag lets them do both.
	ColumnPinMenu
)
