// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package exact adds integers and decimal numbers without rounding.
package exact

import (
	"cmp"
	"math"
	"math/bits"
)

// Int is an integer of 128 bits, in two's complement. Sums of 64-bit values over any number of rows that fits
// in memory do not overflow it.
type Int struct {
	hi int64
	lo uint64
}

// OfInt64 returns the number as an Int, like OfUint64.
func OfInt64(i int64) Int   { return Int{hi: i >> 63, lo: uint64(i)} }
func OfUint64(u uint64) Int { return Int{lo: u} }

// Add returns a+b, and whether it fits.
func (a Int) Add(b Int) (sum Int, fits bool) {
	lo, carry := bits.Add64(a.lo, b.lo, 0)
	sum = Int{a.hi + b.hi + int64(carry), lo}
	// A sum overflows if both numbers have one sign and it has the other.
	return sum, (a.hi^sum.hi)&(b.hi^sum.hi) >= 0
}

// Neg returns the number with the other sign. The least number is unchanged, since its negation does not fit.
func (a Int) Neg() Int {
	n, _ := Int{^a.hi, ^a.lo}.Add(Int{lo: 1})
	return n
}

// times10 appends a decimal digit to a non-negative number.
func (a Int) times10(digit byte) Int {
	hi, lo := bits.Mul64(a.lo, 10)
	n, _ := Int{a.hi*10 + int64(hi), lo}.Add(Int{lo: uint64(digit)})
	return n
}

// Cmp returns -1 if a is less than b, 1 if it is greater, or else 0.
func (a Int) Cmp(b Int) int { return cmp.Or(cmp.Compare(a.hi, b.hi), cmp.Compare(a.lo, b.lo)) }

// Int64 returns the number, and whether it fits. Uint64 does so for uint64.
func (a Int) Int64() (int64, bool)   { return int64(a.lo), a.hi == int64(a.lo)>>63 }
func (a Int) Uint64() (uint64, bool) { return a.lo, a.hi == 0 }

// Float returns a float64 near the number.
func (a Int) Float() float64 {
	if a.hi < 0 { // in two's complement a small one is the difference of two large ones
		if n := a.Neg(); n.hi >= 0 {
			return -n.Float()
		}
	}
	return float64(a.hi)*(1<<64) + float64(a.lo)
}

// mul returns the product of two integers.
func mul(a, b int64) Int {
	hi, lo := bits.Mul64(uint64(a), uint64(b))
	n := Int{int64(hi), lo}
	if a < 0 {
		n.hi -= b
	}
	if b < 0 {
		n.hi -= a
	}
	return n
}

// quo returns the number divided by a positive number. ok is false if a remainder is left or the quotient
// does not fit.
func (a Int) quo(by uint64) (q int64, ok bool) {
	abs := a
	if a.hi < 0 {
		abs = a.Neg()
	}
	if abs.hi < 0 || uint64(abs.hi) >= by {
		return 0, false
	}
	n, rest := bits.Div64(uint64(abs.hi), abs.lo, by)
	if rest != 0 || n > math.MaxInt64 {
		return 0, false
	}
	if a.hi < 0 {
		return -int64(n), true
	}
	return int64(n), true
}
