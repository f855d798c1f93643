// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import "time"

// NotAfter puts the start of a timer no later than now, which it would be once the clock
// of the frames was put back: the timer then runs for its whole time again, and not for
// the hours in between.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func NotAfter(begun *time.Time, now time.Time) time.Time {
	if begun.After(now) {
		*begun = now
	}
	return *begun
}
