// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package durations reads and writes lengths of time as people type them: "1:30", "1h30m", "90m" and "PT1H30M" are the
// same duration.
package durations

import (
	"math"
	"math/bits"
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/locale"
)

// Error is the error of a text that is not a duration.
type Error struct {
	// Bare reports that the text is a number without a unit, such as "90".
	Bare bool
}

// Error returns a text for logs.
func (e *Error) Error() string {
	if e.Bare {
		return `a number without a unit is no duration: expected "90m", "1h30m" or "1:30"`
	}
	return `not a duration: expected "90m", "1h30m", "1:30" or "PT1H30M"`
}

// Localized returns a text for people.
func (e *Error) Localized(texts *locale.Editing) string {
	if e.Bare {
		return texts.DurationUnit
	}
	return texts.InvalidDuration
}

// Read parses a duration: hours and minutes as in "1:30", with seconds as in "1:30:15.5", numbers with units as in
// "1h30m", "90 min", "1.5h" and "2d", and ISO 8601 without years and months, as in "PT1H30M" and "P1DT2H". A day has
// 24 hours. A minus sign negates all of it. A number without a unit is an error, except 0.
func Read(text string) (time.Duration, error) {
	text = strings.TrimSpace(text)
	rest, negative := sign(text)
	var sum total
	ok := false
	switch {
	case rest == "":
	case rest[0] == 'P' || rest[0] == 'p':
		ok = sum.iso(rest[1:])
	case strings.Contains(rest, ":"):
		ok = sum.clock(rest)
	default:
		ok = sum.units(rest)
	}
	d, fits := sum.duration(negative)
	if ok && fits {
		return d, nil
	}
	if bare(rest) {
		if strings.Trim(rest, "0.,") == "" && strings.Contains(rest, "0") {
			return 0, nil
		}
		return 0, &Error{Bare: true}
	}
	return 0, &Error{}
}

// sign cuts the sign off a text. The minus sign may be that of typography.
func sign(text string) (rest string, negative bool) {
	for _, minus := range [...]string{"-", "−"} {
		if cut, ok := strings.CutPrefix(text, minus); ok {
			return strings.TrimSpace(cut), true
		}
	}
	return strings.TrimPrefix(text, "+"), false
}

// bare reports whether a text is a number.
func bare(text string) bool {
	return text != "" && strings.Trim(text, "0123456789.,") == "" && strings.ContainsAny(text, "0123456789")
}

// total adds up parts of a duration in nanoseconds.
type total struct {
	ns   uint64
	over bool
}

// add adds a decimal number of units. It reports whether the text is a number.
func (t *total) add(number string, unit time.Duration) bool {
	whole, fraction, _ := strings.Cut(strings.Replace(number, ",", ".", 1), ".")
	if whole == "" && fraction == "" || !digits(whole) || !digits(fraction) {
		return false
	}
	t.plus(whole, uint64(unit))
	// Nine digits are a nanosecond of a second, and more than the digits that people type of an hour.
	fraction = fraction[:min(len(fraction), 9)]
	scale, n := uint64(1), uint64(0)
	for _, digit := range []byte(fraction) {
		scale, n = scale*10, n*10+uint64(digit-'0')
	}
	high, low := bits.Mul64(n, uint64(unit))
	part, _ := bits.Div64(high, low, scale)
	t.sum(part)
	return true
}

// plus adds an integer number of units.
func (t *total) plus(whole string, unit uint64) {
	n := uint64(0)
	for _, digit := range []byte(whole) {
		if n > math.MaxInt64/10 {
			t.over = true
			return
		}
		n = n*10 + uint64(digit-'0')
	}
	if n > math.MaxInt64/unit+1 {
		t.over = true
		return
	}
	t.sum(n * unit)
}

func (t *total) sum(ns uint64) {
	if t.ns += ns; t.ns > 1<<63 {
		t.over, t.ns = true, 0
	}
}

// duration returns the sum, false if a time.Duration cannot hold it.
func (t *total) duration(negative bool) (time.Duration, bool) {
	switch {
	case t.over:
		return 0, false
	case negative:
		return time.Duration(-t.ns), true
	}
	return time.Duration(t.ns), t.ns <= math.MaxInt64
}

func digits(text string) bool { return strings.Trim(text, "0123456789") == "" }

// clock adds hours and minutes, or hours, minutes and seconds. Minutes and seconds have two digits and are below 60.
func (t *total) clock(text string) bool {
	parts := strings.Split(text, ":")
	if len(parts) > 3 || parts[0] == "" || !digits(parts[0]) {
		return false
	}
	t.plus(parts[0], uint64(time.Hour))
	units := [...]time.Duration{time.Minute, time.Second}
	for i, part := range parts[1:] {
		whole, _, broken := strings.Cut(strings.Replace(part, ",", ".", 1), ".")
		if len(whole) != 2 || whole[0] > '5' || broken && i == 0 || !t.add(part, units[i]) {
			return false
		}
	}
	return true
}

// iso adds the parts of a duration of ISO 8601 behind its P.
func (t *total) iso(text string) bool {
	date, clock, timed := strings.Cut(strings.ToUpper(text), "T")
	if date == "" && clock == "" || timed && clock == "" {
		return false
	}
	return t.lettered(date, "WD", day*7, day) && t.lettered(clock, "HMS", time.Hour, time.Minute, time.Second)
}

const day = 24 * time.Hour

// lettered adds numbers, each followed by a letter, in the order of letters.
func (t *total) lettered(text, letters string, units ...time.Duration) bool {
	for text != "" {
		end := strings.IndexAny(text, letters)
		if end < 0 {
			return false
		}
		at := strings.IndexByte(letters, text[end])
		if !t.add(text[:end], units[at]) {
			return false
		}
		letters, units, text = letters[at+1:], units[at+1:], text[end+1:]
	}
	return true
}
