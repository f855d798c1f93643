// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import "strconv"

// maxDigits is the maximum number of digits before the decimal sign: such a number always fits an int64.
const maxDigits = 18

// number returns the forms and signs of b if it is a number.
func number(b []byte) (form, sign) {
	if b[0] == '-' || b[0] == '+' {
		b = b[1:]
	}
	if digits(b) == len(b) { // the plain case first
		if len(b) == 0 || len(b) > maxDigits || len(b) > 1 && b[0] == '0' {
			return 0, 0
		}
		return formPoint | formComma, 0
	}
	var f form
	if numeral(b, ',', '.') {
		f |= formPoint
	}
	if numeral(b, '.', ',') {
		f |= formComma
	}
	if f == 0 {
		return 0, 0
	}
	var s sign
	for _, c := range b {
		switch c {
		case ',':
			s |= signComma
		case '.':
			s |= signPoint
		case 'e', 'E':
			s |= signExponent
		}
	}
	return f, s
}

// numeral reports whether b is an unsigned number: digits, optionally in groups of three, a fraction, an exponent.
// Leading zeros make it a code, such as a postal code, and not a number.
func numeral(b []byte, group, point byte) bool {
	n := digits(b)
	if n > maxDigits || n > 1 && b[0] == '0' {
		return false
	}
	i := n
	if n >= 1 && n <= 3 && b[0] != '0' {
		for i < len(b) && b[i] == group && digits(b[i+1:]) == 3 {
			i += 4
			n += 3
		}
	}
	if i < len(b) && b[i] == point {
		fraction := digits(b[i+1:])
		i += 1 + fraction
		n += fraction
	}
	if n == 0 {
		return false
	}
	if i < len(b) && (b[i] == 'e' || b[i] == 'E') {
		i++
		if i < len(b) && (b[i] == '-' || b[i] == '+') {
			i++
		}
		exponent := digits(b[i:])
		if exponent == 0 || exponent > 3 {
			return false
		}
		i += exponent
	}
	return i == len(b)
}

// parseInt reads an integer with any group separator.
func parseInt(b []byte) (int64, bool) {
	if len(b) == 0 {
		return 0, false
	}
	var v int64
	for _, c := range b {
		if c >= '0' && c <= '9' {
			v = v*10 + int64(c-'0')
		}
	}
	if b[0] == '-' {
		v = -v
	}
	return v, true
}

// parseFloat reads a number in the given form. It uses at most the first 64 characters.
func parseFloat(b []byte, f form) (float64, bool) {
	if len(b) == 0 {
		return 0, false
	}
	group, point := byte(','), byte('.')
	if f == formComma {
		group, point = point, group
	}
	var buf [maxValue]byte
	n := 0
	for _, c := range b[:min(len(b), maxValue)] {
		switch c {
		case group:
			continue
		case point:
			c = '.'
		}
		buf[n] = c
		n++
	}
	v, err := strconv.ParseFloat(string(buf[:n]), 64)
	if err != nil && v == 0 {
		return 0, false
	}
	return v, true
}

// digits counts the ASCII digits b begins with.
func digits(b []byte) int {
	for i, c := range b {
		if c < '0' || c > '9' {
			return i
		}
	}
	return len(b)
}
