// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"bytes"
	"runtime"
)

// GoroutineID returns an identifier of the calling goroutine.
func GoroutineID() string {
	var buf [64]byte
	text := buf[:runtime.Stack(buf[:], false)]
	return string(bytes.Fields(text)[1])
}
