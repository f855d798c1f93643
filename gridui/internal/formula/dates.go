// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"strconv"
	"strings"
	"time"
)

// Dates are microseconds of wall-clock time since 1970-01-01 00:00. 64 bits of nanoseconds would end in 2262,
// and seconds would not distinguish two lines of a log.

// Micros returns the wall-clock time of t, without its zone, in microseconds since 1970-01-01 00:00.
func Micros(t time.Time) int64 {
	_, offset := t.Zone()
	return (t.Unix()+int64(offset))*1e6 + int64(t.Nanosecond()/1e3)
}

// OfMicros returns a wall-clock time as a time in UTC.
func OfMicros(micros int64) time.Time { return time.UnixMicro(micros).UTC() }

const dayMicros = 24 * 60 * 60 * 1e6

// period is the time that a date names, such as a day, a minute or a month. to is the first moment after it.
type period struct{ from, to int64 }

// datePrefix returns the length, in bytes, of the date at the start of s, 0 if s does not begin with one.
func datePrefix(s string) int {
	const day = "dddd-dd-dd"
	if !shaped(s, day) || len(s) > len(day) && isDigit(s[len(day)]) {
		return 0
	}
	n := len(day)
	for _, more := range []string{"Tdd:dd", ":dd"} {
		if !shaped(s[n:], more) {
			return n
		}
		n += len(more)
	}
	if n < len(s) && s[n] == '.' {
		end := n + 1
		for end < len(s) && isDigit(s[end]) {
			end++
		}
		if end > n+1 {
			n = end
		}
	}
	return n
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// shaped reports whether s begins with shape, in which d matches a digit and T matches T or a space.
func shaped(s, shape string) bool {
	if len(s) < len(shape) {
		return false
	}
	for i := range len(shape) {
		if shape[i] == 'd' && !isDigit(s[i]) || shape[i] != 'd' && s[i] != shape[i] && (shape[i] != 'T' || s[i] != ' ') {
			return false
		}
	}
	return true
}

// dateLayouts holds the forms of dates. Those shorter than a day are dates only in quotes.
var dateLayouts = []struct {
	layout string
	next   func(t time.Time) time.Time
}{
	{"2006", func(t time.Time) time.Time { return t.AddDate(1, 0, 0) }},
	{"2006-01", func(t time.Time) time.Time { return t.AddDate(0, 1, 0) }},
	{"2006-01-02", func(t time.Time) time.Time { return t.AddDate(0, 0, 1) }},
	{"2006-01-02T15:04", func(t time.Time) time.Time { return t.Add(time.Minute) }},
	{"2006-01-02T15:04:05", func(t time.Time) time.Time { return t.Add(time.Second) }},
}

// readDate parses a date, which may name anything from a year to a fraction of a second.
func readDate(text string) (p period, ok bool) {
	text = strings.Replace(strings.TrimSpace(text), " ", "T", 1)
	for _, form := range dateLayouts {
		if t, err := time.Parse(form.layout, text); err == nil {
			if strings.Contains(text, ".") {
				return period{Micros(t), Micros(t)}, true
			}
			return period{Micros(t), Micros(form.next(t))}, true
		}
	}
	return p, false
}

// dateText formats a date as expressions write it: without a time if it is midnight.
func dateText(micros int64) string { return string(appendDate(nil, micros)) }

func appendDate(dst []byte, micros int64) []byte {
	t := OfMicros(micros)
	layout := "2006-01-02"
	switch {
	case micros%1e6 != 0:
		layout = "2006-01-02T15:04:05.999999"
	case t.Second() != 0:
		layout = "2006-01-02T15:04:05"
	case micros%dayMicros != 0:
		layout = "2006-01-02T15:04"
	}
	return t.AppendFormat(dst, layout)
}

// formatDate formats a date by a pattern of YYYY, YY, MM, DD, hh, mm and ss.
func formatDate(micros int64, pattern string) string {
	t := OfMicros(micros)
	two := func(n int) string {
		if n < 10 {
			return "0" + strconv.Itoa(n)
		}
		return strconv.Itoa(n)
	}
	return strings.NewReplacer(
		"YYYY", t.Format("2006"), "YY", two(t.Year()%100), "MM", two(int(t.Month())), "DD", two(t.Day()),
		"hh", two(t.Hour()), "mm", two(t.Minute()), "ss", two(t.Second()),
	).Replace(pattern)
}
