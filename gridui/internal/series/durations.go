// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/interval"
)

const (
	// mostSeconds bounds the distance by which a time is moved.
	mostSeconds = mostDays * secondsPerDay
	// mostNanoseconds bounds the sum of the fractions of seconds.
	mostNanoseconds = 1 << 62
)

// durations steps by a duration, kept in seconds and nanoseconds, because a time.Duration ends at 292 years.
type durations struct {
	from time.Time
	step duration
}

// duration is seconds and up to 999,999,999 nanoseconds more.
type duration struct {
	seconds, nanoseconds int64
}

func (d *durations) at(distance int64) Value {
	seconds := d.from.Unix() + scaled(d.step.seconds, distance, mostSeconds)
	nanoseconds := int64(d.from.Nanosecond()) + scaled(d.step.nanoseconds, distance, mostNanoseconds)
	whole, rest := interval.FloorDiv(nanoseconds, 1e9), interval.FloorMod(nanoseconds, 1e9)
	return Time(time.Unix(seconds+whole, rest).In(d.from.Location()), ShowsAll)
}

// durations finds equal durations between times.
func (t *times) durations(o *Options) (progression, Rule) {
	step, ok := equalSteps(len(t.values), t.duration)
	if !ok {
		return nil, RuleRepeat
	}
	step.seconds, step.nanoseconds = o.toward(step.seconds), o.toward(step.nanoseconds)
	return &durations{o.nearest(t.values).Time, step}, RuleDurations
}

// duration returns the duration from time i to the next one.
func (t *times) duration(i int) (step duration, ok bool) {
	from, to := t.at(i), t.at(i+1)
	apart := int64(to.Nanosecond() - from.Nanosecond())
	seconds, rest := interval.FloorDiv(apart, 1e9), interval.FloorMod(apart, 1e9)
	return duration{to.Unix() - from.Unix() + seconds, rest}, true
}
