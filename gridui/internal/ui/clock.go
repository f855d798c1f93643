// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import "time"

// NotAfter moves the start of a timer back to now if it is later, which happens when the clock of
// the frames was set back. The timer then runs for its whole time again, without the hours in
// between.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func NotAfter(begun *time.Time, now time.Time) time.Time {
	if begun.After(now) {
		*begun = now
	}
	return *begun
}
