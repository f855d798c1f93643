// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exact

import (
	"math"
	"math/big"
	"strconv"
	"strings"
)

// Fraction returns the number without rounding, nil where only Float is known.
func (n Number) Fraction() *big.Rat {
	if !n.Exact {
		return n.Rat
	}
	return fraction(n.Units, n.Decimals)
}

// Rounded returns the number rounded half away from zero to a whole one, false if only Float is known.
func (n Number) Rounded() (whole *big.Int, ok bool) {
	r := n.Fraction()
	if r == nil {
		return nil, false
	}
	return new(big.Int).SetString(r.FloatString(0), 10)
}

// Digits returns the number in plain digits, rounded half away from zero to at most some decimals and
// without zeros at their end. A number of which only Float is known has at most 15 significant
// digits, since more are noise; one beyond 10^21 has an exponent.
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

// significant is how many digits of a float64 are shown.
const significant = 15

// shortest returns how many decimals a float64 has.
func shortest(f float64) int {
	_, fraction, _ := strings.Cut(strconv.FormatFloat(f, 'f', -1, 64), ".")
	return len(fraction)
}

// trimZeros removes zeros at the end of the decimals, and the sign of zero.
func trimZeros(digits string) string {
	if strings.Contains(digits, ".") {
		digits = strings.TrimRight(strings.TrimRight(digits, "0"), ".")
	}
	if digits == "-0" {
		return "0"
	}
	return digits
}
