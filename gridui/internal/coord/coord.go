// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package coord

// Record is the index of a row in the source, or NoRecord.
type Record int

// NoRecord is the record of no row.
const NoRecord Record = -1

// Item is an element of the row model. From 0 on it is a record. Below 0 it is the complement of a
// number: of a group, or in a tree of the record whose children are not loaded yet.
type Item int

// Place is the place of an item in an outline, open or not, or -1.
type Place int

// Index is the place of an item among the items of all pages, or -1.
type Index int

// Pos is the place of a row in the body, from 0. Pinned rows have positions from FirstPinned down.
// NoPos means no row.
type Pos int

const (
	// NoPos is the position of no row.
	NoPos Pos = -1
	// FirstPinned is the position of the first pinned row.
	FirstPinned Pos = -2
)

// Nav is the place of a row among all rows that the keyboard reaches, from 0.
type Nav int

// Slot is the place of a row in its band, from 0 at the top, or -1. In the header it is the level.
type Slot int

// Item returns the item of a record.
func (r Record) Item() Item { return Item(r) }

// IsRecord reports whether an item is a record.
func (it Item) IsRecord() bool { return it >= 0 }

// Record returns the record of an item, negative if the item is not a record.
func (it Item) Record() Record { return Record(it) }

// GroupItem returns the item of a group.
func GroupItem(group int) Item { return Item(^group) }

// footerBit distinguishes the footer of a group from the group: group numbers are smaller.
const footerBit = 1 << 30

// FooterItem returns the item of the footer of a group, below its rows. The footer of group 0 is
// the total of all rows.
func FooterItem(group int) Item { return Item(^(group | footerBit)) }

// IsFooter reports whether an item is the footer of a group. It returns false for items of a tree.
func (it Item) IsFooter() bool { return it < 0 && ^it&footerBit != 0 }

// Group returns the group of an item below 0: the group itself or the group of a footer.
func (it Item) Group() int { return int(^it) &^ footerBit }

// Owner returns the record whose children are not loaded yet, for an item below 0 in a tree.
func (it Item) Owner() Record { return Record(^it) }

// Pinned returns the position of the i-th pinned row.
func Pinned(i int) Pos { return FirstPinned - Pos(i) }

// IsPinned reports whether a position belongs to a pinned row.
func (p Pos) IsPinned() bool { return p <= FirstPinned }

// PinIndex returns the index of a pinned row among the pinned rows.
func (p Pos) PinIndex() int { return int(FirstPinned - p) }

// BodySlot returns the slot of a row of the body.
func (p Pos) BodySlot() Slot { return Slot(p) }

// BodyPos returns the position of a row of the body by its slot there.
func (s Slot) BodyPos() Pos { return Pos(s) }
