// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package clocktext reads and writes times of day as people type them: "9:30", "930", "9.30 pm", "오후 9시 30분".
package clocktext

import (
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/locale"
)

// Error is the error of a text that is not a time of day.
type Error struct{}

// Error returns a text for logs.
func (Error) Error() string { return `not a time of day: expected "9:30", "21:30" or "9:30 pm"` }

// Localized returns a text for people.
func (Error) Localized(texts *locale.Editing) string { return texts.InvalidClock }

// Day is the length of a day: times of day are durations since midnight below it.
const Day = 24 * time.Hour

// halves holds the names of the halves of a day in lower case, the morning before the afternoon.
var halves = [...]string{"a.m.", "p.m.", "am", "pm", "오전", "오후", "a", "p"}

// Read parses a time of day and returns the time since midnight. Hours, minutes, seconds and fractions of seconds are
// separated by colons or dots, by "h", or by Korean units; "930" and "0930" have no separator. With a half of the day,
// such as "pm", before or after it, hours are 1 to 12.
func Read(text string) (time.Duration, error) {
	text = strings.ToLower(strings.TrimSpace(text))
	half, late := false, false
	for i, name := range halves {
		rest, ok := strings.CutSuffix(text, name)
		if !ok {
			rest, ok = strings.CutPrefix(text, name)
		}
		if ok {
			text, half, late = strings.TrimSpace(rest), true, i%2 == 1
			break
		}
	}
	at, hour, ok := parts(text)
	if !ok || half && (hour < 1 || hour > 12) {
		return 0, Error{}
	}
	if half {
		at -= time.Duration(hour/12*12) * time.Hour
		if late {
			at += Day / 2
		}
	}
	if at >= Day {
		return 0, Error{}
	}
	return at, nil
}

// parts returns the time of numbers with separators, and its hour.
func parts(text string) (at time.Duration, hour int, ok bool) {
	if !strings.Contains(text, ":") && strings.Count(text, ".") < 3 {
		text = strings.Replace(text, ".", ":", 2)
	}
	named := strings.Contains(text, "시") // then numbers need no second digit
	separators := strings.NewReplacer(" ", "", "시", ":", "분", ":", "초", "", "h", ":", "uhr", "")
	text = strings.TrimSuffix(separators.Replace(text), ":")
	fields := strings.Split(text, ":")
	if len(fields) == 1 && (len(text) == 3 || len(text) == 4) {
		fields = []string{text[:len(text)-2], text[len(text)-2:]}
	}
	if len(fields) > 3 {
		return 0, 0, false
	}
	fraction := ""
	if last := &fields[len(fields)-1]; len(fields) == 3 {
		var broken bool
		if *last, fraction, broken = strings.Cut(*last, "."); broken && (fraction == "" || len(fraction) > 9) {
			return 0, 0, false
		}
	}
	units := [...]time.Duration{time.Hour, time.Minute, time.Second}
	for i, field := range fields {
		n, ok := number(field)
		if !ok || len(field) > 2 || i > 0 && (n > 59 || len(field) != 2 && !named) {
			return 0, 0, false
		}
		if i == 0 {
			hour = n
		}
		at += time.Duration(n) * units[i]
	}
	n, ok := number((fraction + "000000000")[:9])
	return at + time.Duration(n), hour, ok
}

// number returns a number of decimal digits.
func number(text string) (n int, ok bool) {
	for _, digit := range []byte(text) {
		if digit < '0' || digit > '9' {
			return 0, false
		}
		n = n*10 + int(digit-'0')
	}
	return n, text != ""
}

// Append appends a time of day as "09:30", with seconds if it has any. Times below midnight and from the next day on
// are written as Go durations.
func Append(dst []byte, at time.Duration) []byte {
	if at < 0 || at >= Day {
		return append(dst, at.String()...)
	}
	layout := "15:04"
	if at%time.Minute != 0 {
		layout = "15:04:05.999999999"
	}
	return time.Unix(0, 0).UTC().Add(at).AppendFormat(dst, layout)
}
