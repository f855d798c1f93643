// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package shortcut

import (
	"strings"
	"sync"
	"syscall/js"
)

// Apple reports whether the program runs on an Apple system, where [Mod] is Command. In a browser it reports
// about the system of the browser.
func Apple() bool { return apple() }

var apple = sync.OnceValue(func() bool {
	navigator := js.Global().Get("navigator")
	if !navigator.Truthy() {
		return false
	}
	platform := navigator.Get("platform")
	if platform.Type() != js.TypeString {
		return false
	}
	name := platform.String()
	for _, prefix := range []string{"Mac", "iPhone", "iPad", "iPod"} {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return false
})
