// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package durations

import (
	"strings"
	"time"
)

// unitOf returns the unit of a name in lower case, 0 for none.
func unitOf(name string) time.Duration {
	switch name {
	case "ns":
		return time.Nanosecond
	case "us", "µs", "μs":
		return time.Microsecond
	case "ms":
		return time.Millisecond
	case "s", "sec", "secs", "second", "seconds", "초":
		return time.Second
	case "m", "min", "mins", "minute", "minutes", "분":
		return time.Minute
	case "h", "hr", "hrs", "hour", "hours", "시간":
		return time.Hour
	case "d", "day", "days", "일":
		return day
	}
	return 0
}

// units adds numbers with units, such as "1h30m" and "1 h 30 min".
func (t *total) units(text string) bool {
	for text != "" {
		end := strings.IndexFunc(text, func(r rune) bool { return !strings.ContainsRune("0123456789.,", r) })
		if end < 0 {
			return false
		}
		number := text[:end]
		text = strings.TrimLeft(text[end:], " ")
		end = strings.IndexAny(text, " 0123456789.,")
		if end < 0 {
			end = len(text)
		}
		unit := unitOf(strings.ToLower(text[:end]))
		if unit == 0 || !t.add(number, unit) {
			return false
		}
		text = strings.TrimLeft(text[end:], " ")
	}
	return true
}
