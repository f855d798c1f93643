// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package numtext

// mantissa appends the digits and checks the decimal and grouping signs among them.
func (s *scanner) mantissa(digits []byte) (all []byte, ok bool) {
	for {
		c, r, size := s.next()
		switch {
		case isDigit(c):
			if !s.sameScript(r) {
				return digits, s.fail(NotNumber, s.at)
			}
			digits = s.digit(digits, c)
		case s.isDecimal(c, r):
			if s.point {
				return digits, s.fail(Ambiguous, s.at)
			}
			s.point = true
		case size == 0 || !s.separator(c, r, size):
			return digits, s.endMantissa()
		}
		s.at += size
	}
}

// endMantissa checks the digits that were read.
func (s *scanner) endMantissa() bool {
	switch {
	case s.reason != 0:
		return false
	case s.zero == 0:
		return s.fail(NotNumber, s.at)
	}
	reason, at := s.groups.check(s.by.Indian)
	return reason == 0 || s.fail(reason, at)
}

// digit appends a digit, unless it is a leading zero.
func (s *scanner) digit(digits []byte, c byte) []byte {
	if s.point {
		s.exp--
	} else {
		s.groups.digit(c, s.at)
	}
	if c == '0' && len(digits) == 0 {
		return digits
	}
	return append(digits, c)
}

// sameScript reports whether a digit is of the same script as the digits before it.
func (s *scanner) sameScript(r rune) bool {
	zero, _ := zeroOf(r)
	if s.zero == 0 {
		s.zero = zero
	}
	return s.zero == zero
}

// isDecimal reports whether a character is the decimal sign.
func (s *scanner) isDecimal(c byte, r rune) bool {
	return c == arabicDecimal || c != other && c == s.decimalSign || r == s.by.Decimal && r != 0
}

// separator handles a character that is neither a digit nor the decimal sign. It returns false if the digits
// end before it, or if it is not allowed there.
func (s *scanner) separator(c byte, r rune, size int) bool {
	followed := s.digitAt(s.at + size)
	if s.isGrouping(c, r) {
		return s.group(c, r, followed)
	}
	switch c {
	case '.', ',':
		if followed || s.zero != 0 {
			return s.fail(Ambiguous, s.at)
		}
	case ' ', '\'', '_':
		if followed && s.zero != 0 {
			return s.fail(Ambiguous, s.at)
		}
	}
	return false
}

// group handles a grouping sign, like separator. followed reports whether a digit is next.
func (s *scanner) group(c byte, r rune, followed bool) bool {
	sign := rune(c)
	if c == other {
		sign = r
	}
	switch {
	case followed && !s.point && s.groups.separate(sign, s.at):
		return true
	case !followed && (c == ' ' || s.zero == 0):
		return false
	}
	return s.fail(WrongGrouping, s.at)
}

// isGrouping reports whether a character may separate groups.
func (s *scanner) isGrouping(c byte, r rune) bool {
	switch c {
	case arabicGrouping:
		return true
	case ' ', '\'', '_':
		if s.by.Loose {
			return true
		}
	}
	for _, sign := range s.by.grouping() {
		if sign == r || c != other && fold(sign) == c {
			return true
		}
	}
	return false
}

// grouping returns the grouping signs.
func (r Reader) grouping() string {
	switch {
	case r.Grouping != "":
		return r.Grouping
	case r.Decimal != 0 && fold(r.Decimal) == ',':
		return "."
	}
	return ","
}
