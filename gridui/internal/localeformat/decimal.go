// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package localeformat

// decimal is a number in decimal digits: 0.digits times ten to the power of point. Digits that are missing are zeros.
type decimal struct {
	negative, infinite bool
	digits             []byte
	point              int
	// short reports that the number was written with an exponent.
	short bool
}

// mostExponent bounds the exponents that are read.
const mostExponent = 1 << 20

// parse reads a number in plain digits, which may have an exponent, or an infinity. It appends the digits to room, where
// they stay: a room of the caller's stack would not.
func parse(text, room []byte) (n decimal, ok bool) {
	n.digits = room
	empty := len(room)
	if len(text) > 0 && (text[0] == '-' || text[0] == '+') {
		n.negative = text[0] == '-'
		text = text[1:]
	}
	if string(text) == "Infinity" || string(text) == "Inf" || string(text) == "∞" {
		n.infinite = true
		return n, true
	}
	at, seen, point := 0, 0, false
	for ; at < len(text); at++ {
		c := text[at]
		if c == '.' && !point {
			point = true
			continue
		}
		if c < '0' || c > '9' {
			break
		}
		seen++
		if !point && (c != '0' || len(n.digits) > empty) {
			n.point++
		}
		if c != '0' || len(n.digits) > empty {
			n.digits = append(n.digits, c)
		} else if point {
			n.point-- // a zero between the point and the first digit
		}
	}
	if seen == 0 {
		return n, false
	}
	if at == len(text) {
		return n, true
	}
	exponent, ok := parseExponent(text[at:])
	n.point, n.short = n.point+exponent, true
	return n, ok
}

// parseExponent reads "e+21".
func parseExponent(text []byte) (n int, ok bool) {
	if len(text) < 2 || text[0] != 'e' && text[0] != 'E' {
		return 0, false
	}
	text = text[1:]
	negative := text[0] == '-'
	if negative || text[0] == '+' {
		text = text[1:]
	}
	for _, c := range text {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = min(10*n+int(c-'0'), mostExponent)
	}
	if negative {
		n = -n
	}
	return n, len(text) > 0
}

// round rounds half away from zero to a number of decimals, and drops zeros at the end of the decimals.
func (n *decimal) round(decimals int) {
	if n.infinite {
		return
	}
	if cut := n.point + decimals; cut < len(n.digits) {
		up := cut >= 0 && n.digits[cut] >= '5'
		n.digits = n.digits[:max(cut, 0)]
		if up {
			n.add()
		}
	}
	for len(n.digits) > 0 && n.digits[len(n.digits)-1] == '0' && len(n.digits) > n.point {
		n.digits = n.digits[:len(n.digits)-1]
	}
	if len(n.digits) == 0 {
		n.point, n.negative = 0, false
	}
}

// add adds one unit of the last digit.
func (n *decimal) add() {
	for i := len(n.digits) - 1; i >= 0; i-- {
		if n.digits[i]++; n.digits[i] <= '9' {
			return
		}
		n.digits[i] = '0'
	}
	// All digits were nines, or there are none: the number is a power of ten.
	n.digits = append(n.digits[:0], '1')
	n.point++
}

// digit returns the digit at an index, '0' where digits are missing.
func (n *decimal) digit(i int) byte {
	if i < 0 || i >= len(n.digits) {
		return '0'
	}
	return n.digits[i]
}
