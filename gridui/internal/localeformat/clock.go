// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package localeformat

import (
	"strings"
	"time"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/option"
)

// A clock formats and reads times in the patterns of a language.
type clock struct {
	// parts are the parts of the pattern.
	parts []part
	// readings holds the patterns that are read, the shown one first.
	readings [][]part
	// layout is the layout of package time with the same parts, in the order of ISO 8601.
	layout      string
	short, long []string
	halves      [2]string
	zero        rune
	// leftward reports that the pattern has marks of direction.
	leftward bool
}

// A part is a field of a pattern, such as MM, or a literal text.
type part struct {
	field byte // 0: the text
	size  int
	text  string
}

// clockOf returns the clock for the kinds of times.
func clockOf(l *language, o option.Format) clock {
	if o.Kind < option.FormatDate {
		return clock{}
	}
	lengths := [...]int{option.LengthMedium: 1, option.LengthShort: 0, option.LengthLong: 2}
	own := lengths[min(int(o.Length), len(lengths)-1)]
	pick := func(field, i int) string { return strings.Split(l.fields[field], ";")[i] }
	pattern := func(i int) string {
		switch o.Kind {
		case option.FormatDate:
			return pick(fieldDates, i)
		case option.FormatTime:
			return pick(fieldTimes, i)
		}
		return strings.NewReplacer("{1}", pick(fieldDates, i), "{0}", pick(fieldTimes, i)).Replace(pick(fieldJoined, i))
	}
	c := clock{parts: split(pattern(own)), zero: '0', leftward: strings.ContainsFunc(pattern(own), isMark)}
	c.short, c.long = strings.Split(l.fields[fieldShortMonths], ","), strings.Split(l.fields[fieldLongMonths], ",")
	am, pm, _ := strings.Cut(l.fields[fieldHalves], ",")
	c.halves = [2]string{am, pm}
	if native := strings.Split(l.fields[fieldNative], " "); o.Native && len(native) == 5 {
		c.zero, _ = utf8.DecodeRuneInString(native[0])
	}
	for _, i := range [...]int{own, 0, 1, 2} {
		c.readings = append(c.readings, split(pattern(i)))
		if o.Kind == option.FormatDateTime {
			c.readings = append(c.readings, split(pick(fieldDates, i)))
		}
	}
	c.layout = layoutOf(o)
	return c
}

// layoutOf returns the layout of package time for the editors of a kind and a length.
func layoutOf(o option.Format) string {
	clock := "15:04:05"
	switch o.Length {
	case option.LengthShort:
		clock = "15:04"
	case option.LengthLong:
		clock += " Z07:00"
	}
	switch o.Kind {
	case option.FormatDate:
		return time.DateOnly
	case option.FormatTime:
		return clock
	}
	return time.DateOnly + " " + clock
}

// Layout returns the layout of package time in which editors and copies hold the times of a format.
func Layout(o option.Format) string { return layoutOf(o) }

// split returns the parts of a pattern, without marks of direction.
func split(pattern string) (parts []part) {
	literal := func(text string) {
		if text == "" {
			return
		}
		if n := len(parts); n > 0 && parts[n-1].field == 0 {
			parts[n-1].text += text
			return
		}
		parts = append(parts, part{text: text})
	}
	pattern = unmarked(pattern)
	for pattern != "" {
		c := pattern[0]
		switch {
		case c == '\'':
			end := strings.IndexByte(pattern[1:], '\'')
			if end < 0 {
				literal(pattern[1:])
				return parts
			}
			if literal(pattern[1 : 1+end]); end == 0 {
				literal("'")
			}
			pattern = pattern[end+2:]
		case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z':
			rest := strings.TrimLeft(pattern, pattern[:1])
			parts = append(parts, part{field: c, size: len(pattern) - len(rest)})
			pattern = rest
		default:
			_, size := utf8.DecodeRuneInString(pattern)
			literal(pattern[:size])
			pattern = pattern[size:]
		}
	}
	return parts
}

// AppendTime appends the text of a time.
func (f *Format) AppendTime(dst []byte, at time.Time) []byte {
	c := &f.times
	year, month, day := at.Date()
	hour, minute, second := at.Clock()
	for i := range c.parts {
		p := &c.parts[i]
		switch p.field {
		case 0:
			dst = append(dst, p.text...)
		case 'y':
			dst = c.appendInt(dst, year, 4)
		case 'M', 'L':
			dst = c.appendMonth(dst, int(month), p.size)
		case 'd':
			dst = c.appendInt(dst, day, p.size)
		case 'H':
			dst = c.appendInt(dst, hour, p.size)
		case 'h':
			dst = c.appendInt(dst, (hour+11)%12+1, p.size)
		case 'm':
			dst = c.appendInt(dst, minute, p.size)
		case 's':
			dst = c.appendInt(dst, second, p.size)
		case 'a':
			dst = append(dst, c.halves[hour/12]...)
		case 'z':
			dst = c.appendZone(dst, at)
		}
	}
	return dst
}

// appendMonth appends the number or the name of a month.
func (c *clock) appendMonth(dst []byte, month, size int) []byte {
	switch {
	case size == 3:
		return append(dst, c.short[month-1]...)
	case size > 3:
		return append(dst, c.long[month-1]...)
	}
	return c.appendInt(dst, month, size)
}

// appendZone appends the offset of a time, as in "UTC+9".
func (c *clock) appendZone(dst []byte, at time.Time) []byte {
	_, offset := at.Zone()
	dst = append(dst, "UTC"...)
	if offset == 0 {
		return dst
	}
	sign := byte('+')
	if offset < 0 {
		sign, offset = '-', -offset
	}
	dst = c.appendInt(append(dst, sign), offset/3600, 1)
	if minutes := offset / 60 % 60; minutes != 0 {
		dst = c.appendInt(append(dst, ':'), minutes, 2)
	}
	return dst
}

// appendInt appends a number with at least size digits.
func (c *clock) appendInt(dst []byte, n, size int) []byte {
	if n < 0 {
		dst, n = append(dst, '-'), -n
	}
	first, digits := 1, 1
	for first <= n/10 || digits < size {
		first *= 10
		digits++
	}
	for ; first > 0; first /= 10 {
		dst = utf8.AppendRune(dst, c.zero+rune(n/first%10))
	}
	return dst
}

// mark inserts the marks of direction around the signs between numbers.
func (c *clock) mark(dst []byte, start int) []byte {
	if !c.leftward {
		return dst
	}
	text := string(dst[start:])
	return append(dst[:start], strings.ReplaceAll(text, "/", "\u200f/")...)
}

// languageIDs holds the numbers of languages in number formats of workbooks.
const languageIDs = "ar=401,bg=402,ca=403,cs=405,da=406,de=407,el=408,en=409,es=C0A,et=425,fa=429,fi=40B,fr=40C,he=40D,hi=439,hr=41A,hu=40E,id=421,is=40F,it=410,ja=411,ko=412,lt=427,lv=426,nb=414,nl=413,no=414,pl=415,pt=416,ro=418,ru=419,sk=41B,sl=424,sv=41D,th=41E,tr=41F,uk=422,vi=42A,zh=804"

// excel returns the number format of a workbook. Names of months need a language that workbooks have a number for; others
// show the order of ISO 8601.
func (c *clock) excel(tag string) string {
	var b strings.Builder
	lang, _, _ := strings.Cut(tag, "-")
	for i := range c.parts {
		p := &c.parts[i]
		switch p.field {
		case 0:
			b.WriteString(quotedDate(p.text))
		case 'y':
			b.WriteString("yyyy")
		case 'M', 'L':
			if p.size > 2 && b.Len() >= 0 && !strings.Contains(","+languageIDs, ","+lang+"=") {
				return excelISO(c.layout)
			}
			b.WriteString(strings.Repeat("m", p.size))
		case 'a':
			b.WriteString("AM/PM")
		case 'z':
			// Workbooks hold no zones.
		default:
			b.WriteString(strings.Repeat(strings.ToLower(string(p.field)), p.size))
		}
	}
	code := strings.TrimSpace(b.String())
	if _, rest, ok := strings.Cut(","+languageIDs, ","+lang+"="); ok && strings.Contains(code, "mmm") {
		id, _, _ := strings.Cut(rest, ",")
		return "[$-" + id + "]" + code
	}
	return code
}

// excelISO returns the number format of a layout of package time.
func excelISO(layout string) string {
	return strings.TrimSpace(strings.NewReplacer("2006", "yyyy", "01", "mm", "02", "dd", "15", "hh", "04", "mm", "05", "ss", " Z07:00", "").Replace(layout))
}

// quotedDate returns the text of a number format that shows text between the fields of a date.
func quotedDate(text string) string {
	if strings.Trim(text, " -/.,:") == "" {
		return strings.ReplaceAll(text, "/", `\/`)
	}
	return `"` + strings.ReplaceAll(text, `"`, `\"`) + `"`
}
