// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangestats

import (
	"cmp"
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// Number is a sum, an average, a minimum or a maximum.
type Number struct {
	// Exact is the number without rounding, nil if only Float is known.
	Exact *big.Rat
	// Float is a float64 next to the number, NaN if there is none.
	Float float64
}

// none is the figure of no numbers.
var none = Number{Float: math.NaN()}

// Sum is the sum of the numbers, NaN if there are none.
func (s *Stats) Sum() Number {
	if s.Numbers == 0 {
		return none
	}
	total := ratOf(s.whole.sum(), 0)
	total.Add(total, ratOf(s.micro.sum(), 6))
	rest := s.floats
	for _, n := range [...]*exact.Sum{&s.wide.sum, &s.decimals.sum} {
		if n.Exact() {
			total.Add(total, n.Rat())
		} else {
			rest.accumulate(n.Float())
			rest.n++
		}
	}
	if s.given != nil && s.given.sum.Exact != nil {
		total.Add(total, s.given.sum.Exact)
	} else if s.given != nil {
		rest.accumulate(s.given.sum.Float)
		rest.n++
	}
	float, _ := total.Float64()
	if rest.n == 0 {
		return Number{Exact: total, Float: float}
	}
	rest.accumulate(float)
	return Number{Float: rest.sum()}
}

// Average is the average of the numbers, NaN if there are none.
func (s *Stats) Average() Number {
	sum := s.Sum()
	if sum.Exact == nil {
		sum.Float /= float64(s.Numbers)
		return sum
	}
	sum.Exact.Quo(sum.Exact, new(big.Rat).SetInt64(int64(s.Numbers)))
	sum.Float, _ = sum.Exact.Float64()
	return sum
}

// Min and Max are the least and the greatest number, NaN if there are none.
func (s *Stats) Min() Number {
	return s.extreme(s.whole.min, s.micro.min, s.wide.min.Units, s.decimals.min.Units, s.floats.least, -1)
}

func (s *Stats) Max() Number {
	return s.extreme(s.whole.max, s.micro.max, s.wide.max.Units, s.decimals.max.Units, s.floats.largest, 1)
}

// extreme is the number of those of each kind that lies furthest to a side.
func (s *Stats) extreme(whole, micro int64, wide, decimal exact.Int, float float64, side int) (best Number) {
	best = none
	try := func(some bool, n Number) {
		if some && (math.IsNaN(best.Float) || n.cmp(best) == side) {
			best = n
		}
	}
	try(s.whole.n > 0, ofUnits(exact.OfInt64(whole), 0))
	try(s.micro.n > 0, ofUnits(exact.OfInt64(micro), 6))
	try(!s.wide.sum.Empty(), ofUnits(wide, 0))
	try(!s.decimals.sum.Empty(), ofUnits(decimal, exact.Scale))
	try(s.floats.n > 0, Number{Float: float})
	if s.given != nil && side < 0 {
		try(true, s.given.min)
	} else if s.given != nil {
		try(true, s.given.max)
	}
	return best
}

// cmp compares two numbers that are not NaN.
func (n Number) cmp(m Number) int {
	a, b := n.rat(), m.rat()
	if a != nil && b != nil {
		return a.Cmp(b)
	}
	return cmp.Compare(n.Float, m.Float)
}

// rat is the number as a fraction, nil if it is infinite.
func (n Number) rat() *big.Rat {
	if n.Exact != nil {
		return n.Exact
	}
	return new(big.Rat).SetFloat64(n.Float)
}

// ratOf is a number of units, of which 10^decimals make 1.
func ratOf(units exact.Int, decimals int) *big.Rat {
	unit := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(decimals)), nil)
	return new(big.Rat).SetFrac(units.Big(), unit)
}

func ofUnits(units exact.Int, decimals int) Number {
	n := Number{Exact: ratOf(units, decimals)}
	n.Float, _ = n.Exact.Float64()
	return n
}

// Whole is the number rounded half away from zero, false if only Float is known.
func (n Number) Whole() (whole *big.Int, ok bool) {
	if n.Exact == nil {
		return nil, false
	}
	whole, _ = new(big.Int).SetString(n.Exact.FloatString(0), 10)
	return whole, true
}

// Digits is the number in plain digits, rounded half away from zero to at most some decimals and
// without zeros at their end. A number of which only Float is known has at most 15 significant
// digits, since more are noise; one beyond 10^21 has an exponent.
func (n Number) Digits(decimals int) string {
	if n.Exact != nil {
		return trim(n.Exact.FloatString(decimals))
	}
	if math.IsNaN(n.Float) || math.IsInf(n.Float, 0) {
		return strconv.FormatFloat(n.Float, 'g', -1, 64)
	}
	short := strconv.FormatFloat(n.Float, 'g', significant, 64)
	f, _ := strconv.ParseFloat(short, 64)
	if math.Abs(f) >= 1e21 || f != 0 && math.Abs(f) < 1e-15 {
		return short
	}
	return trim(strconv.FormatFloat(f, 'f', min(decimals, shortest(f)), 64))
}

// significant is how many digits of a float64 are shown.
const significant = 15

// shortest is how many decimals a float64 has.
func shortest(f float64) int {
	_, fraction, _ := strings.Cut(strconv.FormatFloat(f, 'f', -1, 64), ".")
	return len(fraction)
}

// trim removes zeros at the end of the decimals, and the sign of zero.
func trim(digits string) string {
	if strings.Contains(digits, ".") {
		digits = strings.TrimRight(strings.TrimRight(digits, "0"), ".")
	}
	if digits == "-0" {
		return "0"
	}
	return digits
}
