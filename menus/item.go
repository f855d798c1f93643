// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"fmt"
	"image/color"

	"gioui.org/layout"
)

// Item is one line of a menu over targets of type T. The zero Item is an enabled item without text.
type Item[T any] struct {
	// Label is the text. Only its first line is shown, elided to the width of the menu.
	Label string
	// Children make the item the parent of a submenu. A parent cannot be chosen: OnClick and Shortcut have no
	// effect.
	Children []Item[T]
	// Disabled items are shown and can be reached, but neither chosen nor opened.
	Disabled bool
	// DisabledFor, if not nil, reports whether the item is disabled for a row. It is called in each frame
	// that shows the item, and again before the item runs. If it panics, the item is disabled, and a warning
	// is logged the first time.
	DisabledFor func(row T) bool
	// Reason is why the item is Disabled, in a second line below the label. It is hidden while the item is
	// enabled.
	Reason string
	// ReasonFor, if not nil, disables the item for the rows for which it returns a text, and shows the text
	// as Reason. It is called when DisabledFor is, and its panics are handled in the same way. The room for
	// the second line is reserved when the menu opens or gets other items: a reason that arises later is only
	// passed to assistive technology, so that no item moves under the pointer.
	ReasonFor func(row T) string
	// Icon is drawn before the label; nil means none.
	Icon Icon
	// OnClick is called when the item is chosen, inside [Menu.Update]. nil does nothing.
	OnClick func(Target[T])
	// Separator makes the item a line between others; its other fields are ignored.
	Separator bool
	// Shortcut, in the syntax of package shortcut, is shown after the label, and chooses the item while the
	// menu is open. An invalid text is ignored, with a warning in the log the first time.
	Shortcut string
	// Always lets Shortcut choose the item while the menu is closed, too, if the owner of the menu supports it: a grid
	// with the keyboard does, unless a cell is edited.
	Always bool
	// Choice makes the item one that can be on or off. Checked means that it is on, and shows a check mark; it implies
	// Choice. The menu changes neither.
	Choice, Checked bool
}

// Icon draws a picture of one colour in a square of px pixels at the origin.
type Icon func(gtx layout.Context, px int, c color.NRGBA)

// EnabledFor reports whether the item can be chosen or opened for a row. A separator cannot.
func (it *Item[T]) EnabledFor(row T) bool {
	on, _ := it.state(row)
	return on
}

// state reports whether the item can be chosen or opened for a row, and if not why, if there is a reason.
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

// refusePanic recovers a panic of DisabledFor or ReasonFor, and disables the item. It must be deferred.
func refusePanic(label string, refused *bool) {
	if v := recover(); v != nil {
		*refused = true
		warnOnce(label, "menus: DisabledFor or ReasonFor panicked, the item counts as disabled",
			fmt.Sprintf("item %q: %s", cut(label, excerptBytes), cut(fmt.Sprint(v), excerptBytes)))
	}
}

// Run calls OnClick with a target that can copy to the clipboard. A menu does this for the chosen item; call
// it when handling keys outside a menu, with [Match].
func (it *Item[T]) Run(gtx layout.Context, target Target[T]) {
	if it.OnClick == nil {
		return
	}
	var out outbox
	target.out = &out
	it.OnClick(target)
	out.send(gtx)
}
