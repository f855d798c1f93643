// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// ColumnPinSide is the side that a column is pinned to. Sides follow the reading direction: in a right-to-left sheet
// ColumnPinLeft is the right side.
type ColumnPinSide uint8

const (
	ColumnPinNone ColumnPinSide = iota
	ColumnPinLeft
	ColumnPinRight
)

// ColumnPinning keeps columns at the sides of the grid while the others scroll. The columns are in the order of the
// lists; the id of a group means all of its columns. The zero value pins no columns. An unknown id is ignored and
// reported by a ProblemFound event; a column in both lists is pinned left.
//
// Pinned columns take at most four fifths of the width together. If they need more, the widest ones scroll with the
// others, next to the side they are pinned to, until there is enough room. Users cannot make pinned columns wider
// than that.
type ColumnPinning struct {
	Mode        ColumnPinMode
	Left, Right []string
	// Controlled proposes what users do by ColumnPinningChanged events and leaves the lists to the program, which
	// may Apply the event.
	Controlled bool
}

// ColumnPinMode sets whether and how users can pin columns.
type ColumnPinMode uint8

const (
	// ColumnPinOff lets only the program pin columns.
	ColumnPinOff ColumnPinMode = iota
	// ColumnPinDrag lets users drag columns to the sides and back, and pin by the menu of headers. Dragging needs a
	// Mode of ColumnOrder. Columns with NoPin cannot be pinned or unpinned.
	ColumnPinDrag
	// ColumnPinMenu lets users pin only by the menu of headers, see HeaderMenu.
	ColumnPinMenu
)
