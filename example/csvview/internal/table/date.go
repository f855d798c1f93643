// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"bytes"
	"time"
)

// stampForms finds the forms of a day, or of a day with a time of day.
func stampForms(b []byte) (form, sign) {
	d, rest := scanDay(b)
	if d.forms == 0 || len(rest) == 0 {
		return d.forms, 0
	}
	if _, _, ok := scanTimeOfDay(rest); !ok {
		return 0, 0
	}
	return d.forms, signClock
}

// parseDate reads a day, with or without a time of day, in a known form.
func parseDate(b []byte, f form) (time.Time, bool) {
	d, rest := scanDay(b)
	if d.forms&f == 0 {
		return time.Time{}, false
	}
	y, m, day := d.in(f)
	t := time.Date(y, time.Month(m), day, 0, 0, 0, 0, time.UTC)
	if len(rest) == 0 {
		return t, true
	}
	clock, zone, ok := scanTimeOfDay(rest)
	return t.Add(clock - zone), ok
}

// parseClock reads a time of day without a zone.
func parseClock(b []byte) (time.Time, bool) {
	clock, rest, ok := scanClock(b)
	return time.Date(0, 1, 1, 0, 0, 0, 0, time.UTC).Add(clock), ok && len(rest) == 0
}

// day is three numbers that are a day in at least one form. With a month by name they are in the
// order year, month, day; else in the order written.
type day struct {
	part  [3]int
	forms form
}

// in returns year, month and day as read in one form.
func (d day) in(f form) (y, m, day int) {
	switch f {
	case formMDY:
		return d.part[2], d.part[0], d.part[1]
	case formDMY:
		return d.part[2], d.part[1], d.part[0]
	}
	return d.part[0], d.part[1], d.part[2]
}

func (d day) valid(f form) bool {
	y, m, day := d.in(f)
	return m >= 1 && m <= 12 && day >= 1 && day <= time.Date(y, time.Month(m)+1, 0, 0, 0, 0, 0, time.UTC).Day()
}

// scanDay reads the day b begins with. d has no form if there is none.
func scanDay(b []byte) (d day, rest []byte) {
	if d, rest = scanMonthName(b); d.forms != 0 {
		return d, rest
	}
	var n [3]int // digits of each part
	d.part[0], n[0], rest = scanInt(b)
	if n[0] == 4 {
		return scanYearFirst(d, rest)
	}
	if n[0] < 1 || n[0] > 2 || len(rest) == 0 {
		return day{}, b
	}
	sep := rest[0]
	if sep != '-' && sep != '/' && sep != '.' {
		return day{}, b
	}
	d.part[1], n[1], rest = scanInt(rest[1:])
	if n[1] < 1 || n[1] > 2 || len(rest) == 0 || rest[0] != sep {
		return day{}, b
	}
	if d.part[2], n[2], rest = scanInt(rest[1:]); n[2] != 4 {
		return day{}, b
	}
	if sep != '.' && d.valid(formMDY) {
		d.forms |= formMDY
	}
	if d.valid(formDMY) {
		d.forms |= formDMY
	}
	return d, rest
}

// scanYearFirst reads what follows the year: "-01-02", "/1/2", ". 1. 2." or "년 1월 2일".
func scanYearFirst(d day, b []byte) (day, []byte) {
	seps := [3]string{"년", "월", "일"}
	if len(b) > 0 && (b[0] == '-' || b[0] == '/' || b[0] == '.') {
		c := string(b[:1])
		seps = [3]string{c, c, ""}
		if c == "." {
			seps[2] = "."
		}
	}
	for i := 1; i < 3; i++ {
		var n int
		after, ok := bytes.CutPrefix(b, []byte(seps[i-1]))
		if !ok {
			return day{}, b
		}
		if seps[0] != "-" && seps[0] != "/" {
			after = bytes.TrimPrefix(after, []byte(" "))
		}
		if d.part[i], n, b = scanInt(after); n < 1 || n > 2 {
			return day{}, b
		}
	}
	after, ok := bytes.CutPrefix(b, []byte(seps[2]))
	if !ok && seps[2] == "일" || !d.valid(formYMD) {
		return day{}, b
	}
	d.forms = formYMD
	return d, after
}

var monthNames = [12]string{"january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"}

// scanMonthName reads "2 Jan 2006", "02-January-2006", "Jan 2, 2006" or "January 2 2006".
func scanMonthName(b []byte) (d day, rest []byte) {
	var n int
	d.part[2], n, rest = scanInt(b)
	dayFirst := n > 0
	if dayFirst {
		if n > 2 || len(rest) == 0 || rest[0] != ' ' && rest[0] != '-' {
			return day{}, b
		}
		rest = rest[1:]
	}
	d.part[1], rest = scanMonth(rest)
	if d.part[1] == 0 || len(rest) == 0 || rest[0] != ' ' && rest[0] != '-' {
		return day{}, b
	}
	if rest = rest[1:]; !dayFirst {
		if d.part[2], n, rest = scanInt(rest); n < 1 || n > 2 {
			return day{}, b
		}
		rest = bytes.TrimPrefix(rest, []byte(","))
		rest = bytes.TrimPrefix(rest, []byte(" "))
	}
	if d.part[0], n, rest = scanInt(rest); n != 4 || !d.valid(formMonthName) {
		return day{}, b
	}
	d.forms = formMonthName
	return d, rest
}

// scanMonth reads an English month name or its first three letters; 0 is none.
func scanMonth(b []byte) (month int, rest []byte) {
	n := 0
	for n < len(b) && lower(b[n]) >= 'a' && lower(b[n]) <= 'z' {
		n++
	}
	for i, name := range monthNames {
		if equalFold(b[:n], name) || n == 3 && equalFold(b[:n], name[:3]) {
			return i + 1, b[n:]
		}
	}
	return 0, b
}

// scanTimeOfDay reads all of b, which follows a day: a 'T' or a blank, a time of day, and
// maybe a zone.
func scanTimeOfDay(b []byte) (clock, zone time.Duration, ok bool) {
	if b[0] != 'T' && b[0] != ' ' {
		return 0, 0, false
	}
	clock, rest, ok := scanClock(b[1:])
	if !ok {
		return 0, 0, false
	}
	zone, ok = parseZone(rest)
	return clock, zone, ok
}

// scanClock reads the time of day b begins with: 15:04, 15:04:05, 15:04:05.999999999, 3:04 pm.
func scanClock(b []byte) (clock time.Duration, rest []byte, ok bool) {
	h, n, rest := scanInt(b)
	if n < 1 || n > 2 || h > 23 || len(rest) == 0 || rest[0] != ':' {
		return 0, b, false
	}
	m, n, rest := scanInt(rest[1:])
	if n != 2 || m > 59 {
		return 0, b, false
	}
	clock = time.Duration(h)*time.Hour + time.Duration(m)*time.Minute
	if len(rest) > 0 && rest[0] == ':' {
		var s int
		if s, n, rest = scanInt(rest[1:]); n != 2 || s > 59 {
			return 0, b, false
		}
		clock += time.Duration(s) * time.Second
		if len(rest) > 0 && rest[0] == '.' {
			n := digits(rest[1:])
			if n == 0 {
				return 0, b, false
			}
			clock += fraction(rest[1 : 1+n])
			rest = rest[1+n:]
		}
	}
	return scanHalf(clock, h, rest)
}

// scanHalf reads AM or PM behind a clock of h hours, if there is one.
func scanHalf(clock time.Duration, h int, b []byte) (time.Duration, []byte, bool) {
	half := bytes.TrimPrefix(b, []byte(" "))
	if len(half) < 2 || lower(half[1]) != 'm' || lower(half[0]) != 'a' && lower(half[0]) != 'p' {
		return clock, b, true
	}
	if h < 1 || h > 12 {
		return 0, b, false
	}
	if h == 12 {
		clock -= 12 * time.Hour
	}
	if lower(half[0]) == 'p' {
		clock += 12 * time.Hour
	}
	return clock, half[2:], true
}

// fraction reads digits as a fraction of a second, cut to nanoseconds.
func fraction(b []byte) time.Duration {
	var v time.Duration
	for i := range 9 {
		v *= 10
		if i < len(b) {
			v += time.Duration(b[i] - '0')
		}
	}
	return v
}

// parseZone reads all of b: nothing, Z, UTC, GMT, +09, +0900 or +09:00, with a blank before it or not.
func parseZone(b []byte) (offset time.Duration, ok bool) {
	b = bytes.TrimPrefix(b, []byte(" "))
	switch string(b) {
	case "", "Z", "z", "UTC", "GMT":
		return 0, true
	}
	if b[0] != '+' && b[0] != '-' {
		return 0, false
	}
	h, n, rest := scanInt(b[1:])
	m := 0
	switch {
	case n == 4 && len(rest) == 0:
		h, m = h/100, h%100
	case n == 2 && len(rest) == 3 && rest[0] == ':' && digits(rest[1:]) == 2:
		m, _, _ = scanInt(rest[1:])
	case n != 2 || len(rest) != 0:
		return 0, false
	}
	if h > 14 || m > 59 {
		return 0, false
	}
	offset = time.Duration(h)*time.Hour + time.Duration(m)*time.Minute
	if b[0] == '-' {
		offset = -offset
	}
	return offset, true
}

// scanInt reads the digits b begins with, n of them. More than four are as good as none: no part of a
// date or time is longer.
func scanInt(b []byte) (v, n int, rest []byte) {
	n = digits(b)
	if n > 4 {
		return 0, 0, b
	}
	for _, c := range b[:n] {
		v = v*10 + int(c-'0')
	}
	return v, n, b[n:]
}
