// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"strconv"
)

// AppendFloat appends v as JavaScript's String gives it: the shortest digits
// that read back, without an exponent from 1e-6 to below 1e21, negative zero
// as "0". bits is 32 or 64, the size of the type v came from.
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

// plainNotation reports whether v, positive, is written without an exponent. The
// bounds are rounded to the size of the type, as v was.
func plainNotation(v float64, bits int) bool {
	if bits == 32 {
		return float32(v) >= 1e-6 && float32(v) < 1e21
	}
	return v >= 1e-6 && v < 1e21
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }
