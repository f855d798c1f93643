// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import "image"

// Chosen reports that an item was chosen. The resulting Closed follows it.
type Chosen[T any] struct {
	Item   Item[T]
	Target Target[T]
	// Path holds the index of the item in each level, from the root on.
	Path []int
}

// Closed reports that the menu closed.
type Closed struct {
	Reason Reason
	// At is the position of the pointer for Outside, OutsideContext and Wheel, else zero.
	At image.Point
}

// Reason is why a menu closed.
type Reason uint8

const (
	// ByOwner is a call of Close without a better reason. It is the zero value.
	ByOwner Reason = iota
	// ItemChosen follows a Chosen.
	ItemChosen
	// Escape is the Esc key at the root, or the back button of a phone.
	Escape
	// TabKey is the Tab key, with or without Shift.
	TabKey
	// Outside is a press outside the menu.
	Outside
	// OutsideContext is a press of the secondary button outside the menu: the owner may open the menu again
	// there.
	OutsideContext
	// Wheel is the wheel turned outside the menu.
	Wheel
	// FocusLost is the loss of the focus to another tag or window.
	FocusLost
	// Resized is a change of the size or scale of the window.
	Resized
	// TargetGone is for owners whose target was removed.
	TargetGone
	// Replaced is a call of Open on an open menu, or of SetItems without items.
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
