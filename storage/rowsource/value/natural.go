// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package value

import (
	"cmp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Fold maps letters that differ only in case to one of them, rune by rune, as searches and
// CompareNatural compare texts. The result is valid UTF-8.
func Fold(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	for _, r := range s {
		b.WriteRune(FoldRune(r))
	}
	return b.String()
}

// FoldRune is Fold of one rune.
func FoldRune(r rune) rune {
	switch {
	case r >= utf8.RuneSelf:
		return unicode.ToLower(unicode.ToUpper(r))
	case 'A' <= r && r <= 'Z':
		return r + 'a' - 'A'
	}
	return r
}

// CompareNatural orders texts as a grid does in memory: letter case does not count, digits in a
// row count as one number, so that "item2" comes before "Item10", and a text comes before those
// that continue it. Texts that are equal so are ordered by their bytes.
func CompareNatural(a, b string) int {
	x, y := a, b
	for x != "" && y != "" {
		p, restX := nextPart(x)
		q, restY := nextPart(y)
		if c := p.compare(q); c != 0 {
			return c
		}
		x, y = restX, restY
	}
	return cmp.Or(cmp.Compare(len(x), len(y)), strings.Compare(a, b))
}

// part is what natural order compares at once: a number, or one rune.
type part struct {
	digits string // without leading zeros
	number bool
	letter rune
}

// nextPart is the first part of s, which is not empty, and what follows it.
func nextPart(s string) (p part, rest string) {
	if rest = strings.TrimLeft(s, "0123456789"); len(rest) < len(s) {
		return part{digits: strings.TrimLeft(s[:len(s)-len(rest)], "0"), number: true, letter: '0'}, rest
	}
	r, size := utf8.DecodeRuneInString(s)
	return part{letter: FoldRune(r)}, s[size:]
}

func (p part) compare(q part) int {
	if p.number && q.number {
		return cmp.Or(cmp.Compare(len(p.digits), len(q.digits)), strings.Compare(p.digits, q.digits))
	}
	return cmp.Compare(p.letter, q.letter)
}
