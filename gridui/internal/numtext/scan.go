// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package numtext

import (
	"strings"
	"unicode/utf8"
)

// scanner reads a number from left to right: the characters before the digits, the digits with their signs,
// an exponent, and the characters after it. The digits are parameters and results of its methods and not a
// field, so that they can remain on the stack.
type scanner struct {
	by   Reader
	text string
	at   int // the offset of the next character
	// reason is not 0 if the number is wrong, at the offset wrongAt.
	reason  Reason
	wrongAt int
	// decimalSign is the folded decimal sign.
	decimalSign byte

	// signed, opened, percent and currency report signs read around the digits, and closed that the
	// parenthesis is closed.
	signed, opened, closed, percent, currency bool
	// twice reports that a second percent sign was read.
	twice bool
	// zero is the zero of the script of the digits, 0 before the first one.
	zero rune
	// point reports that the decimal sign was read.
	point  bool
	groups groups
	// negative and exp are fields of the resulting decimal.
	negative bool
	exp      int
}

// scan reads a number. Its digits are in room, or in new memory if they are too many.
func (r Reader) scan(text string, room []byte) (decimal, error) {
	text = strings.TrimSpace(text)
	s := scanner{by: r, text: text, decimalSign: '.'}
	if r.Decimal != 0 {
		s.decimalSign = fold(r.Decimal)
	}
	s.affixes(false)
	digits, ok := s.mantissa(room)
	if !ok || !s.exponent() || !s.end() {
		return decimal{}, r.fail(s.reason, text, s.wrongAt)
	}
	return decimal{negative: s.negative, digits: digits, exp: s.exp}, nil
}

// end reads the characters after the digits.
func (s *scanner) end() bool {
	s.affixes(true)
	if s.at < len(s.text) || s.opened != s.closed {
		return s.fail(NotNumber, s.at)
	}
	if s.percent {
		s.exp -= 2
	}
	return true
}

// fail records an error at an offset, and returns false.
func (s *scanner) fail(reason Reason, at int) bool {
	s.reason, s.wrongAt = reason, at
	return false
}

// next returns the next character and its folded form. At the end of the text size is 0.
func (s *scanner) next() (c byte, r rune, size int) { return s.peek(s.at) }

// peek returns the character at an offset.
func (s *scanner) peek(at int) (c byte, r rune, size int) {
	if at >= len(s.text) {
		return other, 0, 0
	}
	if b := s.text[at]; b >= ' ' && b < 0x7f {
		return b, rune(b), 1
	}
	r, size = utf8.DecodeRuneInString(s.text[at:])
	return fold(r), r, size
}

// digitAt reports whether a digit is at an offset.
func (s *scanner) digitAt(at int) bool {
	c, _, _ := s.peek(at)
	return isDigit(c)
}

// affixes reads the characters before the digits, or after them.
func (s *scanner) affixes(after bool) {
	for {
		if unit := s.unit(); unit > 0 {
			s.at, s.currency = s.at+unit, true
			continue
		}
		c, r, size := s.next()
		if size == 0 || isDigit(c) || !s.affix(c, r, after) {
			return
		}
		s.at += size
	}
}

// unit returns the length of a unit of the Reader at the offset, 0 if there is none or one was read before.
func (s *scanner) unit() int {
	if s.currency || s.percent || s.by.Units == [2]string{} {
		return 0
	}
	longest := 0
	for _, unit := range s.by.Units {
		if n := len(unit); n > longest && s.at+n <= len(s.text) && strings.EqualFold(s.text[s.at:s.at+n], unit) {
			longest = n
		}
	}
	return longest
}

// affix handles a character before or after the digits. It returns false for a character that is not allowed
// there, or that was read before.
func (s *scanner) affix(c byte, r rune, after bool) bool {
	switch {
	case c == ' ' || c == mark:
	case c == '-' && !s.signed:
		s.signed, s.negative = true, true
	case c == '+' && !s.signed && !after:
		s.signed = true
	case c == '(' && !s.signed && !after:
		s.signed, s.opened, s.negative = true, true, true
	case c == ')' && s.opened && !s.closed && after:
		s.closed = true
	case c == '%' && !s.percent && !s.currency:
		s.percent = true
	case c == '%' && s.percent && s.by.Percent && after && !s.twice:
		s.twice = true
	case !s.percent && !s.currency && isCurrency(c, r):
		s.currency = true
	default:
		return false
	}
	return true
}

// maxExponent bounds exponents. No float64 is in range beyond it.
const maxExponent = 1 << 24

// exponent reads an exponent if there is one.
func (s *scanner) exponent() bool {
	c, _, size := s.next()
	if c != 'e' && c != 'E' {
		return true
	}
	s.at += size
	c, _, size = s.next()
	negative := c == '-'
	if negative || c == '+' {
		s.at += size
	}
	if !s.digitAt(s.at) {
		return s.fail(NotNumber, s.at)
	}
	n := 0
	for {
		c, r, size := s.next()
		if !isDigit(c) {
			break
		}
		if !s.sameScript(r) {
			return s.fail(NotNumber, s.at)
		}
		n = min(10*n+int(c-'0'), maxExponent)
		s.at += size
	}
	if negative {
		n = -n
	}
	s.exp += n
	return true
}
