// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package plaintext (v0: shared by the packages of this module, not promised to stay) writes numbers in the format of
// copies, exports and menus.
package plaintext

import (
	"math"
	"strconv"
)

// AppendNumber appends a number to dst in the format of JavaScript's String, and returns the extended slice. bits is
// the size of its type, 32 or 64. It writes the fewest digits that are read back as the same number of that type,
// without an exponent from 1e-6 to below 1e21, and with an exponent otherwise. NaN, the infinities and minus zero
// become "NaN", "Infinity", "-Infinity" and "0".
func AppendNumber(dst []byte, v float64, bits int) []byte {
	exact := 0x1p53 // whole numbers below this are exact
	if bits == 32 {
		exact = 0x1p24
	}
	if v == math.Trunc(v) && math.Abs(v) < exact {
		return strconv.AppendInt(dst, int64(v), 10)
	}
	switch {
	case math.IsNaN(v):
		return append(dst, "NaN"...)
	case math.IsInf(v, 1):
		return append(dst, "Infinity"...)
	case math.IsInf(v, -1):
		return append(dst, "-Infinity"...)
	}
	if isPlain(math.Abs(v), bits) {
		return strconv.AppendFloat(dst, v, 'f', -1, bits)
	}
	dst = strconv.AppendFloat(dst, v, 'e', -1, bits)
	// Go writes e-07 where JavaScript writes e-7.
	if n := len(dst); n >= 3 && dst[n-2] == '0' && (dst[n-3] == '-' || dst[n-3] == '+') {
		dst[n-2] = dst[n-1]
		dst = dst[:n-1]
	}
	return dst
}

// isPlain reports whether the positive number v is written without an exponent. The limits are rounded to the size of
// the type, because v was rounded to it too.
func isPlain(v float64, bits int) bool {
	if bits == 32 {
		return float32(v) >= 1e-6 && float32(v) < 1e21
	}
	return v >= 1e-6 && v < 1e21
}
