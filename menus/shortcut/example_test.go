// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package shortcut_test

import (
	"fmt"

	"github.com/giogrid/giogrid/menus/shortcut"
)

func ExampleParse() {
	s, err := shortcut.Parse("shift+ctrl+e")
	fmt.Println(s, err)
	fmt.Println(s.Match("e", shortcut.Ctrl|shortcut.Shift), s.Match("e", shortcut.Ctrl))
	_, err = shortcut.Parse("Ctrl+Shfit+E")
	fmt.Println(err)
	// Output:
	// Ctrl+Shift+E <nil>
	// true false
	// shortcut "Ctrl+Shfit+E": "Shfit" at byte 5, expected one of the modifiers Mod, Ctrl, Alt, Shift
}

// A shortcut with Mod is shown in the usual form of the system.
func ExampleShortcut_Label() {
	s, _ := shortcut.Parse("Mod+Shift+C")
	fmt.Println(s, s.Label(), s.AppleLabel())
	// Output: Mod+Shift+C Ctrl+Shift+C ⇧⌘C
}
