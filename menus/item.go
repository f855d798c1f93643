// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"fmt"
	"image/color"

	"gioui.org/layout"
)

// Item is one line of a menu over targets of type T. The zero Item is an enabled
// item without text.
type Item[T any] struct {
	// Label is the text. Only its first line is shown, as far as there is room.
	Label string
	// Children make the item the parent of a submenu. A parent cannot be chosen:
	// OnClick and Shortcut do nothing.
	Children []Item[T]
	// Disabled items are shown and can be reached, but neither chosen nor opened.
	Disabled bool
	// DisabledFor, if not nil, disables the item for some rows. It is asked each
	// frame that shows the item, and again before the item runs. If it panics the
	// item is disabled, which is logged once.
	DisabledFor func(row T) bool
	// Reason says why the item is Disabled, in a second line below the label. It does
	// not show while the item is enabled.
	Reason string
	// ReasonFor, if not nil, disables the item for the rows for which it returns a text,
	// and that text says why, as Reason does. It is asked as DisabledFor is, and its panics
	// are treated as those of DisabledFor are. The second line gets its room when the menu
	// opens or is given other items: a reason that arises later is told to assistive
	// technology alone, so that no item moves away from under the pointer.
	ReasonFor func(row T) string
	// Icon is drawn before the label; nil is none.
	Icon Icon
	// OnClick runs when the item is chosen, inside [Menu.Update]. nil does
	// nothing.
	OnClick func(Target[T])
	// Separator makes the item a line between others; nothing else of it counts.
	Separator bool
	// Shortcut, as package shortcut reads it, is shown behind the label, and
	// chooses the item while the menu is open. A text that is no shortcut is
	// ignored, which is logged once.
	Shortcut string
	// Checked makes the item a choice, with a check mark if it is on. The menu
	// changes nothing of it.
	Checked Check
}

// Icon draws a picture of one colour in a square of px pixels at the origin.
type Icon func(gtx layout.Context, px int, c color.NRGBA)

// Check is the state of an item that can be on or off.
type Check uint8

const (
	// NoCheck is an item that is no choice. It is the zero value.
	NoCheck Check = iota
	// Unchecked is a choice that is off.
	Unchecked
	// Checked is a choice that is on.
	Checked
)

// EnabledFor reports whether the item can be chosen or opened for a row. A
// separator cannot.
func (it *Item[T]) EnabledFor(row T) bool {
	on, _ := it.state(row)
	return on
}

// state reports whether the item can be chosen or opened for a row, and if not why, as far
// as there is a reason.
func (it *Item[T]) state(row T) (on bool, reason string) {
	switch {
	case it.Separator:
		return false, ""
	case it.Disabled && it.Reason != "":
		return false, it.Reason
	}
	refused, reason := it.refuses(row)
	return !it.Disabled && !refused, reason
}

func (it *Item[T]) refuses(row T) (refused bool, reason string) {
	if it.DisabledFor == nil && it.ReasonFor == nil {
		return false, ""
	}
	defer refusePanic(it.Label, &refused)
	if it.ReasonFor != nil {
		reason = it.ReasonFor(row)
	}
	return reason != "" || it.DisabledFor != nil && it.DisabledFor(row), reason
}

// refusePanic is deferred: it makes of a panic of DisabledFor or ReasonFor an item that is
// disabled.
func refusePanic(label string, refused *bool) {
	if v := recover(); v != nil {
		*refused = true
		warnOnce(label, "menus: DisabledFor or ReasonFor panicked, the item counts as disabled",
			"item", cut(label, excerptBytes), "panic", cut(fmt.Sprint(v), excerptBytes))
	}
}

// Run calls OnClick with a target that can copy to the clipboard. A menu does
// this for the item chosen; it is for those who route keys themselves, with
// [Match].
func (it *Item[T]) Run(gtx layout.Context, target Target[T]) {
	if it.OnClick == nil {
		return
	}
	var out outbox
	target.out = &out
	it.OnClick(target)
	out.send(gtx)
}
