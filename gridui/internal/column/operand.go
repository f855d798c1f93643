// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"strconv"
	"strings"
	"time"
	"unicode"
)

// Number is an operand as columns of numbers compare it.
type Number struct {
	F float64
	// I is the number itself where whole is set, f then what a float64 makes of it.
	I     int64
	Whole bool
}

// longestNumber bounds what is read as a number or a time, in bytes.
const longestNumber = 400

// ReadNumber reads a number as people write it: with signs between groups of
// three digits.
func ReadNumber(text string) (n Number, ok bool) {
	text = strings.TrimSpace(text)
	if text == "" || len(text) > longestNumber {
		return n, false
	}
	plain, ok := ungrouped(text)
	if !ok {
		return n, false
	}
	if i, err := strconv.ParseInt(plain, 10, 64); err == nil {
		return Number{float64(i), i, true}, true
	}
	f, err := strconv.ParseFloat(plain, 64)
	if f != f || err != nil && !math.IsInf(f, 0) {
		return n, false
	}
	return Number{F: f}, true
}

// ungrouped takes the signs between groups of digits out of a number; it is not
// one where a group has other than three digits.
func ungrouped(text string) (string, bool) {
	if !strings.ContainsFunc(text, isGrouping) {
		return text, true
	}
	whole, rest := text, ""
	if at := strings.IndexAny(text, ".eE"); at >= 0 {
		whole, rest = text[:at], text[at:]
	}
	if strings.ContainsFunc(rest, isGrouping) {
		return "", false
	}
	groups := strings.FieldsFunc(strings.TrimLeft(whole, "+-"), isGrouping)
	for i, g := range groups {
		if i > 0 && len(g) != 3 || len(g) > 3 || len(g) == 0 {
			return "", false
		}
	}
	sign := ""
	if strings.HasPrefix(whole, "-") {
		sign = "-"
	}
	return sign + strings.Join(groups, "") + rest, true
}

func isGrouping(r rune) bool { return r == ',' || r == '\'' || r == '_' || unicode.IsSpace(r) }

// Period is a stretch of wall clock: seconds since 1970 of a clock without time
// zone, first to last, both in it.
type Period struct{ First, Last int64 }

// wallSeconds is the time that a clock shows, in seconds since it showed the
// beginning of 1970.
func wallSeconds(t time.Time) int64 {
	_, offset := t.Zone()
	return t.Unix() + int64(offset)
}

// ReadPeriod reads a time, or the part of one that names a longer stretch: a year,
// a month, a day, an hour, a minute, or a second. Numbers stand in that order, with
// any signs between them; layout is that of the column, which is tried too.
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

// timeParts are the numbers of a time, year first, and how many there are; 0 if
// it is none.
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

// isTimeSign says whether a sign may stand between the numbers of a time.
func isTimeSign(r rune) bool {
	return strings.ContainsRune("-./ :TZ년월일시분초年月日時分秒", r)
}

// makePeriod is the stretch that some numbers of a time name.
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

// periodFrom is the stretch of the n-th size that begins at a time: a year, a month
// and so on.
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

// layoutPeriod reads a time in a layout, and takes the least that the layout shows
// for the size of the stretch.
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

// LayoutSize counts what a layout shows of a time: 1 for years only, 6 with
// seconds.
func layoutSize(layout string) int {
	// A year long past tells the parts from each other by what they do to the text.
	base := time.Date(1983, 2, 7, 4, 9, 11, 0, time.UTC)
	shown := base.Format(layout)
	for n, other := range [...]time.Time{
		base.Add(time.Second), base.Add(time.Minute), base.Add(time.Hour), base.AddDate(0, 0, 1), base.AddDate(0, 1, 0),
	} {
		if other.Format(layout) != shown {
			return 6 - n
		}
	}
	return 1
}
