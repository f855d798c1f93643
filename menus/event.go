// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import "image"

// Event is what [Menu.Update] returns. Switch on its type: [Chosen], [Closed].
type Event interface{ menuEvent() }

// Chosen says that an item was chosen. It comes before the Closed that follows
// from it.
type Chosen[T any] struct {
	Item   Item[T]
	Target Target[T]
	// Path holds the index of the item in each level, from the root on.
	Path []int
}

// Closed says that the menu closed.
type Closed struct {
	Reason Reason
	// At is where the pointer was for Outside, OutsideContext and Wheel, else
	// zero.
	At image.Point
}

func (Chosen[T]) menuEvent() {}
func (Closed) menuEvent()    {}

// Reason is why a menu closed.
type Reason uint8

const (
	// ByOwner is a call of Close without a better reason. It is the zero value.
	ByOwner Reason = iota
	// ItemChosen follows a Chosen.
	ItemChosen
	// Escape is the Esc key at the root, or the back button of a phone.
	Escape
	// TabKey is the Tab key, with Shift or without.
	TabKey
	// Outside is a press outside the menu.
	Outside
	// OutsideContext is a press of the secondary button outside the menu: the
	// owner may open it again there.
	OutsideContext
	// Wheel is the wheel turned outside the menu.
	Wheel
	// FocusLost is the keyboard going elsewhere, or the window losing it.
	FocusLost
	// Resized is a window of another size or scale.
	Resized
	// TargetGone is for owners whose target is no longer there.
	TargetGone
	// Replaced is Open called on an open menu, or all items gone.
	Replaced
)

var reasonNames = [...]string{
	"ByOwner", "ItemChosen", "Escape", "TabKey", "Outside", "OutsideContext", "Wheel",
	"FocusLost", "Resized", "TargetGone", "Replaced",
}

// String returns the name of the constant.
func (r Reason) String() string {
	if int(r) < len(reasonNames) {
		return reasonNames[r]
	}
	return "Reason?"
}
