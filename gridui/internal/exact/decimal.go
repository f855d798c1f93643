// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exact

import (
	"math"
	"math/bits"
	"strconv"
)

// powers holds the powers of ten that fit in a uint64.
var powers = [...]uint64{
	1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9,
	1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
}

// Pow10 returns 10^n; ok is false if it does not fit in a uint64.
func Pow10(n uint8) (power uint64, ok bool) {
	if int(n) >= len(powers) {
		return 0, false
	}
	return powers[n], true
}

// Trim returns the number with as few decimals as it needs, which leaves room for sums and products.
func (n Number) Trim() Number {
	for n.Exact && n.Decimals > 0 {
		tenth, rest := n.Units.QuoRem(10)
		if rest != 0 {
			break
		}
		n.Units = tenth
		n.Decimals--
	}
	return n
}

// In returns an exact number in units of the last of the given decimals. ok is false if the number is not
// exact, has more decimals, or does not fit.
func (n Number) In(decimals uint8) (units Int, ok bool) {
	if !n.Exact || n.Decimals > decimals || decimals-n.Decimals > Scale {
		return Int{}, false
	}
	return n.Units.Times(int64(powers[decimals-n.Decimals]))
}

// Near returns the float64 nearest to the number.
func (n Number) Near() float64 {
	if !n.Exact {
		return n.Float
	}
	const most = 1 << 53 // a float64 holds all integers up to it
	units, short := n.Units.Int64()
	if power, ok := Pow10(n.Decimals); ok && short && units >= -most && units <= most {
		return float64(units) / float64(power) // both are exact floats, so this rounds only one time
	}
	var room [maxText]byte
	f, _ := strconv.ParseFloat(string(n.AppendText(room[:0])), 64)
	return f
}

// maxText is the length of the longest text of a number with up to Scale decimals: 39 digits, the sign and
// the point.
const maxText = 41

// AppendText appends the number in plain digits, without trailing zeros in the decimals. A number that is not
// exact is written as its Float, with an exponent if it is very large or very small.
func (n Number) AppendText(dst []byte) []byte {
	if !n.Exact {
		return appendFloat(dst, n.Float)
	}
	n = n.Trim()
	if n.Units.Negative() {
		dst = append(dst, '-')
	}
	dst = n.Units.appendDigits(dst, int(n.Decimals)+1)
	if n.Decimals > 0 {
		point := len(dst) - int(n.Decimals)
		dst = append(dst, 0)
		copy(dst[point+1:], dst[point:])
		dst[point] = '.'
	}
	return dst
}

// AppendAll appends a text of the complete number, equal for equal numbers: its digits, a fraction if these
// are too many, or the digits of its Float if only that is known.
func (n Number) AppendAll(dst []byte) []byte {
	if n.Exact || n.Rat == nil {
		return n.AppendText(dst)
	}
	if short := OfRat(n.Rat); short.Exact {
		return short.AppendText(dst)
	}
	return append(dst, n.Rat.RatString()...)
}

// text returns the number in plain digits.
func (n Number) text() string { return string(n.AppendText(nil)) }

// appendFloat appends the shortest digits that parse back to f, without an exponent from
// 1e-6 to below 1e21.
func appendFloat(dst []byte, f float64) []byte {
	format := byte('e')
	if size := math.Abs(f); size >= 1e-6 && size < 1e21 {
		format = 'f'
	}
	if f == 0 { // of either sign
		return append(dst, '0')
	}
	return strconv.AppendFloat(dst, f, format, -1, 64)
}

// appendDigits appends the digits of the absolute value, padded with leading zeros to a number of digits.
func (a Int) appendDigits(dst []byte, atLeast int) []byte {
	var room [maxText]byte
	at := len(room)
	for hi, lo, _ := a.abs(); hi != 0 || lo != 0 || len(room)-at < atLeast; {
		var digit uint64
		hi, digit = hi/10, hi%10
		lo, digit = bits.Div64(digit, lo, 10)
		at--
		room[at] = '0' + byte(digit)
	}
	return append(dst, room[at:]...)
}
