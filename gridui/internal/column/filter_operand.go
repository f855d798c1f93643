// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/numtext"
)

// Number is a numeric filter operand.
type Number struct {
	// F is the number, rounded to a float64.
	F float64
	// I is the exact number if Whole is set.
	I int64
	// Whole reports whether the number is an integer that fits an int64.
	Whole bool
	// Text is the number in plain digits, exactly; empty if only F is known.
	Text string
}

// longestNumber is the maximum length of text that is parsed as a number or a time, in bytes.
const longestNumber = 400

// ReadNumberBy parses a number that a filter compares with. A number that is out of range is an
// infinity. It returns false if text is not a number.
func ReadNumberBy(by numtext.Reader, text string) (n Number, ok bool) {
	text = strings.TrimSpace(text)
	if len(text) > longestNumber {
		return n, false
	}
	by.Loose = true
	f, i, whole, err := by.Number(text)
	if f != f || err != nil && !math.IsInf(f, 0) {
		return n, false
	}
	n = Number{F: f, I: i, Whole: whole}
	n.Text, _ = by.Plain(text)
	return n, true
}

// Period is an interval of wall-clock time in seconds since 1970-01-01 00:00, without a time
// zone. It includes both First and Last.
type Period struct{ First, Last int64 }

// wallSeconds returns the wall-clock time of t in seconds since 1970-01-01 00:00, without a
// time zone.
func wallSeconds(t time.Time) int64 {
	_, offset := t.Zone()
	return t.Unix() + int64(offset)
}

// readPeriod parses a time that a filter compares with. The text may name a year, a month, a
// day, an hour, a minute or a second; the Period covers all of it. Numbers are in that order
// and separated as isTimeSign allows. Other text is parsed in the layout of the column.
func readPeriod(text, layout string) (Period, bool) {
	text = strings.TrimSpace(text)
	if text == "" || len(text) > longestNumber {
		return Period{}, false
	}
	if parts, n := timeParts(text); n > 0 {
		return makePeriod(parts, n)
	}
	return layoutPeriod(text, layout)
}

// timeParts returns the numbers of a time, year first, and their count n. n is 0 if text is
// not a time.
func timeParts(text string) (parts [6]int, n int) {
	for text != "" {
		digits := 0
		for digits < len(text) && text[digits] >= '0' && text[digits] <= '9' {
			digits++
		}
		most := 2
		if n == 0 {
			most = 4
		}
		if n == len(parts) || digits == 0 || digits > most || n == 0 && digits != 4 {
			return parts, 0
		}
		parts[n], _ = strconv.Atoi(text[:digits])
		n++
		rest := strings.TrimLeftFunc(text[digits:], isTimeSign)
		if rest == text[digits:] && rest != "" {
			return parts, 0
		}
		text = rest
	}
	return parts, n
}

// isTimeSign reports whether r may separate the numbers of a time.
func isTimeSign(r rune) bool {
	return strings.ContainsRune("-./ :TZ년월일시분초年月日時分秒", r)
}

// makePeriod returns the interval that the first n parts name. It returns false if they are
// not a valid date and time.
func makePeriod(parts [6]int, n int) (Period, bool) {
	if n < 2 {
		parts[1] = 1
	}
	if n < 3 {
		parts[2] = 1
	}
	at := time.Date(parts[0], time.Month(parts[1]), parts[2], parts[3], parts[4], parts[5], 0, time.UTC)
	if got := [6]int{at.Year(), int(at.Month()), at.Day(), at.Hour(), at.Minute(), at.Second()}; got != parts {
		return Period{}, false
	}
	return periodFrom(at, n), true
}

// periodFrom returns the interval that begins at a time. n is its length: 1 for a year, 2 for
// a month, up to 6 for a second.
func periodFrom(at time.Time, n int) Period {
	end := at.Add(time.Second)
	switch n {
	case 1:
		end = at.AddDate(1, 0, 0)
	case 2:
		end = at.AddDate(0, 1, 0)
	case 3:
		end = at.AddDate(0, 0, 1)
	case 4:
		end = at.Add(time.Hour)
	case 5:
		end = at.Add(time.Minute)
	}
	return Period{at.Unix(), end.Unix() - 1}
}

// layoutPeriod parses a time in a layout. The smallest unit that the layout shows is the
// length of the interval. A layout without a year names no interval.
func layoutPeriod(text, layout string) (Period, bool) {
	if layout == "" || !strings.Contains(layout, "06") {
		return Period{}, false
	}
	at, err := time.Parse(layout, text)
	if err != nil {
		return Period{}, false
	}
	_, offset := at.Zone()
	at = at.UTC().Add(time.Duration(offset) * time.Second)
	return periodFrom(at, layoutSize(layout)), true
}
