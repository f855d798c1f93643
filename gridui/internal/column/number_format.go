// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"strconv"
)

// appendFloat appends v in the format of JavaScript's String: the shortest digits that parse
// back to v, without an exponent from 1e-6 to below 1e21, and negative zero as "0". bits is
// the size of the original type, 32 or 64.
func appendFloat(dst []byte, v float64, bits int) []byte {
	switch {
	case math.IsNaN(v):
		return append(dst, "NaN"...)
	case math.IsInf(v, 1):
		return append(dst, "Infinity"...)
	case math.IsInf(v, -1):
		return append(dst, "-Infinity"...)
	case v == 0:
		return append(dst, '0')
	}
	if plainNotation(math.Abs(v), bits) {
		return strconv.AppendFloat(dst, v, 'f', -1, bits)
	}
	dst = strconv.AppendFloat(dst, v, 'e', -1, bits)
	if n := len(dst); dst[n-2] == '0' && !isDigit(dst[n-3]) { // Go pads exponents to two digits
		dst[n-2] = dst[n-1]
		dst = dst[:n-1]
	}
	return dst
}

// plainNotation reports whether the positive number v is written without an exponent. The
// limits are rounded to the size of the type, because v was rounded to it too.
func plainNotation(v float64, bits int) bool {
	if bits == 32 {
		return float32(v) >= 1e-6 && float32(v) < 1e21
	}
	return v >= 1e-6 && v < 1e21
}

// isDigit reports whether c is an ASCII digit.
func isDigit(c byte) bool { return c >= '0' && c <= '9' }
