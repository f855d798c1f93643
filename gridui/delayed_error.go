// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"time"

	"gioui.org/op"
)

// complaint tells why what is typed into fields is wrong: a while after the last key, so
// that what is on its way to be right is left alone. A key makes it the zero value.
type complaint struct {
	// since is when it was wrong first after the last key.
	since time.Time
}

// due says whether it is time to tell, of fields that are wrong and are typed into, or
// not.
func (c *complaint) due(p *painter, wrong bool) bool {
	if !wrong || p.opt.hints.Off {
		*c = complaint{}
		return false
	}
	if c.since.IsZero() {
		c.since = p.Gtx.Now
	}
	due := notAfter(&c.since, p.Gtx.Now).Add(p.opt.hints.HoverDelay())
	if p.Gtx.Now.Before(due) {
		p.Gtx.Execute(op.InvalidateCmd{At: due})
		return false
	}
	return true
}
