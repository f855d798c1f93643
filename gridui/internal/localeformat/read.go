// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package localeformat

import (
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// ReadTime returns a text in the patterns of the language in the form of ISO 8601, with the parts of Layout that the text
// has. It reads all lengths. ok is false if text is no time in a pattern, has a year of two digits, or parts that Layout
// lacks.
func (f *Format) ReadTime(text string) (iso string, ok bool) {
	c := &f.times
	plain := c.fold(text)
	for _, parts := range c.readings {
		if r, ok := c.read(parts, plain); ok {
			return r.in(c.layout)
		}
	}
	return "", false
}

// fold returns a text with Latin digits, plain spaces and small letters, without marks of direction.
func (c *clock) fold(text string) string {
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		switch {
		case isMark(r):
			return -1
		case r >= c.zero && r <= c.zero+9:
			return '0' + r - c.zero
		case unicode.Is(unicode.Zs, r):
			return ' '
		}
		return unicode.ToLower(r)
	}, text))
}

// A reading is a time that was read, by its fields.
type reading struct {
	year, month, day, hour, minute, second, offset int
	dated, timed, seconds, zoned, half, afternoon  bool
}

// in returns the time in the order of ISO 8601, with the parts of a layout that were read.
func (r *reading) in(layout string) (string, bool) {
	if r.half {
		if r.hour < 1 || r.hour > 12 {
			return "", false
		}
		if r.hour %= 12; r.afternoon {
			r.hour += 12
		}
	}
	if !r.dated {
		r.year, r.month, r.day = 2000, 1, 1
	}
	at := time.Date(r.year, time.Month(r.month), r.day, r.hour, r.minute, r.second, 0, time.FixedZone("", r.offset))
	year, month, day := at.Date()
	hour, minute, second := at.Clock()
	if year != r.year || int(month) != r.month || day != r.day || hour != r.hour || minute != r.minute || second != r.second || year > 9999 {
		return "", false
	}
	switch {
	case !r.timed:
		return at.Format(time.DateOnly), true
	case !strings.Contains(layout, ":05"):
		if r.seconds && r.second != 0 && !r.dated {
			return "", false
		}
		if r.seconds && r.second != 0 {
			return at.Format(time.DateTime), true
		}
		return at.Format(layout), true
	case strings.Contains(layout, "Z07") && !r.zoned && r.dated:
		return at.Format(time.DateTime), true
	}
	return at.Format(layout), true
}

// read reads a text in a pattern.
func (c *clock) read(parts []part, text string) (r reading, ok bool) {
	for i := range parts {
		p := &parts[i]
		text = strings.TrimLeft(text, " ")
		n := 0
		switch p.field {
		case 0:
			text, ok = cutLiteral(text, p.text, i == len(parts)-1)
		case 'M', 'L':
			r.dated = true
			r.month, text, ok = c.cutMonth(text, p.size)
		case 'a':
			r.half = true
			r.afternoon, text, ok = c.cutHalf(text)
		case 'z':
			r.zoned = true
			r.offset, text, ok = cutZone(text)
		default:
			if n, text, ok = cutNumber(text, p.field == 'y'); ok {
				r.put(p.field, n)
			}
		}
		if !ok {
			return r, false
		}
	}
	return r, strings.TrimSpace(text) == ""
}

// put sets a field that is a number.
func (r *reading) put(field byte, n int) {
	switch field {
	case 'y':
		r.year, r.dated = n, true
	case 'd':
		r.day, r.dated = n, true
	case 'H', 'h':
		r.hour, r.timed = n, true
	case 'm':
		r.minute, r.timed = n, true
	case 's':
		r.second, r.seconds = n, true
	}
}

// cutLiteral cuts a literal text. Spaces may differ, and signs at the end of the text may be left out.
func cutLiteral(text, literal string, last bool) (rest string, ok bool) {
	for _, r := range literal {
		if unicode.IsSpace(r) {
			continue
		}
		text = strings.TrimLeft(text, " ")
		size := utf8.RuneLen(unicode.ToLower(r))
		if strings.HasPrefix(text, string(unicode.ToLower(r))) {
			text = text[size:]
			continue
		}
		if last && text == "" || r == '.' || r == ',' || r == '،' {
			continue
		}
		return text, false
	}
	return text, true
}

// cutNumber cuts a number of one or two digits, or a year of four.
func cutNumber(text string, year bool) (n int, rest string, ok bool) {
	digits := 0
	for digits < len(text) && text[digits] >= '0' && text[digits] <= '9' {
		if digits < 6 {
			n = 10*n + int(text[digits]-'0')
		}
		digits++
	}
	if year {
		return n, text[digits:], digits == 4
	}
	return n, text[digits:], digits == 1 || digits == 2
}

// cutMonth cuts the number or the name of a month.
func (c *clock) cutMonth(text string, size int) (month int, rest string, ok bool) {
	if size < 3 {
		return cutNumber(text, false)
	}
	best := 0
	for _, names := range [...][]string{c.long, c.short} {
		for i, name := range names {
			name = c.fold(name)
			if len(name) > best && strings.HasPrefix(text, name) {
				month, best = i+1, len(name)
			}
			if bare := strings.TrimSuffix(name, "."); bare != name && len(bare) > best && strings.HasPrefix(text, bare) {
				month, best = i+1, len(bare)
			}
		}
	}
	return month, text[best:], best > 0
}

// cutHalf cuts the half of the day.
func (c *clock) cutHalf(text string) (afternoon bool, rest string, ok bool) {
	for i, name := range [...]string{c.halves[0], c.halves[1], "am", "pm", "a.m.", "p.m."} {
		if rest, ok := strings.CutPrefix(text, c.fold(name)); ok && name != "" {
			return i%2 == 1, rest, true
		}
	}
	return false, text, false
}

// cutZone cuts an offset, as in "UTC+5:30".
func cutZone(text string) (seconds int, rest string, ok bool) {
	rest, ok = strings.CutPrefix(text, "utc")
	if !ok {
		return 0, text, false
	}
	if rest == "" || rest[0] != '+' && rest[0] != '-' {
		return 0, rest, true
	}
	sign := 1
	if rest[0] == '-' {
		sign = -1
	}
	hours, rest, ok := cutNumber(rest[1:], false)
	if !ok {
		return 0, text, false
	}
	minutes := 0
	if after, more := strings.CutPrefix(rest, ":"); more {
		if minutes, rest, ok = cutNumber(after, false); !ok {
			return 0, text, false
		}
	}
	return sign * (hours*3600 + minutes*60), rest, true
}
