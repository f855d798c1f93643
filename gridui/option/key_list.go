// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "gioui.org/io/key"

// KeyList shows the keys that act in a grid, with package keylist. The zero value is closed, and F1 opens it.
type KeyList struct {
	// Open states that the list shows. Users open and close it, and the program may set it.
	Open bool
	// Key with Modifiers opens the list. Empty: F1.
	Key       key.Name
	Modifiers key.Modifiers
}
