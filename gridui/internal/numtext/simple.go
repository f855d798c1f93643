// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package numtext

// simple is a number written as an optional '-' and ASCII digits with at most one decimal sign, like most
// numbers of a paste.
type simple struct {
	negative bool
	// digits holds the digits as an integer, with decimals of them after the decimal sign. It has overflowed
	// if there are more than simpleDigits.
	digits      uint64
	n, decimals int
}

// simpleDigits is the number of digits that always fit an int64.
const simpleDigits = 18

// simple reads a simple number in one pass. It returns false for all other text, which may still be a number.
func (r Reader) simple(text string) (s simple, ok bool) {
	first := 0
	if len(text) > 0 && text[0] == '-' {
		first, s.negative = 1, true
	}
	point := -1
	for i := first; i < len(text); i++ {
		switch c := text[i]; {
		case c-'0' <= 9:
			s.digits = 10*s.digits + uint64(c-'0')
		case rune(c) == r.DecimalSign() && point < 0:
			point = i
		default:
			return s, false
		}
	}
	s.n = len(text) - first
	if point >= 0 {
		s.n, s.decimals = s.n-1, len(text)-1-point
	}
	return s, s.n > 0
}

// powersOf10 are exact as float64.
var powersOf10 = [simpleDigits + 1]float64{1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18}

// float64 returns the nearest float64; ok is false if that needs more than one operation. Both operands are
// exact, so the quotient is rounded only one time.
func (s *simple) float64() (f float64, ok bool) {
	if s.n > simpleDigits || s.digits > 1<<53 {
		return 0, false
	}
	f = float64(s.digits)
	if s.decimals > 0 {
		f /= powersOf10[s.decimals]
	}
	if s.negative {
		return -f, true
	}
	return f, true
}

// int returns the number as an integer of a size in bits, false if it has decimals, is out of
// range or has too many digits.
func (s *simple) int(bits int) (i int64, ok bool) {
	i = int64(s.digits)
	if s.negative {
		i = -i
	}
	return i, s.n <= simpleDigits && s.decimals == 0 && i>>(bits-1) == i>>63
}

// uint returns the number as an unsigned integer of a size in bits, false if it has decimals, is
// out of range or has too many digits.
func (s *simple) uint(bits int) (u uint64, ok bool) {
	return s.digits, s.n <= simpleDigits && s.decimals == 0 && !s.negative && (bits == 64 || s.digits>>bits == 0)
}
