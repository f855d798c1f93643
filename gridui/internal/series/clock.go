// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import (
	"math/bits"
	"time"
)

// day is the length of a day on the wall clock.
const day = 24 * time.Hour

// clock steps through the times of a day. The date, which is not shown, is unchanged.
type clock struct {
	from       time.Time
	base, step time.Duration // since midnight, and from 0 to below a day
}

func (c *clock) at(distance int64) Value {
	high, low := bits.Mul64(uint64(c.step), uint64(distance))
	way := time.Duration(bits.Rem64(high, low, uint64(day)))
	at := (c.base + way) % day
	year, month, date := c.from.Date()
	seconds, rest := at/time.Second, at%time.Second
	return Time(time.Date(year, month, date, 0, 0, int(seconds), int(rest), c.from.Location()), ShowsClock)
}

// clock finds equal steps between times of day, cyclically around midnight. A single time steps by an hour.
func (t *times) clock(o *Options) (progression, Rule) {
	step, ok := equalSteps(len(t.values), t.clockStep)
	if len(t.values) == 1 {
		step, ok = time.Hour, true
	}
	if !ok {
		return nil, RuleRepeat
	}
	from := o.nearest(t.values).Time
	return &clock{from, clockOf(from), wrapped(time.Duration(o.toward(int64(step))))}, RuleClock
}

// clockStep returns the step from time of day i to the next one, less than a day forward.
func (t *times) clockStep(i int) (step time.Duration, ok bool) {
	return wrapped(clockOf(t.at(i+1)) - clockOf(t.at(i))), true
}

// wrapped returns a duration between -1 and 1 day as one from 0 to below 1 day.
func wrapped(d time.Duration) time.Duration { return (d%day + day) % day }
