// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"math"
	"math/big"
	"math/bits"
	"strconv"
	"strings"
)

// int128 is a whole number of 128 bits, in two's complement: sums of 64-bit values
// over any number of rows that fits into memory do not overflow it.
type int128 struct {
	hi int64
	lo uint64
}

func ofInt64(i int64) int128   { return int128{hi: i >> 63, lo: uint64(i)} }
func ofUint64(u uint64) int128 { return int128{lo: u} }

func (a int128) add(b int128) int128 {
	lo, carry := bits.Add64(a.lo, b.lo, 0)
	return int128{a.hi + b.hi + int64(carry), lo}
}

func (a int128) neg() int128 { return int128{^a.hi, ^a.lo}.add(int128{lo: 1}) }

func (a int128) cmp(b int128) int { return cmp.Or(cmp.Compare(a.hi, b.hi), cmp.Compare(a.lo, b.lo)) }

// int64 and uint64 are the number, and whether it fits.
func (a int128) int64() (int64, bool)   { return int64(a.lo), a.hi == int64(a.lo)>>63 }
func (a int128) uint64() (uint64, bool) { return a.lo, a.hi == 0 }

func (a int128) float() float64 { return float64(a.hi)*(1<<64) + float64(a.lo) }

func (a int128) big() *big.Int {
	n := big.NewInt(a.hi)
	return n.Lsh(n, 64).Add(n, new(big.Int).SetUint64(a.lo))
}

// decimalScale is how many decimals a decimal number is held with, as an int128 of its
// last one. With these and 18 digits before the point, sums of 2^31 rows fit.
const decimalScale = 18

// parseDecimal reads a decimal number in plain digits. Exact is false for one with an
// exponent or too many digits, of which only f, a float64 next to it, is known.
func parseDecimal(text []byte) (n int128, f float64, exact, ok bool) {
	f, err := strconv.ParseFloat(string(text), 64)
	if err != nil || math.IsNaN(f) || math.IsInf(f, 0) {
		return n, 0, false, false
	}
	digits, negative := text, false
	if digits[0] == '-' || digits[0] == '+' {
		digits, negative = digits[1:], digits[0] == '-'
	}
	whole, decimals, point := 0, 0, false
	for _, c := range digits {
		switch {
		case c == '.':
			point = true
			continue
		case !isDigit(c):
			return n, f, false, true
		case point:
			decimals++
		case c != '0' || whole > 0:
			whole++
		}
		if whole > 18 || decimals > decimalScale {
			return n, f, false, true
		}
		n = n.times10(c - '0')
	}
	for ; decimals < decimalScale; decimals++ {
		n = n.times10(0)
	}
	if negative {
		n = n.neg()
	}
	return n, f, true, true
}

// times10 appends a decimal digit to a number that is not negative.
func (a int128) times10(digit byte) int128 {
	hi, lo := bits.Mul64(a.lo, 10)
	return int128{a.hi*10 + int64(hi), lo}.add(int128{lo: uint64(digit)})
}

// exactSum is a sum of numbers, in units of the last of some decimals.
type exactSum struct {
	sum int128
	n   int64 // how many numbers
	// float is the sum as a float64; inexact says that it is all that is known.
	float   float64
	inexact bool
}

func (s *exactSum) add(n int128, f float64, exact bool) {
	s.sum = s.sum.add(n)
	s.n++
	s.float += f
	s.inexact = s.inexact || !exact
}

func (s *exactSum) join(t *exactSum) {
	s.sum = s.sum.add(t.sum)
	s.n += t.n
	s.float += t.float
	s.inexact = s.inexact || t.inexact
}

// ofSome is the sum, but nil for a mean of no numbers.
func (s *exactSum) ofSome(mean bool) any {
	if mean && s.n == 0 {
		return nil
	}
	return s
}

// mean64 is the average as a float64.
func (s *exactSum) mean64() float64 { return s.float / float64(s.n) }

// mean is the average with some decimals, as a number of the last of them, rounded
// half away from zero. The sum has scale decimals.
func (s *exactSum) mean(scale, decimals int) *big.Int {
	n, by := s.sum.big(), big.NewInt(s.n)
	ten := func(power int) *big.Int { return new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(power)), nil) }
	if decimals >= scale {
		n.Mul(n, ten(decimals-scale))
	} else {
		by.Mul(by, ten(scale-decimals))
	}
	half := new(big.Int).Rsh(by, 1)
	if n.Sign() < 0 {
		half.Neg(half)
	}
	return n.Add(n, half).Quo(n, by)
}

// decimalText is a number of the last of some decimals in digits, without zeros at the
// end of the decimals.
func decimalText(n *big.Int, decimals int) string {
	text := new(big.Int).Abs(n).String()
	if short := decimals + 1 - len(text); short > 0 {
		text = strings.Repeat("0", short) + text
	}
	at := len(text) - decimals
	if fraction := strings.TrimRight(text[at:], "0"); fraction != "" {
		text = text[:at] + "." + fraction
	} else {
		text = text[:at]
	}
	if n.Sign() < 0 {
		return "-" + text
	}
	return text
}
