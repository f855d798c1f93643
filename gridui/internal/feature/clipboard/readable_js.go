// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"sync"
	"syscall/js"
)

// readable reports whether the program can read the clipboard: a browser allows that only to pages loaded
// over a secure connection, and asks the user each time or the first time.
var readable = sync.OnceValue(func() bool {
	board := js.Global().Get("navigator").Get("clipboard")
	return board.Truthy() && board.Get("readText").Truthy()
})
