// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// delayedError delays the message of wrong input in a field until some time after the last
// key, because input that is not finished yet is often wrong. A key resets it to the zero
// value.
type delayedError struct {
	// since is when the input was first wrong after the last key.
	since time.Time
}

// due reports whether the message is to be shown; wrong says that a field with the keyboard
// holds wrong input. It asks for the frame in which the message is due.
func (c *delayedError) due(p *painter, wrong bool) bool {
	if !wrong || p.ask.Tooltips.Off {
		*c = delayedError{}
		return false
	}
	if c.since.IsZero() {
		c.since = p.Gtx.Now
	}
	due := ui.NotAfter(&c.since, p.Gtx.Now).Add(p.ask.Tooltips.HoverDelay())
	if p.Gtx.Now.Before(due) {
		p.WakeAt(due)
		return false
	}
	return true
}
