// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import "time"

// parseDigits parses times like time.ParseInLocation, in a fifth of its time. It handles layouts that are a
// prefix of time.DateTime: a date, a date with hours and minutes, or a date with hours, minutes and seconds.
// It returns false for every other layout and for text without the full number of digits; the caller then
// uses the standard library.
func parseDigits(layout, text string, loc *time.Location) (at time.Time, ok bool) {
	n := len(layout)
	if n != len(text) || n > len(time.DateTime) || layout != time.DateTime[:n] {
		return at, false
	}
	var parts [6]int // year to second
	switch n {
	case len(time.DateOnly), len(defaultTimeLayout), len(time.DateTime):
	default:
		return at, false
	}
	part := 0
	for i := range n {
		digit := text[i] - '0'
		switch between := layout[i] < '0' || layout[i] > '9'; {
		case between && text[i] != layout[i], !between && digit > 9:
			return at, false
		case between:
			part++
		default:
			parts[part] = 10*parts[part] + int(digit)
		}
	}
	year, month, day := parts[0], time.Month(parts[1]), parts[2]
	if month < 1 || month > 12 || parts[3] > 23 || parts[4] > 59 || parts[5] > 59 {
		return at, false
	}
	if day < 1 || day > 28 && day > time.Date(year, month+1, 0, 0, 0, 0, 0, time.UTC).Day() {
		return at, false
	}
	return time.Date(year, month, day, parts[3], parts[4], parts[5], 0, loc), true
}
