// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package ratio calculates with fractions of any size. It has the few operations that a grid needs of math/big,
// which adds ten times the code to a program.
package ratio

import (
	"math"
	"math/big"
	"math/bits"
	"strconv"
	"strings"
)

// Rat is a fraction. The zero value is 0. Values are immutable; methods return new ones.
type Rat struct {
	num nat
	den nat // nil: 1
	neg bool
}

// OfInt64 returns a whole number.
func OfInt64(v int64) *Rat {
	abs := uint64(v)
	if v < 0 {
		abs = -abs
	}
	return OfWords(0, abs, v < 0)
}

// OfWords returns a whole number by its absolute value in two words and its sign.
func OfWords(hi, lo uint64, negative bool) *Rat {
	return &Rat{num: trim(nat{uint32(lo), uint32(lo >> 32), uint32(hi), uint32(hi >> 32)}), neg: negative}
}

// OfFloat returns the exact value of a float64, nil if it is not finite.
func OfFloat(f float64) *Rat {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return nil
	}
	fraction, exponent := math.Frexp(math.Abs(f))
	r := &Rat{num: natOf(uint64(math.Ldexp(fraction, 53))), neg: math.Signbit(f)}
	return r.scaled(exponent - 53)
}

// OfBig returns a copy of a fraction, without the code of math/big.
func OfBig(r *big.Rat) *Rat {
	return &Rat{num: ofBits(r.Num().Bits()), den: ofBits(r.Denom().Bits()), neg: r.Sign() < 0}
}

// OfBigInt returns a copy of an integer.
func OfBigInt(n *big.Int) *Rat { return &Rat{num: ofBits(n.Bits()), neg: n.Sign() < 0} }

func ofBits(words []big.Word) nat {
	n := make(nat, 0, 2*len(words))
	for _, word := range words {
		for at := 0; at < bits.UintSize; at += 32 {
			n = append(n, uint32(uint64(word)>>at))
		}
	}
	return trim(n)
}

// Big returns a copy as a fraction of math/big. As a method it would link math/big into each program with a fraction.
func Big(r *Rat) *big.Rat {
	out, _ := new(big.Rat).SetString(r.RatString())
	return out
}

// Parse parses a number that strconv.ParseFloat accepts, other than an infinity or NaN.
func Parse(text string) (r *Rat, ok bool) {
	r = &Rat{}
	switch {
	case strings.HasPrefix(text, "-"):
		r.neg = true
		fallthrough
	case strings.HasPrefix(text, "+"):
		text = text[1:]
	}
	base, marks, bitsEach := uint32(10), "eE", 0
	if len(text) > 2 && text[0] == '0' && text[1]|0x20 == 'x' {
		text, base, marks, bitsEach = text[2:], 16, "pP", 4
	}
	exponent := 0
	if at := strings.IndexAny(text, marks); at >= 0 {
		var err error
		if exponent, err = strconv.Atoi(text[at+1:]); err != nil {
			return nil, false
		}
		text = text[:at]
	}
	_, decimals, _ := strings.Cut(text, ".")
	places := 0
	for _, c := range []byte(decimals) {
		if _, digit := digitOf(c); digit {
			places++
		}
	}
	if strings.Trim(text, "0123456789abcdefABCDEF_.") != "" || len(text) == 0 {
		return nil, false
	}
	r.num = read(text, base)
	if bitsEach > 0 {
		return r.scaled(exponent - bitsEach*places), true
	}
	return r.Shift10(exponent - places), true
}

// scaled returns r·2^by.
func (r *Rat) scaled(by int) *Rat {
	switch {
	case len(r.num) == 0:
		return &Rat{}
	case by >= 0:
		return &Rat{r.num.shifted(by), r.den, r.neg}
	}
	return &Rat{r.num, r.denom().shifted(-by), r.neg}
}

// Shift10 returns r·10^by.
func (r *Rat) Shift10(by int) *Rat {
	switch {
	case len(r.num) == 0 || by == 0:
		return r
	case by > 0:
		return &Rat{r.num.mul(power(10, by)), r.den, r.neg}
	}
	return &Rat{r.num, r.denom().mul(power(10, -by)), r.neg}
}

// one is shared, since numbers are immutable.
var one = nat{1}

func (r *Rat) denom() nat {
	if r.den == nil {
		return one
	}
	return r.den
}

// Sign returns -1, 0 or 1.
func (r *Rat) Sign() int {
	switch {
	case len(r.num) == 0:
		return 0
	case r.neg:
		return -1
	}
	return 1
}

// Neg returns -r.
func (r *Rat) Neg() *Rat { return &Rat{r.num, r.den, !r.neg} }

// Abs returns r without its sign.
func (r *Rat) Abs() *Rat { return &Rat{r.num, r.den, false} }

// Add returns r+s. Fractions with the same denominator keep it, which makes sums of decimals fast.
func (r *Rat) Add(s *Rat) *Rat {
	a, b, den := r.num, s.num, r.denom()
	same := den.cmp(s.denom()) == 0
	if !same {
		a, b, den = a.mul(s.denom()), b.mul(den), den.mul(s.denom())
	}
	sum := &Rat{den: den, neg: r.neg}
	switch {
	case r.neg == s.neg:
		sum.num = a.add(b)
	case a.cmp(b) >= 0:
		sum.num = a.sub(b)
	default:
		sum.num, sum.neg = b.sub(a), s.neg
	}
	if same {
		return sum
	}
	return sum.reduced()
}

// Mul returns r·s.
func (r *Rat) Mul(s *Rat) *Rat {
	product := &Rat{r.num.mul(s.num), r.denom().mul(s.denom()), r.neg != s.neg}
	return product.reduced()
}

// Quo returns r/s. s must not be 0.
func (r *Rat) Quo(s *Rat) *Rat { return r.Mul(&Rat{s.denom(), s.num, s.neg}) }

// reduced returns the fraction in lowest terms. Most denominators have no factors but 2 and 5, which are tried first.
func (r *Rat) reduced() *Rat {
	if len(r.num) == 0 {
		return &Rat{}
	}
	num, den := r.num, r.denom()
	twos := min(num.zeros(), den.zeros())
	num, den = num.shifted(-twos), den.shifted(-twos)
	if left, fives := den.without(5, math.MaxInt); fives > 0 {
		shorter, common := num.without(5, fives)
		num, den = shorter, left.mul(power(5, fives-common))
		if left.bitLen() == left.zeros()+1 { // only factors 2 and 5
			return &Rat{num, den, r.neg}
		}
	}
	if common := num.gcd(den); len(common) != 1 || common[0] != 1 {
		num, _ = num.quo(common)
		den, _ = den.quo(common)
	}
	return &Rat{num, den, r.neg}
}

// Cmp returns -1 if r is less than s, 1 if it is greater, or else 0.
func (r *Rat) Cmp(s *Rat) int {
	if a, b := r.Sign(), s.Sign(); a != b {
		if a < b {
			return -1
		}
		return 1
	}
	sign := r.num.mul(s.denom()).cmp(s.num.mul(r.denom()))
	if r.neg {
		return -sign
	}
	return sign
}

// Float64 returns the nearest float64, an infinity beyond its range.
func (r *Rat) Float64() float64 {
	if len(r.num) == 0 {
		return 0
	}
	const width = 66 // more bits than a float64 has; the last one holds the remainder
	num, den := r.num, r.denom()
	up := width - num.bitLen() + den.bitLen()
	if up >= 0 {
		num = num.shifted(up)
	} else {
		den = den.shifted(-up)
	}
	q, rest := num.quo(den)
	if len(rest) > 0 {
		q[0] |= 1
	}
	text := append(make([]byte, 0, 40), "0x"...)
	for i := len(q) - 1; i >= 0; i-- {
		for at := 28; at >= 0; at -= 4 {
			text = append(text, "0123456789abcdef"[q[i]>>at&15])
		}
	}
	text = strconv.AppendInt(append(text, 'p'), int64(-up), 10)
	f, _ := strconv.ParseFloat(string(text), 64)
	if r.neg {
		return -f
	}
	return f
}

// IsInt reports whether the number is whole.
func (r *Rat) IsInt() bool {
	_, rest := r.num.quo(r.denom())
	return len(rest) == 0
}

// FloatPrec returns how many decimals the number has before they repeat. exact reports whether it ends with them.
func (r *Rat) FloatPrec() (decimals int, exact bool) {
	den := r.reduced().denom()
	twos := den.zeros()
	left, fives := den.shifted(-twos).without(5, math.MaxInt)
	return max(twos, fives), left.cmp(one) == 0
}

// FloatString returns the number in plain digits, rounded half away from zero to decimals.
func (r *Rat) FloatString(decimals int) string {
	q, rest := r.num.mul(power(10, decimals)).quo(r.denom())
	if rest.shifted(1).cmp(r.denom()) >= 0 {
		q = q.add(one)
	}
	text := q.text(decimals + 1)
	if decimals > 0 {
		text = text[:len(text)-decimals] + "." + text[len(text)-decimals:]
	}
	if r.neg && len(r.num) > 0 {
		return "-" + text
	}
	return text
}

// RatString returns the digits of a whole number, or of numerator and denominator in lowest terms, with a slash.
func (r *Rat) RatString() string {
	low := r.reduced()
	text := low.num.text(1)
	if low.denom().cmp(one) != 0 {
		text += "/" + low.denom().text(1)
	}
	if low.Sign() < 0 {
		return "-" + text
	}
	return text
}
