// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"bytes"
	"runtime"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/await"
)

// GoroutineID names the goroutine that calls it.
func GoroutineID() string {
	var buf [64]byte
	text := buf[:runtime.Stack(buf[:], false)]
	return string(bytes.Fields(text)[1])
}

// WaitFor draws frames, 50 ms apart, until something holds that a background job brings about.
func WaitFor[T any](s *Stage[T], ok func() bool) {
	await.Until(func() bool {
		if ok() {
			return true
		}
		s.Advance(50 * time.Millisecond)
		s.Settle()
		return false
	})
	s.Settle()
}
