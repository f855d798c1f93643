// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// trimmed returns n with as few decimals as it needs, so that products fit.
func trimmed(n exact.Number) exact.Number {
	if n.Exact && n.Decimals > 0 {
		return n.Trim()
	}
	return n
}

// exactly returns the exact number of units at the given number of decimals.
func exactly(units exact.Int, decimals uint8) exact.Number {
	return exact.Number{Units: units, Decimals: decimals, Exact: true}
}

// finite returns f, or OutOfRange if f is infinite or NaN.
func finite(f float64) (float64, State) {
	if math.IsInf(f, 0) || f != f {
		return 0, OutOfRange
	}
	return f, OK
}

// arithmeticOf holds + - * / % of numbers. Results are exact if both operands are and the result fits.
var arithmeticOf = map[string]func(a, b exact.Number) (exact.Number, State){
	"+": add, "-": subtract, "*": multiply, "/": divide, "%": remainder,
}

// floatArithmetic holds the same operations for float64.
var floatArithmetic = map[string]func(a, b float64) (float64, State){
	"+": func(a, b float64) (float64, State) { return finite(a + b) },
	"-": func(a, b float64) (float64, State) { return finite(a - b) },
	"*": func(a, b float64) (float64, State) { return finite(a * b) },
	"/": divideFloats,
	"%": remainderFloats,
}

func divideFloats(a, b float64) (float64, State) {
	if b == 0 {
		return 0, DivisionByZero
	}
	return finite(a / b)
}

func remainderFloats(a, b float64) (float64, State) {
	if b == 0 {
		return 0, DivisionByZero
	}
	return finite(math.Mod(a, b))
}

// inexact returns the result of float64 arithmetic as a number that is not exact.
func inexact(f float64, s State) (exact.Number, State) { return numberOf(f), s }

// aligned returns two exact numbers in units of the larger number of decimals. ok is false if either is not
// exact or does not fit.
func aligned(a, b exact.Number) (x, y exact.Int, decimals uint8, ok bool) {
	if !a.Exact || !b.Exact {
		return x, y, 0, false
	}
	decimals = max(a.Decimals, b.Decimals)
	x, fits := a.In(decimals)
	y, both := b.In(decimals)
	return x, y, decimals, fits && both
}

func add(a, b exact.Number) (exact.Number, State) {
	if x, y, decimals, ok := aligned(a, b); ok {
		if sum, fits := x.Add(y); fits {
			return exactly(sum, decimals), OK
		}
	}
	return inexact(finite(a.Near() + b.Near()))
}

func subtract(a, b exact.Number) (exact.Number, State) {
	if x, y, decimals, ok := aligned(a, b); ok {
		if difference, fits := x.Sub(y); fits {
			return exactly(difference, decimals), OK
		}
	}
	return inexact(finite(a.Near() - b.Near()))
}

func multiply(a, b exact.Number) (exact.Number, State) {
	if a.Exact && b.Exact {
		a, b = trimmed(a), trimmed(b)
		if _, short := b.Units.Int64(); !short {
			a, b = b, a
		}
		if by, short := b.Units.Int64(); short && a.Decimals+b.Decimals <= exact.Scale {
			if product, fits := a.Units.Times(by); fits {
				return exactly(product, a.Decimals+b.Decimals), OK
			}
		}
	}
	return inexact(finite(a.Near() * b.Near()))
}

// divide returns a / b, exactly if the quotient has at most quotientDecimals decimals.
func divide(a, b exact.Number) (exact.Number, State) {
	if b.Near() == 0 {
		return exact.Number{}, DivisionByZero
	}
	if q, ok := quotient(a, b); ok {
		return q, OK
	}
	return inexact(finite(a.Near() / b.Near()))
}

// quotientDecimals is the number of decimals with which an exact quotient is tried.
const quotientDecimals = 6

func quotient(a, b exact.Number) (q exact.Number, ok bool) {
	x, y, _, ok := aligned(a, b)
	if !ok {
		return q, false
	}
	if y.Negative() {
		x, y = x.Neg(), y.Neg()
	}
	by, short := y.Uint64()
	power, _ := exact.Pow10(quotientDecimals)
	scaled, fits := x.Times(int64(power))
	if !short || !fits {
		return q, false
	}
	units, rest := scaled.QuoRem(by)
	return exactly(units, quotientDecimals).Trim(), rest == 0
}

// remainder returns the remainder of a / b, with the sign of a.
func remainder(a, b exact.Number) (exact.Number, State) {
	if b.Near() == 0 {
		return exact.Number{}, DivisionByZero
	}
	if x, y, decimals, ok := aligned(a, b); ok {
		if y.Negative() {
			y = y.Neg()
		}
		if by, short := y.Uint64(); short {
			_, rest := x.QuoRem(by)
			units := exact.OfUint64(rest)
			if x.Negative() {
				units = units.Neg()
			}
			return exactly(units, decimals), OK
		}
	}
	return inexact(remainderFloats(a.Near(), b.Near()))
}

// mostPower is the highest exponent for which power multiplies; it uses math.Pow above.
const mostPower = 64

func power(a, b exact.Number) (exact.Number, State) {
	if units, ok := b.In(0); ok && a.Exact && b.Exact {
		if n, short := units.Int64(); short && n >= 0 && n <= mostPower {
			if out, ok := multiplied(a, int(n)); ok {
				return out, OK
			}
		}
	}
	return inexact(powerFloats(a.Near(), b.Near()))
}

func multiplied(a exact.Number, times int) (out exact.Number, ok bool) {
	out = whole(1)
	for range times {
		if out, _ = multiply(out, a); !out.Exact {
			return out, false
		}
	}
	return out, true
}

func powerFloats(a, b float64) (float64, State) {
	if a == 0 && b < 0 {
		return 0, DivisionByZero
	}
	return finite(math.Pow(a, b))
}

func negate(n exact.Number) exact.Number {
	n.Units, n.Float = n.Units.Neg(), -n.Float
	return n
}
