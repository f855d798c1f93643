// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package numtext

import (
	"math/bits"
	"strconv"
)

// decimal is a parsed decimal number: its digits, times ten to the power of exp.
type decimal struct {
	negative bool
	// digits holds ASCII digits without leading zeros. The number 0 has none.
	digits []byte
	exp    int
}

// mostZeros limits the zeros that appendPlain adds to the digits of a number. Beyond it the number is written
// with its exponent.
const mostZeros = 40

// float rounds the number to a float of a size in bits. A number that is out of range is an
// infinity.
func (d *decimal) float(size int) (f float64, inRange bool) {
	var room [maxDigits]byte
	text := d.appendScientific(room[:0])
	f, err := strconv.ParseFloat(string(text), size)
	return f, err == nil
}

// int converts the number to an integer of a size in bits. It returns a reason if it cannot.
func (d *decimal) int(size int) (int64, Reason) {
	n, reason := d.whole()
	most := uint64(1)<<(size-1) - 1
	switch {
	case reason != 0:
		return 0, reason
	case d.negative && n <= most+1:
		return int64(-n), 0
	case d.negative || n > most:
		return 0, OutOfRange
	}
	return int64(n), 0
}

// uint converts the number to an unsigned integer of a size in bits. It returns a reason if it
// cannot.
func (d *decimal) uint(size int) (uint64, Reason) {
	n, reason := d.whole()
	switch {
	case reason != 0:
		return 0, reason
	case d.negative && n > 0, size < 64 && n>>size != 0:
		return 0, OutOfRange
	}
	return n, 0
}

// whole returns the absolute value of a whole number.
func (d *decimal) whole() (n uint64, reason Reason) {
	digits, exp := d.digits, d.exp
	for exp < 0 && len(digits) > 0 && digits[len(digits)-1] == '0' {
		digits, exp = digits[:len(digits)-1], exp+1
	}
	const most = 20 // digits of the largest uint64
	switch {
	case len(digits) == 0:
		return 0, 0
	case exp < 0:
		return 0, NotWhole
	case len(digits)+exp > most:
		return 0, OutOfRange
	}
	for i := range len(digits) + exp {
		c := byte('0')
		if i < len(digits) {
			c = digits[i]
		}
		over, low := bits.Mul64(n, 10)
		sum, carry := bits.Add64(low, uint64(c-'0'), 0)
		if over+carry != 0 {
			return 0, OutOfRange
		}
		n = sum
	}
	return n, 0
}

// appendScientific appends the digits and the exponent, which strconv parses without rounding twice.
func (d *decimal) appendScientific(dst []byte) []byte {
	if d.negative {
		dst = append(dst, '-')
	}
	if len(d.digits) == 0 {
		return append(dst, '0')
	}
	dst = append(dst, d.digits...)
	if d.exp != 0 {
		dst = strconv.AppendInt(append(dst, 'e'), int64(d.exp), 10)
	}
	return dst
}

// appendPlain appends the number without an exponent, unless that needs too many zeros.
func (d *decimal) appendPlain(dst []byte) []byte {
	if d.exp > mostZeros || -d.exp > mostZeros+len(d.digits) {
		return d.appendScientific(dst)
	}
	if d.negative {
		dst = append(dst, '-')
	}
	whole := len(d.digits) + min(d.exp, 0) // number of digits before the point
	if whole <= 0 {
		dst = append(dst, '0')
	} else {
		dst = append(dst, d.digits[:whole]...)
	}
	if d.exp < 0 {
		dst = append(dst, '.')
		for range -whole {
			dst = append(dst, '0')
		}
		return append(dst, d.digits[max(whole, 0):]...)
	}
	if len(d.digits) > 0 {
		for range d.exp {
			dst = append(dst, '0')
		}
	}
	return dst
}
