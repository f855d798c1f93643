// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exact

import "math/bits"

// Sub returns a-b, and whether it fits.
func (a Int) Sub(b Int) (difference Int, fits bool) {
	lo, borrow := bits.Sub64(a.lo, b.lo, 0)
	difference = Int{a.hi - b.hi - int64(borrow), lo}
	// A difference overflows if a and b have different signs and it does not have the sign of a.
	return difference, (a.hi^b.hi)&(a.hi^difference.hi) >= 0
}

// Times returns a·by, and whether it fits.
func (a Int) Times(by int64) (product Int, fits bool) {
	if short, ok := a.Int64(); ok {
		return mul(short, by), true
	}
	hi, lo, negative := a.abs()
	factor := uint64(by)
	if by < 0 {
		factor = -factor
	}
	carry, low := bits.Mul64(lo, factor)
	over, high := bits.Mul64(hi, factor)
	high, carry = bits.Add64(high, carry, 0)
	// The top bit is the sign: among the products with it, only the least Int would fit.
	fits = over == 0 && carry == 0 && int64(high) >= 0
	return ofAbs(high, low, negative != (by < 0)), fits
}

// QuoRem returns a/by rounded toward zero, and the absolute value of the remainder. It
// panics if by is 0.
func (a Int) QuoRem(by uint64) (quotient Int, rest uint64) {
	hi, lo, negative := a.abs()
	low, rest := bits.Div64(hi%by, lo, by)
	return ofAbs(hi/by, low, negative), rest
}

// Quo returns a/by rounded to the nearest integer, halves away from zero. It panics if by
// is 0.
func (a Int) Quo(by uint64) Int {
	quotient, rest := a.QuoRem(by)
	if rest < by-rest {
		return quotient
	}
	away := OfInt64(1)
	if a.Negative() {
		away = OfInt64(-1)
	}
	quotient, _ = quotient.Add(away) // by is at least 2 here, so the quotient is far from the bounds
	return quotient
}

// Negative reports whether the number is below 0.
func (a Int) Negative() bool { return a.hi < 0 }

// abs returns the absolute value, which may need all 128 bits, and the sign.
func (a Int) abs() (hi, lo uint64, negative bool) {
	if a.hi < 0 {
		a, negative = a.Neg(), true
	}
	return uint64(a.hi), a.lo, negative
}

// ofAbs returns the number with an absolute value and a sign.
func ofAbs(hi, lo uint64, negative bool) Int {
	n := Int{int64(hi), lo}
	if negative {
		return n.Neg()
	}
	return n
}
