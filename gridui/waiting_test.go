// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/await"
)

// waitFor draws frames, 50 ms apart, until something holds that a background job brings about.
func waitFor[T any](s *stage[T], ok func() bool) {
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
