// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exact

import (
	"math"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/ratio"
)

// Fraction returns the number without rounding, nil if only Float is known.
func (n Number) Fraction() *ratio.Rat {
	if !n.Exact {
		return n.Rat
	}
	return fraction(n.Units, n.Decimals)
}

// Rounded returns the digits of the number rounded half away from zero to an integer; ok is false if only Float is
// known.
func (n Number) Rounded() (digits string, ok bool) {
	r := n.Fraction()
	if r == nil {
		return "", false
	}
	return trimZeros(r.FloatString(0)), true
}

// Digits returns the number in plain digits, rounded half away from zero to at most the given decimals and
// without trailing zeros. If only Float is known, it returns at most 15 significant digits, since more are
// noise, and an exponent beyond 10^21.
func (n Number) Digits(decimals int) string {
	if r := n.Fraction(); r != nil {
		return trimZeros(r.FloatString(decimals))
	}
	if math.IsNaN(n.Float) || math.IsInf(n.Float, 0) {
		return strconv.FormatFloat(n.Float, 'g', -1, 64)
	}
	short := strconv.FormatFloat(n.Float, 'g', significant, 64)
	f, _ := strconv.ParseFloat(short, 64)
	if math.Abs(f) >= 1e21 || f != 0 && math.Abs(f) < 1e-15 {
		return short
	}
	return trimZeros(strconv.FormatFloat(f, 'f', min(decimals, shortest(f)), 64))
}

// significant is the number of digits shown for a float64.
const significant = 15

// shortest returns the number of decimals of a float64.
func shortest(f float64) int {
	_, fraction, _ := strings.Cut(strconv.FormatFloat(f, 'f', -1, 64), ".")
	return len(fraction)
}

// trimZeros removes trailing zeros in the decimals, and the sign of zero.
func trimZeros(digits string) string {
	if strings.Contains(digits, ".") {
		digits = strings.TrimRight(strings.TrimRight(digits, "0"), ".")
	}
	if digits == "-0" {
		return "0"
	}
	return digits
}
