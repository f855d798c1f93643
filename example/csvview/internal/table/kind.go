// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

// maxValue is the length in bytes beyond which a cell is text without being examined.
const maxValue = 64

// form is a set of ways to write a value. A column keeps the forms that all of its cells fit, and finally uses a
// single form. If two forms would read the same cells as different values, the column stays text.
type form uint16

const (
	formPoint     form = 1 << iota // 1234, 1234.5, 1,234.5
	formComma                      // 1234, 1234,5, 1.234,5
	formTrueFalse                  // true, FALSE
	formYesNo                      // Yes, no
	formYMD                        // 2006-01-02, 2006/1/2, 2006. 1. 2., 2006년 1월 2일
	formMDY                        // 1/2/2006, 01-02-2006
	formDMY                        // 2/1/2006, 02-01-2006, 2.1.2006
	formMonthName                  // 2 Jan 2006, 02-Jan-2006, January 2, 2006
	formClock                      // 15:04, 15:04:05.999, 3:04 PM
	anyForm       = formClock<<1 - 1
)

// sign is a set of features of values that distinguish kinds of the same form.
type sign uint8

const (
	signComma sign = 1 << iota
	signPoint
	signExponent
	signClock // a date with a time of day
)

// evidence holds what the cells read so far reveal about a column.
type evidence struct {
	forms form
	signs sign
	seen  bool
}

func newEvidence() evidence { return evidence{forms: anyForm} }

// add takes one more cell into account; a blank one has no effect.
func (e *evidence) add(v []byte) {
	if e.forms == 0 && e.seen {
		return
	}
	if len(v) <= maxValue {
		if v = trim(v); len(v) == 0 {
			return
		}
	}
	f, s := classify(v)
	e.forms &= f
	e.signs |= s
	e.seen = true
}

// conclude returns the narrowest kind that all cells fit, and the form to read them in.
func (e *evidence) conclude() (Kind, form) {
	if !e.seen {
		return Text, 0
	}
	switch f := e.forms; f {
	case formPoint | formComma:
		if e.signs&signComma != 0 {
			return Text, 0 // 1,234 may be 1234 or 1.234
		}
		return e.number(signPoint), formPoint
	case formPoint:
		return e.number(signPoint), f
	case formComma:
		return e.number(signComma), f
	case formTrueFalse, formYesNo:
		return Boolean, f
	case formYMD, formMDY, formDMY, formMonthName: // both of MDY and DMY: 1/2/2006 may be either
		if e.signs&signClock != 0 {
			return DateTime, f
		}
		return Date, f
	case formClock:
		return Time, f
	}
	return Text, 0
}

func (e *evidence) number(point sign) Kind {
	if e.signs&(point|signExponent) != 0 {
		return Decimal
	}
	return Integer
}

// classify returns the forms and signs of v, which has no surrounding blanks. No form means text.
func classify(v []byte) (form, sign) {
	if len(v) == 0 || len(v) > maxValue {
		return 0, 0
	}
	switch c := v[0]; {
	case c >= '0' && c <= '9':
		if f, s := number(v); f != 0 {
			return f, s
		}
		if _, ok := parseClock(v); ok {
			return formClock, 0
		}
	case c == '-' || c == '+' || c == '.' || c == ',':
		return number(v)
	case equalFold(v, "true") || equalFold(v, "false"):
		return formTrueFalse, 0
	case equalFold(v, "yes") || equalFold(v, "no"):
		return formYesNo, 0
	}
	return stampForms(v)
}

// equalFold reports whether v equals word, in lower-case ASCII, ignoring case.
func equalFold(v []byte, word string) bool {
	if len(v) != len(word) {
		return false
	}
	for i, c := range v {
		if lower(c) != word[i] {
			return false
		}
	}
	return true
}

func lower(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		c += 'a' - 'A'
	}
	return c
}
