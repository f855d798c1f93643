// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"runtime"

	"gioui.org/io/key"
)

// menuBindings are the keys of the menus and of copies.
var menuBindings = []Binding{
	{key.NameF10, key.ModShift, ActionContextMenu}, {key.NameDownArrow, key.ModAlt, ActionHeaderMenu}, copyKey, copyMoreKey,
}

var (
	copyKey     = Binding{"C", key.ModShortcut, ActionCopy}
	copyMoreKey = Binding{"C", copyMoreModifiers(), ActionCopyWithHeaders}
)

// copyMoreModifiers are Ctrl and Shift, or on Apple systems Command and Shift. In a
// browser those open its inspector: there it is Ctrl and Alt, on Apple systems
// Control and Shift.
func copyMoreModifiers() key.Modifiers {
	switch {
	case runtime.GOOS != "js":
		return key.ModShortcut | key.ModShift
	case key.ModShortcut == key.ModCommand:
		return key.ModCtrl | key.ModShift
	}
	return key.ModCtrl | key.ModAlt
}
