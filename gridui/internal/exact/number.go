// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exact

import (
	"bytes"
	"cmp"
	"errors"
	"math"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/ratio"
)

// Scale is the number of decimals with which a decimal number is stored, and mostWhole the greatest number of
// digits before the point of a number stored exactly.
const (
	Scale     = 18
	mostWhole = 18
)

// longest limits the digits and the exponent of numbers stored as Rat.
const longest = 1000

// Number is a parsed number: Units in units of its last decimal, with Decimals decimals. If it is not Exact,
// because it has too many digits or an exponent, Rat is the number. A nil Rat means that only Float, a
// float64 near the number, is known.
type Number struct {
	Units    Int
	Float    float64
	Rat      *ratio.Rat
	Decimals uint8
	Exact    bool
}

// OfRat returns a fraction as a number, in units of 10^-Scale if it is exact.
func OfRat(r *ratio.Rat) (n Number) {
	n.Float = r.Float64()
	n.Decimals, n.Rat = Scale, r
	if places, terminates := r.FloatPrec(); terminates && places <= Scale {
		if n.Units, n.Exact = units([]byte(r.FloatString(places))); n.Exact {
			n.Rat = nil
		}
	}
	return n
}

// Cmp compares two numbers exactly, or by Float if only that is known.
func (n Number) Cmp(m Number) int {
	if n.Exact && m.Exact {
		if n.Decimals == m.Decimals {
			return n.Units.Cmp(m.Units)
		}
		a, fits := n.In(max(n.Decimals, m.Decimals))
		b, both := m.In(max(n.Decimals, m.Decimals))
		if fits && both {
			return a.Cmp(b)
		}
	}
	a, b := n.rational(), m.rational()
	if a == nil || b == nil {
		return cmp.Compare(n.Float, m.Float)
	}
	return a.Cmp(b)
}

// Abs returns the number without its sign.
func (n Number) Abs() Number {
	n.Float = math.Abs(n.Float)
	if n.Units.Negative() {
		n.Units = n.Units.Neg()
	}
	if n.Rat != nil {
		n.Rat = n.Rat.Abs()
	}
	return n
}

// rational returns the number as a fraction, nil for an infinity.
func (n Number) rational() *ratio.Rat {
	if r := n.Fraction(); r != nil {
		return r
	}
	return ratio.OfFloat(n.Float)
}

// fraction returns a number of units of the last decimal.
func fraction(units Int, decimals uint8) *ratio.Rat {
	hi, lo, negative := units.abs()
	return ratio.OfWords(hi, lo, negative).Shift10(-int(decimals))
}

// OfUnits returns a number of units of the last decimal, with the float nearest to it.
func OfUnits(units Int, decimals uint8) Number {
	n := Number{Units: units, Decimals: decimals, Exact: true}
	n.Float = n.Near()
	return n
}

// Whole returns an integer as a Number.
func Whole(n Int) Number { return Number{Units: n, Float: n.Float(), Exact: true} }

// tame reports whether sums of 2^31 such numbers are exact.
func (n *Number) tame() bool {
	const most = 31 // bits above the 64 of lo
	return n.Exact && n.Units.hi>>most == n.Units.hi>>63
}

// Parse parses a decimal number in plain digits, in units of 10^-Scale. It is not Exact if it has an exponent
// or too many digits; ok is false if the text is not a number.
func Parse(text []byte) (n Number, ok bool) {
	n, ok = ParseLong(text)
	return n, ok && !math.IsInf(n.Float, 0)
}

// ParseLong parses a number of any size like Parse: Float may be an infinity if Rat is the number.
func ParseLong(text []byte) (n Number, ok bool) {
	f, err := strconv.ParseFloat(string(text), 64)
	beyond := errors.Is(err, strconv.ErrRange) // an infinity
	if err != nil && !beyond || math.IsNaN(f) || math.IsInf(f, 0) && !beyond {
		return n, false
	}
	n.Float, n.Decimals = f, Scale
	if n.Units, n.Exact = units(text); !n.Exact {
		n.Rat = rational(text)
	}
	return n, !beyond || n.Rat != nil
}

// rational parses the digits of a number that ParseFloat has accepted. It returns nil if there are too many.
func rational(text []byte) *ratio.Rat {
	if len(text) > longest {
		return nil
	}
	if at := bytes.IndexAny(text, "eEpP"); at >= 0 {
		if exponent, err := strconv.Atoi(string(text[at+1:])); err != nil || max(exponent, -exponent) > longest {
			return nil
		}
	}
	r, _ := ratio.Parse(string(text))
	return r
}

// units parses the digits of a number.
func units(text []byte) (n Int, exact bool) {
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
		case c < '0' || c > '9':
			return Int{}, false
		case point:
			decimals++
		case c != '0' || whole > 0:
			whole++
		}
		if whole > mostWhole || decimals > Scale {
			return Int{}, false
		}
		n = n.times10(c - '0')
	}
	for ; decimals < Scale; decimals++ {
		n = n.times10(0)
	}
	if negative {
		n = n.Neg()
	}
	return n, true
}
