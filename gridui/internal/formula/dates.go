// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"strconv"
	"strings"
	"time"
)

// Dates are microseconds since 1970-01-01 00:00 of the clock on the wall: 64 bits of nanoseconds
// would end in 2262, and seconds would lose what tells two log lines apart.

// Micros is the time on the wall of t in microseconds since 1970-01-01 00:00, without its zone.
func Micros(t time.Time) int64 {
	_, offset := t.Zone()
	return (t.Unix()+int64(offset))*1e6 + int64(t.Nanosecond()/1e3)
}

// OfMicros is the time on the wall as a time in UTC.
func OfMicros(micros int64) time.Time { return time.UnixMicro(micros).UTC() }

const dayMicros = 24 * 60 * 60 * 1e6

// period is the time that a date names: a day, a minute, a month. To is the first moment after it.
type period struct{ from, to int64 }

// datePrefix is how many bytes at the start of a text are a date as expressions write it, 0 if none.
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

// shaped reports whether a text begins with a shape, in which d stands for a digit.
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

// dateLayouts are the forms of dates, the shorter ones only in quotes.
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

// readDate reads a date; the text may name anything from a year to a fraction of a second.
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

// dateText writes a date as expressions do: without a time if it is midnight.
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

// formatDate fills a pattern of YYYY, YY, MM, DD, hh, mm and ss with a date.
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
