// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package coord

// Record is the index of a row in the source, or NoRecord.
type Record int

// NoRecord is the record of no row.
const NoRecord Record = -1

// Item is what the row model lists. From 0 on it is a record. Below zero it is the complement of a
// number: that of a group, or in a tree that of the record whose children are yet to be loaded.
type Item int

// Place is the place of an item in an outline, open or not, or -1.
type Place int

// Index is the place of an item among those of all pages, or -1.
type Index int

// Pos is the place of a row in the body, from 0. Pinned rows have positions from FirstPinned
// down. NoPos is that of no row.
type Pos int

const (
	// NoPos is the position of no row.
	NoPos Pos = -1
	// FirstPinned is the position of the first pinned row.
	FirstPinned Pos = -2
)

// Nav is the place of a row among those that the keyboard reaches, from 0.
type Nav int

// Slot is the place of a row in its band, from 0 at the top, or -1. In the header it is the level.
type Slot int

// Item is the item of a record.
func (r Record) Item() Item { return Item(r) }

// IsRecord reports whether an item is a record.
func (it Item) IsRecord() bool { return it >= 0 }

// Record is the record that an item is; negative for an item that is none.
func (it Item) Record() Record { return Record(it) }

// GroupItem is the item of a group.
func GroupItem(group int) Item { return Item(^group) }

// footerBit tells the footer of a group from the group: there are never so many groups.
const footerBit = 1 << 30

// FooterItem is the item of the footer of a group, below its rows; that of group 0 is the total of
// all rows.
func FooterItem(group int) Item { return Item(^(group | footerBit)) }

// IsFooter reports whether an item below zero is the footer of a group. In a tree none is.
func (it Item) IsFooter() bool { return it < 0 && ^it&footerBit != 0 }

// Group is the number of the group that an item below zero is, or that it is the footer of.
func (it Item) Group() int { return int(^it) &^ footerBit }

// Owner is the record whose children are yet to be loaded, for an item below zero in a tree.
func (it Item) Owner() Record { return Record(^it) }

// Pinned is the position of the i-th pinned row.
func Pinned(i int) Pos { return FirstPinned - Pos(i) }

// IsPinned reports whether a position is that of a pinned row.
func (p Pos) IsPinned() bool { return p <= FirstPinned }

// PinIndex is the index of a pinned row among the pinned rows.
func (p Pos) PinIndex() int { return int(FirstPinned - p) }

// BodySlot is the slot of a row of the body.
func (p Pos) BodySlot() Slot { return Slot(p) }

// BodyPos is the position of a row of the body by its slot there.
func (s Slot) BodyPos() Pos { return Pos(s) }
