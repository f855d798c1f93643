// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// PinSide is the side a column is pinned to. Sides are those of the reading
// direction: in a right-to-left sheet PinLeft columns stand at the right edge.
type PinSide uint8

const (
	PinNone PinSide = iota
	PinLeft
	PinRight
)

// Pinning holds columns at the sides of the grid while the others scroll.
// Columns are shown in the order of the lists, a group's id standing for all of its
// columns. The zero value pins nothing. An id that names no column is reported once
// and ignored; a column in both lists is pinned left.
//
// Pinned columns take at most four fifths of the width together. Where they need
// more, the widest give way: they scroll with the others, beside the side they are
// pinned to, until there is room for them again. Users cannot drag them any wider.
type Pinning struct {
	Mode        PinMode
	Left, Right []string
	// Controlled proposes what a user does as a PinningChanged event and leaves the
	// lists to the caller.
	Controlled bool
}

// PinMode says whether users can pin columns.
type PinMode uint8

const (
	// PinOff leaves it to the program.
	PinOff PinMode = iota
	// PinDrag lets users drag columns to the sides and away from them; it needs a
	// Mode of Order. Unpinnable columns stay.
	PinDrag
	// PinMenu lets users pin by the menu of headers, see HeaderMenu, and not by
	// dragging. PinDrag lets them do both.
	PinMenu
)
