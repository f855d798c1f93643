// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import (
	"unicode"
	"unicode/utf8"
)

// style is the case of the texts of a list.
type style uint8

const (
	asListed style = iota
	upper
	lower
	capital // the first letter is a capital
	styles
)

// styleOf returns the style of all texts, asListed if they have none in common. Text i is the text of the
// list at distance i.
func styleOf(l *list, values []Value) style {
	var room [64]byte
	for s := range styles {
		fits := true
		for i := 0; fits && i < len(values); i++ {
			fits = string(s.append(room[:0], l.text(int64(i)))) == values[i].Text
		}
		if fits {
			return s
		}
	}
	return asListed
}

// append appends a text in the style, letter by letter, so that it does not allocate.
func (s style) append(dst []byte, text string) []byte {
	if s == asListed {
		return append(dst, text...)
	}
	for i, r := range text {
		switch {
		case s == upper:
			r = unicode.ToUpper(r)
		case s == capital && i == 0:
			r = unicode.ToTitle(r)
		default:
			r = unicode.ToLower(r)
		}
		dst = utf8.AppendRune(dst, r)
	}
	return dst
}
