// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exact

import (
	"math"
	"math/big"
	"strconv"
	"strings"
)

// Scale is how many decimals a decimal number is held with, and mostWhole how many digits
// it may have before the point to be held exactly.
const (
	Scale     = 18
	mostWhole = 18
)

// Number is a number that was read: Units is it in units of its last decimal, of which it has
// Decimals. Where it is not Exact, Float, a float64 next to it, is all that is known.
type Number struct {
	Units    Int
	Float    float64
	Decimals uint8
	Exact    bool
}

// Whole is a whole number.
func Whole(n Int) Number { return Number{Units: n, Float: n.Float(), Exact: true} }

// tame says that sums of 2^31 such numbers are exact.
func (n *Number) tame() bool {
	const most = 31 // bits above the 64 of lo
	return n.Exact && n.Units.hi>>most == n.Units.hi>>63
}

// Parse reads a decimal number in plain digits, in units of 10^-Scale. It is not exact if it has an
// exponent or too many digits; ok is false for a text that is no number.
func Parse(text []byte) (n Number, ok bool) {
	f, err := strconv.ParseFloat(string(text), 64)
	if err != nil || math.IsNaN(f) || math.IsInf(f, 0) {
		return n, false
	}
	n.Float, n.Decimals = f, Scale
	n.Units, n.Exact = units(text)
	return n, true
}

// units reads the digits of a number.
func units(text []byte) (n Int, exact bool) {
	digits, negative := text, false
	if digits[0] == '-' || digits[0] == '+' {
		digits, negative = digits[1:], digits[0] == '-'
	}
	whole, decimals, point := 0, 0, false
	for _, c := range digits {
		switch {
		case c == '.':
			point = true
			continue
		case c < '0' || c > '9':
			return Int{}, false
		case point:
			decimals++
		case c != '0' || whole > 0:
			whole++
		}
		if whole > mostWhole || decimals > Scale {
			return Int{}, false
		}
		n = n.times10(c - '0')
	}
	for ; decimals < Scale; decimals++ {
		n = n.times10(0)
	}
	if negative {
		n = n.Neg()
	}
	return n, true
}

// Text is a number in units of the last of some decimals, in digits, without zeros at the
// end of the decimals.
func Text(n *big.Int, decimals int) string {
	text := new(big.Int).Abs(n).String()
	if short := decimals + 1 - len(text); short > 0 {
		text = strings.Repeat("0", short) + text
	}
	at := len(text) - decimals
	if fraction := strings.TrimRight(text[at:], "0"); fraction != "" {
		text = text[:at] + "." + fraction
	} else {
		text = text[:at]
	}
	if n.Sign() < 0 {
		return "-" + text
	}
	return text
}
