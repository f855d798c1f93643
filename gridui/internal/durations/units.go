// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package durations

import (
	"strings"
	"time"
)

// unitNames holds the names of units in lower case.
var unitNames = map[string]time.Duration{
	"ns": time.Nanosecond, "us": time.Microsecond, "µs": time.Microsecond, "μs": time.Microsecond, "ms": time.Millisecond,
	"s": time.Second, "sec": time.Second, "secs": time.Second, "second": time.Second, "seconds": time.Second, "초": time.Second,
	"m": time.Minute, "min": time.Minute, "mins": time.Minute, "minute": time.Minute, "minutes": time.Minute, "분": time.Minute,
	"h": time.Hour, "hr": time.Hour, "hrs": time.Hour, "hour": time.Hour, "hours": time.Hour, "시간": time.Hour,
	"d": day, "day": day, "days": day, "일": day,
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
		unit, ok := unitNames[strings.ToLower(text[:end])]
		if !ok || !t.add(number, unit) {
			return false
		}
		text = strings.TrimLeft(text[end:], " ")
	}
	return true
}
