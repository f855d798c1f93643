// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import "time"

// eventually asks until something holds that a background job brings about. It does not give up: how
// long a job takes depends on the machine, and `go test` ends what hangs, with the stacks.
func eventually(ok func() bool) {
	for !ok() {
		time.Sleep(time.Millisecond)
	}
}

// waitFor draws frames, 50 ms apart, until something holds that a background job brings about.
func waitFor[T any](s *stage[T], ok func() bool) {
	eventually(func() bool {
		if ok() {
			return true
		}
		s.Advance(50 * time.Millisecond)
		s.Settle()
		return false
	})
	s.Settle()
}
