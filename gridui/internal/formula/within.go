// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"time"

	"github.com/giogrid/giogrid/gridui/filter"
)

const withinName = "within"

// withinFunction returns a function that is true for dates within a relative date, such as within(Ordered,
// "last 7 days"). Weeks begin on Monday.
func withinFunction() *operator {
	op := function(withinName, "date:d period:t", "b", buildWithin)
	op.clock = true
	return op
}

func buildWithin(c *compiler, n *node, args []code) code {
	date, period, now := args[0].ticks, args[1].text, c.now
	return ofTruth(func(row Row) (bool, State) {
		at, s := date(row)
		text, t := period(row)
		if s != OK || t != OK {
			return false, max(s, t)
		}
		p, ok := filter.ParsePeriod(text)
		if !ok {
			return false, NotADate
		}
		first, last := p.Days(OfMicros(now), time.Monday)
		return at >= Micros(first) && at < Micros(last)+dayMicros, OK
	})
}
