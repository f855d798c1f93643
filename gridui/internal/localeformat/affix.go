// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package localeformat

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// An affix holds the texts before and behind a number.
type affix struct{ prefix, suffix string }

// affixes holds the affixes of numbers and of negative numbers.
type affixes struct{ positive, negative affix }

// A filler has the texts that replace the signs of a pattern.
type filler struct{ minus, percent, symbol string }

// affixesOf returns the affixes of a pattern such as "# %", or "¤#;(¤#)" with a form for negative numbers.
func (f *filler) affixesOf(pattern string) affixes {
	positive, negative, own := strings.Cut(pattern, ";")
	if !own {
		negative = "-" + positive
	}
	return affixes{f.fill(positive), f.fill(negative)}
}

// fill returns the affixes of one form of a pattern.
func (f *filler) fill(form string) affix {
	prefix, suffix, _ := strings.Cut(form, "#")
	by := strings.NewReplacer("-", f.minus, "%", f.percent, "¤", f.symbol)
	return affix{by.Replace(prefix), by.Replace(suffix)}
}

// beside reports whether the symbol has a letter at the number of a pattern, which needs a space between.
func beside(pattern, symbol string) bool {
	at := strings.Index(pattern, "¤")
	if number := strings.Index(pattern, "#"); at < number {
		last, _ := utf8.DecodeLastRuneInString(symbol)
		return unicode.IsLetter(last)
	}
	first, _ := utf8.DecodeRuneInString(symbol)
	return unicode.IsLetter(first)
}

// plain returns the affixes without marks of direction.
func (a affixes) plain() affixes {
	return affixes{affix{unmarked(a.positive.prefix), unmarked(a.positive.suffix)}, affix{unmarked(a.negative.prefix), unmarked(a.negative.suffix)}}
}

// isMark reports whether r is a mark of direction, which has no width.
func isMark(r rune) bool { return r == '\u200e' || r == '\u200f' || r == '\u061c' }

// unmarked returns a text without marks of direction.
func unmarked(text string) string {
	return strings.Map(func(r rune) rune {
		if isMark(r) {
			return -1
		}
		return r
	}, text)
}
