// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar

import "time"

// partialEvery is the least time between partial figures: nobody reads them faster, and setting their
// texts costs as much as a frame does.
const partialEvery = 100 * time.Millisecond

// pace is when something was done last, zero for never.
type pace struct{ last time.Time }

// due reports whether it is to be done again, for the first time at once.
func (p *pace) due(now time.Time) bool {
	if since := now.Sub(p.last); !p.last.IsZero() && since >= 0 && since < partialEvery {
		return false
	}
	p.last = now
	return true
}
