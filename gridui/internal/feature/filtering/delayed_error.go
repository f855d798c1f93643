// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// delayedError delays the message about an invalid operand until some time after the last
// key, because unfinished input is often invalid. Each key resets it to the zero value.
type delayedError struct {
	// since is when the input was first invalid after the last key.
	since time.Time
}

// due reports whether the message is shown. invalid reports that a focused editor has invalid input. due
// requests the frame in which the message becomes due.
func (d *delayedError) due(s *Sources, invalid bool) bool {
	if !invalid || s.Tooltips.Disabled {
		*d = delayedError{}
		return false
	}
	p := s.Painter
	if d.since.IsZero() {
		d.since = p.Gtx.Now
	}
	due := ui.NotAfter(&d.since, p.Gtx.Now).Add(settings.HoverDelay(*s.Tooltips))
	if p.Gtx.Now.Before(due) {
		p.WakeAt(due)
		return false
	}
	return true
}
